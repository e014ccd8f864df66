"""What holds for every test: how long Hypothesis may think, whose asserts pytest explains, and when benches run."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is no fault of the code: a time limit for the whole run stands where the run is started.
settings.register_profile("gate", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("gate")

# Some tests import it, others name it as a plugin; whichever comes first, its asserts are explained.
pytest.register_assert_rewrite("tests.playground.page_browser")

BENCH = Path(__file__).parent / "bench"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Benches run with ``--benchmark-enable`` alone (``make bench``): beside other tests their times mean nothing."""
    if collection_path == BENCH and not config.getoption("benchmark_enable"):
        return True
    return None

"""What applies to every test: Hypothesis's time limits, rewritten asserts, and when benches run.

A test that begins processes must be marked ``@pytest.mark.processes``, or it fails; ``make test ARGS='-m processes'``
runs only those. If one of them fails, or anything times out, the report says how busy the machine was.
"""

import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.patience import machine
from tests.run.compiled_statements import share_compiled_statements
from tests.run.costs import pytest_terminal_summary
from tests.run.postgres_server import pytest_collection_finish, pytest_sessionfinish
from tests.run.workers import pytest_addoption, pytest_runtestloop

__all__ = [
    "pytest_addoption",
    "pytest_collection_finish",
    "pytest_runtestloop",
    "pytest_sessionfinish",
    "pytest_terminal_summary",
]

# No time limit for each example, since a busy machine is not a fault; whoever starts the run limits the whole run.
settings.register_profile("gate", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("gate")

# Some tests import it, others name it as a plugin; in either case its asserts are rewritten.
pytest.register_assert_rewrite(
    "tests.playground.page.page_browser",
    "tests.perft.counting",
    "tests.engine.laws",
    "tests.games.big_two.laws.deal_laws",
    "tests.games.sheng_ji.laws.deal_laws",
    "tests.games.da_guai_lu_zi.escape_laws",
    "tests.games.da_guai_lu_zi.escape_points_by_the_text",
    "tests.games.zheng_shangyou.laws.deal_laws",
    "tests.games.zheng_shangyou.laws.place_laws",
    "tests.games.zheng_shangyou.laws.place_points_by_the_text",
    "tests.games.zheng_shangyou.laws.place_exchange_by_the_text",
)

BENCH = Path(__file__).parent / "bench"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Benches run only with ``--benchmark-enable`` (``make bench``): beside other tests their times mean nothing."""
    if collection_path == BENCH and not config.getoption("benchmark_enable"):
        return True
    return None


BEGUN = pytest.StashKey[str]()
"""The program of a process that a test began."""
_running: list[pytest.Item] = []


def _hear(event: str, args: tuple[Any, ...]) -> None:
    if event == "subprocess.Popen" and _running:
        _running[-1].stash.setdefault(BEGUN, str(args[0]))


sys.addaudithook(_hear)
share_compiled_statements()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, bool | None, bool | None]:
    """Remember the running test, so that a process it begins is noted as its own."""
    _running.append(item)
    try:
        return (yield)
    finally:
        _running.remove(item)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail a test that begins a process without the marker; report the machine's load if that may be at fault."""
    report = yield
    says_so = item.get_closest_marker("processes") is not None
    if report.passed and report.when == "call" and BEGUN in item.stash and not says_so:
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} begins a process ({item.stash[BEGUN]}): mark it with @pytest.mark.processes"
    if report.failed and (says_so or (call.excinfo and "Timeout" in call.excinfo.typename)):
        report.sections.append(("how busy it was", machine()))
    return report

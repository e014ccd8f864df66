"""What holds for every test: how long Hypothesis may think, and whose asserts pytest explains."""

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is no fault of the code: a time limit for the whole run stands where the run is started.
settings.register_profile("gate", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("gate")

# Some tests import it, others name it as a plugin; whichever comes first, its asserts are explained.
pytest.register_assert_rewrite("tests.playground.page_browser")

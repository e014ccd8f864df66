"""How much the laws try, ``pytest tests/games/big_two --rule-sets 10000 --deals 20``, and games at the shell."""

from __future__ import annotations

import pytest

from tests.cli.at_the_shell import asked, batch, shell

__all__ = ["asked", "batch", "shell"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-sets", type=int, default=None, help="so many random rule sets under the laws of a game")
    parser.addoption("--deals", type=int, default=None, help="so many random deals under each of them")
    parser.addoption("--hands", type=int, default=None, help="so many random hands under judge and generator of a game")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes ``seeds`` tries one ``BATCH`` of the module's ``RULE_SETS`` or ``HANDS``, or of more."""
    if "seeds" in metafunc.fixturenames:
        module, of_hands = metafunc.module, hasattr(metafunc.module, "HANDS")
        usual = module.HANDS if of_hands else module.RULE_SETS
        many = metafunc.config.getoption("--hands" if of_hands else "--rule-sets", None) or usual
        batches = [range(first, min(first + module.BATCH, many)) for first in range(0, many, module.BATCH)]
        metafunc.parametrize("seeds", batches, ids=[str(seeds.start) for seeds in batches])


@pytest.fixture
def deals(request: pytest.FixtureRequest) -> int:
    """How many deals the laws try under each rule set: the module's ``DEALS``, or as many as were asked for."""
    return int(request.config.getoption("--deals", None) or request.module.DEALS)

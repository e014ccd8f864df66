"""How much the laws try: ``pytest tests/games/big_two --rule-sets 10000 --deals 20``."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-sets", type=int, default=None, help="so many random rule sets under the laws of a game")
    parser.addoption("--deals", type=int, default=None, help="so many random deals under each of them")
    parser.addoption("--hands", type=int, default=None, help="so many random hands under judge and generator of a game")

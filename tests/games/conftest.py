"""How much the laws try: ``pytest tests/games/big_two --rule-sets 10000 --deals 20``."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-sets", type=int, default=None, help="so many random rule sets under the laws of a game")
    parser.addoption("--deals", type=int, default=None, help="so many random deals under each of them")
    parser.addoption("--hands", type=int, default=None, help="so many random hands under judge and generator of a game")


pytest.register_assert_rewrite(
    "tests.games.big_two.laws",
    "tests.games.sheng_ji.deal_laws",
    "tests.games.da_guai_lu_zi.escape_laws",
    "tests.games.da_guai_lu_zi.escape_points_by_the_text",
    "tests.games.zheng_shangyou.deal_laws",
    "tests.games.zheng_shangyou.place_laws",
    "tests.games.zheng_shangyou.place_points_by_the_text",
    "tests.games.zheng_shangyou.place_exchange_by_the_text",
)

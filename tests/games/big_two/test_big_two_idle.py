"""Which parameters mean nothing because of others (docs/big-two.md, BT-4.3, 16.5, 18.5)."""

import pytest

from bot.games.big_two import GAME
from bot.games.big_two.guide.idle import is_idle
from bot.games.big_two.rules.options import ExchangeKind, RestUse
from tests.games.big_two.exchanging import rules

OF_KIND = {
    ExchangeKind.NONE: "pagat-basic",
    ExchangeKind.LOSER_WINNER_3P: "pagat-basic+seats-3+exchange-3p",
    ExchangeKind.CLASS_ONE_BY_ONE: "class-struggle-1",
    ExchangeKind.CLASS_POOL: "class-struggle-2",
    ExchangeKind.TRIBUTE_PICK: "tribute-hk-1",
    ExchangeKind.TRIBUTE_1: "tribute-hk-2",
    ExchangeKind.TRIBUTE_2_1: "tribute-hk-3",
    ExchangeKind.TRIBUTE_3_CHAIN: "tribute-hk-4",
}


@pytest.mark.parametrize("kind", ExchangeKind)
def test_cards_are_protected_where_single_cards_are_given(kind: ExchangeKind) -> None:
    """Without an exchange nothing is given, and whoever chooses a whole hand gets it as it is."""
    given = GAME.rules(OF_KIND[kind])
    assert given.exchange.kind is kind
    assert is_idle(given, "exchange.protected") is (kind in (ExchangeKind.NONE, ExchangeKind.TRIBUTE_PICK))


@pytest.mark.parametrize("use", RestUse)
def test_a_face_matters_where_somebody_may_get_what_is_left(use: RestUse) -> None:
    """Cards that are thrown away, or drawn one by one, are never chosen by what they show."""
    left = rules("three-player-17", rest__use=use.value, rest__face="down")
    assert is_idle(left, "rest.face") is (use in (RestUse.DISCARD, RestUse.STOCK))


@pytest.mark.parametrize("parameter", ["rest.use", "rest.face"])
def test_with_nothing_left_over_neither_use_nor_face_matters(parameter: str) -> None:
    assert is_idle(GAME.rules("pagat-basic"), parameter)

"""Which parameters mean nothing because of others (docs/big-two.md, BT-4.3, 16.5, 18.5)."""

import pytest

from bot.engine.rulebook.guide import is_idle
from bot.games.big_two import GAME
from bot.games.big_two.rules.closed_choices import (
    AnswerFive,
    ExchangeKind,
    MatchEnd,
    Monsters,
    RestUse,
    ScoreBase,
    Settle,
    StartLater,
    TopEnforce,
    TopFollow,
    TopLead,
)
from tests.games.big_two.before.exchanging import rules

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


@pytest.mark.parametrize("later", StartLater)
def test_later_deals_are_bound_by_the_lowest_card_where_it_opens_them(later: StartLater) -> None:
    opened = rules("pagat-basic", start__later=later.value)
    assert is_idle(opened, "start.low_card_scope") is (later is not StartLater.LOWEST_DEALT)


@pytest.mark.parametrize("parameter", ["top.follow", "top.lead", "top.enforce"])
@pytest.mark.parametrize("lead", TopLead)
@pytest.mark.parametrize("follow", TopFollow)
@pytest.mark.parametrize("enforce", TopEnforce)
@pytest.mark.parametrize("settle", [Settle.PAIRWISE, Settle.PUSOY])
def test_a_duty_matters_where_there_is_one_and_a_breach_is_refused_or_paid_for(
    parameter: str, lead: TopLead, follow: TopFollow, enforce: TopEnforce, settle: Settle
) -> None:
    """Where nobody pays, a breach that is to be paid for has no consequence."""
    top = {"top__follow": follow.value, "top__lead": lead.value, "top__enforce": enforce.value}
    bound = rules("pagat-basic", score__settle=settle.value, **top)
    asked = follow is not TopFollow.FREE or lead is not TopLead.FREE
    held = enforce is TopEnforce.LEGAL or (enforce is TopEnforce.LIABILITY and settle is Settle.PAIRWISE)
    assert is_idle(bound, parameter) is not (asked and held)


@pytest.mark.parametrize("end", MatchEnd)
def test_the_number_of_deals_matters_where_they_end_the_match(end: MatchEnd) -> None:
    ended = rules("pagat-basic", match__end=end.value, match__deals=10, match__target=100, match__chips=100)
    assert is_idle(ended, "match.deals") is (end in (MatchEnd.OPEN, MatchEnd.TARGET))


@pytest.mark.parametrize("settle", Settle)
def test_what_multiplies_a_difference_matters_where_each_pair_settles(settle: Settle) -> None:
    ends = {"end__mode": "play_on"} if settle is Settle.PLACES else {}
    settled = rules("pagat-basic", score__settle=settle.value, **ends)
    assert is_idle(settled, "score.tiers_on") is (settle is not Settle.PAIRWISE)


@pytest.mark.parametrize("flush", [True, False])
def test_how_flushes_compare_matters_where_they_are_played(flush: bool) -> None:
    assert is_idle(rules("pagat-basic", combo__flush=flush), "cmp.flush") is not flush


@pytest.mark.parametrize("five", AnswerFive)
@pytest.mark.parametrize("monsters", Monsters)
@pytest.mark.parametrize("kickers", [0, 2])
def test_the_ladder_of_honours_matters_where_they_can_meet(five: AnswerFive, monsters: Monsters, kickers: int) -> None:
    """As monsters they always can; as five cards they do, if a straight flush has no more and answers other kinds."""
    met = rules("pagat-basic", answer__five=five.value, answer__monsters=monsters.value, combo__sf_kickers=kickers)
    apart = five is AnswerFive.SAME_TYPE or kickers == 2
    assert is_idle(met, "cmp.quads_vs_sf") is (monsters is Monsters.OFF and apart)


@pytest.mark.parametrize(
    ("tiers", "not_played", "multiplied"),
    [([[1, 1]], None, False), ([[1, 2]], None, True), ([[1, 1], [8, 2]], None, True), ([[1, 1]], 2, True)],
)
def test_whom_multipliers_meet_matters_where_there_are_any(
    tiers: list[list[int]], not_played: int | None, multiplied: bool
) -> None:
    counted = rules("pagat-basic", score__tiers=tiers, score__no_play_mult=not_played)
    assert is_idle(counted, "score.tiers_apply") is not multiplied


@pytest.mark.parametrize(
    ("base", "settle"),
    [
        (ScoreBase.CARDS, Settle.WINNER_TAKES),
        (ScoreBase.TW_DEDUCT, Settle.WINNER_TAKES),
        (ScoreBase.TW_DEDUCT, Settle.FIXED_LOSER),
        (ScoreBase.NONE, Settle.FIXED_LOSER),
    ],
)
def test_what_a_hand_counts_matters_where_cards_are_worth_something_and_are_settled(
    base: ScoreBase, settle: Settle
) -> None:
    counted = rules("pagat-basic", score__base=base.value, score__settle=settle.value)
    matters = base is not ScoreBase.NONE and settle is Settle.WINNER_TAKES
    assert is_idle(counted, "score.tiers") is not matters
    assert is_idle(counted, "score.spade_ace_40") is not (matters and base is ScoreBase.TW_DEDUCT)

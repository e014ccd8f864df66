"""The rules of the toy game by example, with each of its refusals."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.cards import write_cards
from bot.engine.actions import NotPossible
from bot.engine.rulebook.declarations import Contradiction
from tests.toy import GAME
from tests.toy.proofs.toy_deals import done, fresh, in_tricks, rules_of, shuffled, why_not
from tests.toy.toy_rules import result_of
from tests.toy.toy_words import ToyRefusal


def bury_line(seat: int, deal_hand: tuple[object, ...], size: int) -> str:
    return f"{seat} bury {' '.join(map(str, deal_hand[:size]))}"


def test_each_of_three_gets_32_cards_of_two_packs_and_8_are_left() -> None:
    deal = fresh()
    assert [len(hand) for hand in deal.state.hands] == [32, 32, 32]
    assert len(deal.state.kitty) == 8
    assert max(Counter(deal.state.hands[0]).values()) == 2, "equal cards exist"


def test_the_highest_bid_takes_the_kitty_when_time_is_up() -> None:
    deal, _ = done(fresh(), "1 bid 110", "2 bid 120")
    assert deal.due() is not None
    later, [event] = deal.fall_due()
    assert (event.name, event.seat, event.args) == ("kitty-taken", 2, {"bid": 120, "n": 8})
    assert later.view(0).counts == (32, 32, 40)
    assert later.due() is None


def test_the_time_begins_anew_with_a_bid_and_not_with_a_pass() -> None:
    opened = fresh()
    passed, _ = done(opened, "0 pass")
    raised, _ = done(passed, "1 bid 110")
    assert opened.due() == passed.due() != raised.due()


def test_the_bidding_ends_at_once_where_nobody_else_can_bid() -> None:
    assert done(fresh(), "0 bid 100", "1 pass", "2 pass")[0].position.bidder == 0
    assert done(fresh(), "1 bid 200")[0].position.bidder == 1, "nobody can bid more"


def test_where_nobody_bids_the_opener_plays_at_the_lowest_bid() -> None:
    deal, _ = done(fresh(), "0 pass", "1 pass", "2 pass")
    assert (deal.position.bidder, deal.position.bid) == (0, 100)


def test_buried_cards_are_told_to_nobody_else() -> None:
    deal, _ = done(fresh(), "0 pass", "1 bid 100", "2 pass")
    deal, (public, private) = done(deal, bury_line(1, deal.state.hands[1], 8))
    assert public.args == {"n": 8}
    assert private.only == frozenset({1})
    assert deal.view(1).own.buried == deal.state.kitty
    assert [deal.view(seat).own.buried for seat in (0, 2, None)] == [(), (), ()]
    assert str(deal.view(0).history[-1][1]) == "bury 8"


@pytest.mark.parametrize(
    ("chain", "hands", "lines", "taker"),
    [
        ("plain", ("3d", "Kd", "4d"), ("0 play 3d", "1 play Kd", "2 play 4d"), 1),
        ("plain", ("3d", "Kd", "Kd"), ("0 play 3d", "1 play Kd", "2 play Kd"), 1),
        ("plain", ("3d", "As", "4d"), ("0 play 3d", "1 play As", "2 play 4d"), 2),
        ("trumps", ("3d", "2s", "Ad"), ("0 play 3d", "1 play 2s", "2 play Ad"), 1),
    ],
    ids=["highest", "first of equals", "another suit", "trump"],
)
def test_who_takes_a_trick(chain: str, hands: tuple[str, ...], lines: tuple[str, ...], taker: int) -> None:
    full = tuple(f"{hand} 9c" for hand in hands)
    deal, events = done(in_tricks(*full, chain=chain), *lines)
    assert (events[-1].name, events[-1].seat) == ("trick-taken", taker)
    assert deal.position.turn == taker


@pytest.mark.parametrize(("bid", "levels"), [(100, (0, 1, 1)), (15, (1, 0, 0))])
def test_the_last_trick_takes_the_kitty_and_the_side_rises(bid: int, levels: tuple[int, ...]) -> None:
    deal, _ = done(in_tricks("Ad", "5d", "4d", kitty="Tc 3c", bid=bid), "0 play Ad", "1 play 5d", "2 play 4d")
    result = deal.result()
    assert result is not None
    assert (result.points, result.account["taken"]) == (levels, 15)
    assert result.winners == {seat for seat, level in enumerate(levels) if level}


def test_all_points_rise_by_two_levels_and_the_match_ends_with_its_side() -> None:
    rules = rules_of()
    match = GAME.new_match(rules)
    result = result_of(rules, 1, 150, 200, ((),) * 3)
    later = match.book(result)
    assert (later.totals, later.standing()) == ((2, 4, 4), ("2", "4", "4"))
    assert (later.over(), later.winners(), later.sides()) == (True, frozenset({1, 2}), (0, 1, 1))
    with pytest.raises(NotPossible, match="the match is over"):
        shuffled(later)


REFUSED = {
    "bid_too_low": (("1 bid 120",), "2 bid 120"),
    "no_such_bid": ((), "1 bid 105"),
    "out_of_the_bidding": (("1 pass",), "1 bid 130"),
    "wrong_phase": ((), "0 play 3d"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refusals_of_the_bidding(name: str) -> None:
    before, line = REFUSED[name]
    assert why_not(done(fresh(), *before)[0], line) == name


def test_refusals_of_burial_and_play() -> None:
    deal, _ = done(fresh(), "0 pass", "1 bid 100", "2 pass")
    hand = deal.state.hands[1]
    assert why_not(deal, f"0 bury {write_cards(deal.state.hands[0][:8])}") == "not_your_turn"
    assert why_not(deal, bury_line(1, hand, 7)) == "wrong_number"
    single = next(card for card, times in Counter(hand).items() if times == 1)
    twice = [single, single, *(card for card in hand if card != single)][:8]
    assert why_not(deal, f"1 bury {write_cards(twice)}") == "not_held"
    deal = in_tricks("3d 4d", "5d 9c", "9h 9h")
    assert why_not(deal, "0 play Ad") == "not_held"
    assert why_not(done(deal, "0 play 3d")[0], "1 play 9c") == "follow_suit"
    assert why_not(deal, "1 bid 110") == "wrong_phase"


def test_every_refusal_is_met_in_these_examples() -> None:
    shell_or_grammar = {"one_card", "takes_no_trick"}
    met = {*REFUSED, "not_your_turn", "wrong_number", "not_held", "follow_suit", *shell_or_grammar}
    assert met == set(ToyRefusal)


def test_cards_that_do_not_go_round_are_no_rules() -> None:
    with pytest.raises(Contradiction, match="packs=2 and kitty=7"):
        rules_of().but({"kitty": 7})
    assert rules_of("small+quick").hand_size == 15
    with pytest.raises(NotPossible, match="unknown preset “large”"):
        rules_of("large")

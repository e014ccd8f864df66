"""Who may show which cards, and what that does: before play, by whole deals (SJ-3, 4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.cards import Card, read_cards
from bot.dealing import Shuffle
from bot.engine.actions import Action, Seat, must_act
from bot.engine.seam.play import PASS
from bot.games.sheng_ji import GAME
from bot.games.sheng_ji.cards.order import order_of
from bot.games.sheng_ji.deal.deal_state import DealState
from bot.games.sheng_ji.deal.declaring import Declaration, kind_of
from bot.games.sheng_ji.deal.judge import may_claim
from bot.games.sheng_ji.deal.plays import mildest_lead
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.games.sheng_ji.deal.seam import PLAY, ShengJiDeal
from bot.games.sheng_ji.match import PACE
from bot.games.sheng_ji.rules.parameters import SEATS, Rules
from bot.games.sheng_ji.verbs import REDEAL

Hands = Mapping[Seat, str]


def deal_with(hands: Hands, changes: Mapping[str, Any], kitty: str = "", **where: Any) -> ShengJiDeal:
    """A deal whose cards are all drawn; only seat 3 may hold twos and jokers that are not named."""
    rules = Rules().but(changes)
    named = {seat: list(read_cards(hands.get(seat, ""))) for seat in range(SEATS)}
    hole = list(read_cards(kitty))
    left = list(rules.packs.cards())
    for card in (*hole, *(card for cards in named.values() for card in cards)):
        left.remove(card)
    left.sort(key=lambda card: card.rank in "2LB")
    for cards in named.values():
        missing = rules.hand_size - len(cards)
        cards += left[:missing]
        del left[:missing]
    hole += left
    given: dict[str, Any] = {"phase": Phase.WINDOW, "drawn": SEATS * rules.hand_size, "dealer": 0} | where
    position = Position(rules, ("2", "2"), 0, counts=(rules.hand_size,) * SEATS, **given)
    return ShengJiDeal(PLAY, DealState(position, tuple(map(tuple, named.values())), tuple(hole)))


def showing(cards: str) -> Action:
    return Action("declare", read_cards(cards))


def done(deal: ShengJiDeal, *steps: tuple[Seat, Action]) -> ShengJiDeal:
    for seat, action in steps:
        deal, _ = deal.apply(seat, action)
    return deal


@pytest.mark.parametrize("dealer", range(SEATS))
def test_cards_are_drawn_one_at_a_time_from_the_dealer_on(dealer: Seat) -> None:
    rules = Rules()
    shuffle = Shuffle("drawn", 1, bytes(32), rules.packs.cards())
    deal, _ = GAME.new_match(rules, PACE.choices("single"), {"dealer": dealer}).start_deal(shuffle)
    assert PLAY.owns(deal)
    for seat in range(SEATS):
        assert deal.state.hand(seat) == (shuffle.order[(seat - dealer) % SEATS],)
    deal, _ = deal.fall_due()
    assert deal.state.hand(dealer) == (shuffle.order[0], shuffle.order[SEATS])
    assert deal.state.kitty == shuffle.order[-rules.kitty :]


@pytest.mark.parametrize(
    ("hand", "lead"),
    [
        ("3h 4h Kc", "Kc"),
        ("3h 4h LJ", "3h"),
        ("9s 8d 8c", "8c"),
        ("5d 6d", "5d"),
        ("2c 2s LJ", "2c"),
        ("2h 2s LJ", "2s"),
    ],
)
def test_the_mildest_lead(hand: str, lead: str) -> None:
    """The lowest single, side suits first, then pack order (SJ-11.6); hearts are trumps at level 2."""
    assert mildest_lead(order_of(Rules(), "2", "h"), read_cards(hand)) == read_cards(lead)


@pytest.mark.parametrize(
    ("changes", "current", "seat", "cards", "kind"),
    [
        ({}, "2h", 0, "2s 2s", ""),
        ({}, "2h", 0, "2h 2h", "reinforce"),
        ({}, "2h", 1, "2s 2s", "overturn"),
        ({"self_overturn": True}, "2h", 0, "2s 2s", "overturn"),
        ({"self_overturn": True}, "2h", 0, "2s", ""),
        ({"decks": 4, "self_overturn": True}, "LJ LJ", 0, "BJ BJ", ""),
        ({"decks": 4}, "LJ LJ", 0, "LJ LJ LJ", "reinforce"),
        ({"decks": 4}, "LJ LJ", 0, "BJ BJ BJ", ""),
        ({"decks": 3, "no_trump": "full"}, "2h", 1, "LJ LJ", ""),
        ({"decks": 3, "no_trump": "full"}, "2h", 1, "LJ LJ LJ", "overturn"),
        ({"suit_breaks_tie": True}, "2h 2h", 1, "2s 2s", "overturn"),
        ({"suit_breaks_tie": True}, "2h 2h", 1, "2d 2d", ""),
        ({"suit_breaks_tie": True}, "2h", 1, "2s", ""),
    ],
)
def test_what_a_declaration_is(changes: dict[str, Any], current: str, seat: Seat, cards: str, kind: str) -> None:
    force = Declaration(0, read_cards(current))
    assert kind_of(Rules().but(changes), "2", force, seat, read_cards(cards)).name == kind


@pytest.mark.parametrize(
    ("claims", "hand", "may"),
    [
        ("points_15", "Kh 5h 3c", True),
        ("points_15", "Kh Th 3c", False),
        ("trumps_3", "Kh Th LJ Kc Tc", True),
        ("trumps_3", "3h 4h 2c LJ 7c", False),
        ("either", "3h 4h 2c LJ 7c", True),
        ("either", "Kh Th LJ Kc Tc", True),
        ("either", "Kh Th 5h LJ", False),
        ("off", "3c", False),
    ],
)
def test_which_hands_claim_a_redeal(claims: str, hand: str, *, may: bool) -> None:
    rules = Rules().but({"redeal_claims": claims})
    position = Position(rules, ("2", "2"), 0, dealer=0, phase=Phase.BURY, burier=0, trump="h")
    assert may_claim(position, read_cards(hand)) == may


@pytest.mark.parametrize(("first", "dealer"), [(True, None), (False, 0)])
def test_after_a_claim_the_same_seat_deals_or_it_is_a_first_deal_again(*, first: bool, dealer: Seat | None) -> None:
    poor = " ".join(rank + suit for rank in "346789" for suit in "cdhs") + " 3c"
    bury: dict[str, Any] = {"phase": Phase.BURY, "burier": 0, "trump": "h", "first": first}
    deal = deal_with({1: poor}, {"redeal_claims": "points_15"}, **bury)
    result = done(deal, (1, REDEAL)).result()
    assert result is not None
    assert (result.void, result.dealer) == (True, dealer)


@pytest.mark.parametrize(("choice", "dealer"), [("final_declarer", 3), ("first_declarer", 1)])
def test_who_declares_deals_in_a_first_deal(choice: str, dealer: Seat) -> None:
    deal = deal_with({1: "2h", 3: "2s 2s"}, {"first_dealer": choice}, dealer=None, first=True)
    deal, _ = done(deal, (1, showing("2h")), (3, showing("2s 2s"))).fall_due()
    assert (deal.position.dealer, deal.position.trump, must_act(deal)) == (dealer, "s", frozenset({dealer}))


def test_in_a_later_deal_a_declaration_makes_trumps_only() -> None:
    deal, _ = done(deal_with({1: "2h"}, {}), (1, showing("2h"))).fall_due()
    assert (deal.position.dealer, deal.position.trump) == (0, "h")


def test_a_declaration_starts_the_window_anew_and_asks_all_again() -> None:
    deal = deal_with({1: "2h", 3: "2s 2s"}, {})
    passed = done(deal, (0, PASS), (3, PASS))
    declared = done(passed, (1, showing("2h")))
    before, after = passed.due(), declared.due()
    assert before is not None
    assert after is not None
    assert (before.name, after.name) == ("window", "window")
    assert before.serial != after.serial
    assert declared.position.passed == frozenset()
    assert done(declared, (3, showing("2s 2s"))).position.declaration == Declaration(3, read_cards("2s 2s"))


def test_the_window_ends_once_all_have_passed() -> None:
    deal = done(deal_with({}, {}, kitty="7d"), (0, PASS), (1, PASS), (2, PASS))
    assert deal.position.phase is Phase.WINDOW
    deal = done(deal, (3, PASS))
    assert (deal.position.phase, deal.position.trump) == (Phase.BURY, "d")


def mild(deal: ShengJiDeal) -> tuple[Card, ...]:
    [seat] = must_act(deal)
    return deal.mildest(seat).cards


def test_after_a_burial_the_next_seats_may_take_the_kitty_and_the_dealer_leads() -> None:
    """In turn order from whoever buried last; everybody may again after an overturn (SJ-3.9)."""
    shown: dict[str, Any] = {
        "phase": Phase.BURY,
        "declaration": Declaration(0, read_cards("2h")),
        "trump": "h",
        "burier": 0,
    }
    deal = deal_with({0: "2h", 2: "2s 2s", 1: "BJ BJ"}, {"overturn_after_kitty": True}, **shown)
    taken = (*deal.state.hands[0], *deal.state.kitty)
    state = deal.state
    deal = ShengJiDeal(PLAY, DealState(state.position, (taken, *state.hands[1:]), ()))
    deal = done(deal, (0, Action("bury", mild(deal))))
    assert must_act(deal) == {1}
    deal = done(deal, (1, PASS))
    assert must_act(deal) == {2}
    deal = done(deal, (2, showing("2s 2s")))
    assert (deal.position.phase, deal.position.burier, deal.position.trump) == (Phase.BURY, 2, "s")
    deal = done(deal, (2, Action("bury", mild(deal))))
    assert must_act(deal) == {3}
    deal = done(deal, (3, PASS), (0, PASS))
    assert must_act(deal) == {1}, "may again, since somebody overturned"
    deal = done(deal, (1, PASS))
    assert (deal.position.phase, must_act(deal)) == (Phase.PLAY, frozenset({0})), "the dealer stays the dealer"


def test_in_duplicate_mode_the_partner_is_asked_first_and_names_trumps_if_nobody_declares() -> None:
    deal = deal_with({2: "2h", 3: "2s 2s"}, {"duplicate_mode": "declare"}, phase=Phase.DRAW, drawn=0)
    while deal.position.phase is Phase.DRAW:
        deal, _ = deal.fall_due()
    assert must_act(deal) == {2}
    by_partner = done(deal, (2, showing("2h")))
    assert must_act(by_partner) == {3}
    silent = deal
    asked = []
    while silent.position.phase is Phase.BIDDING:
        [seat] = must_act(silent)
        asked.append(seat)
        silent = done(silent, (seat, PASS))
    assert asked == [2, 0, 1, 3]
    assert (silent.position.phase, must_act(silent)) == (Phase.NAMING, frozenset({2}))
    assert done(silent, (2, Action("trump", words=("c",)))).position.trump == "c"


@pytest.mark.parametrize(("cards", "why"), [("2h", "own_declaration"), ("2s", "own_declaration")])
def test_who_declares_again_is_told_that_the_declaration_is_theirs(cards: str, why: str) -> None:
    refused = kind_of(Rules(), "2", Declaration(0, read_cards("2h")), 0, read_cards(cards)).refused
    assert refused == why
    others = kind_of(Rules(), "2", Declaration(0, read_cards("2h")), 1, read_cards(cards))
    assert others.refused == "declaration_too_weak"

"""The watch over simulated deals notices anything that a wrong engine could do to cards, counts and turns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.cards import read_cards
from bot.computers.player import StepTaken
from bot.engine.actions import Action, must_act
from bot.games.big_two import GAME
from bot.games.big_two.before.exchange.class_pool import Pool
from bot.games.big_two.computers import trouble
from bot.games.big_two.deal.seam import BigTwoDeal
from bot.games.big_two.verbs import PASS, SWAP, choice_of, play_of
from tests.games.big_two.before.exchanging import exchange, rules
from tests.games.big_two.by_hand import changed, middle, of_big_two

HANDS = ("4d 9d Js", "5d 5c 2d", "6d 7d 8d")
PLAY = play_of(read_cards("9d"))


def _before() -> BigTwoDeal:
    return middle(GAME.rules("three-player-13-draw"), *HANDS, trick=["2 8c"], stock="3d 3c")


def _mask(cards: str) -> int:
    return _before().position.setting.pack.mask(read_cards(cards))


def _position(deal: BigTwoDeal, **changes: Any) -> BigTwoDeal:
    return changed(deal, position=deal.position._replace(**changes))


def _hands(deal: BigTwoDeal, **hands: Any) -> BigTwoDeal:
    """The deal with other hands for the seats ``s0`` and so on."""
    found = list(deal.state.hands)
    for seat, cards in hands.items():
        found[int(seat[1:])] = _mask(cards)
    return changed(deal, hands=tuple(found))


def _swapped(deal: BigTwoDeal) -> BigTwoDeal:
    """The deal in which a different card went from the hand to the table."""
    return _position(_hands(deal, s0="9d Js"), played=deal.position.played ^ _mask("9d") | _mask("4d"))


def _robbed(deal: BigTwoDeal) -> BigTwoDeal:
    """The deal in which a card went from one hand to another."""
    return _position(_hands(deal, s0="4d 9d 3d", s1="5d 5c 2d Js"), counts=(3, 4, 3))


def test_a_deal_by_the_rules_is_not_suspected() -> None:
    before = _before()
    assert trouble(before) is None
    for action in (PLAY, PASS):
        after, _ = before.apply(0, action)
        assert trouble(after, StepTaken(before, 0, action)) is None


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda deal: _hands(deal, s1="5d 5c 4d"), "in two places: 4d"),
        (lambda deal: changed(deal, stock=read_cards("3d 9d")), "in two places: 9d"),
        (lambda deal: _position(deal, played=deal.position.played | _mask("Js")), "in two places: Js"),
        (lambda deal: _position(deal, counts=(3, 3, 4)), "seat 2 has a wrong count of cards"),
        (lambda deal: changed(deal, stock=read_cards("3d")), "the stock has a wrong count of cards"),
        (lambda deal: _position(deal, turn=-1), "nobody is waited for"),
    ],
)
def test_a_wrong_deal_is_noticed(change: Callable[[BigTwoDeal], BigTwoDeal], complaint: str) -> None:
    assert trouble(change(_before())) == complaint


@pytest.mark.parametrize(
    ("action", "change", "complaint"),
    [
        (PLAY, lambda deal: _position(deal, played=deal.position.played ^ _mask("9d")), "nowhere: 9d"),
        (PASS, lambda deal: changed(deal, stock=()), "nowhere: 3c"),
        (PLAY, _swapped, "seat 0 did not play its cards"),
        (PLAY, lambda deal: _hands(deal, s1="5d 5c 6d", s2="2d 7d 8d"), "the hand of seat 1 changed"),
        (PASS, _robbed, "seat 0 lost cards by a pass"),
    ],
)
def test_a_wrong_action_is_noticed(action: Action, change: Callable[[BigTwoDeal], BigTwoDeal], complaint: str) -> None:
    before = _before()
    after, _ = before.apply(0, action)
    assert trouble(change(after), StepTaken(before, 0, action)) == complaint


def test_cards_that_left_a_deal_stay_away() -> None:
    swapping = GAME.rules("malaysia")
    pack = list(GAME.packs(swapping).cards())
    hands = [pack[place : place + 17] for place in (0, 17, 34)]
    before, _ = of_big_two(GAME.new_match(swapping).start_given(hands, pack[51:]))
    (seat,) = must_act(before)
    after, _ = before.apply(seat, SWAP)
    assert trouble(before) is None
    assert trouble(after, StepTaken(before, seat, SWAP)) is None
    assert str(trouble(after, StepTaken(before, seat, choice_of(0)))).startswith("nowhere: ")
    assert str(trouble(before, StepTaken(after, seat, PASS))).startswith("came back into the deal: ")


def test_a_card_in_the_line_is_held_by_who_put_it_out() -> None:
    hands = ("3d 4d 5d 6d 7d", "4c 5c 6c 7c 8c", "5h 6h 7h 8h 9h", "6s 7s 8s 9s Ts")
    deal, _ = exchange(rules("class-struggle-2", deal__hand_size=5, rest__use="discard"), *hands)
    bit = deal.position.setting.pack.bit
    own, strange = (tuple(bit[card] for card in read_cards(cards)) for cards in ("3d 4d", "3d Ts"))
    pool = Pool((0, 1, 2, 3), closed=True, givers=(1, 2), line=own)
    held = changed(deal, phase=pool)
    assert trouble(held) is None
    other = changed(held, phase=replace(pool, line=strange))
    assert trouble(other) == "a card lies in the line that its owner does not hold"

"""What the casual player does before play: gifts, demands, left-over cards, redeals."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain
from typing import Any

import pytest

from bot.cards import Card, read_cards
from bot.computers.player import choose
from bot.computers.simulation import simulate
from bot.engine.actions import must_act
from bot.games.big_two import GAME
from bot.games.big_two.deal.seam import BigTwoDeal
from bot.games.big_two.verbs import KEEP, REDEAL
from tests.games.big_two.before.exchanging import exchange, rules
from tests.games.big_two.by_hand import of_big_two

WINNER = "3c 5d 5h 7d 8c 9h Ts Jd Qc Kh Kd Ac 2s"
"""A run from 7 to K, a pair of 5s, a pair of Ks, an ace and the highest card; 3c is in no combination."""
REST = ("3d 3h 3s 4d 4c 4h 4s 5c 5s 6d 6c 6h 6s", "7c 7h 7s 8d 8h 8s 9d 9c 9s Td Tc Th Jc")
LAST = "Jh Js Qd Qh Qs Kc Ks Ad Ah As 2d 2c 2h"


def _does(deal: BigTwoDeal, seat: int, seed: int = 1) -> str:
    return str(choose(deal.view(seat), random.Random(seed)))


def _gives(deal: BigTwoDeal, seat: int) -> str:
    name, _, cards = _does(deal, seat).partition(" ")
    assert name == "give"
    return cards


def test_the_winner_returns_the_card_that_belongs_to_nothing() -> None:
    deal, _ = exchange(rules("tribute-hk-2"), WINNER, *REST, LAST)
    assert _gives(deal, 0) == "3c"


def test_of_two_cards_returned_neither_breaks_a_straight_or_a_pair() -> None:
    hand = "3c 4h 7h 8s 9h Ts Jd Qd Qs Kh Kd Ad 2s"
    deal, _ = exchange(rules("tribute-hk-3"), hand, *_others(hand))
    assert _gives(deal, 0) == "3c 4h"


def _others(hand: str) -> list[str]:
    """Three hands of the other cards, in the order of the game."""
    taken = set(read_cards(hand))
    pack = [Card(rank, suit) for rank in "3456789TJQKA2" for suit in "dchs"]
    left = [str(card) for card in pack if card not in taken]
    return [" ".join(left[place : place + 13]) for place in (0, 13, 26)]


def test_protected_cards_are_not_given_back() -> None:
    hand = "3d 5d 5h 7d 8c 9h Ts Jd Qc Kh Kd Ac 2s"
    deal, _ = exchange(rules("tribute-hk-2"), hand, *_others(hand))
    assert _gives(deal, 0) == "3d"
    deal, _ = exchange(rules("tribute-hk-2", exchange__protected="low_card_and_twos"), hand, *_others(hand))
    assert _gives(deal, 0) != "3d"


def test_the_strongest_cards_are_kept_that_somebody_could_draw() -> None:
    hand = "3d 4h 6c 7d 8c 9h Ts Jd Qc Kh Ad Ac 2s"
    deal, _ = exchange(rules("tribute-hk-4"), hand, *_others(hand))
    kept = _does(deal, 0)
    assert kept.split()[0] == "keep"
    assert set(kept.split()[1:]) == {str(card) for card in deal.view(0).hand[-3:]}
    deal, _ = exchange(rules("tribute-hk-4", exchange__protected="low_card_and_twos"), hand, *_others(hand))
    assert not any(card.rank == "2" for card in read_cards(_does(deal, 0).removeprefix("keep ")))


def test_a_pile_is_chosen_by_chance() -> None:
    deal, _ = exchange(rules("tribute-hk-1"), WINNER, *REST, LAST)
    assert {_does(deal, 0, seed) for seed in range(40)} == {f"choose {place}" for place in range(4)}


@pytest.mark.parametrize("hand", ["3c 3d 5h 5s 7d 7c 9h 9s Tc Td Kh Kd As", "3c 3d 4h 5s 7d 7c 8h Ts Jc Qd Qh Ad Ks"])
def test_a_demand_is_for_a_card_that_makes_a_play_of_five(hand: str) -> None:
    deal, _ = exchange(rules("class-struggle-2"), hand, *_others(hand))
    demand = choose(deal.view(0), random.Random(1))
    held = deal.state.hands[0]
    fives = {mask for mask in deal.position.setting.generator.leads(held) if mask.bit_count() == 5}
    more = deal.position.setting.generator.leads(held | deal.position.setting.pack.mask(demand.cards))
    assert {mask for mask in more if mask.bit_count() == 5} > fives
    assert {choose(deal.view(0), random.Random(seed)).number for seed in range(40)} == {1, 2, 3}


@pytest.mark.parametrize("level", ["casual", "sharp"])
def test_kings_demand_a_two_more_often_than_any_other_rank(level: str) -> None:
    asked: Counter[str] = Counter()
    for deals in simulate(
        GAME, rules("class-struggle-1"), [level] * 4, random.Random(1), deals=20, seed="kings", watched=False
    ):
        for deal in deals:
            asked.update(action.cards[0].rank for _, action in deal.actions if action.verb == "demand")
    assert asked.most_common(1)[0][0] == "2"
    assert asked["2"] > asked.total() / 3


@pytest.mark.parametrize("level", ["casual", "sharp"])
def test_what_was_demanded_in_vain_is_demanded_of_the_next(level: str) -> None:
    """One of fewer players has it now, and nothing else has changed."""
    pack, missed = [f"{rank}{suit}" for rank in "3456789TJQKA2" for suit in "dchs"], 0
    for seed in range(20):
        random.Random(seed).shuffle(pack)
        deal, _ = exchange(rules("class-struggle-1"), *(" ".join(pack[place::4]) for place in range(4)))
        demand = choose(deal.view(0), random.Random(seed), level)
        assert demand.number is not None
        in_vain = not deal.position.setting.pack.mask(demand.cards) & deal.state.hands[demand.number]
        deal, _ = deal.apply(0, demand)
        if in_vain:
            assert choose(deal.view(0), random.Random(seed), level).cards == demand.cards
            missed += 1
    assert missed > 5


def test_nobody_is_asked_twice_for_a_card() -> None:
    """Whoever asks: one player who was asked for a card in vain has not got it for the next either."""
    for seed in range(12):
        matches = simulate(
            GAME, rules("class-struggle-2"), ["casual"] * 4, random.Random(seed), deals=6, seed="pool", watched=False
        )
        for deal in chain.from_iterable(matches):
            asked = [(action.number, *action.cards) for _, action in deal.actions if action.verb == "demand"]
            assert len(set(asked)) == len(asked)


def test_no_protected_card_is_demanded() -> None:
    hand = "3c 3h 5h 5s 7d 7c 9h 9s Td Tc 2d 2h 2c"
    deal, _ = exchange(rules("class-struggle-1", exchange__protected="low_card_and_twos"), hand, *_others(hand))
    (card,) = choose(deal.view(0), random.Random(1)).cards
    assert card.rank != "2"
    assert str(card) not in ("3d", *hand.split())


def test_nothing_is_ever_waived() -> None:
    for kind in ("class-struggle-1", "class-struggle-2"):
        deal, _ = exchange(rules(kind), WINNER, *REST, LAST)
        assert _does(deal, 0) != "waive"


# --- Left-over cards ---


def _asked(preset: str, hands: list[str], left: str) -> str:
    deal, _ = of_big_two(
        GAME.new_match(GAME.rules(preset)).start_given([read_cards(hand) for hand in hands], read_cards(left))
    )
    (seat,) = must_act(deal)
    return _does(deal, seat)


@pytest.mark.parametrize(("left", "answer"), [("2s", "take"), ("3h", "decline")])
def test_a_left_over_card_is_taken_where_it_helps(left: str, answer: str) -> None:
    pack = [f"{rank}{suit}" for rank in "3456789TJQKA2" for suit in "cdhs"]
    mine = ["3c", "4d", "5h", "6s", "7d", "9c", "9h", "Jd", "Jc", "Ks", "Kh", "Kd", "Ah", "Ac", "2d", "2h", "8h"]
    rest = [card for card in pack if card not in mine and card != left]
    hands = [" ".join(mine), " ".join(rest[:17]), " ".join(rest[17:])]
    assert _asked("taiwan+seats-3", hands, left) == answer


@pytest.mark.parametrize(
    ("mine", "answer"),
    [
        ("3d 6s 8c 9c 9h Js Jc Ks Kh Kd Ah Ac 2d 2h 8h Qs 5c", "swap"),
        ("3d 4d 5h 6s 7d 9c 9h Jd Jc Ks Kh Kd Ah Ac 2d 2h Qd", "decline"),
    ],
)
def test_the_lowest_card_is_swapped_unless_it_belongs_to_something(mine: str, answer: str) -> None:
    pack = [f"{rank}{suit}" for rank in "3456789TJQKA2" for suit in "dchs"]
    rest = [card for card in pack if card not in mine.split()]
    hands = [mine, " ".join(rest[:17]), " ".join(rest[17:34])]
    assert _asked("malaysia", hands, rest[34]) == answer


# --- Redeals ---


def _first(hand: str, preset: str = "japanese-wikipedia-official", **changes: Any) -> BigTwoDeal:
    given = [read_cards(cards) for cards in (hand, *_others(hand))]
    return of_big_two(GAME.new_match(rules(preset, **changes)).start_given(given))[0]


BAD = "3d 3c 4h 5s 5c 6d 7h 8c 8s 9d Th Tc Jd"
FOUR_TWOS = "2d 2c 2h 2s 3d 4d 5d 6d 7d 9d Tc Jc Kc"


def test_a_redeal_is_asked_for_with_a_bad_hand_that_may() -> None:
    deal = _first(BAD)
    assert choose(deal.view(0), random.Random(1)) == REDEAL
    assert choose(deal.view(1), random.Random(1)) == KEEP


def test_no_redeal_is_asked_for_with_a_good_hand() -> None:
    deal = _first(FOUR_TWOS, "taiwan")
    assert REDEAL in deal.view(0).legal_actions()
    assert choose(deal.view(0), random.Random(1)) == KEEP

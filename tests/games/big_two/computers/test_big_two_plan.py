"""Plans of a hand: every card is in one play, strong five-card plays stay together, twos are kept for the lead."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cards import Card, read_cards
from bot.games.big_two import GAME
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.computers.plan import planner_of
from bot.games.big_two.rules.parameters import Rules

RULES = GAME.rules("chudadi-standard")
KNOWN = combinations_of(RULES)


def _plays(hand: str, rules: Rules = RULES) -> set[str]:
    known = combinations_of(rules)
    plays = planner_of(known).plan(known.pack.mask(read_cards(hand))).plays
    return set(map(known.pack.text, plays))


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        ("3d 4c 5h 6s 7d 9c 9h Ks", {"3d 4c 5h 6s 7d", "9c 9h", "Ks"}),
        ("3h 5h 7h 9h Jh Kc 4d", {"3h 5h 7h 9h Jh", "Kc", "4d"}),
        ("8d 8c 8h 4d 4h 2s", {"4d 4h 8d 8c 8h", "2s"}),
        ("5c 5h 5s 2d 2c 9s", {"5c 5h 5s", "2d 2c", "9s"}),
        ("6d 6c Jh Js As", {"6d 6c", "Jh Js", "As"}),
        ("9d 9c 9h 9s 3d Kc", {"3d 9d 9c 9h 9s", "Kc"}),
        ("4d 5c 6h 7s 8d 9d Td Jc Qh Ks", {"4d 5c 6h 7s 8d", "9d Td Jc Qh Ks"}),
        ("2s", {"2s"}),
    ],
)
def test_what_belongs_together_stays_together(hand: str, kept: set[str]) -> None:
    assert _plays(hand) == kept


def test_a_straight_flush_of_seven_is_not_taken_for_the_straights_of_its_ranks() -> None:
    latta = GAME.rules("taiwan-latta")
    kept = {"4d 4c 5d 5c 6d 7d 8d", "9h", "Kc"}
    assert _plays("4d 5d 6d 7d 8d 4c 5c 9h Kc", latta) == kept


@pytest.mark.parametrize("preset", ["taiwan-latta", "taiwan", "pagat-basic", "lectio"])
@settings(deadline=None, max_examples=25)
@given(data=st.data())
def test_a_plan_judges_each_play_by_its_own_strength(preset: str, data: st.DataObject) -> None:
    rules = GAME.rules(preset)
    known = combinations_of(rules)
    planner = planner_of(known)
    cards = data.draw(st.sets(st.sampled_from(known.pack.cards), min_size=7, max_size=20))
    plan = planner.plan(known.pack.mask(cards))
    assert plan.cost == pytest.approx(sum(planner.price(planner.strength(play)) for play in plan.plays))


@settings(deadline=None, max_examples=60)
@given(st.sets(st.sampled_from(GAME.packs(RULES).cards()), min_size=1, max_size=26))
def test_a_plan_holds_every_card_once_in_playable_sets(cards: set[Card]) -> None:
    mask = KNOWN.pack.mask(cards)
    plan = planner_of(KNOWN).plan(mask)
    assert sum(plan.plays) == mask
    assert sum(play.bit_count() for play in plan.plays) == len(cards)
    assert all(KNOWN.find(play) is not None for play in plan.plays)
    assert set(plan.groups) <= set(plan.plays)


def test_stronger_cards_make_a_stronger_play() -> None:
    strength = planner_of(KNOWN).strength
    for weak, strong in (("3d", "4d"), ("Kd", "Ad"), ("9d 9c", "Jd Jc"), ("3d 3c 3h", "9d 9c 9h")):
        assert strength(KNOWN.pack.mask(read_cards(weak))) < strength(KNOWN.pack.mask(read_cards(strong)))
    assert strength(KNOWN.pack.mask(read_cards("2s"))) == 1

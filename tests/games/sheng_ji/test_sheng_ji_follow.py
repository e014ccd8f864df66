"""What a follow owes: judge, generator and a plain search over all subsets of small hands agree (SJ-7)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.games.sheng_ji.cards.follow import broken, legal_selections, selections
from bot.games.sheng_ji.cards.order import Counts, SuitOrder, order_of
from bot.games.sheng_ji.cards.units import Format, best_reading
from bot.games.sheng_ji.rules.parameters import Rules
from tests.games.sheng_ji import plain_search

LADDERS = ("pung_first", "tractor_before_mixed", "tractor_before_pungs")
HANDS = 60
"""The small hands that are tried with each number of packs."""


def random_rules(decks: int, chance: random.Random) -> Rules:
    changes: dict[str, Any] = {
        "decks": decks,
        "bulldozer_ladder": chance.choice(LADDERS),
        "partial_run_follow": chance.random() < 0.7,
        "follow_duty": chance.choice(["full", "full", "longer_tuples_protected", "none"]),
        "level_gap": chance.choice(["closed", "open"]),
        "constant_two": chance.random() < 0.3,
        "min_run": chance.choice(["two", "two", "decks"]),
    }
    return Rules().but(changes)


def small_hands(decks: int) -> Iterator[tuple[Rules, SuitOrder, Counts, Format]]:
    """Small hands of a suit with few ranks, each with a lead of the same suit."""
    chance = random.Random(decks)
    for _ in range(HANDS):
        rules = random_rules(decks, chance)
        order = order_of(rules, chance.choice("2468A"), chance.choice(["h", "s", None]))
        suit = order.suits[chance.choice(sorted(order.suits))]
        start = chance.randrange(max(1, len(suit.faces) - 5))
        near = [face for face in range(start, min(start + 5, len(suit.faces))) for _ in range(decks)]
        size = min(chance.randrange(2, 8), len(near))
        held = [0] * len(suit.faces)
        for face in chance.sample(near, min(len(near), chance.randrange(size, size + 4))):
            held[face] += 1
        led = [0] * len(suit.faces)
        for face in chance.sample(near, min(size, sum(held))):
            led[face] += 1
        units = best_reading(suit, tuple(led), rules.shortest_run)
        yield rules, suit, tuple(held), tuple(unit.shape for unit in units)


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_judge_generator_and_a_plain_search_allow_the_same_follows(decks: int) -> None:
    owed = 0
    for rules, suit, held, lead in small_hands(decks):
        size = sum(shape.size for shape in lead)
        every = list(selections(held, size))
        by_judge = {one for one in every if broken(rules, suit, held, one, lead) is None}
        generated = list(legal_selections(rules, suit, held, lead))
        assert len(generated) == len(set(generated)), "each once"
        assert set(generated) == by_judge, (rules.differences(Rules()), held, lead)
        plainly = {one for one in every if plain_search.legal(rules, suit, held, one, lead)}
        assert plainly == by_judge, (rules.differences(Rules()), suit.name, held, lead)
        assert by_judge, "something is always legal"
        owed += len(by_judge) < len(every)
    assert owed > HANDS / 10 or decks == 1

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
HANDS = 150
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
        near = range(start, min(start + 5, len(suit.faces)))
        led = some(suit, near, decks, chance.randrange(2, 8), chance)
        held = some(suit, near, decks, sum(led) + chance.randrange(4), chance)
        if sum(held) < sum(led):
            continue
        units = best_reading(suit, tuple(led), rules.shortest_run)
        yield rules, suit, held, tuple(unit.shape for unit in units)


def some(suit: SuitOrder, near: range, decks: int, size: int, chance: random.Random) -> Counts:
    """About so many cards of some faces; mostly equal ones of neighbours, which make runs."""
    counts = [0] * len(suit.faces)
    faces, width = list(near), chance.choice([min(2, decks), decks])
    if chance.random() < 0.4:
        chance.shuffle(faces)
        width = 1
    while (missing := size - sum(counts)) > 0 and (free := [face for face in faces if counts[face] < decks]):
        counts[free[0]] += min(width, missing, decks - counts[free[0]])
        faces = faces[1:] + faces[:1] if width > 1 or chance.random() < 0.7 else faces
    return tuple(counts)


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


def test_throws_and_runs_are_among_the_leads() -> None:
    for decks in (2, 3, 4):
        leads = [lead for _, _, _, lead in small_hands(decks)]
        runs = [lead for lead in leads if any(shape.length > 1 for shape in lead)]
        assert len(runs) > HANDS / 8, decks
        assert sum(len(lead) > 1 for lead in runs) > HANDS / 20, decks
        assert any(shape.width > 2 for lead in runs for shape in lead) == (decks > 2)

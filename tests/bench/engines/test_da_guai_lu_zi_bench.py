"""The speed of Da Guai Lu Zi: the plays of a lead with jokers, the check of an answer, random deals.

Every hand is new, so that no list of it is known before. What jokers can stand for stays known from hand to hand, as it
does in a bot; for the slowest list it is forgotten before each hand. The list of a lead stands beside all plays of ten
cards, found by trying all sets of them; the check of an answer beside a list of all answers.
"""

from __future__ import annotations

import time
from random import Random
from statistics import median
from typing import Any

import pytest

from bot.cards import Card
from bot.games.da_guai_lu_zi import GAME
from bot.games.da_guai_lu_zi.cards.chosen_plays import every_play
from bot.games.da_guai_lu_zi.cards.order import JOKERS, CardOrder, order_of
from bot.games.da_guai_lu_zi.cards.readings import readings_as
from bot.games.da_guai_lu_zi.cards.wildcards import wild_readings
from bot.games.da_guai_lu_zi.deal.possible_actions import options_of
from bot.games.da_guai_lu_zi.deal.seam import PLAY
from bot.games.da_guai_lu_zi.rules.parameters import HAND_SIZE
from tests.bench.engines.climbing_play import answers, checked, listed

RULES = GAME.rules("dglz-standard")
NAMED = RULES.but({"dg.reading": "named"})
PACK = RULES.pack.cards()


def hands(many: int, jokers: int = 3, size: int = HAND_SIZE) -> list[tuple[Card, ...]]:
    """So many hands with three jokers."""
    chance = Random(2026)
    natural, wild = [card for card in PACK if card not in JOKERS], [card for card in PACK if card in JOKERS]
    return [(*chance.sample(natural, size - jokers), *chance.sample(wild, jokers)) for _ in range(many)]


def times(order: CardOrder, given: list[tuple[Card, ...]], *, forgetting: bool = False) -> list[float]:
    """The seconds of processor time for each list of leads."""
    took = []
    for hand in given:
        if forgetting:
            wild_readings.cache_clear()
            readings_as.cache_clear()
        begun = time.process_time()
        options_of(order, hand)
        took.append(time.process_time() - begun)
    return took


@pytest.mark.parametrize("rules", [RULES, NAMED], ids=["fixed", "named"])
def test_the_plays_of_a_lead(benchmark: Any, promise: Any, rules: Any) -> None:
    order, given, known = order_of(rules, None), hands(100), hands(300)[200:]
    slowest = max(times(order, given, forgetting=True))
    times(order, hands(200))
    took = benchmark.pedantic(times, (order, known), rounds=1)
    begun = time.process_time()
    for hand in hands(10, size=10):
        list(every_play(order, hand))
    searched = (time.process_time() - begun) / 10
    name = rules.dg.reading.value
    promise(f"lists of a lead, {name} readings", len(took) / sum(took), 1 / searched, "a second", at_least=200)
    promise(f"the slowest list of a lead, {name}", 1e3 * slowest, 1e3 * searched, "ms", at_most=50)


def test_the_check_of_an_answer(benchmark: Any, promise: Any) -> None:
    asked = answers(GAME, RULES, 4, lambda deal: PLAY.owns(deal) and deal.position.table is not None)
    middle = median(benchmark.pedantic(checked, (asked,), rounds=1, warmup_rounds=1))
    promise("check of an answer, to a list of all", 1e6 * middle, 1e6 * listed(asked), "µs", at_most=50)

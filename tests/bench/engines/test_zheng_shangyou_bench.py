"""The speed of Zheng Shangyou: the plays of the largest hands, and the check of an answer.

Every hand is new, so that no list of it is known before. The list of a lead from 27 cards of two packs, with five
wildcards, stands beside a search that asks the judge about every set of nine cards; the check of an answer beside a
list of all answers.
"""

from __future__ import annotations

import time
from itertools import combinations
from random import Random
from statistics import median
from typing import Any

import pytest

from bot.cards import Card
from bot.games.zheng_shangyou import GAME
from bot.games.zheng_shangyou.cards.generator import listed
from bot.games.zheng_shangyou.cards.order import TWOS, order_of
from bot.games.zheng_shangyou.cards.readings import readings_of
from bot.games.zheng_shangyou.deal.seam import PLAY
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.tuning import keep_what_is_loaded
from tests.bench.engines.climbing_play import answers, checked
from tests.bench.engines.climbing_play import listed as listed_all

TWO_PACKS = {"zs.players": 4, "zs.packs": 2}
WILD, LARGE, SMALL = 5, 27, 9


def hands(rules: Rules, many: int, size: int, wild: int) -> list[tuple[Card, ...]]:
    """So many hands with this many twos and jokers."""
    chance, order = Random(2026), order_of(rules)
    heights = order.heights
    plain = [card for card in rules.packs.cards() if heights[card] < TWOS]
    others = [card for card in rules.packs.cards() if heights[card] >= TWOS]
    return [order.sorted((*chance.sample(plain, size - wild), *chance.sample(others, wild))) for _ in range(many)]


def times(rules: Rules, given: list[tuple[Card, ...]]) -> list[float]:
    """The seconds of processor time for each list of leads, where garbage is collected as the bot does it."""
    keep_what_is_loaded()
    took = []
    for hand in given:
        begun = time.process_time()
        listed(rules, hand, None)
        took.append(time.process_time() - begun)
    return took


@pytest.mark.parametrize("preset", ["zs-pits", "zs-wikipedia"])
def test_the_plays_of_a_large_lead(benchmark: Any, promise: Any, preset: str) -> None:
    rules = GAME.rules(preset, TWO_PACKS)
    took = benchmark.pedantic(times, (rules, hands(rules, 100, LARGE, WILD)), rounds=1)
    begun = time.process_time()
    for hand in hands(rules, 2, SMALL, 2):
        for size in range(1, SMALL + 1):
            for cards in combinations(hand, size):
                readings_of(rules, cards)
    searched = (time.process_time() - begun) / 2
    what = f"{preset}, two packs"
    promise(f"{what}: lists of a lead, to a search of nine", len(took) / sum(took), 1 / searched, "a second")
    promise(f"{what}: the slowest list of a lead", 1e3 * max(took), 1e3 * searched, "ms", at_most=50)


def test_the_check_of_an_answer_in_zheng_shangyou(benchmark: Any, promise: Any) -> None:
    asked = answers(GAME, GAME.rules("zs-pits"), 8, lambda deal: PLAY.owns(deal) and deal.position.table is not None)
    middle = median(benchmark.pedantic(checked, (asked,), rounds=1, warmup_rounds=1))
    listed.cache_clear()
    promise("zs-pits: check of an answer, to a list of all", 1e6 * middle, 1e6 * listed_all(asked), "µs", at_most=50)

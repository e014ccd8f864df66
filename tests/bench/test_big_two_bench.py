"""Speed of the Big Two engine, as ratios to a plain search with the judge in the same run.

``pytest tests/bench/test_big_two_bench.py --benchmark-enable -s`` prints lists and deals a second. Every hand is new:
nothing that is measured remembers a whole hand. Asked for are 100,000 lists of a 13-card lead a second as masks, 25,000
as actions, and 1,000 times the search.
"""

from __future__ import annotations

import random
import time
from itertools import combinations as choose
from typing import Any

import pytest

from bot.dealing import Shuffle
from bot.games.actions import Action, Play
from bot.games.big_two import GAME
from bot.games.big_two.combinations import Combinations, combinations_of
from bot.games.big_two.deal import BigTwoDeal
from bot.games.big_two.generator import Generator, generator_of
from bot.games.big_two.rules import Rules
from bot.games.big_two.situation import Position, Setting

PRESETS = ("pagat-basic", "chudadi-standard")
HANDS = 5_000
CHANCE = random.Random(2026)


def hands(count: int, size: int = 13) -> list[int]:
    """Random hands as masks."""
    return [sum(1 << place for place in CHANCE.sample(range(52), size)) for _ in range(count)]


def leading(rules: Rules, hand: int) -> BigTwoDeal:
    """A deal in which seat 0 leads freely from ``hand``."""
    setting = Setting(rules, 2, None, 0, 0)
    return BigTwoDeal(setting, Position(0, (hand.bit_count(), 13, 13, 13), played=1), (hand, 0, 0, 0))


def searched(deal: BigTwoDeal) -> list[Action]:
    """The baseline: the judge is asked about every set of at most five cards."""
    cards = deal.view(0).hand
    plays = (Play(some) for size in range(1, 6) for some in choose(cards, size))
    return [play for play in plays if deal.refusal(0, play) is None]


def search_time(rules: Rules) -> float:
    """Seconds of the plain search for one hand, the best of a few."""
    took = []
    for hand in hands(8):
        deal = leading(rules, hand)
        start = time.perf_counter()
        searched(deal)
        took.append(time.perf_counter() - start)
    return min(took)


def report(benchmark: Any, what: str, lists: int, search: float | None = None) -> None:
    """Print the rate of the fastest round, and how many times the plain search it is."""
    if not benchmark.stats:
        return
    each = benchmark.stats.stats.min / lists
    times = "" if search is None else f", {search / each:,.0f} times the plain search"
    benchmark.extra_info["rate"] = round(1 / each)
    print(f"\n{what}: {1 / each:,.0f} a second{times}")  # noqa: T201  # read with -s


@pytest.mark.parametrize("preset", PRESETS)
def test_leads_as_masks(benchmark: Any, preset: str) -> None:
    rules = GAME.rules(preset)
    generator = generator_of(combinations_of(rules))
    lists(generator, hands(HANDS))
    benchmark.pedantic(lists, setup=lambda: ((generator, hands(HANDS)), {}), rounds=8)
    report(benchmark, f"{preset}, 13-card leads as masks", HANDS, search_time(rules))


def lists(generator: Generator, some: list[int]) -> None:
    leads = generator.leads
    for hand in some:
        leads(hand)


@pytest.mark.parametrize("preset", PRESETS)
def test_leads_as_actions(benchmark: Any, preset: str) -> None:
    rules = GAME.rules(preset)
    fresh = [leading(rules, hand) for hand in hands(HANDS)]
    asked(fresh)
    benchmark.pedantic(asked, setup=lambda: (([leading(rules, hand) for hand in hands(HANDS)],), {}), rounds=8)
    report(benchmark, f"{preset}, 13-card leads as actions", HANDS, search_time(rules))


def asked(deals: list[BigTwoDeal]) -> None:
    for deal in deals:
        deal.legal_actions(0)


@pytest.mark.parametrize("preset", PRESETS)
def test_random_deals(benchmark: Any, preset: str) -> None:
    rules, count = GAME.rules(preset), 100
    actions = 0

    def play() -> None:
        nonlocal actions
        actions = random_play(rules, count)

    play()
    benchmark.pedantic(play, rounds=5)
    report(benchmark, f"{preset}, random deals", count)
    report(benchmark, f"{preset}, actions of random deals (shuffle and settlement included)", actions)


def random_play(rules: Rules, count: int) -> int:
    """So many deals of one match after another; how many actions they took."""
    actions, pack = 0, GAME.packs(rules).cards()
    match = GAME.new_match(rules)
    for number in range(count):
        deal, _ = match.start_deal(Shuffle("bench", number, bytes(32), pack))
        while deal.ending is None:
            (seat,) = deal.must_act()
            deal, _ = deal.apply(seat, CHANCE.choice(deal.legal_actions(seat)))
            actions += 1
        match = match.book(deal.ending)
        if match.over():
            match = GAME.new_match(rules)
    return actions


def test_tables_of_a_new_rule_set(benchmark: Any) -> None:
    rules = GAME.rules("chudadi-standard")

    def build() -> None:
        known = Combinations(rules.deck, rules.tile_max, rules.combo, rules.cmp, rules.answer)
        Generator(known).leads(0x1FFF)

    benchmark(build)

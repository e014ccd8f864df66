"""The speed of the Big Two engine, compared with a plain search that uses the judge, in the same run.

Every hand is new, so no cache of whole hands can help. The promises: 100,000 lists of leads from 13 cards in a second
as masks, 25,000 as actions, and 1,000 times as many as the search makes; 8,000 lists of leads from 26 cards; the tables
of a new rule set within 20 ms; all presets in use within 150 MB; 99 of 100 choices of sharp computers within 2 ms.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from itertools import combinations as choose
from pathlib import Path
from typing import Any

import pytest

from bot.computers.duplicate import duplicated
from bot.computers.player import Computer, Rng
from bot.dealing import Shuffle
from bot.engine.actions import Action, must_act
from bot.engine.game import View
from bot.games.big_two import GAME
from bot.games.big_two.cards.combinations import Combinations, combinations_of
from bot.games.big_two.cards.generator import Generator, generator_of
from bot.games.big_two.cards.tables import one_suit, runs_of
from bot.games.big_two.deal.consequences import DealState
from bot.games.big_two.deal.seam import PLAY, BigTwoDeal
from bot.games.big_two.position import Position
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.setting import DealSetting
from bot.games.big_two.verbs import PASS, play_of
from tests.bench.strength.duel import called

PRESETS = ("pagat-basic", "chudadi-standard")
MANY_KINDS = (*PRESETS, "indonesia", "taiwan-latta", "pagat-basic+royal-only+monsters+bare-quads")
HANDS = 5_000
CHANCE = random.Random(2026)


def hands(count: int, size: int = 13) -> list[int]:
    """Random hands as masks."""
    return [sum(1 << place for place in CHANCE.sample(range(52), size)) for _ in range(count)]


def leading(rules: Rules, hand: int) -> BigTwoDeal:
    """A deal in which seat 0 leads freely from ``hand``."""
    setting = DealSetting(rules, 2, None, receiver=0)
    return BigTwoDeal(PLAY, DealState(Position(setting, 0, (hand.bit_count(), 13, 13, 13), played=1), (hand, 0, 0, 0)))


def searched(deal: BigTwoDeal, seat: int = 0) -> list[Action]:
    """The baseline: ask the judge about every set of at most five cards, and about a pass."""
    cards = deal.view(seat).hand
    plays = (play_of(some) for size in range(1, 6) for some in choose(cards, size))
    return [one for one in (*plays, PASS) if deal.refusal(seat, one) is None]


def search_time(rules: Rules, size: int = 13) -> float:
    """Seconds that the plain search takes for one hand, the best of a few."""
    took = []
    for hand in hands(8 if size == 13 else 2, size):
        deal = leading(rules, hand)
        start = time.perf_counter()
        searched(deal)
        took.append(time.perf_counter() - start)
    return min(took)


def rate(benchmark: Any, count: int) -> float:
    """How many per second in the fastest round of ``count``."""
    return float(count / benchmark.stats.stats.min)


@pytest.mark.parametrize("preset", MANY_KINDS)
def test_leads_as_masks(benchmark: Any, promise: Any, preset: str) -> None:
    measure_masks(benchmark, preset, 13, HANDS)
    search = 1 / search_time(GAME.rules(preset))
    what = f"{preset}: lists of a 13-card lead as masks"
    promise(what, rate(benchmark, HANDS), search, "a second", at_least=100_000, ratio_at_least=1_000)


@pytest.mark.parametrize("preset", ["two-player-26", *MANY_KINDS[1:]])
def test_leads_of_half_the_pack(benchmark: Any, promise: Any, preset: str) -> None:
    measure_masks(benchmark, preset, 26, HANDS // 10)
    search = 1 / search_time(GAME.rules(preset), 26)
    what = f"{preset}: lists of a 26-card lead as masks"
    promise(what, rate(benchmark, HANDS // 10), search, "a second", at_least=8_000)


def measure_masks(benchmark: Any, preset: str, size: int, count: int) -> None:
    rules = GAME.rules(preset)
    generator = generator_of(combinations_of(rules))
    lists(generator, hands(count, size))
    benchmark.pedantic(lists, setup=lambda: ((generator, hands(count, size)), {}), rounds=8)


def lists(generator: Generator, some: list[int]) -> None:
    leads = generator.leads
    for hand in some:
        leads(hand)


@pytest.mark.parametrize("preset", PRESETS)
def test_leads_as_actions(benchmark: Any, promise: Any, preset: str) -> None:
    rules = GAME.rules(preset)
    fresh = [leading(rules, hand) for hand in hands(HANDS)]
    asked(fresh)
    benchmark.pedantic(asked, setup=lambda: (([leading(rules, hand) for hand in hands(HANDS)],), {}), rounds=8)
    search = 1 / search_time(rules)
    what = f"{preset}: lists of a 13-card lead as actions"
    promise(what, rate(benchmark, HANDS), search, "a second", at_least=25_000)


def asked(deals: list[BigTwoDeal]) -> None:
    for deal in deals:
        deal.legal_actions(0)


@pytest.mark.parametrize("preset", PRESETS)
def test_random_deals(benchmark: Any, promise: Any, preset: str) -> None:
    """Random deals, including shuffle and settlement. The baseline gets the legal actions from the plain search."""
    rules, count = GAME.rules(preset), 100
    actions = benchmark.pedantic(random_play, (rules, count), rounds=5, warmup_rounds=1)
    start = time.perf_counter()
    by_search = random_play(rules, 1, searched) / (time.perf_counter() - start)
    promise(f"{preset}: actions of random deals", rate(benchmark, actions), by_search, "a second")


def listed(deal: BigTwoDeal, seat: int) -> Sequence[Action]:
    return tuple(deal.legal_actions(seat))


def random_play(rules: Rules, count: int, legal: Callable[[BigTwoDeal, int], Sequence[Action]] = listed) -> int:
    """Play ``count`` deals, one match after another; returns how many actions they took."""
    actions, pack = 0, GAME.packs(rules).cards()
    match = GAME.new_match(rules)
    for number in range(count):
        deal, _ = match.start_deal(Shuffle("bench", number, bytes(32), pack))
        assert PLAY.owns(deal)
        while (result := deal.result()) is None:
            (seat,) = must_act(deal)
            deal, _ = deal.apply(seat, CHANCE.choice(legal(deal, seat)))
            actions += 1
        match = match.book(result)
        if match.over():
            match = GAME.new_match(rules)
    return actions


@pytest.mark.parametrize("preset", GAME.rules.presets)
def test_choices_of_sharp(benchmark: Any, promise: Any, preset: str) -> None:
    """What 99 of 100 choices of sharp computers take at most, compared with those of the first casual player."""
    took = benchmark.pedantic(choice_times, (preset, called("sharp")), rounds=1)
    first = choice_times(preset, called("first"))
    promise(f"{preset}: choices of sharp, the 99th of 100", took, first, "ms", at_most=2)


def choice_times(preset: str, computer: Computer, count: int = 20) -> float:
    """The milliseconds of processor time that 99 of 100 choices take at most, where ``computer`` has every seat."""
    took: list[float] = []

    def timed(view: View, rng: Rng) -> Action:
        begun = time.thread_time()
        action = computer.choose(view, rng)
        took.append(1000 * (time.thread_time() - begun))
        return action

    rules = GAME.rules(preset)
    players = [Computer("timed", timed, computer.speak)] * GAME.seats(rules)
    for _ in duplicated(GAME, rules, players, random.Random(1), deals=count, seed="bench"):
        pass
    return sorted(took)[len(took) * 99 // 100]


@pytest.mark.parametrize("preset", ["chudadi-standard", "lectio"])
def test_tables_of_a_new_rule_set(benchmark: Any, promise: Any, preset: str) -> None:
    """What a rule set needs for its first two lists of leads if it shares nothing with one in use."""
    rules = GAME.rules(preset)
    some = hands(2)

    def build() -> None:
        one_suit.cache_clear()
        runs_of.cache_clear()
        known = Combinations(rules.deck, rules.tile_max, rules.combo, rules.cmp, rules.answer)
        for hand in some:
            Generator(known).leads(hand)

    benchmark(build)
    search = 1000 * search_time(GAME.rules("pagat-basic"))
    what = f"{preset}: tables of a new rule set, to one search"
    promise(what, 1000 / rate(benchmark, 1), search, "ms", at_most=20)


@pytest.mark.processes
def test_memory_with_all_presets_in_use(benchmark: Any, promise: Any) -> None:
    """Resident memory of a separate process, compared with the same process before the first table."""
    command = [sys.executable, "-m", "tests.bench.engines.all_presets"]

    def ask() -> str:
        root = Path(__file__).parents[3]
        return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout

    before, after = map(int, benchmark.pedantic(ask, rounds=1).split())
    promise("memory with all presets in use, to that before", after, before, "MB", at_most=150)


@pytest.mark.processes  # RLCard asks pip what is installed
def test_random_play_beside_rlcard(benchmark: Any, promise: Any) -> None:
    """Actions of random play in the basic game, compared with those of RLCard's Dou Dizhu."""
    rlcard = pytest.importorskip("rlcard")
    agents = pytest.importorskip("rlcard.agents")
    game = rlcard.make("doudizhu", config={"seed": 1})
    game.set_agents([agents.RandomAgent(num_actions=game.num_actions) for _ in range(game.num_players)])
    start, theirs = time.perf_counter(), 0
    for _ in range(30):
        courses, _payoffs = game.run(is_training=False)
        theirs += sum(len(course) // 2 for course in courses)
    theirs_a_second = theirs / (time.perf_counter() - start)
    rules = GAME.rules("pagat-basic")
    actions = benchmark.pedantic(random_play, (rules, 100), rounds=5, warmup_rounds=1)
    what = "pagat-basic: actions of random deals, to RLCard's Dou Dizhu"
    promise(what, rate(benchmark, actions), theirs_a_second, "a second")

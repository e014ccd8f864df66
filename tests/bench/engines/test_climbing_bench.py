"""The speed of whole deals of Da Guai Lu Zi and Zheng Shangyou: random deals, and how long computers think.

Random deals stand beside those of Big Two, by the time of an action; the actions of ``sharp`` beside those of
``greedy``.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.game import find_game
from tests.bench.engines.climbing_play import random_actions, slow_action
from tests.bench.strength.climbing_duels import GAMES

PRESETS = [(game, preset) for game in GAMES for preset in find_game(game).rules.presets]
SAMPLES = [("da-guai-lu-zi", "dglz-standard"), ("zheng-shangyou", "zs-pits"), ("zheng-shangyou", "zs-pits-pairs")]


@pytest.mark.parametrize(("name", "preset"), SAMPLES)
def test_random_deals_of_climbing_games(benchmark: Any, promise: Any, name: str, preset: str) -> None:
    game, big_two, deals = find_game(name), find_game("big-two"), 20
    actions, took = benchmark.pedantic(random_actions, (game, game.rules(preset), deals), rounds=1, warmup_rounds=1)
    beside, beside_took = random_actions(big_two, big_two.rules("pagat-basic"), 2 * deals)
    promise(f"{preset}: random deals", deals / took, unit="a second")
    promise(f"{preset}: an action of them, to Big Two", 1e6 * took / actions, 1e6 * beside_took / beside, "µs")


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_computer_s_action_in_climbing_games(benchmark: Any, promise: Any, name: str, preset: str) -> None:
    game, deals = find_game(name), 8
    rules = game.rules(preset)
    took = benchmark.pedantic(slow_action, (game, rules, "sharp", deals), rounds=1)
    greedy = slow_action(game, rules, "greedy", deals)
    promise(f"{preset}: 99 of 100 actions of sharp, to greedy", took, greedy, "ms", at_most=50)

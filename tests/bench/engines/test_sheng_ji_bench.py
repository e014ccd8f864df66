"""How long a computer of Sheng Ji thinks: 99 of 100 actions within 50 ms, also with four packs and hands of 52."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from bot.computers.duplicate import compared
from bot.computers.player import Computer, Rng, computer_of
from bot.engine.actions import Action
from bot.engine.game import View
from bot.games.sheng_ji import GAME


@pytest.mark.parametrize(
    ("preset", "deals"), [("standard", 40), ("popular+three-packs", 20), ("standard+four-packs", 20)]
)
@pytest.mark.parametrize("level", ["casual", "sharp"])
def test_a_computer_s_action(benchmark: Any, promise: Any, preset: str, deals: int, level: str) -> None:
    """The time of 99 of 100 actions in whole deals of four such computers."""
    took = benchmark.pedantic(times_of_actions, (preset, deals, level), rounds=1)
    what = f"{preset}: 99 of 100 actions of {level} computers of Sheng Ji"
    promise(what, 1000 * took[len(took) * 99 // 100], unit="ms", at_most=50)


def times_of_actions(preset: str, deals: int, level: str) -> list[float]:
    """The processor time of each action, shortest first."""
    known, took = computer_of(level), list[float]()

    def choose(view: View, rng: Rng) -> Action:
        begun = time.process_time()
        action = known.choose(view, rng)
        took.append(time.process_time() - begun)
        return action

    players = (Computer(level, choose, known.speak),) * 4
    rules = GAME.rules(preset)
    for _ in compared(GAME, rules, [players], random.Random(1), deals=deals, seed="bench", watched=False, anew=True):
        pass
    return sorted(took)

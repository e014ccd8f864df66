"""A press on a card, which chooses it or not, beside plays of the same people: it is acknowledged as soon."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import pytest

from bot.playground.chat.world import PlaygroundSettings
from bot.playground.server import Playground
from tests.bench.one_play.earlier_version import ROOT
from tests.bench.whole_bot.crowd import Crowd, town
from tests.bench.whole_bot.test_presses_bench import answered, p50, p99, saved, watched

TABLES = 8
ROUNDS = 30
"""How often each person presses a card twice, and then acts for a while."""
ACTING = 1.0
"""Seconds."""


async def measure(folder: Path, promise: Any) -> None:
    """State how long presses on cards take to be acknowledged, beside acts that are saved."""
    place = Path(tempfile.mkdtemp(dir=folder))
    async with Playground(town(TABLES), PlaygroundSettings(keep_sent=False)) as playground:
        crowd = Crowd(playground, TABLES, {"rules": "chudadi-standard"})
        async with watched(playground, place, 0.0, ROOT, gaps=False):
            await crowd.sit_down()
            cards = []
            for _ in range(ROUNDS):
                for player in crowd.players:
                    cards += [await player.press_card(), await player.press_card()]
                await crowd.play(ACTING, 0.25)
            pressed = answered(one for one in cards if one is not None)
            acted = saved(place, crowd.presses)
    assert pressed
    promise("a press on a card, to a saved act: p50", p50(pressed), p50(acted), "ms", ratio_at_most=1)
    promise("a press on a card, to a saved act: p99", p99(pressed), p99(acted), "ms", ratio_at_most=1)


@pytest.mark.processes
def test_a_card_is_pressed(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    benchmark.pedantic(lambda: asyncio.run(measure(tmp_path, promise)), rounds=1)

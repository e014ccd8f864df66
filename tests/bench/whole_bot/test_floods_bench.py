"""How people fare beside twenty accounts that flood: how soon their presses are acknowledged, in the same run.

Promised is at most twice the p99 without the flood; and that the rates cost a press nothing that can be seen.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.playground.chat.state import COMPONENT
from bot.playground.chat.world import PlaygroundSettings
from bot.playground.server import Playground
from cogs.interactions.answering.admission import RateKind, Rates
from tests.bench.whole_bot.crowd import Crowd, Player, town
from tests.bench.whole_bot.test_presses_bench import SETTLING, answered, p50, p99, watched
from tests.bot.running_bot.house import UNLIMITED

HONEST, RUDE = 8, 20
EVERY = 0.5
"""Seconds between two acts of an honest person: sixteen acts a second in all."""
RUDENESS = 10.0
"""What each rude account does in a second: two hundred acts in all."""
PHASE = 10.0
"""Seconds that people are watched, with the flood and without it in turns, so that both meet the same machine."""
TURNS = 3
PAUSE = 1.2
NO_RATES: Mapping[str, str] = UNLIMITED
AS_SET: Mapping[str, str] = {}


async def beside_the_flood(folder: Path, rates: Mapping[str, str]) -> tuple[list[float], list[float]]:
    """Seconds to acknowledgement of every press of the honest: without the flood, and with it."""
    calm, flooded = list[float](), list[float]()
    async with Playground(town(HONEST + RUDE), PlaygroundSettings(keep_sent=False)) as playground:
        crowd = Crowd(playground, HONEST + RUDE)
        async with watched(playground, folder, PAUSE, settings=rates):
            await crowd.sit_down()
            await played(crowd, SETTLING, [])
            for _ in range(TURNS):
                calm += await played(crowd, PHASE, [])
                flooded += await played(crowd, PHASE, crowd.players[HONEST:])
                await asyncio.sleep(1)
    return calm, flooded


async def played(crowd: Crowd, seconds: float, rude: list[Player]) -> list[float]:
    """What the presses of the honest took while they played, and some flooded."""
    gc.collect()  # of this process: a pause of the generator and of its Discord is no pause of the bot
    gc.disable()
    before, honest = len(crowd.presses), Crowd(crowd.playground, crowd.tables)
    honest.players, honest.presses = crowd.players[:HONEST], crowd.presses
    until = asyncio.get_running_loop().time() + seconds
    await asyncio.gather(honest.play(seconds, EVERY), *(one.flood(until, RUDENESS) for one in rude))
    gc.enable()
    return answered(one for one in crowd.presses[before:] if one.kind == COMPONENT)


async def measure_floods(folder: Path, promise: Any) -> None:
    """State how the honest fare, with the rates as they are set and without any."""
    calm, flooded = await beside_the_flood(Path(tempfile.mkdtemp(dir=folder)), AS_SET)
    what = f"press of an honest person beside {RUDE} who flood, to none who do"
    promise(f"{what}: p50", p50(flooded), p50(calm), "ms")
    promise(f"{what}: p99", p99(flooded), p99(calm), "ms", ratio_at_most=2)
    calm, flooded = await beside_the_flood(Path(tempfile.mkdtemp(dir=folder)), NO_RATES)
    promise(f"{what}, no rates set: p50", p50(flooded), p50(calm), "ms")
    promise(f"{what}, no rates set: p99", p99(flooded), p99(calm), "ms")


@pytest.mark.processes
def test_honest_people_beside_a_flood(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    benchmark.pedantic(lambda: asyncio.run(measure_floods(tmp_path, promise)), rounds=1)


async def measure_cost(folder: Path, promise: Any) -> None:
    """State what presses take with rates and without, in turns."""
    took: dict[bool, list[float]] = {True: [], False: []}
    for limited in (True, False) * 2:
        place = Path(tempfile.mkdtemp(dir=folder))
        async with Playground(town(HONEST), PlaygroundSettings(keep_sent=False)) as playground:
            crowd = Crowd(playground, HONEST)
            async with watched(playground, place, PAUSE, settings=AS_SET if limited else NO_RATES):
                await crowd.sit_down()
                await crowd.play(SETTLING, EVERY)
                before = len(crowd.presses)
                await crowd.play(PHASE, EVERY)
                took[limited] += answered(crowd.presses[before:])
    what = f"press at one of {HONEST} tables with rates, to none set"
    promise(f"{what}: p50", p50(took[True]), p50(took[False]), "ms", ratio_at_most=1.1)
    promise(f"{what}: p99", p99(took[True]), p99(took[False]), "ms")


@pytest.mark.processes
def test_what_rates_cost_a_press(benchmark: Any, promise: Any, tmp_path: Path) -> None:
    benchmark.pedantic(lambda: asyncio.run(measure_cost(tmp_path, promise)), rounds=1)


ASKED = 20_000


def test_what_the_buckets_cost(benchmark: Any, promise: Any) -> None:
    """A question to the buckets, of a thousand people in turn."""
    now = 0.0

    def ask() -> None:
        nonlocal now
        rates = Rates(lambda: now, dict.fromkeys(RateKind, 600.0))
        for number in range(ASKED):
            now += 0.01
            rates.take(RateKind.PRESSES, number % 1_000, number % 10)

    benchmark.pedantic(ask, rounds=3)
    promise("whether a press is within the rates", 1e6 * benchmark.stats["mean"] / ASKED, None, "µs", at_most=20)

"""Latency of the loopback Discord under discord.py, compared with one plain HTTP request to the same server."""

from __future__ import annotations

import asyncio
import json
import time
from statistics import quantiles
from typing import Any

import aiohttp
import pytest

from bot.playground.chat import acts
from bot.playground.chat.world import PlaygroundSettings
from bot.playground.limits import api_description
from bot.playground.limits.unwritten_limits import message_problems
from bot.playground.people.driver import Person, in_process
from bot.playground.server import Playground
from tests.playground.conftest import WORLD, aim
from tests.playground.small_bot import SmallBot

ACTS = 300


def percentiles(seconds: list[float]) -> tuple[float, float]:
    """p50 and p99 in milliseconds."""
    cuts = quantiles(seconds, n=100)
    return cuts[49] * 1000, cuts[98] * 1000


async def plain_request(playground: Playground) -> float:
    """The baseline: p50 of a small GET, in milliseconds."""
    took = []
    async with aiohttp.ClientSession() as session:
        for _ in range(ACTS):
            start = time.perf_counter()
            async with session.get(playground.api + "/gateway") as answer:
                await answer.read()
            took.append(time.perf_counter() - start)
    return percentiles(took)[0]


async def act(ann: Person, command: str, at_once: int, **options: Any) -> list[float]:
    """Seconds from dispatch to first callback, for many uses of a command."""
    place = next(iter(ann.state.guild.channels))
    took: list[float] = []
    for _ in range(ACTS // at_once):
        begun = [acts.command(ann.state, ann.human, place, command, options) for _ in range(at_once)]
        await asyncio.gather(*(one.first for one in begun))
        took += [one.latency for one in begun if one.latency is not None]
    return took


@pytest.mark.parametrize("at_once", [1, 50])
def test_dispatch_to_first_callback(
    benchmark: Any, promise: Any, monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    async def measure() -> None:
        async with Playground(WORLD, PlaygroundSettings(rate_limits=False)) as playground:
            aim(monkeypatch, playground)
            async with in_process(SmallBot()):
                ann = Person(playground, "Ann")
                base = await plain_request(playground)
                for name, options in (("echo", {"text": "x"}), ("count", {}), ("layout", {})):
                    p50, _ = percentiles(await act(ann, name, at_once, **options))
                    promise(f"/{name} to first callback, {at_once} at once, p50, to a plain request", p50, base, "ms")

    benchmark.pedantic(lambda: asyncio.run(measure()), rounds=1)


def test_checks_of_a_body(benchmark: Any, promise: Any) -> None:
    """Checking a body against the vendor's description and the limits, compared with parsing it."""
    button = {"type": 2, "style": 1, "label": "Play", "custom_id": "play"}
    inner: list[dict[str, Any]] = [{"type": 10, "content": "x" * 200} for _ in range(6)]
    inner += [{"type": 1, "components": [button | {"custom_id": f"b{row}{n}"} for n in range(5)]} for row in range(3)]
    options = [{"label": f"card {n}", "value": str(n)} for n in range(25)]
    inner += [{"type": 1, "components": [{"type": 3, "custom_id": "cards", "options": options}]}]
    body = {"flags": 1 << 15, "components": [{"type": 17, "components": inner}]}
    text = json.dumps(body)

    def check() -> None:
        assert not list(api_description.problems("create_message", body))
        assert not list(message_problems(body, ()))

    check()
    start = time.perf_counter()
    for _ in range(ACTS):
        json.loads(text)
    base = (time.perf_counter() - start) / ACTS
    benchmark(check)
    what = f"a body of {len(text)} bytes checked, to json.loads"
    promise(what, benchmark.stats.stats.min * 1e6, base * 1e6, "us")

"""A soak: many tables, played for a long time with Discord's limits on; what the bot needs meanwhile, as a curve.

``python -m tests.bench.whole_bot.soak CURVE.png`` prints one line at its end, and draws memory, tasks, and requests in
a second. ``--tables``, ``--minutes`` and ``--acts`` (saved acts a second) say how much is played.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from bot.playground.chat.world import PlaygroundSettings
from bot.playground.server import Playground
from tests.bench.one_play.earlier_version import ROOT
from tests.bench.whole_bot.crowd import Crowd, town
from tests.bench.whole_bot.steady_acts import PAUSE, BotProcesses, drive, processor_time
from tests.bench.whole_bot.test_presses_bench import p50, p99, reported, watched
from tests.run.processes import children
from tests.store.homes import FileHome

STEP = 20.0
"""Seconds from one point of the curves to the next."""
WIDTH, HEIGHT, MARGIN = 900, 200, 40


async def soaked(tables: int, minutes: float, acts: float) -> tuple[list[dict[str, float]], dict[str, Any]]:
    """The points of the curves, and what came of all of it."""
    folder, chance = Path(tempfile.mkdtemp()), random.Random(2026)
    points: list[dict[str, float]] = []
    took: list[float] = []
    asked = unanswered = 0
    async with Playground(town(tables), PlaygroundSettings(keep_sent=False)) as playground:
        crowd, before = Crowd(playground, tables), children()
        async with watched(playground, folder, PAUSE, ROOT, gaps=False) as report:
            (process,) = children() - before
            bot = BotProcesses([process], FileHome(folder / "daidi.db"), report)
            await crowd.sit_down()
            began = asyncio.get_running_loop().time()
            for _ in range(round(60 * minutes / STEP)):
                since, ran, shown = (
                    asyncio.get_running_loop().time(),
                    processor_time(process),
                    playground.state.feed.sequence,
                )
                driven = await drive(crowd, bot, acts, STEP, chance)
                lasted = asyncio.get_running_loop().time() - since
                state = [one for one in reported(report, since) if "tasks" in one][-1]
                points.append(
                    {
                        "at": since - began,
                        "memory, MB": memory(process),
                        "tasks": state["tasks"],
                        "processor, %": 100 * (processor_time(process) - ran) / lasted,
                        "shown a second": (playground.state.feed.sequence - shown) / lasted,
                    }
                )
                took += [one.latency for one in bot.saved(driven.acts) if one.latency is not None]
                asked += len(driven.acts)
                unanswered += sum(one.latency is None for one in driven.acts)
            refused = len(playground.violations)
    told = {"acts": asked, "unanswered": unanswered, "refused": refused, "p50, ms": p50(took), "p99, ms": p99(took)}
    return points, told


def memory(process: int) -> float:
    """The resident memory of a process, in MB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def curves(points: Sequence[dict[str, float]]) -> Image.Image:
    """Each figure over time, from 0."""
    names = [name for name in points[0] if name != "at"]
    image = Image.new("RGB", (WIDTH, HEIGHT * len(names)), "white")
    draw = ImageDraw.Draw(image)
    last = max(point["at"] for point in points) or 1.0
    for row, name in enumerate(names):
        top, bottom = HEIGHT * row + MARGIN, HEIGHT * (row + 1) - MARGIN / 2
        most = max(point[name] for point in points) or 1.0
        draw.text((MARGIN, top - MARGIN / 2), f"{name}, at most {most:.0f}", "black")
        draw.line((MARGIN, bottom, WIDTH - MARGIN, bottom), "grey")
        line = [
            (MARGIN + point["at"] / last * (WIDTH - 2 * MARGIN), bottom - point[name] / most * (bottom - top))
            for point in points
        ]
        draw.line(line, "black", 2)
    return image


if __name__ == "__main__":
    asked_for = argparse.ArgumentParser()
    asked_for.add_argument("curve", type=Path)
    asked_for.add_argument("--tables", type=int, default=300)
    asked_for.add_argument("--minutes", type=float, default=10.0)
    asked_for.add_argument("--acts", type=float, default=10.0)
    chosen = asked_for.parse_args()
    found, outcome = asyncio.run(soaked(chosen.tables, chosen.minutes, chosen.acts))
    curves(found).save(chosen.curve)
    print(json.dumps(outcome | {"first": found[0], "last": found[-1]}))  # noqa: T201

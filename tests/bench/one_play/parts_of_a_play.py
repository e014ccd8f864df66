"""The processor time of one play by the parts of the bot: print milliseconds, as JSON, for each game and part.

``python parts_of_a_play.py FOLDER`` measures the version in that folder, this one or an earlier one, in the thread of
its event loop: four people at a table of the loopback Discord type ``/play``, until nothing more comes of it. The
profiler slows every call down, so only the proportions mean anything.
"""

from __future__ import annotations

import asyncio
import cProfile
import json
import pstats
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, sys.argv[1])
sys.path.insert(1, str(Path(__file__).parents[3]))

from tests.bench.one_play.path_of_a_play import GAMES, quiet, seated, typed

PLAYS = 10
PARTS = {
    "store": ("bot/store", "sqlalchemy", "aiosqlite", "alembic"),
    "scenes": ("bot/scenes", "scenes", "cogs/interactions/bridge", "cogs/edge/bridge"),
    "rules and table": ("bot/games", "bot/engine", "bot/tables", "bot/computers", "bot/cards", "bot/dealing"),
    "words and controls": ("cogs/ui", "bot/i18n", "fluent", "babel"),
    "hands": ("cogs/hands",),
    "publisher": ("cogs/publisher",),
    "outbox": ("cogs/outbox",),
    "interactions and commands": ("cogs/interactions", "cogs/connection", "cogs/edge", "cogs/commands", "bot/app"),
    "pictures handed over": ("images", "pickle"),
    "discord.py": ("discord",),
    "HTTP": ("aiohttp", "yarl", "multidict", "http"),
    "event loop": ("asyncio", "selectors", "contextlib", "concurrent", "threading"),
}
"""The parts, each with the folders and modules that it is made of, now and before; the first that fits counts."""
NOT_THE_BOT = ("bot/playground", "tests/")
"""What runs in the same process here, but is the loopback Discord and its people."""
REST = "everything else"

Function = tuple[str, int, str]
"""A function as the profiler names it: file, line and name; what is written in C has no file."""


def part_of(file: str, root: str) -> str | None:
    """The part that a file belongs to; None if it is not of the bot."""
    inside = file.removeprefix(root).removeprefix("/").partition("site-packages/")
    name = inside[2] or inside[0]
    if name.startswith(NOT_THE_BOT):
        return None
    fits = (part for part, places in PARTS.items() if any(_holds(place, name) for place in places))
    return next(fits, REST)


def _holds(place: str, name: str) -> bool:
    return name.startswith(place) or f"/{place}/" in name or name.endswith(f"/{place}.py")


def spent(profile: cProfile.Profile, root: str) -> Counter[str]:
    """Seconds by part. What is written in C belongs to whoever calls it."""
    found: Counter[str] = Counter()
    for file, seconds in _by_file(pstats.Stats(profile).stats):  # type: ignore[attr-defined]  # it is documented
        part = part_of(file, root)
        if part is not None:
            found[part] += seconds  # type: ignore[assignment]  # a Counter takes any number
    return found


def _by_file(
    stats: dict[Function, tuple[int, int, float, float, dict[Function, tuple[int, int, float, float]]]],
) -> Iterator[tuple[str, float]]:
    for (file, _, name), (_, _, seconds, _, callers) in stats.items():
        if file != "~":
            yield file, seconds
        elif "select." not in name:  # waiting is no work
            yield from ((caller[0], of_caller[2]) for caller, of_caller in callers.items())


async def measured(folder: Path, game: str) -> dict[str, float]:
    """Milliseconds a play by part."""
    profile = cProfile.Profile()
    async with seated(folder, game) as people:
        for _ in range(PLAYS):
            play = await typed(people)
            await quiet(people[0].playground)
            profile.enable()
            await play()
            await quiet(people[0].playground)
            profile.disable()
    seconds = spent(profile, sys.argv[1])
    return {part: round(1000 * seconds[part] / PLAYS, 3) for part in (*PARTS, REST)}


if __name__ == "__main__":
    figures = {}
    for name in GAMES:
        with tempfile.TemporaryDirectory() as place:
            figures[name] = asyncio.run(measured(Path(place), name))
    print(json.dumps(figures))  # noqa: T201

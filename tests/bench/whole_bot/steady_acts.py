"""Saved acts at a steady rate, whether or not earlier ones were answered, and what they take of each process.

Refused requests are counted, and for each process the processor time that it took: the bot, what draws for it, the
server of its database if it has one, and this one, which is both the loopback Discord and its people. They share the
machine's processors.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bot.playground.chat import acts
from bot.playground.chat.state import Interaction
from bot.playground.people.driver import NotOffered
from tests.bench.whole_bot.crowd import Crowd, Player, control
from tests.bench.whole_bot.test_presses_bench import collections
from tests.store.homes import FileHome, Home

PAUSE = 1.2
"""Seconds that a computer takes."""
ANSWERED_WITHIN = 10.0
"""Seconds after which an act counts as unanswered."""
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class BotProcesses:
    """The processes of a bot that acts are done to, and where they keep them."""

    processes: Sequence[int]
    home: Home
    report: Path | None = None  # of the watchdog in the first of them
    server: int | None = None  # the process that begins all others of the database's server

    def taken(self) -> dict[str, float]:
        """Seconds of processor time so far, by who took them."""
        drawing = sum(map(time_of_descendants, self.processes))
        taken = {
            "bot": sum(map(processor_time, self.processes)),
            "drawing": drawing,
            "loopback and people": time.process_time(),
        }
        if self.server is not None:
            taken["database"] = processor_time(self.server, ended=True) + time_of_descendants(self.server)
        return taken

    def changes(self) -> int:
        """How many changes the database holds."""
        return int(self.home.read("select count(*) from events")[0][0])

    def saved(self, acts_done: Sequence[Interaction]) -> list[Interaction]:
        """Those that the database holds."""
        before = "select 1 from sqlite_master where name = 'interactions'"  # an early version keeps them apart
        table = "interactions" if isinstance(self.home, FileHome) and self.home.read(before) else "events"
        ids = {str(row[0]) for row in self.home.read(f"select interaction from {table}")}
        return [one for one in acts_done if one.id in ids]


@dataclass
class Driven:
    """What came of one rate."""

    acts: list[Interaction] = field(default_factory=list)
    missed: int = 0  # acts that nobody could do, because no table waited for a person
    took: float = 0.0
    refused: int = 0
    seconds: dict[str, float] = field(default_factory=dict)  # of processor time, by who took them
    changes: int = 0  # that were saved, those of computers and of time among them
    pauses: list[float] = field(default_factory=list)  # seconds that each collection of garbage took


def processor_time(process: int, *, ended: bool = False) -> float:
    """The seconds that a process has run so far; with ``ended``, its children that have ended, too."""
    text = Path(f"/proc/{process}/stat").read_text()
    return sum(map(int, text.rpartition(")")[2].split()[11 : 15 if ended else 13])) / TICKS


def time_of_descendants(process: int) -> float:
    """The seconds that the processes have run so far that a process has begun."""
    ran = 0.0
    for thread in Path(f"/proc/{process}/task").iterdir():
        for child in (thread / "children").read_text().split():
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
                ran += processor_time(int(child))
    return ran


def play_typed(player: Player) -> Interaction | None:
    """Have a person play by command what their hand offers first; None where nothing is asked of them."""
    act = player._next_act(idle=False)
    if act is None:
        return None
    message, custom_id, *_ = act
    state, human, channel = player._state, player._person.human, player._channel
    with contextlib.suppress(NotOffered, StopIteration):
        if "Your turn" not in message.text:
            return acts.component(state, human, message.id, custom_id, None)  # the next deal
        menu = control(message, "plays")
        if menu.get("disabled"):
            return acts.component(state, human, message.id, control(message, "pass")["custom_id"], None)
        offered = [one["value"] for one in menu["options"]]
        cards = next((one for one in offered if one != "-" and not one.startswith("kind ")), None)
        if cards is None:  # there are kinds of plays alone, to look through
            return acts.component(state, human, message.id, menu["custom_id"], offered[:1])
        return acts.command(state, human, channel, "play", {"cards": cards})
    return None


async def drive(crowd: Crowd, bot: BotProcesses, a_second: float, seconds: float, chance: random.Random) -> Driven:
    """Have so many acts done a second, each by somebody who is asked, whatever became of those before."""
    loop, driven = asyncio.get_running_loop(), Driven()
    before, refused, saved_before = bot.taken(), len(crowd.playground.violations), bot.changes()
    began = loop.time()
    for number in range(round(a_second * seconds)):
        await asyncio.sleep(max(began + number / a_second - loop.time(), 0))
        act = next(filter(None, map(play_typed, chance.sample(crowd.players, len(crowd.players)))), None)
        if act is None:
            driven.missed += 1
        else:
            driven.acts.append(act)
    driven.took = loop.time() - began
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(ANSWERED_WITHIN):
            await asyncio.gather(*(asyncio.shield(one.first) for one in driven.acts))
    driven.refused = len(crowd.playground.violations) - refused
    driven.pauses = collections(bot.report, began) if bot.report is not None else []
    driven.changes = bot.changes() - saved_before
    driven.seconds = {who: after - before[who] for who, after in bot.taken().items()}
    return driven

"""The bot as its own process, with a watchdog in its event loop: ``python watched_bot.py FOLDER REPORT [gaps]``.

It is the version in that folder, this one or an earlier one.

Whenever a collection of garbage takes long, a line of JSON is written to the file ``REPORT``; with ``gaps`` also
whenever the loop returns late from a short sleep.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, TYPE_CHECKING

sys.path.insert(0, sys.argv[1])

from bot import app
from bot.logs import configure_logging
from bot.settings import read_settings

try:
    from bot.tables.life import hall, living
except ModuleNotFoundError:  # the baseline has its tables in one room
    if not TYPE_CHECKING:
        from bot.tables import hall
        from bot.tables import making_room as living

# A thousand tables are those of many servers; the loopback Discord has one.
hall.TABLES_OF_A_GUILD = living.TABLES_OF_A_GUILD = 10_000  # type: ignore[attr-defined]  # imported there

TICK = 0.005
"""Seconds that the watchdog sleeps."""
LONG = 0.001
"""The shortest collection, in seconds, that is reported."""
NOTED = 0.005
"""The smallest delay, in seconds, that is reported."""
COUNTED_EVERY = 5.0
"""Seconds from one count of tasks to the next."""
QUEUED = Path("/proc/thread-self/schedstat")
"""The kernel's figures for a thread, in nanoseconds: time running, and time ready while others had the processor."""


async def watch(report: IO[str]) -> None:
    """Report each delay of the loop: in all, spent in its own thread, and spent waiting for a processor."""
    loop, waited = asyncio.get_running_loop(), queue_of_this_thread()
    while True:
        began, ran, queued = loop.time(), time.thread_time(), waited()
        await asyncio.sleep(TICK)
        late = loop.time() - began - TICK
        if late >= NOTED:
            noted = {"at": began, "late": late, "ran": time.thread_time() - ran, "queued": waited() - queued}
            report.write(json.dumps(noted) + "\n")


async def count(report: IO[str]) -> None:
    """Report now and then how many tasks there are."""
    while True:
        await asyncio.sleep(COUNTED_EVERY)
        report.write(json.dumps({"at": time.monotonic(), "tasks": len(asyncio.all_tasks())}) + "\n")


def time_collections(report: IO[str]) -> Callable[[str, dict[str, int]], None]:
    """Report the processor time of each longer collection of garbage; returns what is told of each, to take it away."""
    began = 0.0

    def collected(phase: str, info: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = time.thread_time()
        elif (took := time.thread_time() - began) >= LONG:
            noted = {"at": time.monotonic(), "collected": took, "generation": info["generation"]}
            report.write(json.dumps(noted) + "\n")

    gc.callbacks.append(collected)
    return collected


def queue_of_this_thread() -> Callable[[], float]:
    """What tells for how many seconds this thread was ready while all processors were taken; 0 if the kernel does not.

    The file stays open: to open it at every tick took a tenth of the bot's processor time.
    """
    try:
        file = os.open(QUEUED, os.O_RDONLY)
    except OSError:
        return lambda: 0.0
    return lambda: int(os.pread(file, 100, 0).split()[1]) / 1e9


async def run(report: IO[str]) -> None:
    """Run the bot with the current settings, watched, until SIGTERM."""
    settings = read_settings()
    configure_logging(settings.log_level)
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    collected = time_collections(report)
    beside = [asyncio.create_task(count(report))]
    if "gaps" in sys.argv:
        beside.append(asyncio.create_task(watch(report)))
    try:
        await app.run(settings, stopped)
    finally:
        for task in beside:
            task.cancel()
        gc.callbacks.remove(collected)


if __name__ == "__main__":
    with Path(sys.argv[2]).open("a", buffering=1) as file:
        asyncio.run(run(file))

"""The bot as its own process, with a watchdog in its event loop: ``python -m tests.bench.watched_bot REPORT``.

Each time the loop comes back late from a short sleep, a line of JSON goes to the file ``REPORT``.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import time
from pathlib import Path
from typing import IO

from bot import app
from bot.logs import configure_logging
from bot.settings import read_settings

TICK = 0.005
"""Seconds the watchdog sleeps."""
NOTED = 0.005
"""Seconds of lateness from which on it is noted."""
QUEUED = Path("/proc/thread-self/schedstat")
"""What the kernel counts of a thread, nanoseconds: running, and ready to run while others had the processor."""


async def watch(report: IO[str]) -> None:
    """Note how late the loop comes back: in all, spent in its own thread, and waiting for a processor."""
    loop = asyncio.get_running_loop()
    while True:
        began, ran, queued = loop.time(), time.thread_time(), waited()
        await asyncio.sleep(TICK)
        late = loop.time() - began - TICK
        if late >= NOTED:
            noted = {"at": began, "late": late, "ran": time.thread_time() - ran, "queued": waited() - queued}
            report.write(json.dumps(noted) + "\n")


def waited() -> float:
    """Seconds that this thread was ready to run while all processors were taken; 0 where the kernel does not tell."""
    try:
        return int(QUEUED.read_bytes().split()[1]) / 1e9
    except OSError:
        return 0.0


async def run(report: IO[str]) -> None:
    """The bot of the settings in force, watched, until SIGTERM."""
    settings = read_settings()
    configure_logging(settings.log_level)
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    watching = asyncio.create_task(watch(report))
    try:
        await app.run(settings, stopped)
    finally:
        watching.cancel()


if __name__ == "__main__":
    with Path(sys.argv[1]).open("a", buffering=1) as file:
        asyncio.run(run(file))

"""``python -m tests.bot.running_bot.hastened`` runs the bot as ``python -m bot`` does, with a faster clock."""

from __future__ import annotations

import asyncio
import signal

from bot import app
from bot.logs import configure_logging
from bot.settings import read_settings
from bot.tables.life.clock import SystemClock

FASTER = 10.0
"""How many times faster than the machine's clock this one runs."""


class HastyClock(SystemClock):
    """The machine's clock, with less time to wait between two moments."""

    def monotonic(self) -> float:
        return super().monotonic() * FASTER

    async def sleep(self, seconds: float) -> None:
        await super().sleep(seconds / FASTER)


async def _run() -> None:
    settings = read_settings()
    configure_logging(settings.log_level)
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    await app.run(settings, stopped, HastyClock())


if __name__ == "__main__":
    asyncio.run(_run())

"""The bot as a process of its own: what can be killed in the middle of anything."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from bot.playground.server import Playground
from tests.bot.running_bot.house import UNLIMITED
from tests.patience import eventually
from tests.run.forked import Forked


class Child:
    """The bot as a process of its own, which can be killed."""

    def __init__(self, playground: Playground, database: Path, module: str = "bot", **settings: str) -> None:
        self._playground = playground
        self._module = module
        self._environment = os.environ | {
            "DISCORD_TOKEN": "x",
            "DISCORD_API": playground.api,
            "DATABASE_URL": f"sqlite+aiosqlite:///{database}",
            "COMPUTER_PAUSE": "0",
            "TRICK_PAUSE": "0",
            "DRAWING_PROCESSES": "1",  # few pictures are drawn between two kills
            **UNLIMITED,
            **settings,
        }
        self._log = database.with_suffix(".log")
        self._process: Forked | None = None
        # How often a bot had identified before this process began: until it has, a connection is that of one before.
        self._identified = 0

    async def start(self, *, connected: bool = True) -> None:
        """Start the process; wait until it is ``connected``, unless others keep it from that."""
        self._identified = self._playground.gateway.identifies
        self._process = Forked(self._module, environment=self._environment, error=self._log)
        if connected:
            await eventually(self._connected, "connection of the bot")

    @property
    def said(self) -> str:
        """What it has logged."""
        return self._log.read_text() if self._log.exists() else ""

    def send(self, sign: signal.Signals) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send(sign)

    def _connected(self) -> bool:
        assert self._process is not None
        assert self._process.status is None, self._log.read_text()[-3000:]
        gateway = self._playground.gateway
        return gateway.identifies > self._identified and gateway.connected

    async def kill(self) -> None:
        assert self._process is not None
        self._process.send(signal.SIGKILL)
        await self._process.ended()

    async def end(self) -> None:
        """Kill it, if it still runs."""
        if self._process is not None:
            await self.kill()

    async def stop(self) -> int:
        assert self._process is not None
        self._process.send(signal.SIGTERM)
        return await self._process.ended()

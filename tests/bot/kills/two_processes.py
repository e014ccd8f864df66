"""Two processes of the bot on one database: one serves everything, and the other waits until it may."""

from __future__ import annotations

from bot.playground.server import Playground
from tests.bot.running_bot.child import Child
from tests.patience import eventually

_WAITS = "event=shard_waits"


class TwoProcesses:
    """Whenever the one that serves is killed, the other goes on, and the killed one comes back and waits."""

    def __init__(self, playground: Playground, serving: Child, waiting: Child) -> None:
        self._gateway = playground.gateway
        self._serving = serving
        self._waiting = waiting
        self._identified = 0
        self._killed = False

    async def start(self) -> None:
        """Have one serve, and the other wait."""
        if self._killed:
            await eventually(self._connected, "connection of the other process")
        else:
            await self._serving.start()
        waited = self._waiting.said.count(_WAITS)
        await self._waiting.start(connected=False)
        await eventually(lambda: self._waiting.said.count(_WAITS) > waited, "process that waits")

    async def kill(self) -> None:
        """Kill the one that serves."""
        self._identified = self._gateway.identifies
        await self._serving.kill()
        self._serving, self._waiting, self._killed = self._waiting, self._serving, True

    async def stop(self) -> int:
        """Stop both; the exit status that is not 0, if one is not."""
        return await self._waiting.stop() or await self._serving.stop()

    async def end(self) -> None:
        """Kill both."""
        await self._waiting.kill()
        await self._serving.kill()

    def _connected(self) -> bool:
        return self._gateway.identifies > self._identified and self._gateway.connected

"""Runs a bot against a playground, in this process or in a separate one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol, TypeVar

from bot.playground.chat.feed import PATIENCE
from bot.playground.server import Playground


class Bot(Protocol):
    """The part of ``discord.Client`` that is needed here."""

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and stay connected."""

    async def wait_until_ready(self) -> None:
        """Return when READY and all guilds have arrived."""

    async def close(self) -> None:
        """Log out."""


B = TypeVar("B", bound=Bot)


@asynccontextmanager
async def in_process(bot: B, token: str = "playground", seconds: float = PATIENCE) -> AsyncIterator[B]:  # noqa: S107 - any token is accepted
    """Run a bot in this process until the block ends. Its library must already point at the playground.

    Raises whatever ended the bot early, and ``TimeoutError`` if it is not ready in time.
    """
    running = asyncio.create_task(bot.start(token))
    try:
        ready = asyncio.create_task(_ready(bot))
        done, _ = await asyncio.wait({running, ready}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        if ready not in done:
            ready.cancel()
            await asyncio.gather(ready, return_exceptions=True)
            if running in done:
                await running
            raise TimeoutError("the bot did not get ready")
        yield bot
    finally:
        await bot.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def _ready(bot: Bot) -> None:
    while True:
        try:
            await bot.wait_until_ready()
        except RuntimeError:  # not logged in yet
            await asyncio.sleep(0.005)
        else:
            return


@asynccontextmanager
async def bot_process(
    playground: Playground,
    command: Sequence[str],
    environment: Mapping[str, str],
    *,
    cwd: Path | None = None,
    seconds: float = PATIENCE,
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a bot in a separate process, with ``DISCORD_API`` and ``DISCORD_TOKEN`` set, until the block ends.

    The block begins when the bot is connected and its commands are registered. At its end the process gets SIGTERM and,
    if it does not end in time, is killed. Raises ``TimeoutError`` if the bot is not ready in time, and ``RuntimeError``
    if it ended before.
    """
    before = playground.gateway.identifies
    settings = {"DISCORD_API": playground.api, "DISCORD_TOKEN": "playground"}
    process = await asyncio.create_subprocess_exec(*command, env={**environment, **settings}, cwd=cwd)

    def ready() -> bool:
        if process.returncode is not None:
            raise RuntimeError(f"the bot ended with status {process.returncode}")
        return playground.gateway.identifies > before and playground.gateway.connected

    try:
        await playground.state.feed.until(ready, seconds)
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
            try:
                async with asyncio.timeout(PATIENCE):
                    await process.wait()
            except TimeoutError:
                process.kill()
                await process.wait()

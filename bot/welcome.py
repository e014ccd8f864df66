"""Starts the loopback Discord in a separate process and gives it the world to show.

The two communicate over HTTP only; nothing here imports the playground.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from pydantic import SecretStr

from bot.process.playground_world import world
from bot.settings import Settings

TOKEN = "playground"  # noqa: S105  no secret: the loopback Discord takes any
START_WITHIN = 20.0
"""Seconds that the playground may take to start listening."""
NO_PORT = 3
"""The status with which a playground ends that cannot listen on its port."""


class PlaygroundUnusable(Exception):
    """The playground does not start; the message is one line."""


@asynccontextmanager
async def opened_playground(
    settings: Settings, stopped: asyncio.Event, themes: asyncio.Queue[str]
) -> AsyncIterator[tuple[Settings, str]]:
    """Run a playground; yields the settings with which the bot connects to it, and the page's address.

    ``stopped`` is set if the playground ends by itself. ``themes`` gets each theme in which the page is shown.

    Raises:
        PlaygroundUnusable: its port cannot be used, or it does not start.
    """
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.playground", "--port", str(settings.playground_port)),
        *("--world", "-", "--until-input-ends"),
        stdin=asyncio.subprocess.PIPE,  # ends with this process, even if it is killed
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,  # Ctrl-C then reaches only the bot, which ends the playground in order
    )
    ended = asyncio.create_task(_ended(process, stopped))
    told: asyncio.Task[None] | None = None
    try:
        page, api = await _addresses(process, settings.playground_port)
        told = asyncio.create_task(_themes(process, themes))
        yield settings.model_copy(update={"discord_api": api, "discord_token": SecretStr(TOKEN)}), page
    finally:
        ended.cancel()
        if told is not None:
            told.cancel()
        if process.returncode is None:
            process.terminate()
        await process.communicate()


async def _ended(process: asyncio.subprocess.Process, stopped: asyncio.Event) -> None:
    await process.wait()
    stopped.set()


async def _themes(process: asyncio.subprocess.Process, themes: asyncio.Queue[str]) -> None:
    """Pass on each theme that the playground prints."""
    while process.stdout is not None and (line := (await process.stdout.readline()).decode()):
        word, _, theme = line.strip().partition(" ")
        if word == "theme":
            themes.put_nowait(theme)


async def _addresses(process: asyncio.subprocess.Process, port: int) -> tuple[str, str]:
    """Tell the playground its world; the page's address and the REST base, as it prints them."""
    if process.stdin is None or process.stdout is None or process.stderr is None:
        raise PlaygroundUnusable("the playground cannot be reached")
    process.stdin.write(json.dumps(world()).encode() + b"\n")
    try:
        async with asyncio.timeout(START_WITHIN):
            page, api = [(await process.stdout.readline()).decode().strip() for _ in range(2)]
    except TimeoutError:
        raise PlaygroundUnusable(f"the playground did not answer within {START_WITHIN:.0f} s") from None
    if not page:
        said = (await process.stderr.read()).decode().strip().splitlines()
        await process.wait()  # it is already ending; terminating it as well would wait for it twice
        reason = (said[-1].partition(": ")[2] or said[-1]) if said else "the playground ended at once"
        if process.returncode == NO_PORT:
            problem = f"PLAYGROUND_PORT {port} cannot be used ({reason})"
            raise PlaygroundUnusable(f"{problem}; choose another, or 0 for any that is free")
        raise PlaygroundUnusable(reason)
    return page, api

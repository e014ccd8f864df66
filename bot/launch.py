"""Runs the bot as a service: on Discord, or without a token together with a playground."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys

from bot import app
from bot.logs import configure_logging
from bot.metrics import PortTaken
from bot.private import fit_to_print
from bot.settings import SettingsUnusable, read_settings
from bot.store import StoreUnusable
from bot.welcome import PlaygroundUnusable, opened_playground
from cogs.connection import CannotConnect, ConnectionEnded


def launch() -> int:
    """Run the bot until SIGINT or SIGTERM. If it cannot start: status 2 and one line on standard error."""
    try:
        asyncio.run(_run())
    except Exception as problem:
        line = _one_line(problem)
        if line is None:
            raise
        print(fit_to_print(line), file=sys.stderr)
        return 2
    return 0


async def _run() -> None:
    settings = read_settings()
    configure_logging(settings.log_level)
    stopped = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(sign, stopped.set)
    if settings.discord_token is not None:
        await app.run(settings, stopped)
        return
    themes: asyncio.Queue[str] = asyncio.Queue()
    async with opened_playground(settings, stopped, themes) as (at_playground, page):
        line = f"\n  Dai Di is ready to play:  {page}\n  (Ctrl-C stops it)\n"
        await app.run(at_playground, stopped, ready=lambda: print(line, flush=True), themes=themes)


def _one_line(problem: Exception) -> str | None:
    """The line for a problem that the person starting the bot can solve; None for any other."""
    if isinstance(problem, ConnectionEnded):
        return f"Dai Di stops: {problem}"
    known = (SettingsUnusable, StoreUnusable, CannotConnect, PlaygroundUnusable, PortTaken)
    return f"Dai Di cannot start: {problem}" if isinstance(problem, known) else None

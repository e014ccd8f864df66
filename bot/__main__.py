"""``python -m bot`` runs a command of the shell or the bot on Discord; without a token, the playground."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys

from bot import cli
from bot.private import fit_to_print
from bot.settings import Settings, SettingsUnusable, read_settings


def main(argv: list[str]) -> int:
    """Run a command of the shell, or the bot. If it cannot start: status 2 and one line on standard error."""
    if argv:
        return cli.main(argv)
    try:
        settings = read_settings()
        asyncio.run(_run(settings))
    except Exception as problem:
        line = _one_line(problem)
        if line is None:
            raise
        print(fit_to_print(line), file=sys.stderr)
        return 2
    return 0


async def _run(settings: Settings) -> None:
    """Run the bot until SIGINT or SIGTERM; without a token, together with a playground."""
    from bot import app
    from bot.logs import configure_logging
    from bot.welcome import opened_playground

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
    if isinstance(problem, SettingsUnusable):
        return f"Dai Di cannot start: {problem}"
    from bot.metrics import PortTaken
    from bot.store import StoreUnusable
    from bot.welcome import PlaygroundUnusable
    from cogs.edge.connection import CannotConnect, ConnectionEnded

    if isinstance(problem, ConnectionEnded):
        return f"Dai Di stops: {problem}"
    known = isinstance(problem, StoreUnusable | CannotConnect | PlaygroundUnusable | PortTaken)
    return f"Dai Di cannot start: {problem}" if known else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""``python -m bot.playground [--port N] [--world FILE]`` runs a loopback Discord until Ctrl-C or SIGTERM."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import signal
import sys
from pathlib import Path

from bot.playground.chat.world import PlaygroundSettings, World
from bot.playground.loopback import PortUnusable
from bot.playground.server import Playground


def main(arguments: list[str] | None = None) -> int:
    """Serve until asked to stop.

    Unusable input gives status 2, an unusable port status 3, each with one line on standard error.
    """
    parser = argparse.ArgumentParser(prog="python -m bot.playground", description="A small Discord on this machine.")
    parser.add_argument("--port", type=int, default=0, help="port on 127.0.0.1 (default: any that is free)")
    parser.add_argument(
        "--world",
        type=Path,
        help="JSON file: title, guild, bot, channels, people, welcome; - for one line on standard input",
    )
    parser.add_argument("--until-input-ends", action="store_true", help="end with whoever holds standard input open")
    parser.add_argument("--no-rate-limits", action="store_true", help="answer 429 to nobody")
    asked = parser.parse_args(arguments)
    try:
        world = _read_world(asked.world)
        settings = PlaygroundSettings(rate_limits=not asked.no_rate_limits, keep_sent=False)
        asyncio.run(serve(world, settings, asked.port, until_input_ends=asked.until_input_ends))
    except PortUnusable as problem:
        sys.stderr.write(f"The playground cannot listen on port {asked.port}: {problem}\n")
        return 3
    except (OSError, ValueError, TypeError, KeyError) as unusable:
        sys.stderr.write(f"The playground cannot start: {unusable}\n")
        return 2
    return 0


def _read_world(file: Path | None) -> World:
    if file is None:
        return World()
    return World.from_json(json.loads(sys.stdin.readline() if file == Path("-") else file.read_text("utf-8")))


async def serve(world: World, settings: PlaygroundSettings, port: int, *, until_input_ends: bool = False) -> None:
    """Serve on ``port``; the first line on standard output is the page's address, the second the REST base.

    Each further one is ``theme dark`` or ``theme light``: how the page is shown from now on.
    ``until_input_ends``: stop, too, when standard input ends, as it does when its holder is killed.
    """
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(sign, stopped.set)
    playground = Playground(world, settings)
    await playground.start(port)
    _say(f"{playground.address}/\n{playground.api}")
    playground.state.themed = lambda theme: _say(f"theme {theme}")
    watching = asyncio.create_task(_end_with_input(stopped)) if until_input_ends else None
    await stopped.wait()
    if watching is not None:
        watching.cancel()
    await playground.stop()


def _say(line: str) -> None:
    with contextlib.suppress(BrokenPipeError):  # nobody listens any more
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


async def _end_with_input(stopped: asyncio.Event) -> None:
    reader = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, sys.stdin)
    await reader.read()
    stopped.set()


if __name__ == "__main__":
    sys.exit(main())

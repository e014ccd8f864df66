"""What a bot's first start leaves behind, made once for a test worker: every later start finds its commands registered.

A story of a first start has no ``known_commands``.
"""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from bot.playground.server import Playground
from bot.process.localised_commands import fingerprint
from bot.process.registering import SAID
from bot.store import Store
from tests.bot.running_bot.house import House, settings_at
from tests.store.makings import address, noon
from tests.store.new_file import lay_new_file


class _Left(NamedTuple):
    commands: list[dict[str, Any]]
    file: bytes


def lay_used_file(path: Path) -> None:
    """Write a store's file that knows in which languages the commands were registered, for the owner alone."""
    path.touch(0o600)
    path.write_bytes(_left(fingerprint()).file)


def registered_commands() -> list[dict[str, Any]]:
    """The commands as Discord has them after a first start."""
    return [*_left(fingerprint()).commands]


@cache
def _left(languages: str) -> _Left:
    """What is left by a first start in these languages, those that the catalogue has now."""
    with TemporaryDirectory() as folder:
        first, later = Path(folder, "first.db"), Path(folder, "later.db")
        for path in (first, later):
            lay_new_file(path)
        commands = asyncio.run(_registered(first))
        asyncio.run(_note(later, languages))
        return _Left(commands, later.read_bytes())


async def _registered(path: Path) -> list[dict[str, Any]]:
    async with Playground() as playground, House(playground, settings_at(playground, path), path).bot():
        return playground.state.commands


async def _note(path: Path, languages: str) -> None:
    store = await Store.open(address(path), noon)
    await store.set_setting(0, SAID, languages)
    await store.close()

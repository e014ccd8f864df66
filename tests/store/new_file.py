"""The file of a new store, made once for a test worker: most of a first start goes into it."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store import Store
from tests.store.makings import address, noon


def lay_new_file(path: Path) -> None:
    """Write a store's file as a first start leaves it, for the owner alone."""
    path.touch(0o600)
    path.write_bytes(_new_file())


@cache
def _new_file() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder, "daidi.db")
        asyncio.run(_make(path))
        return path.read_bytes()


async def _make(path: Path) -> None:
    store = await Store.open(address(path), noon)
    await store.close()

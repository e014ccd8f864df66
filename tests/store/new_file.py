"""The file of a store in which nothing has happened, made once for a test worker: it is most of a first start."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store import Store
from tests.store.makings import address, noon, query


def lay_new_file(path: Path) -> None:
    """Write the file of a store that nobody has opened yet, for the owner alone."""
    path.parent.mkdir(0o700, exist_ok=True)
    path.touch(0o600)
    path.write_bytes(_new_file())


@cache
def _new_file() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder, "daidi.db")
        asyncio.run(_make(path))
        return path.read_bytes()


async def _make(path: Path) -> None:
    """Make the tables of a store, then take back the epoch that this took."""
    await (await Store.open(address(path), noon)).close()
    query(path, "DELETE FROM epochs")
    query(path, "DELETE FROM shards")

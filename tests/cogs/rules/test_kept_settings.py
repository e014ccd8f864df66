"""A setting that is changed while it is read is known as it was changed to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.store import Store
from cogs.interactions.kept_choices import KeptSettings

KEY = "theme:1"

Reads = Callable[[KeptSettings], Awaitable[Any]]


T = TypeVar("T")


class LateStore(Store):
    """A store whose readings arrive when the test lets them."""

    read: asyncio.Event  # set once something was read
    arrives: asyncio.Event

    async def setting(self, guild: int, key: str) -> Any:
        """As it was when it was read."""
        return await self._late(await super().setting(guild, key))

    async def settings(self, guild: int, keys: Iterable[str]) -> dict[str, Any]:
        """As they were when they were read."""
        return await self._late(await super().settings(guild, keys))

    async def _late(self, found: T) -> T:
        self.read.set()
        await self.arrives.wait()
        return found


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[LateStore]:
    store = await LateStore.open(f"sqlite+aiosqlite:///{tmp_path / 'daidi.db'}", lambda: 0.0)
    assert isinstance(store, LateStore)
    store.read, store.arrives = asyncio.Event(), asyncio.Event()
    yield store
    await store.close()


@pytest.mark.parametrize(
    "reads", [lambda kept: kept.get(0, KEY), lambda kept: kept.learn(0, [KEY])], ids=["one", "many at once"]
)
async def test_who_changes_a_setting_while_it_is_read_knows_better(store: LateStore, reads: Reads) -> None:
    kept = KeptSettings(store)
    reading = asyncio.ensure_future(reads(kept))
    await store.read.wait()
    await kept.put(0, KEY, "light")
    store.arrives.set()
    await reading
    assert kept.known(0, KEY) == await kept.get(0, KEY) == "light"

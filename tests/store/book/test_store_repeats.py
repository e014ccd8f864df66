"""Whether an interaction was saved before is known without reading, unless it may have been before the start."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from bot.store import AlreadyDone, NotRead, Store
from bot.store.errors import NotNext
from bot.store.file.file_connections import _READERS
from bot.store.repeats import KEPT, Repeats
from tests.store.homes import Home
from tests.store.makings import GUILD, at, change, noon


@asynccontextmanager
async def nothing_can_be_read(store: Store) -> AsyncIterator[None]:
    """Take every connection that reads."""
    async with AsyncExitStack() as taken:
        for _ in range(_READERS):
            await taken.enter_async_context(store._access.database.reading.connect())
        yield


async def test_a_new_interaction_is_known_to_be_new_without_reading(store: Store) -> None:
    await store.save(change(at(1), 1, interaction=50))
    async with nothing_can_be_read(store):
        assert await store.was_done(GUILD, 50)
        assert not await store.was_done(GUILD, 51)
        assert not await store.was_done(GUILD, 49)


async def test_an_interaction_of_before_the_start_is_looked_up(home: Home) -> None:
    store = await Store.open(home.url, noon)
    await store.save(change(at(1), 1, interaction=50))
    await store.close()
    store = await Store.open(home.url, noon)
    assert await store.was_done(GUILD, 50)
    assert not await store.was_done(GUILD, 49)
    async with nothing_can_be_read(store):
        assert not await store.was_done(GUILD, 51)
        with pytest.raises(NotRead):
            await store.was_done(GUILD, 50)
    await store.close()


async def test_whoever_reads_does_not_wait_for_long(store: Store) -> None:
    """Discord waits three seconds for an answer."""
    async with nothing_can_be_read(store), asyncio.timeout(10):
        with pytest.raises(NotRead, match="cannot be read"):
            await store.setting(1, "theme")


async def test_what_fails_or_is_under_way_is_looked_up(store: Store) -> None:
    with pytest.raises(NotNext):
        await store.save(change(at(1), 9, interaction=7))
    assert not await store.was_done(GUILD, 7)
    saving = asyncio.create_task(store.save(change(at(1), 1, interaction=8)))
    await asyncio.sleep(0)
    saving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await saving
    await store.set_setting(1, "after", 1)  # whatever was handed over before is written
    assert await store.was_done(GUILD, 8)
    with pytest.raises(AlreadyDone):
        await store.save(change(at(1), 2, interaction=8))


def test_the_oldest_is_forgotten_and_then_looked_up() -> None:
    repeats = Repeats(before=10)
    for interaction in range(20, 21 + KEPT):
        with repeats.saving(interaction):
            assert repeats.was_done(interaction) is None
    for forgotten in (10, 11, 20):
        assert repeats.was_done(forgotten) is None
    assert repeats.was_done(21)
    assert repeats.was_done(20 + KEPT)
    assert repeats.was_done(21 + KEPT) is False

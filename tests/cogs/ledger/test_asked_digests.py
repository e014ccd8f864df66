"""The digests that servers asked for, as they are stored: each shard finds its own, whatever else is there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import date
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.store import WHOLE, Shard, Store
from cogs.interactions.asked_digests import (
    AskedDigest,
    ask_for_digest,
    asked_digests,
    channel_of_digest,
    end_digest,
    note_told,
)
from tests.store.makings import NOON, address, noon

FIRST, SECOND = 1 << 22, 2 << 22
"""Servers of two shards."""
MONDAY = date(2025, 12, 29)
"""Of the week of ``NOON``."""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(address(tmp_path / "daidi.db"), noon)
    yield store
    await store.close()


async def test_what_was_asked_for_is_found_by_its_shard_alone(store: Store) -> None:
    await store.points.choose_zone(SECOND, "Asia/Tokyo")
    await ask_for_digest(store, FIRST, 77, NOON)
    await ask_for_digest(store, SECOND, 88, NOON)
    first = AskedDigest(FIRST, 77, told=date(2025, 12, 22))
    second = AskedDigest(SECOND, 88, ZoneInfo("Asia/Tokyo"), date(2025, 12, 22))
    assert await asked_digests(store, WHOLE) == [first, second]
    assert await asked_digests(store, Shard(1, 2)) == [first]
    assert await asked_digests(store, Shard(0, 2)) == [second]
    await note_told(store, FIRST, MONDAY)
    await end_digest(store, SECOND)
    assert await asked_digests(store, WHOLE) == [AskedDigest(FIRST, 77, told=MONDAY)]
    assert [await channel_of_digest(store, one) for one in (FIRST, SECOND, 5)] == [77, 0, 0]


async def test_who_asks_on_monday_morning_is_told_that_morning(store: Store) -> None:
    morning = NOON + 4 * 86400 - 4 * 3600  # Monday, 5 January 2026, 8:00
    await ask_for_digest(store, FIRST, 77, morning)
    (asked,) = await asked_digests(store, WHOLE)
    assert asked.due(morning) is None
    assert asked.due(morning + 3600) is not None
    await ask_for_digest(store, FIRST, 77, morning + 3600)
    (asked,) = await asked_digests(store, WHOLE)
    assert asked.due(morning + 3600) is None


@pytest.mark.parametrize(("key", "value"), [("digest", "here"), ("digest", True), ("digest", {"channel": 5})])
async def test_a_damaged_channel_is_none(store: Store, key: str, value: Any) -> None:
    await store.set_setting(FIRST, key, value)
    assert await asked_digests(store, WHOLE) == []
    assert await channel_of_digest(store, FIRST) == 0


@pytest.mark.parametrize("value", ["soon", 7, [], "2026-13-01"])
async def test_a_damaged_week_counts_as_none(store: Store, value: Any) -> None:
    await ask_for_digest(store, FIRST, 77, NOON)
    await store.set_setting(FIRST, "digest told", value)
    assert await asked_digests(store, WHOLE) == [AskedDigest(FIRST, 77)]

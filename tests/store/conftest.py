from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.store.makings import NOON, address, clock_at


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "daidi.db"


@pytest.fixture
def times() -> list[float]:
    """The times that the store's clock has shown; the last one is now."""
    return [NOON]


@pytest.fixture
async def store(path: Path, times: list[float]) -> AsyncIterator[Store]:
    store = await Store.open(address(path), clock_at(times))
    yield store
    await store.close()

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from bot.store import Store
from tests.store.commits import Commits
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


@pytest.fixture
def commits() -> Iterator[Commits]:
    counted = Commits()
    event.listen(Engine, "before_cursor_execute", counted.seen)
    yield counted
    event.remove(Engine, "before_cursor_execute", counted.seen)


@pytest.fixture
def _open_umask() -> Iterator[None]:
    """New files are readable by everybody unless their maker restricts them."""
    before = os.umask(0)
    yield
    os.umask(before)

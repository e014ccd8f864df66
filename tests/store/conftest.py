from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from bot.store import Store
from tests.store.commits import Commits
from tests.store.homes import BOTH, Home, home_of
from tests.store.makings import NOON, clock_at


@pytest.fixture(params=BOTH)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Home]:
    """A home of each kind, with a store in which nothing has happened."""
    with home_of(request.param, request, tmp_path / "data" / "daidi.db") as home:
        yield home


@pytest.fixture
def times() -> list[float]:
    """The times that the store's clock has shown; the last one is now."""
    return [NOON]


@pytest.fixture
async def store(home: Home, times: list[float]) -> AsyncIterator[Store]:
    store = await Store.open(home.url, clock_at(times))
    yield store
    await store.close()


@pytest.fixture
def commits() -> Iterator[Commits]:
    counted = Commits()
    event.listen(Engine, "begin", counted.seen)
    yield counted
    event.remove(Engine, "begin", counted.seen)


@pytest.fixture
def _open_umask() -> Iterator[None]:
    """New files are readable by everybody unless their maker restricts them."""
    before = os.umask(0)
    yield
    os.umask(before)

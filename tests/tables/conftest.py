"""A hall with a real store of its own, and a clock that the test turns."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
import structlog

from bot.logs import configure_logging
from bot.store import Store
from bot.tables.life.hall import Hall
from tests.store.homes import FileHome, Home
from tests.store.new_file import lay_new_file
from tests.tables.hall_at_work import Ears, people
from tests.tables.turned_clock import TurnedClock


@pytest.fixture(autouse=True)
def logging_as_the_bot_does() -> Iterator[None]:
    """If it is not configured, structlog spends seconds drawing tracebacks with every local variable."""
    configure_logging("INFO")
    yield
    structlog.reset_defaults()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A new store's file."""
    path = tmp_path / "daidi.db"
    lay_new_file(path)
    return path


@pytest.fixture
def home(path: Path) -> Home:
    return FileHome(path)


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock()


@pytest.fixture
async def store(home: Home, clock: TurnedClock) -> AsyncIterator[Store]:
    store = await Store.open(home.url, clock.now)
    yield store
    await store.close()


def same_seeds() -> Callable[[], bytes]:
    """The same seeds in each test, so that no match ends sooner than the test needs it."""
    return partial(random.Random(7).randbytes, 32)


@pytest.fixture
async def hall(store: Store, clock: TurnedClock) -> AsyncIterator[Hall]:
    hall = Hall(store, clock, random.Random(7), 0, seeds=same_seeds())
    yield hall
    await hall.close()


@pytest.fixture
async def ears(hall: Hall) -> Ears:
    return Ears(hall)


@pytest.fixture
async def ann(store: Store) -> int:
    return (await people(store, 1))[0]


PAUSE = 2.0
"""Seconds that a computer of ``slow_hall`` takes for an action."""


@pytest.fixture
async def slow_hall(store: Store, clock: TurnedClock) -> AsyncIterator[Hall]:
    hall = Hall(store, clock, random.Random(7), PAUSE, seeds=same_seeds())
    yield hall
    await hall.close()

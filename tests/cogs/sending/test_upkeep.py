"""What a channel shows is tried again after trouble that passes, and after no other."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.store import NotRead, NotSaved, Store
from bot.tables.life.hall import Hall
from cogs.publisher.posts import UNKNOWN_CHANNEL
from cogs.publisher.upkeep import FIRST_WAIT, Upkeep
from tests.patience import within
from tests.tables.turned_clock import TurnedClock


def refused(status: int, code: int = 0) -> discord.HTTPException:
    """An answer of Discord's."""
    answer: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(answer, {"code": code, "message": "no"})


class Shown:
    """A table in its channel that cannot be shown for some reasons, one after the other."""

    def __init__(self, hall: Hall, *reasons: Exception) -> None:
        self.table: Any = SimpleNamespace(id="1-1")
        self.gone = False
        self.tries = 0
        self._rested = asyncio.Semaphore(0)
        self._reasons = list(reasons)
        self.upkeep = Upkeep(self, hall, self._try, self._rest, pause=0.0, name="showing")

    async def _try(self) -> None:
        self.tries += 1
        if self._reasons:
            raise self._reasons.pop(0)

    async def _rest(self) -> None:
        self._rested.release()

    async def rests(self) -> None:
        """Wait for the end of one more attempt."""
        async with within("attempt"):
            await self._rested.acquire()


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock()


@pytest.fixture
async def hall(tmp_path: Path, clock: TurnedClock) -> AsyncIterator[Hall]:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'daidi.db'}", clock.now)
    hall = Hall(store, clock, random.Random(1), 0)
    yield hall
    await hall.close()
    await store.close()


@pytest.mark.parametrize(
    "passing",
    [refused(500), refused(429), OSError("cut off"), NotRead("busy"), NotSaved("full")],
    ids=["trouble at Discord", "too many", "no connection", "not read", "not saved"],
)
async def test_what_passes_is_tried_again_after_a_while(hall: Hall, clock: TurnedClock, passing: Exception) -> None:
    shown = Shown(hall, passing)
    shown.upkeep.ask()
    await shown.rests()
    assert shown.upkeep.wanted
    await clock.awaited(2 * FIRST_WAIT)
    clock.turn(2 * FIRST_WAIT)
    await shown.rests()
    assert shown.tries == 2
    assert not shown.upkeep.wanted


@pytest.mark.parametrize("lasting", [refused(400), KeyError("no")], ids=["refused", "a fault of ours"])
async def test_what_stays_is_not_tried_again_by_itself(hall: Hall, lasting: Exception) -> None:
    shown = Shown(hall, lasting)
    shown.upkeep.ask()
    await shown.rests()
    assert not shown.upkeep.wanted


async def test_nothing_is_tried_in_a_channel_that_is_gone(hall: Hall, clock: TurnedClock) -> None:
    shown = Shown(hall, refused(404, UNKNOWN_CHANNEL))
    shown.upkeep.ask()
    await shown.rests()
    assert shown.gone
    clock.turn(2 * FIRST_WAIT)
    shown.upkeep.ask()
    await shown.rests()
    assert shown.tries == 1

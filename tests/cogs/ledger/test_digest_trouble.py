"""A digest waits for a store that is in trouble, and is sent once all the same."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.store import NotRead, NotSaved, Store
from bot.tables.life.hall import Hall
from cogs.digests.weekly_digests import AGAIN_AFTER, LOOKS_EVERY, WeeklyDigests
from cogs.interactions.asked_digests import ask_for_digest
from tests.store.makings import GUILD, address, at, change, entries
from tests.tables.turned_clock import TurnedClock

A_DAY = 86400.0
TOLD = "digest told"


class TroubledStore(Store):
    """A store that raises what is to be raised at the next reading or writing of digests."""

    at_reading: list[Exception]
    at_writing: list[Exception]
    readings: int

    async def see_settings(self, *given: Any, **more: Any) -> None:
        self.readings += 1
        if self.at_reading:
            raise self.at_reading.pop()
        await super().see_settings(*given, **more)

    async def set_setting(self, guild: int, key: str, value: Any) -> None:
        if key == TOLD and self.at_writing:
            raise self.at_writing.pop()
        await super().set_setting(guild, key, value)


class Discord:
    """As much of a client as sends messages; it keeps their nonces."""

    def __init__(self) -> None:
        self.sent: list[int] = []

    def get_guild(self, _: int) -> None:
        return None

    def get_partial_messageable(self, channel: int, *, guild_id: int) -> Any:
        async def send(*, nonce: int, **_: Any) -> None:
            assert (channel, guild_id) == (77, GUILD)
            self.sent.append(nonce)

        return SimpleNamespace(send=send)


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock()


@pytest.fixture
async def store(tmp_path: Path, clock: TurnedClock) -> AsyncIterator[TroubledStore]:
    store = await TroubledStore.open(address(tmp_path / "daidi.db"), clock.now)
    assert isinstance(store, TroubledStore)
    store.at_reading, store.at_writing, store.readings = [], [], 0
    yield store
    await store.close()


@pytest.fixture
async def discord(store: TroubledStore, clock: TurnedClock) -> AsyncIterator[Discord]:
    """Where the week of a server is told from Monday on, the fourth day from now."""
    await ask_for_digest(store, GUILD, 77, clock.now())
    await store.save(change(at(1), 1, entries=entries(3, -3, persons=(11, 12))))
    client: Any = Discord()
    digests = WeeklyDigests(client, Hall(store, clock, random.Random(1), 0), lambda _: "en")
    digests.begin()
    await clock.awaited(LOOKS_EVERY)
    yield client
    await digests.close()


async def test_there_is_one_look_an_hour_and_one_at_nine(
    discord: Discord, store: TroubledStore, clock: TurnedClock
) -> None:
    for hour in range(1, 4):
        clock.turn(LOOKS_EVERY)
        await clock.awaited(LOOKS_EVERY)
        assert store.readings == 1 + hour
    clock.turn(3 * A_DAY + 17.5 * LOOKS_EVERY)  # Monday, 8:30
    await clock.awaited(LOOKS_EVERY / 2)
    assert discord.sent == []
    clock.turn(LOOKS_EVERY / 2)
    await clock.awaited(LOOKS_EVERY)
    assert len(discord.sent) == 1


@pytest.mark.parametrize(
    ("problem", "rest"), [(NotRead("busy"), AGAIN_AFTER), (RuntimeError("odd"), LOOKS_EVERY)], ids=["not read", "odd"]
)
async def test_a_store_that_cannot_be_read_delays_a_digest(
    discord: Discord, store: TroubledStore, clock: TurnedClock, problem: Exception, rest: float
) -> None:
    store.at_reading.append(problem)
    clock.turn(4 * A_DAY)
    await clock.awaited(rest)
    assert discord.sent == []
    clock.turn(rest)
    await clock.awaited(LOOKS_EVERY)
    assert len(discord.sent) == 1


async def test_a_week_that_could_not_be_noted_is_not_told_again(
    discord: Discord, store: TroubledStore, clock: TurnedClock
) -> None:
    before = await store.setting(GUILD, TOLD)
    store.at_writing += [NotSaved("full"), NotSaved("full")]
    clock.turn(4 * A_DAY)
    for _ in range(2):
        await clock.awaited(AGAIN_AFTER)
        assert (len(discord.sent), await store.setting(GUILD, TOLD)) == (1, before)
        clock.turn(AGAIN_AFTER)
    await clock.awaited(LOOKS_EVERY)
    assert len(discord.sent) == 1
    assert await store.setting(GUILD, TOLD) != before

"""Which process serves a shard: leases that are taken, renewed, let go of and lost.

Promise: A shard is served by one process at a time. Also: tests/bot/shards/test_shards_that_move.py.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from bot.store import WHOLE, NotOurs, Shard, ShardTaken, Store, StoreUnusable
from bot.store.shards.leases import LASTS
from bot.store.shards.session_slots import APART
from tests.store.homes import BOTH, Home
from tests.store.makings import GUILD, OTHER, at, change, noon
from tests.store.plain_reader import faults_in

OURS = Shard(GUILD >> 22 & 1, 2)
THEIRS = Shard(1 - OURS.id, 2)
ELSEWHERE = GUILD + (1 << 22)
"""A server of their shard."""

Opens = Callable[[], Awaitable[Store]]


@pytest.fixture
async def opens(home: Home) -> AsyncIterator[Opens]:
    """Opens the store as one more process, which serves nothing yet. A file takes one process alone."""
    async with AsyncExitStack() as opened:

        async def another() -> Store:
            store = await Store.open(home.url, noon, shards=())
            opened.push_async_callback(store.close)
            return store

        yield another


SHARED = pytest.mark.parametrize("home", BOTH[1:], indirect=True)
"""For what only homes have that several processes may have open."""


async def test_a_process_writes_for_the_servers_of_its_shards_alone(opens: Opens) -> None:
    store = await opens()
    with pytest.raises(NotOurs):
        await store.save(change(at(1), 1))
    lease = await store.leasing.take(OURS)
    assert lease is not None
    assert (lease.shard, lease.epoch, lease.ran) == (OURS, 1, 0.0)
    await store.save(change(at(1), 1))
    for write in (store.save(change(at(1, ELSEWHERE), 1)), store.set_setting(ELSEWHERE, "theme", "light")):
        with pytest.raises(NotOurs):
            await write
    with pytest.raises(ShardTaken):
        await store.leasing.beat(1.0, THEIRS)
    assert await store.leasing.take(THEIRS) is not None
    await store.save(change(at(1, ELSEWHERE), 1))
    assert [len(await store.tables(shard)) for shard in (OURS, THEIRS, WHOLE)] == [1, 1, 2]
    assert await store.leasing.serves(OURS)
    assert await store.check() == []


@SHARED
async def test_each_shard_is_of_one_process_until_it_is_let_go_of(home: Home, opens: Opens) -> None:
    first, second = await opens(), await opens()
    assert await first.leasing.take(OURS) is not None
    await first.save(change(at(1), 1))
    assert await second.leasing.free(2) == [THEIRS]
    assert await second.leasing.take(OURS) is None
    assert await second.leasing.take(THEIRS) is not None
    await first.leasing.beat(7.5, OURS)
    first.note_setting(GUILD, "noted", 1)
    await first.leasing.release(first.leasing.held[0])
    assert not await first.leasing.serves(OURS)
    taken = await second.leasing.take(OURS)
    assert taken is not None
    assert (taken.ran, await second.setting(GUILD, "noted")) == (7.5, 1)
    with pytest.raises(NotOurs):
        await first.save(change(at(1), 2))
    await second.save(change(at(1), 2))
    assert await second.check() == faults_in(home) == []


@SHARED
async def test_of_many_that_want_a_shard_at_once_one_gets_it(home: Home, opens: Opens) -> None:
    del home
    processes = [await opens() for _ in range(4)]
    for shard in (OURS, THEIRS):
        taken = await asyncio.gather(*(store.leasing.take(shard) for store in processes))
        assert sum(lease is not None for lease in taken) == 1


@SHARED
async def test_a_lease_that_was_not_renewed_is_taken_and_whoever_had_it_writes_nothing_more(
    home: Home, opens: Opens
) -> None:
    first, second = await opens(), await opens()
    assert await first.leasing.take(OURS) is not None
    await first.save(change(at(1), 1))
    home.query(f"UPDATE shards SET until = until - {LASTS}")
    await first.leasing.renew()
    assert await second.leasing.take(OURS) is None, "it was renewed before anybody took it"
    home.query(f"UPDATE shards SET until = until - {LASTS}")
    taken = await second.leasing.take(OURS)
    assert taken is not None
    for lost in (change(at(1), 2), change(at(1, OTHER), 1)):  # a server that had a head, and a new one
        with pytest.raises(NotOurs):
            await first.save(lost)
    with pytest.raises(ShardTaken):
        await first.leasing.beat(9.0, OURS)
    first.note_setting(GUILD, "noted", 1)
    await first.leasing.renew()
    assert not await first.leasing.serves(OURS)
    assert first.leasing.held == ()
    assert await second.setting(GUILD, "noted") is None
    await second.save(change(at(1), 2))
    assert home.query("SELECT epoch FROM chains") == [(taken.epoch,)]
    assert await second.check() == faults_in(home) == []


@SHARED
async def test_a_process_that_is_gone_has_no_shard(home: Home, opens: Opens) -> None:
    first, second = await Store.open(home.url, noon, shards=(OURS,)), await opens()
    assert await second.leasing.take(OURS) is None
    await first.close()  # it lets go of nothing, as if it had been killed
    # For some seconds after the start of a server, everybody counts as there.
    while await second.leasing.take(OURS) is None:  # noqa: ASYNC110  nobody tells
        await asyncio.sleep(0.1)
    await second.save(change(at(1), 1))


@SHARED
async def test_another_count_of_shards_waits_and_then_takes_over_the_least_time(home: Home, opens: Opens) -> None:
    first, second = await opens(), await opens()
    for shard, ran in ((Shard(0, 2), 5.0), (Shard(1, 2), 3.0)):
        assert await first.leasing.take(shard) is not None
        await first.leasing.beat(ran, shard)
    assert await second.leasing.free(4) == []
    assert await second.leasing.take(Shard(0, 4)) is None
    await first.leasing.release(first.leasing.held[0])
    assert await second.leasing.free(4) == [], "one of the two is still served"
    await first.leasing.release(first.leasing.held[0])
    taken = [await second.leasing.take(Shard(number, 4)) for number in range(4)]
    assert [lease.ran for lease in taken if lease is not None] == [5.0, 3.0, 5.0, 3.0]
    for lease in taken:
        assert lease is not None
        await second.leasing.release(lease)
    whole = await first.leasing.take(WHOLE)
    assert whole is not None
    assert whole.ran == 3.0
    assert home.query("SELECT shard, total FROM shards") == [(0, 1)]


@SHARED
async def test_whoever_wants_everything_is_refused_while_a_part_is_served(home: Home, opens: Opens) -> None:
    first = await opens()
    assert await first.leasing.take(OURS) is not None
    with pytest.raises(StoreUnusable, match="is in use by another process"):
        await Store.open(home.url, noon)


async def test_in_each_slot_one_session_begins_at_a_time(home: Home, opens: Opens) -> None:
    store = await opens()
    assert [await store.leasing.spend_session(slot) for slot in (0, 0, 1, 1)] == [True, False, True, False]
    home.query(f"UPDATE sessions SET begun = begun - {APART} WHERE slot = 0")
    home.query("UPDATE sessions SET begun = begun + 3600 WHERE slot = 1")  # by a clock that was set back since
    assert [await store.leasing.spend_session(slot) for slot in (0, 1)] == [True, True]


async def test_a_store_that_is_closed_holds_no_shard(home: Home) -> None:
    clock = asyncio.get_running_loop().time  # a clock that is asked in the event loop alone
    store = await Store.open(home.url, lambda: clock() if asyncio.current_task() else noon(), shards=(OURS, THEIRS))
    assert len(home.query("SELECT * FROM shards WHERE owner IS NOT NULL")) == 2
    await store.close()
    assert not home.query("SELECT * FROM shards WHERE owner IS NOT NULL")


async def test_damaged_shards_are_laid_anew(home: Home) -> None:
    store = await Store.open(home.url, noon, shards=(OURS, THEIRS))
    await store.leasing.beat(5.0, OURS)
    await store.close()
    for damage in ("total = 7", "shard = 9", "total = -1", "epoch = -5", "until = -1"):
        home.query(f"UPDATE shards SET {damage} WHERE shard = {THEIRS.id}")
        again = await Store.open(home.url, noon, shards=(OURS, THEIRS))
        assert home.query("SELECT shard, total FROM shards ORDER BY shard") == [(0, 2), (1, 2)]
        await again.save(change(at(1), len(await again.events(at(1))) + 1))
        await again.close()

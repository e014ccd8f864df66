"""A process that plays is killed again and again, in a database of each kind.

Promise: A kill loses nothing that was acknowledged. No point is booked twice. Also: tests/bot/kills/test_kill.py.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import defaultdict

import pytest

from bot.store import Store
from tests.store import children
from tests.store.children import child, told
from tests.store.homes import Home
from tests.store.makings import GUILD, noon
from tests.store.plain_reader import faults_in

pytestmark = pytest.mark.processes

KILLS = 20 * int(os.environ.get("SCALE", "1"))


async def test_nothing_acknowledged_is_lost_by_a_kill(home: Home) -> None:
    rng = random.Random(20)
    acknowledged: dict[str, int] = defaultdict(int)
    for _ in range(KILLS):
        with child(children.play_until_killed, home.url, 4) as (process, pipe):
            first = pipe.recv()
            await asyncio.sleep(rng.uniform(0, 0.03))
            process.kill()
            for table, number in [first, *told(pipe)]:
                assert number == acknowledged[table] + 1
                acknowledged[table] = number

        store = await Store.open(home.url, noon)
        for stored in await store.tables():
            # At most one event, the one being written at the kill, was saved without being acknowledged.
            assert acknowledged[stored.table] <= stored.number <= acknowledged[stored.table] + 1
            assert [one.number for one in await store.events(stored.table)] == list(range(1, stored.number + 1))
            acknowledged[stored.table] = stored.number
        assert await store.check() == []
        assert faults_in(home) == []
        await store.close()
    assert home.query("SELECT guild FROM chains ORDER BY guild") == [(GUILD,), (GUILD + 1,)]
    assert home.query("SELECT count(*) FROM bindings")[0][0] >= KILLS
    booked = 4 * sum(number // 3 for number in acknowledged.values())
    assert home.query("SELECT count(*) FROM ledger") == [(booked,)]

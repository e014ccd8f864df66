"""Four tables in four shards: processes that serve them are killed, stopped, frozen and started, and play goes on.

Promise: Several processes share the servers. A shard whose process is killed, stopped or frozen moves to another one:
no acknowledged press is lost or doubled, and nothing is written by a process that has lost its shard.
"""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.bot.shards.several_processes import SeveralProcesses, four_servers
from tests.patience import eventually
from tests.store.homes import ServerHome, home_of

pytestmark = pytest.mark.postgresql

FROZEN_FOR = 30.0
"""Seconds by the database's clock: by then its leases have lapsed three times."""


@pytest.fixture
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerHome]:
    with home_of("server", request, tmp_path) as home:
        assert isinstance(home, ServerHome)
        yield home


@pytest.fixture
async def four(home: ServerHome, tmp_path: Path) -> AsyncIterator[SeveralProcesses]:
    async with four_servers() as playground:
        several = SeveralProcesses(playground, home, tmp_path)
        try:
            yield several
        finally:
            await several.end()


async def test_tables_go_on_while_processes_are_killed_stopped_and_started(four: SeveralProcesses) -> None:
    first, second, third = (four.process(name) for name in ("first", "second", "third"))
    await first.start()
    await four.until_served()
    was = await four.until_owned(0, 1, 2, 3)
    await four.open_tables()
    async with four.playing():
        await four.more_presses()
        await second.start(connected=False)
        await first.kill()
        was = await four.until_owned(0, 1, 2, 3, by=was)
        await four.more_presses()
        await third.start(connected=False)
        assert await second.stop() == 0
        await four.until_owned(0, 1, 2, 3, by=was)
        await four.more_presses()
    assert await third.stop() == 0
    await four.check()


async def test_a_frozen_process_that_wakes_up_writes_nothing_for_what_it_has_lost(four: SeveralProcesses) -> None:
    frozen, second = four.process("frozen"), four.process("second")
    await frozen.start()
    await four.until_served()
    was = await four.until_owned(0, 1, 2, 3)
    await four.open_tables()
    async with four.playing():
        await four.more_presses()
        await second.start(connected=False)
        frozen.send(signal.SIGSTOP)
        since = four.now()
        owner = await four.until_owned(0, 1, 2, 3, by=was)
        await four.more_presses()
    await four.until(since + FROZEN_FOR)
    async with four.playing():
        frozen.send(signal.SIGCONT)
        await eventually(lambda: frozen.said.count("event=shard_lost") == 4, "the end of its shards")
        await four.more_presses()
        assert await four.until_owned(0, 1, 2, 3) == owner
    for process in (frozen, second):
        assert await process.stop() == 0
        assert "Traceback" not in process.said
    epochs = {epoch for (epoch,) in four.home.query("SELECT epoch FROM shards")}
    assert {epoch for (epoch,) in four.home.query("SELECT epoch FROM chains")} == epochs
    await four.check()

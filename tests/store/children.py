"""What the store's tests run in separate processes, forked quickly from a server that has already imported
everything."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import aiosqlite  # imported here so that the server has it before a child gives up its permissions
import alembic.runtime.environment
import sqlalchemy.dialects.sqlite.aiosqlite
from sqlalchemy import Engine, event

from bot.store import NotSaved, Store, StoreUnusable
from bot.store.database import Database
from tests.run.forks import FORKS, warm
from tests.store.makings import GUILD, NOON, address, at, change, entries, noon

NOBODY = 65534


@contextmanager
def child(scene: Callable[..., None], *given: Any) -> Iterator[tuple[Any, Connection]]:
    """A process that runs ``scene(pipe, *given)``, with our end of the pipe. It is killed when the block ends."""
    warm()
    ours, theirs = FORKS.Pipe()
    process = FORKS.Process(target=scene, args=(theirs, *given))
    process.start()
    theirs.close()
    try:
        yield process, ours
    finally:
        process.kill()
        process.join()
        process.close()
        ours.close()


def told(pipe: Connection) -> list[Any]:
    """Everything that a process sends until it ends."""
    said = []
    try:
        while True:
            said.append(pipe.recv())
    except EOFError:
        return said


def open_and_hold(pipe: Connection, path: Path) -> None:
    """Open the store; report success or why not; hold it until told to go on."""

    async def run() -> None:
        try:
            store = await Store.open(address(path), noon)
        except StoreUnusable as error:
            pipe.send(str(error))
            return
        pipe.send("open")
        await asyncio.to_thread(pipe.recv)
        await store.close()

    asyncio.run(run())


def open_without_root(pipe: Connection, path: Path, scripts: Path) -> None:
    """Open the database as a user without root permissions; report success or why not.

    That user may not be able to read the project, so ``scripts`` is a copy of the migrations that everybody can read.
    """

    async def run(path: Path) -> str:
        try:
            await (await Database.open(address(path), noon, scripts)).close()
        except StoreUnusable as error:
            return str(error)
        return "open"

    with tempfile.TemporaryDirectory() as folder:  # imports modules that cannot be read later
        assert asyncio.run(run(Path(folder) / "daidi.db")) == "open"
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    pipe.send(asyncio.run(run(path)))


def play_until_killed(pipe: Connection, url: str, tables: int) -> None:
    """Play at several tables of two servers at once and report each event once it is acknowledged.

    Every third event books a deal, and so much time passes that heads are bound in between.
    """
    times = count(NOON, 20)

    async def play(store: Store, table: str) -> None:
        last = {stored.table: stored.number for stored in await store.tables()}.get(table, 0)
        for number in range(last + 1, 1_000_000):
            booked = entries(3, -1, -1, -1, deal=number) if number % 3 == 0 else ()
            await store.save(change(table, number, entries=booked))
            pipe.send((table, number))

    async def run() -> None:
        store = await Store.open(url, lambda: next(times))
        await asyncio.gather(*(play(store, at(n, GUILD + n % 2)) for n in range(tables)))

    asyncio.run(run())


def leave_open(pipe: Connection, path: Path) -> None:
    """Let the event loop end while the store is open and changes are being written."""

    async def run() -> None:
        store = await Store.open(address(path), noon)
        pipe.send((await store.save(change(at(1), 1))).seq)
        waiting = [asyncio.create_task(store.save(change(at(1), number))) for number in range(2, 5)]
        await asyncio.sleep(0.002)
        assert waiting

    asyncio.run(run())


def play_on_a_full_disk(pipe: Connection, path: Path) -> None:
    """Play until no file may grow and some plays are refused, then go on with space again; report what happened."""

    async def run() -> None:
        store = await Store.open(address(path), noon)
        await store.save(change(at(1), 1, snapshot={"padding": "x" * 20_000}))
        size = max(file.stat().st_size for file in path.parent.iterdir())
        hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
        outcomes = await asyncio.gather(
            *(store.save(change(at(n), 1, snapshot={"padding": "x" * 300_000})) for n in range(2, 8)),
            store.person(5, "north"),
            return_exceptions=True,
        )
        pipe.send([(type(outcome), str(outcome)) for outcome in outcomes])
        pipe.send([table.table for table in await store.tables()])
        pipe.send(await store.check())
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        for n in range(2, 8):
            await store.save(change(at(n), 1, snapshot={"padding": "x" * 300_000}))
        pipe.send(sorted(table.table for table in await store.tables()))
        pipe.send(await store.check())
        await store.close()

    asyncio.run(run())


def be_refused_while_locked(pipe: Connection, path: Path) -> None:
    """Save while another program holds SQLite's own write lock, then save again."""

    async def run() -> None:
        store = await Store.open(address(path), noon)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            await store.save(change(at(1), 1))
        except NotSaved as error:
            pipe.send(str(error))
        other.execute("ROLLBACK")
        other.close()
        pipe.send((await store.save(change(at(1), 1))).seq)
        await store.close()

    asyncio.run(run())


def upgrade_until(pipe: Connection, path: Path, scripts: Path, last: int) -> None:
    """Open a database, killed before statement or commit number ``last``; if it lives, report how many there were."""
    seen = 0

    def statement(_conn: object, _cursor: object, text: str, *_: object) -> None:
        if not text.lstrip().startswith(("PRAGMA", "SELECT")):
            before()

    def before(*_: object) -> None:
        nonlocal seen
        seen += 1
        if seen == last:
            os.kill(os.getpid(), signal.SIGKILL)

    async def run() -> None:
        database = await Database.open(address(path), noon, scripts)
        await database.close()

    event.listen(Engine, "before_cursor_execute", statement)
    event.listen(Engine, "commit", before)
    asyncio.run(run())
    pipe.send(seen)


_IMPORTED = (aiosqlite, alembic.runtime.environment, sqlalchemy.dialects.sqlite.aiosqlite)

"""A PostgreSQL server for the tests: begun once for a whole run, in a folder of its own, and reached by a socket alone.

Tests that need it are marked ``@pytest.mark.postgresql``. Where no server can be had they are skipped, with the reason;
where ``CI`` is set they fail.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.store import Store
from bot.store.schema import metadata
from tests.patience import PATIENCE

EMPTY = "empty"
"""The database that others are copies of: a store in which nothing has happened."""
_PROGRAMS = Path("/usr/lib/postgresql")
_MEMORY = Path("/dev/shm")
"""No test pulls the plug, so nothing need reach a disk. What is killed is the bot, or the server's processes."""
_ROOM = 2_000_000_000
"""Bytes that it must have free: each worker has databases of its own."""
_PDEATHSIG = 1
_SETTINGS = ("max_connections=200", "autovacuum=off", "shared_buffers=64MB")
GUARDED = ("guarded", "nobody_yet")
"""Roles that must give a password; all others need none."""
_numbers = count(1)
_free: dict[tuple[int, Path], list[tuple[str, psycopg.Connection[Any]]]] = {}
"""The databases of each process and server that nobody uses now, each with a connection, which knows its tables."""
_shapes: dict[tuple[int, Path], Any] = {}
_ALONE = (
    "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
_SHAPE = (
    "SELECT md5(string_agg(concat_ws(' ', relname, attname, atttypid, attnotnull), ',' ORDER BY relname, attnum))"
    " FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid WHERE relnamespace = 'public'::regnamespace"
    " AND attnum > 0 AND NOT attisdropped"
)
EMPTIED = "SET session_replication_role = replica; " + "; ".join(
    f"DELETE FROM {table.name}" for table in metadata.sorted_tables
)


@dataclass(frozen=True, slots=True)
class PostgresServer:
    """A server that listens on a socket in ``folder``."""

    folder: Path

    def url(self, database: str, role: str = "daidi") -> str:
        """The address of one of its databases, as ``DATABASE_URL`` takes it. ``role`` may bring its password."""
        return f"postgresql+psycopg://{role}@/{database}?host={self.folder}"

    @property
    def socket(self) -> Path:
        """Where it listens."""
        return self.folder / ".s.PGSQL.5432"

    @property
    def process(self) -> int:
        """The process that begins all its others."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def connect(self, database: str) -> closing[psycopg.Connection[Any]]:
        """A connection to one of its databases, which commits each statement at once."""
        return closing(self._connected(database))

    def query(self, database: str, statements: str) -> list[Any]:
        """Execute statements behind the back of the store. Returns the rows of the last, if it gives any."""
        with self.connect(database) as connection:
            cursor = connection.execute(statements.encode())
            while cursor.nextset():
                pass
            return cursor.fetchall() if cursor.description else []

    @contextmanager
    def database(self, template: str = EMPTY) -> Iterator[str]:
        """The name of a new database, which is dropped at the end."""
        name = self._made(template)
        try:
            yield name
        finally:
            self._drop(name)

    @contextmanager
    def store(self) -> Iterator[str]:
        """The name of a database with a store in which nothing has happened. It is made once for each process.

        Afterwards it is emptied for whoever comes next, or dropped if it has other tables and columns than before.
        """
        free = _free.setdefault((os.getpid(), self.folder), [])
        name, connection = free.pop() if free else self._made_with_connection()
        try:
            yield name
        finally:
            connection.execute(_ALONE)
            if connection.execute(_SHAPE).fetchone() == self._shape():
                connection.execute(EMPTIED.encode())
                free.append((name, connection))
            else:
                connection.close()
                self._drop(name)

    def _shape(self) -> Any:
        """What an empty store looks like."""
        key = os.getpid(), self.folder
        if key not in _shapes:
            with self.connect(EMPTY) as connection:
                _shapes[key] = connection.execute(_SHAPE).fetchone()
        return _shapes[key]

    def _connected(self, database: str) -> psycopg.Connection[Any]:
        return psycopg.connect(f"host={self.folder} user=daidi dbname={database}", autocommit=True)

    def _made_with_connection(self) -> tuple[str, psycopg.Connection[Any]]:
        name = self._made(EMPTY)
        return name, self._connected(name)

    def _made(self, template: str) -> str:
        name = f"of_{os.getpid()}_{next(_numbers)}"
        self.query("postgres", f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def _drop(self, name: str) -> None:
        self.query("postgres", f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def serving(within: Path | None = None) -> Iterator[PostgresServer]:
    """A server, until the end, in a new folder ``within`` another: for tests, one that is in memory.

    Raises:
        FileNotFoundError: PostgreSQL is not installed.
        subprocess.CalledProcessError, TimeoutError: it does not begin.
    """
    programs = _programs()
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="daidi-postgresql-", dir=within or _memory()))
    try:
        if user:
            shutil.chown(folder, user)
        data = folder / "data"
        made: list[str | Path] = [
            programs / "initdb",
            "-D",
            data,
            "-U",
            "daidi",
            "-E",
            "UTF8",
            "--locale=C",
            "-A",
            "trust",
            "--no-sync",
        ]
        subprocess.run(made, user=user, cwd=folder, check=True, capture_output=True, env={"PATH": os.defpath})
        access = data / "pg_hba.conf"
        access.write_text("".join(f"local all {role} scram-sha-256\n" for role in GUARDED) + access.read_text())
        settings = [word for one in _SETTINGS for word in ("-c", one)]
        begun: list[str | Path] = [
            programs / "postgres",
            "-D",
            data,
            "-k",
            folder,
            "-c",
            "listen_addresses=",
            *settings,
        ]
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                begun,
                user=user,
                cwd=folder,
                stdout=log,
                stderr=log,
                env={"PATH": os.defpath},
                preexec_fn=_end_with_parent,
            )
        try:
            server = PostgresServer(folder)
            _wait_for(server, process)
            server.query("postgres", f"CREATE DATABASE {EMPTY}")
            asyncio.run(_fill(server))
            yield server
        finally:
            process.send_signal(signal.SIGINT)  # it ends without waiting for those who are connected
            process.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _memory() -> Path | None:
    """A folder in memory, if there is one with room."""
    return _MEMORY if _MEMORY.is_dir() and shutil.disk_usage(_MEMORY).free > _ROOM else None


def _end_with_parent() -> None:
    """Let the kernel end the server if the tests are killed, where the kernel does so (Linux)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PDEATHSIG, signal.SIGINT)


def _programs() -> Path:
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    installed = sorted(_PROGRAMS.glob("*/bin"), key=lambda one: int(one.parent.name))
    if not installed:
        raise FileNotFoundError("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    return installed[-1]


def _user() -> str | None:
    """Whom the server runs as: it refuses root."""
    if os.geteuid():
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _wait_for(server: PostgresServer, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers.

    Raises:
        TimeoutError: it ended, or does not answer for a long time.
    """
    for _ in range(int(PATIENCE / 0.05)):
        try:
            server.query("postgres", "SELECT 1")
        except psycopg.OperationalError:
            try:
                process.wait(0.05)
            except subprocess.TimeoutExpired:
                continue
            break
        return
    raise TimeoutError((server.folder / "log").read_text())


async def _fill(server: PostgresServer) -> None:
    """Make the tables of a store, then take back the epoch that this took."""
    await (await Store.open(server.url(EMPTY), lambda: 0.0)).close()
    server.query(EMPTY, "DELETE FROM epochs; DELETE FROM shards")


_SERVER = pytest.StashKey[PostgresServer | str]()
"""The server of the run, or why there is none."""
_UNTIL = pytest.StashKey[ExitStack]()
"""Ends the server."""


def pytest_collection_finish(session: pytest.Session) -> None:
    """Begin the server, if a test of the run needs it."""
    wanted = any(item.get_closest_marker("postgresql") for item in session.items)
    if not wanted or session.config.option.collectonly:
        return
    until = session.config.stash[_UNTIL] = ExitStack()
    try:
        session.config.stash[_SERVER] = until.enter_context(serving())
    except FileNotFoundError as absent:
        session.config.stash[_SERVER] = str(absent)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """End the server, if it was begun."""
    if _UNTIL in session.config.stash:
        session.config.stash[_UNTIL].close()


def server_of(request: pytest.FixtureRequest) -> PostgresServer:
    """The server of the run; without one, the test is skipped, or fails where ``CI`` is set."""
    found = request.config.stash[_SERVER]
    if isinstance(found, PostgresServer):
        return found
    if os.environ.get("CI"):
        pytest.fail(found)
    pytest.skip(found)

"""A PostgreSQL database that the store cannot be in is refused with one line, in which no password stands.

Promise: What is wrong with a database server is told in one line. No line, log or traceback shows a password.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.store import NotSaved, Store, StoreUnusable
from bot.store.database import backend_of
from tests.run.postgres_server import PostgresServer
from tests.store.homes import ServerHome
from tests.store.makings import at, change, noon

pytestmark = pytest.mark.postgresql

SECRET = "s3cr3t-w0rd"


async def refused(url: str) -> str:
    """The line that refuses a store, which is all that anybody is shown."""
    with pytest.raises(StoreUnusable) as refusal:
        await Store.open(url, noon)
    line = str(refusal.value)
    assert "\n" not in line
    shown = "".join(traceback.format_exception(refusal.value)) + repr(refusal.value)
    assert SECRET not in line + shown
    return line


@pytest.fixture
def guarded(server: PostgresServer) -> Iterator[str]:
    """A role that must give the secret as its password."""
    server.query("postgres", f"CREATE ROLE guarded LOGIN PASSWORD '{SECRET}'")
    yield "guarded"
    server.query("postgres", "DROP ROLE guarded")


@pytest.mark.parametrize(
    "wrong",
    [
        lambda server, name: f"postgresql+psycopg://daidi:{SECRET}@nowhere.invalid/{name}",
        lambda server, name: f"postgresql+psycopg://daidi:{SECRET}@127.0.0.1:1/{name}",
        lambda server, name: f"postgresql+psycopg://daidi:{SECRET}@/{name}?host={server.folder}/none",
    ],
    ids=["an unknown host", "a closed port", "no socket"],
)
async def test_a_server_that_is_not_there(
    server: PostgresServer, home: ServerHome, wrong: Callable[[PostgresServer, str], str]
) -> None:
    line = await refused(wrong(server, home.database))
    assert line.startswith(f"the database {home.database} at ")
    assert "cannot be used: the database server cannot be reached (" in line


@pytest.mark.parametrize(
    ("url", "line"),
    [
        (f"postgresql://daidi:{SECRET}@localhost/daidi", "is not the address of a database; write for example sqlite"),
        (f"postgresql+asyncpg://daidi:{SECRET}@localhost/daidi", "is not the address of a database"),
        (f"mysql://daidi:{SECRET}@localhost/daidi", "is not the address of a database"),
        (f"postgresql+psycopg://daidi:{SECRET}@localhost:no/daidi", "is not the address of a database"),
        (f"postgresql+psycopg://daidi:{SECRET}@localhost", "names no host or no database"),
        (f"postgresql+psycopg://daidi:{SECRET}@/daidi", "names no host or no database"),
        (f"postgresql+psycopg://daidi:{SECRET}@localhost/da%0Aidi", "holds a control character"),
        (f"{SECRET}", "is not the address of a database"),
    ],
)
async def test_what_names_no_database(url: str, line: str) -> None:
    assert (await refused(url)).startswith(f"DATABASE_URL {line}")


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql+psycopg://daidi:pa@{SECRET}@localhost/daidi",
        f"postgresql+psycopg://localhost/daidi?password={SECRET}",
    ],
)
async def test_a_password_in_the_wrong_place_is_not_shown(url: str) -> None:
    line = await refused(url)
    assert line.startswith("the password stands in the wrong place in DATABASE_URL: it takes ROLE:PASSWORD@HOST")


async def test_an_option_that_the_driver_does_not_know(home: ServerHome) -> None:
    assert "invalid connection option" in await refused(f"{home.url}&nonsense={SECRET}")


async def test_without_the_driver(home: ServerHome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert (await refused(home.url)).startswith(
        "DATABASE_URL names a PostgreSQL server, but the package psycopg cannot be used: "
    )


async def test_a_wrong_password(server: PostgresServer, home: ServerHome, guarded: str) -> None:
    line = await refused(server.url(home.database, f"{guarded}:not-{SECRET}"))
    assert line.endswith('the database server refuses: password authentication failed for user "guarded"')
    right = backend_of(server.url(home.database, f"{guarded}:{SECRET}"))
    assert SECRET not in f"{right} {right!r} {right.where}"


async def test_no_such_role_and_no_such_database(server: PostgresServer, home: ServerHome) -> None:
    role = await refused(server.url(home.database, "nobody_yet:x"))
    assert role.endswith('the database server refuses: password authentication failed for user "nobody_yet"')
    assert (await refused(server.url("none"))).endswith('the database server refuses: database "none" does not exist')


async def test_a_role_without_rights(server: PostgresServer, guarded: str) -> None:
    with server.database("template0") as name:
        line = await refused(server.url(name, f"{guarded}:{SECRET}"))
        assert line.startswith(f"the database {name} at {server.folder} cannot be used: permission denied for schema")
        assert server.query(name, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(0,)]


OTHERS = {
    "of another program": ("CREATE TABLE others (x int)", "it holds tables of another program"),
    "of a newer version": ("UPDATE alembic_version SET version_num = '9999'", "its version 9999 is unknown here"),
    "that lost a table": ("DROP TABLE settings", "its table “settings” is missing or has lost columns"),
    "that lost a column": ("ALTER TABLE people DROP COLUMN name", "its table “people” is missing or has lost columns"),
}


@pytest.mark.parametrize("other", OTHERS)
async def test_a_database_that_is_not_ours(server: PostgresServer, other: str) -> None:
    statement, line = OTHERS[other]
    with server.database("template0" if "CREATE" in statement else "empty") as name:
        server.query(name, statement)
        before = server.query(name, "SELECT * FROM pg_tables WHERE schemaname = 'public'")
        assert line in await refused(server.url(name))
        assert server.query(name, "SELECT * FROM pg_tables WHERE schemaname = 'public'") == before


async def test_another_encoding(server: PostgresServer) -> None:
    server.query("postgres", "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    try:
        assert (await refused(server.url("latin"))).endswith("its encoding is LATIN1; make one with the encoding UTF8")
    finally:
        server.query("postgres", "DROP DATABASE latin")


async def test_a_database_that_is_read_only(home: ServerHome) -> None:
    home.query(f"ALTER DATABASE {home.database} SET default_transaction_read_only = on")
    assert (await refused(home.url)).endswith("cannot be used: the database is read-only")


async def test_a_database_that_turns_read_only_is_told_of_as_such(home: ServerHome) -> None:
    store = await Store.open(home.url, noon)
    await store.save(change(at(1), 1))
    home.query(f"ALTER DATABASE {home.database} SET default_transaction_read_only = on")
    home.end_connections()
    with pytest.raises(NotSaved, match="nothing was saved: the database is read-only"):
        await store.save(change(at(1), 2))
    home.server.query("postgres", f"ALTER DATABASE {home.database} RESET default_transaction_read_only")
    home.end_connections()
    assert (await store.save(change(at(1), 2))).seq == 2
    await store.close()


def test_the_settings_show_no_password(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from bot.settings import read_settings

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"postgresql+psycopg://daidi:{SECRET}@localhost/daidi")
    assert SECRET not in f"{read_settings()} {read_settings()!r}"

"""Connections to a PostgreSQL server, and what each kind of them sets for its session.

https://www.postgresql.org/docs/current/runtime-config-client.html
"""

from __future__ import annotations

import asyncio
import errno
import importlib
from contextlib import suppress
from typing import Any

from sqlalchemy import URL, Engine, NullPool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.errors import StoreUnusable

_OLDEST = 14
"""The oldest version of PostgreSQL that the store may be in."""
LOCK = 0x44616944  # “DaiD”
"""The advisory lock of the processes that write, which they share, and of one alone that changes the schema.

It ends with the session that holds it.
"""
NOT_AVAILABLE = "55P03"
"""The server's code for a lock that could not be had in time."""
_FREED_WITHIN = "5s"
"""How long a process waits for that lock: the server may take a while to notice that another one was killed."""
_READERS = 3
# Seconds to wait until a connection is free: less than Discord waits for an answer.
_QUEUE = 2.0
# A line that is lost is found out within some ten seconds, by whichever end still lives.
_ALWAYS = {
    "application_name": "daidi",
    "connect_timeout": 2,  # seconds; the least that libpq takes
    "tcp_user_timeout": 10_000,  # milliseconds
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
_SESSION = {
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10s",
    "idle_session_timeout": "0",
    "timezone": "UTC",
}
_WRITING = {
    **_SESSION,
    "default_transaction_isolation": "read\\ committed",
    "synchronous_commit": "on",  # whatever the server is set to, a commit counts once it is on the disk
    "lock_timeout": "1s",
    "statement_timeout": "10s",
    "idle_in_transaction_session_timeout": "15s",
}
_UPGRADING = {**_WRITING, "lock_timeout": "10s", "statement_timeout": "0", "idle_in_transaction_session_timeout": "0"}
_LOOKING = {
    **_SESSION,
    "default_transaction_isolation": "repeatable\\ read",
    "default_transaction_read_only": "on",
    "statement_timeout": "0",
    "idle_in_transaction_session_timeout": "0",
}
_READING = {**_LOOKING, "statement_timeout": "10s", "idle_in_transaction_session_timeout": "15s"}


def upgrading(url: URL) -> Engine:
    """Connections that may change the schema, with the lock alone; each is closed once it is not used."""
    engine = create_engine(url, poolclass=NullPool, **_options(url, _UPGRADING))
    return _beginning(_examining(engine), f"SELECT pg_advisory_lock({LOCK})")


def writing(url: URL, owner: str) -> Engine:
    """One connection that writes, under the name of its process, with a share of the lock.

    If it is lost, the next transaction makes it anew.
    """
    engine = create_engine(url, pool_size=1, max_overflow=0, **_options(url, _WRITING))
    named = f"SET application_name = '{named_for(owner)}'"
    return _beginning(engine, named, f"SELECT pg_advisory_lock_shared({LOCK})")


async def hearing(url: URL, owner: str, channel: str) -> Any:
    """A connection of ``psycopg`` that hears what is told on a channel, under the name of its process."""
    driver: Any = importlib.import_module("psycopg")
    _, given = url.get_dialect()().create_connect_args(url)
    named = {"application_name": f"{named_for(owner)} hears", "autocommit": True}
    options = _options(url, {**_SESSION, "idle_in_transaction_session_timeout": "0"})["connect_args"]
    making = asyncio.ensure_future(driver.AsyncConnection.connect(**{**given, **options, **named}))
    try:
        connection = await asyncio.shield(making)
    except asyncio.CancelledError:  # finish making it first: nobody would close a connection that is half made
        with suppress(Exception):
            await (await making).close()
        raise
    try:
        await connection.execute(f"LISTEN {channel}")
    except BaseException:
        await connection.close()
        raise
    return connection


def named_for(owner: str) -> str:
    """What the server calls the connection with which a process writes."""
    return f"daidi {owner}"


def reading(url: URL) -> AsyncEngine:
    """A few connections that only read, each transaction as of one moment."""
    pool = {"pool_size": _READERS, "max_overflow": 0, "pool_timeout": _QUEUE}
    return create_async_engine(url, **_options(url, _READING), **pool)


def looking(url: URL) -> Engine:
    """Connections that cannot write; each is closed once it is not used."""
    return _examining(create_engine(url, poolclass=NullPool, **_options(url, _LOOKING)))


def _options(url: URL, session: dict[str, str]) -> dict[str, Any]:
    """What SQLAlchemy and libpq are given beside the address. Errors name no values, which may be a hand.

    No column is an ``hstore``, so no engine asks the server for that type.
    """
    given = dict(url.query)
    options = " ".join([str(given.get("options", "")), *(f"-c {name}={value}" for name, value in session.items())])
    arguments = {name: value for name, value in _ALWAYS.items() if name not in given}
    connect = {**arguments, "options": options.strip()}
    return {"connect_args": connect, "hide_parameters": True, "use_native_hstore": False}


def _examining(engine: Engine) -> Engine:
    """Refuse a database that cannot hold the store, judging by what the server reports when a connection is made."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        said = connection.info.parameter_status
        wrong = None
        if connection.info.server_version < _OLDEST * 10_000:
            wrong = f"its server is PostgreSQL {said('server_version')}; the oldest that works is {_OLDEST}"
        elif (encoding := said("server_encoding")) != "UTF8":
            wrong = f"its encoding is {encoding}; make one with the encoding UTF8"
        if wrong:
            connection.close()
            raise StoreUnusable(wrong)

    return engine


def _beginning(engine: Engine, *statements: str) -> Engine:
    """Begin each connection with some statements, so that nobody writes without the lock, also over a new one."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        try:
            cursor = connection.cursor()
            cursor.execute(f"SET lock_timeout = '{_FREED_WITHIN}'")
            for statement in statements:
                cursor.execute(statement)
            cursor.execute("RESET lock_timeout")
            cursor.close()
            connection.commit()  # else a rollback would undo what was set
        except BaseException as error:
            connection.close()
            if getattr(error, "sqlstate", None) == NOT_AVAILABLE:
                raise BlockingIOError(errno.EAGAIN, "another process uses the database") from None
            raise

    return engine

"""Connections to a PostgreSQL server, and what each kind of them sets for its session.

https://www.postgresql.org/docs/current/runtime-config-client.html
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import URL, Engine, NullPool, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_READERS = 3
# Seconds to wait until a connection is free: less than Discord waits for an answer.
_QUEUE = 2.0
_ALWAYS = {
    "application_name": "daidi",
    "connect_timeout": 2,  # seconds; the least that libpq takes
    "tcp_user_timeout": 10_000,  # milliseconds until a server that does not answer counts as lost
    "keepalives_idle": 5,
}
# Whatever the server is set to, a commit counts once it is on the disk, and no session ends for being idle.
_SESSION = {"synchronous_commit": "on", "idle_session_timeout": "0", "timezone": "UTC", "lock_timeout": "1s"}
_WRITING = {**_SESSION, "default_transaction_isolation": "read\\ committed", "idle_in_transaction_session_timeout": "0"}
_READING = {**_SESSION, "default_transaction_isolation": "repeatable\\ read", "default_transaction_read_only": "on"}


def upgrading(url: URL) -> Engine:
    """Connections that may change the schema; each is closed once it is not used."""
    return create_engine(url, poolclass=NullPool, connect_args=_arguments(url, _WRITING))


def writing(url: URL) -> Engine:
    """One connection that writes. If it is lost, the next transaction makes it anew."""
    return create_engine(url, pool_size=1, max_overflow=0, connect_args=_arguments(url, _WRITING))


def reading(url: URL) -> AsyncEngine:
    """A few connections that only read, each transaction as of one moment."""
    pool = {"pool_size": _READERS, "max_overflow": 0, "pool_timeout": _QUEUE}
    return create_async_engine(url, connect_args=_arguments(url, _READING), **pool)


def looking(url: URL) -> Engine:
    """Connections that cannot write; each is closed once it is not used."""
    return create_engine(url, poolclass=NullPool, connect_args=_arguments(url, _READING))


def _arguments(url: URL, session: dict[str, str]) -> dict[str, Any]:
    """What libpq is given beside the address: what the address itself sets counts more."""
    given = dict(url.query)
    options = " ".join([*(f"-c {name}={value}" for name, value in session.items()), str(given.get("options", ""))])
    return {**{name: value for name, value in _ALWAYS.items() if name not in given}, "options": options.strip()}

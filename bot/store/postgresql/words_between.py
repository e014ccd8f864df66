"""Words between processes that share a database, told through the server.

https://www.postgresql.org/docs/current/sql-notify.html
"""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import AsyncIterator
from typing import Any

import structlog
from sqlalchemy import URL, Connection, text

from bot.store.errors import one_line

_CHANNEL = "daidi"
_TELL = text(f"SELECT pg_notify('{_CHANNEL}', :said)")
_AGAIN_AFTER = 2.0
"""Seconds until a connection that was lost is made again."""

log = structlog.get_logger(__name__)


def tell(connection: Connection, owner: str, word: str) -> None:
    """Tell the other processes a word once the current transaction is committed. ``owner`` names this process."""
    connection.execute(_TELL, {"said": f"{owner} {word}"})


async def heard(url: URL, owner: str) -> AsyncIterator[str | None]:
    """The words that other processes tell; None whenever some may have been missed."""
    while True:
        try:
            connection = await _connected(url)
        except Exception as problem:
            log.info("words_not_heard", reason=one_line(problem))
        else:
            try:
                yield None
                async for notice in connection.notifies():
                    said_by, _, word = notice.payload.partition(" ")
                    if said_by != owner:
                        yield word
            except Exception as problem:
                log.info("words_not_heard", reason=one_line(problem))
            finally:
                await connection.close()
        await asyncio.sleep(_AGAIN_AFTER)


async def _connected(url: URL) -> Any:
    driver: Any = importlib.import_module("psycopg")
    _, given = url.get_dialect()().create_connect_args(url)
    connection = await driver.AsyncConnection.connect(**given, autocommit=True, application_name="daidi hears")
    try:
        await connection.execute(f"LISTEN {_CHANNEL}")
    except BaseException:
        await connection.close()
        raise
    return connection

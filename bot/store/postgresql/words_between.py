"""Words between processes that share a database, told through the server.

https://www.postgresql.org/docs/current/sql-notify.html
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import structlog
from sqlalchemy import URL, Connection, text

from bot.store.errors import one_line
from bot.store.postgresql import server_connections

_CHANNEL = "daidi"
_TELL = text(f"SELECT pg_notify('{_CHANNEL}', :said)")
_AGAIN_AFTER = 2.0
"""Seconds until a connection that was lost is made again."""

log = structlog.get_logger(__name__)


def tell(connection: Connection, owner: str, word: str) -> None:
    """Tell the other processes a word once the current transaction is committed. ``owner`` names this process."""
    connection.execute(_TELL, {"said": f"{owner} {word}"})


async def heard(url: URL, owner: str, deaf: Callable[[], None]) -> AsyncIterator[str | None]:
    """The words that other processes tell; None whenever some may have been missed.

    ``deaf`` is called as soon as the connection is lost.
    """
    while True:
        try:
            connection = await server_connections.hearing(url, owner, _CHANNEL)
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
                deaf()
                await connection.close()
        await asyncio.sleep(_AGAIN_AFTER)

"""What shares a commit is written together, in as few statements as there are kinds of it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from bot.store.book import events
from bot.store.server import guilds
from bot.store.server.guilds import NewSetting


def write_together(connection: Connection, requests: Sequence[object], *, epoch: int) -> list[object]:
    """Write all changes of tables, all settings, and everything else one by one; returns the results in order.

    A change comes as a tuple with the time at which it was accepted, anything else as a function of the connection.
    ``epoch``: of this process, which must own the servers of the tables.

    Raises:
        Exception: one of them cannot be written.
    """
    changes = [request for request in requests if isinstance(request, tuple)]
    saved = iter(events.save(connection, changes, epoch) if changes else ())
    guilds.set_settings(connection, [request for request in requests if isinstance(request, NewSetting)])

    def result(request: object) -> object:
        if isinstance(request, tuple):
            return next(saved)
        return None if isinstance(request, NewSetting) else request(connection)  # type: ignore[operator]  # a function

    return [result(request) for request in requests]

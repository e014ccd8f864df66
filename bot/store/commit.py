"""Write the requests that share a commit, in few statements."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from bot.store.book import events
from bot.store.server import guilds
from bot.store.server.guilds import NewSetting


def write_together(connection: Connection, requests: Sequence[object], *, epoch: int) -> list[object]:
    """Write the requests of one commit, and return their results in order. A request is one of these:

    - a tuple of a change of a table and the time at which it was accepted; all changes are written together;
    - a ``NewSetting``; all settings are written together;
    - a function of the connection; each is called by itself.

    ``epoch``: of this process, which must own the servers of the tables.

    Raises:
        Exception: one of the requests cannot be written.
    """
    changes = [request for request in requests if isinstance(request, tuple)]
    saved = iter(events.save(connection, changes, epoch) if changes else ())
    guilds.set_settings(connection, [request for request in requests if isinstance(request, NewSetting)])

    def result(request: object) -> object:
        if isinstance(request, tuple):
            return next(saved)
        return None if isinstance(request, NewSetting) else request(connection)  # type: ignore[operator]  # a function

    return [result(request) for request in requests]

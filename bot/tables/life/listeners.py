"""What listens to saved changes. It cannot undo them, and one that fails does not affect the others."""

from __future__ import annotations

import structlog

from bot.tables.moment import Listener, Moment

log = structlog.get_logger(__name__)


class Listeners:
    """Tells everybody who listens of each saved change."""

    def __init__(self) -> None:
        self._always: list[Listener] = []
        self._once: dict[str, set[Listener]] = {}  # by table, those that wait for its next change

    def listen(self, listener: Listener) -> None:
        """Call ``listener`` with every change after it is saved, and with each table that woke."""
        self._always.append(listener)

    def listen_once(self, table: str, listener: Listener) -> None:
        """Call ``listener`` with the next change at one table."""
        self._once.setdefault(table, set()).add(listener)

    def listen_no_more(self, table: str, listener: Listener) -> None:
        """Do not call ``listener`` with the next change at a table."""
        waiting = self._once.get(table, set())
        waiting.discard(listener)
        if not waiting:
            self._once.pop(table, None)

    def tell(self, moment: Moment) -> None:
        """Tell everybody who listens."""
        for listener in (*self._always, *self._once.pop(moment.table.id, ())):
            try:
                listener(moment)
            except Exception:
                log.exception("not_heard", table=moment.table.id, listener=getattr(listener, "__qualname__", ""))

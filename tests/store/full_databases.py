"""Databases of both kinds that take nothing: their disk is full, or they are read-only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Engine, event

FAULTS = {
    "full": ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000"),
    "read-only": ("PRAGMA query_only = ON", "PRAGMA query_only = OFF"),
}
FAULTS_OF_A_SERVER = {
    "full": ("DO $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END $$", "SELECT 1"),
    "read-only": ("SET LOCAL transaction_read_only = on", "SELECT 1"),
}


@contextmanager
def taking_nothing(fault: str = "read-only") -> Iterator[Callable[[], None]]:
    """Make the database unable to save; call the yielded function to repair it."""
    mended = False

    def limited(_conn: object, cursor: Any, statement: str, *_: object) -> None:
        for first, faults in (("BEGIN IMMEDIATE", FAULTS), ("SELECT pg_current_xact_id", FAULTS_OF_A_SERVER)):
            if statement.startswith(first):
                cursor.execute(faults[fault][mended])

    def mend() -> None:
        nonlocal mended
        mended = True

    event.listen(Engine, "before_cursor_execute", limited)
    try:
        yield mend
    finally:
        event.remove(Engine, "before_cursor_execute", limited)

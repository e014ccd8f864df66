"""When the database takes nothing: refused by name, nothing changed, and play goes on when space returns."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Engine, event

from bot.store import Store
from bot.tables import commands as do
from bot.tables.hall import RETRY_AFTER, Hall
from bot.tables.refusals import TableRefusal
from tests.tables.conftest import PAUSE
from tests.tables.hall_at_work import (
    Ears,
    act,
    interactions,
    of,
    opened,
    people,
    same_everywhere,
    table_of,
    waits_for,
)
from tests.tables.turned_clock import TurnedClock

FAULTS = {
    "full": ("max_page_count = 1", "max_page_count = 1000000"),
    "read-only": ("query_only = ON", "query_only = OFF"),
}


@contextmanager
def taking_nothing(fault: str) -> Iterator[Callable[[], None]]:
    """The database takes nothing; call what is given to mend it."""
    wrong, right = FAULTS[fault]
    pragma = [wrong]

    def limited(_conn: object, cursor: sqlite3.Cursor, statement: str, *_: object) -> None:
        if statement == "BEGIN IMMEDIATE":
            cursor.execute(f"PRAGMA {pragma[-1]}")

    event.listen(Engine, "before_cursor_execute", limited)
    try:
        yield lambda: pragma.append(right)
    finally:
        event.remove(Engine, "before_cursor_execute", limited)


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_play_that_cannot_be_saved_did_not_happen(hall: Hall, store: Store, fault: str) -> None:
    ears = Ears(hall)
    ann, *others = await people(store, 4)
    table = await opened(hall, ann, computers=0)
    for person in others:
        of(await hall.do(table, do.Join(person), next(interactions)))
    of(await hall.do(table, do.Start(ann), next(interactions)))
    with taking_nothing(fault) as mend:
        for _ in range(30):  # a few plays may still fit into the pages that are there
            before, heard = table_of(hall, table), len(ears.updates)
            outcome = await act(hall, table)
            if outcome.refusal is not None:
                break
        assert outcome.refusal is not None
        assert outcome.refusal.name == TableRefusal.SAVING
        assert table_of(hall, table) == before
        assert len(ears.updates) == heard
        await same_everywhere(hall, store, table)
        mend()
        of(await act(hall, table))
    await same_everywhere(hall, store, table)


async def test_a_computer_tries_again_when_it_can_save_again(slow_hall: Hall, store: Store, clock: TurnedClock) -> None:
    ears = Ears(slow_hall)
    [ann] = await people(store, 1)
    table = await opened(slow_hall, ann)
    of(await slow_hall.do(table, do.Start(ann), next(interactions)))
    if waits_for(slow_hall, table, ann):
        of(await act(slow_hall, table))
    before, heard = table_of(slow_hall, table), len(ears.updates)
    with taking_nothing("read-only") as mend:
        await clock.awaited()
        clock.turn(PAUSE)
        await clock.awaited()
        assert (table_of(slow_hall, table), len(ears.updates)) == (before, heard)
        mend()
        clock.turn(RETRY_AFTER)
        await clock.awaited()
        clock.turn(PAUSE)
        await ears.until(lambda: len(ears.updates) > heard)
    await same_everywhere(slow_hall, store, table)

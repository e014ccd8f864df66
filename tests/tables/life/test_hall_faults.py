"""When the database cannot save: commands are refused by name, nothing changes, and play goes on when space returns.

Promise: Listeners to a saved change cannot harm it. No table waits for a computer that fails.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Engine, event
from structlog.testing import capture_logs

from bot.store import Store
from bot.tables import commands as do
from bot.tables.life.computer_turns import RETRY_AFTER
from bot.tables.life.hall import Hall
from bot.tables.moment import Moment
from bot.tables.table_refusals import TableRefusal
from tests.store.full_databases import FAULTS, taking_nothing
from tests.store.homes import Home, taken_over
from tests.tables.conftest import PAUSE
from tests.tables.hall_at_work import (
    Ears,
    act,
    interactions,
    of,
    opened,
    people,
    play_deal,
    same_everywhere,
    table_of,
    waits_for,
)
from tests.tables.turned_clock import TurnedClock


@contextmanager
def failing_once(beginning: str) -> Iterator[None]:
    """Let the first statement that begins like this fail with an unknown error."""
    left = [1]

    def fail(_conn: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith(beginning) and left.pop():
            left.append(0)
            raise RuntimeError("a fault of our own")

    event.listen(Engine, "before_cursor_execute", fail)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", fail)


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_play_that_cannot_be_saved_did_not_happen(hall: Hall, store: Store, fault: str, ears: Ears) -> None:
    ann, *others = await people(store, 4)
    table = await opened(hall, ann, computers=0)
    for person in others:
        of(await hall.do(table, do.Join(person), next(interactions)))
    of(await hall.do(table, do.Start(ann), next(interactions)))
    with taking_nothing(fault) as mend:
        for _ in range(30):  # a few plays may still fit into existing pages
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


async def test_a_play_in_a_server_that_another_process_took_over_did_not_happen(
    hall: Hall, store: Store, home: Home, ears: Ears
) -> None:
    ann, *others = await people(store, 4)
    table = await opened(hall, ann, computers=0)
    for person in others:
        of(await hall.do(table, do.Join(person), next(interactions)))
    of(await hall.do(table, do.Start(ann), next(interactions)))
    before, heard, log = table_of(hall, table), len(ears.updates), await store.events(table)
    taken_over(home, before.guild)
    with capture_logs() as logged:
        for _ in range(2):
            outcome = await act(hall, table)
            assert outcome.refusal is not None
            assert outcome.refusal.name == TableRefusal.SAVING
    assert [line["reason"] for line in logged if line["event"] == "not_saved"] == [
        f"nothing was saved: another process has taken over server {before.guild}"
    ] * 2
    assert table_of(hall, table) == before
    assert len(ears.updates) == heard
    assert await store.events(table) == log
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


async def test_a_listener_that_fails_harms_neither_the_play_nor_the_table(hall: Hall, store: Store) -> None:
    heard: list[str] = []

    def fails(moment: Moment) -> None:
        heard.append(moment.table.id)
        raise RuntimeError(moment.table.id)

    ears = Ears(hall)
    [ann, bo] = await people(store, 2)
    table, other = await opened(hall, ann), await opened(hall, bo)
    hall.listen_once(table, fails)
    of(await hall.do(other, do.Start(bo), next(interactions)))
    assert heard == [], "nothing happened at its table"
    of(await hall.do(table, do.Start(ann), next(interactions)))
    assert heard == [table]
    hall.listen(fails)
    await play_deal(hall, ears, table)
    assert heard.count(table) > 2
    assert table_of(hall, table).settled is not None
    await same_everywhere(hall, store, table)


@pytest.mark.parametrize("preset", ["chudadi-standard", "pagat-basic", "hong-kong"])
async def test_a_computer_that_cannot_decide_does_the_mildest_thing(hall: Hall, store: Store, preset: str) -> None:
    ears = Ears(hall)
    [ann] = await people(store, 1)
    table = await opened(hall, ann, computers=0, preset=preset)
    for _ in range(3):
        of(await hall.do(table, do.AddComputer(ann, "a level of former times"), next(interactions)))
    of(await hall.do(table, do.Start(ann), next(interactions)))
    await play_deal(hall, ears, table)
    assert table_of(hall, table).settled is not None
    await same_everywhere(hall, store, table)


async def test_a_computer_whose_action_fails_is_asked_again(slow_hall: Hall, store: Store, clock: TurnedClock) -> None:
    ears = Ears(slow_hall)
    [ann] = await people(store, 1)
    table = await opened(slow_hall, ann)
    of(await slow_hall.do(table, do.Start(ann), next(interactions)))
    if waits_for(slow_hall, table, ann):
        of(await act(slow_hall, table))
    heard = len(ears.updates)
    with failing_once("INSERT INTO events"):
        await clock.awaited()
        clock.turn(PAUSE)
        await clock.awaited()
        assert len(ears.updates) == heard
        clock.turn(RETRY_AFTER)
        await clock.awaited()
        clock.turn(PAUSE)
        await ears.until(lambda: len(ears.updates) > heard)
    await same_everywhere(slow_hall, store, table)

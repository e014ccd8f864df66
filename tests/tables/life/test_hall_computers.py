"""Computers act in the hall, without a pause and after a pause measured by a clock.

Promise: A finished trick stays for a while before a computer leads.
"""

from __future__ import annotations

import random

from bot.store import Store
from bot.tables import commands as do
from bot.tables.life.hall import Hall
from bot.tables.table_parts import Stage
from tests.tables.conftest import PAUSE
from tests.tables.hall_at_work import Ears, act, interactions, of, opened, people, play_deal, table_of, waits_for
from tests.tables.turned_clock import TurnedClock


async def test_three_computers_and_a_person_play_deal_after_deal(hall: Hall, ears: Ears, ann: int) -> None:
    table = await opened(hall, ann)
    of(await hall.do(table, do.Start(ann), next(interactions)))
    for deal in (1, 2, 3):
        await play_deal(hall, ears, table)
        assert table_of(hall, table).stage is Stage.BETWEEN
        assert table_of(hall, table).match.deals == deal
        if table_of(hall, table).match.over():
            return
        of(await hall.do(table, do.Ready(ann), next(interactions)))


async def test_a_seat_whose_person_leaves_in_mid_deal_is_played_on(hall: Hall, store: Store, ears: Ears) -> None:
    ann, bo = await people(store, 2)
    table = await opened(hall, ann, computers=2)
    await hall.do(table, do.Join(bo), next(interactions))
    await hall.do(table, do.Start(ann), next(interactions))
    await ears.until(lambda: waits_for(hall, table, bo) or waits_for(hall, table, ann))
    of(await hall.do(table, do.Leave(bo), next(interactions)))
    await play_deal(hall, ears, table)
    settled = table_of(hall, table).settled
    assert settled is not None
    assert [sitter.person for sitter in settled.sitters if sitter] == [ann, None, None, bo]


async def test_a_computer_acts_after_its_pause_and_no_sooner(slow_hall: Hall, store: Store, clock: TurnedClock) -> None:
    ears = Ears(slow_hall)
    [ann] = await people(store, 1)
    table = await opened(slow_hall, ann)
    of(await slow_hall.do(table, do.Start(ann), next(interactions)))
    acted = 0
    for _ in range(60):
        if slow_hall.get(table) is None or table_of(slow_hall, table).stage is not Stage.DEAL:
            break
        if waits_for(slow_hall, table, ann):
            of(await act(slow_hall, table))
            continue
        before = len(ears.updates)
        await clock.awaited()
        clock.turn(PAUSE / 2)
        await store.tables()
        assert len(ears.updates) == before
        clock.turn(PAUSE / 2)
        await ears.until(lambda seen=before: len(ears.updates) > seen)  # type: ignore[misc]  # bound at once
        assert len(ears.updates) == before + 1
        acted += 1
    assert acted > 5


async def test_a_finished_trick_stays_before_a_computer_leads(store: Store, clock: TurnedClock) -> None:
    hall = Hall(store, clock, random.Random(7), PAUSE, trick_pause=3 * PAUSE)
    ears = Ears(hall)
    [ann] = await people(store, 1)
    table = await opened(hall, ann)
    of(await hall.do(table, do.Start(ann), next(interactions)))
    led = 0
    while led < 3 and table_of(hall, table).stage is Stage.DEAL:
        if waits_for(hall, table, ann):
            of(await act(hall, table))
            continue
        now = table_of(hall, table)
        assert now.deal is not None
        leads = bool(now.trick) and not now.deal.trick
        before = len(ears.updates)
        await clock.awaited()
        clock.turn(PAUSE)
        await store.tables()
        if leads:
            assert len(ears.updates) == before
            clock.turn(2 * PAUSE)
            led += 1
        await ears.until(lambda seen=before: len(ears.updates) > seen)  # type: ignore[misc]  # bound at once
    assert led
    await hall.close()


async def test_a_closed_hall_stops_its_computers(slow_hall: Hall, store: Store, clock: TurnedClock) -> None:
    [ann] = await people(store, 1)
    tables = [await opened(slow_hall, ann) for _ in range(3)]
    for table in tables:
        of(await slow_hall.do(table, do.Start(ann), next(interactions)))
    stages = [table_of(slow_hall, table) for table in tables]
    await slow_hall.close()
    clock.turn(10 * PAUSE)
    assert [table_of(slow_hall, table) for table in tables] == stages

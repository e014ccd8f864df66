"""Deadlines at a hall: stored with the table, charged only while somebody can answer, and right after any restart.

Promise: Nobody is charged for time in which the gateway was not ready.
"""

from __future__ import annotations

import asyncio
import random
from functools import partial

import pytest

from bot.engine.actions import Action, must_act
from bot.store import Store
from bot.tables import commands as do
from bot.tables.commands import Lapse, SitOut, Warn
from bot.tables.deal.deadlines import SHORTEST_BREAK
from bot.tables.life import computer_turns
from bot.tables.life.computer_turns import RETRY_AFTER
from bot.tables.life.hall import Hall
from bot.tables.life.timers import BEAT_EVERY
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from tests.patience import within
from tests.tables.conftest import PAUSE
from tests.tables.hall_at_work import (
    Ears,
    act,
    all_awake,
    interactions,
    of,
    people,
    play_deal,
    same_everywhere,
    table_of,
)
from tests.tables.life.test_hall_faults import failing_once
from tests.tables.seated import GUILD, lapses_of, opening
from tests.tables.turned_clock import TurnedClock

CLOCK = 20
NOT_HELD = Action("play", ())
"""A play that no judge takes."""


async def started(hall: Hall, *persons: int, clock: int | None = CLOCK) -> str:
    """The first person opens a table, the others join, computers fill it, and the first deal is in hand."""
    wish = opening(person=persons[0], seed="", computers=4 - len(persons), clock=clock)
    outcome = await hall.open_table(wish, next(interactions))
    table = of(outcome).id
    for person in persons[1:]:
        of(await hall.do(table, do.Join(person)))
    of(await hall.do(table, do.Start(persons[0])))
    return table


async def asked(hall: Hall, ears: Ears, table: str) -> int:
    """The seat whose clock runs, once there is one."""
    await ears.until(lambda: bool(table_of(hall, table).asked))
    (seat, _), *_ = table_of(hall, table).asked
    return seat


async def asked_after(hall: Hall, ears: Ears, table: str, player: int) -> int:
    """The seat of whoever else is asked, after this person has played whatever they are asked; any once it is over."""
    while True:
        seat = await asked(hall, ears, table)
        found = table_of(hall, table)
        if found.stage is not Stage.DEAL or found.seat_of(player) != seat:
            return seat
        of(await act(hall, table))


def left(hall: Hall, table: str, clock: TurnedClock, kind: type[Lapse | Warn | SitOut] = Lapse) -> float | None:
    """Seconds until a deadline; None if there is none."""
    until = hall.timers.until(table, kind)
    return None if until is None else until - clock.now()


async def test_a_person_who_vanishes_is_warned_passed_over_and_taken_over(
    hall: Hall, store: Store, clock: TurnedClock
) -> None:
    ears, (ann, bo) = Ears(hall), await people(store, 2)
    table = await started(hall, ann, bo)
    for lapses, seconds in enumerate((20, 10, 5)):
        seat = await asked_after(hall, ears, table, bo)
        assert (left(hall, table, clock, Warn), left(hall, table, clock)) == (seconds / 2, seconds)
        clock.turn(seconds / 2)
        await ears.until(partial(is_warned, hall, table, seat))
        clock.turn(seconds / 2 - 1)
        assert dict(lapses_of(table_of(hall, table))).get(seat, 0) == lapses
        clock.turn(1)
        await ears.until(partial(has_lapsed, hall, table, seat, lapses))
    assert [name for name in ears.events if name in ("half-time", "lapsed", "away")] == [
        *("half-time", "lapsed") * 2,
        *("half-time", "away"),
    ]
    await asked_after(hall, ears, table, bo)
    assert table_of(hall, table).stage is Stage.BETWEEN
    assert table_of(hall, table).away == {0}
    assert (settled := table_of(hall, table).settled) is not None
    assert settled.stood_in == {0}
    await same_everywhere(hall, store, table)
    page = await store.ledger(GUILD, ann)
    assert page.deals == 1


async def test_who_comes_back_plays_on(hall: Hall, store: Store, clock: TurnedClock) -> None:
    ears, (ann, bo) = Ears(hall), await people(store, 2)
    table = await started(hall, ann, bo)
    while not table_of(hall, table).away:
        seat = await asked(hall, ears, table)
        if table_of(hall, table).sitters[seat].person == bo:  # type: ignore[union-attr]  # somebody sits there
            of(await act(hall, table))
            continue
        number = len(ears.updates)
        clock.turn(CLOCK)
        await ears.until(partial(missed_a_turn, ears, number))
    of(await hall.do(table, do.Back(ann)))
    assert table_of(hall, table).away == frozenset()
    await play_deal(hall, ears, table)
    await same_everywhere(hall, store, table)


def names(ears: Ears, since: int) -> list[str]:
    return [event.name for update in ears.updates[since:] for event in update.events]


def missed_a_turn(ears: Ears, since: int) -> bool:
    return "lapsed" in names(ears, since) or "away" in names(ears, since)


def is_warned(hall: Hall, table: str, seat: int) -> bool:
    return seat in table_of(hall, table).warned


def has_lapsed(hall: Hall, table: str, seat: int, more_often: int) -> bool:
    """Whether a seat has missed more turns in a row than that."""
    return dict(lapses_of(table_of(hall, table))).get(seat, 0) > more_often


def has_changed(hall: Hall, table: str, before: Table) -> bool:
    return table_of(hall, table) != before


def lapses_have_changed(hall: Hall, table: str, before: Table) -> bool:
    return lapses_of(table_of(hall, table)) != lapses_of(before)


async def gone(hall: Hall, ears: Ears, clock: TurnedClock, table: str, person: int) -> None:
    """Everybody else plays until a computer plays for this person, and is to play."""
    while not table_of(hall, table).away or person_asked(hall, table) != person:
        found = table_of(hall, table)
        assert found.stage is Stage.DEAL
        if person_asked(hall, table) is None:
            await clock.awaited()
            clock.turn(PAUSE)
            await ears.until(partial(has_changed, hall, table, found))
        elif person_asked(hall, table) != person:
            of(await act(hall, table))
        else:
            clock.turn(CLOCK)
            await ears.until(partial(lapses_have_changed, hall, table, found))


def person_asked(hall: Hall, table: str) -> int | None:
    """Whose turn it is; None for a computer of nobody's."""
    found = table_of(hall, table)
    assert found.deal is not None
    (seat,) = must_act(found.deal)
    sitter = found.sitters[seat]
    return sitter.person if sitter else None


async def test_a_computer_overtaken_by_i_am_back_does_nothing_and_keeps_nobody_waiting(
    slow_hall: Hall, store: Store, clock: TurnedClock
) -> None:
    ears, (ann, bo) = Ears(slow_hall), await people(store, 2)
    table = await started(slow_hall, ann, bo)
    await gone(slow_hall, ears, clock, table, ann)
    before = table_of(slow_hall, table)
    await clock.awaited()
    back = asyncio.create_task(slow_hall.do(table, do.Back(ann)))
    clock.turn(PAUSE)  # the computer has decided by the time it learns of it
    of(await back)
    await store.tables()
    for _ in range(20):
        await asyncio.sleep(0)
    assert table_of(slow_hall, table).deal == before.deal
    assert [event for event in ears.events if event != "half-time"][-1] == "back"
    of(await act(slow_hall, table))
    assert person_asked(slow_hall, table) is None
    heard = len(ears.updates)
    await clock.awaited()
    clock.turn(PAUSE)
    await ears.until(lambda: len(ears.updates) > heard)
    await same_everywhere(slow_hall, store, table)


async def test_a_computer_whose_choice_is_refused_does_the_mildest_thing_at_once(
    slow_hall: Hall, store: Store, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A play of no cards is one that no judge takes."""
    ears, (ann,) = Ears(slow_hall), await people(store, 1)
    monkeypatch.setattr(computer_turns, "answer_of", lambda asked, _rng: do.ComputerAct(asked.seat, NOT_HELD))
    table = await started(slow_hall, ann, clock=None)
    if person_asked(slow_hall, table) == ann:
        of(await act(slow_hall, table))
    heard = len(ears.updates)
    await clock.awaited()
    clock.turn(PAUSE)
    await ears.until(lambda: len(ears.updates) > heard)
    await same_everywhere(slow_hall, store, table)


async def test_an_expiry_that_breaks_down_is_done_a_little_later(hall: Hall, store: Store, clock: TurnedClock) -> None:
    ears, persons = Ears(hall), await people(store, 4)
    await started(hall, *persons)
    clock.turn(CLOCK / 2)
    await ears.until(lambda: "half-time" in ears.events)
    with failing_once("INSERT INTO events"):
        clock.turn(CLOCK / 2)
        await clock.awaited()
        assert "lapsed" not in ears.events
        clock.turn(RETRY_AFTER)
        await ears.until(lambda: "lapsed" in ears.events)


async def test_nobody_is_dealt_to_where_all_who_asked_for_it_have_left(
    hall: Hall, store: Store, clock: TurnedClock
) -> None:
    ears, (ann, bo, liv) = Ears(hall), await people(store, 3)
    table = await started(hall, ann, bo, liv)
    await play_deal(hall, ears, table)
    of(await hall.do(table, do.Ready(bo)))
    of(await hall.do(table, do.Leave(bo)))
    clock.turn(SHORTEST_BREAK)
    await ears.until(lambda: "away" in ears.events)
    assert (table_of(hall, table).stage, table_of(hall, table).missing()) == (Stage.BETWEEN, ())
    of(await hall.do(table, do.Ready(ann)))
    assert table_of(hall, table).stage is Stage.DEAL


async def test_what_one_person_does_leaves_no_time_of_an_earlier_turn(
    hall: Hall, store: Store, clock: TurnedClock
) -> None:
    ears, persons = Ears(hall), await people(store, 4)
    table = await started(hall, *persons)
    clock.turn(CLOCK - 1)
    of(await act(hall, table))
    assert left(hall, table, clock) == CLOCK
    clock.turn(CLOCK - 1)
    of(await act(hall, table))
    assert lapses_of(table_of(hall, table)) == ()
    assert "lapsed" not in ears.events


async def test_time_stands_still_while_nobody_can_answer(hall: Hall, store: Store, clock: TurnedClock) -> None:
    ears, persons = Ears(hall), await people(store, 4)
    table = await started(hall, *persons)
    clock.turn(CLOCK - 5)
    hall.timers.stand_still()
    clock.turn(3600)
    assert left(hall, table, clock) == 5
    hall.timers.go_on()
    assert left(hall, table, clock) == 5
    clock.turn(4)
    assert lapses_of(table_of(hall, table)) == ()
    clock.turn(1)
    await ears.until(lambda: "lapsed" in ears.events)


@pytest.mark.parametrize("seconds", [-86_400, 86_400])
async def test_a_wall_clock_that_is_set_changes_no_deadline(
    hall: Hall, store: Store, clock: TurnedClock, seconds: float
) -> None:
    persons = await people(store, 4)
    table = await started(hall, *persons)
    hall.timers.go_on()
    clock.turn(5)
    clock.set(seconds)
    assert left(hall, table, clock) == CLOCK - 5
    await hall.close()
    clock.set(seconds)
    again = await woken(store, clock)
    assert left(again, table, clock) == CLOCK - 5
    await again.close()


async def woken(store: Store, clock: TurnedClock) -> Hall:
    """Another hall on the same store, as after a kill, before it is connected."""
    hall = Hall(store, clock, random.Random(7), 0)
    hall.timers.stand_still()
    await all_awake(hall)
    hall.resume()
    return hall


async def test_after_a_kill_each_deadline_has_what_the_last_heartbeat_left(
    hall: Hall, store: Store, clock: TurnedClock
) -> None:
    persons = await people(store, 4)
    table = await started(hall, *persons)
    hall.timers.go_on()
    for _ in range(7):
        await beaten(hall, store, clock)
    clock.turn(BEAT_EVERY / 2)  # unknown to the store
    hall.timers.stand_still()
    again = await woken(store, clock)
    clock.turn(600)
    assert left(again, table, clock) == CLOCK - 7
    assert left(again, table, clock, Warn) == CLOCK / 2 - 7
    ears = Ears(again)
    again.timers.go_on()
    clock.turn(CLOCK - 7)
    await ears.until(lambda: "lapsed" in ears.events)
    await again.close()


async def beaten(hall: Hall, store: Store, clock: TurnedClock) -> None:
    """Let one heartbeat pass."""
    await clock.awaited(BEAT_EVERY)  # the alarm of the deadline sleeps longer
    clock.turn(BEAT_EVERY)
    async with within("heartbeat"):
        while await store.leasing.ran() != hall.timers.ran():
            pass


async def test_a_suspended_table_is_charged_nothing_and_neither_over_a_restart(
    hall: Hall, store: Store, clock: TurnedClock
) -> None:
    persons = await people(store, 4)
    suspended, other = await started(hall, *persons), await started(hall, *persons)
    hall.timers.go_on()
    clock.turn(5)
    hall.suspend(suspended)
    clock.turn(3)
    assert (left(hall, suspended, clock), left(hall, other, clock)) == (CLOCK - 5, CLOCK - 8)
    await hall.close()
    again = await woken(store, clock)
    assert (left(again, suspended, clock), left(again, other, clock)) == (CLOCK - 5, CLOCK - 8)
    again.timers.go_on()
    again.suspend(suspended)
    clock.turn(3600)
    assert again.unsuspend(suspended)
    assert left(again, suspended, clock) == CLOCK - 5
    await again.close()


async def test_the_next_deal_waits_at_most_the_shortest_break(hall: Hall, store: Store, clock: TurnedClock) -> None:
    ears, (ann, bo) = Ears(hall), await people(store, 2)
    table = await started(hall, ann, bo)
    await play_deal(hall, ears, table)
    assert left(hall, table, clock, SitOut) == SHORTEST_BREAK
    clock.turn(SHORTEST_BREAK - 1)
    of(await hall.do(table, do.Ready(bo)))
    clock.turn(1)
    await ears.until(lambda: table_of(hall, table).stage is Stage.DEAL)
    assert table_of(hall, table).away == {0}
    found = table_of(hall, table).deal
    assert found is not None
    await ears.until(lambda: not must_act(found) or bool(table_of(hall, table).asked))


async def test_an_untimed_table_waits_as_long_as_it_takes(hall: Hall, store: Store, clock: TurnedClock) -> None:
    ears, persons = Ears(hall), await people(store, 4)
    table = await started(hall, *persons, clock=None)
    clock.turn(10**6)
    assert hall.timers.until(table, Lapse) is None
    await play_deal(hall, ears, table)
    clock.turn(10**6)
    assert table_of(hall, table).missing() == tuple(persons)


async def test_nobody_waits_for_a_heartbeat_where_no_table_has_a_deadline(store: Store, clock: TurnedClock) -> None:
    hall = Hall(store, clock, random.Random(7), 0)
    hall.timers.go_on()
    await asyncio.sleep(0)
    assert clock.sleepers() == 0
    await started(hall, *await people(store, 4))
    await clock.awaited()
    await hall.close()

"""Who leaves and comes back in the same deal finds the same question, the time that was left, and their lapses.

Promise: Who leaves and comes back in the same deal finds the same question, the time that was left, and their missed
turns.
"""

from __future__ import annotations

import asyncio

from bot.engine.actions import must_act
from bot.store import Store
from bot.tables import commands as do
from bot.tables.deal.computers import computer_asked
from bot.tables.deal.deadlines import deadlines
from bot.tables.expiries import Lapse, Warn
from bot.tables.life.hall import Hall
from bot.tables.log.table_log import table_from_json
from bot.tables.seats.who_plays import with_lapses
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Departure
from tests.tables.hall_at_work import Ears, interactions, of, people, same_everywhere, table_of
from tests.tables.seated import ANN, BO, LIV, WING, after, as_kept, lapses_of, next_action, opening, tried
from tests.tables.turned_clock import TurnedClock

CLOCK = 20


def asked() -> tuple[Table, int, int]:
    """Four people in a deal, the seat that is asked, and who sits there; somebody who has missed a turn."""
    table = after(open_table(opening(clock=CLOCK)), do.Join(BO), do.Join(WING), do.Join(LIV), do.Start(ANN))
    table = after(table, next_action(table))
    ((seat, _),) = table.asked
    return with_lapses(table, seat, 1), seat, table.persons[seat]


def test_leaving_and_joining_changes_neither_the_question_nor_the_lapses() -> None:
    table, seat, person = asked()
    gone = after(table, do.Leave(person))
    assert computer_asked(gone) is not None
    assert table_from_json(as_kept(gone), gone.rules.to_json()) == gone
    assert [one.command for one in deadlines(gone)] == [one.command for one in deadlines(table)]
    back = after(gone, do.Join(person))
    assert (back.asked, lapses_of(back)) == (table.asked, ((seat, 1),))
    assert deadlines(back) == deadlines(table)


def test_a_warning_is_not_given_twice() -> None:
    table, seat, person = asked()
    warned = after(table, do.Warn(*table.asked[0]), do.Leave(person), do.Join(person))
    assert warned.warned == {seat}
    gone, events = tried(after(table, do.Leave(person)), do.Warn(*table.asked[0]))
    assert (gone.warned, events) == (frozenset({seat}), ()), "nobody is there to be warned"


def test_time_that_is_up_meanwhile_is_a_missed_turn() -> None:
    table, seat, person = asked()
    late = after(table, do.Leave(person), do.Lapse(*table.asked[0]))
    assert late.leavers.departures == (Departure(person, seat, 1, 2),)
    assert (lapses_of(late), late.away) == ((), frozenset())
    assert lapses_of(after(late, do.Join(person))) == ((seat, 2),)


def test_once_the_computer_has_played_a_later_question_begins_anew_with_the_lapses() -> None:
    table, seat, person = asked()
    gone = after(table, do.Leave(person))
    assert gone.deal is not None
    played = after(gone, do.ComputerAct(seat, gone.deal.mildest(seat)))
    assert seat not in dict(played.asked)
    while seat not in must_act(played.deal or gone.deal):
        played = after(played, next_action(played))
    back = after(played, do.Join(person))
    assert back.asked != table.asked
    assert lapses_of(back) == ((seat, 1),)
    assert [one.seconds for one in deadlines(back)] == [CLOCK / 4, CLOCK / 2]


def test_an_own_action_after_that_is_what_resets_them() -> None:
    table, _, person = asked()
    back = after(table, do.Leave(person), do.Join(person))
    assert lapses_of(after(back, next_action(back))) == ()


async def test_nobody_holds_a_question_longer_by_leaving_and_joining_even_over_a_restart(
    slow_hall: Hall, store: Store, clock: TurnedClock
) -> None:
    ears, persons = Ears(slow_hall), await people(store, 4)
    wish = opening(clock=CLOCK, person=persons[0], seed="")
    outcome = await slow_hall.open_table(wish, next(interactions))
    table = of(outcome).id
    for person in persons[1:]:
        of(await slow_hall.do(table, do.Join(person)))
    of(await slow_hall.do(table, do.Start(persons[0])))
    ((seat, _),) = table_of(slow_hall, table).asked
    person = persons[seat]

    def left(kind: type[Lapse | Warn]) -> float:
        until = slow_hall.timers.until(table, kind)
        assert until is not None
        return until - clock.now()

    for passed in (4, 8):
        clock.turn(3)
        of(await slow_hall.do(table, do.Leave(person)))
        clock.turn(1)
        of(await slow_hall.do(table, do.Join(person)))
        assert (left(Lapse), left(Warn)) == (CLOCK - passed, CLOCK / 2 - passed)
    kept = slow_hall.timers.to_keep(table_of(slow_hall, table))
    of(await slow_hall.do(table, do.Leave(person)))
    assert slow_hall.timers.to_keep(table_of(slow_hall, table)) == kept
    of(await slow_hall.do(table, do.Join(person)))
    clock.turn(CLOCK - 8)
    await ears.until(lambda: "lapsed" in ears.events)
    await asyncio.sleep(0)
    await same_everywhere(slow_hall, store, table)

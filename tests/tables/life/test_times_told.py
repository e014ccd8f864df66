"""The time that a table says is left is that of the people it waits for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine.actions import Seat
from bot.tables import commands as do
from bot.tables.life.hall import Hall
from bot.tables.seats.who_plays import with_lapses
from bot.tables.table import Table, with_seat
from bot.tables.table_parts import OpenQuestion
from cogs.interactions.answering.admission import Rates
from cogs.interactions.bridge import Bridge
from tests.tables.seated import ANN, BO, after, dealt
from tests.tables.turned_clock import TurnedClock

CLOCK = 20


def asking(*seats: Seat, left: int) -> Table:
    """A deal that asks seats at once, as an exchange does, of which one had missed a turn and was left."""
    table = after(dealt(clock=CLOCK), do.Leave(left))
    gone = table.leavers.departures[0].seat
    for number, seat in enumerate(seats, 1):
        table = with_seat(table, seat, replace(table.seats[seat], question=OpenQuestion(number)))
    return with_lapses(table, gone, 1)


@pytest.mark.parametrize(("seats", "seconds"), [((0, 1), CLOCK), ((0,), None), ((1,), CLOCK)])
async def test_nobody_is_told_the_seconds_of_somebody_who_left(
    hall: Hall, clock: TurnedClock, seats: tuple[Seat, ...], seconds: int | None
) -> None:
    table = asking(*seats, left=ANN)
    assert table.seat_of(BO) == 1
    hall.timers.time(table)
    ends = Bridge(hall, Rates(clock.monotonic, {})).scene(table).turn_ends
    assert ends == (None if seconds is None else clock.now() + seconds)

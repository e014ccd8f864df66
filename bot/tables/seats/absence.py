"""Absence at a table: who was warned, for whom others may act, who is away, and who is back."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.actions import Seat
from bot.engine.game import Event, Refusal
from bot.tables import commands as do
from bot.tables.seats.kicking import is_waited_for
from bot.tables.seats.seating import Seated
from bot.tables.table import LAPSES_AT_MOST, Table, with_seat
from bot.tables.table_parts import SeatAt
from bot.tables.table_refusals import TableRefusal, refuse


def warned(table: Table, command: do.Warn, _seed: str) -> Seated:
    """The table after half of a person's time is over. They are told, unless they have left."""
    seat = command.seat
    told = () if table.computer_in(seat) else (Event("half-time", seat),)
    return with_seat(table, seat, _asked_so(table.seats[seat], warned=True)), told


def grown_overdue(table: Table, command: do.Overdue, _seed: str) -> Seated:
    """The table after a question has been open for so long that others may let a computer play."""
    seat = command.seat
    return with_seat(table, seat, _asked_so(table.seats[seat], overdue=True)), (Event("overdue", seat),)


def _asked_so(seat: SeatAt, **so: bool) -> SeatAt:
    """The seat with its question marked as ``warned`` or ``overdue``."""
    return replace(seat, question=seat.question and seat.question._replace(**so))


def stood_in(table: Table, command: do.StandIn) -> Seated | Refusal:
    """The table after a computer takes over from somebody who was asked long ago, until they are back."""
    seat = table.seat_of(command.whom)
    if table.seat_of(command.person) is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if seat is None:
        return refuse(TableRefusal.KICK_NOBODY, number=table.number)
    if command.person == command.whom:
        return refuse(TableRefusal.KICK_SELF, number=table.number)
    if not may_be_stood_in_for(table, command.whom):
        return refuse(TableRefusal.STAND_IN_SOON, person=command.whom)
    return with_lapses(table, seat, LAPSES_AT_MOST), (Event("away", seat),)


def may_be_stood_in_for(table: Table, person: int) -> bool:
    """Whether others may let a computer play for a person: no clock runs, and they were asked long ago."""
    clock = table.terms.clock if table.deal is None else table.clock_in_deal
    return clock is None and is_waited_for(table, person) and table.seat_of(person) in table.overdue


def _absent(table: Table, at: Seat, lapses: int, *, sat_out: bool) -> Table:
    """The table with a seat's missed turns in a row, and with whether a computer plays its deal (``sat_out``)."""
    seat = table.seats[at]
    return with_seat(table, at, replace(seat, lapses=lapses, in_deal=replace(seat.in_deal, sat_out=sat_out)))


def with_lapses(table: Table, at: Seat, lapses: int) -> Table:
    """The table where a seat's person has missed ``lapses`` turns in a row."""
    return with_seat(table, at, replace(table.seats[at], lapses=lapses))


def sat_out(table: Table) -> tuple[Table, tuple[Event, ...]]:
    """The table between two deals, after a computer takes the next one for each person who has not asked for it.

    Each of them has missed one more turn.
    """
    seats = [seat for person in table.missing() if (seat := table.seat_of(person)) is not None]
    for seat in seats:
        table = _absent(table, seat, table.seats[seat].lapses + 1, sat_out=True)
    return table, tuple(Event("away", seat) for seat in seats)


def returned(table: Table, command: do.Command) -> Table:
    """The table after a seated person gave a command: their missed turns are forgotten, and they play again themselves.

    The deal becomes theirs, too, if their seat has not acted yet. Leaving brings nobody back.
    """
    person: int | None = getattr(command, "person", None)
    at = None if person is None else table.seat_of(person)
    if at is None or isinstance(command, do.Leave):
        return table
    seat = table.seats[at]
    if not seat.lapses and not seat.in_deal.sat_out:
        return table
    owned = table.may_be_owned(at)
    in_deal = replace(seat.in_deal, booked=None if owned else seat.in_deal.booked)
    return _absent(with_seat(table, at, replace(seat, in_deal=in_deal)), at, lapses=0, sat_out=False)

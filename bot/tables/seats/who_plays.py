"""Who plays in a seat, and for whom: its person or a computer, who had it before, and whom the deal is booked for.

A deal knows only seats. So a table remembers who sat in a seat before, and up to which act of the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.actions import Action, Seat
from bot.engine.game import Event, Refusal
from bot.engine.seam.positions import Trick
from bot.engine.table_values import Sitter
from bot.tables import commands as do
from bot.tables.seats.kicking import is_waited_for
from bot.tables.seats.seating import Seated, may_be_owned
from bot.tables.table import LAPSES_AT_MOST, Table, with_seat
from bot.tables.table_parts import SatBefore, SeatAt
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
    owned = may_be_owned(table, at)
    in_deal = replace(seat.in_deal, booked=None if owned else seat.in_deal.booked)
    return _absent(with_seat(table, at, replace(seat, in_deal=in_deal)), at, lapses=0, sat_out=False)


def sitters_remembered(before: Table, after: Table) -> Table:
    """The table after a command. It remembers whoever gave up a seat in mid-deal after acting in it."""
    if before.deal is None or after.deal is None or before.deal_number != after.deal_number:
        return after
    for at, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        if was.sitter is None or was.sitter == now.sitter:
            continue
        history = before.deal.view(None).history
        since = was.in_deal.before[-1].acts if was.in_deal.before else 0
        if any(actor == at for actor, _ in history[since:]):
            gone = (*now.in_deal.before, SatBefore(was.sitter, len(history)))
            after = with_seat(after, at, replace(now, in_deal=replace(now.in_deal, before=gone)))
    return after


def who_played(table: Table, trick: Trick) -> list[Sitter | None]:
    """Who made each play or pass of a trick, in order. If that is not known, whoever has the seat now."""
    if table.deal is None or not any(seat.in_deal.before for seat in table.seats):
        return [table.seats[seat].sitter for seat, _ in trick]
    history = table.deal.view(None).history
    found: list[Sitter | None] = []
    end = len(history)
    for seat, cards in reversed(trick):
        at = next((at for at in reversed(range(end)) if history[at][0] == seat and _is(history[at][1], cards)), None)
        found.append(table.seats[seat].sitter if at is None else _sat_then(table, seat, at))
        end = end if at is None else at
    return found[::-1]


def _is(action: Action, cards: Sequence[object]) -> bool:
    """Whether an action played these cards, alone or with others in a throw. Without cards: whether it was a pass."""
    return set(cards) <= set(action.cards) if cards else action.verb == "pass"


def _sat_then(table: Table, seat: Seat, act: int) -> Sitter | None:
    """Who had a seat at an act of the deal."""
    now = table.seats[seat]
    return next((one.sitter for one in now.in_deal.before if act < one.acts), now.sitter)


def booked(table: Table) -> tuple[Sitter | None, ...]:
    """Whom the deal is booked for, by seat: those it was dealt to, not those who took over their seats.

    If a person was away when it began, it is booked for the computer that stood in.
    """
    return tuple(seat.in_deal.booked or seat.sitter for seat in table.seats)

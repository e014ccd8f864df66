"""Clocks and absence at a table: who has been asked since when, who missed their turn, who is away, and who is back.

Who leaves in mid-deal and comes back finds the same question and the time that was left. So a question stays open as
long as its seat is asked the same, also while a computer sits there.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.engine.actions import Seat
from bot.engine.asks import asked_the_same, must_act, waits_for_answer
from bot.engine.game import Event, Refusal
from bot.tables import commands as do
from bot.tables.deal_steps import Change, acted
from bot.tables.kicking import is_waited_for
from bot.tables.seating import with_lapse_of_departure
from bot.tables.table import LAPSES_AT_MOST, Stage, Table, with_lapses
from bot.tables.table_refusals import TableRefusal, refuse


def warned(table: Table, command: do.Warn, _seed: str) -> Change:
    """The table after a person was warned that half of their time is over; who has left is not there to be warned."""
    seat = command.seat
    told = () if table.computer_in(seat) else (Event("half-time", seat),)
    return replace(table, warned=table.warned | {seat}), told


def grown_overdue(table: Table, command: do.Overdue, _seed: str) -> Change:
    """The table once others may let a computer play for a person."""
    return replace(table, overdue=table.overdue | {command.seat}), (Event("overdue", command.seat),)


def stood_in(table: Table, command: do.StandIn) -> Change:
    """The table where a computer plays for somebody who was asked long ago, until they are back."""
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
    """Whether others may let a computer play for somebody: no clock does it, and they have been asked long enough."""
    clock = table.clock if table.deal is None else table.clock_in_deal
    return clock is None and is_waited_for(table, person) and table.seat_of(person) in table.overdue


def lapsed(table: Table, command: do.Lapse, seed: str) -> Change:
    """The table after the mildest action was played for a person; after too many, a computer plays for them."""
    if table.deal is None:
        raise ValueError("no deal is in hand")
    seat, mildest = command.seat, table.deal.mildest(command.seat)
    if seat in table.of_computers:  # its person left while they were asked
        return acted(with_lapse_of_departure(table, seat), table.deal, seat, mildest, seed)
    missed = dict(table.lapses).get(seat, 0) + 1
    change = acted(with_lapses(table, seat, missed), table.deal, seat, mildest, seed)
    if isinstance(change, Refusal):
        return change
    told = Event("away" if missed == LAPSES_AT_MOST else "lapsed", seat)
    return change[0], (*change[1], told)


def sat_out(table: Table) -> tuple[Table, tuple[Event, ...]]:
    """The table between two deals, with a computer playing the next one for each person who has not asked for it.

    That is one missed turn.
    """
    seats = [seat for person in table.missing() if (seat := table.seat_of(person)) is not None]
    for seat in seats:
        table = with_lapses(table, seat, dict(table.lapses).get(seat, 0) + 1)
    return replace(table, sat_out=table.sat_out.union(seats)), tuple(Event("away", seat) for seat in seats)


def returned(table: Table, command: do.Command) -> Table:
    """The table after a person there has done something: their lapses are forgotten, and the seat is theirs again.

    So is the deal, if nothing has been done in their seat yet. Leaving brings nobody back.
    """
    person: int | None = getattr(command, "person", None)
    seat = None if person is None else table.seat_of(person)
    if seat is None or isinstance(command, do.Leave) or seat not in table.sat_out.union(dict(table.lapses)):
        return table
    left = tuple(one for one in table.left if one[0] != seat or not table.may_be_owned(seat))
    return replace(with_lapses(table, seat, 0), sat_out=table.sat_out - {seat}, left=left)


def questions_asked(before: Table, after: Table, command: do.Command) -> Table:
    """The table after a command, with a question for each person it waits for.

    If a seat is still asked the same thing, its question stays, and its time with it, unless it has just been answered.
    """
    answered = _answered(before, command)
    running = {
        seat: question
        for seat, question in before.asked
        if seat != answered and before.deal_number == after.deal_number and _still_asked(before, after, seat)
    }
    waited = _waited_for(after, running)
    fresh = [seat for seat in waited if seat not in running]
    questions = running | {seat: number for number, seat in enumerate(fresh, after.questions + 1)}
    return replace(
        after,
        asked=tuple((seat, questions[seat]) for seat in waited),
        questions=after.questions + len(fresh),
        warned=frozenset(seat for seat in after.warned if seat in running),
        overdue=frozenset(seat for seat in after.overdue if seat in running),
    )


def _still_asked(before: Table, after: Table, seat: Seat) -> bool:
    if before.deal is None or after.deal is None:
        return before.deal is after.deal  # to ask for the next deal
    return asked_the_same(before.deal, after.deal, seat)


def _waited_for(table: Table, running: Collection[Seat]) -> list[Seat]:
    """The seats of the people whom the table waits for, and of those who left while a question to them runs."""
    if table.stage is Stage.BETWEEN:
        missing = () if table.match.over() else table.missing()
        return sorted(seat for person in missing if (seat := table.seat_of(person)) is not None)
    if table.deal is None:
        return []
    left = table.left_in_deal.intersection(running)
    return [seat for seat in sorted(must_act(table.deal)) if seat in left or not table.computer_in(seat)]


def _answered(table: Table, command: do.Command) -> Seat | None:
    """The seat that the command answers for.

    An optional word, such as a last card, does not count and leaves the clock running.
    """
    match command:
        case do.Lapse() | do.PassFor():
            return command.seat
        case do.ComputerAct() if table.deal is not None:
            return command.seat if waits_for_answer(table.deal, command.seat, command.action.verb) else None
        case do.Back():
            return table.seat_of(command.person)
        case do.Hold() if command.action is not None:
            return table.seat_of(command.person)
        case do.Act() if table.deal is not None:
            seat = table.seat_of(command.person)
            return seat if waits_for_answer(table.deal, seat, command.action.verb) else None
    return None

"""The questions that people of a table are asked, and what becomes of one whose time is up.

Somebody who leaves in mid-deal and comes back finds the same question, with the time that was left. So a question stays
open as long as its seat is asked the same thing, even while a computer sits there.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.engine.actions import Seat
from bot.engine.asks import asked_the_same, must_act, waits_for_answer
from bot.engine.game import Event, Refusal
from bot.tables import commands as do
from bot.tables.deal.deal_steps import Change, acted
from bot.tables.seats.absence import with_lapses
from bot.tables.seats.leaving import with_lapse_of_departure
from bot.tables.table import LAPSES_AT_MOST, Table
from bot.tables.table_parts import OpenQuestion, SeatAt, Stage


def lapsed(table: Table, command: do.Lapse, seed: str) -> Change:
    """The table after the mildest action was played for a person; after too many, a computer plays for them."""
    in_hand, seat = table.in_hand, command.seat
    if in_hand is None:
        raise ValueError("no deal is in hand")
    mildest = in_hand.deal.mildest(seat)
    if seat in table.of_computers:  # its person left while they were asked
        return acted(with_lapse_of_departure(table, seat), in_hand, seat, mildest, seed)
    missed = table.seats[seat].lapses + 1
    change = acted(with_lapses(table, seat, missed), in_hand, seat, mildest, seed)
    if isinstance(change, Refusal):
        return change
    told = Event("away" if missed == LAPSES_AT_MOST else "lapsed", seat)
    return change[0], (*change[1], told)


def questions_asked(before: Table, after: Table, command: do.Command) -> Table:
    """The table after a command, with a question for each person it waits for.

    A seat that is still asked the same thing keeps its question and its time, unless it has just answered.
    """
    answered = _answered(before, command)
    running = {
        seat: after.seats[seat].question or OpenQuestion(number)
        for seat, number in before.asked
        if seat != answered and before.deal_number == after.deal_number and _still_asked(before, after, seat)
    }
    waited = _waited_for(after, running)
    fresh = [seat for seat in waited if seat not in running]
    asked = running | {seat: OpenQuestion(number) for number, seat in enumerate(fresh, after.questions + 1)}
    seats = tuple(_asked(seat, asked[at] if at in waited else None) for at, seat in enumerate(after.seats))
    return replace(after, seats=seats, questions=after.questions + len(fresh))


def _asked(seat: SeatAt, question: OpenQuestion | None) -> SeatAt:
    return seat if seat.question == question else replace(seat, question=question)


def _still_asked(before: Table, after: Table, seat: Seat) -> bool:
    if before.deal is None or after.deal is None:
        return before.deal is after.deal  # the question is whether they ask for the next deal
    return asked_the_same(before.deal, after.deal, seat)


def _waited_for(table: Table, running: Collection[Seat]) -> list[Seat]:
    """The seats of the people that the table waits for, and of those who left with a question still open."""
    if table.stage is Stage.BETWEEN:
        missing = () if table.match.over() else table.missing()
        return sorted(seat for person in missing if (seat := table.seat_of(person)) is not None)
    if table.deal is None:
        return []
    left = table.left_in_deal.intersection(running)
    return [seat for seat in sorted(must_act(table.deal)) if seat in left or not table.computer_in(seat)]


def _answered(table: Table, command: do.Command) -> Seat | None:
    """The seat whose question the command answers; None if it answers none.

    An optional word, such as a last card, answers no question and leaves the clock running.
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

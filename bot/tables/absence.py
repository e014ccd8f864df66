"""Clocks and absence at a timed table: who has been asked since when, who missed their turn, and who is back."""

from __future__ import annotations

from dataclasses import replace

from bot.games.actions import Seat
from bot.games.asks import asked, asked_the_same, must_act
from bot.games.game import Event, Refusal
from bot.tables import commands as do
from bot.tables.deal_steps import Change, acted
from bot.tables.table import LAPSES_AT_MOST, Table, with_lapses


def warned(table: Table, seat: Seat) -> Change:
    """The table after a person was warned that half of their time is over."""
    return replace(table, warned=table.warned | {seat}), (Event("half-time", seat),)


def lapsed(table: Table, seat: Seat, seed: str) -> Change:
    """The table after the mildest action was played for a person; after too many, a computer plays for them."""
    if table.deal is None:
        raise ValueError("no deal is in hand")
    missed = dict(table.lapses).get(seat, 0) + 1
    change = acted(with_lapses(table, seat, missed), table.deal, seat, table.deal.mildest(seat), seed)
    if isinstance(change, Refusal):
        return change
    told = Event("away" if missed == LAPSES_AT_MOST else "lapsed", seat)
    return change[0], (*change[1], told)


def sat_out(table: Table) -> tuple[Table, tuple[Event, ...]]:
    """The table between two deals, with a computer playing for each person who has not asked for the next one."""
    seats = [seat for person in table.missing() if (seat := table.seat_of(person)) is not None]
    for seat in seats:
        table = with_lapses(table, seat, LAPSES_AT_MOST)
    return table, tuple(Event("away", seat) for seat in seats)


def returned(table: Table, command: do.Command) -> Table:
    """The table after a person there has done something: their lapses are forgotten, and the seat is theirs again."""
    person: int | None = getattr(command, "person", None)
    seat = None if person is None else table.seat_of(person)
    return table if seat is None or seat not in dict(table.lapses) else with_lapses(table, seat, 0)


def clocks_started(before: Table, after: Table, command: do.Command) -> Table:
    """The table after a command, with a clock running for each seat that must now act.

    If a seat is still asked the same thing, its clock runs on, unless the seat has just answered.
    """
    answered = _answered(before, command)
    running = {}
    if before.deal is not None and after.deal is not None and before.deal_number == after.deal_number:
        running = {
            seat: question
            for seat, question in before.asked
            if seat != answered and asked_the_same(before.deal, after.deal, seat)
        }
    waited = [seat for seat in sorted(must_act(after.deal)) if not after.computer_in(seat)] if after.deal else []
    fresh = [seat for seat in waited if seat not in running]
    questions = running | {seat: number for number, seat in enumerate(fresh, after.questions + 1)}
    return replace(
        after,
        asked=tuple((seat, questions[seat]) for seat in waited),
        questions=after.questions + len(fresh),
        warned=frozenset(seat for seat in after.warned if seat in running),
    )


def _answered(table: Table, command: do.Command) -> Seat | None:
    """The seat that the command answers for.

    An optional word, such as a last card, does not count and leaves the clock running.
    """
    match command:
        case do.Lapse():
            return command.seat
        case do.Back():
            return table.seat_of(command.person)
        case do.Hold() if command.action is not None:
            return table.seat_of(command.person)
        case do.Act() if table.deal is not None:
            seat = table.seat_of(command.person)
            ask = asked(table.deal, seat, command.action.verb)
            return seat if ask is not None and ask.must else None
    return None

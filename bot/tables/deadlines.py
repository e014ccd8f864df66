"""Which deadlines a table has now: each is a command that comes when nobody has acted for so many seconds."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.actions import Seat
from bot.tables.commands import Abandon, FallDue, Lapse, SitOut, Warn
from bot.tables.table import Stage, Table

SHORTEST_CLOCK, LONGEST_CLOCK = 15, 24 * 60 * 60
"""Seconds for a turn that a table may give."""

ABANDONED_AFTER = LONGEST_CLOCK
"""Seconds for which a timed table waits between two deals when it waits for nobody: then it ends."""

Expiry = FallDue | Warn | Lapse | SitOut | Abandon
"""What a table is told when time is up."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """A command that comes after so many seconds, unless the table has no such deadline any more.

    While a table has a deadline of the same command, its time runs on.
    """

    command: Expiry
    seconds: float


def deadlines(table: Table) -> tuple[Deadline, ...]:
    """All deadlines of a table; only what is due in a deal has one where the table is untimed."""
    return (*_due(table), *_turns(table), *_between(table))


def seconds_for(table: Table, seat: Seat) -> float:
    """How long a seat has for its turn at a timed table: half as long for each turn missed before."""
    return float(table.clock or 0) * 0.5 ** dict(table.lapses).get(seat, 0)


def _due(table: Table) -> tuple[Deadline, ...]:
    due = table.deal.due() if table.deal else None
    return () if due is None else (Deadline(FallDue(table.deal_number, due.name, due.serial), due.seconds),)


def _turns(table: Table) -> tuple[Deadline, ...]:
    lapses = tuple(Deadline(Lapse(seat, question), seconds_for(table, seat)) for seat, question in table.asked)
    warnings = tuple(
        Deadline(Warn(seat, question), seconds_for(table, seat) / 2)
        for seat, question in table.asked
        if seat not in table.warned
    )
    return warnings + lapses


def _between(table: Table) -> tuple[Deadline, ...]:
    if table.clock is None or table.stage is not Stage.BETWEEN:
        return ()
    if table.match.over() or not table.missing():
        return (Deadline(Abandon(table.deal_number), ABANDONED_AFTER),)
    return (Deadline(SitOut(table.deal_number), table.clock),)

"""The deadlines that a table has now, and what counts as using a table, which puts off its end.

Each deadline is a command that the table gets if nobody acts within so many seconds.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from bot.cards import in_plain_signs
from bot.engine.actions import Seat
from bot.tables import commands as do
from bot.tables.expiries import Abandon, Expiry, Fade, Fading, FallDue, Lapse, Overdue, SitOut, Warn
from bot.tables.table import Table
from bot.tables.table_parts import Stage

SHORTEST_CLOCK, LONGEST_CLOCK = 15, 7 * 24 * 60 * 60
"""The shortest and longest clock of a table, in seconds for a turn."""

SLOW_CLOCK = 60 * 60
"""From this clock on a table is a slow one: its people look in now and then, and are told days and times of day."""

ABANDONED_AFTER = 24 * 60 * 60
"""Seconds until a timed table between two deals ends that waits for nobody. A clock that is longer counts instead."""

WORD_BEFORE = 7 * 24 * 60 * 60
"""Seconds between telling people that an untimed table ends and its end; at most half of ``IdleLimits.quiet``."""

OVERDUE_AFTER = 120
"""Seconds for which somebody must have been asked before others may kick them, or let a computer play for them."""

DEFAULT_CLOCK = 5 * 60
"""The clock of a new server's tables, in seconds for a turn."""

SHORTEST_BREAK = 60
"""The fewest seconds that a timed table waits for everybody to ask for the next deal."""

ROOM_MADE_AFTER = 15 * 60
"""Seconds between telling people that their table gives way to another and its end."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """A command that the table gets after so many seconds, if it still has this deadline then.

    Time runs on while the table changes, as long as the command stays the same. ``anew``: it begins again whenever a
    person uses the table.
    """

    command: Expiry
    seconds: float
    anew: bool = False


@dataclass(frozen=True, slots=True)
class IdleLimits:
    """How long tables may stand untouched, in seconds."""

    lobby: float = 60 * 60  # a table before its first deal
    quiet: float = 30 * 24 * 60 * 60  # an untimed table


USUAL = IdleLimits()


def deadlines(table: Table, limits: IdleLimits = USUAL) -> tuple[Deadline, ...]:
    """All deadlines of a table. The limits decide only when they end, never which ones there are."""
    if table.is_played_out:
        return ()  # it ends once the last table of its evening has played
    waits = (*_turns(table), *_between(table))
    return (*_in_lobby(table, limits), *_due(table), *waits, *_overdue(table), *_quiet(table, limits, waits))


def running(table: Table, limits: IdleLimits) -> tuple[Deadline, ...]:
    """The deadlines whose time runs. In a tutorial, nothing in the deal falls due while its only person is asked."""
    found = deadlines(table, limits)
    learners = table.awake if table.terms.tutorial and len(table.persons) == 1 else ()
    if not any(table.seat_of(learner) in table.waited_for for learner in learners):
        return found
    return tuple(one for one in found if not isinstance(one.command, FallDue))


def at_rest(table: Table) -> tuple[Expiry, ...]:
    """The deadlines of questions that were answered, but may be open again: then each goes on with the time left."""
    course = table.in_hand.course if table.in_hand is not None else None
    answered = course.answered if course is not None else ()
    return tuple(
        kind(one.seat, one.question.number)
        for one in answered
        for kind, over in ((Warn, one.question.warned), (Lapse, False), (Overdue, one.question.overdue))
        if not over
    )


def longest_quiet(limits: IdleLimits) -> float:
    """The most seconds for which a table may stand untouched after its lobby until something is due."""
    return limits.quiet - _word_before(limits)


def _word_before(limits: IdleLimits) -> float:
    """Seconds between telling people that their untimed table ends and its end."""
    return min(WORD_BEFORE, limits.quiet / 2)


def seconds_for(table: Table, seat: Seat) -> float:
    """How many seconds a seat has for its turn in a timed deal. Each turn just missed in a row halves the time."""
    return float(table.clock_in_deal or 0) * 0.5 ** table.seats[seat].lapses


def _in_lobby(table: Table, limits: IdleLimits) -> tuple[Deadline, ...]:
    if table.stage is not Stage.LOBBY:
        return ()
    return (Deadline(Abandon(table.deal_number, table.persons), limits.lobby, anew=True),)


def _quiet(table: Table, limits: IdleLimits, waits: tuple[Deadline, ...]) -> tuple[Deadline, ...]:
    """The end that the people of a table were told of. If they were told of none: the warning, unless a clock runs.

    A table that gives way to another may also end for being quiet, whichever is sooner.
    """
    if table.stage not in (Stage.DEAL, Stage.BETWEEN) or table.fading is Fading.OVER:
        return ()
    if table.fading:
        ends = {table.fading: ROOM_MADE_AFTER, Fading.QUIET: _word_before(limits)}
        return tuple(Deadline(Abandon(table.deal_number, why=why), after) for why, after in ends.items())
    if any(isinstance(one.command, Lapse | SitOut | Abandon) for one in waits):
        return ()
    return (Deadline(Fade(), longest_quiet(limits), anew=True),)


def _due(table: Table) -> tuple[Deadline, ...]:
    due = table.deal.due() if table.deal else None
    return () if due is None else (Deadline(FallDue(table.deal_number, due.name, due.serial), due.seconds),)


def _turns(table: Table) -> tuple[Deadline, ...]:
    if table.deal is None or table.clock_in_deal is None:
        return ()
    lapses = tuple(Deadline(Lapse(seat, question), seconds_for(table, seat)) for seat, question in table.asked)
    warnings = tuple(
        Deadline(Warn(seat, question), seconds_for(table, seat) / 2)
        for seat, question in table.asked
        if seat not in table.warned
    )
    return warnings + lapses


def _overdue(table: Table) -> tuple[Deadline, ...]:
    """When others may act on each question that stays open. Empty if one person is alone, or a clock is sooner."""
    clock = table.terms.clock if table.deal is None else table.clock_in_deal
    if len(table.persons) < 2 or (clock is not None and clock <= OVERDUE_AFTER):
        return ()
    return tuple(
        Deadline(Overdue(seat, question), OVERDUE_AFTER)
        for seat, question in table.asked
        if seat not in table.overdue and not table.computer_in(seat)
    )


def _between(table: Table) -> tuple[Deadline, ...]:
    """Between deals at a timed table: when computers step in for those who do not ask for the next deal.

    One person alone keeps nobody waiting.
    """
    clock = table.terms.clock
    if clock is None or table.stage is not Stage.BETWEEN or len(table.persons) < 2:
        return ()
    if table.match.over() or not table.missing():
        return (Deadline(Abandon(table.deal_number), max(clock, ABANDONED_AFTER)),)
    return (Deadline(SitOut(table.deal_number), max(clock, SHORTEST_BREAK)),)


_WRITTEN = re.compile(r"(?P<n>[0-9]{1,6})\s*(?P<unit>s|sec|seconds?|m|min|minutes?|h|hours?|d|days?)?")
_UNITS = {"s": 1, "m": 60, "h": 60 * 60, "d": 24 * 60 * 60}
UNTIMED = "none"
"""The word for a table without a clock."""
_UNTIMED = frozenset({UNTIMED, "off", "no", "untimed"})


def read_clock(text: str) -> int | None:
    """The seconds for a turn, written as ``15s``, ``2m``, ``1h``, ``2d`` or a bare number; None for no clock.

    Full-width digits and keycaps count as digits.

    Raises:
        ValueError: the text is not a time, or not one that a table may have.
    """
    written = in_plain_signs(text).strip().casefold()
    if written in _UNTIMED:
        return None
    found = _WRITTEN.fullmatch(written)
    seconds = int(found["n"]) * _UNITS[(found["unit"] or "s")[0]] if found else 0
    if not SHORTEST_CLOCK <= seconds <= LONGEST_CLOCK:
        raise ValueError(f"{text!r} is no clock of {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds")
    return seconds


_PLAYS = do.Act | do.Hold | do.Start | do.Ready | do.Rematch | do.Back | do.Join
"""The commands by which people play on."""


def is_touch(before: Table, after: Table, command: do.Command) -> bool:
    """Whether a person used the table: by any change in its lobby, and by playing from the first deal on.

    After that, wishes and settings do not count: they can be repeated for ever and bring no deal to its end.
    """
    if before == after:
        return False
    if before.stage is Stage.LOBBY:
        return isinstance(command, do.ByPerson)
    taken_back = isinstance(command, do.Hold) and command.action is None
    return isinstance(command, _PLAYS) and not taken_back


def kept(table: Table) -> Table:
    """The table after somebody has played on. It no longer ends soon, unless nothing can keep it."""
    return replace(table, fading=Fading.NOT) if table.fading in (Fading.QUIET, Fading.ROOM) else table

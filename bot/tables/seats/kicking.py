"""Kicking gives a person's seat to a computer, so that somebody silent cannot hold up a table.

- The host or an admin decides alone.
- Otherwise it takes a vote: everybody else who is seated and not away must want it, and they must be at least two. The
  table must be waiting for the person, and the wishes lapse once that person acts.
- In mid-deal or by a vote, the person must have been asked for two minutes, or be away.

The person leaves as anybody does: the deal in hand is booked for them. They may come back and play it to its end. The
kick counts from the next deal on; then the seat is open to everybody.
"""

from __future__ import annotations

from dataclasses import replace

from bot.engine.actions import must_act
from bot.engine.game import Event, Refusal
from bot.tables import commands as do
from bot.tables.seats.leaving import left
from bot.tables.seats.seating import Seated
from bot.tables.table import Table
from bot.tables.table_parts import Kicked, Leavers, Stage
from bot.tables.table_refusals import TableRefusal, refuse

FEWEST = 2
"""The fewest people who can hold a vote: one person alone cannot take another's seat."""


def kicked(table: Table, command: do.Kick) -> Seated | Refusal:
    """The table after somebody wants to kick a person: the seat is a computer's, or one more wish is noted."""
    person, whom = command.person, command.whom
    if not command.admin and table.seat_of(person) is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if table.seat_of(whom) is None:
        return refuse(TableRefusal.KICK_NOBODY, number=table.number)
    if person == whom:
        return refuse(TableRefusal.KICK_SELF, number=table.number)
    alone = command.admin or person == table.host
    if not alone and not is_waited_for(table, whom):
        return refuse(TableRefusal.KICK_EARLY, person=whom)
    if (table.deal is not None or not alone) and not _was_long_asked(table, whom):
        why = TableRefusal.KICK_SOON if is_waited_for(table, whom) else TableRefusal.KICK_EARLY
        return refuse(why, person=whom)
    if alone:
        return _away_with(table, whom, by=person)
    if sum(one != whom for one in table.awake) < FEWEST:
        return refuse(TableRefusal.KICK_ALONE, person=whom)
    if (person, whom) in table.now.kicks:
        return refuse(TableRefusal.KICK_AGREED, person=whom)
    after = with_kicks(table, tuple(sorted((*table.now.kicks, (person, whom)))))
    if not to_kick(after, whom):
        return _away_with(after, whom, by=0)
    return after, (Event("kick-asked", table.seat_of(whom)),)


def is_waited_for(table: Table, person: int) -> bool:
    """Whether the table waits for a person: to act, or to press *Next deal* when somebody else has."""
    if table.deal is not None:
        return table.seat_of(person) in must_act(table.deal)
    return table.stage is Stage.BETWEEN and bool(table.gathering.ready) and person in table.missing()


def _was_long_asked(table: Table, person: int) -> bool:
    """Whether a person was asked long ago, or is away."""
    return table.seat_of(person) in table.overdue | table.away


def to_kick(table: Table, whom: int) -> tuple[int, ...]:
    """The people who must still want it before a person is kicked, in seat order."""
    return tuple(one for one in table.awake if one != whom and (one, whom) not in table.now.kicks)


def wanted(table: Table, whom: int) -> tuple[int, ...]:
    """The people who want a person to be kicked."""
    return tuple(one for one, other in table.now.kicks if other == whom)


def possible_kicks(table: Table) -> Table:
    """The table without the wishes of people who left, or against people it no longer waits for."""
    wishes = table.now.kicks
    return with_kicks(
        table, tuple(one for one in wishes if table.seat_of(one[0]) is not None and is_waited_for(table, one[1]))
    )


def kicked_by_all(table: Table) -> Seated:
    """The table after each kick that all who are still there want: whoever had not agreed has left, or is away."""
    events: tuple[Event, ...] = ()
    for whom in sorted({whom for _, whom in table.now.kicks}):
        if to_kick(table, whom) or sum(one != whom for one in table.awake) < FEWEST:
            continue
        change = _away_with(table, whom, by=0)
        if not isinstance(change, Refusal):
            table, events = change[0], (*events, *change[1])
    return table, events


def with_kicks(table: Table, kicks: tuple[tuple[int, int], ...]) -> Table:
    """The table with these wishes to kick, as pairs of who wants it and whom, and no others."""
    return replace(table, now=replace(table.now, kicks=kicks))


def _away_with(table: Table, whom: int, *, by: int) -> Seated | Refusal:
    change = left(table, whom)
    if isinstance(change, Refusal):
        return change
    after, events = change
    others = (one for one in after.leavers.kicked if one.person != whom)
    leavers = Leavers(after.leavers.departures, (*others, Kicked(whom, by, table.deal_number)))
    wishes = tuple(one for one in after.now.kicks if whom not in one)
    return replace(with_kicks(after, wishes), leavers=leavers), events

"""How a table ends: after its deal, or at once. A deal in hand that is made void books nothing.

Nobody can dodge a loss by ending the table:

- A void deal needs the agreement of everybody who is seated and not away, or an admin.
- If somebody has left or gone away during the deal, computers finish it and it counts for them. Only an admin can make
  it void.
- Nobody can wait and see who wins. A wish to end lapses with its owner's next action in the deal, and all wishes lapse
  once they cannot be granted.
"""

from __future__ import annotations

from dataclasses import replace

from bot.engine.game import Event, Refusal, Result
from bot.tables import commands as do
from bot.tables.deal.deal_steps import Change, put_down
from bot.tables.expiries import Fading
from bot.tables.seats.leaving import left
from bot.tables.seats.who_plays import booked
from bot.tables.table import Table
from bot.tables.table_parts import DealInHand, Stage
from bot.tables.table_refusals import TableRefusal, refuse


def closed(table: Table, command: do.Close, seed: str) -> Change:
    """The table after it takes no more players. Without a deal in hand it ends."""
    refusal = _not_in_charge(table, command)
    if refusal:
        return refusal
    if table.stage is Stage.DEAL:
        return replace(table, closing=True), (Event("closing"),)
    return ended(table, (Event("closed"),), seed)


def ended_by(table: Table, command: do.End, seed: str) -> Change:
    """The table after somebody asks to end it at once: ended, or with one more who agrees."""
    in_hand = 0 if table.deal is None else table.deal_number
    if command.deal not in (None, in_hand):
        return refuse(TableRefusal.OLD, number=table.number)
    if table.in_hand is None:
        return _not_in_charge(table, command) or ended(table, (Event("closed"),), seed)
    if command.admin and _needs_an_admin(table, command.person):
        return ended(table, (Event("closed", args={"person": command.person}),), seed, voided_by=command.person)
    if table.seat_of(command.person) is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if counts_for_others(table):
        return refuse(TableRefusal.COUNTS, number=table.number)
    return _agreed(table, table.in_hand, command.person, seed)


def _needs_an_admin(table: Table, person: int) -> bool:
    """Whether this person's wish would not be enough to make the deal in hand void."""
    others = [one for one in to_agree(table) if one != person]
    return bool(others) or table.seat_of(person) is None or counts_for_others(table)


def _agreed(table: Table, in_hand: DealInHand, person: int, seed: str) -> Change:
    """The table after one more person wants the deal in hand to be void."""
    votes = dict(in_hand.votes)
    against = [one for one in table.awake if one != person and votes.get(one) is False]
    if against:
        return refuse(TableRefusal.PLAYS_ON, person=against[0])
    after = replace(table, now=replace(in_hand, votes=tuple(sorted((votes | {person: True}).items()))))
    if not to_agree(after):
        return ended(after, (Event("closed"),), seed)
    if votes.get(person):
        return refuse(TableRefusal.AGREED, number=table.number)
    return after, (Event("end-asked", table.seat_of(person)),)


def to_agree(table: Table) -> tuple[int, ...]:
    """The people who must still agree before the deal in hand can be void, in seat order."""
    agreed = {person for person, agrees in table.votes if agrees}
    return tuple(person for person in table.awake if person not in agreed)


def counts_for_others(table: Table) -> bool:
    """Whether the deal in hand is booked for somebody who has left or is away."""
    return bool(absent(table))


def absent(table: Table) -> tuple[int, ...]:
    """The people who have left or are away, but for whom the deal in hand is booked, in seat order."""
    if table.deal is None:
        return ()
    persons = ((seat, sitter.person) for seat, sitter in enumerate(booked(table)) if sitter)
    gone = {seat for seat, _ in table.booked_for_others} | table.away
    return tuple(person for seat, person in persons if person is not None and seat in gone)


def possible_votes(table: Table) -> Table:
    """The table without wishes for a void deal, if only an admin could still grant them."""
    if table.in_hand is None or not table.asked_to_end or not counts_for_others(table):
        return table
    refusals = tuple(vote for vote in table.in_hand.votes if not vote[1])
    return replace(table, now=replace(table.in_hand, votes=refusals))


def played_on(table: Table, person: int) -> Change:
    """The table after somebody refused to make the deal void. Nobody can agree again before that person does."""
    seat = table.seat_of(person)
    if seat is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if table.in_hand is None or not table.asked_to_end:
        return refuse(TableRefusal.OLD, number=table.number)
    return replace(table, now=replace(table.in_hand, votes=((person, False),))), (Event("plays-on", seat),)


def ended(table: Table, events: tuple[Event, ...], seed: str, voided_by: int | None = None) -> Change:
    """End a table. A deal in hand is void: it scores no points, but its hands and its shuffle are revealed.

    ``voided_by``: the person who decided it as an admin.
    """
    if table.deal is None:
        return replace(table, stage=Stage.ENDED), events
    left = tuple(table.deal.view(seat).hand for seat in range(len(table.seats)))
    nothing = (0,) * len(left)
    void = Result(None, nothing, nothing, (), zero_sum=True, left=left, void=True)
    after = put_down(table, void, table.sitters, seed)
    settled = after.settled and replace(after.settled, voided_by=voided_by)
    after = replace(after, stage=Stage.ENDED, settled=settled)
    return after, (*events, Event("abandoned", args={"deal": table.deal_number}))


def abandoned(table: Table, _command: do.Abandon, seed: str) -> Change:
    """The table whose time is up: ended, or left to computers, which finish its last deal.

    That deal is booked for those it was dealt to, so that nobody dodges a loss by silence. Nobody can come back to it,
    since the table must go.
    """
    if table.deal is None:
        return ended(table, (Event("closed"),), seed)
    events: tuple[Event, ...] = ()
    for person in table.persons:
        change = left(table, person)
        if not isinstance(change, Refusal):
            table, events = change[0], (*events, *change[1])
    return replace(table, closing=True, fading=Fading.OVER), (*events, Event("closing"))


def faded(table: Table, command: do.Fade | do.GiveWay, _seed: str) -> Change:
    """The table after its people are told that it ends soon, and how to keep it if they can."""
    fades = table.stage in (Stage.DEAL, Stage.BETWEEN) and not table.is_played_out
    if not fades or table.fading not in (Fading.NOT, Fading.QUIET):
        return refuse(TableRefusal.NOT_DUE, number=table.number)
    if isinstance(command, do.GiveWay) and command.surely:
        return replace(table, fading=Fading.LAST, closing=True), (Event("fades"), Event("closing"))
    why = Fading.QUIET if isinstance(command, do.Fade) else Fading.ROOM
    return replace(table, fading=why), (Event("fades"),)


def _not_in_charge(table: Table, command: do.Close | do.End) -> Refusal | None:
    if command.person == table.host or command.admin:
        return None
    if table.seat_of(command.person) is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    return refuse(TableRefusal.NOT_HOST, person=table.host)

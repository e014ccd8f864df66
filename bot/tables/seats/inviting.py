"""Invitations and kept seats: what the host of a table decides about those who are to come.

- At a private table only those sit down whom the host invited, for whom a seat is kept, or who sat there before.
- A kept seat is for one person alone. It may stay a computer's until they come, so nobody has to wait for them.
- What is decided keeps nobody from a seat that they have, or that was promised to them.
"""

from __future__ import annotations

from dataclasses import replace

from bot.engine.actions import Seat
from bot.engine.game import Event, Refusal
from bot.tables import commands as do
from bot.tables.guest_list import INVITED_AT_MOST
from bot.tables.seats.seating import Seated
from bot.tables.table import Table
from bot.tables.table_refusals import TableRefusal, refuse


def invited(table: Table, command: do.Invite, _seed: str) -> Seated | Refusal:
    """The table after its host invited a person or a group."""
    refusal = _not_for(table, command.person, command.whom)
    if refusal is not None:
        return refusal
    guests = table.guests
    if not guests.private:
        return refuse(TableRefusal.OPEN_TO_ALL, number=table.number)
    if command.group in guests.groups or (command.whom and guests.admits(command.whom, 0)):
        return refuse(TableRefusal.INVITED_ALREADY, person=command.whom)
    if len(guests.invited) + len(guests.groups) >= INVITED_AT_MOST:
        return refuse(TableRefusal.INVITED_MANY, limit=INVITED_AT_MOST)
    if command.whom:
        guests = replace(guests, invited=(*guests.invited, command.whom))
    else:
        guests = replace(guests, groups=(*guests.groups, command.group))
    return replace(table, guests=guests), (Event("invited"),)


def reserved(table: Table, command: do.Reserve, _seed: str) -> Seated | Refusal:
    """The table after its host kept a seat for somebody."""
    refusal = _not_for(table, command.person, command.whom)
    if refusal is not None:
        return refusal
    if command.whom in dict(table.guests.kept) or command.whom in dict(table.next_up):
        return refuse(TableRefusal.KEPT_ALREADY, person=command.whom)
    seat = _seat_to_keep(table)
    if seat is None:
        return refuse(TableRefusal.NONE_TO_KEEP, number=table.number)
    kept = tuple(sorted((*table.guests.kept, (command.whom, seat)), key=lambda one: one[1]))
    return replace(table, guests=replace(table.guests, kept=kept)), (Event("reserved", seat),)


def unreserved(table: Table, command: do.Unreserve, _seed: str) -> Seated | Refusal:
    """The table after its host keeps a seat for somebody no more."""
    if command.person != table.host:
        return refuse(TableRefusal.NOT_HOST, person=table.host)
    seat = dict(table.guests.kept).get(command.whom)
    if seat is None:
        return refuse(TableRefusal.NOT_KEPT, person=command.whom)
    kept = tuple(one for one in table.guests.kept if one[1] != seat)
    return replace(table, guests=replace(table.guests, kept=kept)), (Event("unreserved", seat),)


def _not_for(table: Table, host: int, whom: int) -> Refusal | None:
    """Why somebody cannot invite a person or keep a seat for them, whatever there is of seats."""
    if host != table.host:
        return refuse(TableRefusal.NOT_HOST, person=table.host)
    if whom == host:
        return refuse(TableRefusal.INVITED_SELF, number=table.number)
    if table.closing:
        return refuse(TableRefusal.CLOSING, number=table.number)
    if whom and table.seat_of(whom) is not None:
        return refuse(TableRefusal.SITS_HERE, person=whom)
    return None


def _seat_to_keep(table: Table) -> Seat | None:
    """The first open seat that is nobody's yet; in mid-match somebody who left may come back to theirs."""
    theirs = {one.seat for one in table.leavers.departures} if table.match.deals or table.deal else set[Seat]()
    taken = theirs | {seat for _, seat in (*table.guests.kept, *table.next_up)}
    return next((seat for seat in table.open_seats if seat not in taken), None)

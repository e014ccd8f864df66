"""Who sits where: sitting down, moving, taking over from a computer, and leaving.

A deal is booked for those to whom it was dealt: whoever leaves in mid-deal, and not whoever takes over a seat. For
somebody who is away when it begins a computer stands in, and it counts for the computer, unless that person is back
before their first action. Nobody holds two hands of one deal, and no two persons hold the same: who left a seat in
mid-deal can only have that seat again until the deal ends, and nobody else can have it. Nor does anybody choose the
better total of a match: who left comes back to their own seat, while no person has it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.computers.player import DEFAULT_LEVEL
from bot.engine.actions import Seat
from bot.engine.game import Event, Refusal
from bot.engine.table_values.settled import Sitter
from bot.tables.expiries import Fading
from bot.tables.table import LAPSES_AT_MOST, Departure, Stage, Table, computer_names, with_lapses
from bot.tables.table_refusals import TableRefusal, refuse

Seated = tuple[Table, tuple[Event, ...]]
"""A table after seats have changed, and what happened."""


def computer(table: Table, level: str) -> Sitter:
    """A computer with a name that nobody at the table has, nor any computer that the deal in hand is booked for."""
    sitters = (*table.seats, *(sitter for _, sitter in table.left))
    taken = {sitter.name for sitter in sitters if sitter}
    return Sitter(None, next(name for name in computer_names() if name not in taken), level)


# --- sitting down ---


def joined(table: Table, person: int, wanted: Seat | None) -> Seated | Refusal:
    """The table after a person has asked for a seat; see ``Join``."""
    if table.fading is Fading.OVER:
        return refuse(TableRefusal.CLOSING, number=table.number)
    own = table.seat_of(person)
    if own is not None and (table.stage is not Stage.LOBBY or wanted in (None, own)):
        return refuse(TableRefusal.SEATED, number=table.number)
    if wanted is not None and not 0 <= wanted < len(table.seats):
        return refuse(TableRefusal.TAKEN, number=table.number)
    held = _left_in_this_deal(table, person)
    if held is not None:
        again = wanted in (None, held) and held in table.of_computers
        return _taken_over(table, person, held) if again else refuse(TableRefusal.HELD_ANOTHER, number=table.number)
    mine = _left_in_this_match(table, person)
    if mine is not None and wanted not in (None, mine):
        return refuse(TableRefusal.OWN_SEAT, number=table.number, place=mine + 1)
    seat = _seat_for(table, person, wanted)
    if isinstance(seat, Refusal):
        return seat
    if own is not None:
        return _moved(table, own, seat), (Event("joined", seat),)
    return _taken_over(table, person, seat) if table.opens_at_once(seat) else _promised(table, person, seat)


def _left_in_this_deal(table: Table, person: int) -> Seat | None:
    """The seat that a person left during the deal in hand."""
    departure = table.departure_of(person)
    return departure.seat if departure is not None and table.in_this_deal(departure) else None


def _left_in_this_match(table: Table, person: int) -> Seat | None:
    """The seat that a person left, where its total goes on: in mid-match, while a computer plays there for nobody."""
    if not table.match.deals or table.match.over():
        return None
    kept = {seat for one, seat in table.next_up if one != person}
    open_to_them = set(table.of_computers) - kept
    departure = table.departure_of(person)
    return departure.seat if departure is not None and departure.seat in open_to_them else None


def _seat_for(table: Table, person: int, wanted: Seat | None) -> Seat | Refusal:
    """The seat that somebody gets: the one they want, or the one they left, or the first that is open."""
    if table.closing:
        return refuse(TableRefusal.CLOSING, number=table.number)
    promised = dict(table.next_up).get(person)
    if promised is not None and wanted in (None, promised) and not table.opens_at_once(promised):
        return refuse(TableRefusal.NEXT_UP, number=table.number)
    kept = () if promised is None else (promised,)
    open_seats: tuple[Seat, ...] = (*kept, *table.open_seats)
    if wanted is not None:
        return wanted if wanted in open_seats else refuse(TableRefusal.TAKEN, number=table.number)
    if not open_seats:
        return refuse(TableRefusal.FULL, n=len(table.seats))
    departure = table.departure_of(person)
    return departure.seat if departure is not None and departure.seat in open_seats else open_seats[0]


def _taken_over(table: Table, person: int, seat: Seat) -> Seated:
    """The table with a person in a seat that was free or a computer's."""
    before, after = table.seats[seat], _with_sitter(table, seat, Sitter(person))
    departure = table.departure_of(person)
    again = departure if departure is not None and table.in_this_deal(departure) else None
    left = dict(table.left)
    if table.stage is Stage.DEAL and before is not None:
        owned = left.setdefault(seat, before) == Sitter(person) or table.may_be_owned(seat)
        if owned:
            del left[seat]  # their own hand again
    after = replace(
        with_lapses(after, seat, min(again.lapses, LAPSES_AT_MOST - 1) if again else 0),
        left=_by_seat(left),
        departures=tuple(one for one in table.departures if one.person != person or one is again),
        next_up=tuple(one for one in table.next_up if one[0] != person),
        kicked=tuple(one for one in table.kicked if one[0] != person or again),  # a kick decides about the next deal
        host=table.host if table.persons else person,
    )
    after = _promises_moved(after)
    happened = Event("joined", seat)
    return after, (happened,) if after.host == table.host else (happened, Event("host-now", seat))


def _promises_moved(table: Table) -> Table:
    """The table where nobody waits for a seat that a person has: another computer's is kept for them instead."""
    kept: list[tuple[int, Seat]] = []
    for person, seat in table.next_up:
        others = {other for _, other in (*kept, *table.next_up)}
        seats = (seat,) if seat in table.of_computers else tuple(set(table.of_computers) - others)
        kept += [(person, min(seats))] if seats else []
    return replace(table, next_up=tuple(kept))


def _by_seat(sitters: Mapping[Seat, Sitter]) -> tuple[tuple[Seat, Sitter], ...]:
    return tuple(sorted(sitters.items(), key=lambda one: one[0]))


def _promised(table: Table, person: int, seat: Seat) -> Seated:
    """The table that seats a person when its deal ends."""
    others = tuple(one for one in table.next_up if one[0] != person)
    return replace(table, next_up=(*others, (person, seat))), (Event("next-up", seat),)


def _moved(table: Table, own: Seat, seat: Seat) -> Table:
    """The table before its first deal, after two seats have changed places, with their cuts."""
    there = {own: seat, seat: own}
    seats = tuple(table.seats[there.get(at, at)] for at in range(len(table.seats)))
    return replace(table, seats=seats, cuts=tuple(sorted((there.get(at, at), text) for at, text in table.cuts)))


def _with_sitter(table: Table, seat: Seat, sitter: Sitter | None) -> Table:
    return replace(table, seats=(*table.seats[:seat], sitter, *table.seats[seat + 1 :]))


def promises_kept(table: Table) -> Seated:
    """The table after a deal, with those in computers' seats who waited for it to end."""
    events: tuple[Event, ...] = ()
    for person, promised in table.next_up:
        seats = table.of_computers
        if seats and not table.closing:
            table, happened = _taken_over(table, person, promised if promised in seats else seats[0])
            events += happened
    return replace(table, next_up=()), events


# --- computers ---


def with_computer(table: Table, level: str) -> Seated | Refusal:
    """The table with a computer in its first free seat."""
    if table.closing:
        return refuse(TableRefusal.CLOSING, number=table.number)
    if not table.free:
        return refuse(TableRefusal.FULL, n=len(table.seats))
    seat = table.seats.index(None)
    return _with_sitter(table, seat, computer(table, level)), (Event("joined", seat),)


def filled(table: Table, level: str) -> Seated | Refusal:
    """The table with computers in all its free seats."""
    change = with_computer(table, level)
    while not isinstance(change, Refusal) and change[0].free:
        more = with_computer(change[0], level)
        change = more if isinstance(more, Refusal) else (more[0], (*change[1], *more[1]))
    return change


def without_computer(table: Table) -> Seated | Refusal:
    """The table before its first deal, without the computer in the last seat that has one."""
    if table.stage is not Stage.LOBBY:
        return refuse(TableRefusal.STARTED, number=table.number)
    if not table.of_computers:
        return refuse(TableRefusal.NO_COMPUTER, number=table.number)
    seat = table.of_computers[-1]
    return _with_sitter(table, seat, None), (Event("computer-away", seat),)


# --- leaving ---


def stood_in_for(table: Table) -> Table:
    """The table as a deal begins: for each person who is away, the deal is booked for a computer that stands in."""
    table = replace(table, left=())
    for seat in sorted(table.away):
        table = replace(table, left=(*table.left, (seat, computer(table, DEFAULT_LEVEL))))
    return table


def left(table: Table, person: int) -> Seated | Refusal:
    """The table after a person has given up their seat, or their wait for one. Once dealt, a computer has it."""
    seat = table.seat_of(person)
    if seat is None:
        waited = tuple(one for one in table.next_up if one[0] != person)
        if waited == table.next_up:
            return refuse(TableRefusal.STRANGER, number=table.number)
        return replace(table, next_up=waited), (Event("waits-no-more"),)
    in_match, in_deal = table.stage is not Stage.LOBBY, table.stage is Stage.DEAL
    booked = dict(table.left)
    stand_in = booked.get(seat)
    successor = stand_in if stand_in and stand_in.computer else computer(table, DEFAULT_LEVEL)
    after = _with_sitter(table, seat, successor if in_match else None)
    if in_deal:
        booked.setdefault(seat, Sitter(person))
    after = replace(
        with_lapses(after, seat, 0),
        sat_out=table.sat_out - {seat},
        left=_by_seat(booked),
        departures=_departures_after(table, person, seat),
        votes=tuple(vote for vote in table.votes if vote[0] != person),
        new_match=table.new_match - {person},
        cuts=tuple(cut for cut in table.cuts if in_match or cut[0] != seat),
    )
    happened = Event("left-table", seat)
    if person != table.host or not after.persons:
        return after, (happened,)
    after = replace(after, host=(after.awake or after.persons)[0])
    return after, (happened, Event("host-now", after.seat_of(after.host)))


def _departures_after(table: Table, person: int, seat: Seat) -> tuple[Departure, ...]:
    """Who left from where, after one more: each person's last place."""
    deal = table.deal_number if table.stage is Stage.DEAL else 0
    lapses = dict(table.lapses).get(seat, 0)
    return (*(one for one in table.departures if one.person != person), Departure(person, seat, deal, lapses))


def kicked_out(table: Table) -> Seated:
    """The table after a deal, with computers for those who were kicked during it and came back to play it."""
    events: tuple[Event, ...] = ()
    for whom in (whom for whom, *_ in table.kicked if table.seat_of(whom) is not None):
        change = left(table, whom)
        if not isinstance(change, Refusal):
            table, events = change[0], (*events, *change[1])
    return table, events


def with_lapse_of_departure(table: Table, seat: Seat) -> Table:
    """The table where the person who left this seat during the deal in hand has missed one more turn."""
    departures = (
        one._replace(lapses=one.lapses + 1) if one.seat == seat and table.in_this_deal(one) else one
        for one in table.departures
    )
    return replace(table, departures=tuple(departures))

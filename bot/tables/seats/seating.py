"""Who sits where: sitting down, moving, and taking over from a computer.

- A deal is booked for those it was dealt to: for a person who leaves in mid-deal, and not for one who takes over.
- If a person is away when it begins, a computer stands in and the deal is booked for the computer, unless the person is
  back before the seat's first action.
- Nobody holds two hands of one deal, and no two people hold the same hand. Until the deal ends, somebody who left in
  mid-deal can take only their old seat, and nobody else can take it.
- Somebody who was not invited sits down at no private table, and nobody in a seat that is kept for another.
- Nobody can choose the better total of a match. Somebody who left comes back to their own seat, unless a person has it.
"""

from __future__ import annotations

from dataclasses import replace

from bot.computers.player import DEFAULT_LEVEL
from bot.engine.actions import Seat
from bot.engine.game import Event, Refusal
from bot.engine.table_values import Sitter
from bot.tables import commands as do
from bot.tables.expiries import Fading
from bot.tables.guest_list import GuestList
from bot.tables.table import LAPSES_AT_MOST, Table, with_seat
from bot.tables.table_opening import computer_names
from bot.tables.table_parts import Departure, Leavers, SeatAt, SeatInDeal, Stage
from bot.tables.table_refusals import TableRefusal, refuse

Seated = tuple[Table, tuple[Event, ...]]
"""A table after seats have changed, and what happened."""


def computer(table: Table, level: str) -> Sitter:
    """A computer whose name is new to the table and to the computers that the deal in hand is booked for."""
    sitters = (sitter for seat in table.seats for sitter in (seat.sitter, seat.in_deal.booked))
    taken = {sitter.name for sitter in sitters if sitter}
    return Sitter(None, next(name for name in computer_names() if name not in taken), level)


# --- whose seat it is ---


def opens_at_once(table: Table, seat: Seat) -> bool:
    """Whether a newcomer to this seat plays at once, or else waits for the deal in hand to end."""
    return table.stage is not Stage.DEAL or (table.lets_in_now and seat not in table.left_in_deal)


def departure_of(table: Table, person: int) -> Departure | None:
    """The last departure of a person; None if they left no seat."""
    return next((departure for departure in table.leavers.departures if departure.person == person), None)


def may_be_owned(table: Table, seat: Seat) -> bool:
    """Whether a person who is back gets the deal in hand: it began without them, and their seat has not acted."""
    if table.deal is None or not table.seats[seat].in_deal.away_at_start:
        return False
    return all(actor != seat for actor, _ in table.deal.view(None).history)


# --- sitting down ---


def joined(table: Table, command: do.Join) -> Seated | Refusal:
    """The table after a person has asked for a seat."""
    person, wanted = command.person, command.seat
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
    if own is None and departure_of(table, person) is None and (refusal := _not_admitted(table, command)):
        return refusal
    mine = _left_in_this_match(table, person)
    if mine is not None and wanted not in (None, mine):
        return refuse(TableRefusal.OWN_SEAT, number=table.number, place=mine + 1)
    seat = _seat_for(table, person, wanted)
    if isinstance(seat, Refusal):
        return seat
    if own is not None:
        return _moved(table, own, seat), (Event("joined", seat),)
    return _taken_over(table, person, seat) if opens_at_once(table, seat) else _promised(table, person, seat)


def _not_admitted(table: Table, command: do.Join) -> Refusal | None:
    """Why somebody new may not sit down at a table, whatever seat is open; None if they may."""
    if not table.guests.admits(command.person, command.group):
        return refuse(TableRefusal.PRIVATE, number=table.number)
    if command.deals < table.terms.least_deals:
        return refuse(TableRefusal.FEW_DEALS, deals=command.deals, n=table.terms.least_deals)
    return None


def _left_in_this_deal(table: Table, person: int) -> Seat | None:
    """The seat that a person left during the deal in hand; None if they left none."""
    departure = departure_of(table, person)
    return departure.seat if departure is not None and table.in_this_deal(departure) else None


def _left_in_this_match(table: Table, person: int) -> Seat | None:
    """In mid-match, the seat that a person left; None if there is none, or another person has it or was promised it."""
    if not table.match.deals or table.match.over():
        return None
    kept = {seat for one, seat in table.next_up if one != person}
    open_to_them = set(table.of_computers) - kept
    departure = departure_of(table, person)
    return departure.seat if departure is not None and departure.seat in open_to_them else None


def _seat_for(table: Table, person: int, wanted: Seat | None) -> Seat | Refusal:
    """The seat that a person gets: the one they want, else the one they left, else the first open one."""
    if table.closing:
        return refuse(TableRefusal.CLOSING, number=table.number)
    promised = dict(table.next_up).get(person)
    if promised is not None and wanted in (None, promised) and not opens_at_once(table, promised):
        return refuse(TableRefusal.NEXT_UP, number=table.number)
    before = () if promised is None else (promised,)
    for_others = table.guests.keeps_from(person)
    open_seats: tuple[Seat, ...] = (*before, *(seat for seat in table.open_seats if seat not in for_others))
    mine = dict(table.guests.kept).get(person)
    if wanted is None and mine is not None and mine in open_seats:
        return mine
    if wanted is not None:
        taken = TableRefusal.KEPT if wanted in for_others else TableRefusal.TAKEN
        return wanted if wanted in open_seats else refuse(taken, number=table.number)
    if not open_seats:
        return refuse(TableRefusal.KEPT if table.open_seats else TableRefusal.FULL, n=len(table.seats))
    departure = departure_of(table, person)
    return departure.seat if departure is not None and departure.seat in open_seats else open_seats[0]


def _taken_over(table: Table, person: int, seat: Seat) -> Seated:
    """The table after a person took a free seat, or a computer's."""
    before, departure = table.seats[seat], departure_of(table, person)
    again = departure if departure is not None and table.in_this_deal(departure) else None
    taken = SeatAt(
        Sitter(person),
        lapses=min(again.lapses, LAPSES_AT_MOST - 1) if again else 0,
        question=before.question,
        in_deal=_in_deal_of(table, seat, person),
    )
    departures = tuple(one for one in table.leavers.departures if one.person != person or one is again)
    kicked = tuple(one for one in table.leavers.kicked if one.person != person or again)  # a kick concerns the next
    after = replace(
        with_seat(table, seat, taken),
        leavers=Leavers(departures, kicked),
        host=table.host if table.persons else person,
        guests=_arrived(table.guests, person),
    )
    after = _promises_moved(without_promise(after, person))
    happened = Event("joined", seat)
    return after, (happened,) if after.host == table.host else (happened, Event("host-now", seat))


def _arrived(guests: GuestList, person: int) -> GuestList:
    """The guest list after somebody sat down: no seat is kept for them any more."""
    if person not in dict(guests.kept):
        return guests
    return replace(guests, kept=tuple(one for one in guests.kept if one[0] != person))


def _in_deal_of(table: Table, at: Seat, person: int) -> SeatInDeal:
    """The seat's part in the deal in hand once a person takes it over. A hand dealt to them is theirs again."""
    seat = table.seats[at]
    if table.stage is not Stage.DEAL or seat.sitter is None:
        return seat.in_deal
    booked = seat.in_deal.booked or seat.sitter
    owned = booked == Sitter(person) or may_be_owned(table, at)
    return replace(seat.in_deal, booked=None if owned else booked)


def without_promise(table: Table, person: int) -> Table:
    """The table after a person stopped waiting for a seat."""
    return _with_promises(table, tuple(one for one in table.next_up if one[0] != person))


def _with_promises(table: Table, next_up: tuple[tuple[int, Seat], ...]) -> Table:
    """The table with these promised seats, and no others."""
    return table if table.in_hand is None else replace(table, now=replace(table.in_hand, next_up=next_up))


def _promises_moved(table: Table) -> Table:
    """The table where each promised seat is a computer's. If a person took one, another is promised instead."""
    kept: list[tuple[int, Seat]] = []
    for person, seat in table.next_up:
        others = {other for _, other in (*kept, *table.next_up)}
        free = set(table.of_computers) - others - table.guests.keeps_from(person)
        seats = (seat,) if seat in table.of_computers else tuple(free)
        kept += [(person, min(seats))] if seats else []
    return _with_promises(table, tuple(kept))


def _promised(table: Table, person: int, seat: Seat) -> Seated:
    """The table after a person is promised a seat for when its deal ends."""
    others = tuple(one for one in table.next_up if one[0] != person)
    return _with_promises(table, (*others, (person, seat))), (Event("next-up", seat),)


def _moved(table: Table, own: Seat, seat: Seat) -> Table:
    """The table in its lobby, after two seats changed places together with their cuts."""
    there = {own: seat, seat: own}
    seats = tuple(table.seats[there.get(at, at)] for at in range(len(table.seats)))
    cuts = tuple(sorted((there.get(at, at), text) for at, text in table.sealed.cuts))
    return replace(table, seats=seats, sealed=replace(table.sealed, cuts=cuts))


def promises_kept(table: Table, promises: tuple[tuple[int, Seat], ...]) -> Seated:
    """The table after a deal, with people in the computers' seats that they were promised."""
    events: tuple[Event, ...] = ()
    for person, promised in promises:
        for_others = table.guests.keeps_from(person)
        seats = [seat for seat in table.of_computers if seat not in for_others]
        if seats:
            table, happened = _taken_over(table, person, promised if promised in seats else seats[0])
            events += happened
    return table, events


# --- computers ---


def with_computer(table: Table, level: str) -> Seated | Refusal:
    """The table with a computer in its first free seat. At a rated table people play."""
    if table.closing:
        return refuse(TableRefusal.CLOSING, number=table.number)
    if not table.free:
        return refuse(TableRefusal.FULL, n=len(table.seats))
    if table.terms.rated:
        return refuse(TableRefusal.RATED)
    seat = table.sitters.index(None)
    return with_seat(table, seat, SeatAt(computer(table, level))), (Event("joined", seat),)


def filled(table: Table, level: str) -> Seated | Refusal:
    """The table with computers in all its free seats."""
    change = with_computer(table, level)
    while not isinstance(change, Refusal) and change[0].free:
        more = with_computer(change[0], level)
        change = more if isinstance(more, Refusal) else (more[0], (*change[1], *more[1]))
    return change


def without_computer(table: Table) -> Seated | Refusal:
    """The table in its lobby, without the computer in the last seat that has one."""
    if table.stage is not Stage.LOBBY:
        return refuse(TableRefusal.STARTED, number=table.number)
    if not table.of_computers:
        return refuse(TableRefusal.NO_COMPUTER, number=table.number)
    seat = table.of_computers[-1]
    return with_seat(table, seat, SeatAt(None)), (Event("computer-away", seat),)


def dealt_to(table: Table) -> Table:
    """The table as a deal begins. For each person who is away, it is booked for a computer that stands in."""
    away = table.away
    for at, seat in enumerate(table.seats):
        stands_in = computer(table, DEFAULT_LEVEL) if at in away else None
        in_deal = SeatInDeal(stands_in, away_at_start=at in away, sat_out=seat.in_deal.sat_out)
        table = with_seat(table, at, replace(seat, in_deal=in_deal))
    return table

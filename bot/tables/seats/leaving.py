"""Leaving a seat. In mid-deal a computer plays on, and the deal is booked for the person who left."""

from __future__ import annotations

from dataclasses import replace

from bot.computers.player import DEFAULT_LEVEL
from bot.engine.actions import Seat
from bot.engine.game import Event, Refusal
from bot.engine.table_values import Sitter
from bot.tables.seats.seating import Seated, computer, without_promise
from bot.tables.table import Table, with_seat
from bot.tables.table_parts import DealInHand, Departure, Gathering, Leavers, Sealed, SeatAt, SeatInDeal, Stage
from bot.tables.table_refusals import TableRefusal, refuse


def left(table: Table, person: int) -> Seated | Refusal:
    """The table after a person gave up their seat, or their wait for one. After the lobby, a computer gets the seat."""
    seat = table.seat_of(person)
    if seat is None:
        if person not in dict(table.next_up):
            return refuse(TableRefusal.STRANGER, number=table.number)
        return without_promise(table, person), (Event("waits-no-more"),)
    after = replace(
        with_seat(table, seat, _given_up(table, seat, person)),
        leavers=Leavers(_departures_after(table, person, seat), table.leavers.kicked),
        now=_without_wishes(table.now, person),
        sealed=table.sealed if table.stage is not Stage.LOBBY else _without_cut(table.sealed, seat),
    )
    happened = Event("left-table", seat)
    if person != table.host or not after.persons:
        return after, (happened,)
    after = replace(after, host=(after.awake or after.persons)[0])
    return after, (happened, Event("host-now", after.seat_of(after.host)))


def _given_up(table: Table, at: Seat, person: int) -> SeatAt:
    """The seat after its person left: free in the lobby, otherwise a computer's, which plays on in a deal."""
    if table.stage is Stage.LOBBY:
        return SeatAt(None)
    seat = table.seats[at]
    stand_in = seat.in_deal.booked
    successor = stand_in if stand_in and stand_in.computer else computer(table, DEFAULT_LEVEL)
    if table.stage is not Stage.DEAL:
        return SeatAt(successor)
    was = seat.in_deal
    in_deal = SeatInDeal(was.booked or Sitter(person), away_at_start=was.away_at_start, before=was.before)
    return SeatAt(successor, question=seat.question, in_deal=in_deal)


def _without_wishes(now: Gathering | DealInHand, person: int) -> Gathering | DealInHand:
    """``Table.now`` without the wishes of a person who left: those who stay decide what comes next."""
    if isinstance(now, DealInHand):
        return replace(now, votes=tuple(vote for vote in now.votes if vote[0] != person))
    return replace(now, ready=now.ready - {person}, new_match=now.new_match - {person})


def _without_cut(sealed: Sealed, at: Seat) -> Sealed:
    return replace(sealed, cuts=tuple(cut for cut in sealed.cuts if cut[0] != at))


def _departures_after(table: Table, person: int, seat: Seat) -> tuple[Departure, ...]:
    """The departures after one more, the last one of each person."""
    deal = table.deal_number if table.stage is Stage.DEAL else 0
    others = (one for one in table.leavers.departures if one.person != person)
    return (*others, Departure(person, seat, deal, table.seats[seat].lapses))


def kicked_out(table: Table) -> Seated:
    """The table after a deal, with computers in place of those who were kicked and had come back to play it."""
    events: tuple[Event, ...] = ()
    for whom in (one.person for one in table.leavers.kicked if table.seat_of(one.person) is not None):
        change = left(table, whom)
        if not isinstance(change, Refusal):
            table, events = change[0], (*events, *change[1])
    return table, events


def with_lapse_of_departure(table: Table, seat: Seat) -> Table:
    """The table after the person who left this seat during the deal in hand missed one more turn."""
    departures = (
        one._replace(lapses=one.lapses + 1) if one.seat == seat and table.in_this_deal(one) else one
        for one in table.leavers.departures
    )
    return replace(table, leavers=Leavers(tuple(departures), table.leavers.kicked))

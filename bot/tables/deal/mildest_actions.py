"""What a table does for people: the mildest action when their time is up, a pass when they can do nothing else."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.actions import Seat, must_act
from bot.engine.game import Deal, Event, Refusal
from bot.tables import commands as do
from bot.tables.commands import PassFor
from bot.tables.deal.deal_steps import Change, acted
from bot.tables.seats.leaving import with_lapse_of_departure
from bot.tables.seats.who_plays import booked, with_lapses
from bot.tables.table import LAPSES_AT_MOST, Table
from bot.tables.table_refusals import TableRefusal, refuse


def passes_for_people(table: Table) -> bool:
    """Whether the table passes for people at all, as its opener chose.

    If the opener did not choose, it does when one person plays with computers and nobody else can take a seat in the
    deal in hand. Then no opponent learns from it what a hand cannot beat.
    """
    if table.terms.tutorial:
        return False  # a beginner must learn when to pass
    return _plays_alone(table) if table.terms.auto_pass is None else table.terms.auto_pass


def _plays_alone(table: Table) -> bool:
    """Whether one person plays the deal in hand with computers alone, from its beginning to its end."""
    dealt_to = [sitter for sitter in booked(table) if sitter and sitter.person is not None]
    return len(table.persons) == 1 and len(dealt_to) <= 1 and not table.left_in_deal and not table.lets_in_now


def pass_due(table: Table) -> PassFor | None:
    """The next pass that the table makes for a person; None if there is none."""
    deal = table.deal
    if deal is None or not deal.trick or not passes_for_people(table):
        return None
    return next(
        (
            PassFor(seat, question)
            for seat, question in table.asked
            if not table.computer_in(seat) and _can_only_pass(deal, seat)
        ),
        None,
    )


def people_waited_for(table: Table, passed: PassFor | None) -> tuple[int, ...]:
    """The people who must act, in seat order, without the one for whom the table passes (``pass_due``)."""
    due = must_act(table.deal) if table.deal else ()
    waited = (seat for seat in sorted(due) if passed is None or seat != passed.seat)
    sitters = (table.seats[seat].sitter for seat in waited if not table.computer_in(seat))
    return tuple(sitter.person for sitter in sitters if sitter is not None and sitter.person is not None)


def passed_for(table: Table, command: PassFor, seed: str) -> Change:
    """The table after it passed for a person."""
    in_hand = table.in_hand
    if in_hand is None or command != pass_due(table):
        return refuse(TableRefusal.NOT_DUE, number=table.number)
    change = acted(table, in_hand, command.seat, in_hand.deal.mildest(command.seat), seed)
    if isinstance(change, Refusal) or change[0].in_hand is None:
        return change
    now = replace(change[0].in_hand, votes=in_hand.votes)  # the person did nothing, so their vote stands
    return replace(change[0], now=now), change[1]


def _can_only_pass(deal: Deal, seat: Seat) -> bool:
    """Whether only a pass is legal: no play, and no word such as a last card."""
    mildest = deal.mildest(seat)
    return mildest.verb == "pass" and set(deal.legal_actions(seat)) == {mildest}


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

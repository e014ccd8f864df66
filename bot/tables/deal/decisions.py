"""Decisions are the only way a table changes: a command turns a table into the next one, or is refused.

``decide`` needs no clock, no store and no randomness of its own: the seed of the following deal is an argument. So
folding the log of commands always leads to the same table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from bot.engine.actions import Action, Seat, asked
from bot.engine.game import Deal, Event, Refusal
from bot.tables import commands as do
from bot.tables.course import By
from bot.tables.deal.closing import abandoned, closed, ended, ended_by, faded, played_on, possible_votes
from bot.tables.deal.deadlines import deadlines, is_touch, kept
from bot.tables.deal.deal_steps import After, Change, acted, dealt, fallen_due, questions_asked
from bot.tables.deal.evening_deals import cards_opened, holders_noted
from bot.tables.deal.holds import Done, held, held_done
from bot.tables.deal.mildest_actions import lapsed, passed_for
from bot.tables.deal.next_deal import begun_without, go_on, ready, rematch
from bot.tables.deal.undoing import question_remembered, undo_agreed, undo_asked, undo_refused, undo_still_possible
from bot.tables.expiries import Expiry
from bot.tables.seats.inviting import invited, reserved, unreserved
from bot.tables.seats.kicking import kicked, kicked_by_all, possible_kicks
from bot.tables.seats.leaving import left
from bot.tables.seats.seating import filled, joined, with_computer, without_computer
from bot.tables.seats.who_plays import grown_overdue, returned, sitters_remembered, stood_in, warned
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal, refuse

CUT_LIMIT = 64
"""The longest cut, in characters (docs/deal-v1.md)."""


class Decision(NamedTuple):
    """An accepted command: the next table, what happened, and the held answers that were done after it, in order."""

    table: Table
    events: tuple[Event, ...]
    held: tuple[Done, ...]


def decide(table: Table, command: do.Command, seed: str) -> Change:
    """The table after a command. If the command ends a deal, ``seed`` becomes the seed of the next one."""
    decision = decided(table, command, seed)
    return decision if isinstance(decision, Refusal) else (decision.table, decision.events)


def decided(table: Table, command: do.Command, seed: str) -> Decision | Refusal:
    """What ``decide`` returns, with the held answers that the deal asked for meanwhile.

    A person who does anything is no longer away. Whatever else follows from a command is done after it, step by step.
    """
    if (refusal := _refused_at_once(table, command)) is not None:
        return refusal
    there = returned(table, command)
    change = _by_itself(there, command, seed, back=there.away != table.away)
    if isinstance(change, Refusal):
        return change
    given_now = table.seat_of(command.person) if isinstance(command, do.Hold) else None
    after, events, held_ones = held_done(*change, seed, given_now) if change[0].held else (*change, ())
    after, events = _with_wishes_granted(after, events, seed)
    after = kept(after) if is_touch(table, after, command) else after
    after = holders_noted(questions_asked(table, sitters_remembered(table, after), command))
    after = question_remembered(table, after, command)
    back = tuple(Event("back", seat) for seat in sorted(table.away - there.away))
    return Decision(after, (*back, *events), held_ones)


def done_by(table: Table, command: do.Command, decision: Decision) -> tuple[Done, ...]:
    """The actions in the deal that an accepted command causes, in order: its own, then held answers."""
    own = _action_of(table, command)
    first = () if own is None or table.deal is None else ((table.deal, *own),)
    return (*first, *decision.held)


def _action_of(table: Table, command: do.Command) -> tuple[Seat, Action] | None:
    """Who acts through a command, and how; None if nobody does.

    For somebody whose time is up or who can only pass, it is the mildest action.
    """
    match command:
        case do.Act() if (seat := table.seat_of(command.person)) is not None:
            return seat, command.action
        case do.ComputerAct():
            return command.seat, command.action
        case do.Lapse() | do.PassFor() if table.deal is not None:
            return command.seat, table.deal.mildest(command.seat)
    return None


def _refused_at_once(table: Table, command: do.Command) -> Refusal | None:
    """Why a command comes too late, too early or for nothing, whatever it would do; else None."""
    if table.stage is Stage.ENDED:
        return refuse(TableRefusal.ENDED, number=table.number)
    if isinstance(command, Expiry) and all(command != one.command for one in deadlines(table)):
        return refuse(TableRefusal.NOT_DUE, number=table.number)
    if isinstance(command, do.Back) and table.seat_of(command.person) not in {None, *table.away}:
        return refuse(TableRefusal.NOT_AWAY, number=table.number)
    return None


def _by_itself(table: Table, command: do.Command, seed: str, *, back: bool) -> Change:
    """The result of a command alone, without what follows from it. ``back``: its author was away until now."""
    if back and isinstance(command, do.Ready | do.Rematch) and table.deal is not None:
        return table, ()  # the next deal has begun already, and they want to play it
    return _DECISIONS[type(command)](table, command, seed)


def _with_wishes_granted(table: Table, events: tuple[Event, ...], seed: str) -> After:
    """The table without wishes that can no longer be granted, and with those kicks that need nobody's word any more."""
    table = undo_still_possible(possible_votes(table) if table.votes else table)
    if not table.now.kicks:
        return table, events
    table, gone = kicked_by_all(possible_kicks(table))
    return go_on(table, (*events, *gone), seed) if gone else (table, events)


def _join(table: Table, command: do.Join, _: str) -> Change:
    return joined(table, command)


def _add_computer(table: Table, command: do.AddComputer, _: str) -> Change:
    return _stranger(table, command.person) or with_computer(table, command.level)


def _fill(table: Table, command: do.Fill, _: str) -> Change:
    return _stranger(table, command.person) or filled(table, command.level)


def _remove_computer(table: Table, command: do.RemoveComputer, _: str) -> Change:
    return _stranger(table, command.person) or without_computer(table)


def _let_in(table: Table, command: do.LetIn, _: str) -> Change:
    refusal = _stranger(table, command.person)
    if refusal:
        return refusal
    if command.person != table.host:
        return refuse(TableRefusal.NOT_HOST, person=table.host)
    if command.on == table.lets_in:
        return table, ()
    begins = table.deal_number + (table.stage is Stage.DEAL)
    terms = replace(table.terms, lets_in_from=begins if command.on else None)
    return replace(table, terms=terms), (Event("lets-in"),)


def _leave(table: Table, command: do.Leave, seed: str) -> Change:
    return _gone(left(table, command.person), seed)


def _kick(table: Table, command: do.Kick, seed: str) -> Change:
    return _gone(kicked(table, command), seed)


def _gone(change: Change, seed: str) -> Change:
    """The table after somebody may have left. Without people it ends; if it waited for them alone, it goes on."""
    if isinstance(change, Refusal):
        return change
    after, happened = change
    if not after.persons and after.stage is not Stage.DEAL and not after.is_played_out:
        return ended(after, happened, seed)
    return go_on(after, happened, seed)


def _stranger(table: Table, person: int) -> Refusal | None:
    return None if table.seat_of(person) is not None else refuse(TableRefusal.STRANGER, number=table.number)


def _cut(table: Table, command: do.Cut, _: str) -> Change:
    seat = table.seat_of(command.person)
    if seat is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if table.evening is not None:
        return refuse(TableRefusal.EVENING_CUT, number=table.number, evening=table.evening.number)
    if table.stage is Stage.DEAL:
        return refuse(TableRefusal.IN_DEAL, number=table.number)
    if len(command.text) > CUT_LIMIT:
        return refuse(TableRefusal.CUT_LONG, n=len(command.text), limit=CUT_LIMIT)
    others = {cut[0]: cut[1] for cut in table.sealed.cuts} | {seat: command.text}
    cuts = tuple(sorted((place, text) for place, text in others.items() if text))
    taught = table.terms.lesson and not table.is_lesson(table.deal_number)  # a cut leaves the next deal to chance
    after = replace(table, sealed=replace(table.sealed, cuts=cuts), terms=replace(table.terms, lesson=taught))
    return after, (Event("cut-added", seat),)


def _start(table: Table, command: do.Start, seed: str) -> Change:
    if table.seat_of(command.person) is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if table.stage is not Stage.LOBBY:
        return refuse(TableRefusal.STARTED, number=table.number)
    if command.person != table.host:
        return refuse(TableRefusal.NOT_HOST, person=table.host)
    if table.free:
        return refuse(TableRefusal.NEED, n=table.free, rated=table.terms.rated)
    return dealt(table, (), seed)


def _act(table: Table, command: do.Act, seed: str) -> Change:
    seat = table.seat_of(command.person)
    if seat is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if table.in_hand is None:
        return refuse(TableRefusal.NO_DEAL, number=table.number)
    if command.turn not in {None, table.turn} and not _lasts(table.in_hand.deal, seat, command.action):
        return refuse(TableRefusal.OLD, number=table.number)
    return acted(table, table.in_hand, seat, command.action, seed, By.PERSON)


def _lasts(deal: Deal, seat: Seat, action: Action) -> bool:
    """Whether an answer to an earlier question is still in time: the ask is a lasting one, and the answer is legal."""
    ask = asked(deal, seat, action.verb)
    return ask is not None and ask.lasting and action in deal.legal_actions(seat)


def _computer_act(table: Table, command: do.ComputerAct, seed: str) -> Change:
    if table.in_hand is None or not table.computer_in(command.seat):
        return refuse(TableRefusal.NO_DEAL, number=table.number)
    return acted(table, table.in_hand, command.seat, command.action, seed)


def _fall_due(table: Table, _command: do.FallDue, seed: str) -> Change:
    return fallen_due(table, seed)


def _stand_in(table: Table, command: do.StandIn, seed: str) -> Change:
    return _gone(stood_in(table, command), seed)


def _back(table: Table, command: do.Back, _: str) -> Change:
    if table.seat_of(command.person) is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    return table, ()


def _play_on(table: Table, command: do.PlayOn, _: str) -> Change:
    return played_on(table, command.person)


def _doubt(table: Table, _command: do.Doubt, _: str) -> Change:
    return replace(table, doubted=True), (Event("doubted"),)


def _reshaped(table: Table, _command: do.Reshaped, _: str) -> Change:
    return table, ()


_DECISIONS: dict[type, Callable[[Table, Any, str], Change]] = {
    do.Join: _join,
    do.Leave: _leave,
    do.Kick: _kick,
    do.StandIn: _stand_in,
    do.AddComputer: _add_computer,
    do.Fill: _fill,
    do.RemoveComputer: _remove_computer,
    do.LetIn: _let_in,
    do.Invite: invited,
    do.Reserve: reserved,
    do.Unreserve: unreserved,
    do.Cut: _cut,
    do.Start: _start,
    do.Act: _act,
    do.Hold: held,
    do.Undo: undo_asked,
    do.AgreeToUndo: undo_agreed,
    do.RefuseUndo: undo_refused,
    do.ComputerAct: _computer_act,
    do.PassFor: passed_for,
    do.FallDue: _fall_due,
    do.Warn: warned,
    do.Overdue: grown_overdue,
    do.Lapse: lapsed,
    do.SitOut: begun_without,
    do.Abandon: abandoned,
    do.Fade: faded,
    do.GiveWay: faded,
    do.Back: _back,
    do.Ready: ready,
    do.Rematch: rematch,
    do.Close: closed,
    do.End: ended_by,
    do.PlayOn: _play_on,
    do.OpenCards: cards_opened,
    do.Doubt: _doubt,
    do.Reshaped: _reshaped,
}

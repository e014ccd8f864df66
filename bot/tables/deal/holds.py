"""Held answers: where the deal takes one, a person may give their answer before it asks.

A held answer is private. It is in the log, so that it survives a restart. Which answers can be held never depends on
the cards in a hand: a fast answer tells others only that it was given ahead. It is judged when it is given and again
when the deal asks for it. Then it is done, or dropped and its owner told.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from bot.engine.actions import Action, Seat, must_act, waits_for_answer
from bot.engine.facts import Cards, Facts
from bot.engine.game import Deal, Event, Refusal
from bot.tables.commands import Hold
from bot.tables.course import By
from bot.tables.deal.deal_steps import Change, acted, news_after
from bot.tables.table import Table, with_seat
from bot.tables.table_parts import DealInHand
from bot.tables.table_refusals import TableRefusal, refuse


def held(table: Table, command: Hold, _seed: str) -> Change:
    """The table after a person gave an answer to hold, or took it back."""
    seat, in_hand, action = table.seat_of(command.person), table.in_hand, command.action
    if seat is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if in_hand is None:
        return refuse(TableRefusal.NO_DEAL, number=table.number)
    if action is None:
        return _with(table, seat, None), ()
    if command.turn not in (None, table.turn) or not _takes(in_hand.deal, seat, action):
        return refuse(TableRefusal.OLD, number=table.number)
    refusal = in_hand.deal.view(seat).refusal_ahead(action)
    if refusal is not None:
        return refusal
    news = tuple(event for event in in_hand.news if event.name != _DROPPED or event.seat != seat)
    return replace(_with(table, seat, action), now=replace(in_hand, news=news)), ()


def can_be_held(table: Table, person: int, action: Action) -> bool:
    """Whether the deal takes this answer of a person ahead."""
    seat, deal = table.seat_of(person), table.deal
    return seat is not None and deal is not None and _takes(deal, seat, action)


_DROPPED = "hold-dropped"
"""The event that tells its owner that an answer was dropped."""

Done = tuple[Deal, Seat, Action]
"""An action of a seat, with the deal before it."""


class _Followed(NamedTuple):
    """A table after a held answer was done or dropped."""

    table: Table
    events: tuple[Event, ...]
    done: Done | None  # None: it was dropped


def held_done(
    table: Table, events: tuple[Event, ...], seed: str, given_now: Seat | None = None
) -> tuple[Table, tuple[Event, ...], tuple[Done, ...]]:
    """A table and its events, followed by every held answer that the deal now asks for; and these answers.

    A held answer is forgotten if the deal no longer takes it, or if its person has left or is away. ``given_now``: the
    seat whose person has just given theirs.
    """
    done: tuple[Done, ...] = ()
    while (step := _next(table := _still(table), seed, given_now)) is not None:
        table, events = step.table, (*events, *step.events)
        done = done if step.done is None else (*done, step.done)
    return table, events, done


def _with(table: Table, seat: Seat, action: Action | None) -> Table:
    """The table with this answer held for a seat; None: with no answer."""
    one = table.seats[seat]
    return with_seat(table, seat, replace(one, in_deal=replace(one.in_deal, held=action)))


def _takes(deal: Deal, seat: Seat, action: Action) -> bool:
    """Whether the deal takes this answer of a seat ahead."""
    return any(ask.verb == action.verb for ask in deal.view(seat).ahead())


def _is_lost(deal: Deal, seat: Seat, action: Action) -> bool:
    """Whether a held answer would now be refused, for example because an exchange took its cards."""
    return seat not in must_act(deal) and deal.view(seat).refusal_ahead(action) is not None


def _still(table: Table) -> Table:
    """The table without held answers that the deal no longer takes, or whose person has left or is away."""
    deal = table.deal
    for seat, action in table.held:
        asked = deal is not None and (waits_for_answer(deal, seat, action.verb) or _takes(deal, seat, action))
        if not asked or table.computer_in(seat):
            table = _with(table, seat, None)
    return table


def _next(table: Table, seed: str, given_now: Seat | None) -> _Followed | None:
    """The table after the next held answer that is asked for or has become impossible; None if there is none."""
    in_hand = table.in_hand
    if in_hand is None:
        return None
    deal = in_hand.deal
    lost = next(((seat, action) for seat, action in table.held if _is_lost(deal, seat, action)), None)
    if lost is not None:
        return _dropped(table, in_hand, *lost)
    due = next(((seat, action) for seat, action in table.held if waits_for_answer(deal, seat, action.verb)), None)
    if due is None:
        return None
    seat, action = due
    change = acted(table, in_hand, seat, action, seed, By.PERSON if seat == given_now else By.HELD)
    if isinstance(change, Refusal):
        return _dropped(table, in_hand, seat, action)
    later, events = change
    goes_on = later.deal is not None and _takes(later.deal, seat, action)
    return _Followed(later if goes_on else _with(later, seat, None), events, (deal, seat, action))


def all_dropped(table: Table) -> tuple[Table, tuple[Event, ...]]:
    """The table without any held answer, and what their owners are told."""
    told = tuple(_told(seat, action) for seat, action in table.held)
    for seat, _ in table.held:
        table = _with(table, seat, None)
    return table, told


def _told(seat: Seat, action: Action) -> Event:
    """What the owner of a dropped answer is told."""
    facts: Facts = {"verb": action.verb, "cards": Cards(action.cards)}
    return Event(_DROPPED, seat, facts, only=frozenset({seat}))


def _dropped(table: Table, in_hand: DealInHand, seat: Seat, action: Action) -> _Followed:
    """The table without a held answer that turned out not to be legal. Only its owner is told."""
    told = (_told(seat, action),)
    now = replace(in_hand, news=news_after(in_hand.news, told))
    return _Followed(replace(_with(table, seat, None), now=now), told, None)

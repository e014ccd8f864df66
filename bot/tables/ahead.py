"""Answers given ahead: a person may say what they answer before the deal asks, for as long as it takes such an answer.

The choice is the person's own and private. It is in the log, so that it survives a restart, and never depends on what a
hand holds: whoever sees how fast the answer comes learns only that it was given ahead.
"""

from __future__ import annotations

from dataclasses import replace

from bot.games.actions import Seat
from bot.games.asks import must_act
from bot.games.game import Event, Refusal
from bot.tables.deal_steps import Change, acted
from bot.tables.table import Table


def wished(table: Table, seat: Seat, *, wanted: bool) -> Table:
    """The table after a person in this seat said that their answer stands, or took that back."""
    return replace(table, ahead=table.ahead | {seat} if wanted else table.ahead - {seat})


def answered_ahead(change: Change, seed: str) -> Change:
    """A change with every answer that follows at once because it was given ahead.

    An answer that the deal does not take any more, or whose person has left or is away, is forgotten.
    """
    if isinstance(change, Refusal) or not change[0].ahead:
        return change
    table, events = change
    while (table := _still(table)).ahead and (step := _next(table, seed)) is not None:
        table, events = step[0], (*events, *step[1])
    return table, events


def _still(table: Table) -> Table:
    """The table with only those answers that still stand."""
    deal = table.deal
    stand = frozenset(
        seat
        for seat in table.ahead
        if deal is not None and deal.ahead(seat) is not None and table.seats[seat] and not table.computer_in(seat)
    )
    return table if stand == table.ahead else replace(table, ahead=stand)


def _next(table: Table, seed: str) -> tuple[Table, tuple[Event, ...]] | None:
    """The table after the next answer given ahead; None where nobody is asked for one."""
    deal = table.deal
    seat = min(must_act(deal) & table.ahead, default=None) if deal is not None else None
    action = deal.ahead(seat) if deal is not None and seat is not None else None
    if deal is None or seat is None or action is None:
        return None
    change = acted(table, deal, seat, action, seed)
    return (wished(table, seat, wanted=False), ()) if isinstance(change, Refusal) else change

"""Who played what in the deal in hand, though somebody else may have the seat by now.

A deal knows only seats. A table keeps who sat in a seat before, and for how many acts of the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.actions import Action, Seat
from bot.engine.seam.positions import Trick
from bot.engine.table_values.settled import Sitter
from bot.tables.table import Table


def sitters_remembered(before: Table, after: Table) -> Table:
    """The table after a command, with those who gave up a seat in mid-deal and had done something in it."""
    if before.deal is None or after.deal is None or before.deal_number != after.deal_number:
        return after
    gone = [(seat, one) for seat, one in enumerate(before.seats) if one is not None and one != after.seats[seat]]
    if not gone:
        return after
    history = before.deal.view(None).history
    since = {seat: acts for seat, _, acts in before.sat_before}
    did = [
        (seat, sitter, len(history))
        for seat, sitter in gone
        if any(actor == seat for actor, _ in history[since.get(seat, 0) :])
    ]
    return replace(after, sat_before=(*after.sat_before, *did))


def who_played(table: Table, trick: Trick) -> list[Sitter | None]:
    """Who made each play or pass of this deal, in order; where nothing tells, whoever has the seat."""
    if table.deal is None or not table.sat_before:
        return [table.seats[seat] for seat, _ in trick]
    history = table.deal.view(None).history
    found: list[Sitter | None] = []
    end = len(history)
    for seat, cards in reversed(trick):
        at = next((at for at in reversed(range(end)) if history[at][0] == seat and _is(history[at][1], cards)), None)
        found.append(table.seats[seat] if at is None else _sat_then(table, seat, at))
        end = end if at is None else at
    return found[::-1]


def _is(action: Action, cards: Sequence[object]) -> bool:
    """Whether an action played these cards, or threw more, of which these stood; without cards, whether it passed."""
    return set(cards) <= set(action.cards) if cards else action.verb == "pass"


def _sat_then(table: Table, seat: Seat, act: int) -> Sitter | None:
    """Who had a seat at an act of the deal."""
    return next((who for one, who, acts in table.sat_before if one == seat and act < acts), table.seats[seat])

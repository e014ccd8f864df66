"""Who played what in the deal in hand, even if somebody else has the seat by now.

A deal knows only seats. So a table remembers who sat in a seat before, and up to which act of the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.actions import Action, Seat
from bot.engine.seam.positions import Trick
from bot.engine.table_values import Sitter
from bot.tables.table import Table, with_seat
from bot.tables.table_parts import SatBefore


def sitters_remembered(before: Table, after: Table) -> Table:
    """The table after a command. It remembers whoever gave up a seat in mid-deal after acting in it."""
    if before.deal is None or after.deal is None or before.deal_number != after.deal_number:
        return after
    for at, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        if was.sitter is None or was.sitter == now.sitter:
            continue
        history = before.deal.view(None).history
        since = was.in_deal.before[-1].acts if was.in_deal.before else 0
        if any(actor == at for actor, _ in history[since:]):
            gone = (*now.in_deal.before, SatBefore(was.sitter, len(history)))
            after = with_seat(after, at, replace(now, in_deal=replace(now.in_deal, before=gone)))
    return after


def who_played(table: Table, trick: Trick) -> list[Sitter | None]:
    """Who made each play or pass of a trick, in order. If that is not known, whoever has the seat now."""
    if table.deal is None or not any(seat.in_deal.before for seat in table.seats):
        return [table.seats[seat].sitter for seat, _ in trick]
    history = table.deal.view(None).history
    found: list[Sitter | None] = []
    end = len(history)
    for seat, cards in reversed(trick):
        at = next((at for at in reversed(range(end)) if history[at][0] == seat and _is(history[at][1], cards)), None)
        found.append(table.seats[seat].sitter if at is None else _sat_then(table, seat, at))
        end = end if at is None else at
    return found[::-1]


def _is(action: Action, cards: Sequence[object]) -> bool:
    """Whether an action played these cards, alone or with others in a throw. Without cards: whether it was a pass."""
    return set(cards) <= set(action.cards) if cards else action.verb == "pass"


def _sat_then(table: Table, seat: Seat, act: int) -> Sitter | None:
    """Who had a seat at an act of the deal."""
    now = table.seats[seat]
    return next((one.sitter for one in now.in_deal.before if act < one.acts), now.sitter)

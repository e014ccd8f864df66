"""Callouts: whom one can call, and the question whom to call."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.actions import Seat
from bot.games.big_two.view import BigTwoView
from bot.tables.table import Table
from cogs.ui.messages import Accent, Button, Message, rows
from cogs.ui.scene import Scene


def callable_seats(table: Table) -> list[Seat]:
    """Those with as few cards as are to be declared, whether they were or not: noticing that is the callers' part."""
    view = table.deal.view(None) if table.deal is not None else None
    if not isinstance(view, BigTwoView) or not view.setting.callouts or view.phase != "play":
        return []
    return [seat for seat, count in enumerate(view.counts) if count in view.setting.declared_sizes]


def whom_to_call(scene: Scene, seats: Sequence[Seat]) -> Message:
    """A private question with one button a seat."""
    buttons = [Button(scene.names[seat], scene.id("call", str(seat))) for seat in seats]
    return Message((scene.say("callout-ask"), *rows(buttons)), Accent.LAST_CARD)

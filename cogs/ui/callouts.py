"""Callouts: whom one can call, and the question whom to call."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.actions import Seat
from bot.games.big_two.view import BigTwoView
from bot.tables.table import Table
from cogs.ui.messages import Accent, Button, Message, rows
from cogs.ui.scene import Scene


def callable_seats(table: Table) -> list[Seat]:
    """Those with so few cards that somebody may call them: noticing who did not declare is the callers' part."""
    view = table.deal.view(None) if table.deal is not None else None
    return sorted(view.short) if isinstance(view, BigTwoView) and view.setting.callouts else []


def whom_to_call(scene: Scene, seats: Sequence[Seat]) -> Message:
    """A private question with one button a seat."""
    buttons = [Button(scene.names[seat], scene.id("call", str(seat))) for seat in seats]
    return Message((scene.say("callout-ask"), *rows(buttons)), Accent.LAST_CARD)

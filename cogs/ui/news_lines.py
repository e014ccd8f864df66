"""What happened in a deal, as lines for everybody, or for the one person who may know."""

from __future__ import annotations

from bot.engine.actions import Seat
from bot.engine.game import Event
from bot.i18n.event_lines import event_line
from cogs.ui.table_in_words import TableInWords

MOST_LINES = 12
"""The number of public lines that a message shows; older ones are left out."""


def line_of(scene: TableInWords, event: Event, reader: Seat | None = None) -> str:
    """The line of an event."""
    return event_line(
        event,
        scene.safe_names,
        rules=scene.table.rules,
        reader=reader,
        locale=scene.locale,
    )

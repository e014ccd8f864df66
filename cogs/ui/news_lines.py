"""What happened in a deal, as lines: for everybody, or for the one who may know."""

from __future__ import annotations

from bot.games.actions import Seat
from bot.games.game import Event
from bot.i18n.event_lines import event_line
from bot.scenes.found import scenes_of
from bot.tables.news import public
from cogs.ui.scene import Scene

MOST_LINES = 12
"""Public lines that a message shows, the newest ones."""


def public_lines(scene: Scene, most: int = MOST_LINES) -> list[str]:
    """What everybody may read of what happened, oldest first."""
    told = scenes_of(scene.table.game).told(public(scene.table.news))
    return [line_of(scene, event) for event in told[-most:]]


def line_of(scene: Scene, event: Event, reader: Seat | None = None, names: tuple[str, ...] = ()) -> str:
    """The line of an event; ``names``, safe for markup, where others sat there than now."""
    return event_line(
        event,
        names or scene.safe_names,
        rules=scene.table.rules,
        reader=reader,
        locale=scene.locale,
    )

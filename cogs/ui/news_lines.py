"""What happened in a deal, as lines: for everybody, or for the one who may know."""

from __future__ import annotations

from bot.games.actions import Seat
from bot.games.game import Event
from bot.i18n.events import event_line
from bot.tables.news import private, public
from cogs.ui.scene import Scene

MOST_LINES = 12
"""Public lines that a message shows, the newest ones."""

_SHOWN_ELSEWHERE = frozenset(
    {"deal-opens", "played", "passed", "trick-won", "last-card", "frozen", "called", "rest-take", "rest-swap"}
)
"""Events that the trick, the line of who is to act, or a notice tells."""


def public_lines(scene: Scene, most: int = MOST_LINES) -> list[str]:
    """What everybody may read of what happened, oldest first."""
    told = [event for event in public(scene.table.news) if event.name not in _SHOWN_ELSEWHERE]
    return [line_of(scene, event) for event in told[-most:]]


def private_lines(scene: Scene, seat: Seat) -> list[str]:
    """What ``seat`` alone, or it and another, may read."""
    return [line_of(scene, event, seat) for event in private(scene.table.news, seat)]


def line_of(scene: Scene, event: Event, reader: Seat | None = None, names: tuple[str, ...] = ()) -> str:
    """The line of an event; ``names``, safe for markup, where others sat there than now."""
    return event_line(
        event,
        names or [scene.name(seat) for seat in range(len(scene.names))],
        rules=scene.table.rules,
        reader=reader,
        locale=scene.locale,
    )

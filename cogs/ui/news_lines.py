"""What happened in a deal, as lines: for everybody, or for the one who may know."""

from __future__ import annotations

from bot.games.actions import Seat
from bot.games.facts import Fact
from bot.games.game import Event
from bot.i18n.event_lines import event_line
from bot.tables.news import News, public
from cogs.ui.scene import Scene

MOST_LINES = 12
"""Public lines that a message shows, the newest ones."""

_SHOWN_ELSEWHERE = frozenset(
    {"deal-opens", "played", "passed", "trick-won", "last-card", "frozen", "called", "rest-take", "rest-swap"}
)
"""Events that the trick, the line of who is to act, or a notice tells."""


def public_lines(scene: Scene, most: int = MOST_LINES) -> list[str]:
    """What everybody may read of what happened, oldest first."""
    told = [event for event in told_apart(public(scene.table.news)) if event.name not in _SHOWN_ELSEWHERE]
    return [line_of(scene, event) for event in told[-most:]]


def told_apart(news: News) -> News:
    """What happened without demands that were not met: the line of their loss names them (BT-16.3)."""
    lost = {_demand(event) for event in news if event.name == "demand-lost"}
    return tuple(event for event in news if event.name != "demanded" or _demand(event) not in lost)


def _demand(event: Event) -> tuple[Seat | None, Fact, Fact]:
    return event.seat, event.args["card"], event.args["other"]


def line_of(scene: Scene, event: Event, reader: Seat | None = None, names: tuple[str, ...] = ()) -> str:
    """The line of an event; ``names``, safe for markup, where others sat there than now."""
    return event_line(
        event,
        names or scene.safe_names,
        rules=scene.table.rules,
        reader=reader,
        locale=scene.locale,
    )

"""What happened in a deal, as lines: for everybody, or for the one who may know."""

from __future__ import annotations

from bot.cards import write_cards
from bot.games.actions import Seat
from bot.games.game import Event
from bot.i18n.events import event_line
from bot.tables.news import News, private, public
from cogs.ui.hand_scene import HandScene
from cogs.ui.scene import Scene

MOST_LINES = 12
"""Public lines that a message shows, the newest ones."""

_SHOWN_ELSEWHERE = frozenset(
    {"deal-opens", "played", "passed", "trick-won", "last-card", "frozen", "called", "rest-take", "rest-swap"}
)
"""Events that the trick, the line of who is to act, or a notice tells."""

_LEFT_OVER = frozenset({"rest-given", "rest-taken"})
"""Events by which left-over cards come to a hand; where they lay open, no private one tells which (BT-4.3)."""


def public_lines(scene: Scene, most: int = MOST_LINES) -> list[str]:
    """What everybody may read of what happened, oldest first."""
    told = [event for event in told_apart(public(scene.table.news)) if event.name not in _SHOWN_ELSEWHERE]
    return [line_of(scene, event) for event in told[-most:]]


def told_apart(news: News) -> News:
    """What happened without demands that were not met: the line of their loss names them (BT-16.3)."""
    lost = {_demand(event) for event in news if event.name == "demand-lost"}
    return tuple(event for event in news if event.name != "demanded" or _demand(event) not in lost)


def _demand(event: Event) -> tuple[Seat | None, str, Seat]:
    return event.seat, event.args["card"], event.args["other"]


def private_lines(hand: HandScene) -> list[str]:
    """What the owner of a hand alone, or with another, may read; of left-over cards that all saw, that they are his."""
    scene, seat = hand.scene, hand.seat
    mine = [event for event in public(scene.table.news) if event.seat == seat and event.name in _LEFT_OVER]
    cards = {"cards": write_cards(hand.view.left)}
    seen = [Event(f"{event.name}-cards", seat, cards) for event in mine if hand.view.left]
    return [line_of(scene, event, seat) for event in (*seen, *private(scene.table.news, seat))]


def line_of(scene: Scene, event: Event, reader: Seat | None = None, names: tuple[str, ...] = ()) -> str:
    """The line of an event; ``names``, safe for markup, where others sat there than now."""
    return event_line(
        event,
        names or scene.safe_names,
        rules=scene.table.rules,
        reader=reader,
        locale=scene.locale,
    )

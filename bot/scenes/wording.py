"""What a scene says: keys of the catalogues with typed facts, never sentences."""

from __future__ import annotations

from bot.engine.facts import Fact, Player, Text, saying
from bot.engine.game import Event

__all__ = ["Text", "saying", "telling"]


def telling(event: Event) -> Text:
    """The line of a public event."""
    who: dict[str, Fact] = {} if event.seat is None else {"name": Player(event.seat), "seat": event.seat + 1}
    return Text(f"event-{event.name}", {**who, **event.args})

"""What a scene says: keys of the catalogues with typed facts, never sentences."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.games.facts import Fact, Facts, Player
from bot.games.game import Event


@dataclass(frozen=True, slots=True)
class Text:
    """A message of the game, or one that all games share. Whoever says it adds what every sentence may name: the facts
    of the rules, what is played with, and how long is left."""

    key: str
    facts: Facts = field(default_factory=dict)


def saying(key: str, **facts: Fact) -> Text:
    """The message of a key with its facts."""
    return Text(key, facts)


def telling(event: Event) -> Text:
    """The line of something that everybody may know happened."""
    who: dict[str, Fact] = {} if event.seat is None else {"name": Player(event.seat), "seat": event.seat + 1}
    return Text(f"event-{event.name}", {**who, **event.args})

"""What a scene says: keys of the catalogues with typed facts, never sentences."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.games.facts import Fact, Facts


@dataclass(frozen=True, slots=True)
class Text:
    """A message of the game, or one that all games share. Whoever says it adds what every sentence may name: the facts
    of the rules, what is played with, and how long is left."""

    key: str
    facts: Facts = field(default_factory=dict)


def saying(key: str, **facts: Fact) -> Text:
    """The message of a key with its facts."""
    return Text(key, facts)

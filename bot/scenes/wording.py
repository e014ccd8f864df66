"""What a scene says: keys of the catalogues with typed facts, never sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.cards import Card
from bot.games.actions import Seat
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


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked outside play. ``kind`` ends the keys of its sentences, ``prompt-...`` and ``wait-...``."""

    kind: str
    verb: str  # the verb of the action that answers
    many: int = 1  # cards to be named, or places to choose from
    seats: tuple[Seat, ...] = ()  # the others it is about
    cards: tuple[Card, ...] = ()  # what lies there, as far as the reader may know
    draws: int = 0  # how many the next player draws


Questions = Mapping[Seat, Question]
"""What is asked of whom outside play; nothing while cards are played."""

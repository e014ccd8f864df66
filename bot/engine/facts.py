"""What a game tells: events and refusals. Both are names with facts, the typed arguments of their sentences.

A number is an ``int``, a yes or no a ``bool``, a name from a closed list a ``str``. Everything else has a class here,
whose first field has a name of its own. A game makes facts, and the catalogues turn them into words
(``bot/i18n/spoken_facts.py``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Self

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.result import Reckoning


@dataclass(frozen=True, slots=True)
class Cards:
    """One card or several. Empty if there is none to name."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Player:
    """The person or computer at a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Players:
    """The people or computers at several seats."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PlayedBy:
    """The person or computer who played these cards. Somebody else may sit there by now."""

    at: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Verbs:
    """Actions by their verbs. Each is called what its button says."""

    verbs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Numbers:
    """A list of numbers."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Suits:
    """Suits of the pack, by their letters in the notation."""

    suits: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Runs:
    """Sequences of ranks, such as ``("T", "J", "Q", "K", "A")``. Ranks of equal height are grouped."""

    runs: tuple[tuple[tuple[str, ...], ...], ...]


@dataclass(frozen=True, slots=True)
class Sentences:
    """Whole messages of the game, one after the other. Each can use the facts given beside them."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Each:
    """A list: one message of the game, said once for each row with that row's facts."""

    message: str
    rows: tuple[Mapping[str, Fact], ...]
    apart: bool = False  # rows contain commas, so semicolons part them


@dataclass(frozen=True, slots=True)
class Text:
    """A message of the game, or one that all games share, with its own facts.

    The speaker adds what every sentence may use: the facts of the rules, what is played with, and the time left.
    """

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


Several = Players | Verbs | Numbers | Suits | Runs | Sentences | Each
"""Facts that list something."""
Fact = bool | int | str | Cards | Player | PlayedBy | Several | Text | Reckoning
Facts = Mapping[str, Fact]
"""Facts by the argument names that sentences use."""


def saying(key: str, **facts: Fact) -> Text:
    """The message of a key with its facts."""
    return Text(key, facts)


def named(message: str, argument: str, names: Iterable[str]) -> Each:
    """A list of names from a closed list. ``message`` says each, and selects on its ``argument``."""
    return Each(message, tuple({argument: str(name)} for name in names))


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: a name from the game's closed list, the rule, and the facts for the sentence."""

    name: StrEnum
    rule: str
    args: Facts = field(default_factory=dict)


class RefusalOfARule(StrEnum):
    """A game's closed list of refusals. Each member is a name and the rule that it rests on."""

    rule: str

    def __new__(cls, name: str, rule: str) -> Self:
        member = str.__new__(cls, name)
        member._value_, member.rule = name, rule
        return member


def refuse(name: RefusalOfARule, rule: str = "", /, **args: Fact) -> Refusal:
    """A refusal with its facts; ``rule`` replaces the rule of its name."""
    return Refusal(name, rule or name.rule, args)


class NotAllowed(ValueError):
    """The judge refuses the action."""

    def __init__(self, refusal: Refusal, seat: Seat, action: Action) -> None:
        super().__init__(f"seat {seat}, {action}: {refusal.name}")
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: a name from a closed list of the game or the table, with facts for its sentence."""

    name: str
    seat: Seat | None = None
    args: Facts = field(default_factory=dict)
    only: frozenset[Seat] | None = None

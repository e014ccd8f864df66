"""Actions, in the notation of the record format (docs/record.md). Logs, records and typed commands all share it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from bot.cards import Card, read_cards

Seat = int
"""A place at the table, numbered from 0 in the turn order of the first deal."""


class NotPossible(ValueError):
    """A value from outside cannot be used. The message is one line that says what would be right."""


@dataclass(frozen=True, slots=True)
class Action:
    """What a seat does. ``str()`` is the notation of the record format; the game's grammar reads it back.

    >>> str(Action("demand", read_cards("2s"), 3))
    'demand 2s 3'
    """

    verb: str
    cards: tuple[Card, ...] = ()
    number: int | None = None  # a seat, a place, a count
    words: tuple[str, ...] = ()  # anything else in the notation, such as ``last-card``

    @property
    def in_trick(self) -> bool:
        """Whether this belongs to a trick. Every game calls such actions ``play`` and ``pass``."""
        return self.verb in ("play", "pass")

    def __str__(self) -> str:
        number = () if self.number is None else (str(self.number),)
        return " ".join((self.verb, *map(str, self.cards), *number, *self.words))


class Named(Enum):
    """How many cards an action may name."""

    NO_CARDS = "no cards"
    ONE_CARD = "one card"
    CARDS = "one or more cards"
    ANY = "any number of cards, or none"


@dataclass(frozen=True, slots=True)
class VerbForm:
    """How a verb is written: what follows it, in the order of these fields."""

    cards: Named = Named.NO_CARDS
    number: bool = False
    unsaid: bool = False  # whether the number may be left out
    tail: str = ""  # a regular expression for the words after cards and number, joined by spaces


_NUMBER = re.compile(r"[0-9]{1,3}", re.ASCII)
_LONGEST_TAIL = 8
"""The most words that a tail can have."""


@dataclass(frozen=True, slots=True)
class Grammar:
    """How a game writes its actions: the form of each verb, and ``examples`` to show with an error."""

    forms: Mapping[str, VerbForm]
    examples: str

    def read(self, text: str) -> Action:
        """The action in a line of the record format; the line has no seat in it.

        Raises:
            NotPossible: the line is not an action of this game, or it names something that is not a card.
        """
        verb, *words = text.split() or [""]
        form = self.forms.get(verb)
        found = form and _read(verb, form, words)
        if not found:
            raise NotPossible(f"“{text[:40]}” is no action; write for example: {self.examples}")
        return found


def _read(verb: str, form: VerbForm, words: list[str]) -> Action | None:
    """The action in this form, or None if the words do not fit it."""
    begins = _tail_begins(form, words)
    if begins is None:
        return None
    words, tail = words[:begins], words[begins:]
    number = None
    if form.number and words and _NUMBER.fullmatch(words[-1]):
        number = int(words.pop())
    elif form.number and not form.unsaid:
        return None
    fits = {Named.NO_CARDS: not words, Named.ONE_CARD: len(words) == 1, Named.CARDS: bool(words), Named.ANY: True}
    if not fits[form.cards]:
        return None
    return Action(verb, read_cards(" ".join(words)), number, tuple(tail))


def _tail_begins(form: VerbForm, words: list[str]) -> int | None:
    """The index at which the tail begins, trying the longest tail first. None if a tail is required but missing."""
    for at in range(max(0, len(words) - _LONGEST_TAIL), len(words) + 1):
        if re.fullmatch(form.tail, " ".join(words[at:])):
            return at
    return None

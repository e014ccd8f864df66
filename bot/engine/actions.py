"""Actions, in the notation of the record format (docs/record.md), and what a deal asks of its seats, which they answer.

Logs, records and typed commands all share the notation.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

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


@dataclass(frozen=True, slots=True)
class Ask:
    """One thing that a seat may answer, and what the answer may name.

    An ask is public, so it reveals nothing of a hand.
    """

    verb: str
    must: bool = False  # the deal waits for this seat; a clock runs if any of the seat's asks has this
    lasting: bool = False  # an answer to an outdated picture counts while it is legal
    sizes: tuple[int, ...] = ()  # how many cards may be named; empty: none
    seats: tuple[Seat, ...] = ()  # seats that may be named
    numbers: tuple[int, ...] = ()  # numbers that may be named
    words: tuple[str, ...] = ()  # words that may follow


Asks = Mapping[Seat, tuple[Ask, ...]]
"""What is asked of each seat. Seats that are asked nothing are absent."""


@dataclass(frozen=True, slots=True)
class Due:
    """What happens after ``seconds`` if nobody acts.

    The timer keeps running while ``name`` and ``serial`` stay the same.
    """

    name: str
    serial: int
    seconds: float


class Asking(Protocol):
    """A deal, or a seat's view of it."""

    def asks(self) -> Asks: ...


def must_act(asking: Asking) -> frozenset[Seat]:
    """The seats that the deal waits for. Clocks run for these."""
    return frozenset(seat for seat, asks in asking.asks().items() if any(ask.must for ask in asks))


def waited_for(asking: Asking) -> frozenset[Seat]:
    """The seats that must act, or may answer before something falls due. Lasting asks do not count."""
    return frozenset(seat for seat, asks in asking.asks().items() if any(not ask.lasting for ask in asks))


def asked_the_same(before: Asking, after: Asking, seat: Seat) -> bool:
    """Whether a seat is still asked what it was asked before. Lasting asks do not count."""
    then, now = (asking.asks().get(seat, ()) for asking in (before, after))
    return [ask for ask in then if not ask.lasting] == [ask for ask in now if not ask.lasting]


def waits_for_answer(asking: Asking, seat: Seat | None, verb: str) -> bool:
    """Whether the deal waits for an answer with this verb from this seat."""
    ask = asked(asking, seat, verb)
    return ask is not None and ask.must


def asked(asking: Asking, seat: Seat | None, verb: str) -> Ask | None:
    """The ask with this verb for this seat, or None."""
    asks = () if seat is None else asking.asks().get(seat, ())
    return next((ask for ask in asks if ask.verb == verb), None)

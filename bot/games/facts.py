"""Facts: what events, refusals and rules hand to their sentences, each by its type, never recognised by its name.

A number is an ``int``, a truth a ``bool``, a name out of a closed list a ``str``; everything else has a type here, each
with a field of its own name, so that plain JSON tells them apart. A game makes facts, the catalogues turn them into
words (``bot/i18n/spoken_facts.py``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.cards import Card, read_cards, write_cards
from bot.games.actions import Seat
from bot.games.result import RECKONING, Reckoning, read_reckoning

Json = Any


@dataclass(frozen=True, slots=True)
class Cards:
    """Some cards, or one; none where there are none to be named."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Player:
    """Whoever sits at a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Players:
    """Whoever sits at some seats."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Verbs:
    """What may be done, by the verbs of the actions: each is called as its button is."""

    verbs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Numbers:
    """Numbers in a list."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Suits:
    """Suits of the pack, by the letters of the notation."""

    suits: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Runs:
    """Ranks in a row, ``("T", "J", "Q", "K", "A")``; those that are equally high stand together."""

    runs: tuple[tuple[tuple[str, ...], ...], ...]


@dataclass(frozen=True, slots=True)
class Sentences:
    """Whole messages of the game, one behind the other; each sees the facts that stand beside them."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Each:
    """A list made by one message of the game, said with the facts of each row."""

    message: str
    rows: tuple[Mapping[str, Fact], ...]
    apart: bool = False  # parted by semicolons, since there are commas in its rows


Fact = bool | int | str | Cards | Player | Players | Verbs | Numbers | Suits | Runs | Sentences | Each | Reckoning
Facts = Mapping[str, Fact]
"""Facts by the names that sentences have for them."""


def named(message: str, argument: str, names: Iterable[str]) -> Each:
    """Names out of a closed list, each said by a message that selects on its ``argument``."""
    return Each(message, tuple({argument: str(name)} for name in names))


def fact_to_json(fact: Fact) -> Json:
    """A fact as plain data: itself where it is plain, else its fields by name. Only what an event tells is kept.

    Raises:
        TypeError: no event tells such a fact.
    """
    match fact:
        case bool() | int():
            return fact
        case str():
            return str(fact)
        case Cards(cards):
            return {"cards": write_cards(cards)}
        case Player(seat):
            return {"seat": seat}
        case Reckoning():
            return {"reckoning": RECKONING.write(fact)}
    raise TypeError(f"{type(fact).__name__} is no fact of an event")


def fact_from_json(data: Json) -> Fact:
    """The fact that ``fact_to_json`` wrote.

    Raises:
        ValueError: it is none.
    """
    match data:
        case bool() | int() | str():
            return data
        case {"cards": str(cards)}:
            return Cards(read_cards(cards))
        case {"seat": int(seat)}:
            return Player(seat)
        case {"reckoning": str(reckoning)}:
            return read_reckoning(reckoning)
    raise ValueError(f"no fact: {str(data)[:40]}")

"""What a deal asks of its seats, and what happens in it by itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.games.actions import Seat


@dataclass(frozen=True, slots=True)
class Ask:
    """One thing that a seat may answer, and what may be named in the answer. It is public: it tells of no hand."""

    verb: str
    must: bool = False  # the deal waits for this seat; a clock runs if any of its asks is one
    lasting: bool = False  # an answer to an older picture counts while it is legal
    sizes: tuple[int, ...] = ()  # how many cards may be named; none: it names no cards
    seats: tuple[Seat, ...] = ()  # whom it may name
    numbers: tuple[int, ...] = ()  # which numbers it may name
    words: tuple[str, ...] = ()  # words that may stand behind


Asks = Mapping[Seat, tuple[Ask, ...]]
"""What is asked of each seat; a seat of which nothing is asked is absent."""


@dataclass(frozen=True, slots=True)
class Due:
    """What happens after ``seconds`` if nobody acts. While ``name`` and ``serial`` stay, its time runs on."""

    name: str
    serial: int
    seconds: float


class Asking(Protocol):
    """A deal, or what a seat sees of it."""

    def asks(self) -> Asks: ...


def must_act(asking: Asking) -> frozenset[Seat]:
    """The seats that the deal waits for: a clock runs for these."""
    return frozenset(seat for seat, asks in asking.asks().items() if any(ask.must for ask in asks))


def waited_for(asking: Asking) -> frozenset[Seat]:
    """The seats that the deal waits for, and those that may answer until something falls due."""
    return frozenset(seat for seat, asks in asking.asks().items() if any(not ask.lasting for ask in asks))


def asked(asking: Asking, seat: Seat | None, verb: str) -> Ask | None:
    """What is asked of a seat under this verb, None for nothing."""
    asks = () if seat is None else asking.asks().get(seat, ())
    return next((ask for ask in asks if ask.verb == verb), None)

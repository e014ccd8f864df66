"""What a deal asks of its seats, and what happens in it when time runs out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.engine.actions import Seat


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

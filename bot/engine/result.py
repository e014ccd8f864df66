"""How a deal ended: who won, the cards left, the penalties and points, and how these numbers were computed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import prod
from typing import Any, Self

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.states import OPTIONAL, Form


@dataclass(frozen=True, slots=True)
class Reckoning:
    """How the rules computed a number: the sum of ``terms``, multiplied by all ``factors``.

    A term is a pair: a value and how often it counts. No value is 0, and no factor is 1.

    >>> Reckoning.of([(20, 1), (30, 2), (20, 1)], [1, 2])
    Reckoning(terms=((20, 1), (30, 2), (20, 1)), factors=(2,))
    >>> Reckoning(((30, 1), (10, 1)), (2,)).points
    80
    """

    terms: tuple[tuple[int, int], ...] = ()
    factors: tuple[int, ...] = ()

    @classmethod
    def of(cls, terms: Iterable[tuple[int, int]], factors: Iterable[int] = ()) -> Self:
        """These terms and factors, without those that change nothing. Without terms, the empty reckoning."""
        counted = tuple((value, times) for value, times in terms if value and times)
        return cls(counted, tuple(factor for factor in factors if factor != 1) if counted else ())

    @property
    def points(self) -> int:
        """The number itself."""
        return sum(value * times for value, times in self.terms) * prod(self.factors)

    @property
    def evident(self) -> bool:
        """Whether the number explains itself: it is a single value, or a count of ones."""
        return not self.factors and (not self.terms or (len(self.terms) == 1 and 1 in self.terms[0]))


def write_reckoning(reckoning: Reckoning) -> str:
    """A reckoning as states store it: the terms, each with its count unless that is 1, then the factors.

    >>> write_reckoning(Reckoning(((20, 1), (30, 2)), (2,)))
    '20 30*2 x2'
    """
    terms = [f"{value}*{times}" if times != 1 else f"{value}" for value, times in reckoning.terms]
    return " ".join([*terms, *(f"x{factor}" for factor in reckoning.factors)])


def read_reckoning(text: str) -> Reckoning:
    """The reckoning that ``write_reckoning`` wrote.

    Raises:
        ValueError: the text is not a reckoning.
    """
    words = text.split()
    pairs = [word.partition("*") for word in words if not word.startswith("x")]
    terms = tuple((int(value), int(times or 1)) for value, _, times in pairs)
    return Reckoning(terms, tuple(int(word[1:]) for word in words if word.startswith("x")))


RECKONING = Form(write_reckoning, read_reckoning)


@dataclass(frozen=True, slots=True)
class Entry:
    """``source`` pays ``points`` (positive) to ``target``."""

    source: Seat
    target: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended: who won, who gets or pays how much and why, and what was left."""

    winner: Seat | None  # who won alone or before everybody else on the same side; else None
    points: tuple[int, ...]  # by seat
    penalties: tuple[int, ...]  # by seat
    entries: tuple[Entry, ...]  # the net transfers, at most one for each pair of seats
    zero_sum: bool  # whether the points sum to zero
    left: tuple[tuple[Card, ...], ...]  # the cards left in each hand
    order: tuple[Seat, ...] = ()  # the finishing order; perhaps only its known beginning
    payer: Seat | None = None  # the seat that pays for everybody, if one does
    void: bool = False  # redealt: nothing is booked
    dealer: Seat | None = None  # who dealt a void deal and deals it again
    counted: tuple[Reckoning, ...] = ()  # by seat: how each penalty was computed; empty for a void deal
    accounts: tuple[Reckoning, ...] = ()  # by seat: how the points were computed; empty for a void deal
    # the side that won together; ``winner``, if any, won with them
    partners: frozenset[int] = field(default=frozenset(), metadata=OPTIONAL)
    account: Mapping[str, Any] = field(default_factory=dict, metadata=OPTIONAL)  # the game's own facts, as plain data

    @property
    def winners(self) -> frozenset[Seat]:
        """Everybody who won the deal."""
        return self.partners if self.winner is None else self.partners | {self.winner}

    def won_nothing(self, seat: Seat) -> bool:
        """Whether a seat won but gets nothing for it. Then *won* is shown instead of 0."""
        return seat in self.winners and not self.points[seat]

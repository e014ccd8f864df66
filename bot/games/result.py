"""How a deal ended: who won, what was left, what everybody is charged and gets, and how these numbers came about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod
from typing import Any, Self

from bot.cards import Card, read_cards, write_cards
from bot.games.actions import Seat

Json = Any


@dataclass(frozen=True, slots=True)
class Reckoning:
    """How a number came about, as the rules reckon it: a sum of ``terms`` times ``factors``.

    A term is a value and how often it counts; no value is 0, and no factor 1.

    >>> Reckoning.of([(20, 1), (30, 2), (20, 1)], [1, 2])
    Reckoning(terms=((20, 1), (30, 2), (20, 1)), factors=(2,))
    >>> Reckoning(((30, 1), (10, 1)), (2,)).points
    80
    """

    terms: tuple[tuple[int, int], ...] = ()
    factors: tuple[int, ...] = ()

    @classmethod
    def of(cls, terms: Iterable[tuple[int, int]], factors: Iterable[int] = ()) -> Self:
        """These terms and factors without those that change nothing; of no terms, nothing."""
        counted = tuple((value, times) for value, times in terms if value and times)
        return cls(counted, tuple(factor for factor in factors if factor != 1) if counted else ())

    @property
    def points(self) -> int:
        """The number itself."""
        return sum(value * times for value, times in self.terms) * prod(self.factors)

    @property
    def evident(self) -> bool:
        """Whether the number alone says how it came about: it is one value, or a count of ones."""
        return not self.factors and (not self.terms or (len(self.terms) == 1 and 1 in self.terms[0]))

    def to_json(self) -> Json:
        return [[list(term) for term in self.terms], list(self.factors)]

    @classmethod
    def from_json(cls, data: Json) -> Self:
        terms, factors = data
        return cls(tuple((value, times) for value, times in terms), tuple(factors))


@dataclass(frozen=True, slots=True)
class Entry:
    """``source`` pays ``points`` (positive) to ``target``."""

    source: Seat
    target: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended. ``winner`` is None where nobody wins; a ``void`` deal (redealt) books nothing.

    ``penalties`` and ``points`` are by seat; ``entries`` are the net transfers, one a pair; ``zero_sum`` says whether
    the points sum to zero; ``order`` is the finishing order as far as it is known, ``left`` the hands left.
    ``dealer`` dealt the void deal and deals it anew. ``counted`` and ``accounts`` say by seat how the penalties and
    the points came about; a void deal has none.
    """

    winner: Seat | None
    points: tuple[int, ...]
    penalties: tuple[int, ...]
    entries: tuple[Entry, ...]
    zero_sum: bool
    left: tuple[tuple[Card, ...], ...]
    order: tuple[Seat, ...] = ()
    payer: Seat | None = None
    void: bool = False
    dealer: Seat | None = None
    counted: tuple[Reckoning, ...] = ()
    accounts: tuple[Reckoning, ...] = ()

    def to_json(self) -> Json:
        """The result as plain data, the hands left in notation."""
        return {
            "winner": self.winner,
            "points": list(self.points),
            "penalties": list(self.penalties),
            "entries": [[entry.source, entry.target, entry.points] for entry in self.entries],
            "zero_sum": self.zero_sum,
            "left": [write_cards(hand) for hand in self.left],
            "order": list(self.order),
            "payer": self.payer,
            "void": self.void,
            "dealer": self.dealer,
            "counted": [one.to_json() for one in self.counted],
            "accounts": [one.to_json() for one in self.accounts],
        }

    @classmethod
    def from_json(cls, data: Json) -> Self:
        """The result that ``to_json`` wrote. Snapshots before shape 5 have no ``counted`` and no ``accounts``."""
        return cls(
            winner=data["winner"],
            points=tuple(data["points"]),
            penalties=tuple(data["penalties"]),
            entries=tuple(Entry(*entry) for entry in data["entries"]),
            zero_sum=data["zero_sum"],
            left=tuple(read_cards(hand) for hand in data["left"]),
            order=tuple(data["order"]),
            payer=data["payer"],
            void=data["void"],
            dealer=data["dealer"],
            counted=tuple(map(Reckoning.from_json, data.get("counted", ()))),
            accounts=tuple(map(Reckoning.from_json, data.get("accounts", ()))),
        )

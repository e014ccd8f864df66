"""How a deal ended: who won, what was left, what everybody is charged and gets, and how these numbers came about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import prod
from typing import Any, Self

from bot.cards import Card
from bot.games.actions import Seat
from bot.games.states import OPTIONAL, Form


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


def write_reckoning(reckoning: Reckoning) -> str:
    """A reckoning as states keep it: its terms, how often each where not once, and its factors.

    >>> write_reckoning(Reckoning(((20, 1), (30, 2)), (2,)))
    '20 30*2 x2'
    """
    terms = [f"{value}*{times}" if times != 1 else f"{value}" for value, times in reckoning.terms]
    return " ".join([*terms, *(f"x{factor}" for factor in reckoning.factors)])


def read_reckoning(text: str) -> Reckoning:
    """The reckoning that ``write_reckoning`` wrote.

    Raises:
        ValueError: it is none.
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
    """How a deal ended. ``winner`` is None where nobody wins; a ``void`` deal (redealt) books nothing. ``partners`` win
    with the winner, whose side they are on.

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
    partners: frozenset[int] = field(default=frozenset(), metadata=OPTIONAL)
    account: Mapping[str, Any] = field(default_factory=dict, metadata=OPTIONAL)  # the game's own facts, as plain data

    @property
    def winners(self) -> frozenset[Seat]:
        """Everybody who won the deal."""
        return self.partners if self.winner is None else self.partners | {self.winner}

"""Looked-up parts of a hand: sets of one rank, picks of one card per rank, flushes and straights.

Every table fills up as it is used. Its size is bounded by the patterns of its part, never by whole hands. Rule sets
share the tables that do not depend on the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations as choose
from itertools import groupby
from operator import attrgetter

from bot.games.big_two.cards.pack import ONES, RANK, bits, spread
from bot.games.big_two.cards.straights import Straight

Masks = tuple[int, ...]
Sets = tuple[Masks, Masks, Masks]
"""Singles, pairs and triples, weakest first."""
Parts = tuple[int, int]
"""All cards of the ranks of a straight, in two parts.

The highest rank of the first part is the one that breaks ties, so the products of the picks of both parts come out
weakest first.
"""

BLOCK = 12
"""The number of bits for three ranks."""
IN_BLOCK = (1 << BLOCK) - 1
SUITS = tuple(ONES << suit for suit in range(4))


def _sets(rank: int) -> Sets:
    """Singles, pairs and triples of the cards of one rank."""
    cards = list(bits(rank))
    singles, pairs, triples = (tuple(sorted(map(sum, choose(cards, size)))) for size in (1, 2, 3))
    return singles, pairs, triples


class Block(dict[int, Sets]):
    """Maps the cards of three neighbouring ranks to their singles, pairs and triples, shifted up by ``shift`` bits."""

    def __init__(self, shift: int) -> None:
        super().__init__()
        self._ranks = [[_sets(digit << place) for digit in range(16)] for place in (shift, shift + 4, shift + 8)]

    def __missing__(self, cards: int) -> Sets:
        low, middle, high = (self._ranks[place][cards >> 4 * place & RANK] for place in range(3))
        self[cards] = low[0] + middle[0] + high[0], low[1] + middle[1] + high[1], low[2] + middle[2] + high[2]
        return self[cards]


class Picks(dict[int, Masks]):
    """Maps a set of cards to every way to take one card of each rank.

    The ways are sorted so that the highest rank's suit counts first.
    """

    def __missing__(self, cards: int) -> Masks:
        picks = [0]
        for rank in range(0, 64, 4):
            if digit := cards & RANK << rank:
                picks = [bit | pick for bit in bits(digit) for pick in picks]
        self[cards] = tuple(picks)
        return self[cards]


_NONE: tuple[Masks, Masks] = ((), ())


class OneSuit(dict[int, tuple[Masks, Masks]]):
    """Maps the cards of one suit to the flushes and straight flushes among them; fewer than five cards to none.

    Within a suit, flushes rank as their masks do, under every order (BT-7.3).
    """

    def __init__(self, runs: frozenset[int], flush: bool) -> None:
        super().__init__()
        self._runs, self._flush = runs, flush

    def __missing__(self, cards: int) -> tuple[Masks, Masks]:
        found = self[cards] = self._listed(cards) if cards.bit_count() >= 5 else _NONE
        return found

    def _listed(self, cards: int) -> tuple[Masks, Masks]:
        fives = sorted(map(sum, choose(bits(cards), 5)))
        runs = tuple(mask for mask in fives if spread(mask) in self._runs)
        return tuple(mask for mask in fives if self._flush and mask not in runs), runs


class RunsHeld(dict[int, tuple[tuple[Parts, ...], ...]]):
    """Maps a set of ranks to the straights it holds, weakest first; equally high ones are grouped."""

    def __init__(self, straights: Iterable[Straight]) -> None:
        super().__init__()
        self._equals = [list(equals) for _, equals in groupby(straights, attrgetter("place"))]

    def __missing__(self, ranks: int) -> tuple[tuple[Parts, ...], ...]:
        held = ([_parts(run) for run in equals if run.ranks & ranks == run.ranks] for equals in self._equals)
        self[ranks] = tuple(tuple(parts) for parts in held if parts)
        return self[ranks]


def _parts(straight: Straight) -> Parts:
    cards = straight.ranks * RANK
    below = [rank for rank in range(straight.tie, -1, -1) if cards >> 4 * rank & RANK][:3]
    first = sum(RANK << 4 * rank for rank in below)
    return first, cards & ~first


BLOCKS = tuple(Block(shift) for shift in range(0, 60, BLOCK))
PICKS = Picks()


@lru_cache(maxsize=64)
def one_suit(runs: frozenset[int], flush: bool) -> OneSuit:
    """The table for straights with these ranks, with or without flushes."""
    return OneSuit(runs, flush)


@lru_cache(maxsize=64)
def runs_of(straights: tuple[Straight, ...]) -> RunsHeld:
    """The table of an order of straights."""
    return RunsHeld(straights)

"""How best to play off a hand: it is cut into plays so that few of them are weak.

A play that others can easily beat costs 1. One that wins its trick has a negative cost, because it regains the lead.
The best plan has the lowest sum. It keeps a straight together, does not break a pair, and does not bury a two in a full
house.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from operator import getitem
from typing import NamedTuple

from bot.games.big_two.cards.combinations import Combinations, Kind
from bot.games.big_two.cards.generator import generator_of
from bot.games.big_two.cards.pack import ONES, thrice, twice

_DIGIT = 0b1111
_GROUPS = {
    Kind.QUADS: 0.95,
    Kind.TWO_PAIR_KICKER: 0.2,
    Kind.FOUR_PLUS_ONE: 0.97,
    Kind.STRAIGHT_FLUSH: 1.0,
    Kind.STRAIGHT_FLUSH_7: 1.0,
}
"""How likely the rarer plays of four cards or more are to win their trick. Two pairs depend on their rank."""
_ONLY_ITS_KIND = 0.4
"""By what share five cards come closer to certainty if only their own kind answers them."""
_KEPT = 8
"""How many of the best cuttings are followed up."""
_ALIKE = 3
"""How many groups with as many cards of each rank are tried, besides all of one suit."""
_LONG = 17
"""In larger hands than this, only one of them is tried."""
_TRIED = 48
"""How many of the best groups are tried together with others."""

_PRICES = 4096
"""How many prices are kept."""


class Strengths(NamedTuple):
    """How likely plays are to win their trick, and what that is worth."""

    single: float = 7.0  # the power of its height, from 0 to 1, that a single counts
    pair: float = 4.5  # the same for a pair
    triple: float = 0.35  # the least triple; the highest is sure to win
    straight: float = 0.3
    flush: float = 0.52
    full_house: float = 0.57
    control: float = 0.9  # the worth of the lead, beyond that of the trick


CASUAL = Strengths()
"""As a casual player judges them."""


class Plan(NamedTuple):
    """A hand cut into plays, as masks. ``groups`` are the plays of four cards or more."""

    cost: float
    plays: tuple[int, ...]
    groups: tuple[int, ...]


_Cut = tuple[float, tuple[int, ...], int, float]
"""A partly cut hand: its cost with all the rest played loose, its groups, the rest, the cost of the groups."""


class Planner:
    """Plans under one rule set. Recent plans are cached."""

    def __init__(self, known: Combinations, strengths: Strengths = CASUAL) -> None:
        self._known, self._strengths = known, strengths
        self._of_kind = _GROUPS | {
            Kind.STRAIGHT: strengths.straight,
            Kind.FLUSH: strengths.flush,
            Kind.FULL_HOUSE: strengths.full_house,
        }
        self._generator = generator_of(known)
        ranks = len(known.pack.cards) // 4
        self._rank_plays = [[_cut(digit, rank, known.triple) for digit in range(16)] for rank in range(ranks)]
        costs = [
            [sum(self.price(self._of_a_rank(mask, ranks)) for mask in plays) for plays in digits]
            for digits in (*self._rank_plays, ((),) * 16)
        ]
        self._costs = [
            [low + high for high in costs[rank + 1] for low in costs[rank]] for rank in range(0, ranks, 2)
        ]  # of the loose cards of two ranks, by the byte that holds them
        self._ranks = ranks
        self._sizes = [size for size in known.sizes if size >= 4]  # of groups
        self._prices: dict[int, float] = {}
        self.plan = lru_cache(maxsize=4096)(self._plan)

    def strength(self, mask: int) -> float:
        """How likely a play is to win its trick, from 0 to 1, judging by its cards alone."""
        if mask.bit_count() < 4:
            return self._of_a_rank(mask, self._ranks)
        found = self._known.get(mask)
        kind = found.kind if found else self._known.strength(mask)[0]
        if kind is None:
            raise KeyError(mask)
        if kind is Kind.TWO_PAIR:
            return 0.25 + 0.65 * self._height(mask) ** 2
        strength = self._of_kind[kind]
        return strength + (1 - strength) * _ONLY_ITS_KIND if self._known.same_type else strength

    def price(self, strength: float) -> float:
        """The cost of a play with this strength."""
        return 1 - (1 + self._strengths.control) * strength

    def cost_without(self, plan: Plan, hand: int, mask: int) -> float:
        """What ``hand`` costs once ``mask`` has been played and the untouched groups of ``plan`` are kept together."""
        kept = [group for group in plan.groups if not group & mask]
        rest = hand & ~mask
        for group in kept:
            rest &= ~group
        return self._loose(rest) + sum(self.price(self.strength(group)) for group in kept)

    def _height(self, mask: int) -> float:
        return ((mask.bit_length() - 1) // 4 + 1) / self._ranks

    def _of_a_rank(self, mask: int, ranks: int) -> float:
        """The strength of a single, pair or triple: higher ranks and more cards are safer."""
        height = ((mask.bit_length() - 1) // 4 + 1) / ranks
        size, strengths = mask.bit_count(), self._strengths
        if size == 1:
            return float(height**strengths.single)
        if size == 2:
            return float(height**strengths.pair)
        return strengths.triple + (1 - strengths.triple) * height**2

    def _loose(self, mask: int) -> float:
        """The cost of cards that are in no group."""
        return sum(map(getitem, self._costs, mask.to_bytes(len(self._costs), "little")))

    def _plan(self, hand: int) -> Plan:
        best: _Cut = (self._loose(hand), (), hand, 0.0)
        prices = self._groups(hand)
        cuts = sorted(self._cut(best, group, price) for group, price in prices.items())
        groups = [(cut[1][0], prices[cut[1][0]]) for cut in cuts[:_TRIED]]
        while cuts:
            best = min(best, cuts[0])
            further: dict[int, _Cut] = {}
            for cut in cuts[:_KEPT]:
                rest = cut[2]
                for group, price in groups:
                    if rest & group == group and rest ^ group not in further:
                        further[rest ^ group] = self._cut(cut, group, price)
            cuts = sorted(further.values())
        cost, cut_off, rest, _ = best
        return Plan(cost, cut_off + self._loose_plays(rest), cut_off)

    def _groups(self, hand: int) -> dict[int, float]:
        """The plays of four cards or more, with their costs. Of those that differ only in suits, just a few.

        Two plays are alike if they have as many cards of each rank and neither is of one suit.
        """
        if hand.bit_count() < 4:
            return {}
        enough = _ALIKE if hand.bit_count() <= _LONG else 1
        leads = self._generator.leads(hand)
        alike: dict[int, int] = {}
        found: dict[int, float] = {}
        for size in self._sizes:
            first, end = (bisect_left(leads, least, key=int.bit_count) for least in (size, size + 1))
            for mask in leads[first:end]:
                counts = (mask | mask >> 1 | mask >> 2 | mask >> 3) & ONES
                if mask == counts << (mask.bit_length() - 1 & 3):  # of one suit
                    found[mask] = self._prices.get(~counts) or self._priced(~counts, mask)
                    continue
                if counts.bit_count() < size:
                    counts += twice(mask) + thrice(mask)
                alike[counts] = seen = alike.get(counts, 0) + 1
                if seen <= enough:
                    found[mask] = self._prices.get(counts) or self._priced(counts, mask)
        return found

    def _priced(self, counts: int, mask: int) -> float:
        """The cost of a play, kept by how many cards it has of each rank; inverted if it is of one suit."""
        if len(self._prices) >= _PRICES:
            self._prices.clear()
        self._prices[counts] = price = self.price(self.strength(mask))
        return price

    def _cut(self, cut: _Cut, group: int, price: float) -> _Cut:
        _, groups, rest, priced = cut
        rest ^= group
        priced += price
        return priced + self._loose(rest), (*groups, group), rest, priced

    def _loose_plays(self, rest: int) -> tuple[int, ...]:
        return tuple(play for rank in range(self._ranks) for play in self._rank_plays[rank][rest >> 4 * rank & _DIGIT])


def _cut(digit: int, rank: int, triple: bool) -> tuple[int, ...]:
    """The cards of one rank, cut into plays."""
    bits = [1 << suit << 4 * rank for suit in range(4) if digit >> suit & 1]
    if len(bits) < 3 or (len(bits) == 3 and triple):
        return (sum(bits),) if bits else ()
    return sum(bits[:2]), sum(bits[2:])


@lru_cache(maxsize=32)
def planner_of(known: Combinations, strengths: Strengths = CASUAL) -> Planner:
    """The planner for what may be combined, for a player who judges plays like this."""
    return Planner(known, strengths)

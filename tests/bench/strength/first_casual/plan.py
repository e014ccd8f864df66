"""How best to play off a hand: it is cut into plays so that few of them are weak.

A play that others can easily beat costs 1. One that wins its trick has a negative cost, because it regains the lead.
The best plan has the lowest sum. It keeps a straight together, does not break a pair, and does not bury a two in a full
house.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.games.big_two.cards.combinations import Combinations, Kind, combinations_of
from bot.games.big_two.cards.generator import generator_of
from bot.games.big_two.cards.pack import spread, thrice, top_suit, twice
from bot.games.big_two.rules.parameters import Rules

_DIGIT = 0b1111
_GROUPS = {
    Kind.QUADS: 0.95,
    Kind.TWO_PAIR_KICKER: 0.2,
    Kind.STRAIGHT: 0.3,
    Kind.FLUSH: 0.52,
    Kind.FULL_HOUSE: 0.57,
    Kind.FOUR_PLUS_ONE: 0.97,
    Kind.STRAIGHT_FLUSH: 1.0,
    Kind.STRAIGHT_FLUSH_7: 1.0,
}
"""How likely a play of four cards or more is to win its trick. Two pairs depend on their rank."""
_ONLY_ITS_KIND = 0.4
"""By what share five cards come closer to certainty if only their own kind answers them."""
_CONTROL_IS_WORTH = 0.9
"""What winning the lead is worth, beyond winning the trick."""
_KEPT = 8
"""How many of the best cuttings are followed up."""
_ALIKE = 3
"""How many groups with the same ranks are tried, besides all of one suit."""
_LONG = 17
"""In larger hands than this, only one of them is tried."""
_TRIED = 48
"""How many of the best groups are tried together with others."""


class Plan(NamedTuple):
    """A hand cut into plays, as masks. ``groups`` are the plays of four cards or more."""

    cost: float
    plays: tuple[int, ...]
    groups: tuple[int, ...]


class _Cut(NamedTuple):
    """A partly cut hand."""

    cost: float  # with all the rest played loose
    groups: tuple[int, ...]
    rest: int
    priced: float  # the cost of the groups


class Planner:
    """Plans under one rule set. Recent plans are cached."""

    def __init__(self, known: Combinations) -> None:
        self._known = known
        self._generator = generator_of(known)
        ranks = len(known.pack.cards) // 4
        self._rank_plays = [[_cut(digit, rank, known.triple) for digit in range(16)] for rank in range(ranks)]
        self._rank_costs = [
            [sum(_price(self._of_a_rank(mask, ranks)) for mask in plays) for plays in digits]
            for digits in self._rank_plays
        ]
        self._ranks = ranks
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
        strength = _GROUPS[kind]
        return strength + (1 - strength) * _ONLY_ITS_KIND if self._known.same_type else strength

    def cost_without(self, plan: Plan, hand: int, mask: int) -> float:
        """What ``hand`` costs once ``mask`` has been played and the untouched groups of ``plan`` are kept together."""
        kept = [group for group in plan.groups if not group & mask]
        rest = hand & ~mask
        for group in kept:
            rest &= ~group
        return self._loose(rest) + sum(_price(self.strength(group)) for group in kept)

    def _height(self, mask: int) -> float:
        return ((mask.bit_length() - 1) // 4 + 1) / self._ranks

    def _of_a_rank(self, mask: int, ranks: int) -> float:
        """The strength of a single, pair or triple: higher ranks and more cards are safer."""
        height = ((mask.bit_length() - 1) // 4 + 1) / ranks
        size = mask.bit_count()
        if size == 1:
            return height**7
        return height**4.5 if size == 2 else 0.35 + 0.65 * height**2

    def _loose(self, mask: int) -> float:
        """The cost of cards that are in no group."""
        cost = 0.0
        rank = 0
        costs = self._rank_costs
        while mask:
            cost += costs[rank][mask & _DIGIT]
            mask >>= 4
            rank += 1
        return cost

    def _plan(self, hand: int) -> Plan:
        best = _Cut(self._loose(hand), (), hand, 0.0)
        cuts = sorted(self._with(best, group) for group in self._groups(hand))
        groups = [cut.groups[0] for cut in cuts[:_TRIED]]
        while cuts:
            best = min(best, cuts[0])
            further = {}
            for cut in cuts[:_KEPT]:
                for group in groups:
                    if not group & ~cut.rest and cut.rest & ~group not in further:
                        further[cut.rest & ~group] = self._with(cut, group)
            cuts = sorted(further.values())
        return Plan(best.cost, best.groups + self._loose_plays(best.rest), best.groups)

    def _groups(self, hand: int) -> list[int]:
        """The plays of four cards or more. Of those that differ only in suits, and so cost the same, just a few."""
        if hand.bit_count() < 4:
            return []
        alike: dict[tuple[int, int, int], int] = {}
        enough = _ALIKE if hand.bit_count() <= _LONG else 1
        found = []
        for mask in self._generator.leads(hand):
            if mask.bit_count() >= 4:
                ranks = spread(mask), twice(mask), thrice(mask)
                alike[ranks] = seen = alike.get(ranks, 0) + 1
                if seen <= enough or mask == ranks[0] << top_suit(mask):
                    found.append(mask)
        return found

    def _with(self, cut: _Cut, group: int) -> _Cut:
        rest = cut.rest & ~group
        priced = cut.priced + _price(self.strength(group))
        return _Cut(priced + self._loose(rest), (*cut.groups, group), rest, priced)

    def _loose_plays(self, rest: int) -> tuple[int, ...]:
        return tuple(play for rank in range(self._ranks) for play in self._rank_plays[rank][rest >> 4 * rank & _DIGIT])


def _price(strength: float) -> float:
    """The cost of a play with this strength."""
    return 1 - (1 + _CONTROL_IS_WORTH) * strength


def _cut(digit: int, rank: int, triple: bool) -> tuple[int, ...]:
    """The cards of one rank, cut into plays."""
    bits = [1 << suit << 4 * rank for suit in range(4) if digit >> suit & 1]
    if len(bits) < 3 or (len(bits) == 3 and triple):
        return (sum(bits),) if bits else ()
    return sum(bits[:2]), sum(bits[2:])


@lru_cache(maxsize=16)
def _planner(known: Combinations) -> Planner:
    return Planner(known)


def planner_of(rules: Rules) -> Planner:
    """The planner for a rule set."""
    return _planner(combinations_of(rules))

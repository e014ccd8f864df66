"""How a hand is best played off: cut into plays so that few of them are weak.

A play that only gets away on somebody else's weakness costs 1; one that wins its trick costs less than nothing, for it
brings the lead. The best plan is the cheapest sum: a straight stays together, a pair is not broken, and a two is not
buried in a full house.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.games.big_two.combinations import Combinations, Kind, combinations_of
from bot.games.big_two.generator import generator_of
from bot.games.big_two.rules import Rules

_DIGIT = 0b1111
_FIVE_CARDS = {
    Kind.STRAIGHT: 0.3,
    Kind.FLUSH: 0.52,
    Kind.FULL_HOUSE: 0.57,
    Kind.FOUR_PLUS_ONE: 0.97,
    Kind.STRAIGHT_FLUSH: 1.0,
}
"""How likely five cards win their trick."""
_CONTROL_IS_WORTH = 0.9
"""A play that wins its trick is worth more than the trick: it brings the lead."""
_TRIED = 8
"""So many of the best five-card plays are tried together with a second one."""


class Plan(NamedTuple):
    """A hand cut into plays, as masks; ``fives`` are those of five cards."""

    cost: float
    plays: tuple[int, ...]
    fives: tuple[int, ...]


class Planner:
    """Plans under one rule set; a plan made once is kept for a while."""

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
        """How likely a play wins its trick, from 0 to 1, judged by the cards alone."""
        if mask.bit_count() < 4:
            return self._of_a_rank(mask, self._ranks)
        return _FIVE_CARDS.get(self._known[mask].kind, 0.7)

    def cost_without(self, plan: Plan, hand: int, mask: int) -> float:
        """What the rest of ``hand`` costs after ``mask``, the untouched five-card plays of ``plan`` kept together."""
        kept = [five for five in plan.fives if not five & mask]
        rest = hand & ~mask
        for five in kept:
            rest &= ~five
        return self._loose(rest) + sum(_price(self.strength(five)) for five in kept)

    def _of_a_rank(self, mask: int, ranks: int) -> float:
        """A single, pair or triple: the higher its rank and the more cards, the safer."""
        height = ((mask.bit_length() - 1) // 4 + 1) / ranks
        size = mask.bit_count()
        if size == 1:
            return height**7
        return height**4.5 if size == 2 else 0.35 + 0.65 * height**2

    def _loose(self, mask: int) -> float:
        """Cost of cards without any five-card play."""
        cost = 0.0
        rank = 0
        costs = self._rank_costs
        while mask:
            cost += costs[rank][mask & _DIGIT]
            mask >>= 4
            rank += 1
        return cost

    def _plan(self, hand: int) -> Plan:
        cost, fives = self._loose(hand), ()
        found = [mask for mask in self._generator.leads(hand) if mask.bit_count() >= 5]
        price = {mask: _price(self.strength(mask)) for mask in found}
        singly = sorted((price[mask] + self._loose(hand & ~mask), mask) for mask in found)
        best: tuple[float, tuple[int, ...]] = (cost, fives)
        for alone, first in singly[:_TRIED]:
            best = min(best, (alone, (first,)))
            rest = hand & ~first
            for second in found:
                if second & first == 0:
                    both = price[first] + price[second] + self._loose(rest & ~second)
                    best = min(best, (both, (first, second)))
        return Plan(best[0], best[1] + self._loose_plays(hand, best[1]), best[1])

    def _loose_plays(self, hand: int, fives: tuple[int, ...]) -> tuple[int, ...]:
        rest = hand & ~sum(fives)
        return tuple(play for rank in range(self._ranks) for play in self._rank_plays[rank][rest >> 4 * rank & _DIGIT])


def _price(strength: float) -> float:
    """What a play of a strength costs a plan."""
    return 1 - (1 + _CONTROL_IS_WORTH) * strength


def _cut(digit: int, rank: int, triple: bool) -> tuple[int, ...]:
    """The cards of one rank as plays."""
    bits = [1 << suit << 4 * rank for suit in range(4) if digit >> suit & 1]
    if len(bits) < 3 or (len(bits) == 3 and triple):
        return (sum(bits),) if bits else ()
    return sum(bits[:2]), sum(bits[2:])


@lru_cache(maxsize=16)
def _planner(known: Combinations) -> Planner:
    return Planner(known)


def planner_of(rules: Rules) -> Planner:
    """The planner of a rule set."""
    return _planner(combinations_of(rules))

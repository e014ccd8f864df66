"""How best to play off a hand: it is cut into plays so that few of them are weak.

A play that others can easily beat costs 1. One that wins its trick costs less than nothing, because it regains the
lead. The best cutting has the lowest sum. Cards are the bits of a mask.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf
from typing import NamedTuple

_KEPT = 6
"""How many of the best cuttings are followed up."""
_TRIED = 48
"""How many of the best groups are tried together with others."""
_LAST = 24
"""How many of the best groups are tried once a play is gone."""


CONTROL = 1.2
"""What the lead is worth, in plays, beyond the card that is got rid of."""
NO_PLAY = inf
"""The price of cards that are no play."""


def price(wins: float) -> float:
    """What a play costs that wins its trick with this chance."""
    return 1 - (1 + CONTROL) * wins


class LooseRank(NamedTuple):
    """The cards of one rank, and what each number of them costs where they are played by themselves."""

    mask: int
    costs: tuple[float, ...]


def loose_costs(prices: Sequence[float], most: int) -> tuple[float, ...]:
    """What up to ``most`` cards of one rank cost; ``prices`` are those of one card, a pair, and so on."""
    costs = [0.0]
    for many in range(1, most + 1):
        sizes = range(1, min(many, len(prices)) + 1)
        costs.append(min(prices[size - 1] + costs[many - size] for size in sizes))
    return tuple(costs)


class HandPlan(NamedTuple):
    """A hand cut into groups, each a play of several ranks or with wildcards, and loose cards."""

    cost: float
    groups: tuple[int, ...]
    loose: int


@dataclass(frozen=True)
class HandCutter:
    """Cuts one hand."""

    hand: int
    ranks: Sequence[LooseRank]
    groups: Mapping[int, float]  # what each group costs

    @cached_property
    def plan(self) -> HandPlan:
        """The best cutting that was found of the whole hand."""
        return self._cut(HandPlan(self._cost(self.hand), (), self.hand), self._worthwhile, _KEPT)

    def without(self, play: int) -> HandPlan:
        """The best cutting that was found of what is left after a play, beginning with what stays of the plan."""
        left = self.hand & ~play
        kept = tuple(group for group in self.plan.groups if not group & play)
        loose = left & ~sum(kept)
        start = HandPlan(self._cost(loose) + sum(self.groups[group] for group in kept), kept, loose)
        if loose & ~self.plan.loose == 0:
            return start
        return self._cut(start, self._worthwhile[:_LAST], 1)

    @cached_property
    def _worthwhile(self) -> Sequence[int]:
        """The groups that save most, each by itself."""
        saved = {group: cost - self._cost(group) for group, cost in self.groups.items()}
        return sorted((group for group in saved if saved[group] < 0), key=lambda group: (saved[group], group))[:_TRIED]

    def _cost(self, loose: int) -> float:
        return sum([costs[(loose & mask).bit_count()] for mask, costs in self.ranks if loose & mask])

    def _cut(self, start: HandPlan, groups: Iterable[int], kept: int) -> HandPlan:
        """Take group after group out of the loose cards, as long as that saves anything."""
        best, plans, prices = start, [start], self.groups
        costs = {start.loose: start.cost - sum(prices[group] for group in start.groups)}
        while plans:
            further: dict[int, HandPlan] = {}
            for plan in plans:
                _, taken, loose = plan
                bound = plan.cost - costs[loose]
                for group in groups:
                    if loose & group != group:
                        continue
                    rest = loose ^ group
                    if rest in further:
                        continue
                    if rest not in costs:
                        costs[rest] = self._cost(rest)
                    further[rest] = HandPlan(bound + prices[group] + costs[rest], (*taken, group), rest)
            plans = sorted(further.values())[:kept]
            if plans and plans[0].cost < best.cost:
                best = plans[0]
            elif kept == 1:
                break
        return best

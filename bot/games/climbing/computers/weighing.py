"""Which play is worth most: a sum of what it is worth to be rid of cards, to win a trick, and to stop others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.climbing.computers.cutting import HandCutter

_WEIGHED = 40
"""Of more plays than twice as many, so many of the weakest and of the strongest are weighed."""


class LeadWeights(NamedTuple):
    """What a lead is worth; each number is multiplied by what its comment says."""

    better: float = 1.0  # how much less the rest of the hand costs
    card: float = 0.14  # each card
    wins: float = -0.5  # the chance to win the trick
    wins_in_danger: float = 0.5  # the same, when a rival is close to going out
    wins_near_end: float = 0.8  # the same, if at most one weak play is left then
    short: float = -1.5  # the chance to be beaten, if a rival holds as many cards as are led
    helps: float = 1.0  # the chance to be beaten, if the next partner holds as many cards as are led
    wild: float = -0.3  # each wildcard


class AnswerWeights(NamedTuple):
    """What an answer is worth; each number is multiplied by what its comment says."""

    better: float = 1.0  # how much less the rest of the hand costs
    card: float = 0.1  # each card
    wins: float = 0.2  # the chance to win the trick
    wins_in_danger: float = 1.2  # the same, when a rival is close to going out
    wins_near_end: float = 1.0  # the same, if at most one weak play is left then
    stops: float = 1.5  # the chance to win the trick from a rival who is close to going out
    short: float = -0.8  # the chance to be beaten, if a rival who is still to come holds as many cards
    mate: float = -4.0  # the chance that the partner’s play which is beaten would have won the trick
    wild: float = -0.2  # each wildcard
    at_least: float = 0.3  # what all of it must come to


class PlayWeights(NamedTuple):
    """All weights of a player."""

    leading: LeadWeights = LeadWeights()
    following: AnswerWeights = AnswerWeights()


class Prospect(NamedTuple):
    """A play that can be made."""

    mask: int
    size: int
    wins: float  # how likely it wins the trick
    wild: int = 0  # how many of its cards stand for others


@dataclass(frozen=True)
class Surroundings:
    """What others have to do with the choice."""

    danger: float = 0.0  # how close a rival is to going out, from 0 to 1
    short: frozenset[int] = frozenset()  # numbers of cards of rivals who may go out at once
    helped: int = 0  # how many cards the next partner holds, where few enough to go out by a lead
    stopped: bool = False  # whether a rival who is close to going out made the play on the table
    mate_stands: float = 0.0  # how likely a partner's play wins that lies on the table


@dataclass(frozen=True)
class Weighing:
    """One choice of one player."""

    cutter: HandCutter
    surroundings: Surroundings
    weights: PlayWeights

    def best_lead(self, prospects: Sequence[Prospect]) -> Prospect:
        """The lead that is worth most."""
        return max(prospects, key=lambda one: (self._lead(one), -one.mask))

    def best_answer(self, prospects: Sequence[Prospect]) -> Prospect | None:
        """The answer that is worth most; None where passing is worth more, or there is none."""
        weighed = prospects if len(prospects) <= 2 * _WEIGHED else (*prospects[:_WEIGHED], *prospects[-_WEIGHED:])
        best = max(((self._answer(one), -one.mask, one) for one in weighed), default=None)
        return best[2] if best is not None and best[0] >= self.weights.following.at_least else None

    def _lead(self, one: Prospect) -> float:
        by, surroundings, lost = self.weights.leading, self.surroundings, 1 - one.wins
        worth = self._progress(one, by)
        if one.size in surroundings.short:
            worth += by.short * lost
        if one.size == surroundings.helped:
            worth += by.helps * lost
        return worth

    def _answer(self, one: Prospect) -> float:
        by, surroundings, lost = self.weights.following, self.surroundings, 1 - one.wins
        worth = self._progress(one, by)
        if surroundings.stopped:
            worth += by.stops * one.wins
        if one.size in surroundings.short:
            worth += by.short * lost
        return worth + by.mate * surroundings.mate_stands

    def _progress(self, one: Prospect, by: LeadWeights | AnswerWeights) -> float:
        """What a play is worth for the seat's own hand, whatever the others hold."""
        after = self.cutter.without(one.mask)
        worth = by.better * (self.cutter.plan.cost - after.cost) + by.card * one.size + by.wild * one.wild
        worth += (by.wins + by.wins_in_danger * self.surroundings.danger) * one.wins
        return worth + by.wins_near_end * one.wins if after.cost <= 1 else worth

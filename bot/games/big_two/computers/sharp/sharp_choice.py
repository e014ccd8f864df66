"""A player who plays for points: it weighs every play by what is found to bring points under the scoring at hand.

It takes sure wins, and never lets somebody with few cards have a trick that it could take.
"""

from __future__ import annotations

from bot.games.big_two.cards.pack import twice
from bot.games.big_two.computers.burden import Burden, Exposure, burden_of, exposure_of
from bot.games.big_two.computers.endgame import must_stop, sure_or_bonus
from bot.games.big_two.computers.sharp.weights import Weights
from bot.games.big_two.computers.turn import Turn
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.seat_sets import includes

_WEAK = 0.6
"""A play that is less likely than this to win its trick is weak."""
_STRANDED = 9.0
"""The cost of being left with a card that cannot win."""
_DRAWN = 0.4
"""The cost of each card that a pass draws."""
_LONG = 17
"""From a longer hand only what is in its plan is led, if anything in it may be."""
_WEIGHED = 24
"""Of more answers than twice as many, so many of the weakest and of the strongest are weighed."""
_FEW = 3
"""So few cards in a hand may go out by one play."""


class Judgement:
    """One turn, judged by these weights."""

    def __init__(self, turn: Turn, view: BigTwoView, weights: Weights) -> None:
        self.turn, self._weights = turn, weights
        self._rules = view.position.rules
        self._burden: Burden = burden_of(self._rules)
        self._exposure: Exposure = exposure_of(self._rules, played=includes(view.position.acted, view.seat or 0))
        self._exposed = self._exposure(turn.hand)
        self._danger = turn.danger
        self._plays = len(turn.plan.plays)
        self._twos = turn.known.pack.twos
        self._aces = turn.known.pack.aces

    def choice(self) -> int:
        """The chosen play, or 0 for a pass."""
        turn = self.turn
        if not turn.plays:
            return 0
        if turn.hand in turn.plays:
            return turn.hand
        if first := sure_or_bonus(turn, self._rules):
            return first
        return self._lead() if turn.table is None else self._follow()

    def _lead(self) -> int:
        turn = self.turn
        legal = [mask for mask in turn.plays if not turn.strands_top(mask)] or list(turn.plays)
        open_to_plan = set(legal)
        choices = {mask for mask in turn.plan.plays if mask in open_to_plan}
        if turn.hand.bit_count() <= _LONG or not choices:
            choices.update(mask for mask in legal if mask.bit_count() <= 2)
        weak = sum(self.wins(play) < _WEAK for play in turn.plan.plays)
        return max(choices, key=lambda mask: (self._lead_worth(mask, weak), -mask))

    def _lead_worth(self, mask: int, weak: int) -> float:
        turn, by = self.turn, self._weights.leading
        size, wins = mask.bit_count(), self.wins(mask)
        worth = (by.wins + by.wins_in_danger * self._danger + by.wins_by_plays / self._plays) * wins
        worth += by.better * (turn.plan.cost - turn.planner.cost_without(turn.plan, turn.hand, mask))
        worth += by.card * size + by.card_in_danger * self._danger * self._burden(mask)
        worth += (by.points + by.points_in_danger * self._danger) * self._saved(mask)
        worth += by.two * (mask & self._twos).bit_count() + by.ace * (mask & self._aces).bit_count()
        if weak <= 1:
            worth += by.wins_near_end * wins
        if turn.is_free(mask):
            worth += by.free
        if size <= turn.others.least <= _FEW:
            worth += by.short * (1 - wins)
        if size <= turn.others.following <= _FEW:
            worth += by.next_short * (1 - wins)
        return worth

    def _follow(self) -> int:
        turn, by = self.turn, self._weights.following
        weakest, strongest = turn.plays[:_WEIGHED], turn.plays[_WEIGHED:][-_WEIGHED:]
        worth, least = max((self._answer_worth(mask), -mask) for mask in (*weakest, *strongest))
        if not turn.may_pass or must_stop(turn):
            return -least
        return -least if worth >= by.at_least + by.at_least_in_danger * self._danger else 0

    def _answer_worth(self, mask: int) -> float:
        turn, by = self.turn, self._weights.following
        size, wins = mask.bit_count(), self.wins(mask)
        after = turn.planner.cost_without(turn.plan, turn.hand, mask)
        worth = by.better * (turn.plan.cost - after) + by.card * size
        worth += by.card_in_danger * self._danger * self._burden(mask)
        worth += (by.points + by.points_in_danger * self._danger) * self._saved(mask)
        worth += (by.wins + by.wins_in_danger * self._danger + by.wins_by_plays / self._plays) * wins
        worth += by.two * (mask & self._twos).bit_count() + by.ace * (mask & self._aces).bit_count()
        worth += _DRAWN * turn.draws
        if after <= 1:
            worth += by.wins_near_end * wins
        if turn.others.owner <= _FEW:
            worth += by.stops * wins
        if turn.others.last:
            worth += by.last
        if size <= turn.others.following <= _FEW:
            worth += by.short * (1 - wins)
        if turn.crosses(mask):
            worth -= by.card * size  # a monster is kept for somebody who is about to go out
        if turn.strands_top(mask):
            worth -= _STRANDED
        return worth

    def _saved(self, mask: int) -> float:
        return self._exposed - self._exposure(self.turn.hand & ~mask)

    def wins(self, mask: int) -> float:
        """How likely a play wins its trick, by what is unseen and how many could answer."""
        turn = self.turn
        if turn.is_free(mask) or turn.is_too_long(mask):
            return 1.0
        chance = self._alone(mask)
        return chance + (1 - chance) * self._weights.chances.passed * turn.others.passed

    def _alone(self, mask: int) -> float:
        """How likely a play wins its trick, whoever has passed."""
        turn = self.turn
        by, unseen, size = self._weights.chances, turn.others.unseen, mask.bit_count()
        if size == 1:
            higher: int = (unseen & -mask).bit_count()
            return by.single**higher
        if size == 2:
            above = unseen >> (mask.bit_length() - 1 & ~3) + 4
            pairs: int = twice(above).bit_count()
            return by.pair**pairs
        strength = turn.planner.strength(mask)
        able = sum(count >= size for count in turn.others.answering) / len(turn.others.answering)
        return strength + (1 - strength) * by.reach * (1 - able)


def sharp_choice(turn: Turn, view: BigTwoView, weights: Weights) -> int:
    """The play that somebody with these weights makes on their turn, or 0 for a pass."""
    return Judgement(turn, view, weights).choice()

"""How much it costs to hold a card when somebody else goes out, by what the table pays for (section 14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from bot.games.big_two.cards.pack import RANK
from bot.games.big_two.rules.closed_choices import DeckKind, ScoreBase, Settle
from bot.games.big_two.rules.parameters import Rules

_LOW = (1, 1, 1, 1, 1, 1, 1, 1)
_WEIGHTS: Mapping[ScoreBase, Sequence[int]] = {
    ScoreBase.VALUES_A: (*_LOW, 2, 2, 2, 3, 4),
    ScoreBase.VALUES_B: tuple(range(1, 14)),
    ScoreBase.VALUES_C: tuple(range(3, 16)),
    ScoreBase.INDONESIA: (*_LOW, 1, 1, 1, 1, 5),
    ScoreBase.TW_DEDUCT: (3, 4, 5, 6, 7, 8, 9, 10, 20, 20, 20, 30, 40),
    ScoreBase.TW_PLUS_MINUS: (1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 8),
}
"""Weights by rank, from 3 to 2. Where a table has no values, every card counts alike."""
_FIXED = (*_LOW, 1, 1, 1, 3, 8)
"""Weights where one loser pays: it is a holder of honours, twos or aces (BT-14.11)."""
_DOUBLES = 4
"""The weight of a 2 that doubles a whole hand (BT-14.9)."""


class Burden:
    """The weights of cards; the average card of the pack weighs 1."""

    def __init__(self, weights: Sequence[float]) -> None:
        average = sum(weights) / len(weights)
        self._weights = [weight / average for weight in weights]
        self._even = len(set(weights)) == 1

    def __call__(self, mask: int) -> float:
        """The weight of some cards."""
        if self._even:
            return mask.bit_count()
        weight = 0.0
        for each in self._weights:
            if not mask:
                break
            weight += each * (mask & RANK).bit_count()
            mask >>= 4
        return weight


@lru_cache(maxsize=64)
def burden_of(rules: Rules) -> Burden:
    """The weights of cards under a rule set."""
    score = rules.score
    if score.settle is Settle.FIXED_LOSER and rules.deck.kind is DeckKind.STD52:
        return Burden(_FIXED)
    weights = [float(weight) for weight in _WEIGHTS.get(score.base, (1,) * (rules.pack_size // 4))]
    if score.settle not in (Settle.PUSOY, Settle.PLACES):
        weights[-1] *= _DOUBLES ** (score.twos_in_hand - 1)
    return Burden(weights)

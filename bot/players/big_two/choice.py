"""A decent casual player: keeps strong plays together, leads low and long, spares the twos, watches hands of one card.

It sees a view and chooses one of its legal actions. A top duty is kept also where the rules only make its breach
costly (``top.enforce = liability``), and a last card is always declared.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.games.big_two.combinations import combinations_of
from bot.games.big_two.rules import Rules
from bot.games.game import Action, Declare, Pass, Play, View
from bot.players.big_two.plan import Plan, Planner, planner_of
from bot.players.player import Rng

_CONTROL = 0.8
"""A play at least this likely to win its trick brings the lead back."""
_ALERT = 3
"""At so few cards in another hand, it is time to get rid of one's own."""
_LEAD_IS_WORTH = 0.3
"""What winning a trick is worth beside the cards it takes off the hand."""
_PATIENCE = 0.3
"""What an answer must at least bring; below it the cards are kept together."""


class _Seen(NamedTuple):
    """What matters of a view: legal plays by mask, the own hand, its plan, and how near the others are to going out."""

    plays: Mapping[int, Play]
    hand: int
    plan: Plan
    planner: Planner
    may_pass: bool
    next_count: int
    least_count: int

    @property
    def duty(self) -> bool:
        """Whether the next player holds one card (BT-11.3)."""
        return self.next_count == 1


def casual(view: View, rng: Rng) -> Action:  # noqa: ARG001  every player takes chance; this one needs none
    """One of the view's legal actions; the same view always brings the same one."""
    actions = view.legal_actions()
    plays = [action for action in actions if isinstance(action, Play)]
    if Declare() in actions or not plays:
        return Declare() if Declare() in actions else actions[0]
    seen = _see(view, plays, may_pass=Pass() in actions)
    mask = _out(seen) or (_follow(seen) if seen.may_pass else _lead(seen))
    return seen.plays[mask] if mask else Pass()


def _see(view: View, plays: Iterable[Play], *, may_pass: bool) -> _Seen:
    rules, seat = view.rules, view.seat
    if not isinstance(rules, Rules) or seat is None:
        raise TypeError("a view of a seat at a Big Two table is needed")
    pack = combinations_of(rules).pack
    by_mask: dict[int, Play] = {}
    for play in plays:
        mask = pack.mask(play.cards)
        if play.last_card or mask not in by_mask:  # a last card is always declared
            by_mask[mask] = play
    hand = pack.mask(view.hand)
    counts = view.counts
    others = [counts[(seat + step) % len(counts)] for step in range(1, len(counts))]
    holding = [count for count in others if count] or [0]
    planner = planner_of(rules)
    return _Seen(by_mask, hand, planner.plan(hand), planner, may_pass, holding[0], min(holding))


def _out(seen: _Seen) -> int:
    """The play that empties the hand, 0 for none."""
    return seen.hand if seen.hand in seen.plays else 0


# --- Leading ---


def _lead(seen: _Seen) -> int:
    choices = [mask for mask in seen.plan.plays if mask in seen.plays] or list(seen.plays)
    if seen.least_count == 1:
        several = [mask for mask in choices if mask.bit_count() > 1]
        several = several or [mask for mask in seen.plays if mask.bit_count() > 1]
        if not several:
            return max(choices)  # only singles: the highest
        choices = several
    return max(choices, key=lambda mask: _lead_worth(seen, mask))


def _lead_worth(seen: _Seen, mask: int) -> tuple[float, int]:
    """Low and long first; what wins for sure stays behind, unless only one weak play is left with it."""
    strength = seen.planner.strength(mask)
    weak = sum(seen.planner.strength(play) < _CONTROL for play in seen.plan.plays)
    # With one weak play left, win everything and go out with that one.
    worth = strength if weak <= 1 else 0.12 * mask.bit_count() - strength
    if seen.least_count == mask.bit_count() <= 2:
        worth += strength - 1  # somebody could go out on it
    return worth, -mask


# --- Following ---


def _follow(seen: _Seen) -> int:
    """The answer that leaves the best hand, 0 for a pass."""
    size = next(iter(seen.plays)).bit_count()
    if seen.duty and size == 1:
        highest = 1 << seen.hand.bit_length() - 1
        return highest if highest in seen.plays else 0
    best = max(seen.plays, key=lambda mask: _answer_worth(seen, mask))
    return best if _answer_worth(seen, best)[0] >= _patience(seen, size) else 0


def _answer_worth(seen: _Seen, mask: int) -> tuple[float, int]:
    after = seen.planner.cost_without(seen.plan, seen.hand, mask)
    winning = seen.planner.strength(mask)
    urgent = seen.least_count == 1 and mask.bit_count() == 1
    worth = seen.plan.cost - after + (2.0 if urgent else _LEAD_IS_WORTH) * winning
    if after <= 1:
        worth += winning  # the lead, and then only one play is left
    return worth, -mask


def _patience(seen: _Seen, size: int) -> float:
    if seen.least_count == size == 1:
        return -1.0
    return _PATIENCE if seen.least_count > _ALERT else _PATIENCE - 0.35

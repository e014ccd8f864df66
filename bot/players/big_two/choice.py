"""A decent casual player: keeps strong plays together, leads low and long, spares the twos, watches hands of one card.

It sees a view and chooses one of its legal actions. A top duty is kept also where the rules only make its breach
costly (``top.enforce = liability``), and a last card is always declared.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.games.actions import Action, Pass, Play
from bot.games.big_two.view import BigTwoView
from bot.games.game import View
from bot.players.big_two.plan import Plan, Planner, planner_of
from bot.players.player import Rng

_CONTROL = 0.6
"""A play at least this likely to win its trick brings the lead back."""
_HIGHER_OUT = 0.75
"""How likely a single stays unbeaten, for each higher card that others may hold."""
_LEAD_CARD = 0.14
"""What each card counts when leading, against the strength that is better kept."""
_ANSWER_AT_LEAST = 0.1
"""What an answer must bring; below it the cards are kept together."""
_CARD = 0.25
"""What each card is worth that leaves the hand with an answer, and as much again when somebody is about to go out."""
_NEAR = 8
"""At fewer cards in another hand danger begins."""


@dataclass(frozen=True, slots=True)
class _Seen:
    """What matters of a view: legal plays by mask, the own hand and its plan, how near the others are to the end."""

    plays: Mapping[int, Play]
    hand: int
    plan: Plan
    planner: Planner
    may_pass: bool
    unseen: int
    least: int

    @property
    def danger(self) -> float:
        """From 0 to 1: how soon somebody goes out."""
        return max(0, _NEAR - self.least) / (_NEAR - 1)

    def winning(self, mask: int) -> float:
        """How likely a play wins its trick; for a single by the higher cards that are still out."""
        if mask & mask - 1:
            return self.planner.strength(mask)
        higher: int = (self.unseen & -mask).bit_count()
        return _HIGHER_OUT**higher


def casual(view: View, rng: Rng) -> Action:  # noqa: ARG001  every player takes chance; this one needs none
    """One of the view's legal actions; the same view always brings the same one."""
    actions = view.legal_actions()
    plays = [action for action in actions if isinstance(action, Play)]
    if not plays:
        return actions[0]
    if not isinstance(view, BigTwoView):
        raise TypeError("a view of a Big Two table is needed")
    seen = _see(view, plays, may_pass=Pass() in actions)
    if not seen.plays:  # nothing meets the duty but a pass
        return Pass()
    mask = _out(seen) or (_follow(seen) if seen.may_pass else _lead(seen))
    return seen.plays[mask] if mask else Pass()


def _see(view: BigTwoView, plays: Iterable[Play], *, may_pass: bool) -> _Seen:
    pack, known, duty = view.setting.pack, view.setting.combinations, view.duty
    by_mask: dict[int, Play] = {}
    for play in plays:
        mask = pack.mask(play.cards)
        if duty is not None and not duty.met(known[mask], view.held):
            continue
        if play.last_card or mask not in by_mask:  # a last card is always declared
            by_mask[mask] = play
    may_pass = may_pass and (duty is None or duty.met(None, view.held))
    planner = planner_of(view.rules)
    unseen = pack.all & ~view.held & ~view.position.played
    others = [count for seat, count in enumerate(view.counts) if count and seat != view.seat]
    return _Seen(by_mask, view.held, planner.plan(view.held), planner, may_pass, unseen, min(others, default=0))


def _out(seen: _Seen) -> int:
    """The play that empties the hand, 0 for none."""
    return seen.hand if seen.hand in seen.plays else 0


# --- Leading ---


def _lead(seen: _Seen) -> int:
    choices = [mask for mask in seen.plan.plays if mask in seen.plays] or list(seen.plays)
    if seen.least == 1:
        several = [mask for mask in choices if mask & mask - 1] or [mask for mask in seen.plays if mask & mask - 1]
        if not several:
            return max(choices)  # only singles: the highest
        choices = several
    return max(choices, key=lambda mask: _lead_worth(seen, mask))


def _lead_worth(seen: _Seen, mask: int) -> tuple[float, int]:
    """Low and long first; what wins for sure stays behind, unless only one weak play is left with it."""
    weak = sum(seen.winning(play) < _CONTROL for play in seen.plan.plays)
    # With one weak play left, win everything and go out with that one.
    size = mask.bit_count()
    worth = seen.winning(mask) if weak <= 1 else _LEAD_CARD * size - seen.winning(mask)
    if seen.least == size <= 2:
        worth += seen.winning(mask) - 1  # somebody could go out on it
    return worth, -mask


# --- Following ---


def _follow(seen: _Seen) -> int:
    """The answer that leaves the best hand, 0 for a pass."""
    best = max(seen.plays, key=lambda mask: _answer_worth(seen, mask))
    urgent = seen.least == best.bit_count() == 1
    return best if urgent or _answer_worth(seen, best)[0] >= _ANSWER_AT_LEAST else 0


def _answer_worth(seen: _Seen, mask: int) -> tuple[float, int]:
    """What an answer brings: a better rest, and fewer cards, which counts double in danger."""
    after = seen.planner.cost_without(seen.plan, seen.hand, mask)
    winning, size = seen.winning(mask), mask.bit_count()
    worth = seen.plan.cost - after + size * _CARD * (1 + seen.danger)
    if seen.least == size == 1:
        worth += 2 * winning  # nobody may go out on a lower one
    if after <= 1:
        worth += winning  # the lead, and then only one play is left
    return worth, -mask

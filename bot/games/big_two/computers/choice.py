"""A decent casual player: keeps strong plays together, leads low and long, spares the twos, watches who has few cards.

It takes sure wins, and beats whoever has three cards or fewer if it can.
"""

from __future__ import annotations

from bot.games.big_two.cards.masks import card_count, is_one_card, lowest
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.computers.burden import Burden, burden_of
from bot.games.big_two.computers.endgame import CONTROL, FEW, must_stop, sure_or_bonus
from bot.games.big_two.computers.turn import Turn
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.scoring.honours import SPECIAL

_LEAD_CARD = 0.14
"""The worth of each card in a lead, weighed against strength that is better kept."""
_ANSWER_AT_LEAST = 0.1
"""The least worth of an answer; below it the cards are kept together."""
_CARD = 0.25
"""The worth of each card that an answer takes out of the hand, and the extra worth when somebody is about to go out."""
_DRAWN = 0.4
"""The cost of each card that a pass draws."""
_STRANDED = 9.0
"""The cost of being left with a card that cannot win."""
_HONOUR = 1.5
"""The worth of a special play where the table pays for it."""


def casual_choice(turn: Turn, view: BigTwoView) -> Mask:
    """The play of a casual player on turn, or 0 for a pass."""
    if not turn.plays:
        return 0
    if turn.hand in turn.plays:
        return turn.hand
    if first := sure_or_bonus(turn, view.position.rules):
        return first
    return _lead(turn) if turn.table is None else _follow(turn, view)


# --- Leading ---


def _lead(turn: Turn) -> Mask:
    if sweep := _sweep(turn):
        return sweep
    legal = [mask for mask in turn.plays if not turn.strands_top(mask)] or list(turn.plays)
    open_to_plan = set(legal)
    choices = [mask for mask in turn.plan.plays if mask in open_to_plan] or legal
    if turn.others.least == 1:
        safe = [mask for mask in choices if _is_safe(turn, mask)] or [mask for mask in legal if _is_safe(turn, mask)]
        if not safe:
            return max(choices)  # only singles left: the highest
        choices = safe
    return max(choices, key=lambda mask: _lead_worth(turn, mask))


def _sweep(turn: Turn) -> Mask:
    """The lowest card if nobody may answer any of the cards, led one after the other; else 0."""
    if turn.passed_on is None or turn.passed_on.size > 1:
        return 0
    card = lowest(turn.hand)
    return card if card > turn.passed_on.mask and card in turn.plays and not turn.keeps_top else 0


def _is_safe(turn: Turn, mask: Mask) -> bool:
    """Whether a player with one card cannot go out on this lead."""
    return not is_one_card(mask) or turn.is_free(mask)


def _lead_worth(turn: Turn, mask: Mask) -> tuple[float, int]:
    """The worth of a lead: low and long first.

    Sure winners stay behind unless only one weak play would be left with them.
    """
    weak = sum(turn.winning(play) < CONTROL for play in turn.plan.plays)
    size, least = card_count(mask), turn.others.least
    if turn.is_too_long(mask):
        return 1 + _LEAD_CARD * size, -mask  # it cannot regain the lead in any other way
    # With one weak play left, win everything and go out with that one.
    worth = turn.winning(mask) if weak <= 1 else _LEAD_CARD * size - turn.winning(mask)
    if turn.is_free(mask):
        worth = _LEAD_CARD * size + 1 - 2 * turn.planner.strength(mask)  # a strong play is better kept
    if size <= least <= FEW and not turn.is_free(mask):
        worth += turn.winning(mask) - 1  # somebody could go out on it, or soon after
    return worth, -mask


# --- Following ---


def _follow(turn: Turn, view: BigTwoView) -> Mask:
    """The answer that leaves the best hand, or 0 for a pass."""
    burden = burden_of(view.position.rules)
    honours = view.position.rules.credits_plays
    (worth, _), best = max((_answer_worth(turn, mask, burden, honours), mask) for mask in turn.plays)
    if not turn.may_pass or must_stop(turn):
        return best
    urgent = turn.others.least == card_count(best) == 1
    return best if urgent or worth >= _ANSWER_AT_LEAST else 0


def _answer_worth(turn: Turn, mask: Mask, burden: Burden, honours: bool) -> tuple[float, int]:
    """The worth of an answer: a better hand afterwards, and fewer cards, which count by weight when there is danger."""
    after = turn.planner.cost_without(turn.plan, turn.hand, mask)
    winning, size, danger = turn.winning(mask), card_count(mask), turn.danger
    worth = turn.plan.cost - after + _CARD * danger * burden(mask) + _DRAWN * turn.draws
    if not turn.crosses(mask):  # a monster is kept for somebody who is about to go out
        worth += _CARD * size
    if turn.others.least == size == 1 or must_stop(turn):
        worth += 2 * winning  # nobody may go out on a lower one, or by the lead that follows
    if after <= 1:
        worth += winning  # it regains the lead, and then only one play is left
    if honours and turn.known[mask].kind in SPECIAL:
        worth += _HONOUR
    if turn.strands_top(mask):
        worth -= _STRANDED
    return worth, -mask

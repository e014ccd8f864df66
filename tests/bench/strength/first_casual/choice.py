"""A decent casual player: keeps strong plays together, leads low and long, spares the twos, watches hands of one card.

It sees a view and chooses one of its legal actions. It fulfils a top duty even if the rules only charge for a breach
(``top.enforce = liability``). It always declares its last card, and calls every last card that was not declared.
"""

from __future__ import annotations

from bot.computers.player import Rng, spoken_actions
from bot.engine.actions import Action
from bot.engine.game import View
from bot.games.big_two.deal.last_card import calls
from bot.games.big_two.deal.seam import PLAY, BigTwoView
from bot.games.big_two.rules.closed_choices import ScoreBase, Settle
from bot.games.big_two.scoring.honours import SPECIAL
from bot.games.big_two.verbs import KEEP, REDEAL
from tests.bench.strength.first_casual.before import before_play, wants_redeal
from tests.bench.strength.first_casual.burden import Burden, burden_of
from tests.bench.strength.first_casual.turn import Turn, action_of, turn_of

_CONTROL = 0.6
"""A play that is at least this likely to win its trick regains the lead."""
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
_SAFE = 3
"""While all other hands have more cards than this, a last play may wait for its bonus."""


def casual(view: View, rng: Rng) -> Action:
    """One of the view's legal actions. Chance decides only between equally good ones.

    Raises:
        ValueError: the seat has nothing to choose.
    """
    seen = _big_two(view)
    if seen.own.before is not None:
        return before_play(seen, rng)
    if seen.position.undecided:
        return REDEAL if wants_redeal(seen) else KEEP
    if seen.seat is None or seen.seat != seen.position.turn:
        return _spoken(seen)
    if called := calls(seen.position, seen.seat):
        return Action("call", number=called[0])
    turn = turn_of(seen)
    mask = _choice(turn, seen)
    return action_of(seen, mask)


def speak(view: View) -> Action | None:
    """What the seat does although nobody waits for it: declare or call, or None."""
    return next(iter(spoken_actions(view)), None)


def _spoken(view: BigTwoView) -> Action:
    """The answer of a player who is asked something out of turn."""
    actions = view.legal_actions()
    if not actions:
        raise ValueError(f"seat {view.seat} has no legal action")
    return actions[0]


def _big_two(view: View) -> BigTwoView:
    if not PLAY.sees(view):
        raise TypeError("a view of a Big Two table is needed")
    return view


def _choice(turn: Turn, view: BigTwoView) -> int:
    """The chosen play, or 0 for a pass."""
    if not turn.plays:
        return 0
    if turn.hand in turn.plays:
        return turn.hand
    return _lead(turn, view) if turn.table is None else _follow(turn, view)


# --- Leading ---


def _lead(turn: Turn, view: BigTwoView) -> int:
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
    score = view.position.setting.rules.score
    if late := _before_bonus(turn, score.twos_finish > 1 or score.settle is Settle.PUSOY):
        return late
    return max(choices, key=lambda mask: _lead_worth(turn, mask))


def _sweep(turn: Turn) -> int:
    """The lowest card if nobody may answer any of the cards, led one after the other; else 0."""
    if turn.passed_on is None or turn.passed_on.size > 1:
        return 0
    lowest = turn.hand & -turn.hand
    return lowest if lowest > turn.passed_on.mask and lowest in turn.plays and not turn.keeps_top else 0


def _is_safe(turn: Turn, mask: int) -> bool:
    """Whether a player with one card cannot go out on this lead."""
    return bool(mask & mask - 1) or turn.is_free(mask)


def _before_bonus(turn: Turn, pays: bool) -> int:
    """With twos and one other play left: that other play, because going out with twos pays; else 0."""
    if not pays or len(turn.plan.plays) != 2 or turn.others.least <= _SAFE:
        return 0
    other, twos = sorted(turn.plan.plays)
    same_size = other.bit_count() == twos.bit_count()
    lowest_two = turn.known.pack.highest >> 3
    if twos & -twos < lowest_two or other >= lowest_two or not same_size or other not in turn.plays:
        return 0
    return other if turn.winning(twos) > _CONTROL else 0


def _lead_worth(turn: Turn, mask: int) -> tuple[float, int]:
    """The worth of a lead: low and long first.

    Sure winners stay behind unless only one weak play would be left with them.
    """
    weak = sum(turn.winning(play) < _CONTROL for play in turn.plan.plays)
    size, least = mask.bit_count(), turn.others.least
    if turn.is_too_long(mask):
        return 1 + _LEAD_CARD * size, -mask  # it cannot regain the lead in any other way
    # With one weak play left, win everything and go out with that one.
    worth = turn.winning(mask) if weak <= 1 else _LEAD_CARD * size - turn.winning(mask)
    if turn.is_free(mask):
        worth = _LEAD_CARD * size + 1 - 2 * turn.planner.strength(mask)  # a strong play is better kept
    if least == size <= 2:
        worth += turn.winning(mask) - 1  # somebody could go out on it
    return worth, -mask


# --- Following ---


def _follow(turn: Turn, view: BigTwoView) -> int:
    """The answer that leaves the best hand, or 0 for a pass."""
    rules = view.position.setting.rules
    burden = burden_of(rules)
    honours = rules.score.base is ScoreBase.INDONESIA
    (worth, _), best = max((_answer_worth(turn, mask, burden, honours), mask) for mask in turn.plays)
    if not turn.may_pass:
        return best
    urgent = turn.others.least == best.bit_count() == 1
    return best if urgent or worth >= _ANSWER_AT_LEAST else 0


def _answer_worth(turn: Turn, mask: int, burden: Burden, honours: bool) -> tuple[float, int]:
    """The worth of an answer: a better hand afterwards, and fewer cards, which count by weight when there is danger."""
    after = turn.planner.cost_without(turn.plan, turn.hand, mask)
    winning, size, danger = turn.winning(mask), mask.bit_count(), turn.danger
    worth = turn.plan.cost - after + _CARD * danger * burden(mask) + _DRAWN * turn.draws
    if not turn.crosses(mask):  # a monster is kept for somebody who is about to go out
        worth += _CARD * size
    if turn.others.least == size == 1:
        worth += 2 * winning  # nobody may go out on a lower one
    if after <= 1:
        worth += winning  # it regains the lead, and then only one play is left
    if honours and turn.known[mask].kind in SPECIAL:
        worth += _HONOUR
    if turn.strands_top(mask):
        worth -= _STRANDED
    return worth, -mask

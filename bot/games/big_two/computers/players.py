"""The players of Big Two. Each sees a view and chooses one of its legal actions.

All of them fulfil a top duty even if the rules only charge for a breach (``top.enforce = liability``). They always
declare their last card, and call every last card that was not declared. In exchanges each judges as in play.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.computers.player import Rng, spoken_actions
from bot.computers.soundness import view_of
from bot.engine.actions import Action
from bot.engine.game import View
from bot.games.big_two.cards.masks import card_count
from bot.games.big_two.computers.before import before_play, wants_redeal
from bot.games.big_two.computers.choice import casual_choice
from bot.games.big_two.computers.sharp.schemes import weights_for
from bot.games.big_two.computers.sharp.sharp_choice import sharp_choice
from bot.games.big_two.computers.sharp.weights import Weights
from bot.games.big_two.computers.turn import action_of, turn_of
from bot.games.big_two.deal.last_card import calls
from bot.games.big_two.deal.seam import PLAY, BigTwoView
from bot.games.big_two.verbs import KEEP, REDEAL

_CASUAL = Weights()
"""How a casual player judges cards in exchanges."""


def choose(view: View, rng: Rng, level: str) -> Action:
    """What a player of this level does: ``sharp`` plays for points, with the weights found for these rules.

    Raises:
        ValueError: the seat has nothing to choose.
    """
    if level == "sharp":
        return weighing(weights_for(view_of(PLAY, view).position.rules))(view, rng)
    return _answer(view, rng, _greedy_choice if level == "greedy" else _casual_choice, _CASUAL)


def weighing(weights: Weights) -> Callable[[View, Rng], Action]:
    """Somebody who plays for points with these weights."""

    def chosen(view: View, rng: Rng) -> Action:
        return _answer(view, rng, lambda seen: sharp_choice(turn_of(seen, weights.strengths), seen, weights), weights)

    return chosen


def speak(view: View) -> Action | None:
    """What the seat does although nobody waits for it: declare, else call, or None."""
    return min(spoken_actions(view), key=lambda action: action.number is not None, default=None)


def _casual_choice(view: BigTwoView) -> int:
    return casual_choice(turn_of(view), view)


def _greedy_choice(view: BigTwoView) -> int:
    """The lowest play that answers; on the lead the lowest of those with the most cards."""
    turn = turn_of(view)
    if turn.table is not None:
        return turn.plays[0] if turn.plays else 0
    return max(turn.plays, key=card_count, default=0)


def _answer(view: View, rng: Rng, choice: Callable[[BigTwoView], int], weights: Weights) -> Action:
    """What is done in any phase; ``choice`` says which cards are played on a turn, or 0 for a pass.

    Exchanges are judged by ``weights``.
    """
    seen = view_of(PLAY, view)
    if seen.own.before is not None:
        return before_play(seen, rng, weights)
    if seen.position.undecided:
        return REDEAL if wants_redeal(seen) else KEEP
    if seen.seat is None or seen.seat != seen.position.turn:
        return _spoken(seen)
    if called := calls(seen.position, seen.seat):
        return Action("call", number=called[0])
    return action_of(seen, choice(seen))


def _spoken(view: BigTwoView) -> Action:
    """The answer of a player who is asked something out of turn."""
    actions = view.legal_actions()
    if not actions:
        raise ValueError(f"seat {view.seat} has no legal action")
    return actions[0]

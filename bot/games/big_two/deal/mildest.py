"""The mildest of some actions: what the clock does for somebody who does not act."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.actions import Action
from bot.games.big_two.grammar import DECLINE, KEEP, PASS, WAIVE

_COMMITS_TO_NOTHING = (KEEP, DECLINE, WAIVE, PASS)


def mildest_of(legal: Sequence[Action]) -> Action:
    """Decline, take nothing, demand nothing or pass if possible; else lead the lowest single; else the lowest cards.

    Raises:
        ValueError: there is nothing to choose from.
    """
    if not legal:
        raise ValueError("nothing is asked of this seat")
    for action in legal:
        if action in _COMMITS_TO_NOTHING:
            return action
    plays = [action for action in legal if action.verb == "play"]
    return min(plays, key=lambda play: len(play.cards), default=legal[0])

"""What the shell counts of deals of Big Two."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.game import Result
from bot.games.big_two.happened import BigTwoEvent


def tally(result: Result) -> Mapping[str, int]:
    """Deals that somebody had dealt anew (BT-12.3)."""
    return {BigTwoEvent.REDEALT.value: int(result.void)}

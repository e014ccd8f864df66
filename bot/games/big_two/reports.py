"""What records state of deals of Big Two, and what the shell counts of them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.game import Json, Result
from bot.games.big_two.happened import BigTwoEvent


def recorded(result: Result) -> Json:
    """The points of each seat; a void deal has none."""
    return (0,) * len(result.points) if result.void else result.points


def tally(result: Result) -> Mapping[str, int]:
    """Deals that somebody had dealt anew (BT-5)."""
    return {BigTwoEvent.REDEALT.value: int(result.void)}

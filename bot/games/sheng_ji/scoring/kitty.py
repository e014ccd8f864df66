"""How the points of the kitty are multiplied (SJ-9.2)."""

from __future__ import annotations

from bot.games.sheng_ji.cards.units import Format
from bot.games.sheng_ji.rules.closed_choices import KittyMultiplier


def multiplier(mode: KittyMultiplier, lead: Format, *, trumps_won: bool) -> int:
    """The multiplier, given the format of the last lead and whether trumps won the last trick."""
    largest = max(shape.size for shape in lead)
    if mode is KittyMultiplier.TIMES_UNIT:
        return 2 * largest
    if mode is KittyMultiplier.POWER_UNIT:
        return int(2**largest)
    if mode is KittyMultiplier.TIMES_CARDS:
        return 2 * sum(shape.size for shape in lead)
    if mode is KittyMultiplier.SIDE_HALF:
        return int(2 ** (largest if trumps_won else largest - 1))
    return 2

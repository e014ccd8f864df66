"""Hands that win at once: a card of each rank, and four 2s (docs/big-two.md, BT-12.1)."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.actions import Seat
from bot.games.big_two.cards.pack import RANK, spread
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.situation import Setting

FULL_HAND = 13
"""Only hands of so many cards win at once, or may ask for a redeal (D-33)."""


class Instant(NamedTuple):
    """Who wins before the first play, and with what: ``dragon`` or ``four-twos``."""

    seat: Seat
    name: str


def instant_win(setting: Setting, hands: tuple[int, ...]) -> Instant | None:
    """The first in turn order from the starter whose hand wins at once (D-31, D-33)."""
    for away in range(setting.seats):
        seat = (setting.starter + setting.step * away) % setting.seats
        name = _name(setting.rules, hands[seat])
        if name is not None:
            return Instant(seat, name)
    return None


def four_twos(hand: int) -> bool:
    """Whether a hand of 13 holds every 2."""
    return hand.bit_count() == FULL_HAND and hand >> 4 * (FULL_HAND - 1) == RANK


def _name(rules: Rules, hand: int) -> str | None:
    if rules.instant.dragon and hand.bit_count() == spread(hand).bit_count() == FULL_HAND:
        return "dragon"
    return "four-twos" if rules.instant.four_twos and four_twos(hand) else None

"""Hands that win at once: a card of each rank, and four 2s (docs/big-two.md, BT-12.1)."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.actions import Seat
from bot.games.big_two.cards.masks import card_count, from_rank, of_rank
from bot.games.big_two.cards.pack import Mask, spread
from bot.games.big_two.happened import BigTwoEvent
from bot.games.big_two.rules.parameters import FULL_HAND, Rules
from bot.games.big_two.setting import DealSetting

_TWO = 12
"""The place of the 2 in the order of ranks."""


class Instant(NamedTuple):
    """Who wins before the first play, and how: with a dragon or with four 2s."""

    seat: Seat
    event: BigTwoEvent


def instant_win(setting: DealSetting, hands: tuple[Mask, ...]) -> Instant | None:
    """The first player in turn order, from the starter on, whose hand wins at once (D-31, D-33)."""
    for away in range(setting.seats):
        seat = (setting.starter + setting.step * away) % setting.seats
        event = _event(setting.rules, hands[seat])
        if event is not None:
            return Instant(seat, event)
    return None


def four_twos(hand: Mask) -> bool:
    """Whether a hand of 13 holds all four 2s."""
    return card_count(hand) == FULL_HAND and from_rank(hand, _TWO) == of_rank(_TWO)


def _event(rules: Rules, hand: Mask) -> BigTwoEvent | None:
    if rules.instant.dragon and card_count(hand) == card_count(spread(hand)) == FULL_HAND:
        return BigTwoEvent.DRAGON
    return BigTwoEvent.FOUR_TWOS if rules.instant.four_twos and four_twos(hand) else None

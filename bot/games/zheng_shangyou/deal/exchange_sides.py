"""Who gives to whom before a later deal, and what may be given (ZS-6)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.seam import hands
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.rules.closed_choices import ExchangeKind
from bot.games.zheng_shangyou.rules.parameters import Rules

Places = tuple[Seat, ...]


def from_below(rules: Rules, previous: Places) -> Places:
    """Who gives up a highest card: the last but one and the last, or the last alone; nobody in a first deal."""
    many = {ExchangeKind.NONE: 0, ExchangeKind.LAST_ONE: 1, ExchangeKind.LAST_TWO: 2}[rules.zs.exchange]
    return previous[len(previous) - many :] if many else ()


def from_above(rules: Rules, previous: Places) -> Places:
    """Who gives any card back: place 1, or places 1 and 2."""
    return previous[: len(from_below(rules, previous))]


def highest(rules: Rules, hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of the highest rank in a hand, jokers included; each face once (ZS-6.1)."""
    return tuple(dict.fromkeys(hands.highest(hand, order_of(rules).heights)))

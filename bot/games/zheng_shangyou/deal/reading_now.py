"""What cards are read as at a point of a deal (ZS-4)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import Card
from bot.engine.actions import Action
from bot.engine.seam.hands import in_packs
from bot.games.zheng_shangyou.cards.answering import read_as
from bot.games.zheng_shangyou.cards.kinds import PlayReading
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.deal.position import Position
from bot.games.zheng_shangyou.grammar import named_reading
from bot.games.zheng_shangyou.rules.parameters import Rules


def reading_of(position: Position, action: Action) -> PlayReading | None:
    """The reading that a play has now, as it names it or as the rules choose it; None where it has none."""
    if not are_in_packs(position.rules, action.cards):
        return None
    found = read_as(position.rules, action.cards, named_reading(action), position.table)
    return found if isinstance(found, PlayReading) else None


def are_in_packs(rules: Rules, cards: Sequence[Card]) -> bool:
    """Whether the packs have all these cards, each as often."""
    return in_packs(cards, order_of(rules).heights, rules.zs.packs)

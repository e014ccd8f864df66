"""What a play of a hand is read as: with its last cards that may be something else (DG-4.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.cards import Card
from bot.engine.actions import Action
from bot.games.da_guai_lu_zi.cards.readings import PlayReading, read_as
from bot.games.da_guai_lu_zi.deal.position import Position
from bot.games.da_guai_lu_zi.grammar import named_reading


def reading_in_hand(position: Position, hand: Sequence[Card], action: Action) -> PlayReading | None:
    """The reading that a play names, or the rules' own; None where it has none."""
    order = position.order
    if any(card not in order.value for card in action.cards):
        return None
    return read_as(order, action.cards, named_reading(action), finishing=empties(hand, action.cards))


def empties(hand: Sequence[Card], cards: Sequence[Card]) -> bool:
    """Whether these cards are all that a hand holds."""
    return len(cards) == len(hand) and Counter(cards) == Counter(hand)

"""The cards of a hand in the order of its owner, and how each looks."""

from __future__ import annotations

from collections.abc import Collection

from bot.cards import Card
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.climbing.scenes import sorted_hand
from bot.scenes.hand_scene import CardGroup, Held


def shown_cards(view: BigTwoView, held: Held, playable: Collection[Card] | None) -> tuple[CardGroup, ...]:
    """The hand as one group; ``playable`` are the cards of legal plays, None while nobody asks for any."""
    suits = view.position.rules.deck.suits
    return sorted_hand.shown_cards(view.hand, held, playable, lambda card: suits.index(card.suit))

"""The cards of a hand as one group, and how each looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from bot.cards import SUITS, Card
from bot.games.da_guai_lu_zi.cards.order import JOKERS
from bot.games.da_guai_lu_zi.deal.view import EscapeView
from bot.scenes.hand_scene import CardGroup, CardState, Held, HeldCard, places_of

ORDERS = ("rank", "suit", "combinations")
"""How a hand can be sorted, in the order in which *Sort* goes through them."""


def sorted_places(view: EscapeView, order: str) -> list[int]:
    """The places of the hand in its owner's order: by rank and suit unless they asked for another."""
    hand, places = view.hand, list(range(len(view.hand)))
    if order == "suit":
        return sorted(places, key=lambda place: (hand[place] in JOKERS, SUITS.find(hand[place].suit), place))
    if order == "combinations":
        together = Counter(card.rank for card in hand)
        return sorted(places, key=lambda place: (-together[hand[place].rank], place))
    return places


def shown_cards(view: EscapeView, held: Held, playable: Collection[Card] | None) -> tuple[CardGroup, ...]:
    """The hand as one group; ``playable`` are the cards of legal answers, None while nobody asks for any."""
    hand = view.hand
    hint = places_of(hand, held.hint.action.cards) if held.hint else frozenset()
    every = playable is None or all(card in playable for card in hand)

    def state(place: int) -> CardState:
        if place in held.choice.places:
            return CardState.SELECTED
        if place in hint:
            return CardState.SUGGESTED
        if every or playable is None:
            return CardState.WAITING
        return CardState.PLAYABLE if hand[place] in playable else CardState.NOT_PLAYABLE

    cards = tuple(
        HeldCard(hand[place], place, state(place), open=not every and playable is not None and hand[place] in playable)
        for place in sorted_places(view, held.order)
    )
    return (CardGroup(cards),) if cards else ()

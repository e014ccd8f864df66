"""The cards of a hand as one group, in the order of its owner, and how each looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence

from bot.cards import SUITS, Card
from bot.engine.seam.deals import View
from bot.scenes.hand_scene import CardGroup, Held, HeldCard, card_states

ORDERS = ("rank", "suit", "combinations")
"""How a hand can be sorted, in the order in which *Sort* goes through them."""

Plays = tuple[tuple[Card, ...], ...]
"""Legal plays as sets of cards, weakest first."""


def open_plays(view: View) -> Plays:
    """The card sets of legal plays, each once: the same cards may be legal in several readings or with more words."""
    return tuple(dict.fromkeys(action.cards for action in view.legal_actions() if action.verb == "play"))


def suit_place(card: Card) -> int:
    """Where the suit of a card stands in pack order; jokers stand behind."""
    return SUITS.find(card.suit) % (len(SUITS) + 1)


def places_among(hand: Sequence[Card], cards: Collection[Card]) -> frozenset[int]:
    """Where in a hand there are cards that are equal to one of these."""
    return frozenset(place for place, card in enumerate(hand) if card in cards)


def sorted_places(hand: Sequence[Card], order: str, suit: Callable[[Card], int] = suit_place) -> list[int]:
    """The places of a hand in its owner's order: by rank, as it is, unless they asked for another."""
    places = list(range(len(hand)))
    if order == "suit":
        return sorted(places, key=lambda place: (suit(hand[place]), place))
    if order == "combinations":
        together = Counter(card.rank for card in hand)
        return sorted(places, key=lambda place: (-together[hand[place].rank], place))
    return places


def shown_cards(
    hand: Sequence[Card], held: Held, playable: Collection[Card] | None, suit: Callable[[Card], int] = suit_place
) -> tuple[CardGroup, ...]:
    """The hand as one group; ``playable`` are the cards of legal answers, None while nobody asks for any."""
    named = frozenset() if playable is None else places_among(hand, playable)
    states, plain = card_states(hand, held, None if playable is None else named)
    cards = tuple(
        HeldCard(hand[place], place, states[place], plain[place], open=len(named) < len(hand) and place in named)
        for place in sorted_places(hand, held.order, suit)
    )
    return (CardGroup(cards),) if cards else ()

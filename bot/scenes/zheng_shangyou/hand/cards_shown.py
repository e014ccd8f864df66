"""The cards of a hand in the order of its owner, and how each looks."""

from __future__ import annotations

from collections.abc import Collection

from bot.cards import SUITS, Card
from bot.games.zheng_shangyou.deal.view import ZhengShangyouView
from bot.scenes.hand_scene import CardGroup, CardState, Held, HeldCard, places_of

ORDERS = ("rank", "suit", "combinations")
"""How a hand can be sorted, in the order in which *Sort* goes through them."""

Plays = tuple[tuple[Card, ...], ...]
"""Legal plays as sets of cards, weakest first."""


def open_plays(view: ZhengShangyouView) -> Plays:
    """The card sets of legal plays, each once: cards may be legal in several readings."""
    return tuple(dict.fromkeys(action.cards for action in view.legal_actions() if action.verb == "play"))


def sorted_places(view: ZhengShangyouView, order: str) -> list[int]:
    """The places of the hand in its owner's order: by rank unless they asked for another."""
    hand, places = view.hand, list(range(len(view.hand)))
    if order == "suit":
        return sorted(places, key=lambda place: (SUITS.find(hand[place].suit) % (len(SUITS) + 1), place))
    if order == "combinations":
        together = {rank: sum(card.rank == rank for card in hand) for rank in {card.rank for card in hand}}
        return sorted(places, key=lambda place: (-together[hand[place].rank], place))
    return places


def shown_cards(view: ZhengShangyouView, held: Held, playable: Collection[Card] | None) -> tuple[CardGroup, ...]:
    """The hand as one group; ``playable`` are the cards of legal answers, None while nobody asks for any."""
    hand = view.hand
    suggested = places_of(hand, held.hint.action.cards) if held.hint else frozenset()
    every = playable is None or all(card in playable for card in hand)

    def state(place: int) -> CardState:
        if place in held.choice.places:
            return CardState.SELECTED
        if place in suggested:
            return CardState.SUGGESTED
        if every or playable is None:
            return CardState.WAITING
        return CardState.PLAYABLE if hand[place] in playable else CardState.NOT_PLAYABLE

    cards = tuple(
        HeldCard(hand[place], place, state(place), open=playable is not None and hand[place] in playable)
        for place in sorted_places(view, held.order)
    )
    return (CardGroup(cards),) if cards else ()

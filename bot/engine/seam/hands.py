"""Hands as values: dealing them, taking cards out, finding missing cards, and checking them against the packs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence

from bot.cards import Card, Packs
from bot.dealing import Shuffle
from bot.engine.actions import NotPossible, Seat

Hand = tuple[Card, ...]
Hands = tuple[Hand, ...]
"""The cards of each seat."""


def dealt_round(order: Sequence[Card], first: Seat, seats: int, many: int | None = None) -> Hands:
    """The hands when cards are dealt one by one, beginning with ``first``. If given, only ``many`` cards are dealt."""
    return tuple(tuple(order[(seat - first) % seats : many : seats]) for seat in range(seats))


def without(hand: Iterable[Card], cards: Iterable[Card]) -> Hand:
    """The cards left in a hand, in its order. Of equal cards, only as many go as are named."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def missing(hand: Sequence[Card], cards: Sequence[Card]) -> Hand:
    """The named cards that a hand does not have, or not often enough."""
    if len(cards) == 1:
        return () if cards[0] in hand else tuple(cards)
    return tuple((Counter(cards) - Counter(hand)).elements())


def in_packs(cards: Iterable[Card], faces: Container[Card], copies: int) -> bool:
    """Whether all cards have one of these faces, and none occurs more than ``copies`` times."""
    return all(card in faces and many <= copies for card, many in Counter(cards).items())


def highest(cards: Sequence[Card], height: Mapping[Card, int]) -> Hand:
    """The cards of the greatest height, in their order. Ties are all included."""
    top = max(height[card] for card in cards)
    return tuple(card for card in cards if height[card] == top)


def with_hand(hands: Hands, seat: Seat, hand: Hand) -> Hands:
    """All hands, with one of them replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def check_shuffle(shuffle: Shuffle, packs: Packs) -> None:
    """Refuse a shuffle of other cards.

    Raises:
        NotPossible: the shuffle is not of these packs.
    """
    if sorted(shuffle.pack) != sorted(packs.cards()):
        raise NotPossible("the shuffle is not of the packs that these rules play with")


def check_cards(hands: Iterable[Sequence[Card]], left: Sequence[Card], packs: Packs) -> None:
    """Refuse stated hands unless they make up the packs. ``left`` are the cards in no hand.

    Raises:
        NotPossible: a card is missing, doubled or not of the packs.
    """
    if sorted(card for cards in (*hands, left) for card in cards) != sorted(packs.cards()):
        raise NotPossible("these are not the cards of the packs that these rules play with")

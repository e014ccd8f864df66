"""Hands as values: cards dealt round the table, taken out of a hand, missing in it, and checked against the packs."""

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
    """The hands when cards are dealt singly, the first one to ``first``; only ``many`` of them where that is given."""
    return tuple(tuple(order[(seat - first) % seats : many : seats]) for seat in range(seats))


def without(hand: Iterable[Card], cards: Iterable[Card]) -> Hand:
    """What is left of a hand, in its order. Of equal cards, only as many go as are named."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def missing(hand: Sequence[Card], cards: Sequence[Card]) -> Hand:
    """The cards that a hand does not have, or not so often."""
    if len(cards) == 1:
        return () if cards[0] in hand else tuple(cards)
    return tuple((Counter(cards) - Counter(hand)).elements())


def in_packs(cards: Iterable[Card], faces: Container[Card], copies: int) -> bool:
    """Whether all cards have one of these faces, and none more often than there are copies of it."""
    return all(card in faces and many <= copies for card, many in Counter(cards).items())


def highest(cards: Sequence[Card], height: Mapping[Card, int]) -> Hand:
    """The cards of the greatest height among some, in their order, equal ones included."""
    top = max(height[card] for card in cards)
    return tuple(card for card in cards if height[card] == top)


def with_hand(hands: Hands, seat: Seat, hand: Hand) -> Hands:
    """All hands, one of them changed."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def check_shuffle(shuffle: Shuffle, packs: Packs) -> None:
    """Refuse a shuffle of other cards.

    Raises:
        NotPossible: the shuffle is not of these packs.
    """
    if sorted(shuffle.pack) != sorted(packs.cards()):
        raise NotPossible("the shuffle is not of the packs that these rules play with")


def check_cards(hands: Iterable[Sequence[Card]], left: Sequence[Card], packs: Packs) -> None:
    """Refuse stated hands of other cards; ``left`` are those in no hand.

    Raises:
        NotPossible: these are not the cards of the packs, each as often as there.
    """
    if sorted(card for cards in (*hands, left) for card in cards) != sorted(packs.cards()):
        raise NotPossible("these are not the cards of the packs that these rules play with")

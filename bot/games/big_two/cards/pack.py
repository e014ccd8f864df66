"""Cards as bits in the game's order: bit ``4 * rank + suit``, so a higher bit is a higher card (BT-1.2).

A set of cards is one integer, its *mask*. Each hexadecimal digit of a mask is one rank.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Annotated

from bot.cards import Card
from bot.games.big_two.rules.closed_choices import DeckKind, SuitOrder

Mask = Annotated[int, "cards"]
"""A set of cards; the annotation tells the reader of states. Elsewhere it is a plain integer."""
ONES = int("1" * 16, 16)
"""The lowest suit of every rank."""
RANK = 0b1111
"""All suits of the lowest rank."""


def spread(mask: int) -> int:
    """For every rank that has a card in ``mask``: the bit of its lowest suit."""
    return (mask | mask >> 1 | mask >> 2 | mask >> 3) & ONES


def twice(mask: int) -> int:
    """For every rank that has two or more cards in ``mask``: the bit of its lowest suit."""
    low, high = mask & mask >> 1, mask >> 2 & mask >> 3
    return (low | high | (mask | mask >> 1) & (mask >> 2 | mask >> 3)) & ONES


def thrice(mask: int) -> int:
    """For every rank that has three or more cards in ``mask``: the bit of its lowest suit."""
    low, high = mask & mask >> 1, mask >> 2 & mask >> 3
    return (low & (mask >> 2 | mask >> 3) | high & (mask | mask >> 1)) & ONES


def all_four(mask: int) -> int:
    """For every rank that has all four cards in ``mask``: the bit of its lowest suit."""
    return mask & mask >> 1 & mask >> 2 & mask >> 3 & ONES


def top(mask: int) -> int:
    """The bit number of the highest card."""
    return mask.bit_length() - 1


def top_suit(mask: int) -> int:
    """The suit of the highest card; 0 is the lowest suit."""
    return mask.bit_length() - 1 & 3


def bits(mask: int) -> Iterable[int]:
    """Each card of a mask as a mask of its own, lowest first."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


class Pack:
    """The cards of a pack and their bits. ``ranks`` and ``suits`` are lowest first."""

    def __init__(self, ranks: Sequence[str], suits: str) -> None:
        self.ranks = tuple(ranks)
        self.cards = tuple(Card(rank, suit) for rank in ranks for suit in suits)
        self.bit = {card: 1 << place for place, card in enumerate(self.cards)}
        self.all = (1 << len(self.cards)) - 1
        self.twos: Mask = RANK << 4 * (len(ranks) - 1)  # all four
        self.aces: Mask = self.twos >> 4
        self._by_rank = _cards_by_rank(self.cards, len(suits))
        self._spaced = _texts_by_rank(self.ranks, suits, " ")
        self._glued = _texts_by_rank(self.ranks, suits, "")

    @property
    def highest(self) -> int:
        """The highest card, as a mask."""
        return 1 << len(self.cards) - 1

    def mask(self, cards: Iterable[Card]) -> int:
        """The mask of distinct cards of this pack.

        Raises:
            KeyError: a card is not in this pack.
            ValueError: a card is named twice.
        """
        mask = 0
        for card in cards:
            bit = self.bit[card]
            if mask & bit:
                raise ValueError(f"{card} stands twice")
            mask |= bit
        return mask

    def mask_if_held(self, hand: int, cards: Iterable[Card]) -> int:
        """The mask of cards that the hand has, each named once; 0 if any is not there."""
        left = hand
        for card in cards:
            bit = self.bit.get(card, 0)
            if not left & bit:
                return 0
            left ^= bit
        return hand ^ left

    def missing(self, hand: int, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Those of the ``cards`` that are not in the hand or are named twice."""
        left, missing = hand, []
        for card in cards:
            if left & self.bit.get(card, 0):
                left ^= self.bit[card]
            else:
                missing.append(card)
        return tuple(missing)

    def of(self, mask: int) -> tuple[Card, ...]:
        """The cards of a mask, lowest first."""
        found: list[Card] = []
        for of_rank in self._by_rank:
            if not mask:
                break
            found += of_rank[mask & RANK]
            mask >>= 4
        return tuple(found)

    def text(self, mask: int) -> str:
        """The cards of a mask in notation, lowest first."""
        return _texts(mask, self._spaced)[:-1]

    def glued(self, mask: int) -> str:
        """The cards of a mask in notation, without spaces."""
        return _texts(mask, self._glued)


def _cards_by_rank(cards: Sequence[Card], suits: int) -> tuple[tuple[tuple[Card, ...], ...], ...]:
    """Cards, lowest first: by rank, then by the mask digit that says which suits there are."""
    ranks = [cards[place : place + suits] for place in range(0, len(cards), suits)]
    return tuple(
        tuple(tuple(card for suit, card in enumerate(rank) if digit >> suit & 1) for digit in range(RANK + 1))
        for rank in ranks
    )


_Texts = tuple[tuple[str, ...], ...]
"""Cards in notation, lowest first: by rank, then by the mask digit that says which suits there are."""


def _texts_by_rank(ranks: Sequence[str], suits: str, behind: str) -> _Texts:
    digits = [[suit for place, suit in enumerate(suits) if digit >> place & 1] for digit in range(RANK + 1)]
    return tuple(tuple("".join([rank + suit + behind for suit in there]) for there in digits) for rank in ranks)


def _texts(mask: int, by_rank: _Texts) -> str:
    """The notation digit by digit, four times as fast as card by card."""
    found = []
    for of_rank in by_rank:
        if not mask:
            break
        found.append(of_rank[mask & RANK])
        mask >>= 4
    return "".join(found)


def _tiles(tile_max: int) -> list[str]:
    return [str(number) for number in (*range(3, tile_max + 1), 1, 2)]


@lru_cache(maxsize=16)
def pack_of(kind: DeckKind, suits: SuitOrder, tile_max: int = 0) -> Pack:
    """The pack of a kind with a suit order. ``tile_max`` is the highest tile (BT-1.1 to 1.6)."""
    return Pack(_tiles(tile_max) if kind is DeckKind.LECTIO else "3456789TJQKA2", suits.value)

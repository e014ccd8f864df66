"""What the rooms outside ``cards`` ask of sets of cards: only ``cards`` computes with the bits of a mask.

Masks compare as numbers: of two masks, the one with the highest card that is not in both is greater. The lowest cards
have the lowest bits, so that these examples can be read as the ranks 3, 4 and 5 of a pack:

>>> threes, fours_, fives = of_rank(0), of_rank(1), of_rank(2)
>>> hand = joined(threes, lowest(fives))
>>> card_count(hand), card_count(shared(hand, fives)), card_count(without(hand, fives))
(5, 1, 4)
>>> highest(hand) == lowest(fives), lowest(hand) == LOWEST, is_one_card(hand), is_one_card(LOWEST)
(True, True, False, True)
>>> height(hand) > height(threes), height(0)
(True, 0)
>>> top_rank(threes), top_rank(hand)
(0, 2)
>>> all_of([threes, fours_, fives]) == joined(hand, joined(fours_, fives))
True
>>> count_of_rank(hand, 0), count_of_rank(hand, 1), count_of_rank(hand, 2)
(4, 0, 1)
>>> from_rank(hand, 1) == lowest(fives), from_rank(hand, 3)
(True, 0)
>>> having([threes, fives, hand], LOWEST) == [threes, hand]
True
>>> list(fours(hand)) == [threes]
True
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.big_two.cards.pack import RANK, Mask, all_four, bits

LOWEST: Mask = 1
"""The lowest card of every pack."""


def card_count(mask: Mask) -> int:
    """How many cards there are."""
    return mask.bit_count()


def is_one_card(mask: Mask) -> bool:
    """Whether there is exactly one card."""
    return mask.bit_count() == 1


def height(mask: Mask) -> int:
    """How high the highest card is: greater where that card is higher, and 0 without cards."""
    return mask.bit_length()


def top_rank(mask: Mask) -> int:
    """The place of the highest card's rank in the order; the lowest rank is 0."""
    return mask.bit_length() - 1 >> 2


def highest(mask: Mask) -> Mask:
    """The highest card; there must be one."""
    return 1 << mask.bit_length() - 1


def lowest(mask: Mask) -> Mask:
    """The lowest card; nothing of nothing."""
    return mask & -mask


def joined(mask: Mask, other: Mask) -> Mask:
    """The cards that are in either."""
    return mask | other


def all_of(masks: Iterable[Mask]) -> Mask:
    """The cards that are in any of them."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def shared(mask: Mask, other: Mask) -> Mask:
    """The cards that are in both."""
    return mask & other


def without(mask: Mask, other: Mask) -> Mask:
    """The cards that are not in ``other``."""
    return mask & ~other


def having(masks: Iterable[Mask], card: Mask) -> list[Mask]:
    """Those of the masks that have this card."""
    return [mask for mask in masks if mask & card]


def of_rank(place: int) -> Mask:
    """The four cards of a rank, by its place in the order; the lowest rank is 0."""
    return RANK << 4 * place


def count_of_rank(mask: Mask, place: int) -> int:
    """How many cards of a rank there are."""
    return (mask >> 4 * place & RANK).bit_count()


def from_rank(mask: Mask, place: int) -> Mask:
    """The cards of a rank and of all higher ranks."""
    return mask >> 4 * place << 4 * place


def fours(mask: Mask) -> Iterable[Mask]:
    """The four cards of each rank of which all are there."""
    return (rank * RANK for rank in bits(all_four(mask)))

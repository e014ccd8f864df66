"""The strongest play that cards could make together, if one hand held them all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from bot.cards import RANKS, SUITS, Card
from bot.games.da_guai_lu_zi.cards.order import JOKERS, CardOrder, PlayKind
from bot.games.da_guai_lu_zi.cards.readings import FIVE, reading_of
from bot.games.da_guai_lu_zi.cards.wildcards import RUN_TOPS

HIGHEST = (PlayKind.STRAIGHT_FLUSH, PlayKind.FIVE_OF_A_KIND)
"""The kinds of five cards that are looked for: nothing lower beats them."""

Strength = tuple[int, ...]


def strongest_of(order: CardOrder, cards: Sequence[Card], size: int) -> Strength:
    """The strength of the best play of ``size`` cards among these, of five one of the two highest kinds; () for none.

    A joker is taken for whatever serves best, even where the rules would read the cards as something lower.
    """
    return max((*_of_one_rank(order, cards, size), *(_suited_runs(order, cards) if size == FIVE else ())), default=())


def _of_one_rank(order: CardOrder, cards: Sequence[Card], size: int) -> Iterator[Strength]:
    """One, two, three or five of a rank, and as many jokers alone."""
    jokers = [card for card in cards if card in JOKERS]
    filled = ((*(card for card in cards if card.rank == rank), *jokers)[:size] for rank in RANKS)
    for play in (*filled, *combinations(jokers, size)):
        reading = reading_of(order, play) if len(play) == size else None
        if reading is not None:
            yield reading.strength


def _suited_runs(order: CardOrder, cards: Sequence[Card]) -> Iterator[Strength]:
    """Straight flushes, with jokers for the ranks that are missing."""
    held, jokers = set(cards), sum(card in JOKERS for card in cards)
    for run, top in RUN_TOPS.items():
        for suit in SUITS:
            ranks = sum(Card(RANKS[place], suit) in held for place in run)
            if ranks and ranks + jokers >= FIVE:
                yield order.step[PlayKind.STRAIGHT_FLUSH], top

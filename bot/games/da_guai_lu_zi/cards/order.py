"""What cards are worth: the order of the ranks with the trump rank, and the ladder of five cards (DG-2, DG-3.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import lru_cache

from bot.cards import BIG_JOKER, LITTLE_JOKER, RANKS, SUITS, Card
from bot.games.da_guai_lu_zi.rules.closed_choices import FlushTie, SmallPair, WildRank
from bot.games.da_guai_lu_zi.rules.parameters import Rules

LJ, BJ = str(LITTLE_JOKER), str(BIG_JOKER)
"""How the jokers are named as ranks."""
JOKERS = frozenset({LITTLE_JOKER, BIG_JOKER})
RANK_NAMES = (*RANKS, LJ, BJ)
"""Every rank that a play can be named by."""

_TRUMP = len(RANKS)
VALUE_LJ, VALUE_TWO_LJ, _VALUE_BJ = _TRUMP + 1, _TRUMP + 2, _TRUMP + 3
"""Values above the ranks. Two small jokers may stand between the two jokers (DG-4.3)."""


class PlayKind(StrEnum):
    """Kinds of play, by their public names (DG-3.1)."""

    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full_house"
    FOUR_PLUS_ONE = "four_plus_one"
    STRAIGHT_FLUSH = "straight_flush"
    FIVE_OF_A_KIND = "five_of_a_kind"


_ABOVE = (PlayKind.FULL_HOUSE, PlayKind.FOUR_PLUS_ONE, PlayKind.STRAIGHT_FLUSH, PlayKind.FIVE_OF_A_KIND)


class CardOrder:
    """The order of the cards in one deal: the rules, and the rank that is trump."""

    def __init__(self, rules: Rules, trump: str | None) -> None:
        self.rules, self.trump = rules, trump
        self.values = tuple(_TRUMP if rank == trump else place for place, rank in enumerate(RANKS))
        """The value of each rank, by its natural place."""
        self.by_value = tuple(sorted(range(len(RANKS)), key=self.values.__getitem__))
        """The natural places of the ranks, least value first."""
        self.place: Mapping[Card, int] = {Card(rank, suit): at for at, rank in enumerate(RANKS) for suit in SUITS}
        """The natural place of each card that is no joker."""
        self.value: Mapping[Card, int] = {
            **{card: self.values[at] for card, at in self.place.items()},
            LITTLE_JOKER: VALUE_LJ,
            BIG_JOKER: _VALUE_BJ,
        }
        lowest = (PlayKind.STRAIGHT, PlayKind.FLUSH)
        self.ladder = (*(lowest if rules.dg.flush_over_straight else lowest[::-1]), *_ABOVE)
        """The five-card kinds, lowest first."""
        self.step = {kind: at for at, kind in enumerate(self.ladder)}
        self.top_only = rules.dg.flush_tie is FlushTie.TOP_ONLY
        self.small_pair_beats = rules.dg.small_pair is SmallPair.BEATS
        self.weakest_key = rules.dg.wild_rank is WildRank.WEAKEST
        self._in_order = {card: (value, at) for at, (card, value) in enumerate(self._pack_order())}

    def _pack_order(self) -> Iterable[tuple[Card, int]]:
        faces = (*(Card(rank, suit) for rank in RANKS for suit in SUITS), LITTLE_JOKER, BIG_JOKER)
        return ((card, self.value[card]) for card in faces)

    def sorted(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Cards by value, those of equal value in pack order (DG-0.1)."""
        return tuple(sorted(cards, key=self._in_order.__getitem__))

    def lowest_first(self, card: Card) -> tuple[int, int]:
        """What cards are sorted by: value, then pack order."""
        return self._in_order[card]


@lru_cache(maxsize=256)
def order_of(rules: Rules, trump: str | None) -> CardOrder:
    """The order of the cards in a deal by these rules, with this trump rank (DG-2.4)."""
    return CardOrder(rules, trump)

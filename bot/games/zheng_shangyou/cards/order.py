"""The order of the ranks (ZS-2.1), and cards sorted by what they can stand for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from bot.cards import BIG_JOKER, LITTLE_JOKER, RANKS, SUITS, Card
from bot.games.zheng_shangyou.rules.closed_choices import RankOrder, SequenceRanks
from bot.games.zheng_shangyou.rules.parameters import Rules

TWOS = len(RANKS) - 1
"""The height of the highest natural rank, which can be wild. It is called *twos*, also where aces are highest."""
LITTLE = TWOS + 1
BIG = TWOS + 2
"""The heights of the jokers."""
RANK_NAMES = (*RANKS, str(LITTLE_JOKER), str(BIG_JOKER))
"""Every rank that a play can be named by."""

_ORDERS: Mapping[RankOrder, str] = {
    RankOrder.THREE_TO_TWO: RANKS[1:] + RANKS[0],
    RankOrder.TWO_TO_ACE: RANKS,
}
_ENDS: Mapping[SequenceRanks, tuple[str, str]] = {
    SequenceRanks.THREE_TO_ACE: ("3", "A"),
    SequenceRanks.TWO_TO_KING: ("2", "K"),
    SequenceRanks.TWO_TO_ACE: ("2", "A"),
}
"""The lowest and the highest rank of a sequence."""


@dataclass(frozen=True, eq=False)
class CardOrder:
    """The cards of some rules by height. Made once for each rules, and equal only to itself."""

    rules: Rules

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The ranks, lowest first, by the names that plays are called by."""
        return (*_ORDERS[self.rules.zs.ranks], str(LITTLE_JOKER), str(BIG_JOKER))

    @cached_property
    def heights(self) -> Mapping[Card, int]:
        """How high each card is: equal ranks are equally high (ZS-2.1)."""
        natural = {Card(rank, suit): at for at, rank in enumerate(self.names[: TWOS + 1]) for suit in SUITS}
        return {**natural, LITTLE_JOKER: LITTLE, BIG_JOKER: BIG}

    @cached_property
    def wild(self) -> frozenset[int]:
        """The heights of the cards that can stand for others (ZS-3.3)."""
        twos, jokers = self.rules.zs.wild_twos, self.rules.zs.wild_jokers
        return frozenset((TWOS,) * twos + (LITTLE, BIG) * jokers)

    @cached_property
    def in_sequences(self) -> range:
        """The heights of the ranks that form sequences (ZS-3.4)."""
        low, high = _ENDS[self.rules.zs.seq_ranks]
        return range(self.names.index(low), self.names.index(high) + 1)

    @cached_property
    def _places(self) -> Mapping[Card, int]:
        return {card: height * len(SUITS) + max(0, SUITS.find(card.suit)) for card, height in self.heights.items()}

    def place(self, card: Card) -> int:
        """Where a card stands: by rank, and within a rank by suit in pack order."""
        return self._places[card]

    def sorted(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Cards in the order of the game, lowest first."""
        return tuple(sorted(cards, key=self._places.__getitem__))

    def sorted_out(self, cards: Sequence[Card]) -> Lot:
        """Cards by what they can be: naturals by rank, twos and jokers."""
        natural: dict[int, list[Card]] = {}
        for card in self.sorted(cards):
            natural.setdefault(self.heights[card], []).append(card)
        twos = natural.pop(TWOS, [])
        jokers = (*natural.pop(LITTLE, []), *natural.pop(BIG, []))
        if not self.rules.zs.wild_twos and twos:
            natural[TWOS] = twos
        return Lot({height: tuple(each) for height, each in natural.items()}, tuple(twos), jokers)


@dataclass(frozen=True)
class Lot:
    """Some cards by what they can be."""

    natural: Mapping[int, tuple[Card, ...]]  # by height; with the twos where they are not wild
    twos: tuple[Card, ...]  # all of them, wild or not
    jokers: tuple[Card, ...]  # black ones first


@lru_cache(maxsize=256)
def order_of(rules: Rules) -> CardOrder:
    """The order of the cards under some rules."""
    return CardOrder(rules)

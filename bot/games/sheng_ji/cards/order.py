"""Trumps and the order of the cards (SJ-2), and cards as counts in the lanes of one suit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from bot.cards import BIG_JOKER, LITTLE_JOKER, RANKS, SUITS, Card
from bot.games.sheng_ji.rules.closed_choices import LevelGap
from bot.games.sheng_ji.rules.parameters import Rules

TRUMPS = "T"
"""The suit that all trumps form (SJ-2.1)."""

Counts = tuple[int, ...]
"""How many of each face of a suit there are, weakest face first."""

POINTS: Mapping[str, int] = {"5": 5, "T": 10, "K": 10}
"""The points of a card by its rank (SJ-1.3)."""


def points_in(cards: Iterable[Card]) -> int:
    """The points that cards are worth (SJ-1.3)."""
    return sum(POINTS.get(card.rank, 0) for card in cards)


@dataclass(frozen=True, eq=False)
class SuitOrder:
    """The cards of one suit, or all trumps, by strength. Made once for each order, and equal only to itself."""

    name: str  # a suit's letter, or ``TRUMPS``
    faces: tuple[Card, ...]  # each card that exists in it once, weakest first
    places: tuple[tuple[int, ...], ...]  # the indexes of faces of equal strength, weakest first
    joined: tuple[bool, ...]  # whether a place and the next one are adjacent (SJ-2.6)
    place_of: tuple[int, ...]  # the place of each face


@dataclass(frozen=True)
class TrumpOrder:
    """What is trump, and the order that follows from it."""

    rules: Rules
    level: str | None  # None: the no-trump level, at which no card is a level card (SJ-10.4)
    trump: str | None  # a suit; None: no-trump (SJ-2.3)

    @cached_property
    def suits(self) -> Mapping[str, SuitOrder]:
        """Every suit by name, trumps included."""
        sides = {suit: self._side(suit) for suit in SUITS if suit != self.trump}
        return {**sides, TRUMPS: self._trumps()}

    @cached_property
    def where(self) -> Mapping[Card, tuple[str, int]]:
        """The suit and the index of each card."""
        return {card: (name, at) for name, suit in self.suits.items() for at, card in enumerate(suit.faces)}

    @cached_property
    def in_order(self) -> Mapping[Card, int]:
        """How many cards stand before each in the game's order: side suits first, lowest first."""
        return {card: at for at, card in enumerate(sorted(self.where, key=self.key))}

    @cached_property
    def mildness(self) -> Mapping[Card, int]:
        """How many cards are given away before each: without points first, side suits before trumps, low before high.

        Equal trumps are given away by suit.
        """

        def cost(card: Card) -> tuple[int, bool, int]:
            return POINTS.get(card.rank, 0), self.suit_of(card) == TRUMPS, self.place(card)

        return {card: at for at, card in enumerate(sorted(self.in_order, key=cost))}

    def suit_of(self, card: Card) -> str:
        """The suit to which a card belongs (SJ-2.1)."""
        return self.where[card][0]

    def one_suit(self, cards: Iterable[Card]) -> SuitOrder | None:
        """The suit of all these cards, or None if they are of several or there are none."""
        names = {self.where[card][0] for card in cards}
        return self.suits[names.pop()] if len(names) == 1 else None

    def counts(self, name: str, cards: Iterable[Card]) -> Counts:
        """How many of each face of a suit are among some cards; others are left out."""
        found = [0] * len(self.suits[name].faces)
        for card in cards:
            suit, at = self.where[card]
            if suit == name:
                found[at] += 1
        return tuple(found)

    def compare(self, one: Card, other: Card) -> int:
        """1 if one card beats the other, -1 if it is beaten, 0 if neither (SJ-2.2 to 2.5)."""
        (suit, at), (other_suit, other_at) = self.where[one], self.where[other]
        if suit != other_suit:
            return (suit == TRUMPS) - (other_suit == TRUMPS)
        place, other_place = self.suits[suit].place_of[at], self.suits[suit].place_of[other_at]
        return (place > other_place) - (place < other_place)

    def place(self, card: Card) -> int:
        """The place of a card in its suit, from 0 up."""
        suit, at = self.where[card]
        return self.suits[suit].place_of[at]

    def sorted(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Cards in the game's order: side suits first, lowest first, equal cards together."""
        return tuple(sorted(cards, key=self.in_order.__getitem__))

    def key(self, card: Card) -> tuple[bool, int, int]:
        """The place of a card in the game's order."""
        suit, at = self.where[card]
        return (suit == TRUMPS, 0 if suit == TRUMPS else SUITS.index(suit), at)

    def _ranks(self) -> Sequence[str]:
        """The ranks of a suit without those that are trumps in every suit."""
        return [rank for rank in RANKS if rank != self.level and not (self._twos and rank == "2")]

    @property
    def _twos(self) -> bool:
        """Whether the twos are trumps besides the level cards (SJ-2.8)."""
        return self.rules.constant_two and self.level != "2"

    def _side(self, suit: str) -> SuitOrder:
        return _suit_order(suit, [(Card(rank, suit),) for rank in self._ranks()], self._gap())

    def _trumps(self) -> SuitOrder:
        ordinary = [(Card(rank, self.trump),) for rank in self._ranks()] if self.trump else []
        twos = self._in_every_suit("2") if self._twos else []
        levels = self._in_every_suit(self.level) if self.level else []
        jokers = [(LITTLE_JOKER,), (BIG_JOKER,)]
        return _suit_order(TRUMPS, [*ordinary, *twos, *levels, *jokers], self._gap() if self.trump else None)

    def _in_every_suit(self, rank: str) -> list[tuple[Card, ...]]:
        """A rank that is trump in every suit: the other suits, all equal, then the trump suit."""
        others = tuple(Card(rank, suit) for suit in SUITS if suit != self.trump)
        return [others, (Card(rank, self.trump),)] if self.trump else [others]

    def _gap(self) -> int | None:
        """The place after which the level card is missing, if that parts its neighbours (SJ-2.7)."""
        if self.rules.level_gap is LevelGap.CLOSED or self.level is None or self.level == RANKS[-1]:
            return None
        below = sum(RANKS.index(rank) < RANKS.index(self.level) for rank in self._ranks())
        return below - 1 if below else None


def _suit_order(name: str, equal: Sequence[tuple[Card, ...]], gap: int | None) -> SuitOrder:
    faces = tuple(card for place in equal for card in place)
    at = {card: index for index, card in enumerate(faces)}
    places = tuple(tuple(at[card] for card in place) for place in equal)
    joined = tuple(place != gap for place in range(len(places) - 1))
    place_of = tuple(place for place, cards in enumerate(equal) for _ in cards)
    return SuitOrder(name, faces, places, joined, place_of)


@lru_cache(maxsize=512)
def order_of(rules: Rules, level: str | None, trump: str | None) -> TrumpOrder:
    """The order of the cards at a level with a trump suit; made once for each."""
    return TrumpOrder(rules, level, trump)

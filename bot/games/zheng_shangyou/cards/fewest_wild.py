"""The plays of a hand that matter: one of those that differ in suits alone, with no more wildcards than needed.

Of each kind and rank one with the best key is among them, and one with the fewest wildcards. Twos are spent before
jokers, and little jokers before big ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.cards import SUITS, Card
from bot.games.zheng_shangyou.cards.candidates import THREE, TWO, Candidates, Cards
from bot.games.zheng_shangyou.cards.order import BIG, LITTLE, TWOS, order_of
from bot.games.zheng_shangyou.cards.readings import BOMB_SIZE, FULL_HOUSE_SIZE


class FewestWild(Candidates[Cards]):
    """Of each kind and rank the plays with the fewest wildcards, and perhaps some that have no reading."""

    def singles(self) -> Iterator[Cards]:
        yield from (cards[:1] for cards in self.by_height.values())

    def sets(self, sizes: Sequence[int]) -> Iterator[Cards]:
        for height, cards in self.by_height.items():
            if height > TWOS:
                continue
            wild = (*(self.wild_twos if height < TWOS else ()), *self.wild_jokers)
            for size in range(1, len(cards) + len(wild) + 1):
                if size not in sizes:
                    continue
                own = min(size, len(cards))
                yield cards[:own] + wild[: size - own]
                if self.rules.zs.bombs and own == size >= BOMB_SIZE and wild:
                    yield cards[: own - 1] + wild[:1]  # natural cards alone are a bomb and no set
        for little, big in self.jokers_alone():
            if little + big in sizes:
                yield self._jokers(little, big)

    def bombs(self) -> Iterator[Cards]:
        for cards in self.by_height.values():
            for size in range(BOMB_SIZE, len(cards) + 1):
                yield cards[:size]
        if LITTLE in self.by_height and BIG in self.by_height:
            yield self._jokers(1, 1)

    def _jokers(self, little: int, big: int) -> Cards:
        return self.by_height.get(LITTLE, ())[:little] + self.by_height.get(BIG, ())[:big]

    def full_houses(self) -> Iterator[Cards]:
        groups = [each for each in (*self.plain.values(), self.wild_twos, self.wild_jokers) if each]
        for some in groups:
            for others in groups:
                if some is not others:
                    yield from self._full_house(some[:THREE], others[:TWO])

    def _full_house(self, three: Cards, two: Cards) -> Iterator[Cards]:
        """These cards with as many wildcards as are missing."""
        own = three + two
        missing = FULL_HOUSE_SIZE - len(own)
        left = [card for wild in (self.wild_twos, self.wild_jokers) for card in wild[_in(own, wild) :]]
        if missing <= len(left):
            yield order_of(self.rules).sorted((*own, *left[:missing]))

    # --- Sequences ---

    def sequences(self, lengths: Iterable[int]) -> Iterator[Cards]:
        for length in lengths:
            if length < self.rules.zs.seq_min:
                continue
            for window in self.windows(length):
                ranks = [self.plain[height] for height in window if height in self.plain]
                if ranks and length - len(ranks) <= len(self.wild_jokers):
                    yield from self._in_window(length, ranks)

    def _in_window(self, length: int, ranks: Sequence[Cards]) -> Iterator[Cards]:
        """The sequence of the first card of each rank; where suits matter, one of mixed suits and those in one."""
        first = [cards[0] for cards in ranks]
        jokers = self.wild_jokers
        if not self.rules.zs.suited_beats:
            yield (*first, *jokers[: length - len(first)])
            return
        if len({card.suit for card in first}) == 1:
            other = ((at, card) for at, cards in enumerate(ranks) for card in cards if card.suit != first[0].suit)
            at, first[at] = next(other, (0, first[0]))
        yield (*first, *jokers[: length - len(first)])
        for suit in SUITS:
            in_suit = [card for cards in ranks if (card := Card(cards[0].rank, suit)) in cards]
            if in_suit and length - len(in_suit) <= len(jokers):
                yield (*in_suit, *jokers[: length - len(in_suit)])

    def multiple_sequences(self, width: int, lengths: Iterable[int]) -> Iterator[Cards]:
        for length in lengths:
            if length < self.rules.zs.multi_seq_min:
                continue
            for window in self.windows(length):
                ranks = [self.plain[height][:width] for height in window if height in self.plain]
                own = tuple(card for cards in ranks for card in cards)
                bare = width * (length - len(ranks))  # these are jokers alone
                missing = width * length - len(own)
                twos = self.wild_twos[: missing - bare]
                if own and missing - len(twos) <= len(self.wild_jokers):
                    yield (*own, *twos, *self.wild_jokers[: missing - len(twos)])


def _in(own: Cards, wild: Cards) -> int:
    """How many of the cards are of these wildcards."""
    return sum(card in wild for card in own)

"""Cards of a hand that may make a play, kind by kind. Which readings they have is for ``readings``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product

from bot.cards import SUITS, Card
from bot.games.zheng_shangyou.cards.kinds import WIDTHS, Kind
from bot.games.zheng_shangyou.cards.order import TWOS, Lot, order_of
from bot.games.zheng_shangyou.cards.readings import BOMB_SIZE, FULL_HOUSE_SIZE
from bot.games.zheng_shangyou.rules.parameters import Rules

Cards = tuple[Card, ...]
_THREE = 3


@dataclass(frozen=True)
class Candidates:
    """The plays that a hand may hold.

    With ``every`` these are all; without, one of those that differ in nothing but suits that do not matter, with as few
    jokers in a sequence as it needs. The same cards may come more than once.
    """

    rules: Rules
    hand: Cards
    every: bool = True

    @cached_property
    def _lot(self) -> Lot:
        return order_of(self.rules).sorted_out(self.hand)

    @cached_property
    def _ranks(self) -> dict[int, Cards]:
        """The natural cards of each rank below the twos."""
        return {height: cards for height, cards in self._lot.natural.items() if height < TWOS}

    @cached_property
    def _wild_jokers(self) -> Cards:
        return self._lot.jokers if self.rules.zs.wild_jokers else ()

    @cached_property
    def _wild_twos(self) -> Cards:
        return self._lot.twos if self.rules.zs.wild_twos else ()

    def of_family(self, family: Kind, size: int) -> Iterator[Cards]:
        """Candidates for an answer with so many cards."""
        match family:
            case Kind.SINGLE:
                yield from self._ways(self.hand, 1)
            case Kind.SET:
                yield from self.sets(self.hand, [size])
            case Kind.FULL_HOUSE:
                yield from self.full_houses()
            case Kind.SEQUENCE:
                yield from self.sequences([size])
            case _:
                width = next((width for width, kind in WIDTHS.items() if kind is family), 0)
                if width:
                    yield from self.multiple_sequences(width, [size // width])

    def all_kinds(self) -> Iterator[Cards]:
        """Candidates for a lead."""
        many = len(self.hand)
        yield from dict.fromkeys((card,) for card in self.hand)
        yield from self.sets(self.hand, range(2, many + 1))
        yield from self.bombs()
        if self.rules.zs.full_house:
            yield from self.full_houses()
        yield from self.sequences(range(self.rules.zs.seq_min, many + 1))
        for width in WIDTHS:
            yield from self.multiple_sequences(width, range(self.rules.zs.multi_seq_min, many // width + 1))

    def bombs(self) -> Iterator[Cards]:
        """Four or more natural cards of a rank, and both jokers (ZS-3.7)."""
        for cards in (*self._ranks.values(), self._lot.twos):
            for size in range(BOMB_SIZE, len(cards) + 1):
                yield from self._ways(cards, size)
        if len(set(self._lot.jokers)) > 1:
            yield self._lot.jokers[0], self._lot.jokers[-1]

    def sets(self, hand: Cards, sizes: Sequence[int]) -> Iterator[Cards]:
        """Cards of one rank, with twos and jokers that stand for it (ZS-3.3)."""
        lot = order_of(self.rules).sorted_out(hand)
        twos = lot.twos if self.rules.zs.wild_twos else ()
        jokers = lot.jokers if self.rules.zs.wild_jokers else ()
        for height, cards in lot.natural.items():
            if height < TWOS:
                yield from self._filled(cards, 1, (twos, jokers), sizes)
        yield from self._filled(lot.twos, 1, ((), jokers), sizes)
        yield from self._filled(lot.jokers, 2, ((), ()), sizes)

    def _filled(self, cards: Cards, fewest: int, wild: tuple[Cards, Cards], sizes: Sequence[int]) -> Iterator[Cards]:
        twos, jokers = wild
        for own, two, joker in product(range(fewest, len(cards) + 1), range(len(twos) + 1), range(len(jokers) + 1)):
            if own + two + joker in sizes:
                parts = (self._ways(cards, own), self._ways(twos, two), self._ways(jokers, joker))
                yield from map(_joined, product(*parts))

    def full_houses(self) -> Iterator[Cards]:
        """A set of three and a set of two out of what is left (ZS-3.6)."""
        for three in dict.fromkeys(self.sets(self.hand, [_THREE])):
            rest = list(self.hand)
            for card in three:
                rest.remove(card)
            for two in dict.fromkeys(self.sets(tuple(rest), [FULL_HOUSE_SIZE - _THREE])):
                yield three + two

    # --- Sequences ---

    def _windows(self, length: int) -> Iterator[range]:
        ranks = order_of(self.rules).in_sequences
        for start in range(ranks.start, ranks.stop - length + 1):
            yield range(start, start + length)

    def sequences(self, lengths: Iterable[int]) -> Iterator[Cards]:
        """One card of each of consecutive ranks; jokers for some of them (ZS-3.4)."""
        natural = self._lot.natural
        for length in lengths:
            if length < self.rules.zs.seq_min:
                continue
            for window in self._windows(length):
                missing = frozenset(height for height in window if height not in natural)
                spare = len(self._wild_jokers) - len(missing)
                if spare < 0:
                    continue
                yield from self._in_window(window, missing, spare) if self.every else self._few(window, missing)

    def _in_window(self, window: range, missing: frozenset[int], spare: int) -> Iterator[Cards]:
        natural = self._lot.natural
        present = [height for height in window if height not in missing]
        for many in range(max(1, len(present) - spare), len(present) + 1):
            for kept in combinations(present, many):
                parts = [self._ways(natural[height], 1) for height in kept]
                jokers = self._ways(self._wild_jokers, len(window) - many)
                yield from map(_joined, product(*parts, jokers))

    def _few(self, window: range, missing: frozenset[int]) -> Iterator[Cards]:
        """The sequence of the first card of each rank, and those in one suit."""
        natural = self._lot.natural
        if len(missing) == len(window):
            return
        yield (
            *(natural[height][0] for height in window if height not in missing),
            *self._wild_jokers[: len(missing)],
        )
        if not self.rules.zs.suited_beats:
            return
        for suit in SUITS:
            of_suit = {height: card for height in window for card in natural.get(height, ()) if card.suit == suit}
            gaps = len(window) - len(of_suit)
            if of_suit and gaps <= len(self._wild_jokers):
                yield *of_suit.values(), *self._wild_jokers[:gaps]

    def multiple_sequences(self, width: int, lengths: Iterable[int]) -> Iterator[Cards]:
        """So many cards of each of consecutive ranks (ZS-3.5)."""
        for length in lengths:
            if length < self.rules.zs.multi_seq_min:
                continue
            for window in self._windows(length):
                for counts in self._counts(window, width, len(self._wild_jokers), len(self._wild_twos)):
                    yield from self._with_counts(window, width, counts)

    def _counts(self, window: range, width: int, jokers: int, twos: int) -> Iterator[tuple[int, ...]]:
        """How many natural cards each rank of a window has, the rest being wild.

        ``jokers`` and ``twos`` are what may be wild; a rank without a natural card takes jokers alone.
        """
        if not window:
            yield ()
            return
        most = min(width, len(self._lot.natural.get(window[0], ())))
        for own in range(most if not self.every else 0, most + 1):
            gap = width - own
            left = (
                (jokers - gap, twos)
                if not own
                else (jokers, twos - gap)
                if gap <= twos
                else (
                    jokers - gap + twos,
                    0,
                )
            )
            if left[0] >= 0:
                yield from ((own, *rest) for rest in self._counts(window[1:], width, *left))

    def _with_counts(self, window: range, width: int, counts: tuple[int, ...]) -> Iterator[Cards]:
        if not any(counts):
            return
        bare = width * counts.count(0)
        gaps = width * len(counts) - sum(counts)
        natural = self._lot.natural
        parts = [self._ways(natural[height], own) for height, own in zip(window, counts, strict=True) if own]
        for jokers in range(max(bare, gaps - len(self._wild_twos)), min(gaps, len(self._wild_jokers)) + 1):
            wild = (self._ways(self._wild_jokers, jokers), self._ways(self._wild_twos, gaps - jokers))
            yield from map(_joined, product(*parts, *wild))

    def _ways(self, cards: Cards, many: int) -> tuple[Cards, ...]:
        """The ways to take so many of some cards; without ``every`` the first ones."""
        if not self.every and len(cards) > many and many:
            return self._one_of_each(cards) if cards is self.hand else (cards[:many],)
        return tuple(dict.fromkeys(combinations(cards, many)))

    def _one_of_each(self, cards: Cards) -> tuple[Cards, ...]:
        heights = order_of(self.rules).heights
        first: dict[int, Card] = {}
        for card in cards:
            first.setdefault(heights[card], card)
        return tuple((card,) for card in first.values())


def _joined(parts: Iterable[Cards]) -> Cards:
    return tuple(card for part in parts for card in part)

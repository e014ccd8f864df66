"""Every reading of some cards (ZS-3, ZS-4.1)."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from bot.cards import LITTLE_JOKER, Card
from bot.games.zheng_shangyou.cards.kinds import IN_TURN, WIDTHS, Kind, PlayReading
from bot.games.zheng_shangyou.cards.order import BIG, LITTLE, TWOS, CardOrder, order_of
from bot.games.zheng_shangyou.rules.parameters import Rules

BOMB_SIZE = 4
"""The fewest cards of a bomb (ZS-3.7)."""
FULL_HOUSE_SIZE = 5
_THREE = 3


def readings_of(rules: Rules, cards: Iterable[Card]) -> tuple[PlayReading, ...]:
    """Every reading of the cards: kinds in the order of ZS-4.4, in each the greatest key first.

    Of several with one kind and rank there is the greatest (ZS-4.2).
    """
    order, played = order_of(rules), tuple(cards)
    return readings_at(order, tuple(sorted(order.heights[card] for card in played)), in_one_suit(played))


def in_one_suit(cards: Iterable[Card]) -> bool:
    """Whether all cards but the jokers are of one suit."""
    return len({card.suit for card in cards} - {LITTLE_JOKER.suit}) == 1


def readings_at(order: CardOrder, heights: tuple[int, ...], one_suit: bool) -> tuple[PlayReading, ...]:
    """Every reading of cards of these heights, in ascending order: no more is needed to tell them."""
    return _readings(order, heights, one_suit)


@lru_cache(maxsize=50_000)
def _readings(order: CardOrder, heights: tuple[int, ...], one_suit: bool) -> tuple[PlayReading, ...]:
    best: dict[tuple[Kind, str], PlayReading] = {}
    for reading in _all_readings(order, heights, one_suit):
        name = (reading.kind, reading.rank)
        best[name] = max(reading, best.get(name, reading))
    found = sorted(best.values(), key=lambda reading: reading.key, reverse=True)
    return tuple(sorted(found, key=lambda reading: IN_TURN.index(reading.kind)))


def _all_readings(order: CardOrder, heights: tuple[int, ...], one_suit: bool) -> Iterator[PlayReading]:
    if not heights:
        return
    if len(heights) == 1:
        yield PlayReading(Kind.SINGLE, order.names[heights[0]], (heights[0],))
        return
    yield from _one_rank(order, heights)
    if order.rules.zs.full_house and len(heights) == FULL_HOUSE_SIZE:
        yield from _full_houses(order, heights)
    row = _MixedRow.of(order, heights)
    if row is not None:
        yield from _sequences(order, row, len(heights), one_suit)
        yield from _multiple_sequences(order, row, len(heights))


# --- One rank ---


def _one_rank(order: CardOrder, heights: tuple[int, ...]) -> Iterator[PlayReading]:
    """A set, or with bombs what makes one or the rocket instead (ZS-3.3, 3.7)."""
    if order.rules.zs.bombs:
        if heights == (LITTLE, BIG):
            yield PlayReading(Kind.ROCKET, order.names[BIG], ())
            return
        if len(heights) >= BOMB_SIZE and heights[0] == heights[-1] <= TWOS:
            yield PlayReading(Kind.BOMB, order.names[heights[0]], (len(heights), heights[0]))
            return
    key = set_key(order.rules, heights)
    if key:
        yield PlayReading(Kind.SET, order.names[key[0]], key)


def set_key(rules: Rules, heights: Sequence[int]) -> tuple[int, int] | None:
    """The height of a set of two or more cards, and whether it is pure; None if they make none (ZS-3.3).

    ``heights`` are those of the cards, in ascending order.
    """
    low, high = heights[0], heights[-1]
    if len(heights) < 2:
        return None
    if low == high:
        return low, 1
    if high > TWOS and not rules.zs.wild_jokers:
        return None
    if low >= TWOS:
        return (TWOS, 0) if low == TWOS else (LITTLE, 1)
    above = heights[bisect_right(heights, low)]
    wrong = above < TWOS or (above == TWOS and not rules.zs.wild_twos)
    return None if wrong else (low, 0)


def _full_houses(order: CardOrder, heights: tuple[int, ...]) -> Iterator[PlayReading]:
    """Each way to divide five cards into a set of three and a set of two of another rank (ZS-3.6)."""
    for three in dict.fromkeys(combinations(heights, _THREE)):
        first = set_key(order.rules, three)
        if first is None:
            continue
        two = list(heights)
        for height in three:
            two.remove(height)
        second = set_key(order.rules, two)
        if second and first[0] != second[0]:
            yield PlayReading(Kind.FULL_HOUSE, order.names[first[0]], (first[0], first[1] & second[1]))


# --- Consecutive ranks ---


class _MixedRow(NamedTuple):
    """Cards that may form sequences: how many natural ones there are of each height, and the wildcards."""

    natural: Counter[int]
    twos: int
    jokers: int

    @classmethod
    def of(cls, order: CardOrder, heights: tuple[int, ...]) -> _MixedRow | None:
        """The row of these cards; None without a natural card, or with a rank that is in no sequence (ZS-3.4, 3.5)."""
        natural, choices = Counter(heights), order.rules.zs
        jokers = natural.pop(LITTLE, 0) + natural.pop(BIG, 0)
        twos = natural.pop(TWOS, 0) if choices.wild_twos else 0
        runs = bool(natural) and all(height in order.in_sequences for height in natural)
        return cls(natural, twos, jokers) if runs and (choices.wild_jokers or not jokers) else None

    def windows(self, order: CardOrder, length: int) -> Iterator[range]:
        """The runs of so many ranks in which all natural cards lie."""
        low, high = min(self.natural), max(self.natural)
        ranks = order.in_sequences
        for start in range(max(ranks.start, high - length + 1), min(low, ranks.stop - length) + 1):
            yield range(start, start + length)


def _sequences(order: CardOrder, row: _MixedRow, size: int, one_suit: bool) -> Iterator[PlayReading]:
    """Single sequences; jokers fill the gaps and the ends. Wild twos have no place in them (ZS-3.4)."""
    choices = order.rules.zs
    if size < choices.seq_min or max(row.natural.values()) > 1 or row.twos:
        return
    suited = choices.suited_beats and one_suit
    kind = Kind.SUITED_SEQUENCE if suited else Kind.SEQUENCE
    for window in row.windows(order, size):
        yield PlayReading(kind, order.names[window[-1]], (int(suited), window[-1], int(not row.jokers)))


def _multiple_sequences(order: CardOrder, row: _MixedRow, size: int) -> Iterator[PlayReading]:
    """Two, three or four cards of each of consecutive ranks (ZS-3.5)."""
    pure = int(not row.jokers and not row.twos)
    widest = max(row.natural.values())
    for width, kind in WIDTHS.items():
        length, over = divmod(size, width)
        if over or length < order.rules.zs.multi_seq_min or widest > width:
            continue
        bare = length - len(row.natural)
        if bare * width > row.jokers:
            continue  # a rank without a natural card is made of jokers alone
        for window in row.windows(order, length):
            yield PlayReading(kind, order.names[window[-1]], (window[-1], pure))

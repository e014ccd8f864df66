"""Every reading of some cards (ZS-3, ZS-4.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from bot.cards import Card
from bot.games.zheng_shangyou.cards.kinds import IN_TURN, WIDTHS, Kind, PlayReading
from bot.games.zheng_shangyou.cards.order import BIG, LITTLE, TWOS, CardOrder, Lot, order_of
from bot.games.zheng_shangyou.rules.parameters import Rules

BOMB_SIZE = 4
"""The fewest cards of a bomb (ZS-3.7)."""
FULL_HOUSE_SIZE = 5
_THREE = 3


def readings_of(rules: Rules, cards: Iterable[Card]) -> tuple[PlayReading, ...]:
    """Every reading of the cards: kinds in the order of ZS-4.4, in each the greatest key first.

    Of several with one kind and rank there is the greatest (ZS-4.2).
    """
    return _readings(rules, order_of(rules).sorted(cards))


@lru_cache(maxsize=50_000)
def _readings(rules: Rules, cards: tuple[Card, ...]) -> tuple[PlayReading, ...]:
    best: dict[tuple[Kind, str], PlayReading] = {}
    for reading in _all_readings(order_of(rules), cards):
        name = (reading.kind, reading.rank)
        best[name] = max(reading, best.get(name, reading))
    found = sorted(best.values(), key=lambda reading: reading.key, reverse=True)
    return tuple(sorted(found, key=lambda reading: IN_TURN.index(reading.kind)))


def _all_readings(order: CardOrder, cards: tuple[Card, ...]) -> Iterator[PlayReading]:
    if not cards:
        return
    if len(cards) == 1:
        height = order.heights[cards[0]]
        yield PlayReading(Kind.SINGLE, order.names[height], (height,))
        return
    yield from _one_rank(order, cards)
    if order.rules.zs.full_house and len(cards) == FULL_HOUSE_SIZE:
        yield from _full_houses(order, cards)
    lot = order.sorted_out(cards)
    if _can_run(order, lot):
        yield from _sequences(order, lot, len(cards))
        yield from _multiple_sequences(order, lot, len(cards))


# --- One rank ---


def _one_rank(order: CardOrder, cards: tuple[Card, ...]) -> Iterator[PlayReading]:
    """A set, or with bombs what makes one or the rocket instead (ZS-3.3, 3.7)."""
    heights = [order.heights[card] for card in cards]
    if order.rules.zs.bombs:
        if heights == [LITTLE, BIG]:
            yield PlayReading(Kind.ROCKET, order.names[BIG], ())
            return
        if len(cards) >= BOMB_SIZE and heights[0] == heights[-1] <= TWOS:
            yield PlayReading(Kind.BOMB, order.names[heights[0]], (len(cards), heights[0]))
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
    lower = [height for height in heights if height < TWOS]
    twos, jokers = TWOS in heights, high > TWOS
    if jokers and not rules.zs.wild_jokers:
        return None
    if lower:
        wrong = lower[0] != lower[-1] or (twos and not rules.zs.wild_twos)
        return None if wrong else (low, 0)
    return (TWOS, 0) if twos else (LITTLE, 1)


def _full_houses(order: CardOrder, cards: tuple[Card, ...]) -> Iterator[PlayReading]:
    """Each way to divide five cards into a set of three and a set of two of another rank (ZS-3.6)."""
    heights = [order.heights[card] for card in cards]
    for three in dict.fromkeys(combinations(heights, _THREE)):
        first = set_key(order.rules, three)
        if first is None:
            continue
        two = heights.copy()
        for height in three:
            two.remove(height)
        second = set_key(order.rules, two)
        if second and first[0] != second[0]:
            yield PlayReading(Kind.FULL_HOUSE, order.names[first[0]], (first[0], first[1] & second[1]))


# --- Consecutive ranks ---


def _can_run(order: CardOrder, lot: Lot) -> bool:
    """Whether the cards may form sequences at all: a natural card, all of them of ranks that do (ZS-3.4, 3.5)."""
    wild_or_none = order.rules.zs.wild_jokers or not lot.jokers
    return wild_or_none and bool(lot.natural) and all(height in order.in_sequences for height in lot.natural)


def windows(order: CardOrder, lot: Lot, length: int) -> Iterator[range]:
    """The runs of so many ranks in which all natural cards lie."""
    low, high = min(lot.natural), max(lot.natural)
    ranks = order.in_sequences
    for start in range(max(ranks.start, high - length + 1), min(low, ranks.stop - length) + 1):
        yield range(start, start + length)


def _sequences(order: CardOrder, lot: Lot, size: int) -> Iterator[PlayReading]:
    """Single sequences; jokers fill the gaps and the ends. Wild twos have no place in them (ZS-3.4)."""
    choices = order.rules.zs
    doubled = any(len(each) > 1 for each in lot.natural.values())
    if size < choices.seq_min or doubled or (lot.twos and choices.wild_twos):
        return
    suits = {card.suit for each in lot.natural.values() for card in each}
    suited = choices.suited_beats and len(suits) == 1
    kind = Kind.SUITED_SEQUENCE if suited else Kind.SEQUENCE
    for window in windows(order, lot, size):
        yield PlayReading(kind, order.names[window[-1]], (int(suited), window[-1], int(not lot.jokers)))


def _multiple_sequences(order: CardOrder, lot: Lot, size: int) -> Iterator[PlayReading]:
    """Two, three or four cards of each of consecutive ranks (ZS-3.5)."""
    wild_twos = order.rules.zs.wild_twos and bool(lot.twos)
    pure = int(not lot.jokers and not wild_twos)
    widest = max(map(len, lot.natural.values()))
    for width, kind in WIDTHS.items():
        length, over = divmod(size, width)
        if over or length < order.rules.zs.multi_seq_min or widest > width:
            continue
        bare = length - len(lot.natural)
        if bare * width > len(lot.jokers):
            continue  # a rank without a natural card is made of jokers alone
        for window in windows(order, lot, length):
            yield PlayReading(kind, order.names[window[-1]], (window[-1], pure))

"""All combinations in a hand as masks, from tables instead of a search; the judge is the definition, this is the speed.

A hand is cut into blocks of three ranks whose singles, pairs and triples are looked up; flushes are looked up by the
cards of one suit; the straights that exist by the ranks present, their cards as products of looked-up parts. Every
table fills as it is used and is bounded by the patterns of its part, never by whole hands.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations as choose

from bot.games.big_two.combinations import LADDER, Combination, Combinations, Kind, four_of_a_rank
from bot.games.big_two.pack import ONES, RANK, bits
from bot.games.big_two.straights import Straight

_Masks = tuple[int, ...]
_BLOCK = 12
_IN_BLOCK = (1 << _BLOCK) - 1
_SUITS = tuple(ONES << suit for suit in range(4))


def _sets(rank: int) -> tuple[_Masks, _Masks, _Masks]:
    """Singles, pairs and triples of the cards of one rank, weakest first."""
    cards = list(bits(rank))
    singles, pairs, triples = (tuple(sorted(map(sum, choose(cards, size)))) for size in (1, 2, 3))
    return singles, pairs, triples


class _Block(dict[int, tuple[_Masks, _Masks, _Masks]]):
    """Singles, pairs and triples of three neighbouring ranks, weakest first, by the cards of the block."""

    def __init__(self, shift: int) -> None:
        super().__init__()
        self._ranks = [[_sets(digit << place) for digit in range(16)] for place in (shift, shift + 4, shift + 8)]

    def __missing__(self, cards: int) -> tuple[_Masks, _Masks, _Masks]:
        low, middle, high = (self._ranks[place][cards >> 4 * place & RANK] for place in range(3))
        self[cards] = low[0] + middle[0] + high[0], low[1] + middle[1] + high[1], low[2] + middle[2] + high[2]
        return self[cards]


class _Picks(dict[int, _Masks]):
    """Every way to take one card of each rank present, sorted, so that the highest rank's suit counts first."""

    def __missing__(self, cards: int) -> _Masks:
        picks = [0]
        for rank in range(0, 64, 4):
            if digit := cards & RANK << rank:
                picks = [bit | pick for bit in bits(digit) for pick in picks]
        self[cards] = tuple(picks)
        return self[cards]


_BLOCKS = tuple(_Block(shift) for shift in range(0, 60, _BLOCK))
_B0, _B1, _B2, _B3, _B4 = _BLOCKS
_PICKS = _Picks()


_NONE: tuple[_Masks, _Masks] = ((), ())


class _Flushes(dict[int, tuple[_Masks, _Masks]]):
    """Flushes and straight flushes by the cards of one suit, weakest first; nothing for fewer than five."""

    def __init__(self, known: Combinations) -> None:
        super().__init__()
        self._known = known

    def __missing__(self, cards: int) -> tuple[_Masks, _Masks]:
        found = self[cards] = self._listed(cards) if cards.bit_count() >= 5 else _NONE
        return found

    def _listed(self, cards: int) -> tuple[_Masks, _Masks]:
        flushes, straight_flushes = [], []
        for mask in map(sum, choose(bits(cards), 5)):
            kind, power = self._known.strength(mask)
            if kind is Kind.FLUSH:
                flushes.append((power, mask))
            elif kind is Kind.STRAIGHT_FLUSH:
                straight_flushes.append((power, mask))
        return _by_power(flushes), _by_power(straight_flushes)


def _by_power(found: list[tuple[int, int]]) -> _Masks:
    return tuple(mask for _, mask in sorted(found))


class _Runs(dict[int, tuple[tuple[int, int], ...]]):
    """The straights that a set of ranks holds, weakest first, each as two part masks of its ranks.

    The first part holds the rank that breaks ties as its highest, so that the products come out weakest first.
    """

    def __init__(self, straights: tuple[Straight, ...]) -> None:
        super().__init__()
        self._parts = [(sum(1 << 4 * rank for rank in straight.ranks), _parts(straight)) for straight in straights]

    def __missing__(self, ranks: int) -> tuple[tuple[int, int], ...]:
        self[ranks] = tuple(parts for needed, parts in self._parts if needed & ranks == needed)
        return self[ranks]


def _parts(straight: Straight) -> tuple[int, int]:
    below = sorted((rank for rank in straight.ranks if rank <= straight.tie), reverse=True)[:3]
    first = sum(RANK << 4 * rank for rank in below)
    return first, sum(RANK << 4 * rank for rank in straight.ranks) & ~first


class Generator:
    """Lists every combination in a hand that can be led, or that answers one on the table."""

    def __init__(self, known: Combinations) -> None:
        self._known = known
        self._flushes = _Flushes(known)
        self._runs = _Runs(known.straights)
        self._triple = known.triple
        self._out_of_order = known.out_of_order

    def leads(self, hand: int) -> list[int]:
        """Every combination in ``hand``: singles, pairs, triples, then five cards, each kind weakest first."""
        s0, p0, t0 = _B0[hand & _IN_BLOCK]
        s1, p1, t1 = _B1[hand >> 12 & _IN_BLOCK]
        s2, p2, t2 = _B2[hand >> 24 & _IN_BLOCK]
        s3, p3, t3 = _B3[hand >> 36 & _IN_BLOCK]
        s4, p4, t4 = _B4[hand >> 48]
        pairs = [*p0, *p1, *p2, *p3, *p4]
        triples = [*t0, *t1, *t2, *t3, *t4]
        found = [*s0, *s1, *s2, *s3, *s4, *pairs]
        if self._triple:
            found += triples
        return found + self._fives(hand, pairs, triples)

    def answers(self, hand: int, table: Combination) -> list[int]:
        """Every combination in ``hand`` that beats ``table``, weakest first."""
        size, power = table.size, table.power
        if size == 5:
            return self._five_answers(hand, table)
        hand &= -1 << (power.bit_length() - 1 & ~3)  # cards of lower ranks cannot help
        parts = [
            _B0[hand & _IN_BLOCK],
            _B1[hand >> 12 & _IN_BLOCK],
            _B2[hand >> 24 & _IN_BLOCK],
            _B3[hand >> 36 & _IN_BLOCK],
            _B4[hand >> 48],
        ]
        return [mask for part in parts for mask in part[size - 1] if mask > power]

    def _five_answers(self, hand: int, table: Combination) -> list[int]:
        if hand.bit_count() < 5:
            return []
        parts = [block[hand >> place * _BLOCK & _IN_BLOCK] for place, block in enumerate(_BLOCKS)]
        pairs = [mask for part in parts for mask in part[1]]
        triples = [mask for part in parts for mask in part[2]]
        known, beats = self._known, self._known.beats
        weakest = LADDER.index(table.kind)
        return [mask for mask in self._fives(hand, pairs, triples, weakest) if beats(known[mask], table)]

    def _fives(self, hand: int, pairs: list[int], triples: list[int], weakest: int = 0) -> list[int]:
        """Every five-card combination of ``hand``, weakest first; ``weakest`` leaves out the lower kinds."""
        straights: list[int] = []
        if weakest == 0:
            ranks = (hand | hand >> 1 | hand >> 2 | hand >> 3) & ONES
            picks = _PICKS
            for first, second in self._runs[ranks]:
                others = picks[hand & second]
                straights += [one | other for one in picks[hand & first] for other in others]
        flushes: list[_Masks] = []
        suited: list[_Masks] = []
        table = self._flushes
        for suit in _SUITS:
            plain, straight = table[hand & suit]
            if plain:
                flushes.append(plain)
            if straight:
                suited.append(straight)
        if suited:
            top = {mask for masks in suited for mask in masks}
            straights = [mask for mask in straights if mask not in top]
        fives = straights
        if flushes:
            fives += flushes[0] if len(flushes) == 1 else self._sorted(flushes)
        if triples:
            fives += _houses(pairs, triples)
        fives += _fours(hand)
        if suited:
            fives += self._sorted(suited)
        return self._sorted([fives]) if self._out_of_order else fives

    def _sorted(self, groups: Iterable[Iterable[int]]) -> list[int]:
        known = self._known
        return sorted((mask for masks in groups for mask in masks), key=lambda mask: known[mask].power)


def _houses(pairs: list[int], triples: list[int]) -> list[int]:
    """Full houses, by the rank of the triple."""
    found = []
    for triple in triples:
        rank = RANK << (triple.bit_length() - 1 & ~3)
        found += [triple | pair for pair in pairs if not pair & rank]
    return found


def _fours(hand: int) -> list[int]:
    """Four of a rank with each further card (BT-6.5)."""
    fours = four_of_a_rank(hand)
    if not fours:
        return []
    return [four * RANK | kicker for four in bits(fours) for kicker in bits(hand & ~(four * RANK))]


@lru_cache(maxsize=64)
def generator_of(known: Combinations) -> Generator:
    """The generator of a set of combinations."""
    return Generator(known)

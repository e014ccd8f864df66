"""Lists all combinations in a hand as masks. It is fast because it uses tables; the judge is the definition.

A hand is cut into blocks of three ranks, whose singles, pairs and triples are looked up. Flushes are looked up by the
cards of one suit. Straights are looked up by the ranks present; their cards are products of looked-up parts.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations as choose
from itertools import groupby

from bot.games.big_two.cards.combinations import Combination, Combinations, Kind
from bot.games.big_two.cards.pack import RANK, all_four, bits, spread, top
from bot.games.big_two.cards.tables import BLOCKS, IN_BLOCK, PICKS, SUITS, Sets, one_suit, runs_of

_B0, _B1, _B2, _B3, _B4 = BLOCKS
_UP_TO_STRAIGHT = (Kind.TWO_PAIR_KICKER, Kind.STRAIGHT)


class Generator:
    """Lists every combination in a hand that can be led, or that answers one on the table."""

    def __init__(self, known: Combinations) -> None:
        self._known = known
        self._one_suit = one_suit(frozenset(straight.ranks for straight in known.straights), known.flush)
        self._runs = runs_of(known.straights)
        self._triple, self._four, self._kicker = known.triple, known.four, known.two_pair_kicker
        self._sevens, self._best_card, self._by_suit = known.kickers > 0, known.best_card, known.by_suit

    def leads(self, hand: int) -> list[int]:
        """Every combination in ``hand``: all singles, then all pairs and so on; each size weakest first."""
        s0, p0, t0 = _B0[hand & IN_BLOCK]
        s1, p1, t1 = _B1[hand >> 12 & IN_BLOCK]
        s2, p2, t2 = _B2[hand >> 24 & IN_BLOCK]
        s3, p3, t3 = _B3[hand >> 36 & IN_BLOCK]
        s4, p4, t4 = _B4[hand >> 48]
        pairs = [*p0, *p1, *p2, *p3, *p4]
        triples = [*t0, *t1, *t2, *t3, *t4]
        found = [*s0, *s1, *s2, *s3, *s4, *pairs]
        if self._triple:
            found += triples
        if self._four is not None:
            found += self._four_cards(hand, pairs)
        if hand.bit_count() < 5:
            return found
        flushes, runs = self._of_one_suit(hand)
        found += self._fives(hand, pairs, triples, flushes, runs)
        found += self._honours(hand, runs)
        return found

    def answers(self, hand: int, table: Combination) -> list[int]:
        """Every combination in ``hand`` that beats ``table``: those of its size, then monsters, each weakest first."""
        monsters = self._known.monsters
        if table.kind in monsters:
            return self._stronger(self._all_honours(hand), table)
        if table.size < 4:
            found = _of_a_rank(hand, table)
        elif table.size == 4:
            found = self._stronger(self._four_cards(hand, _pairs(hand)), table)
        elif table.size == 5:
            found = self._five_answers(hand, table)
        else:
            found = self._stronger(_with_kickers(hand, self._of_one_suit(hand)[1]), table)
        return found + self._all_honours(hand) if monsters else found

    def _stronger(self, masks: Iterable[int], table: Combination) -> list[int]:
        known, beats = self._known, self._known.beats
        return [mask for mask in masks if beats(known[mask], table)]

    def _five_answers(self, hand: int, table: Combination) -> list[int]:
        if hand.bit_count() < 5:
            return []
        flushes, runs = self._of_one_suit(hand)
        honour = table.kind in (Kind.FOUR_PLUS_ONE, Kind.STRAIGHT_FLUSH)
        fives = [] if honour else self._fives(hand, _pairs(hand), _triples(hand), flushes, runs, table.kind)
        if not self._known.monsters:
            fives += self._five_honours(hand, runs)
        return self._stronger(fives, table)

    def _four_cards(self, hand: int, pairs: list[int]) -> list[int]:
        """Four of a rank, or two pairs (BT-6.7, 6.8)."""
        if self._four is Kind.QUADS:
            return [four * RANK for four in bits(all_four(hand))]
        return [cards for _, cards in _two_pairs(pairs)]

    def _fives(
        self,
        hand: int,
        pairs: list[int],
        triples: list[int],
        flushes: list[int],
        runs: list[int],
        weakest: Kind = Kind.TWO_PAIR_KICKER,
    ) -> list[int]:
        """Five-card plays up to the full house, weakest first. Kinds below ``weakest`` are left out."""
        fives: list[int] = []
        if weakest is Kind.TWO_PAIR_KICKER and self._kicker:
            fives += [cards | kicker for ranks, cards in _two_pairs(pairs) for kicker in bits(hand & ~ranks)]
        if weakest in _UP_TO_STRAIGHT:
            fives += self._straights(hand, runs)
        fives += flushes
        if triples:
            houses = _houses(pairs, triples)
            if self._best_card:
                houses.sort(key=int.bit_length)
            fives += houses
        return fives

    def _straights(self, hand: int, runs: list[int]) -> list[int]:
        found: list[int] = []
        picks = PICKS
        for equals in self._runs[spread(hand)]:
            group = [
                one | other
                for first, second in equals
                for others in (picks[hand & second],)
                for one in picks[hand & first]
                for other in others
            ]
            found += group if len(equals) == 1 else self._sorted(group)
        if runs and not self._sevens:
            found = [mask for mask in found if mask not in runs]
        return found

    def _of_one_suit(self, hand: int) -> tuple[list[int], list[int]]:
        """Flushes and straight flushes, each weakest first."""
        flushes: list[int] = []
        runs: list[int] = []
        suits = 0
        table = self._one_suit
        for suit in SUITS:
            plain, straight = table[hand & suit]
            if plain:
                flushes += plain
                suits += 1
            if straight:
                runs += straight
        if suits > 1 and not self._by_suit:
            flushes = self._sorted(flushes)
        if len(runs) > 1:
            runs.sort(key=self._known.suited_run)
        return flushes, runs

    def _honours(self, hand: int, runs: list[int]) -> list[int]:
        """Four plus one and straight flushes, in two lists: plays of five cards, plays of seven cards."""
        found = self._five_honours(hand, runs)
        if runs and self._sevens:
            found += _with_kickers(hand, runs)
        return found

    def _five_honours(self, hand: int, runs: list[int]) -> list[int]:
        fours = _fours(hand)
        if not runs or self._sevens:
            return fours
        return self._sorted(fours + runs) if fours else list(runs)

    def _all_honours(self, hand: int) -> list[int]:
        """Four plus one and straight flushes, weakest first."""
        if hand.bit_count() < 5:
            return []
        runs = self._of_one_suit(hand)[1]
        found = self._honours(hand, runs)
        return self._sorted(found) if runs and self._sevens else found

    def _sorted(self, masks: Iterable[int]) -> list[int]:
        known = self._known
        return sorted(masks, key=lambda mask: known[mask].power)


def _of_a_rank(hand: int, table: Combination) -> list[int]:
    """Singles, pairs or triples that are higher than ``table``."""
    size, power = table.size - 1, table.power
    hand &= -1 << (power.bit_length() - 1 & ~3)  # cards of lower ranks cannot help
    if hand.bit_count() <= size:
        return []
    return [mask for sets in _blocks(hand) for mask in sets[size] if mask > power]


def _blocks(hand: int) -> tuple[Sets, ...]:
    return (
        _B0[hand & IN_BLOCK],
        _B1[hand >> 12 & IN_BLOCK],
        _B2[hand >> 24 & IN_BLOCK],
        _B3[hand >> 36 & IN_BLOCK],
        _B4[hand >> 48],
    )


def _pairs(hand: int) -> list[int]:
    return [mask for sets in _blocks(hand) for mask in sets[1]]


def _triples(hand: int) -> list[int]:
    return [mask for sets in _blocks(hand) for mask in sets[2]]


def _two_pairs(pairs: list[int]) -> list[tuple[int, int]]:
    """Two pairs, with all cards of their ranks, weakest first: by higher pair, lower pair, suit (BT-7.7)."""
    by_rank = [list(group) for _, group in groupby(pairs, lambda pair: top(pair) >> 2)]
    return [
        (spread(high | low) * RANK, high | low)
        for place, highs in enumerate(by_rank)
        for lows in by_rank[:place]
        for high in highs
        for low in lows
    ]


def _houses(pairs: list[int], triples: list[int]) -> list[int]:
    """Full houses in the order of their triples' ranks."""
    found = []
    for triple in triples:
        rank = RANK << (triple.bit_length() - 1 & ~3)
        found += [triple | pair for pair in pairs if not pair & rank]
    return found


def _fours(hand: int) -> list[int]:
    """Four of a rank, with each possible fifth card (BT-6.5)."""
    fours = all_four(hand)
    if not fours:
        return []
    return [four * RANK | kicker for four in bits(fours) for kicker in bits(hand & ~(four * RANK))]


def _with_kickers(hand: int, runs: list[int]) -> list[int]:
    """Straight flushes with two more cards, weakest first. If seven cards hold several runs, the strongest counts."""
    groups: list[list[int]] = []
    seen: set[int] = set()
    for run in reversed(runs):
        kickers = choose(bits(hand & ~run), 2)
        group = [cards for one, other in kickers if (cards := run | one | other) not in seen]
        seen.update(group)
        groups.append(group)
    return [cards for group in reversed(groups) for cards in group]


@lru_cache(maxsize=64)
def generator_of(known: Combinations) -> Generator:
    """The generator for a set of combinations."""
    return Generator(known)

"""What a set of cards is, how strong, and what answers what (docs/big-two.md, sections 6 to 9).

The tables of one rule set are built once; a combination found once is kept, and there are fewer than 20,000.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from bot.games.actions import Play
from bot.games.big_two.options import AnswerFive, FlushOrder, FullHouseOrder
from bot.games.big_two.pack import ONES, RANK, RANKS, Pack, pack_of, spread
from bot.games.big_two.rules import Answer, Combo, Compare, Deck, Rules
from bot.games.big_two.straights import Straight, straights


class Kind(StrEnum):
    """Kinds of combination, weakest of five cards first (BT-7.5)."""

    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    QUADS = "quads"
    TWO_PAIR = "two_pair"
    TWO_PAIR_KICKER = "two_pair_kicker"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full_house"
    FOUR_PLUS_ONE = "four_plus_one"
    STRAIGHT_FLUSH = "straight_flush"
    STRAIGHT_FLUSH_7 = "straight_flush_7"


LADDER = (Kind.STRAIGHT, Kind.FLUSH, Kind.FULL_HOUSE, Kind.FOUR_PLUS_ONE, Kind.STRAIGHT_FLUSH)
"""Five-card kinds, weakest first (BT-7.5)."""

_PLACE = {kind: place << 64 for place, kind in enumerate(LADDER, start=1)}


class Combination(NamedTuple):
    """A playable set of cards; of two with equally many cards the one with more ``power`` is stronger."""

    mask: int
    kind: Kind
    size: int
    power: int
    play: Play
    text: str


class Unplayable(NamedTuple):
    """Why cards are no combination: ``straight``, ``bare_four``, ``off`` (with the kind) or ``none``; and the rule."""

    why: str
    kind: Kind | None
    rule: str


def _suit(bit: int) -> int:
    """The suit of one card, 0 lowest."""
    return (bit.bit_length() - 1) & 3


def _top(mask: int) -> int:
    return mask.bit_length() - 1


_FLUSH_POWER: Mapping[FlushOrder, Callable[[int], int]] = {
    FlushOrder.SUIT_FIRST: lambda mask: _suit(mask) << 61 | mask,
    FlushOrder.TOP_THEN_SUIT: _top,
    FlushOrder.ALL_RANKS_THEN_SUIT: lambda mask: spread(mask) << 2 | _suit(mask),
}
"""What compares flushes (BT-7.3); the cards of a flush share their suit."""


def _triple_rank(mask: int) -> int:
    """The rank that a full house holds three of."""
    twice = (mask & mask >> 1 & ONES) + (mask & mask >> 2 & ONES) + (mask & mask >> 3 & ONES)
    more = (mask >> 1 & mask >> 2 & ONES) + (mask >> 1 & mask >> 3 & ONES) + (mask >> 2 & mask >> 3 & ONES)
    return _top((twice + more) & ONES << 1) >> 2  # three cards of a rank make three pairs there, two make one


_FULL_HOUSE_POWER: Mapping[FullHouseOrder, Callable[[int], int]] = {
    FullHouseOrder.TRIPLE_RANK: _triple_rank,
    FullHouseOrder.BEST_CARD: _top,
}


def four_of_a_rank(mask: int) -> int:
    """The lowest suit's bit of every rank that ``mask`` holds whole."""
    return mask & mask >> 1 & mask >> 2 & mask >> 3 & ONES


class Combinations(dict[int, Combination]):
    """Every combination of one rule set by mask, found when first asked for; a set that is none raises KeyError.

    ``out_of_order`` says that listing kind by kind, run by run, rank by rank is not yet listing by strength.
    """

    __hash__ = object.__hash__  # type: ignore[assignment]  # a table is itself, whatever it has found so far

    def __init__(self, deck: Deck, tile_max: int, combo: Combo, compare: Compare, answer: Answer) -> None:
        super().__init__()
        self.pack: Pack = pack_of(deck.kind, deck.suits, tile_max)
        self.triple, self.flush = combo.triple, combo.flush
        self.straights: tuple[Straight, ...] = straights(combo.straight_order, compare.straight_tie, RANKS)
        self._runs = {sum(1 << 4 * rank for rank in straight.ranks): straight for straight in self.straights}
        self._flush_power = _FLUSH_POWER[compare.flush]
        self._full_house_power = _FULL_HOUSE_POWER[compare.full_house]
        self.out_of_order = _equal_places(self.straights) or compare.full_house is not FullHouseOrder.TRIPLE_RANK
        self.same_type = answer.five is AnswerFive.SAME_TYPE

    def __missing__(self, mask: int) -> Combination:
        kind, power = self.strength(mask)
        if kind is None:
            raise KeyError(mask)
        cards = self.pack.of(mask)
        found = Combination(mask, kind, len(cards), power, Play(cards), self.pack.text(mask))
        self[mask] = found
        return found

    def find(self, mask: int) -> Combination | None:
        """The combination that these cards make, or None (BT-6)."""
        try:
            return self[mask]
        except KeyError:
            return None

    def beats(self, play: Combination, table: Combination) -> bool:
        """Whether ``play`` may answer ``table`` (BT-9.1, 9.2)."""
        return (
            play.size == table.size
            and play.power > table.power
            and (play.kind is table.kind or not self.same_type or play.size != 5)
        )

    def strength(self, mask: int) -> tuple[Kind | None, int]:
        """Kind and power; power compares plays of the same size (BT-7)."""
        size = mask.bit_count()
        if size == 5:
            return self._five(mask)
        if spread(mask).bit_count() == 1 and size < 4:
            if size == 3 and not self.triple:
                return None, 0
            # Of one rank the higher suit decides, and cards of one rank are one digit: masks compare as they stand.
            return (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE)[size - 1], mask
        return None, 0

    def _five(self, mask: int) -> tuple[Kind | None, int]:
        ranks = spread(mask)
        count = ranks.bit_count()
        if count == 5:
            return self._run_or_flush(mask, ranks)
        if count != 2:
            return None, 0
        if four := four_of_a_rank(mask):
            return Kind.FOUR_PLUS_ONE, _PLACE[Kind.FOUR_PLUS_ONE] | _top(four)
        return Kind.FULL_HOUSE, _PLACE[Kind.FULL_HOUSE] | self._full_house_power(mask)

    def _run_or_flush(self, mask: int, ranks: int) -> tuple[Kind | None, int]:
        one_suit = any(mask == ranks << suit for suit in range(4))
        run = self._runs.get(ranks)
        if run is not None:
            kind = Kind.STRAIGHT_FLUSH if one_suit else Kind.STRAIGHT
            return kind, _PLACE[kind] | run.place << 2 | _suit(mask & RANK << 4 * run.tie)
        if one_suit and self.flush:
            return Kind.FLUSH, _PLACE[Kind.FLUSH] | self._flush_power(mask)
        return None, 0

    def why_not(self, mask: int) -> Unplayable:
        """Why these cards are no combination (BT-6, 8.1)."""
        size, ranks = mask.bit_count(), spread(mask)
        if size == 4 and four_of_a_rank(mask):
            return Unplayable("bare_four", Kind.QUADS, "BT-6.5")
        if size == 5 and ranks in _LOOK_LIKE_RUNS and ranks not in self._runs:
            return Unplayable("straight", Kind.STRAIGHT, "BT-8.1")
        off = _shape(mask, size, ranks)
        return Unplayable("off" if off else "none", off, "BT-6.1")


def _equal_places(found: tuple[Straight, ...]) -> bool:
    """Whether two runs of ranks are equally high, so that listing run by run is not listing by strength."""
    return len({straight.place for straight in found}) < len(found)


_LOOK_LIKE_RUNS = frozenset(
    sum(1 << 4 * RANKS.index(("A23456789TJQK" * 2)[at + step]) for step in range(5)) for at in range(13)
)
"""Five neighbours on the circle of ranks: what people may take for a straight."""


def _shape(mask: int, size: int, ranks: int) -> Kind | None:
    """The kind that some rules play and these do not."""
    count = ranks.bit_count()
    if size == 3 and count == 1:
        return Kind.TRIPLE
    if size == 5 and any(mask == ranks << suit for suit in range(4)):
        return Kind.FLUSH
    pairs = sum((mask >> 4 * rank & RANK).bit_count() >= 2 for rank in range(len(RANKS)))
    if pairs == 2 and count == size - 2:
        return {4: Kind.TWO_PAIR, 5: Kind.TWO_PAIR_KICKER}.get(size)
    return None


@lru_cache(maxsize=64)
def _combinations(deck: Deck, tile_max: int, combo: Combo, compare: Compare, answer: Answer) -> Combinations:
    return Combinations(deck, tile_max, combo, compare, answer)


def combinations_of(rules: Rules) -> Combinations:
    """The tables of a rule set; rule sets that play the same combinations share theirs."""
    return _combinations(rules.deck, rules.tile_max, rules.combo, rules.cmp, rules.answer)

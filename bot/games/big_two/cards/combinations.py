"""What a set of cards is, how strong it is, and what it may answer (docs/big-two.md, sections 6 to 9).

The tables of a rule set are built once. Combinations are cached.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from bot.cards import write_cards
from bot.engine.actions import Action
from bot.games.big_two.cards.pack import ONES, RANK, Pack, all_four, pack_of, spread, thrice, top, top_suit, twice
from bot.games.big_two.cards.straights import Run, Straight, neighbours, straight_order, straights
from bot.games.big_two.rules.closed_choices import AnswerFive, FlushOrder, Four, FullHouseOrder, Monsters, QuadsVsSf
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.rules.sections import AnswerRules, Combo, Compare, Deck


class Kind(StrEnum):
    """Kinds of combination, by their public names."""

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


ROYAL_FLUSH = "royal_flush"
"""The step of T-J-Q-K-A in one suit, where it ranks above other straight flushes.

Its kind is still a straight flush.
"""

_WEAKEST = (Kind.TWO_PAIR_KICKER, Kind.STRAIGHT, Kind.FLUSH, Kind.FULL_HOUSE)
LADDERS: Mapping[QuadsVsSf, tuple[str, ...]] = {
    QuadsVsSf.SF_OVER_QUADS: (*_WEAKEST, Kind.FOUR_PLUS_ONE, Kind.STRAIGHT_FLUSH),
    QuadsVsSf.ONLY_ROYAL_OVER_QUADS: (*_WEAKEST, Kind.STRAIGHT_FLUSH, Kind.FOUR_PLUS_ONE, ROYAL_FLUSH),
}
"""Five-card kinds, weakest first (BT-7.5, 7.6)."""

_STEP = 64
"""How many low bits of the power compare plays on the same step of the ladder."""

_FOURS: Mapping[Four, Kind | None] = {Four.NONE: None, Four.QUADS: Kind.QUADS, Four.TWO_PAIR: Kind.TWO_PAIR}


class Combination(NamedTuple):
    """A playable set of cards. More ``power`` is stronger, among plays of one size and among monsters."""

    mask: int
    kind: Kind
    size: int
    power: int
    play: Action

    @property
    def text(self) -> str:
        """The cards in notation, lowest first."""
        return write_cards(self.play.cards)


_FLUSH_POWER: Mapping[FlushOrder, Callable[[int], int]] = {
    FlushOrder.SUIT_FIRST: lambda mask: top_suit(mask) << 6 | top(mask),
    FlushOrder.TOP_THEN_SUIT: top,
    FlushOrder.ALL_RANKS_THEN_SUIT: lambda mask: spread(mask) << 2 | top_suit(mask),
}
"""How flushes are compared (BT-7.3). All cards of a flush have the same suit."""

_FULL_HOUSE_POWER: Mapping[FullHouseOrder, Callable[[int], int]] = {
    FullHouseOrder.TRIPLE_RANK: thrice,
    FullHouseOrder.BEST_CARD: top,
}


def _up_to(mask: int) -> int:
    """All cards up to the highest one. This number is greater exactly if the highest card is higher (BT-7.1)."""
    return (2 << top(mask)) - 1


def _two_pair_power(mask: int, pairs: int) -> int:
    """Compares the higher pair, then the lower pair, then the higher suit of the higher pair (BT-7.7)."""
    return pairs << 2 | top_suit(mask & pairs * RANK)


class Plays(dict[int, Action]):
    """The actions that play sets of cards of one pack, by mask. They are the same under all rules."""

    KEPT = 1 << 16
    """How many are cached."""

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self._of = pack.of

    def __missing__(self, mask: int) -> Action:
        if len(self) >= self.KEPT:
            self.clear()
        found = self[mask] = Action("play", self._of(mask))
        return found


@lru_cache(maxsize=16)
def _plays(pack: Pack) -> Plays:
    return Plays(pack)


class Combinations(dict[int, Combination]):
    """Every combination of one rule set, by mask.

    Each is found when first looked up; KeyError if the cards are none.
    """

    KEPT = 1 << 15
    """How many combinations are cached. Of the usual kinds there are fewer than 20,000."""

    __hash__ = object.__hash__  # type: ignore[assignment]  # compared by identity: the contents are only a cache

    def __init__(self, deck: Deck, tile_max: int, combo: Combo, compare: Compare, answer: AnswerRules) -> None:
        super().__init__()
        self.tile_max = tile_max
        self.pack: Pack = pack_of(deck.kind, deck.suits, tile_max)
        self.plays = _plays(self.pack)
        self.triple, self.flush, self.two_pair_kicker = combo.triple, combo.flush, combo.two_pair_kicker
        self.four = _FOURS[combo.four]  # the kind of four cards that can be played, if any
        self.kickers = combo.sf_kickers
        # the kind that straight flushes have
        self.straight_flush = Kind.STRAIGHT_FLUSH_7 if self.kickers else Kind.STRAIGHT_FLUSH
        self.straight_order = combo.straight_order
        # whether the best card decides among full houses
        self.best_card = compare.full_house is FullHouseOrder.BEST_CARD
        self.by_suit = compare.flush is FlushOrder.SUIT_FIRST  # whether the suit decides first among flushes
        self.straights: tuple[Straight, ...] = straights(
            combo.straight_order, compare.straight_tie, self.pack.ranks, tile_max
        )
        self._runs = {straight.ranks: straight for straight in self.straights}
        self._flush_power = _FLUSH_POWER[compare.flush]
        self._full_house_power = _FULL_HOUSE_POWER[compare.full_house]
        self._step = {name: step << _STEP for step, name in enumerate(LADDERS[compare.quads_vs_sf], start=1)}
        self._royal = sum(1 << 4 * self.pack.ranks.index(rank) for rank in "TJQKA") if ROYAL_FLUSH in self._step else 0
        self.same_type = answer.five is AnswerFive.SAME_TYPE
        honours = {Kind.FOUR_PLUS_ONE, self.straight_flush}
        # the kinds that beat anything
        self.monsters = frozenset(honours if answer.monsters is Monsters.ANY_TIME else ())
        played = {3: self.triple, 4: self.four, 7: self.kickers}
        # the numbers of cards that plays have
        self.sizes = tuple(size for size in (1, 2, 3, 4, 5, 7) if played.get(size, True))
        self._ladder = self._in_force()
        self.ladder = tuple(self._ladder)  # the steps of five-card kinds (and of monsters), weakest first

    def __missing__(self, mask: int) -> Combination:
        kind, power = self.strength(mask)
        if kind is None:
            raise KeyError(mask)
        if len(self) >= self.KEPT:
            self.clear()
        found = self[mask] = Combination(mask, kind, mask.bit_count(), power, self.plays[mask])
        return found

    def find(self, mask: int) -> Combination | None:
        """The combination that these cards make, or None (BT-6)."""
        try:
            return self[mask]
        except KeyError:
            return None

    def beats(self, play: Combination, table: Combination) -> bool:
        """Whether ``play`` may answer ``table`` (BT-9)."""
        if play.kind in self.monsters:
            return table.kind not in self.monsters or play.power > table.power
        return play.size == table.size and play.power > table.power and (play.kind is table.kind or not self.same_type)

    def stronger(self, table: Combination) -> tuple[str, ...]:
        """The steps of the ladder above a play of five cards or a monster, weakest first."""
        return tuple(name for name, step in self._ladder.items() if step > table.power)

    @property
    def kinds(self) -> dict[Kind, bool]:
        """Every kind that any rules have, in the order of the rule book, and whether these rules have it (BT-6.1)."""
        return {
            Kind.SINGLE: True,
            Kind.PAIR: True,
            Kind.TRIPLE: self.triple,
            Kind.TWO_PAIR: self.four is Kind.TWO_PAIR,
            Kind.QUADS: self.four is Kind.QUADS,
            Kind.TWO_PAIR_KICKER: self.two_pair_kicker,
            Kind.STRAIGHT: True,
            Kind.FLUSH: self.flush,
            Kind.FULL_HOUSE: True,
            Kind.FOUR_PLUS_ONE: True,
            Kind.STRAIGHT_FLUSH: not self.kickers,
            Kind.STRAIGHT_FLUSH_7: bool(self.kickers),
        }

    @property
    def gaps(self) -> list[Run]:
        """Runs of five neighbours on the circle of ranks that are no straight in this order (BT-8.1)."""
        known = {frozenset(run) for equals in straight_order(self.straight_order, self.tile_max) for run in equals}
        return [run for run in neighbours(self.pack.ranks) if frozenset(run) not in known]

    def _in_force(self) -> dict[str, int]:
        """The steps of the ladder by public name, without those that these rules leave out (BT-7.5)."""
        straight_flush = not self.kickers or bool(self.monsters)  # seven cards answer five only as monsters
        off: dict[str, bool] = {
            Kind.TWO_PAIR_KICKER: not self.two_pair_kicker,
            Kind.FLUSH: not self.flush,
            Kind.STRAIGHT_FLUSH: not straight_flush,
            ROYAL_FLUSH: not straight_flush,
        }
        in_force = {name: step for name, step in self._step.items() if not off.get(name)}
        return {self.straight_flush if name == Kind.STRAIGHT_FLUSH else name: step for name, step in in_force.items()}

    def strength(self, mask: int) -> tuple[Kind | None, int]:
        """The kind and power of these cards (BT-7)."""
        size = mask.bit_count()
        if size == 5:
            return self._five(mask)
        if size == 7:
            power = self.suited_run(mask) if self.kickers else 0
            return (Kind.STRAIGHT_FLUSH_7, power) if power else (None, 0)
        if size == 4:
            return self._four(mask)
        if size < 4 and spread(mask).bit_count() == 1 and (size < 3 or self.triple):
            return (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE)[size - 1], _up_to(mask)
        return None, 0

    def _four(self, mask: int) -> tuple[Kind | None, int]:
        if self.four is Kind.QUADS and all_four(mask):
            return Kind.QUADS, _up_to(mask)
        if self.four is Kind.TWO_PAIR and (pairs := twice(mask)).bit_count() == 2:
            return Kind.TWO_PAIR, _two_pair_power(mask, pairs)
        return None, 0

    def is_straight(self, ranks: int) -> bool:
        """Whether five ranks are a straight in this order; each rank is given as the bit of its lowest suit (BT-8)."""
        return ranks in self._runs

    def _five(self, mask: int) -> tuple[Kind | None, int]:
        ranks = spread(mask)
        count = ranks.bit_count()
        if count == 5:
            return self._run_or_flush(mask, ranks)
        if count == 2:
            if four := all_four(mask):
                return Kind.FOUR_PLUS_ONE, self._step[Kind.FOUR_PLUS_ONE] | four
            return Kind.FULL_HOUSE, self._step[Kind.FULL_HOUSE] | self._full_house_power(mask)
        if self.two_pair_kicker and (pairs := twice(mask)).bit_count() == 2:
            return Kind.TWO_PAIR_KICKER, self._step[Kind.TWO_PAIR_KICKER] | _two_pair_power(mask, pairs)
        return None, 0

    def _run_or_flush(self, mask: int, ranks: int) -> tuple[Kind | None, int]:
        one_suit = mask == ranks << top_suit(mask)
        run = self._runs.get(ranks)
        if run is not None:
            if one_suit and not self.kickers:
                return Kind.STRAIGHT_FLUSH, self.suited_run(mask)
            return Kind.STRAIGHT, self._step[Kind.STRAIGHT] | run.place << 2 | top_suit(mask & RANK << 4 * run.tie)
        if one_suit and self.flush:
            return Kind.FLUSH, self._step[Kind.FLUSH] | self._flush_power(mask)
        return None, 0

    def suited_run(self, mask: int) -> int:
        """The power of the strongest straight flush within ``mask``, or 0 (BT-6.6, 7.4)."""
        return max(self._run_power(mask >> suit & ONES, suit) for suit in range(4))

    def _run_power(self, ranks: int, suit: int) -> int:
        if ranks.bit_count() < 5:
            return 0
        found = [
            self._step[ROYAL_FLUSH if run == self._royal else Kind.STRAIGHT_FLUSH] | straight.place << 2 | suit
            for run, straight in self._runs.items()
            if run & ranks == run
        ]
        return max(found, default=0)


@lru_cache(maxsize=64)
def _combinations(deck: Deck, tile_max: int, combo: Combo, compare: Compare, answer: AnswerRules) -> Combinations:
    return Combinations(deck, tile_max, combo, compare, answer)


def combinations_of(rules: Rules) -> Combinations:
    """The tables of a rule set. Rule sets with the same combinations share them."""
    return _combinations(rules.deck, rules.tile_max, rules.combo, rules.cmp, rules.answer)

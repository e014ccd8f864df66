"""The plays of a large hand that a list offers: of each kind and rank some, with as few jokers as can be (DG-11.5).

Other cards with the same reading are legal, too. What beats the play on the table is found if anything does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import combinations, islice
from typing import NamedTuple

from bot.cards import RANKS, SUITS, Card
from bot.games.da_guai_lu_zi.cards.order import JOKERS, CardOrder, PlayKind
from bot.games.da_guai_lu_zi.cards.readings import FIVE, SIZES, PlayReading, all_readings, reading_of, readings_of
from bot.games.da_guai_lu_zi.cards.wildcards import RUNS


class PlayOption(NamedTuple):
    """Cards of a hand that make a play, and the reading of it."""

    cards: tuple[Card, ...]
    reading: PlayReading
    named: bool = False  # whether the reading must be named, since the rules read the cards otherwise

    @property
    def jokers(self) -> int:
        return sum(card in JOKERS for card in self.cards)


def every_play(order: CardOrder, hand: Sequence[Card], size: int | None = None) -> Iterator[PlayOption]:
    """Every play of a hand, or every play of ``size`` cards; each set of cards once in each of its readings."""
    held = order.sorted(hand)
    for many in SIZES if size is None else (size,):
        for cards in dict.fromkeys(combinations(held, many)):
            own, *others = readings_of(order, cards, finishing=many == len(held)) or (None,)
            if own is not None:
                yield PlayOption(cards, own)
                yield from (PlayOption(cards, one, named=True) for one in others)


Cards = tuple[Card, ...]
PAIR = 2
_PLACES = range(len(RANKS))
_NAMED_FLUSHES = 3
"""Of how many sets with one highest card the jokers are tried under every name: equal cards among them may keep the
jokers from being read as the highest rank."""
_MOST_WILD = 4
"""The most jokers that stand for other cards in one play."""


class ChosenPlays:
    """The offered plays of one hand."""

    def __init__(self, order: CardOrder, hand: Sequence[Card]) -> None:
        held = order.sorted(hand)
        self._order = order
        self._held = held
        self._jokers = [card for card in held if card in JOKERS]
        self._of_rank: list[list[Card]] = [[] for _ in _PLACES]
        for card in held:
            if card not in JOKERS:
                self._of_rank[order.place[card]].append(card)
        self._wild = min(len(self._jokers), _MOST_WILD)
        self._named = order.rules.names_readings
        self._known: dict[tuple[PlayKind, Cards], tuple[PlayOption, ...]] = {}

    def of_size(self, size: int) -> Iterator[PlayOption]:
        """The offered plays of so many cards."""
        if size == 1:
            yield from self._seen((card,) for card in dict.fromkeys(self._held))
        elif size < FIVE:
            yield from self._seen(self._of_one_rank(size))
        else:
            yield from self._fives()

    def _seen(self, sets: Iterable[Cards]) -> Iterator[PlayOption]:
        for cards in sets:
            reading = reading_of(self._order, cards)
            if reading is not None:
                yield PlayOption(cards, reading)

    def _of_one_rank(self, size: int) -> Iterator[Cards]:
        for cards in self._of_rank:
            if len(cards) >= size:
                yield from dict.fromkeys(combinations(cards, size))
            elif cards and len(cards) + len(self._jokers) >= size:
                yield (*cards, *self._jokers[: size - len(cards)])
        yield from dict.fromkeys(combinations(self._jokers, size))

    def _fives(self) -> Iterator[PlayOption]:
        """Of each reading the first play with the fewest jokers."""
        found: dict[tuple[int, ...], PlayOption] = {}
        for kind, sets in (
            (PlayKind.STRAIGHT, self._straights()),
            (PlayKind.FLUSH, self._flushes()),
            (PlayKind.FULL_HOUSE, self._houses()),
            (PlayKind.FOUR_PLUS_ONE, self._fours()),
            (PlayKind.STRAIGHT_FLUSH, self._suited_runs()),
            (PlayKind.FIVE_OF_A_KIND, self._fives_of_a_kind()),
        ):
            for cards in sorted(sets, key=_jokers_in):
                for option in self._options(kind, cards):
                    found.setdefault(option.reading.strength, option)  # it begins with the step of the kind
        for option in self._weak_and_best(found.values()) if self._named else found.values():
            yield option._replace(cards=self._order.sorted(option.cards))

    def _options(self, kind: PlayKind, cards: Cards) -> tuple[PlayOption, ...]:
        """These cards as this kind, in each reading that may be named."""
        key = kind, cards
        if key not in self._known:
            self._known[key] = tuple(self._read(kind, cards))
        return self._known[key]

    def _read(self, kind: PlayKind, cards: Cards) -> Iterator[PlayOption]:
        if self._named and 0 < _jokers_in(cards) < FIVE:
            yield from [PlayOption(cards, one) for one in all_readings(self._order, cards, (kind,))]
            if not (self._order.weakest_key and kind is PlayKind.FLUSH):
                return
        reading = reading_of(self._order, cards)  # the least flush may be weaker than any that can be named
        if reading is not None and reading.kind is kind:
            yield PlayOption(cards, reading)

    def _as_named(self, option: PlayOption) -> PlayOption:
        """The option, which says whether its reading must be named."""
        wild = 0 < _jokers_in(option.cards) < FIVE
        return option._replace(named=wild and reading_of(self._order, option.cards) != option.reading)

    def _weak_and_best(self, options: Iterable[PlayOption]) -> Iterator[PlayOption]:
        """Of each kind and rank the weakest play with the fewest jokers, unnamed if that can be, and the strongest."""
        by_name: dict[tuple[PlayKind, str], list[PlayOption]] = {}
        for option in sorted(options, key=lambda one: one.reading.strength):
            by_name.setdefault((option.reading.kind, option.reading.rank), []).append(option)
        for several in by_name.values():
            fewest = min(_jokers_in(one.cards) for one in several)
            few = [one for one in several if _jokers_in(one.cards) == fewest]
            unnamed = (one for one in map(self._as_named, few) if not one.named)
            weak, best = next(unnamed, None) or few[0]._replace(named=True), several[-1]
            yield weak
            if best.reading is not weak.reading:
                yield self._as_named(best)

    def _filled(self, cards: Sequence[Card], size: int = FIVE) -> Cards | None:
        """The cards with jokers to make up the number; None if there are too few of them."""
        missing = size - len(cards)
        return (*cards, *self._jokers[:missing]) if 0 <= missing <= self._wild and cards else None

    def _straights(self) -> Iterator[Cards]:
        for run in RUNS:
            cards = _of_suits([self._of_rank[place] for place in run if self._of_rank[place]])
            if filled := self._filled(cards):
                yield filled
            suited = len(cards) == FIVE and len({card.suit for card in cards}) == 1
            if self._named and suited and (filled := self._filled(cards[1:])):
                yield filled  # a joker is of another suit; else it is a straight flush

    def _suited_runs(self) -> Iterator[Cards]:
        for run in RUNS:
            for suit in SUITS:
                held = (card for place in run for card in self._of_rank[place] if card.suit == suit)
                if filled := self._filled(tuple(dict.fromkeys(held))):
                    yield filled

    def _fives_of_a_kind(self) -> Iterator[Cards]:
        for cards in self._of_rank:
            if filled := self._filled(cards[:FIVE]):
                yield filled
        if len(self._jokers) >= FIVE:
            yield tuple(self._jokers[:FIVE])

    def _fours(self) -> Iterator[Cards]:
        for place in _PLACES:
            own = self._of_rank[place][:4]
            if 4 - len(own) > self._wild or not (own or self._named):
                continue
            others = (card for card in self._lone_first if self._order.place[card] != place)
            yield from self._first_as(PlayKind.FOUR_PLUS_ONE, place, ((*own, card) for card in others))
            if self._named and own and (filled := self._filled(own)):
                yield filled

    def _houses(self) -> Iterator[Cards]:
        for place in _PLACES:
            own = self._of_rank[place][:3]
            pairs = (self._of_rank[other][:2] for other in self._poor_first if other != place)
            if not self._named:  # one joker makes a full house of two pairs; more of them make something higher
                pairs = (pair for pair in pairs if len(pair) == PAIR and len(own) >= PAIR)
            yield from self._first_as(PlayKind.FULL_HOUSE, place, ((*own, *pair) for pair in pairs))
            if self._named and (filled := self._filled(own)):
                yield filled

    def _first_as(self, kind: PlayKind, place: int, sets: Iterable[Cards]) -> Iterator[Cards]:
        """The first set with the fewest jokers that can be read as this kind and rank."""
        best: Cards | None = None
        rank = RANKS[place]
        for cards in sets:
            filled = self._filled(cards)
            if filled is None or (best is not None and len(cards) <= FIVE - _jokers_in(best)):
                continue
            if any(one.reading.rank == rank for one in self._options(kind, filled)):
                best = filled
                if len(cards) == FIVE:
                    break
        if best is not None:
            yield best

    @cached_property
    def _lone_first(self) -> list[Card]:
        """The cards that are no jokers: those of which there are few first, then the lowest."""
        rows = [self._of_rank[place] for place in self._poor_first if self._of_rank[place]]
        return [card for row in rows for card in dict.fromkeys(row)]

    @cached_property
    def _poor_first(self) -> list[int]:
        values = self._order.values
        return sorted(
            _PLACES, key=lambda place: (len(self._of_rank[place]) > 3, len(self._of_rank[place]), values[place])
        )

    def _flushes(self) -> Iterator[Cards]:
        """Of each suit and highest card the best flush and a weak one, with each number of jokers."""
        for suit in SUITS:
            cards = [card for card in self._held if card.suit == suit and card not in JOKERS]
            for jokers in range(min(self._wild, _MOST_WILD if self._named else 2) + 1):
                for top in self._flush_tops(cards, jokers):
                    yield from self._flushes_under(cards[:top], cards[top], jokers)

    def _flush_tops(self, cards: Sequence[Card], jokers: int) -> Iterator[int]:
        """The places of the highest cards to try; where jokers are always read as the highest rank, the two ends."""
        ends = FIVE - jokers - 1, len(cards) - 1
        for at, card in enumerate(cards[ends[0] :], ends[0]):
            last_of_twins = at == ends[1] or card != cards[at + 1]
            if last_of_twins and (self._named or self._order.weakest_key or not jokers or at in ends):
                yield at

    def _flushes_under(self, lower: Sequence[Card], top: Card, jokers: int) -> Iterator[Cards]:
        """The best flush with this highest card; without jokers a weak one, too."""
        many = FIVE - jokers - 1
        for falling in (lower[::-1],) if jokers else (lower, lower[::-1]):
            sets = ((*rest, top, *self._jokers[:jokers]) for rest in combinations(falling, many))
            flushes = (cards for cards in _each_once(sets) if self._options(PlayKind.FLUSH, cards))
            if self._named and jokers:
                yield from self._first_unbound(islice(flushes, _NAMED_FLUSHES), many + 1)
            else:
                yield from islice(flushes, 1)

    def _first_unbound(self, flushes: Iterable[Cards], natural: int) -> Iterator[Cards]:
        """The flushes up to one in which nothing keeps its jokers from being read as any rank."""
        for cards in flushes:
            yield cards
            places = {self._order.place[card] for card in cards[:natural]}
            if len(places) == natural and not any(places.issubset(run) for run in RUNS):
                return


def _of_suits(rows: Sequence[Sequence[Card]]) -> list[Card]:
    """A card of each row, not all of one suit if that can be."""
    cards = [row[0] for row in rows]
    suits = {card.suit for card in cards}
    others = ((at, card) for at, row in enumerate(rows) for card in row if card.suit not in suits)
    for at, card in islice(others, 1 if len(suits) == 1 else 0):
        cards[at] = card
    return cards


def _jokers_in(cards: Cards) -> int:
    """How many jokers there are; they stand last."""
    many = 0
    while many < len(cards) and cards[-1 - many] in JOKERS:
        many += 1
    return many


def _each_once(sets: Iterable[Cards]) -> Iterator[Cards]:
    seen = set[Cards]()
    for cards in sets:
        if cards not in seen:
            seen.add(cards)
            yield cards

"""What five cards can be when some of them are jokers (DG-4.4 to DG-4.6), by the natural places of the others.

A key is a tuple of places: the one that decides, of a flush all five, greatest value first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache, partial
from itertools import combinations_with_replacement, islice

from bot.cards import RANKS
from bot.games.da_guai_lu_zi.cards.order import CardOrder, PlayKind

_ACE = len(RANKS) - 1
RUNS = ((0, 1, 2, 3, _ACE), *(tuple(range(low, low + 5)) for low in range(len(RANKS) - 4)))
"""The places of every run, the lowest first (DG-3.3)."""
RUN_TOPS: Mapping[tuple[int, ...], int] = {run: 3 if run == RUNS[0] else run[-1] for run in RUNS}
"""The place of the top card of a run: of A2345 that of the five."""
_ALL = range(len(RANKS))

Key = tuple[int, ...]


class Wild:
    """Some cards that are no jokers, by their places, with a number of jokers: five in all."""

    def __init__(self, order: CardOrder, places: tuple[int, ...], jokers: int, one_suit: bool) -> None:
        self._order, self._places, self._jokers, self._one_suit = order, places, jokers, one_suit
        self._ranks = tuple(sorted(set(places)))
        self._known: dict[PlayKind, tuple[Key, ...]] = {}

    @cached_property
    def by_rule(self) -> tuple[PlayKind, Key] | None:
        """The kind and key that the rules give: of the highest kind the greatest key, or the least (DG-4.5).

        None where the cards make nothing, whatever the jokers stand for.
        """
        for kind in reversed(self._order.ladder):
            found = self.keys(kind)
            if found:
                return kind, self._least(kind) if self._order.weakest_key else found[-1]
        return None

    @cached_property
    def weakest(self) -> tuple[PlayKind, Key] | None:
        """The lowest kind with its least key (DG-4.6)."""
        kind = next((kind for kind in self._order.ladder if self.keys(kind)), None)
        return None if kind is None else (kind, self._least(kind))

    def keys(self, kind: PlayKind) -> tuple[Key, ...]:
        """The greatest key of each rank that the cards can have as this kind, least first."""
        if kind not in self._known:
            found = tuple(self._found(kind))
            self._known[kind] = tuple(sorted(found, key=partial(self._height, kind))) if len(found) > 1 else found
        return self._known[kind]

    def _height(self, kind: PlayKind, key: Key) -> tuple[int, ...]:
        if kind in (PlayKind.STRAIGHT, PlayKind.STRAIGHT_FLUSH):
            return key
        return tuple(map(self._order.values.__getitem__, key))

    def _least(self, kind: PlayKind) -> Key:
        if kind is PlayKind.FLUSH:
            return self._least_flush()
        return self.keys(kind)[0]

    def _found(self, kind: PlayKind) -> Iterator[Key]:
        match kind:
            case PlayKind.FIVE_OF_A_KIND:
                if len(self._ranks) == 1:
                    yield self._ranks
            case PlayKind.STRAIGHT_FLUSH:
                if self._one_suit:
                    yield from self._runs()
            case PlayKind.STRAIGHT:
                yield from self._runs()  # a joker is of another suit where the others are of one
            case PlayKind.FOUR_PLUS_ONE if len(self._ranks) <= 2:
                yield from ((place,) for place in _ALL if self._has(place, 4, 1))
            case PlayKind.FULL_HOUSE if len(self._ranks) <= 2:
                yield from ((place,) for place in _ALL if self._has(place, 3, 2))
            case PlayKind.FLUSH:
                if self._one_suit:
                    yield from self._best_flushes()

    def _runs(self) -> Iterator[Key]:
        if len(self._ranks) == len(self._places):
            yield from ((RUN_TOPS[run],) for run in RUNS if set(self._ranks) <= set(run))

    def _has(self, place: int, many: int, rest: int) -> bool:
        """Whether jokers can make ``many`` cards of this rank and ``rest`` of one other."""
        own = self._places.count(place)
        others = len(self._places) - own
        return own <= many and others <= rest and len(self._ranks) - (own > 0) <= 1

    def _best_flushes(self) -> Iterator[Key]:
        """For each rank that can be the highest of a flush, the greatest key."""
        values, falling = self._order.values, self._order.by_value[::-1]
        highest = max(values[place] for place in self._places)
        for at, top in enumerate(falling):
            if values[top] < highest:
                return
            chosen = combinations_with_replacement(falling[at:], self._jokers)
            keys = (self._falling((*self._places, *jokers)) for jokers in chosen)
            yield from islice((key for key in keys if key[0] == top and _is_flush(key)), 1)

    def _least_flush(self) -> Key:
        """The least key of a flush."""
        by_value = self._order.by_value
        keys = (self._falling((*self._places, *(by_value[at] for at in jokers))) for jokers in _rising(self._jokers))
        return next(key for key in keys if _is_flush(key))

    def _falling(self, places: Key) -> Key:
        return tuple(sorted(places, key=self._order.values.__getitem__, reverse=True))


@lru_cache(maxsize=4)
def _rising(many: int) -> tuple[tuple[int, ...], ...]:
    """Every choice of so many ranks by value, that with the least highest rank first, then by the next, and so on."""
    return tuple(sorted(combinations_with_replacement(range(len(RANKS)), many), key=lambda chosen: chosen[::-1]))


def _is_flush(key: Key) -> bool:
    """Whether five ranks of one suit are a flush and nothing better (DG-4.4)."""
    ranks = len(set(key))
    return ranks > 2 and (ranks < 5 or tuple(sorted(key)) not in RUN_TOPS)


@lru_cache(maxsize=1 << 16)
def wild_readings(order: CardOrder, places: tuple[int, ...], jokers: int, one_suit: bool) -> Wild:
    """What these cards can be with so many jokers. ``places`` are sorted."""
    return Wild(order, places, jokers, one_suit)

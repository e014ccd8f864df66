"""What a follow owes: the profile of cards against the format of a lead (SJ-7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from operator import add, sub
from typing import NamedTuple

from bot.games.sheng_ji.cards.order import Counts, SuitOrder
from bot.games.sheng_ji.cards.units import CACHED, Format, Shape, longest_chain, units_of, without
from bot.games.sheng_ji.rules.closed_choices import BulldozerLadder, FollowDuty
from bot.games.sheng_ji.rules.parameters import Rules


class Duties(NamedTuple):
    """The choices of the rules that the duties of a follow depend on."""

    shortest: int  # the least length of a run
    ladder: BulldozerLadder
    partial: bool  # whether a longer run asks for a shorter one (SJ-7.5)
    protected: bool = False  # whether longer tuples need not be split (SJ-7.7)


def duties_of(rules: Rules, *, protected: bool = False) -> Duties:
    """The duties under some rules."""
    return Duties(rules.shortest_run, rules.bulldozer_ladder, rules.partial_run_follow, protected)


class Part(NamedTuple):
    """One line of a profile: how many tuples of a width, or the lengths of their runs."""

    width: int
    value: tuple[int, ...]  # one number for a count
    is_count: bool = True


Profile = tuple[Part, ...]

SPLIT = 400
"""How many choices are tried where splitting is allowed but not owed."""


class _Slots(NamedTuple):
    """The open slots of one led run."""

    width: int
    length: int  # how many slots it had
    open: int


class _Way(NamedTuple):
    """A way to fill slots, as far as it went: the cards that are left, and the slots of all led runs."""

    counts: Counts
    slots: tuple[_Slots, ...]


class Frame(NamedTuple):
    """Cards that fill slots best, apart from the last tuples: any of their width will do."""

    counts: Counts
    width: int = 1
    owed: int = 0  # how many tuples of that width are still owed


class _Filling:
    """Fills the slots of a lead step by step, keeping every way that is the best so far."""

    def __init__(self, suit: SuitOrder, counts: Counts, shapes: Format, duties: Duties, *, every: bool) -> None:
        slots = tuple(sorted(_Slots(width, length, length) for width, length in shapes if width > 1))
        self.suit, self.duties, self.every = suit, duties, every
        self.ways = {_Way(counts, slots)}
        self.parts: list[Part] = []
        self.last: tuple[int, int] | None = None  # the width and the number of tuples that end it, whichever they are

    def run(self) -> None:
        """Fill everything, in the order of the ladder (SJ-7.4, 7.6)."""
        self._whole(4, 4)
        if self.last:
            return
        late = self.duties.ladder is not BulldozerLadder.PUNG_FIRST
        if self.duties.ladder is BulldozerLadder.TRACTOR_BEFORE_MIXED:
            late = not self._pungs_fill_all()
        if late:
            self._runs(3, 3, 4)
            self._runs(2, 3, 3)
            self._count(3, 3, 4)
            self._loose(3, 3, 4)
        else:
            self._whole(3, 4)
        self.ways = {_layered(way) for way in self.ways}
        self._whole(2, 4)

    def _whole(self, width: int, widest: int) -> None:
        if self.last or all(slots.width < width for slots in next(iter(self.ways)).slots):
            return
        self._count(width, width, widest)
        self._runs(width, width, widest)
        self._loose(width, width, widest)

    def _pungs_fill_all(self) -> bool:
        """Whether pungs fill every open slot, so that no slot is left for a pair."""
        fills = any(self._able(way, 3, 3, 4) == _open(way, 3, 4) for way in self.ways)
        self.parts.append(Part(3, (int(fills),)))
        return fills

    def _able(self, way: _Way, width: int, narrowest: int, widest: int) -> int:
        """How many tuples of a width fit into the open slots."""
        held = self._held(way, width)
        return min(sum(many // width for many in held), _open(way, narrowest, widest))

    def _held(self, way: _Way, width: int) -> Counts:
        """The cards from which tuples of a width are owed."""
        return _askable(way.counts, width) if self.duties.protected else way.counts

    def _count(self, width: int, narrowest: int, widest: int) -> None:
        able = {way: self._able(way, width, narrowest, widest) for way in self.ways}
        most = max(able.values())
        self.ways = {way for way, many in able.items() if many == most}
        if any(narrowest <= slots.width <= widest for slots in next(iter(self.ways)).slots):
            self.parts.append(Part(width, (most,)))

    def _runs(self, width: int, narrowest: int, widest: int) -> None:
        lengths = []
        while length := max(self._longest(way, width, narrowest, widest) for way in self.ways):
            lengths.append(length)
            self._place(Shape(width, length), narrowest, widest)
        self.parts.append(Part(width, tuple(lengths), is_count=False))

    def _longest(self, way: _Way, width: int, narrowest: int, widest: int) -> int:
        """The length of the longest run that can be placed, or 0."""
        chain = longest_chain(self.suit, self._held(way, width), width)
        fit = [_room(slots, chain, self.duties) for slots in way.slots if narrowest <= slots.width <= widest]
        return max(fit, default=0)

    def _loose(self, width: int, narrowest: int, widest: int) -> None:
        """Fill slots with tuples outside runs, while any are owed. Which ones does not matter if no slot is left."""
        while owed := max(self._able(way, width, narrowest, widest) for way in self.ways):
            if width == 2 or owed == _open(next(iter(self.ways)), 2, 4):
                self.last = (width, owed)
                return
            self._place(Shape(width, 1), narrowest, widest)

    def _place(self, shape: Shape, narrowest: int, widest: int) -> None:
        """Every way after placing one unit of a shape."""
        self.ways = {
            _Way(without(way.counts, unit), _closed(way.slots, at, shape.length))
            for way in self.ways
            for unit in units_of(self.suit, self._held(way, shape.width), shape, every=self.every)
            for at, slots in enumerate(way.slots)
            if narrowest <= slots.width <= widest and self._takes(slots, shape)
        }

    def _takes(self, slots: _Slots, shape: Shape) -> bool:
        if shape.length == 1:
            return slots.open > 0
        return _room(slots, shape.length, self.duties) == shape.length


def _askable(counts: Counts, width: int) -> Counts:
    """The tuples of exactly this width: longer ones are not split (SJ-7.7)."""
    return tuple([many if many == width else 0 for many in counts])


def _open(way: _Way, narrowest: int, widest: int) -> int:
    return sum(slots.open for slots in way.slots if narrowest <= slots.width <= widest)


def _room(slots: _Slots, length: int, duties: Duties) -> int:
    """The length of the longest run, of at most ``length``, that the slots take and ask for; 0 if none."""
    room = min(slots.open, length)
    if not duties.partial and room < slots.length:
        return 0
    return room if room >= duties.shortest else 0


def _closed(slots: tuple[_Slots, ...], at: int, many: int) -> tuple[_Slots, ...]:
    changed = slots[at]._replace(open=slots[at].open - many)
    return tuple(sorted((*slots[:at], changed, *slots[at + 1 :])))


def _layered(way: _Way) -> _Way:
    """The way with slots for pairs: an open slot of four has room for two (SJ-7.4c)."""
    twice = [slots for slots in way.slots if slots.width == 4]
    return _Way(way.counts, tuple(sorted((*way.slots, *twice))))


@lru_cache(maxsize=CACHED)
def profile(suit: SuitOrder, counts: Counts, shapes: Format, duties: Duties) -> Profile:
    """How well cards can match a format: the best way to fill its slots (SJ-7.4)."""
    filling = _Filling(suit, counts, shapes, duties, every=False)
    filling.run()
    return tuple(filling.parts)


def owed(rules: Rules, suit: SuitOrder, held: Counts, shapes: Format) -> Profile | None:
    """The profile that a follow from these cards must reach; None where only following suit is asked (SJ-7.7)."""
    if rules.follow_duty is FollowDuty.NONE or all(shape.width == 1 for shape in shapes):
        return None
    protected = rules.follow_duty is FollowDuty.LONGER_TUPLES_PROTECTED
    return profile(suit, held, shapes, duties_of(rules, protected=protected))


def broken(rules: Rules, suit: SuitOrder, held: Counts, played: Counts, shapes: Format) -> Part | None:
    """The first line of the profile that a play of the right suit misses, or None if the play is legal."""
    best = owed(rules, suit, held, shapes)
    if best is None:
        return None
    shown = profile(suit, played, shapes, duties_of(rules))
    for asked, given in zip(best, shown, strict=False):
        if asked.value != given.value:
            return asked if asked.value > given.value else None
    return None


@lru_cache(maxsize=CACHED)
def frames(suit: SuitOrder, held: Counts, shapes: Format, duties: Duties) -> tuple[Frame, ...]:
    """Every choice of cards with which a hand fills the slots best, apart from the last tuples."""
    filling = _Filling(suit, held, shapes, duties, every=True)
    filling.run()
    width, many = filling.last or (1, 0)
    return tuple(
        Frame(tuple(map(sub, held, left)), width, many) for left in sorted({way.counts for way in filling.ways})
    )


def tuples_left(held: Counts, frame: Frame, *, protected: bool) -> Counts:
    """How many of the tuples that a frame still owes each face has."""
    left = tuple(map(sub, held, frame.counts))
    return tuple([many // frame.width for many in (_askable(left, frame.width) if protected else left)])


def cores(suit: SuitOrder, held: Counts, shapes: Format, duties: Duties) -> Iterator[Counts]:
    """Every choice of cards with which a hand fills the slots best, perhaps more than once.

    A legal follow has one of them in it.
    """
    for frame in frames(suit, held, shapes, duties):
        for chosen in selections(tuples_left(held, frame, protected=duties.protected), frame.owed):
            yield tuple([had + frame.width * more for had, more in zip(frame.counts, chosen, strict=True)])


def selections(counts: Counts, size: int) -> Iterator[Counts]:
    """Every choice of so many cards, those of the weakest faces first."""
    faces = [face for face, many in enumerate(counts) if many]
    chosen, free = [0] * len(counts), size
    if size > sum(counts):
        return
    first = 0  # the faces from here on are chosen anew
    while True:
        for face in faces[first:]:
            chosen[face] = min(counts[face], free)
            free -= chosen[face]
        yield tuple(chosen)
        room = 0  # for further cards among the stronger faces
        for first in range(len(faces), 0, -1):
            face = faces[first - 1]
            if chosen[face] and room > 0:
                chosen[face] -= 1
                free += 1
                break
            free += chosen[face]
            room += counts[face] - chosen[face]
        else:
            return


def legal_selections(rules: Rules, suit: SuitOrder, held: Counts, shapes: Format) -> Iterator[Counts]:
    """The legal follows of a hand with enough cards of the led suit, each once.

    Where longer tuples need not be split, those that split one are looked for among the first ``SPLIT`` choices only.
    """
    size = sum(shape.size for shape in shapes)
    if owed(rules, suit, held, shapes) is None:
        yield from selections(held, size)
        return
    protected = rules.follow_duty is FollowDuty.LONGER_TUPLES_PROTECTED
    seen = set()
    for one in _filled_up(held, size, cores(suit, held, shapes, duties_of(rules, protected=protected))):
        if one not in seen:
            seen.add(one)
            yield one
    if protected:
        for one in islice(selections(held, size), SPLIT):
            if one not in seen and broken(rules, suit, held, one, shapes) is None:
                yield one


def _filled_up(held: Counts, size: int, chosen: Iterable[Counts]) -> Iterator[Counts]:
    """Each core with every choice of further cards."""
    for core in chosen:
        for more in selections(tuple(map(sub, held, core)), size - sum(core)):
            yield tuple(map(add, core, more))

"""Units, and the ways to cut cards of one suit into them (SJ-5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from bot.cards import Card
from bot.games.sheng_ji.cards.order import Counts, SuitOrder

MANY = 12
"""The most cards of which every reading is listed."""
CACHED = 4_000
"""How many answers about some cards are kept."""


class Shape(NamedTuple):
    """How many tuples of which width a unit has. ``2, 3`` is a tractor of three pairs."""

    width: int
    length: int

    @property
    def size(self) -> int:
        return self.width * self.length

    @property
    def weight(self) -> tuple[int, bool, int]:
        """The greater of two units has the greater weight: by cards, run before tuple, width (SJ-5.5)."""
        return (self.size, self.length > 1, self.width)


Format = tuple[Shape, ...]
"""The shapes of the units of a lead, largest first."""


class Unit(NamedTuple):
    """A single, a tuple or a run: its shape, its highest place, and the face of each tuple, highest first."""

    shape: Shape
    top: int
    faces: tuple[int, ...]


Cut = tuple[Unit, ...]


def cards_of(suit: SuitOrder, unit: Unit) -> tuple[Card, ...]:
    """The cards of a unit, lowest first."""
    return tuple([suit.faces[face] for face in reversed(unit.faces) for _ in range(unit.shape.width)])


def without(counts: Counts, unit: Unit) -> Counts:
    """What is left of some cards without those of a unit."""
    left = list(counts)
    for face in unit.faces:
        left[face] -= unit.shape.width
    return tuple(left)


def in_order(shapes: Sequence[Shape]) -> Format:
    """Shapes, largest first."""
    return tuple(sorted(shapes, key=lambda shape: shape.weight, reverse=True))


class Chains(NamedTuple):
    """Where some cards have tuples of a width, by place."""

    faces: tuple[tuple[int, ...], ...]  # the faces with a tuple
    reach: tuple[int, ...]  # how many adjacent places have one, from this one down


@lru_cache(maxsize=CACHED)
def chains(suit: SuitOrder, counts: Counts, width: int, *, every: bool) -> Chains:
    """The tuples of a width.

    Of equal faces of which there are equally many, only the first is taken, unless ``every`` is set.
    """
    able: list[tuple[int, ...]] = []
    reach: list[int] = []
    for place, faces in enumerate(suit.places):
        able.append(tuple([face for face in faces if counts[face] >= width]))
        if len(able[-1]) > 1 and not every:
            able[-1] = tuple(sorted({counts[face]: face for face in reversed(able[-1])}.values()))
        below = reach[-1] if place and suit.joined[place - 1] else 0
        reach.append(below + 1 if able[-1] else 0)
    return Chains(tuple(able), tuple(reach))


def units_of(
    suit: SuitOrder, counts: Counts, shape: Shape, highest: int | None = None, *, every: bool = False
) -> Iterator[Unit]:
    """The units of a shape in some cards, highest first, with a top of at most ``highest``.

    Of equal faces of which there are equally many, only the first is taken, unless ``every`` is set.
    """
    able, reach = chains(suit, counts, shape.width, every=every)
    for top in range(len(reach) - 1 if highest is None else highest, shape.length - 2, -1):
        if reach[top] >= shape.length:
            for faces in product(*able[top - shape.length + 1 : top + 1][::-1]):
                yield Unit(shape, top, faces)


def cuts(suit: SuitOrder, counts: Counts, shapes: Format, highest: int | None = None) -> Iterator[Cut]:
    """The ways to cut all of some cards into units of these shapes, largest first; higher tops come first.

    ``highest`` bounds the top of the first unit. Units of one shape stand in falling order.
    """
    if not shapes:
        if not any(counts):
            yield ()
        return
    if shapes[0].size == 1:
        if sum(counts) == len(shapes):
            yield _singles(suit, counts)
        return
    if shapes[0].length == 1 and not _loose_fit(counts, shapes):
        return
    for unit in units_of(suit, counts, shapes[0], highest):
        same = len(shapes) > 1 and shapes[1] == shapes[0]
        for rest in cuts(suit, without(counts, unit), shapes[1:], unit.top if same else None):
            yield (unit, *rest)


def _singles(suit: SuitOrder, counts: Counts) -> Cut:
    """All cards one by one, highest first."""
    faces = [face for face, many in enumerate(counts) for _ in range(many)]
    return tuple(Unit(Shape(1, 1), suit.place_of[face], (face,)) for face in reversed(faces))


def _loose_fit(counts: Counts, shapes: Format) -> bool:
    """Whether cards can be cut into loose tuples and singles of these shapes, in any order of the tuples."""
    if sum(counts) != sum(shape.size for shape in shapes):
        return False
    wanted = [sum(shape == (width, 1) for shape in shapes) for width in range(5)]
    held = [sum(many == width for many in counts) for width in range(5)]
    quads_left = held[4] - wanted[4]
    pungs = min(held[3], wanted[3])
    split = wanted[3] - pungs
    pairs = held[3] - pungs + held[2] + 2 * (quads_left - split)
    return quads_left >= 0 and split <= quads_left and pairs >= wanted[2]


@lru_cache(maxsize=CACHED)
def best_reading(suit: SuitOrder, counts: Counts, shortest: int) -> Cut:
    """The cut whose list of units, largest first, is the greatest (SJ-5.5).

    ``shortest`` is the least length of a run. Of equal lists, the one with higher tops is taken.
    """
    run = _largest_run(suit, counts, shortest)
    if run is None:
        return _tuples(suit, counts)
    best: Cut = ()
    for unit in units_of(suit, counts, run):
        rest = best_reading(suit, without(counts, unit), shortest)
        best = max(best, (unit, *rest), key=_greatness)
    return best


def _greatness(cut: Cut) -> tuple[list[tuple[int, bool, int]], list[int]]:
    return [unit.shape.weight for unit in cut], [unit.top for unit in cut]


def _tuples(suit: SuitOrder, counts: Counts) -> Cut:
    """Cards without a run: each face is one tuple."""
    units = [Unit(Shape(many, 1), suit.place_of[face], (face,)) for face, many in enumerate(counts) if many]
    return tuple(sorted(units, key=lambda unit: (unit.shape.weight, unit.top), reverse=True))


def longest_chain(suit: SuitOrder, counts: Counts, width: int) -> int:
    """The most adjacent places that each have a tuple of a width."""
    return max(chains(suit, counts, width, every=False).reach)


def _largest_run(suit: SuitOrder, counts: Counts, shortest: int) -> Shape | None:
    """The greatest run in some cards. No tuple is greater: a run has four cards or more."""
    runs = [Shape(width, longest_chain(suit, counts, width)) for width in range(2, max(counts) + 1)]
    return max((run for run in runs if run.length >= shortest), key=lambda run: run.weight, default=None)


@lru_cache(maxsize=2_000)
def all_formats(suit: SuitOrder, counts: Counts, shortest: int) -> tuple[Format, ...]:
    """What some cards may be led as, the best reading first (SJ-5.5).

    Of more than ``MANY`` cards, only the best reading is listed; others can still be named.
    """
    if sum(counts) > MANY:
        return (tuple(unit.shape for unit in best_reading(suit, counts, shortest)),)
    shapes = {in_order(one) for one in _formats(suit, counts, shortest)}
    return tuple(sorted(shapes, key=lambda one: [shape.weight for shape in one], reverse=True))


@lru_cache(maxsize=20_000)
def _formats(suit: SuitOrder, counts: Counts, shortest: int) -> frozenset[Format]:
    """The formats of some cards: each way to use the highest face, with each way to cut the rest."""
    if not any(counts):
        return frozenset({()})
    face = max(at for at, many in enumerate(counts) if many)
    shapes = [Shape(width, 1) for width in range(1, counts[face] + 1)]
    widths = range(2, counts[face] + 1)
    shapes += [Shape(width, length) for width in widths for length in range(shortest, len(suit.places) + 1)]
    return frozenset(
        in_order((shape, *rest))
        for shape in shapes
        for unit in _with_face(suit, counts, shape, face)
        for rest in _formats(suit, without(counts, unit), shortest)
    )


def _with_face(suit: SuitOrder, counts: Counts, shape: Shape, face: int) -> Iterator[Unit]:
    """The units of a shape that have a face as one of their highest."""
    top = suit.place_of[face]
    alone = tuple(many if suit.place_of[at] != top or at == face else 0 for at, many in enumerate(counts))
    return (unit for unit in units_of(suit, alone, shape, top) if unit.top == top)

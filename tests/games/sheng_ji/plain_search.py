"""A second reading of SJ-7.3 to 7.7: every way to put tuples into slots, tried one by one. Slow, and short."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise, product

from bot.games.sheng_ji.cards.order import Counts, SuitOrder
from bot.games.sheng_ji.cards.units import Format
from bot.games.sheng_ji.rules.closed_choices import BulldozerLadder, FollowDuty
from bot.games.sheng_ji.rules.parameters import Rules

Slot = tuple[int, int, int]
"""The number of the led run, its width, and its length."""


def best(rules: Rules, suit: SuitOrder, counts: Counts, lead: Format, *, protected: bool) -> tuple[object, ...]:
    """The greatest profile over all ways to fill the slots."""
    slots = [(at, shape.width, shape.length) for at, shape in enumerate(lead) for _ in range(shape.length)]
    slots = [slot for slot in slots if slot[1] > 1]
    wide = sum(slot[1] > 2 for slot in slots)
    return max(_ranked(rules, way, wide) for way in _ways(rules, suit, counts, slots, 4, protected=protected))


def legal(rules: Rules, suit: SuitOrder, held: Counts, played: Counts, lead: Format) -> bool:
    """Whether a play out of enough cards of the led suit does what it owes."""
    if rules.follow_duty is FollowDuty.NONE:
        return True
    protected = rules.follow_duty is FollowDuty.LONGER_TUPLES_PROTECTED
    asked = best(rules, suit, held, lead, protected=protected)
    return best(rules, suit, played, lead, protected=False) >= asked


Line = tuple[int, int, int, tuple[int, ...]]
"""A run of tuples: their width, the number and the width of the led run, and their places."""


def _ways(
    rules: Rules, suit: SuitOrder, counts: Counts, slots: list[Slot], width: int, *, protected: bool
) -> Iterator[list[Line]]:
    """Every way to fill slots with tuples of this width and below: the runs, with those of one tuple."""
    if width == 1:
        yield []
        return
    if width == 2:
        slots = slots + [(at + 100, wide, length) for at, wide, length in slots if wide == 4]
    fitting = [slot for slot in slots if slot[1] >= width]
    for groups in _tuples(counts, width, len(fitting), protected=protected):
        left = list(counts)
        for face in groups:
            left[face] -= width
        for lines, gone in _laid(rules, suit, groups, fitting, width):
            rest = list(slots)
            for slot in gone:
                rest.remove(slot)
            for more in _ways(rules, suit, tuple(left), rest, width - 1, protected=protected):
                yield [*lines, *more]


def _tuples(counts: Counts, width: int, most: int, *, protected: bool) -> Iterator[tuple[int, ...]]:
    """Every choice of faces, one for each tuple, of at most so many tuples."""
    able = [range(((many == width) if protected else many // width) + 1) for many in counts]
    for choice in product(*able):
        if sum(choice) <= most:
            yield tuple(face for face, times in enumerate(choice) for _ in range(times))


def _laid(
    rules: Rules, suit: SuitOrder, faces: tuple[int, ...], slots: list[Slot], width: int
) -> Iterator[tuple[list[Line], list[Slot]]]:
    """Every way to cut tuples into runs and to give each a led run."""
    if not faces:
        yield [], []
        return
    first, rest = faces[0], faces[1:]
    for more in range(len(rest) + 1):
        for chosen in combinations(range(len(rest)), more):
            run = (first, *(rest[at] for at in chosen))
            if not _is_run(rules, suit, run):
                continue
            others = tuple(face for at, face in enumerate(rest) if at not in chosen)
            for slot in dict.fromkeys(slots):
                if slots.count(slot) < len(run) or (not rules.partial_run_follow and 1 < len(run) < slot[2]):
                    continue
                taken = [slot] * len(run)
                open_yet = list(slots)
                for one in taken:
                    open_yet.remove(one)
                line = (width, slot[0], slot[1], tuple(suit.place_of[face] for face in run))
                for lines, gone in _laid(rules, suit, others, open_yet, width):
                    yield [line, *lines], [*taken, *gone]


def _is_run(rules: Rules, suit: SuitOrder, run: tuple[int, ...]) -> bool:
    if len(run) == 1:
        return True
    places = sorted(suit.place_of[face] for face in run)
    adjacent = all(high - low == 1 and suit.joined[low] for low, high in pairwise(places))
    return adjacent and len(run) >= rules.shortest_run


def _ranked(rules: Rules, lines: list[Line], wide: int) -> tuple[object, ...]:
    """The profile of a way, in the order in which the ladder compares it. ``wide`` slots are for pungs or quads."""

    def lengths(width: int) -> list[int]:
        return sorted((len(line[3]) for line in lines if line[0] == width), reverse=True)

    whole = [item for width in (4, 3, 2) for item in (sum(lengths(width)), lengths(width))]
    if rules.bulldozer_ladder is BulldozerLadder.PUNG_FIRST:
        return tuple(whole)
    filled = sum(lengths(4)) + sum(lengths(3)) == wide
    if rules.bulldozer_ladder is BulldozerLadder.TRACTOR_BEFORE_MIXED and filled:
        return (*whole[:2], True, *whole[2:])
    bulldozers = [length for length in lengths(3) if length > 1]
    instead = sorted(
        (len(line[3]) for line in lines if line[0] == 2 and line[2] == 3 and len(line[3]) > 1), reverse=True
    )
    between = (False,) if rules.bulldozer_ladder is BulldozerLadder.TRACTOR_BEFORE_MIXED else ()
    return (*whole[:2], *between, bulldozers, instead, *whole[2:])

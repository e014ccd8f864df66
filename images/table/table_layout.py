"""Positions of everything at a table, in pixels of a picture 1100 wide (docs/look.md, section 6). Pure numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from images.layout import GAP, LARGE, LARGE_PITCH, MARGIN, MEDIUM, WIDTH, Box

PLATE_HEIGHT = 150
_WELL_HEIGHT, _HIGH_WELL = 396, 448
STRIP_HEIGHT = 76
"""The line of left-over cards and the stock, at the bottom of the well."""
_TOP = MARGIN - 4
_WELL_TOP = _TOP + PLATE_HEIGHT + GAP
BAR = Box(MARGIN, _TOP, WIDTH - MARGIN, _TOP + PLATE_HEIGHT)
"""The bar above the seats."""
BAR_LINE = 50
"""How much higher the bar is where the two sides have a line of their own."""
_BAR_GAP = 22

_ROWS = {2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (3, 2), 6: (3, 3), 7: (4, 3), 8: (4, 4), 9: (5, 4), 10: (5, 5)}
"""The number of plates above and below the well, by number of seats."""
NARROW = 400
"""A plate narrower than this has no meter and shows its points on the second line."""
SLIM = 260
"""A plate narrower than this has its name on the second line and no points."""
_SLIM_GAP = 26
_CHEVRON_LONG, _CHEVRON_DEEP = 22, 16
_CHEVRON_INSET = 40
_BESIDE_PITCH, _ALIKE_PITCH, _BESIDE_ROOM, _BESIDE_INSET = 92, 72, 480, 26
_WEDGE_REACH = 52
_WEDGE_SLOPE = 0.68

Points = tuple[tuple[float, float], ...]


class TableLayout(NamedTuple):
    """The height of the picture, the well, the plate of each seat, and beside each an arrowhead to the next seat."""

    height: int
    well: Box
    plates: tuple[Box, ...]
    chevrons: tuple[Points, ...]


def table_layout(
    count: int,
    *,
    clockwise: bool = False,
    backwards: bool = False,
    strip: bool = False,
    bar: bool = False,
    bar_line: bool = False,
) -> TableLayout:
    """A table of ``count`` seats: seat 0 at the upper left, then anticlockwise; ``clockwise`` mirrors this (BT-0.3).

    ``backwards`` turns only the arrowheads (BT-2.2); ``strip`` makes room at the bottom of the well, ``bar`` above the
    seats, ``bar_line`` for one more line in it.

    Raises:
        KeyError: fewer than 2 seats or more than 10.
    """
    shift = (BAR.bottom + BAR_LINE * bar_line + _BAR_GAP - _TOP) * bar
    well_top = _WELL_TOP + shift
    well_height = (_HIGH_WELL if bar else _WELL_HEIGHT) + STRIP_HEIGHT * strip
    well = Box(MARGIN, well_top, WIDTH - MARGIN, well_top + well_height)
    above, below = _ROWS[count]
    top, bottom = _row(above, _TOP + shift), _row(below, well.bottom + GAP)
    boxes = [top[0], *bottom, *reversed(top[1:])]
    if clockwise:
        boxes = [Box(WIDTH - box.right, box.top, WIDTH - box.left, box.bottom) for box in boxes]
    following = boxes[-1:] + boxes[:-1] if backwards else boxes[1:] + boxes[:1]
    chevrons = tuple(_chevron(box, to) for box, to in zip(boxes, following, strict=True))
    return TableLayout(bottom[0].bottom + _TOP, well, tuple(boxes), chevrons)


def _row(count: int, top: int) -> list[Box]:
    """The plates of a row, from left to right."""
    whole = WIDTH - 2 * MARGIN
    gap = GAP if count <= 3 else _SLIM_GAP
    width = round((whole - (count - 1) * gap) / count)
    lefts = [MARGIN + round(number * (whole - width) / max(count - 1, 1)) for number in range(count)]
    return [Box(left, top, left + width, top + PLATE_HEIGHT) for left in lefts]


def _chevron(box: Box, following: Box) -> Points:
    """The arrowhead between two seats; between the two rows it is at the outer end of the narrower plate."""
    half = _CHEVRON_LONG / 2
    if box.top == following.top:
        way = 1 if following.left > box.left else -1
        middle = (box.right + following.left if way > 0 else box.left + following.right) / 2 + way
        base, tip, y = middle - way * _CHEVRON_DEEP / 2, middle + way * _CHEVRON_DEEP / 2, box.top + PLATE_HEIGHT / 2
        return (base, y - half), (tip, y), (base, y + half)
    way = 1 if following.top > box.top else -1
    narrow = min(box, following, key=lambda plate: plate.width)
    at_left = narrow.left + narrow.right < WIDTH or (narrow.width > WIDTH / 2 and way > 0)
    x = narrow.left + _CHEVRON_INSET if at_left else narrow.right - _CHEVRON_INSET
    y = (box.bottom if way > 0 else box.top) + way * (GAP / 2 + 1)
    base, tip = y - way * _CHEVRON_DEEP / 2, y + way * _CHEVRON_DEEP / 2
    return (x - half, base), (x, tip), (x + half, base)


def wedge(box: Box, well: Box) -> Points:
    """The triangle from a plate into the well; its base is on the plate's edge."""
    way = 1 if box.top < well.top else -1
    edge = box.bottom if way > 0 else box.top
    half = _WEDGE_REACH * _WEDGE_SLOPE
    return (box.middle - half, edge), (box.middle, edge + way * _WEDGE_REACH), (box.middle + half, edge)


def centre_cards(well: Box, count: int) -> tuple[tuple[int, int], ...]:
    """The top left corners of the play to beat: large (L) cards, centred, closer together above seven."""
    room = WIDTH - 2 * MARGIN - 48
    pitch = min(LARGE_PITCH, (room - LARGE.width) // max(count - 1, 1))
    left = (WIDTH - (count - 1) * pitch - LARGE.width) // 2
    return tuple((left + number * pitch, well.top + 80) for number in range(count))


def cards_by_plate(plate: Box, well: Box, alike: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """The top left corners of a play beside its plate: medium (M) cards; ``alike``: how many identical ones follow.

    Identical cards close up; a long play closes up further.
    """
    steps: list[float] = []
    at = 0.0
    for many in alike:
        steps += [at + number * _ALIKE_PITCH for number in range(many)]
        at = steps[-1] + _BESIDE_PITCH
    squeeze = min(1.0, (_BESIDE_ROOM - MEDIUM.width) / (steps[-1] or 1))
    left = plate.middle - (steps[-1] * squeeze + MEDIUM.width) / 2
    top = well.top + _BESIDE_INSET if plate.top < well.top else well.bottom - _BESIDE_INSET - MEDIUM.height
    return tuple((round(left + step * squeeze), top) for step in steps)


def meter_pitch(room: int, bars: int, pill: int) -> float:
    """The distance between the bars of a plate's meter: 15, less if a wide pill needs room, but at least 9."""
    free = room - pill - (12 if pill else 0)
    return max(9.0, min(15.0, (free + 5) / max(bars, 1)))


def kept_from_right(widths: Sequence[int], between: int, room: int, more: int) -> int:
    """How many of the last items fit in a row of ``room``. If not all do, ``more`` is the room for an ellipsis."""
    whole = sum(widths) + between * max(len(widths) - 1, 0)
    if whole <= room:
        return len(widths)
    used, kept = more, 0
    for width in reversed(widths):
        used += between + width
        if used > room:
            break
        kept += 1
    return kept

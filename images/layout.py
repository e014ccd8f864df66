"""Where everything stands, in pixels of a picture 1100 wide (docs/look.md, sections 2 and 6). Pure numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

WIDTH = 1100
MARGIN = 28
GAP = 38
PLATE_RADIUS = 18
WELL_RADIUS = 24


class Box(NamedTuple):
    """A rectangle: left, top, and the first column and row beyond it."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top

    @property
    def middle(self) -> float:
        """Halfway between left and right."""
        return (self.left + self.right) / 2

    def grown(self, by: int) -> Box:
        """The box with ``by`` pixels more on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)


@dataclass(frozen=True, slots=True)
class CardSize:
    """Measures of a card; lines are borders by state, the mark's centre is that of ring and check."""

    width: int
    height: int
    radius: int
    line: int = 2
    suggested_line: int = 7
    selected_line: int = 8
    mark_x: int = 32
    mark_y: int = 119
    ring_radius: int = 15
    check_radius: int = 19
    shadow: bool = True


LARGE = CardSize(140, 196, 14)
MEDIUM = CardSize(104, 146, 11, suggested_line=6, selected_line=6, mark_y=124, ring_radius=12, check_radius=15)
SMALL = CardSize(60, 84, 8, line=1)
CHIP = CardSize(0, 54, 10, line=1, shadow=False)
"""A chip is as wide as its rank asks."""

# --- Hand ---

HAND_MARGIN = 30
HEADER = 92
LIFT = 20
ROW_GAP = 18
HAND_LARGE_LIMIT = 21
_LARGE_ROW = 7
_MEDIUM_ROW = 13
_LARGE_PITCH = LARGE.width + 10
_FOOT = 30


class HandLayout(NamedTuple):
    """Height of the picture, the size of its cards and the top left corner of each, not lifted."""

    height: int
    size: CardSize
    places: tuple[tuple[int, int], ...]


def hand_layout(count: int, *, lifts: bool) -> HandLayout:
    """Rows of a Big Two hand: L cards in sevens up to 21 cards, then M in thirteens.

    ``lifts``: some card may be raised, so that each row keeps room above.
    """
    large = count <= HAND_LARGE_LIMIT
    size, in_row = (LARGE, _LARGE_ROW) if large else (MEDIUM, _MEDIUM_ROW)
    pitch = _LARGE_PITCH if large else _medium_pitch()
    lift = LIFT if lifts else 0
    row_height = lift + size.height + ROW_GAP
    rows = max(-(-count // in_row), 1)
    places = tuple(
        (HAND_MARGIN + number % in_row * pitch, HEADER + lift + number // in_row * row_height)
        for number in range(count)
    )
    return HandLayout(HEADER + rows * row_height - ROW_GAP + _FOOT, size, places)


def _medium_pitch() -> int:
    return (WIDTH - 2 * HAND_MARGIN - MEDIUM.width) // (_MEDIUM_ROW - 1)


# --- Table ---

PLATE_HEIGHT = 150
WELL_HEIGHT = 396
TABLE_HEIGHT = MARGIN - 4 + 2 * PLATE_HEIGHT + 2 * GAP + WELL_HEIGHT + MARGIN - 4
_TOP = MARGIN - 4
WELL = Box(MARGIN, _TOP + PLATE_HEIGHT + GAP, WIDTH - MARGIN, _TOP + PLATE_HEIGHT + GAP + WELL_HEIGHT)
_BELOW = WELL.bottom + GAP

_ROWS = {2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (3, 2), 6: (3, 3)}
"""Plates above and below the well, by number of seats."""
NARROW = 400
"""A plate narrower than this has no meter, and its points on the second line."""
_CHEVRON_LONG, _CHEVRON_DEEP = 22, 16
_CHEVRON_INSET = 40
_WEDGE_REACH = 52
_WEDGE_SLOPE = 0.68

Points = tuple[tuple[float, float], ...]


def _row(count: int, top: int) -> list[Box]:
    """The plates of a row, left to right."""
    whole = WIDTH - 2 * MARGIN
    width = round((whole - (count - 1) * GAP) / count)
    lefts = [MARGIN + round(number * (whole - width) / max(count - 1, 1)) for number in range(count)]
    return [Box(left, top, left + width, top + PLATE_HEIGHT) for left in lefts]


def plates(count: int, *, clockwise: bool = False) -> tuple[Box, ...]:
    """The plate of each seat: seat 0 above left, then anticlockwise; ``clockwise`` is the mirror image.

    Raises:
        KeyError: fewer than 2 seats or more than 6.
    """
    above, below = _ROWS[count]
    top, bottom = _row(above, _TOP), _row(below, _BELOW)
    boxes = [top[0], *bottom, *reversed(top[1:])]
    if clockwise:
        boxes = [Box(WIDTH - box.right, box.top, WIDTH - box.left, box.bottom) for box in boxes]
    return tuple(boxes)


def chevrons(boxes: tuple[Box, ...]) -> tuple[Points, ...]:
    """Beside each plate a triangle that points to the next seat; between two seats, where both share a column."""
    return tuple(_chevron(box, boxes[(seat + 1) % len(boxes)]) for seat, box in enumerate(boxes))


def _chevron(box: Box, following: Box) -> Points:
    half = _CHEVRON_LONG / 2
    if box.top == following.top:
        way = 1 if following.left > box.left else -1
        middle = (box.right + following.left if way > 0 else box.left + following.right) / 2 + way
        base, tip, y = middle - way * _CHEVRON_DEEP / 2, middle + way * _CHEVRON_DEEP / 2, box.top + PLATE_HEIGHT / 2
        return (base, y - half), (tip, y), (base, y + half)
    way = 1 if following.top > box.top else -1
    outer_left = box.left + box.right < WIDTH or (box.width > WIDTH / 2 and way > 0)
    x = box.left + _CHEVRON_INSET if outer_left else box.right - _CHEVRON_INSET
    y = (box.bottom if way > 0 else box.top) + way * (GAP / 2 + 1)
    base, tip = y - way * _CHEVRON_DEEP / 2, y + way * _CHEVRON_DEEP / 2
    return (x - half, base), (x, tip), (x + half, base)


def wedge(box: Box) -> Points:
    """The triangle from a plate into the well; its base lies on the plate's edge."""
    way = 1 if box.top < WELL.top else -1
    edge = box.bottom if way > 0 else box.top
    half = _WEDGE_REACH * _WEDGE_SLOPE
    return (box.middle - half, edge), (box.middle, edge + way * _WEDGE_REACH), (box.middle + half, edge)


def centre_cards(count: int) -> tuple[tuple[int, int], ...]:
    """Top left corners of the play to beat: L cards centred, closer together from six on."""
    room = WELL.width - 48
    pitch = _LARGE_PITCH if count <= 5 else min(124, (room - LARGE.width) // (count - 1))
    left = (WIDTH - (count - 1) * pitch - LARGE.width) // 2
    return tuple((left + number * pitch, WELL.top + 80) for number in range(count))


def meter_pitch(room: int, bars: int, pill: int) -> float:
    """From one bar of a plate's meter to the next: 15, less where a wide pill asks for room, never under 9."""
    free = room - pill - (12 if pill else 0)
    return max(9.0, min(15.0, (free + 5) / max(bars, 1)))


def kept_from_right(widths: Sequence[int], between: int, room: int, more: int) -> int:
    """How many of the last items stand in a row of ``room``; if not all, ``more`` is needed for what is left out."""
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


# --- End of a deal ---

_HANDS_TOP, _HAND_HEIGHT, _HAND_GAP = 92, 96, 8
_ROW_PITCH, _FIRST_ROW, _AFTER_SUM = 72, 135, 23
_COLUMNS_RIGHT, _COLUMN_PITCH, _WIDE_COLUMN_PITCH = 796, 94, 120
_NAMED_SEATS, _COLUMN_SEATS = 4, 6


class Settlement(NamedTuple):
    """The grid of who pays whom.

    ``lines`` are the baselines of the rows and of the sum; ``penalty``, ``deal``, ``match`` and ``columns`` (one a
    seat, none above six) are right edges of numbers. Without ``names`` rows bear the seats' discs.
    """

    well: Box
    lines: tuple[int, ...]
    names: bool
    penalty: int
    columns: tuple[int, ...]
    pitch: int
    deal: int = 934
    match: int = 1050


def left_hand(number: int) -> Box:
    """The row of a hand as left, counted from 0."""
    top = _HANDS_TOP + number * (_HAND_HEIGHT + _HAND_GAP)
    return Box(MARGIN, top, WIDTH - MARGIN, top + _HAND_HEIGHT)


def settlement(rows: int, hands: int) -> Settlement:
    """The grid under ``hands`` rows of cards, for ``rows`` seats."""
    top = left_hand(max(hands - 1, 0)).bottom + 30
    lines = tuple(top + _FIRST_ROW + number * _ROW_PITCH for number in range(rows + 1))
    names = rows <= _NAMED_SEATS or rows > _COLUMN_SEATS
    penalty = 420 if names else 305
    widest = _COLUMN_PITCH if rows >= _NAMED_SEATS else _WIDE_COLUMN_PITCH
    pitch = min(widest, (_COLUMNS_RIGHT - penalty - _COLUMN_PITCH) // max(rows - 1, 1))
    shown = rows if rows <= _COLUMN_SEATS else 0
    columns = tuple(_COLUMNS_RIGHT - (shown - 1 - number) * pitch for number in range(shown))
    well = Box(MARGIN, top, WIDTH - MARGIN, lines[-1] + _AFTER_SUM)
    return Settlement(well, lines, names, penalty, columns, pitch)

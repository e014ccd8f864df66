"""Positions of everything, in pixels of a picture 1100 wide (docs/look.md, sections 2 and 6). Pure numbers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.scenes.marks import ColumnKind

WIDTH = 1100
MARGIN = 28
GAP = 38
PLATE_RADIUS = 18
WELL_RADIUS = 24


class Box(NamedTuple):
    """A rectangle: left, top, and the first column and row outside it."""

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

    def moved(self, down: int) -> Box:
        """The box so many pixels further down."""
        return Box(self.left, self.top + down, self.right, self.bottom + down)

    def grown(self, by: int) -> Box:
        """The box with ``by`` more pixels on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)


@dataclass(frozen=True, slots=True)
class CardSize:
    """Measures of a card. The three lines are border widths by state; the mark is the centre of ring and check."""

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
"""A chip's width depends on its rank."""


def tile_depth(size: CardSize) -> int:
    """The height of a tile's visible edge below its face."""
    return 4 + size.width // 35


# --- Hand ---

HAND_MARGIN = 30
HEADER = 92
OTHERS_LINE = 54
"""What a line of the other hands adds to the header."""
LIFT = 20
ROW_GAP = 18
HAND_LARGE_LIMIT = 21
_LARGE_ROW = 7
_MEDIUM_ROW = 13
LARGE_PITCH = LARGE.width + 10
_MEDIUM_PITCH = MEDIUM.width + 8
_FOOT = 30


class HandLayout(NamedTuple):
    """The height of the picture, the size of its cards, and the top left corner of each card when it is not raised."""

    height: int
    size: CardSize
    places: tuple[tuple[int, int], ...]


def evenly(count: int, most: int) -> tuple[int, ...]:
    """Split ``count`` items into the fewest rows of at most ``most``: even rows, of which the longer come first."""
    rows = -(-count // most)
    return tuple(-(-(count - row) // rows) for row in range(rows))


def hand_layout(count: int, *, lifts: bool, others: int = 0) -> HandLayout:
    """The rows of a hand: large (L) cards in sevens up to 21 cards, then medium (M) in even rows of at most thirteen.

    ``lifts``: cards may be raised, so each row keeps room above it. ``others``: how many lines say what
    others hold.
    """
    header = HEADER + OTHERS_LINE * others
    if count <= HAND_LARGE_LIMIT:
        size, pitch = LARGE, LARGE_PITCH
        rows = [min(_LARGE_ROW, count - start) for start in range(0, count, _LARGE_ROW)] or [0]
    else:
        rows = list(evenly(count, _MEDIUM_ROW))
        size, pitch = MEDIUM, min(_MEDIUM_PITCH, (WIDTH - 2 * HAND_MARGIN - MEDIUM.width) // (rows[0] - 1))
    lift = LIFT if lifts else 0
    row_height = lift + size.height + ROW_GAP
    places = tuple(
        (HAND_MARGIN + number * pitch, header + lift + row * row_height)
        for row, in_row in enumerate(rows)
        for number in range(in_row)
    )
    return HandLayout(header + len(rows) * row_height - ROW_GAP + _FOOT, size, places)


# --- End of a deal ---

HANDS_TOP, _HAND_PAD, _HAND_GAP = 92, 6, 8
BANNER_HEIGHT, BANNER_GAP = 132, 20
_LINE_PITCH, _LINE_LIMIT = 90, 13
CARDS_LEFT, CARDS_ROOM = 328, 668
_CARD_PITCH = 64
_ROW_PITCH, _FIRST_ROW, _AFTER_SUM = 72, 135, 23
_NOTE_PITCH = 46
_COLUMNS_RIGHT, _COLUMN_PITCH, _WIDE_COLUMN_PITCH = 796, 94, 120
_BESIDE = (934, 1050)
"""Right edges of the columns behind the shares."""
_ALONE, _FIRST_ALONE = (660, 860, 1050), 480
"""Right edges of columns without shares, and of the first one of many."""
_NAMED_SEATS, _COLUMN_SEATS = 4, 6


def left_hands(counts: Sequence[int], *, top: int = HANDS_TOP) -> tuple[Box, ...]:
    """The boxes of the hands that were left, one below the other. A line in a box holds at most thirteen cards."""
    boxes: list[Box] = []
    for count in counts:
        lines = max(len(evenly(count, _LINE_LIMIT)), 1)
        height = SMALL.height + (lines - 1) * _LINE_PITCH + 2 * _HAND_PAD
        boxes.append(Box(MARGIN, top, WIDTH - MARGIN, top + height))
        top += height + _HAND_GAP
    return tuple(boxes)


def left_cards(box: Box, count: int) -> tuple[tuple[int, int], ...]:
    """The top left corners of the small (S) cards of a hand that was left."""
    lines = evenly(count, _LINE_LIMIT)
    pitch = min(_CARD_PITCH, CARDS_ROOM / max(lines[0] - 1, 1)) if lines else 0
    return tuple(
        (CARDS_LEFT + int(number * pitch), box.top + _HAND_PAD + line * _LINE_PITCH)
        for line, in_line in enumerate(lines)
        for number in range(in_line)
    )


class AccountLayout(NamedTuple):
    """The grid of the account."""

    well: Box
    lines: tuple[int, ...]  # baselines of the rows and of the sum
    feet: tuple[int, ...]  # baselines of the last line of each: below a row may stand how its numbers came about
    names: bool  # without names rows bear the discs of their seats
    room: int  # where the numbers of the first column end, or would: names stand before
    rights: tuple[int | None, ...]  # right edges of the columns; None: the column is not shown
    pitch: int  # from share to share


def account_layout(
    rows: int, above: int, kinds: Sequence[ColumnKind], *, summed: bool = True, noted: Collection[int] = ()
) -> AccountLayout:
    """The grid for columns of these kinds, below ``above``, with a sum line where asked for.

    Shares are not shown above six of them, or beside more than three other columns. Rows that are ``noted`` have a
    further line.
    """
    top = above + 30
    further = [sum(upper < number for upper in noted) * _NOTE_PITCH for number in range(rows + summed)]
    lines = tuple(top + _FIRST_ROW + number * _ROW_PITCH + more for number, more in enumerate(further))
    feet = tuple(line + (_NOTE_PITCH if number in noted else 0) for number, line in enumerate(lines))
    well = Box(MARGIN, top, WIDTH - MARGIN, feet[-1] + _AFTER_SUM)
    shares = kinds.count(ColumnKind.SHARE)
    others = len(kinds) - shares
    if not 0 < shares <= _COLUMN_SEATS or others > len(_ALONE):
        rights = iter(_alone(others))
        edges = tuple(None if kind is ColumnKind.SHARE else next(rights) for kind in kinds)
        return AccountLayout(well, lines, feet, True, min(_ALONE[0], *filter(None, edges)), edges, 0)
    names = rows <= _NAMED_SEATS
    room = 420 if names else 305
    widest = _COLUMN_PITCH if shares >= _NAMED_SEATS else _WIDE_COLUMN_PITCH
    pitch = min(widest, (_COLUMNS_RIGHT - room - _COLUMN_PITCH) // max(shares - 1, 1))
    rights = iter(_COLUMNS_RIGHT - number * pitch for number in reversed(range(shares)))
    beside = iter((room, *_BESIDE)[-others:])
    edges = tuple(next(rights if kind is ColumnKind.SHARE else beside) for kind in kinds)
    return AccountLayout(well, lines, feet, names, room, edges, pitch)


def _alone(count: int) -> tuple[int, ...]:
    """Right edges of columns without shares: up to three in their places, more of them evenly."""
    if count <= len(_ALONE):
        return _ALONE[-count:] if count else ()
    first, last = _FIRST_ALONE, _ALONE[-1]
    return tuple(first + (last - first) * number // (count - 1) for number in range(count))

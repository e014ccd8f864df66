"""Where everything stands, in pixels of a picture 1100 wide (docs/look.md, sections 2 and 6). Pure numbers."""

from __future__ import annotations

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

"""Where the cards of a hand in groups lie: groups flow like words, each behind its tag (docs/look.md, section 2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from bot.cards import Card
from images.layout import HEADER, LIFT, MARGIN, MEDIUM, OTHERS_LINE, WIDTH, Box, HandLayout

ROW_HEIGHT = 182
_TAG_WIDTH, _TAG_HEIGHT, _AFTER_TAG = 62, LIFT + MEDIUM.height, 16
_BETWEEN = 40
_WIDEST, _NARROWEST = 112, 68
_CLOSED_UP = 0.78
"""The part of the pitch by which identical cards follow each other."""
_ABOVE, _FOOT = 8, 6

Alike = tuple[int, ...]
"""How many identical cards stand together, from left to right."""


class _Piece(NamedTuple):
    """A group, or a part of one that is too long for a row."""

    row: int
    left: int
    steps: tuple[float, ...]  # from the first card to each
    tagged: bool  # whether it begins a group


def grouped_layout(groups: Sequence[Sequence[Card]], *, others: int = 0) -> tuple[HandLayout, tuple[Box, ...]]:
    """The rows of a hand in groups, and the tag of each group. ``others``: how many lines they take."""
    pieces = _best(tuple(tuple(len(list(same)) for _, same in groupby(group)) for group in groups))
    top = HEADER + OTHERS_LINE * others + _ABOVE
    rows = 1 + max((piece.row for piece in pieces), default=0)
    tags, places = [], []
    for piece in pieces:
        left, above = MARGIN + piece.left, top + piece.row * ROW_HEIGHT
        if piece.tagged:
            tags.append(Box(left, above, left + _TAG_WIDTH, above + _TAG_HEIGHT))
        left += _TAG_WIDTH + _AFTER_TAG
        places += [(round(left + step), above + LIFT) for step in piece.steps]
    return HandLayout(top + rows * ROW_HEIGHT + _FOOT, MEDIUM, tuple(places)), tuple(tags)


@lru_cache(maxsize=256)
def _best(groups: tuple[Alike, ...]) -> tuple[_Piece, ...]:
    """The pieces at the widest pitch that breaks no group without need and takes the fewest rows."""
    ways = (tuple(_flowing(groups, pitch)) for pitch in range(_WIDEST, _NARROWEST - 1, -1))
    return min(ways, key=lambda pieces: (len(pieces), max((piece.row for piece in pieces), default=0)))


def _flowing(groups: Sequence[Alike], pitch: int) -> Iterator[_Piece]:
    """The groups one after the other; what does not fit goes to the next row, whole if a row can hold it."""
    room, row, left = WIDTH - 2 * MARGIN, 0, 0
    for group in groups:
        first = True
        for part in _parts(group, pitch, room):
            width = _width(part, pitch)
            if left and (left + width > room or not first):
                row, left = row + 1, 0
            yield _Piece(row, left, _steps(part, pitch), first)
            left, first = left + width + _BETWEEN, False


def _parts(group: Alike, pitch: int, room: int) -> Iterator[Alike]:
    """A group, cut between different cards where it is too long for a row."""
    part: Alike = ()
    for many in group:
        if part and _width((*part, many), pitch) > room:
            yield part
            part = ()
        part = (*part, many)
    yield part


def _steps(part: Alike, pitch: int) -> tuple[float, ...]:
    found, at = [], 0.0
    for many in part:
        found += [at + number * pitch * _CLOSED_UP for number in range(many)]
        at = found[-1] + pitch
    return tuple(found)


def _width(part: Alike, pitch: int) -> int:
    return round(_TAG_WIDTH + _AFTER_TAG + _steps(part, pitch)[-1] + MEDIUM.width)

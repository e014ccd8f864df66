"""A picture as it is drawn: where its texts and cards stand, and which texts were shortened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from images.canvas import Canvas
from images.deal_end.whole import deal_end_canvas
from images.faces.sprite import Sprite
from images.hand.hand_image import hand_canvas
from images.layout import WIDTH, Box
from images.ledger.board import board_canvas
from images.ledger.curve import curve_canvas
from images.ledger.statistics_image import statistics_canvas
from images.pictures import (
    BoardPicture,
    CurvePicture,
    DealEndPicture,
    HandPicture,
    Picture,
    StatisticsPicture,
    TablePicture,
)
from images.table.table_image import table_canvas
from images.text.fitted_names import shorten
from images.text.fonts import Style
from images.text.runs import Anchor, drawable, measure
from images.theme import DARK, Colour

_CAP_HEIGHT, _DESCENT, _SMOOTH = 0.73, 0.2, 2
_SMALLEST, _SMALLEST_SIGN = 32, 26
"""What is written, and two wide letters in a disc (docs/look.md)."""
_CANVASES: dict[type, Any] = {
    HandPicture: hand_canvas,
    TablePicture: table_canvas,
    DealEndPicture: deal_end_canvas,
    BoardPicture: board_canvas,
    CurvePicture: curve_canvas,
    StatisticsPicture: statistics_canvas,
}


class Written(NamedTuple):
    """A line of text on a picture."""

    text: str
    size: int
    box: Box  # of its capitals


class Recorded(NamedTuple):
    """What stands on a picture."""

    height: int
    written: tuple[Written, ...]
    cards: tuple[Box, ...]
    plates: tuple[Box, ...]  # plates, pills and bars
    shortened: tuple[str, ...]  # texts that ended in an ellipsis, whole

    def faults(self) -> Iterator[str]:
        """Whatever leaves the picture, overlaps its neighbour or is written too small."""
        for one in self.written:
            yield from self._misplaced(one)
            yield from (
                f"{one.text!r} stands on a card: {one.box}, {card}" for card in self.cards if _overlap(one.box, card)
            )
            for plate in self.plates:
                if _overlap(one.box, plate) and not _inside(one.box, plate):
                    yield f"{one.text!r} crosses the edge of a plate: {one.box}, {plate}"
        for one, other in combinations(self.written, 2):
            if _overlap(one.box, other.box):
                yield f"{one.text!r} and {other.text!r} overlap: {one.box}, {other.box}"

    def _misplaced(self, one: Written) -> Iterator[str]:
        if one.box.left < 0 or one.box.right > WIDTH or one.box.top < 0:
            yield f"{one.text!r} leaves the picture: {one.box}"
        if one.box.bottom + _DESCENT * one.size > self.height:
            yield f"{one.text!r} stands below the picture: {one.box}"
        if one.size < (_SMALLEST if len(one.text) > 2 else _SMALLEST_SIGN):
            yield f"{one.text!r} is written in {one.size}"


def _inside(inner: Box, outer: Box) -> bool:
    return (
        outer.left - _SMOOTH <= inner.left
        and inner.right <= outer.right + _SMOOTH
        and outer.top <= inner.top
        and inner.bottom <= outer.bottom
    )


def _overlap(one: Box, other: Box) -> bool:
    return (
        one.left + _SMOOTH < other.right
        and other.left + _SMOOTH < one.right
        and one.top < other.bottom
        and other.top < one.bottom
    )


def recorded(picture: Picture, locale: str) -> Recorded:
    """A picture, drawn for readers of a language."""
    with _recording() as pen:
        canvas = _CANVASES[type(picture)](picture, DARK, locale)
    parts = tuple(pen.written), tuple(pen.cards), tuple(pen.plates), tuple(pen.shortened)
    return Recorded(canvas._image.height, *parts)


@dataclass
class _Pen:
    """Notes what is drawn."""

    written: list[Written] = field(default_factory=list)
    cards: list[Box] = field(default_factory=list)
    plates: list[Box] = field(default_factory=list)
    shortened: list[str] = field(default_factory=list)


@contextmanager
def _recording() -> Iterator[_Pen]:
    pen = _Pen()
    draw_text, paste, draw_plate = Canvas.text, Canvas._paste, Canvas.plate

    def text(self: Canvas, at: tuple[float, int], said: str, style: Style, colour: Colour, *more: Anchor) -> float:
        width = measure(said, style, self.locale)
        left = at[0] - {"left": 0.0, "middle": width / 2, "right": width}[more[0] if more else "left"]
        if said:
            box = Box(round(left), round(at[1] - _CAP_HEIGHT * style.size), round(left + width), at[1])
            pen.written.append(Written(said, style.size, box))
        return draw_text(self, at, said, style, colour, *more)

    def fitted(self: Canvas, said: str, style: Style, room: float) -> str:
        kept = shorten(said, style, room, self.locale)
        if kept != drawable(said):
            pen.shortened.append(said)
        return kept

    def laid(self: Canvas, sprite: Sprite, left: int, top: int) -> None:
        width, height = (side - 2 * sprite.margin for side in sprite.image.size)
        pen.cards.append(Box(left, top, left + width, top + height))
        paste(self, sprite, left, top)

    def plate(self: Canvas, box: Box, radius: float, colour: Colour) -> None:
        pen.plates.append(box)
        draw_plate(self, box, radius, colour)

    with pytest.MonkeyPatch.context() as patch:
        for name, recording in (("text", text), ("fitted", fitted), ("_paste", laid), ("plate", plate)):
            patch.setattr(Canvas, name, recording)
        yield pen

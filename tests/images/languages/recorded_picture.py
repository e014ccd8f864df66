"""A picture as it is drawn: where its texts and cards stand, and which texts were shortened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
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
from images.theme import DARK, Colour, Theme

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
        boxes = [one.box for one in self.written]
        for number, one in enumerate(self.written, 1):
            yield from self._misplaced(one)
            yield from (f"{one.text!r} stands on a card: {one.box}, {card}" for card in _met(one.box, self.cards))
            for plate in _met(one.box, self.plates):
                if not _inside(one.box, plate):
                    yield f"{one.text!r} crosses the edge of a plate: {one.box}, {plate}"
            if met := _met(one.box, boxes[number:]):
                for other in self.written[number:]:
                    if other.box in met:
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


def _met(box: Box, others: Sequence[Box]) -> list[Box]:
    """The other boxes that a box overlaps."""
    left, right = box.left + _SMOOTH, box.right - _SMOOTH
    top, bottom = box.top, box.bottom
    return [
        other
        for other in others
        if other.top < bottom and top < other.bottom and left < other.right and other.left < right
    ]


def recorded(picture: Picture, locale: str) -> Recorded:
    """What a picture would be, drawn for readers of a language."""
    with _recording() as pen:
        _CANVASES[type(picture)](picture, DARK, locale)
    return Recorded(pen.height, tuple(pen.written), tuple(pen.cards), tuple(pen.plates), tuple(pen.shortened))


@dataclass
class _Pen:
    """Notes what is drawn."""

    height: int = 0
    written: list[Written] = field(default_factory=list)
    cards: list[Box] = field(default_factory=list)
    plates: list[Box] = field(default_factory=list)
    shortened: list[str] = field(default_factory=list)


_WITHOUT_WORDS = ("mask", "outline", "rectangle", "disc", "polygon", "line")
"""Shapes whose place is not looked at."""


@contextmanager
def _recording() -> Iterator[_Pen]:
    """Canvases note what stands where. There is no image: nothing is painted."""
    pen = _Pen()

    def begun(self: Canvas, height: int, theme: Theme, locale: str = "") -> None:
        self.theme, self.locale, pen.height = theme, locale, height

    def text(self: Canvas, at: tuple[float, int], said: str, style: Style, _: Colour, anchor: Anchor = "left") -> float:
        width = measure(said, style, self.locale)
        left = at[0] - {"left": 0.0, "middle": width / 2, "right": width}[anchor]
        if said:
            box = Box(round(left), round(at[1] - _CAP_HEIGHT * style.size), round(left + width), at[1])
            pen.written.append(Written(said, style.size, box))
        return width

    def fitted(self: Canvas, said: str, style: Style, room: float) -> str:
        kept = shorten(said, style, room, self.locale)
        if kept != drawable(said):
            pen.shortened.append(said)
        return kept

    def laid(_: Canvas, sprite: Sprite, left: int, top: int) -> None:
        width, height = (side - 2 * sprite.margin for side in sprite.image.size)
        pen.cards.append(Box(left, top, left + width, top + height))

    def plate(_: Canvas, box: Box, radius: float, colour: Colour) -> None:
        pen.plates.append(box)

    def unseen(*_: object) -> None:
        """Leave a shape out."""

    noted = {"__init__": begun, "text": text, "fitted": fitted, "_paste": laid, "plate": plate}
    with pytest.MonkeyPatch.context() as patch:
        for name, recording in (noted | dict.fromkeys(_WITHOUT_WORDS, unseen)).items():
            patch.setattr(Canvas, name, recording)
        yield pen

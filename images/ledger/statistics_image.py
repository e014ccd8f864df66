"""What a member's deals came to, drawn: figures on plates, sentences, and the curve of their points."""

from __future__ import annotations

from collections.abc import Sequence

from images.canvas import Canvas
from images.layout import MARGIN, PLATE_RADIUS, WIDTH, Box
from images.ledger.curve import HEIGHT, draw_course, draw_title
from images.pictures import Figure, StatisticsPicture
from images.text.fonts import Style, Weight
from images.theme import Theme

FIGURES_TOP, FIGURE_HEIGHT, BETWEEN = 96, 116, 14
LINE_PITCH = 50
ROOM = WIDTH - 2 * MARGIN

_VALUES = tuple(Style(Weight.BOLD, size, tabular=True) for size in (44, 38, 32, 26))
_LABELS = tuple(Style(Weight.MEDIUM, size) for size in (32, 28, 24))
_SENTENCES = tuple(Style(Weight.MEDIUM, size) for size in (36, 32, 28, 24))
_VALUE_LINE, _LABEL_LINE, _FIRST_SENTENCE = 54, 96, 52
_BESIDE = 12


def statistics_canvas(picture: StatisticsPicture, theme: Theme, locale: str) -> Canvas:
    """What a member's deals came to, drawn."""
    down = height_above(len(picture.lines))
    canvas = Canvas(HEIGHT + down, theme, locale)
    draw_title(canvas, picture.curve)
    boxes = figure_boxes([_needed(canvas, figure) for figure in picture.figures])
    for box, figure in zip(boxes, picture.figures, strict=True):
        _draw_figure(canvas, box, figure)
    for number, line in enumerate(picture.lines):
        ground = boxes[0].bottom + _FIRST_SENTENCE + number * LINE_PITCH
        style = _fitting(canvas, line, _SENTENCES, ROOM)
        canvas.text((MARGIN, ground), canvas.fitted(line, style, ROOM), style, theme.ink)
    draw_course(canvas, picture.curve, down)
    return canvas


def height_above(lines: int) -> int:
    """How much room the figures and so many sentences take above the curve."""
    return FIGURE_HEIGHT + BETWEEN + (lines * LINE_PITCH + BETWEEN if lines else 0)


def figure_boxes(needed: Sequence[float]) -> list[Box]:
    """Plates side by side, each with the room it needs and its part of what is left; else all of one width."""
    left = ROOM - sum(needed) - (len(needed) - 1) * BETWEEN
    widths = [one + left / len(needed) for one in needed]
    if left < 0:
        widths = [(ROOM - (len(needed) - 1) * BETWEEN) / len(needed)] * len(needed)
    ends = [MARGIN + sum(widths[:number]) + number * BETWEEN for number in range(len(needed))]
    return [
        Box(round(start), FIGURES_TOP, round(start + width), FIGURES_TOP + FIGURE_HEIGHT)
        for start, width in zip(ends, widths, strict=True)
    ]


def _needed(canvas: Canvas, figure: Figure) -> float:
    """How wide the plate of a figure is to be."""
    return max(canvas.width(figure.value, _VALUES[0]), canvas.width(figure.label, _LABELS[0])) + 2 * _BESIDE


def _draw_figure(canvas: Canvas, box: Box, figure: Figure) -> None:
    theme, room = canvas.theme, box.width - 2 * _BESIDE
    if theme.plate_edge:
        canvas.plate(box, PLATE_RADIUS, theme.plate_edge)
    canvas.plate(box.grown(-2) if theme.plate_edge else box, PLATE_RADIUS, theme.plate)
    value, label = _fitting(canvas, figure.value, _VALUES, room), _fitting(canvas, figure.label, _LABELS, room)
    said = canvas.fitted(figure.label, label, room)
    canvas.text((box.middle, box.top + _VALUE_LINE), figure.value, value, theme.ink, "middle")
    canvas.text((box.middle, box.top + _LABEL_LINE), said, label, theme.ink2, "middle")


def _fitting(canvas: Canvas, text: str, styles: Sequence[Style], room: float) -> Style:
    """The largest style in which a text fits, else the smallest."""
    return next((style for style in styles if canvas.width(text, style) <= room), styles[-1])

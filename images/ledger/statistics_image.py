"""What a member's deals came to, drawn: figures on plates, sentences, and the curve of their points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from images.canvas import Canvas
from images.layout import MARGIN, PLATE_RADIUS, WIDTH, Box
from images.ledger.curve import HEIGHT, draw_course, draw_title
from images.pictures import Figure, StatisticsPicture
from images.text.fonts import Style, Weight
from images.text.line_breaks import in_two_lines
from images.text.runs import measure
from images.theme import Theme

FIGURES_TOP, FIGURE_HEIGHT, BETWEEN = 96, 116, 14
LINE_PITCH = 50
ROOM = WIDTH - 2 * MARGIN

_VALUES = tuple(Style(Weight.BOLD, size, tabular=True) for size in (44, 38, 32))
_LABEL = Style(Weight.MEDIUM, 32)
_SENTENCE, _LONG_SENTENCE = Style(Weight.MEDIUM, 36), Style(Weight.MEDIUM, 32)
_VALUE_LINE, _LABEL_LINE, _FIRST_SENTENCE = 54, 96, 52
_LABEL_PITCH = 40
_BESIDE = 12


class _Plan(NamedTuple):
    """Where the figures stand, what is written below each, and the lines of the sentences."""

    boxes: list[Box]
    labels: list[tuple[str, ...]]
    sentences: list[tuple[str, Style]]

    @property
    def below_figures(self) -> int:
        return self.boxes[0].bottom


def statistics_canvas(picture: StatisticsPicture, theme: Theme, locale: str) -> Canvas:
    """What a member's deals came to, drawn."""
    plan = _planned(picture, locale)
    down = height_above(len(plan.sentences)) + plan.below_figures - FIGURES_TOP - FIGURE_HEIGHT
    canvas = Canvas(HEIGHT + down, theme, locale)
    draw_title(canvas, picture.curve)
    for box, figure, lines in zip(plan.boxes, picture.figures, plan.labels, strict=True):
        _draw_figure(canvas, box, figure, lines)
    for number, (line, style) in enumerate(plan.sentences):
        ground = plan.below_figures + _FIRST_SENTENCE + number * LINE_PITCH
        canvas.text((MARGIN, ground), canvas.fitted(line, style, ROOM), style, theme.ink)
    draw_course(canvas, picture.curve, down)
    return canvas


def _planned(picture: StatisticsPicture, locale: str) -> _Plan:
    """Labels that are too long for plates side by side are broken, and so are sentences."""
    figures = picture.figures
    labels: list[tuple[str, ...]] = [(figure.label,) for figure in figures]
    if sum(_needed(figures, labels, locale)) + (len(figures) - 1) * BETWEEN > ROOM:
        labels = [in_two_lines(figure.label, _LABEL, locale) for figure in figures]
    boxes = figure_boxes(_needed(figures, labels, locale))
    more = (max(map(len, labels)) - 1) * _LABEL_PITCH
    sentences: list[tuple[str, Style]] = []
    for line in picture.lines:
        style = _SENTENCE if measure(line, _SENTENCE, locale) <= ROOM else _LONG_SENTENCE
        fits = measure(line, style, locale) <= ROOM
        sentences += [(part, style) for part in ((line,) if fits else in_two_lines(line, style, locale))]
    return _Plan([box._replace(bottom=box.bottom + more) for box in boxes], labels, sentences)


def height_above(lines: int) -> int:
    """How much room the figures and so many lines of sentences take above the curve."""
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


def _needed(figures: Sequence[Figure], labels: Sequence[Sequence[str]], locale: str) -> list[float]:
    """How wide the plate of each figure is to be."""
    values = [measure(figure.value, _VALUES[0], locale) for figure in figures]
    widest = [max(measure(line, _LABEL, locale) for line in lines) for lines in labels]
    return [max(pair) + 2 * _BESIDE for pair in zip(values, widest, strict=True)]


def _draw_figure(canvas: Canvas, box: Box, figure: Figure, lines: Sequence[str]) -> None:
    theme, room = canvas.theme, box.width - 2 * _BESIDE
    if theme.plate_edge:
        canvas.plate(box, PLATE_RADIUS, theme.plate_edge)
    canvas.plate(box.grown(-2) if theme.plate_edge else box, PLATE_RADIUS, theme.plate)
    style = next((style for style in _VALUES if canvas.width(figure.value, style) <= room), _VALUES[-1])
    canvas.text((box.middle, box.top + _VALUE_LINE), figure.value, style, theme.ink, "middle")
    for number, line in enumerate(lines):
        baseline = box.top + _LABEL_LINE + number * _LABEL_PITCH
        canvas.text((box.middle, baseline), canvas.fitted(line, _LABEL, room), _LABEL, theme.ink2, "middle")

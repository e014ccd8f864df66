"""The curve of a member's points, drawn: from deal to deal, over a grid with a strong zero, best and lowest named."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from images.canvas import Canvas
from images.layout import MARGIN, WELL_RADIUS, WIDTH, Box
from images.pictures import CurvePicture
from images.text.fonts import Style, Weight
from images.text.points import signed
from images.theme import Theme

HEIGHT = 640
PLOT = Box(52, 172, 944, 521)
"""From the first deal to the last, which stands further left beside long numbers; from the highest to the lowest."""
MOST_LINES = 5
"""The number of lines that the grid may have."""

_WELL = Box(MARGIN, 96, WIDTH - MARGIN, HEIGHT - MARGIN + 4)
_TITLE = Style(Weight.BOLD, 42)
_NOW = Style(Weight.BOLD, 42, tabular=True)
_CAPTION = Style(Weight.MEDIUM, 36)
_FIGURE = Style(Weight.MEDIUM, 36, tabular=True)
_NAMED = Style(Weight.SEMIBOLD, 35, tabular=True)
_TITLE_LINE, _DEALS_LINE, _FIGURES_RIGHT = 68, 598, 1050
_LINE, _DOT_RADIUS, _ABOVE, _BELOW = 5, 9, 20, 44
_APART = 24
_MOST_TICKS = 4


def curve_canvas(picture: CurvePicture, theme: Theme, locale: str) -> Canvas:
    """The curve of a member's points, drawn."""
    canvas = Canvas(HEIGHT, theme, locale)
    draw_title(canvas, picture)
    draw_course(canvas, picture)
    return canvas


def draw_course(canvas: Canvas, picture: CurvePicture, down: int = 0) -> None:
    """The curve in its well, so many pixels further ``down`` than below a title alone."""
    theme, plot = canvas.theme, PLOT.moved(down)
    canvas.plate(_WELL.moved(down), WELL_RADIUS, theme.well)
    high, low = max(0, picture.best.points), min(0, picture.lowest.points)
    values = grid_values(low, high)
    widest = max(canvas.width(signed(value, canvas.locale), _FIGURE) for value in values)
    right = min(plot.right, _FIGURES_RIGHT - round(widest) - _APART)
    across = _scale(1, picture.points[-1].deal, plot.left, right)
    up = _scale(low, high, plot.bottom, plot.top)
    corners = [(across(point.deal), up(point.points)) for point in picture.points]
    zero = up(0)
    if high > low:
        canvas.polygon([(plot.left, zero), *corners, (right, zero)], theme.amber_row)
    for value in values:
        line = round(up(value))
        canvas.rectangle(
            Box(plot.left, line, right, line + (1 if value else 2)), theme.ink2 if not value else theme.line
        )
        canvas.text((_FIGURES_RIGHT, line + 12), signed(value, canvas.locale), _FIGURE, theme.ink2, "right")
    canvas.line(corners, _LINE, theme.ring)
    for deal in tick_deals(picture.points[-1].deal):
        canvas.text((across(deal), _DEALS_LINE + down), str(deal), _FIGURE, theme.ink2, "middle")
    for point, words, beside in (
        (picture.best, picture.best_words, -_ABOVE),
        (picture.lowest, picture.lowest_words, _BELOW),
    ):
        at = across(point.deal), up(point.points)
        canvas.disc(at, _DOT_RADIUS, theme.ink)
        half = canvas.width(words, _NAMED) / 2
        middle = min(max(at[0], plot.left + half), right - half)
        canvas.text((middle, round(at[1]) + beside), words, _NAMED, theme.ink, "middle")


def grid_values(low: int, high: int) -> list[int]:
    """The numbers of the lines: multiples of 1, 2 or 5 times a power of ten, as many as there may be; zero is one."""
    step = _step(lambda step: high // step - ceil(low / step) + 1 <= MOST_LINES)
    return list(range(ceil(low / step) * step, high + 1, step))


def tick_deals(deals: int) -> list[int]:
    """The deals that are numbered: the first, then multiples that do not stand too near to it."""
    step = _step(lambda step: deals // step <= _MOST_TICKS)
    return [1, *(deal for deal in range(step, deals + 1, step) if (deal - 1) * MOST_LINES * 2 >= deals)]


def _step(fits: Callable[[int], bool]) -> int:
    """The smallest of 1, 2, 5, 10, 20, … that fits."""
    power = 1
    while True:
        for share in (1, 2, 5):
            if fits(share * power):
                return share * power
        power *= 10


def _scale(first: int, last: int, start: int, end: int) -> Callable[[int], float]:
    """Where a number stands between two edges."""
    return lambda value: start + (end - start) * (value - first) / max(last - first, 1)


def draw_title(canvas: Canvas, picture: CurvePicture) -> None:
    """Whose curve it is, over how many deals, and the points now."""
    theme, right = canvas.theme, WIDTH - MARGIN
    right -= (
        round(canvas.text((right, _TITLE_LINE), signed(picture.now, canvas.locale), _NOW, theme.amber_text, "right"))
        + _APART
    )
    caption = canvas.fitted(picture.caption, _CAPTION, right - MARGIN - 200)
    name = canvas.fitted(picture.name, _TITLE, right - MARGIN - canvas.width(caption, _CAPTION) - _APART)
    left = MARGIN + canvas.text((MARGIN, _TITLE_LINE), name, _TITLE, theme.ink) + _APART
    canvas.text((left, _TITLE_LINE), caption, _CAPTION, theme.ink2)

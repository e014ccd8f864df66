"""The strip at the foot of a table's well: open cards that everybody has seen, and piles such as a stock."""

from __future__ import annotations

from collections.abc import Sequence

from images.canvas import CHIP_GAP, Canvas, chips_width
from images.faces.backs import BACK_CHIP
from images.layout import Box
from images.pictures import LyingApart
from images.table_layout import STRIP_HEIGHT
from images.text.fonts import Style, Weight

_CAPTION = Style(Weight.MEDIUM, 34)
_NUMBER = Style(Weight.BOLD, 44, tabular=True)
_PAD, _AFTER, _BETWEEN = 24, 14, 40
_CHIP_HALF = BACK_CHIP.height // 2
_PILE, _PILE_STEP = 3, 7
"""How many backs a pile shows, and how far each one sticks out from under the next."""


def draw_strip(canvas: Canvas, apart: Sequence[LyingApart], well: Box) -> None:
    """Draw a thin line, then open cards at the left and piles at the right, each in the order given."""
    top = well.bottom - STRIP_HEIGHT
    canvas.rectangle(Box(well.left + _PAD, top - 4, well.right - _PAD, top - 3), canvas.theme.line)
    y = top + STRIP_HEIGHT // 2 - 2
    left, right = well.left + _PAD, well.right - _PAD
    for pile in reversed(apart):
        if pile.number is not None:
            right = _draw_pile(canvas, pile.number, pile.caption, right, y) - _BETWEEN
    for lying in apart:
        if lying.cards:
            left = _draw_open(canvas, lying, left, right, y) + _BETWEEN


def _draw_pile(canvas: Canvas, count: int, caption: str, right: int, y: int) -> int:
    """Draw caption, pile and number, ending at ``right``; returns where they begin. An empty one has no backs."""
    theme = canvas.theme
    left = round(right - canvas.text((right, y + 16), str(count), _NUMBER, theme.ink, "right")) - _AFTER
    backs = min(count, _PILE)
    if backs:
        left -= BACK_CHIP.width + (backs - 1) * _PILE_STEP
        for number in range(backs):
            canvas.back(left + number * _PILE_STEP, y - _CHIP_HALF)
        left -= _AFTER
    caption = canvas.fitted(caption, _CAPTION, left / 3)
    return round(left - canvas.text((left, y + 12), caption, _CAPTION, theme.ink2, "right"))


def _draw_open(canvas: Canvas, lying: LyingApart, left: int, right: int, y: int) -> int:
    """Draw caption and chips; an ellipsis replaces the last chips if they do not all fit. Returns where they end."""
    theme, cards = canvas.theme, lying.cards
    caption = canvas.fitted(lying.caption, _CAPTION, (right - left) / 2)
    left += round(canvas.text((left, y + 12), caption, _CAPTION, theme.ink2)) + _AFTER
    more = canvas.width("…", _CAPTION) + CHIP_GAP
    while len(cards) > 1 and left + chips_width(cards) + (more if cards != lying.cards else 0) > right:
        cards = cards[:-1]
    end = canvas.chips(cards, left, y - _CHIP_HALF)
    if cards != lying.cards:
        end += CHIP_GAP + round(canvas.text((end + CHIP_GAP, y + 12), "…", _CAPTION, theme.ink2))
    return end

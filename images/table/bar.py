"""The bar above the seats: trumps, what one side has captured, how far both sides are (docs/look.md, section 6)."""

from __future__ import annotations

from images.canvas import Canvas
from images.faces.emblems import star_mask
from images.faces.suits import suit_mask
from images.layout import PLATE_RADIUS, Box
from images.pictures import TopBar
from images.table.table_layout import BAR
from images.text.fonts import Style, Weight
from images.theme import SUIT_INKS

_CARD = Box(BAR.left + 24, BAR.top + 22, BAR.left + 108, BAR.top + 128)
_RANK = Style(Weight.INDEX, 60)
_TITLE = Style(Weight.BOLD, 36)
_LONG_TITLE = Style(Weight.BOLD, 32)
_CAPTION = Style(Weight.MEDIUM, 35)
_LONG_CAPTION = Style(Weight.MEDIUM, 32)
_STANDING = Style(Weight.SEMIBOLD, 35)
_SIGN = 40
_FIRST, _SECOND = BAR.top + 62, BAR.top + 112
_TEXT_LEFT, _TEXT_ROOM = BAR.left + 128, 290
_SCALE = Box(BAR.left + 430, BAR.top + 86, BAR.left + 760, BAR.top + 112)
_TICK = 4
_BEFORE_GOAL = 10
_STAR = "B"
"""The joker whose ink a star has."""


def draw_bar(canvas: Canvas, bar: TopBar) -> None:
    """Draw the bar: a card with what is trump, a scale, and a line a side."""
    theme = canvas.theme
    canvas.plate(BAR, PLATE_RADIUS, theme.well)
    _draw_card(canvas, bar)
    style = _TITLE if canvas.width(bar.title, _TITLE) <= _TEXT_ROOM else _LONG_TITLE
    canvas.text((_TEXT_LEFT, _FIRST), canvas.fitted(bar.title, style, _TEXT_ROOM), style, theme.ink)
    canvas.text((_TEXT_LEFT, _SECOND), canvas.fitted(bar.subtitle, _CAPTION, _TEXT_ROOM), _CAPTION, theme.ink2)
    _draw_scale(canvas, bar)
    right, room = BAR.right - 24, BAR.right - 24 - _SCALE.right - 20
    for at, (line, text) in enumerate(zip((_FIRST, _SECOND), bar.standings, strict=False)):
        style = _CAPTION if at else _STANDING
        canvas.text((right, line), canvas.fitted(text, style, room), style, theme.ink2 if at else theme.ink, "right")


def _draw_card(canvas: Canvas, bar: TopBar) -> None:
    theme, ink = canvas.theme, SUIT_INKS[bar.suit or _STAR]
    canvas.plate(_CARD.grown(2), 12, theme.edge)
    canvas.plate(_CARD, 10, theme.face)
    canvas.text((_CARD.middle, _CARD.top + 48), bar.rank, _RANK, ink, "middle")
    sign = star_mask(_SIGN, outlined=False) if bar.suit is None else suit_mask(bar.suit, _SIGN)
    canvas.mask(sign, _CARD.middle - _SIGN / 2, _CARD.bottom - _SIGN - 8, ink)


def _draw_scale(canvas: Canvas, bar: TopBar) -> None:
    """Draw what has been captured, of how much, with a tick at each value at which the deal is worth more."""
    theme = canvas.theme
    title, caption = _TITLE, _CAPTION
    if canvas.width(bar.count, title) + _BEFORE_GOAL + canvas.width(bar.goal, caption) > _SCALE.width:
        title, caption = _LONG_TITLE, _LONG_CAPTION
    left = _SCALE.left + canvas.text((_SCALE.left, _FIRST), bar.count, title, theme.ink) + _BEFORE_GOAL
    goal = canvas.fitted(bar.goal, caption, _SCALE.right - left)
    canvas.text((left, _FIRST), goal, caption, theme.ink2)
    canvas.plate(_SCALE, _SCALE.height / 2, theme.plate_edge or theme.disc)
    if filled := round(_SCALE.width * bar.share):
        box = Box(_SCALE.left, _SCALE.top, _SCALE.left + max(filled, _SCALE.height), _SCALE.bottom)
        canvas.plate(box, _SCALE.height / 2, theme.amber)
    for tick in bar.ticks:
        x = _SCALE.left + round(_SCALE.width * tick)
        strong = tick == bar.strong
        colour = theme.ink if strong else theme.ink3
        canvas.rectangle(Box(x - _TICK // 2, _SCALE.top - 6, x + _TICK // 2, _SCALE.bottom + 6), colour)

"""The bar above the seats: trumps, what one side has captured, how far both sides are (docs/look.md, section 6)."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from images.canvas import Canvas
from images.faces.emblems import star_mask
from images.faces.suits import suit_mask
from images.layout import PLATE_RADIUS, Box
from images.pictures import TopBar
from images.table.table_layout import BAR, BAR_LINE
from images.text.fonts import Style, Weight
from images.text.runs import measure
from images.theme import SUIT_INKS

_CARD = Box(BAR.left + 24, BAR.top + 22, BAR.left + 108, BAR.top + 128)
_RANK = Style(Weight.INDEX, 60)
_TITLE = Style(Weight.BOLD, 36)
_LONG_TITLE = Style(Weight.BOLD, 32)
_CAPTION = Style(Weight.MEDIUM, 35)
_LONG_CAPTION = Style(Weight.MEDIUM, 32)
_STANDING = Style(Weight.SEMIBOLD, 35)
_SIGN = 40
_FIRST, _SECOND, _THIRD = BAR.top + 62, BAR.top + 112, BAR.top + 168
_TEXT_LEFT, _TEXT_ROOM, _MOST_TEXT = BAR.left + 128, 290, 440
_RIGHT = BAR.right - 24
_SCALE = Box(BAR.left + 430, BAR.top + 86, BAR.left + 760, BAR.top + 112)
_AFTER_TEXT, _BEFORE_STANDINGS = 12, 20
_TICK = 4
_BEFORE_GOAL = 10
_STAR = "B"
"""The joker whose ink a star has."""


def needs_line(bar: TopBar, locale: str) -> bool:
    """Whether the words of a bar are too long for two lines, so that the two sides have a third one."""
    fits = (
        _widest((bar.title,), _LONG_TITLE, locale) <= _TEXT_ROOM,
        _widest((bar.subtitle,), _CAPTION, locale) <= _TEXT_ROOM,
        _scale_room(bar, locale) <= _SCALE.width,
        _widest(bar.standings[:1], _STANDING, locale) <= _RIGHT - _SCALE.right - _BEFORE_STANDINGS,
        _widest(bar.standings[1:], _CAPTION, locale) <= _RIGHT - _SCALE.right - _BEFORE_STANDINGS,
    )
    return not all(fits)


def _widest(texts: Iterable[str], style: Style, locale: str) -> float:
    return max((measure(text, style, locale) for text in texts), default=0.0)


def _scale_room(bar: TopBar, locale: str) -> float:
    """The room that the words above the scale need at least."""
    return measure(bar.count, _LONG_TITLE, locale) + _BEFORE_GOAL + measure(bar.goal, _LONG_CAPTION, locale)


def draw_bar(canvas: Canvas, bar: TopBar, *, line: bool = False) -> None:
    """Draw the bar: a card with what is trump, a scale, and the two sides: beside it, or in a ``line`` of their own."""
    theme = canvas.theme
    canvas.plate(Box(*BAR[:3], BAR.bottom + BAR_LINE * line), PLATE_RADIUS, theme.well)
    _draw_card(canvas, bar)
    room, scale = _TEXT_ROOM, _SCALE
    if line:
        widest = max(canvas.width(bar.title, _LONG_TITLE), canvas.width(bar.subtitle, _CAPTION))
        room = ceil(min(max(widest, _TEXT_ROOM), _MOST_TEXT))
        scale = _SCALE._replace(left=_TEXT_LEFT + room + 2 * _AFTER_TEXT, right=_RIGHT)
    style = _TITLE if canvas.width(bar.title, _TITLE) <= room else _LONG_TITLE
    canvas.text((_TEXT_LEFT, _FIRST), canvas.fitted(bar.title, style, room), style, theme.ink)
    canvas.text((_TEXT_LEFT, _SECOND), canvas.fitted(bar.subtitle, _CAPTION, room), _CAPTION, theme.ink2)
    _draw_scale(canvas, bar, scale)
    if line:
        _draw_sides_below(canvas, bar)
        return
    room = _RIGHT - scale.right - _BEFORE_STANDINGS
    for at, (baseline, text) in enumerate(zip((_FIRST, _SECOND), bar.standings, strict=False)):
        style = _CAPTION if at else _STANDING
        canvas.text(
            (_RIGHT, baseline), canvas.fitted(text, style, room), style, theme.ink2 if at else theme.ink, "right"
        )


def _draw_sides_below(canvas: Canvas, bar: TopBar) -> None:
    """Draw the two sides in a line of their own, one at each end."""
    theme, room = canvas.theme, (_RIGHT - _CARD.left - 2 * _BEFORE_STANDINGS) / 2
    for at, text in enumerate(bar.standings[:2]):
        style, ink = (_CAPTION, theme.ink2) if at else (_STANDING, theme.ink)
        said = canvas.fitted(text, style, room)
        canvas.text((_RIGHT if at else _CARD.left, _THIRD), said, style, ink, "right" if at else "left")


def _draw_card(canvas: Canvas, bar: TopBar) -> None:
    theme, ink = canvas.theme, SUIT_INKS[bar.suit or _STAR]
    canvas.plate(_CARD.grown(2), 12, theme.edge)
    canvas.plate(_CARD, 10, theme.face)
    canvas.text((_CARD.middle, _CARD.top + 48), bar.rank, _RANK, ink, "middle")
    sign = star_mask(_SIGN, outlined=False) if bar.suit is None else suit_mask(bar.suit, _SIGN)
    canvas.mask(sign, _CARD.middle - _SIGN / 2, _CARD.bottom - _SIGN - 8, ink)


def _draw_scale(canvas: Canvas, bar: TopBar, scale: Box) -> None:
    """Draw what has been captured, of how much, with a tick at each value at which the deal is worth more."""
    theme = canvas.theme
    title, caption = _TITLE, _CAPTION
    if canvas.width(bar.count, title) + _BEFORE_GOAL + canvas.width(bar.goal, caption) > scale.width:
        title, caption = _LONG_TITLE, _LONG_CAPTION
    left = scale.left + canvas.text((scale.left, _FIRST), bar.count, title, theme.ink) + _BEFORE_GOAL
    goal = canvas.fitted(bar.goal, caption, scale.right - left)
    canvas.text((left, _FIRST), goal, caption, theme.ink2)
    canvas.plate(scale, scale.height / 2, theme.plate_edge or theme.disc)
    if filled := round(scale.width * bar.share):
        box = Box(scale.left, scale.top, scale.left + max(filled, scale.height), scale.bottom)
        canvas.plate(box, scale.height / 2, theme.amber)
    for tick in bar.ticks:
        x = scale.left + round(scale.width * tick)
        strong = tick == bar.strong
        colour = theme.ink if strong else theme.ink3
        canvas.rectangle(Box(x - _TICK // 2, scale.top - 6, x + _TICK // 2, scale.bottom + 6), colour)

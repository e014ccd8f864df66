"""The tag before a group of cards: the sign of its suit, a letter or the level, and how many cards it has."""

from __future__ import annotations

from bot.scenes.hand_scene import GroupTag
from images.canvas import Canvas
from images.faces.emblems import star_mask
from images.faces.suits import suit_mask
from images.layout import Box
from images.text.fonts import Style, Weight
from images.theme import SUIT_INKS

_RADIUS = 10
_SIGN_INSET, _SIGN_HEIGHT, _SIGN_RADIUS, _SIGN = 6, 54, 6, 38
_LABEL = Style(Weight.BOLD, 36)
_LETTER = Style(Weight.MEDIUM, 36)
_COUNT = Style(Weight.BOLD, 36, tabular=True)
_LABEL_LINE, _COUNT_LINE = 100, 150
_STAR = "B"
"""The joker whose ink a star has."""


def draw_tag(canvas: Canvas, tag: GroupTag, count: int, box: Box) -> None:
    """Draw the tag of a group of ``count`` cards."""
    theme = canvas.theme
    if theme.plate_edge:
        canvas.plate(box.grown(2), _RADIUS + 2, theme.plate_edge)
    canvas.plate(box, _RADIUS, theme.plate)
    sign = Box(
        box.left + _SIGN_INSET, box.top + _SIGN_INSET, box.right - _SIGN_INSET, box.top + _SIGN_INSET + _SIGN_HEIGHT
    )
    canvas.plate(sign, _SIGN_RADIUS, theme.face)
    mask = star_mask(_SIGN, outlined=False) if tag.suit is None else suit_mask(tag.suit, _SIGN)
    left, top = sign.middle - _SIGN / 2, (sign.top + sign.bottom - _SIGN) / 2
    canvas.mask(mask, left, top, SUIT_INKS[tag.suit or _STAR])
    style, colour = (_LABEL, theme.amber_text) if tag.strong else (_LETTER, theme.ink2)
    canvas.text((box.middle, box.top + _LABEL_LINE), tag.label, style, colour, "middle")
    canvas.text((box.middle, box.top + _COUNT_LINE), str(count), _COUNT, theme.ink, "middle")

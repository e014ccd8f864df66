"""The end of a deal, drawn: the hands as left, then the account. A void deal has its hands alone."""

from __future__ import annotations

from images.canvas import Canvas
from images.deal_end.account import draw_account, grid_of
from images.layout import (
    BANNER_GAP,
    BANNER_HEIGHT,
    CARDS_LEFT,
    HANDS_TOP,
    MARGIN,
    PLATE_RADIUS,
    WIDTH,
    Box,
    left_hands,
)
from images.pictures import DealEndPicture, LeftPile
from images.table.open_hand import NAME, TEXT_LINE, draw_open_cards, draw_open_hand
from images.text.fitted_names import monograms, plain_names
from images.text.fonts import Style, Weight
from images.theme import AMBER_CAPTION, Theme

_TITLE = Style(Weight.BOLD, 42)
_SUBTITLE = Style(Weight.MEDIUM, 36)
_CAPTION = Style(Weight.MEDIUM, 34)
_TITLE_LINE = 66
_PILE_LEFT = 22
_BANNER = tuple(Style(Weight.BOLD, size) for size in (60, 52, 44, 38))
_BANNER_NOTE = Style(Weight.SEMIBOLD, 36, tabular=True)
_BANNER_PAD, _BANNER_LINE = 32, 86


def deal_end_canvas(picture: DealEndPicture, theme: Theme, locale: str) -> Canvas:
    """The end of a deal, drawn."""
    top = HANDS_TOP + (BANNER_HEIGHT + BANNER_GAP if picture.banner else 0)
    counts = [len(hand.cards or hand.laid) for hand in picture.hands] + [len(pile.cards) for pile in picture.piles]
    boxes = left_hands(counts, top=top)
    bottom = boxes[-1].bottom if boxes else top
    grid = grid_of(picture, bottom, locale) if picture.rows else None
    canvas = Canvas((grid.plan.well.bottom if grid else bottom) + MARGIN, theme, locale)
    if picture.banner:
        _draw_banner(canvas, picture)
    _draw_title(canvas, picture, top - HANDS_TOP)
    names = plain_names(picture.names)
    signs = monograms(names)
    for box, hand in zip(boxes, picture.hands, strict=False):
        draw_open_hand(canvas, box, hand, names[hand.seat], signs[hand.seat])
    for box, pile in zip(boxes[len(picture.hands) :], picture.piles, strict=True):
        _draw_pile(canvas, box, pile)
    if grid:
        draw_account(canvas, picture, grid)
    return canvas


def _draw_banner(canvas: Canvas, picture: DealEndPicture) -> None:
    """Who won the match, across the whole picture."""
    box = Box(MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + BANNER_HEIGHT)
    canvas.plate(box, PLATE_RADIUS, canvas.theme.amber)
    room: float = box.width - 2 * _BANNER_PAD
    note = canvas.fitted(picture.banner_note, _BANNER_NOTE, room / 2)
    line = box.top + _BANNER_LINE
    room -= canvas.text((box.right - _BANNER_PAD, line), note, _BANNER_NOTE, AMBER_CAPTION, "right") + 22
    style = next((style for style in _BANNER if canvas.width(picture.banner, style) <= room), _BANNER[-1])
    words = canvas.fitted(picture.banner, style, room)
    canvas.text((box.left + _BANNER_PAD, line), words, style, canvas.theme.amber_ink)


def _draw_title(canvas: Canvas, picture: DealEndPicture, below: int) -> None:
    theme, line = canvas.theme, _TITLE_LINE + below
    room = WIDTH - 2 * MARGIN
    title = canvas.fitted(picture.title, _TITLE, room)
    left = MARGIN + canvas.text((MARGIN, line), title, _TITLE, theme.ink) + 22
    caption = canvas.fitted(picture.caption, _CAPTION, room / 3)
    right = WIDTH - MARGIN - canvas.text((WIDTH - MARGIN, line), caption, _CAPTION, theme.ink2, "right") - 22
    canvas.text((left, line), canvas.fitted(picture.subtitle, _SUBTITLE, right - left), _SUBTITLE, theme.ink2)


def _draw_pile(canvas: Canvas, box: Box, pile: LeftPile) -> None:
    """Cards that were nobody's, and what they are."""
    canvas.plate(box, PLATE_RADIUS, canvas.theme.well)
    left = box.left + _PILE_LEFT
    caption = canvas.fitted(pile.caption, NAME, CARDS_LEFT - left - 16)
    canvas.text((left, box.top + TEXT_LINE), caption, NAME, canvas.theme.ink2)
    draw_open_cards(canvas, box, pile.cards)

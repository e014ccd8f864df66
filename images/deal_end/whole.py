"""The end of a deal, drawn: the hands as left, then the account. A void deal has its hands alone."""

from __future__ import annotations

from bot.cards import Card
from bot.scenes.deal_end_scene import Mark
from images.canvas import Canvas
from images.deal_end.account import draw_account, grid_of
from images.layout import (
    BANNER_GAP,
    BANNER_HEIGHT,
    CARDS_LEFT,
    CARDS_ROOM,
    HANDS_TOP,
    MARGIN,
    PLATE_RADIUS,
    SMALL,
    WIDTH,
    Box,
    left_cards,
    left_hands,
)
from images.pictures import DealEndPicture, LeftHand, LeftPile
from images.table.seat import draw_disc, draw_standing
from images.text.fitted_names import monograms, plain_names
from images.text.fonts import Style, Weight
from images.theme import AMBER_CAPTION, Colour, Theme

_TITLE = Style(Weight.BOLD, 42)
_SUBTITLE = Style(Weight.MEDIUM, 36)
_CAPTION = Style(Weight.MEDIUM, 34)
_NAME = Style(Weight.SEMIBOLD, 38)
_NOTE = Style(Weight.SEMIBOLD, 36)
_TITLE_LINE = 66
_HAND_TEXT_LINE = 61
_HIGH_NAME_LINE, _HAND_CAPTION_LINE, _SIGN_HEIGHT = 43, 81, 32
_DISC_RADIUS = 28
_PILE_LEFT = 22
_BANNER = tuple(Style(Weight.BOLD, size) for size in (60, 52, 44, 38))
_BANNER_NOTE = Style(Weight.SEMIBOLD, 36, tabular=True)
_BANNER_PAD, _BANNER_LINE = 32, 86
_LAID_GAP, _LEAST_NOTE = 22, 120


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
        _draw_hand(canvas, box, hand, names[hand.seat], signs[hand.seat])
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


def _draw_hand(canvas: Canvas, box: Box, hand: LeftHand, name: str, sign: str) -> None:
    """Who, and what they held; the winner's row is amber, that of who pays for everybody outlined."""
    theme, won = canvas.theme, hand.mark is Mark.WON
    if hand.mark is Mark.PAYS:
        canvas.plate(box.grown(2), PLATE_RADIUS + 2, theme.ink)
        canvas.plate(box.grown(-2), PLATE_RADIUS - 2, theme.plate)
    elif theme.plate_edge and not won:
        canvas.plate(box, PLATE_RADIUS, theme.plate_edge)
        canvas.plate(box.grown(-2), PLATE_RADIUS - 2, theme.plate)
    else:
        canvas.plate(box, PLATE_RADIUS, theme.amber if won else theme.plate)
    ink = theme.amber_ink if won else theme.ink
    disc, disc_ink = (theme.amber_ink, theme.amber) if won else (theme.disc, theme.ink)
    draw_disc(canvas, (box.left + 44, box.top + 48), _DISC_RADIUS, sign, disc, disc_ink)
    _draw_who(canvas, box, hand, name, ink)
    if not hand.cards:
        taken = left_cards(box, len(hand.laid))[-1][0] + SMALL.width + _LAID_GAP - CARDS_LEFT if hand.laid else 0
        if (room := CARDS_ROOM + SMALL.width - taken) > _LEAST_NOTE:
            note = canvas.fitted(hand.note, _NOTE, room)
            canvas.text((CARDS_LEFT + taken, box.top + _HAND_TEXT_LINE), note, _NOTE, ink if won else theme.ink2)
    _draw_cards(canvas, box, hand.cards or hand.laid)


def _draw_pile(canvas: Canvas, box: Box, pile: LeftPile) -> None:
    """Cards that were nobody's, and what they are."""
    canvas.plate(box, PLATE_RADIUS, canvas.theme.well)
    left = box.left + _PILE_LEFT
    caption = canvas.fitted(pile.caption, _NAME, CARDS_LEFT - left - 16)
    canvas.text((left, box.top + _HAND_TEXT_LINE), caption, _NAME, canvas.theme.ink2)
    _draw_cards(canvas, box, pile.cards)


def _draw_cards(canvas: Canvas, box: Box, cards: tuple[Card, ...]) -> None:
    for card, (left, top) in zip(cards, left_cards(box, len(cards)), strict=True):
        canvas.card(card, left, top, SMALL)


def _draw_who(canvas: Canvas, box: Box, hand: LeftHand, name: str, ink: Colour) -> None:
    """The name; with a standing or a caption, these stand below it."""
    left, more = box.left + 88, hand.standing or hand.caption
    room = CARDS_LEFT - left - 16
    line = box.top + (_HIGH_NAME_LINE if more else _HAND_TEXT_LINE)
    canvas.text((left, line), canvas.fitted(name, _NAME, room), _NAME, ink)
    if more:
        quiet = AMBER_CAPTION if hand.mark is Mark.WON else canvas.theme.ink2
        line = box.top + _HAND_CAPTION_LINE
        sign = draw_standing(canvas, (left, line - _SIGN_HEIGHT + 4), hand.standing, ink, _SIGN_HEIGHT)
        canvas.text((left + sign, line), canvas.fitted(hand.caption, _CAPTION, room - sign), _CAPTION, quiet)

"""A hand that lies open: who held it, and its cards."""

from __future__ import annotations

from bot.cards import Card
from bot.scenes.marks import Mark
from images.canvas import Canvas
from images.layout import CARDS_LEFT, CARDS_ROOM, PLATE_RADIUS, SMALL, Box, left_cards
from images.pictures import LeftHand
from images.table.seat import draw_disc, draw_standing
from images.text.fonts import Style, Weight
from images.theme import AMBER_CAPTION, Colour

NAME = Style(Weight.SEMIBOLD, 38)
TEXT_LINE = 61
_CAPTION = Style(Weight.MEDIUM, 34)
_NOTE = Style(Weight.SEMIBOLD, 36)
_HIGH_NAME_LINE, _CAPTION_LINE, _SIGN_HEIGHT = 43, 81, 32
_DISC_RADIUS = 28
_LAID_GAP, _LEAST_NOTE = 22, 120


def draw_open_hand(canvas: Canvas, box: Box, hand: LeftHand, name: str, sign: str) -> None:
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
            canvas.text((CARDS_LEFT + taken, box.top + TEXT_LINE), note, _NOTE, ink if won else theme.ink2)
    draw_open_cards(canvas, box, hand.cards or hand.laid)


def draw_open_cards(canvas: Canvas, box: Box, cards: tuple[Card, ...]) -> None:
    """Cards of a hand or of a pile, in its box."""
    for card, (left, top) in zip(cards, left_cards(box, len(cards)), strict=True):
        canvas.card(card, left, top, SMALL)


def _draw_who(canvas: Canvas, box: Box, hand: LeftHand, name: str, ink: Colour) -> None:
    """The name; with a standing or a caption, these stand below it."""
    left, more = box.left + 88, hand.standing or hand.caption
    room = CARDS_LEFT - left - 16
    line = box.top + (_HIGH_NAME_LINE if more else TEXT_LINE)
    canvas.text((left, line), canvas.fitted(name, NAME, room), NAME, ink)
    if more:
        quiet = AMBER_CAPTION if hand.mark is Mark.WON else canvas.theme.ink2
        line = box.top + _CAPTION_LINE
        sign = draw_standing(canvas, (left, line - _SIGN_HEIGHT + 4), hand.standing, ink, _SIGN_HEIGHT)
        canvas.text((left + sign, line), canvas.fitted(hand.caption, _CAPTION, room - sign), _CAPTION, quiet)

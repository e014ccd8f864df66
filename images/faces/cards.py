"""Whole cards as sprites: each size, state and theme is drawn once, with its shadow, and then only pasted."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from bot.cards import Card
from images.faces.emblems import check_mask, court_emblem, disc_mask, ring_mask, star_mask
from images.faces.plates import dashed_mask, outline_mask, plate_mask
from images.faces.suits import suit_mask
from images.layout import CHIP, LARGE, MEDIUM, SMALL, CardSize
from images.pictures import CardState
from images.text.fonts import Style, Weight, chain, load
from images.theme import CHECK, EMBLEM_SHARE, RING, THEMES, Colour, Theme, blend

_MARGIN = 8
"""Room for the shadow round a sprite."""
_SHADOW_DOWN = 3
_SHADOW_BLUR = 2.2
_TEXT_SCALE = 4


class Sprite(NamedTuple):
    """A card drawn with its shadow (mode RGBA); ``margin`` is the shadow's room on every side."""

    image: Image.Image
    margin: int


def rank_text(card: Card) -> str:
    """The rank as the card shows it."""
    return "10" if card.rank == "T" else card.rank


@lru_cache(maxsize=256)
def _text_mask(text: str, style: Style, squeeze: float = 1.0) -> tuple[Image.Image, int]:
    """A text as a mask, drawn large and averaged down, and how far its baseline lies below the mask's top."""
    font = load(chain(style.weight)[0], style.size * _TEXT_SCALE)
    left, top, right, bottom = font.getbbox(text, anchor="ls")
    baseline = ceil(-top / _TEXT_SCALE) * _TEXT_SCALE
    width = ceil(max(right, font.getlength(text)) / _TEXT_SCALE) * _TEXT_SCALE
    height = baseline + ceil(bottom / _TEXT_SCALE) * _TEXT_SCALE
    large = Image.new("L", (width, height))
    ImageDraw.Draw(large).text((-min(left, 0), baseline), text, 255, font, anchor="ls")
    if squeeze != 1.0:
        large = large.resize((round(width * squeeze / _TEXT_SCALE) * _TEXT_SCALE, height), Image.Resampling.BOX)
    return large.reduce(_TEXT_SCALE), baseline // _TEXT_SCALE


def text_width(text: str, style: Style) -> float:
    """The advance of a short card text."""
    return load(chain(style.weight)[0], style.size).getlength(text)


class _Pen:
    """Lays masks of one ink on a card's face."""

    def __init__(self, face: Image.Image, ink: Colour) -> None:
        self.face = face
        self.ink = ink

    def lay(self, mask: Image.Image, x: float, y: float, ink: Colour | None = None) -> None:
        """A mask with its top left corner at a point, clipped to the face."""
        left, top = round(x), round(y)
        self.face.paste(ink or self.ink, (left, top, left + mask.width, top + mask.height), mask)

    def text(self, text: str, style: Style, x: float, baseline: int, anchor: str = "left", room: float = 0) -> None:
        """A short text; narrowed to ``room`` where it is given and too small."""
        width = text_width(text, style)
        squeeze = min(1.0, room / width) if room else 1.0
        mask, below = _text_mask(text, style, squeeze)
        left = x - width * squeeze * {"left": 0.0, "middle": 0.5, "right": 1.0}[anchor]
        self.lay(mask, left, baseline - below)


def _draw_large(pen: _Pen, card: Card, emblem: Colour) -> None:
    if card.suit == "J":
        pen.lay(star_mask(71, outlined=card.rank == "L"), 14.5, 14.7)
        pen.text(str(card), Style(Weight.INDEX, 52), 126, 180, "right")
        return
    pen.text(rank_text(card), Style(Weight.INDEX, 94), 14, 84)
    pen.lay(suit_mask(card.suit, 70), 59, 112)
    pen.text(card.suit, Style(Weight.SEMIBOLD, 40), 15, 180)
    if card.rank in "JQK":
        court = court_emblem(card.rank)
        pen.lay(court.mask, court.x, court.y, emblem)


def _draw_medium(pen: _Pen, card: Card) -> None:
    if card.suit == "J":
        pen.lay(star_mask(49, outlined=card.rank == "L"), 7.5, 8.2)
        pen.text(str(card), Style(Weight.BOLD, 37), 32, 100, "middle")
        return
    pen.text(rank_text(card), Style(Weight.INDEX, 64), 32, 57, "middle", room=49)
    pen.lay(suit_mask(card.suit, 42), 11, 66)


def _draw_small(pen: _Pen, card: Card) -> None:
    if card.suit == "J":
        pen.lay(star_mask(34, outlined=card.rank == "L"), 13, 6)
        pen.text(str(card), Style(Weight.BOLD, 32), 30, 74, "middle")
        return
    pen.text(rank_text(card), Style(Weight.INDEX, 40), 30, 37, "middle", room=49)
    pen.lay(suit_mask(card.suit, 30), 15, 47)


_RANK_ON_CHIP = Style(Weight.BOLD, 38)
_JOKER_ON_CHIP = Style(Weight.BOLD, 32)


def chip_width(card: Card) -> int:
    """How wide a card's chip is: as wide as its rank asks."""
    if card.suit == "J":
        return ceil(text_width(str(card), _JOKER_ON_CHIP)) + 53
    return ceil(text_width(rank_text(card), _RANK_ON_CHIP)) + 57


def _draw_chip(pen: _Pen, card: Card) -> None:
    width = pen.face.width
    if card.suit == "J":
        pen.lay(star_mask(34, outlined=card.rank == "L"), 7, 10)
        pen.text(str(card), _JOKER_ON_CHIP, width - 9, 39, "right")
        return
    pen.text(rank_text(card), _RANK_ON_CHIP, 11, 41)
    pen.lay(suit_mask(card.suit, 30), width - 41, 12)


def _face_colour(state: CardState, theme: Theme) -> Colour:
    if state is CardState.NOT_PLAYABLE:
        return theme.dim_face
    return theme.selected_face if state is CardState.SELECTED else theme.face


def _draw_border(pen: _Pen, size: CardSize, state: CardState, theme: Theme) -> None:
    width, height = pen.face.size
    match state:
        case CardState.SELECTED:
            pen.lay(outline_mask(width, height, size.radius, size.selected_line), 0, 0, theme.ring)
        case CardState.SUGGESTED:
            pen.lay(dashed_mask(width, height, size.radius, size.suggested_line), 0, 0, theme.ring)
        case CardState.NOT_PLAYABLE:
            pen.lay(outline_mask(width, height, size.radius, 2), 0, 0, theme.dim_edge)
        case _:
            pen.lay(outline_mask(width, height, size.radius, size.line), 0, 0, theme.edge)


def _draw_mark(pen: _Pen, size: CardSize, state: CardState, theme: Theme) -> None:
    if state is CardState.SUGGESTED:
        radius = size.ring_radius
        pen.lay(ring_mask(radius), size.mark_x - radius, size.mark_y - radius, RING)
    elif state is CardState.SELECTED:
        radius = size.check_radius
        pen.lay(disc_mask(radius), size.mark_x - radius, size.mark_y - radius, theme.amber_ink)
        pen.lay(check_mask(radius), size.mark_x - radius, size.mark_y - radius, CHECK)


def _draw_index(pen: _Pen, card: Card, size: CardSize, emblem: Colour) -> None:
    if size is LARGE:
        _draw_large(pen, card, emblem)
    elif size is MEDIUM:
        _draw_medium(pen, card)
    elif size is SMALL:
        _draw_small(pen, card)
    else:
        _draw_chip(pen, card)


def _with_shadow(face: Image.Image, body: Image.Image, theme: Theme, *, shadow: bool) -> Sprite:
    width, height = face.width + 2 * _MARGIN, face.height + 2 * _MARGIN
    image = Image.new("RGBA", (width, height), (*theme.shadow, 0))
    if shadow:
        alpha = Image.new("L", (width, height))
        alpha.paste(body.point(lambda value: round(value * theme.shadow_share)), (_MARGIN, _MARGIN + _SHADOW_DOWN))
        image.putalpha(alpha.filter(ImageFilter.GaussianBlur(_SHADOW_BLUR)))
    card = Image.new("RGBA", (width, height), (*theme.shadow, 0))
    card.paste(face, (_MARGIN, _MARGIN))
    alpha = Image.new("L", (width, height))
    alpha.paste(body, (_MARGIN, _MARGIN))
    card.putalpha(alpha)
    return Sprite(Image.alpha_composite(image, card), _MARGIN)


@lru_cache(maxsize=400)
def card_sprite(card: Card, state: CardState, size: CardSize, theme_name: str) -> Sprite:
    """A card in one state, size and theme; drawn when first asked for, 400 are kept (50 MB)."""
    theme = THEMES[theme_name]
    width = chip_width(card) if size is CHIP else size.width
    dim = state is CardState.NOT_PLAYABLE
    ink = theme.ink_of(card, dim=dim)
    colour = _face_colour(state, theme)
    face = Image.new("RGB", (width, size.height), colour)
    pen = _Pen(face, ink)
    _draw_border(pen, size, state, theme)
    _draw_index(pen, card, size, blend(colour, ink, EMBLEM_SHARE))
    _draw_mark(pen, size, state, theme)
    body = plate_mask(width, size.height, size.radius)
    return _with_shadow(face, body, theme, shadow=size.shadow and not dim)

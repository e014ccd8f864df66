"""Whole cards as sprites. Each size, state and theme is drawn once, with its shadow, and afterwards only pasted."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PIL import Image

from bot.cards import COLOURS, Card
from bot.scenes.marks import CardState
from images.faces.emblems import check_mask, court_emblem, disc_mask, ring_mask, star_mask
from images.faces.plates import dashed_mask, outline_mask, plate_mask
from images.faces.sprite import Pen, Sprite, text_width, with_shadow
from images.faces.suits import suit_mask
from images.layout import CHIP, LARGE, MEDIUM, SMALL, CardSize, tile_depth
from images.text.fonts import Style, Weight
from images.theme import CHECK, EMBLEM_SHARE, RING, THEMES, Colour, Theme, blend


def rank_text(card: Card) -> str:
    """The rank as the card shows it."""
    return "10" if card.rank == "T" else card.rank


def _depth(card: Card, size: CardSize) -> int:
    """The visible thickness of a tile below its face; 0 for cards, which are flat."""
    return tile_depth(size) if card.suit in COLOURS else 0


def _draw_large(pen: Pen, card: Card, emblem: Colour, up: int) -> None:
    if card.suit == "J":
        pen.lay(star_mask(71, outlined=card.rank == "L"), 14.5, 14.7)
        pen.text(str(card), Style(Weight.INDEX, 52), 126, 180, "right")
        return
    pen.text(rank_text(card), Style(Weight.INDEX, 94), 14, 84)
    pen.lay(suit_mask(card.suit, 70), 59, 112 - up)
    pen.text(card.suit, Style(Weight.SEMIBOLD, 40), 15, 180 - 3 * up)  # a tile's letters reach below the line
    if card.rank in "JQK":
        court = court_emblem(card.rank)
        pen.lay(court.mask, court.x, court.y, emblem)


def _draw_medium(pen: Pen, card: Card, up: int) -> None:
    if card.suit == "J":
        pen.lay(star_mask(49, outlined=card.rank == "L"), 7.5, 8.2)
        pen.text(str(card), Style(Weight.BOLD, 37), 32, 100, "middle")
        return
    pen.text(rank_text(card), Style(Weight.INDEX, 64), 32, 57, "middle", room=49)
    pen.lay(suit_mask(card.suit, 42), 11, 66 - up)


def _draw_small(pen: Pen, card: Card, up: int) -> None:
    if card.suit == "J":
        pen.lay(star_mask(34, outlined=card.rank == "L"), 13, 6)
        pen.text(str(card), Style(Weight.BOLD, 32), 30, 74, "middle")
        return
    pen.text(rank_text(card), Style(Weight.INDEX, 40), 30, 37, "middle", room=49)
    pen.lay(suit_mask(card.suit, 30), 15, 47 - up)


_RANK_ON_CHIP = Style(Weight.BOLD, 38)
_JOKER_ON_CHIP = Style(Weight.BOLD, 32)


@lru_cache(maxsize=128)
def chip_width(card: Card) -> int:
    """The width of a card's chip, which depends on its rank."""
    if card.suit == "J":
        return ceil(text_width(str(card), _JOKER_ON_CHIP)) + 53
    return ceil(text_width(rank_text(card), _RANK_ON_CHIP)) + 57


def _draw_chip(pen: Pen, card: Card, up: int) -> None:
    width = pen.face.width
    if card.suit == "J":
        pen.lay(star_mask(34, outlined=card.rank == "L"), 7, 10)
        pen.text(str(card), _JOKER_ON_CHIP, width - 9, 39, "right")
        return
    pen.text(rank_text(card), _RANK_ON_CHIP, 11, 41 - up)
    pen.lay(suit_mask(card.suit, 30), width - 41, 12 - up)


def _face_colour(state: CardState, theme: Theme) -> Colour:
    if state is CardState.NOT_PLAYABLE:
        return theme.dim_face
    return theme.selected_face if state is CardState.SELECTED else theme.face


def _edge_colour(state: CardState, theme: Theme) -> Colour:
    if state in (CardState.SELECTED, CardState.SUGGESTED):
        return theme.ring
    return theme.dim_edge if state is CardState.NOT_PLAYABLE else theme.edge


def _border(width: int, height: int, radius: int, size: CardSize, state: CardState) -> Image.Image:
    match state:
        case CardState.SELECTED:
            return outline_mask(width, height, radius, size.selected_line)
        case CardState.SUGGESTED:
            return dashed_mask(width, height, radius, size.suggested_line)
        case CardState.NOT_PLAYABLE:
            return outline_mask(width, height, radius, 2)
        case _:
            return outline_mask(width, height, radius, size.line)


def _draw_mark(pen: Pen, size: CardSize, state: CardState, theme: Theme, up: int) -> None:
    y = size.mark_y - up
    if state is CardState.SUGGESTED:
        radius = size.ring_radius
        pen.lay(ring_mask(radius), size.mark_x - radius, y - radius, RING)
    elif state is CardState.SELECTED:
        radius = size.check_radius
        pen.lay(disc_mask(radius), size.mark_x - radius, y - radius, theme.amber_ink)
        pen.lay(check_mask(radius), size.mark_x - radius, y - radius, CHECK)


def _draw_index(pen: Pen, card: Card, size: CardSize, emblem: Colour, up: int) -> None:
    if size is LARGE:
        _draw_large(pen, card, emblem, up)
    elif size is MEDIUM:
        _draw_medium(pen, card, up)
    elif size is SMALL:
        _draw_small(pen, card, up)
    else:
        _draw_chip(pen, card, up)


@lru_cache(maxsize=400)
def card_sprite(card: Card, state: CardState, size: CardSize, theme_name: str) -> Sprite:
    """A card in one state, size and theme. It is drawn when first needed; 400 sprites are kept (50 MB).

    A tile has a rounder face on a thick edge, so that its shape tells it from a card. It takes the same room.
    """
    theme = THEMES[theme_name]
    depth = _depth(card, size)
    width, height = chip_width(card) if size is CHIP else size.width, size.height - depth
    radius = size.radius + depth
    dim = state is CardState.NOT_PLAYABLE
    ink, colour, edge = theme.ink_of(card, dim=dim), _face_colour(state, theme), _edge_colour(state, theme)
    face = Image.new("RGB", (width, size.height), edge if depth else colour)
    pen = Pen(face, ink)
    if depth:
        pen.lay(plate_mask(width, height, radius), 0, 0, colour)
    pen.lay(_border(width, height, radius, size, state), 0, 0, edge)
    _draw_index(pen, card, size, blend(colour, ink, EMBLEM_SHARE), depth // 2)
    _draw_mark(pen, size, state, theme, depth // 2)
    body = plate_mask(width, size.height, radius)
    return with_shadow(face, body, theme, shadow=size.shadow and not dim)

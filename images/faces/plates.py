"""Rounded plates, outlines and dashed borders as masks; and the backs of cards."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from images.faces.sprite import Pen, Sprite, with_shadow
from images.faces.suits import suit_mask
from images.layout import LARGE, CardSize
from images.text.fonts import Style, Weight
from images.theme import BACK, THEMES, blend

_SCALE = 4
_DASH = 12
_GAP = 13


@lru_cache(maxsize=128)
def plate_mask(width: int, height: int, radius: float) -> Image.Image:
    """A rectangle with rounded corners. Only the corners are drawn large and averaged down."""
    corner = _corner(width, height, radius)
    large = Image.new("L", (4 * corner * _SCALE, 4 * corner * _SCALE))
    side = 4 * corner * _SCALE - 1
    ImageDraw.Draw(large).rounded_rectangle((0, 0, side, side), radius * _SCALE, fill=255)
    small = large.reduce(_SCALE)
    mask = Image.new("L", (width, height), 255)
    for x, from_x in ((0, 0), (width - corner, 3 * corner)):
        for y, from_y in ((0, 0), (height - corner, 3 * corner)):
            mask.paste(small.crop((from_x, from_y, from_x + corner, from_y + corner)), (x, y))
    return mask


@lru_cache(maxsize=128)
def plate_ends(width: int, height: int, radius: float) -> tuple[Image.Image, Image.Image]:
    """The uppermost and the lowest rows of a plate, with its corners. All between is plain."""
    mask, corner = plate_mask(width, height, radius), _corner(width, height, radius)
    return mask.crop((0, 0, width, corner)), mask.crop((0, height - corner, width, height))


@lru_cache(maxsize=128)
def outline_mask(width: int, height: int, radius: float, line: int) -> Image.Image:
    """The border of a plate, ``line`` pixels wide and inside it."""
    mask = plate_mask(width, height, radius).copy()
    inner = plate_mask(width - 2 * line, height - 2 * line, max(radius - line, 0))
    hole = Image.new("L", mask.size)
    hole.paste(inner, (line, line))
    return ImageChops.subtract(mask, hole)


def _corner(width: int, height: int, radius: float) -> int:
    """The side of the square in which a corner is rounded."""
    return min(int(radius) + 1, width // 2, height // 2)


def dashes(side: int, radius: int) -> list[tuple[int, int]]:
    """Where the gaps of a dashed border are on one side: the corners stay whole, and the dashes are even."""
    corner = radius + _DASH
    inner = side - 2 * corner
    count = max(round((inner - _GAP) / (_DASH + _GAP)), 0)
    gap = (inner - count * _DASH) / (count + 1)
    starts = (corner + step * (gap + _DASH) for step in range(count + 1))
    return [(round(start), round(start + gap)) for start in starts]


@lru_cache(maxsize=16)
def dashed_mask(width: int, height: int, radius: int, line: int) -> Image.Image:
    """A border with gaps."""
    mask = outline_mask(width, height, radius, line).copy()
    draw = ImageDraw.Draw(mask)
    for start, end in dashes(width, radius):
        draw.rectangle((start, 0, end - 1, line), fill=0)
        draw.rectangle((start, height - line - 1, end - 1, height), fill=0)
    for start, end in dashes(height, radius):
        draw.rectangle((0, start, line, end - 1), fill=0)
        draw.rectangle((width - line - 1, start, width, end - 1), fill=0)
    return mask


BACK_CHIP = CardSize(40, 54, 8, line=1, shadow=False)
"""A card back of the size of a chip."""
_SHEEN = 1 / 3
"""How much of the face colour is in the ornament on a back."""
_LABEL, _LONG_LABEL = Style(Weight.INDEX, 64), Style(Weight.INDEX, 42)
_LABEL_ROOM = 42
"""The greatest width of a label, so that it stays visible where backs overlap."""


@lru_cache(maxsize=64)
def back_sprite(label: str, size: CardSize, theme_name: str) -> Sprite:
    """A back with a border in the face's colour. ``label`` takes the place of a rank, on the large size only."""
    theme = THEMES[theme_name]
    width, height, inset = size.width, size.height, max(size.width // 14, 4)
    face = Image.new("RGB", (width, height), theme.face)
    pen = Pen(face, blend(BACK, theme.face, _SHEEN))
    pen.lay(outline_mask(width, height, size.radius, size.line), 0, 0, theme.edge)
    panel = plate_mask(width - 2 * inset, height - 2 * inset, size.radius - inset // 2)
    pen.lay(panel, inset, inset, BACK)
    side = width // 2
    pen.lay(suit_mask("d", side), (width - side) / 2, (height - side) * (0.7 if label else 0.5))
    if label and size is LARGE:
        style = _LABEL if len(label) == 1 else _LONG_LABEL
        pen.text(label, style, inset + 7, inset + 58, room=_LABEL_ROOM, ink=theme.face)
    return with_shadow(face, plate_mask(width, height, size.radius), theme, shadow=size.shadow)

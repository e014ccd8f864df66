"""Card backs, as sprites, for cards that lie face down."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.faces.plates import outline_mask, plate_mask
from images.faces.sprite import Pen, Sprite, with_shadow
from images.faces.suits import suit_mask
from images.layout import LARGE, CardSize
from images.text.fonts import Style, Weight
from images.theme import BACK, THEMES, blend

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

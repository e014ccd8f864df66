"""Tools for whole cards: a pen that puts masks on a face, and the shadow below."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from images.text.fonts import Style, chain, load
from images.theme import Colour, Theme

_MARGIN = 8
"""Room for the shadow around a sprite."""
_SHADOW_DOWN = 3
_SHADOW_BLUR = 2.2
_TEXT_SCALE = 4


class Sprite(NamedTuple):
    """A card drawn with its shadow (mode RGBA). ``margin`` is the room for the shadow on every side."""

    image: Image.Image
    margin: int


@lru_cache(maxsize=256)
def _text_mask(text: str, style: Style, squeeze: float = 1.0) -> tuple[Image.Image, int]:
    """A text as a mask, drawn large and averaged down, and the distance of its baseline from the mask's top."""
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
    """The advance width of a short text on a card."""
    return load(chain(style.weight)[0], style.size).getlength(text)


class Pen:
    """Puts masks in one ink on a card's face."""

    def __init__(self, face: Image.Image, ink: Colour) -> None:
        self.face = face
        self.ink = ink

    def lay(self, mask: Image.Image, x: float, y: float, ink: Colour | None = None) -> None:
        """Put a mask on the face with its top left corner at a point, clipped to the face."""
        left, top = round(x), round(y)
        self.face.paste(ink or self.ink, (left, top, left + mask.width, top + mask.height), mask)

    def text(
        self,
        text: str,
        style: Style,
        x: float,
        baseline: int,
        anchor: str = "left",
        room: float = 0,
        ink: Colour | None = None,
    ) -> None:
        """Write a short text; if it is wider than a given ``room``, it is narrowed to fit."""
        width = text_width(text, style)
        squeeze = min(1.0, room / width) if room else 1.0
        mask, below = _text_mask(text, style, squeeze)
        left = x - width * squeeze * {"left": 0.0, "middle": 0.5, "right": 1.0}[anchor]
        self.lay(mask, left, baseline - below, ink)


def with_shadow(face: Image.Image, body: Image.Image, theme: Theme, *, shadow: bool) -> Sprite:
    """Cut the face out with ``body`` and put it on its shadow."""
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

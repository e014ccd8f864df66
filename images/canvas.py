"""A picture being drawn: plates, pills, discs, text and cards on a ground, and in the end its bytes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw

from bot.cards import Card
from bot.scenes.marks import CardState
from images.faces.emblems import disc_mask
from images.faces.outline import Point, fill_mask, stroke
from images.faces.plates import BACK_CHIP, back_sprite, outline_mask, plate_ends
from images.faces.sprite import Sprite
from images.faces.sprites import card_sprite, chip_width
from images.layout import CHIP, LARGE, WIDTH, Box, CardSize
from images.text.fitted_names import shorten
from images.text.fonts import Style
from images.text.runs import Anchor, measure, write
from images.theme import THEMES, Colour, Theme

CHIP_GAP = 6


@lru_cache(maxsize=2)
def _palette(theme_name: str) -> Image.Image:
    """An image with a theme's palette, used to map colours."""
    image = Image.new("P", (1, 1))
    image.putpalette([value for colour in THEMES[theme_name].palette for value in colour])
    return image


@lru_cache(maxsize=128)
def _polygon_mask(width: float, height: float, points: tuple[Point, ...]) -> Image.Image:
    """A filled polygon with smooth edges. Arrows and wedges are the same on every picture of a table."""
    return fill_mask(width, height, [points])


class Canvas:
    """A picture ``WIDTH`` wide in one theme. ``locale`` decides which faces texts use."""

    def __init__(self, height: int, theme: Theme, locale: str = "") -> None:
        self.theme = theme
        self.locale = locale
        self._image = Image.new("RGB", (WIDTH, height), theme.ground)
        self._draw = ImageDraw.Draw(self._image)

    def png(self, level: int) -> bytes:
        """The picture as a PNG in the theme's fixed palette, compressed at ``level`` (0 to 9)."""
        mapped = self._image.quantize(palette=_palette(self.theme.name), dither=Image.Dither.NONE)
        out = BytesIO()
        mapped.save(out, "PNG", compress_level=level)
        return out.getvalue()

    # --- Shapes ---

    def mask(self, mask: Image.Image, left: float, top: float, colour: Colour) -> None:
        """Draw a mask in one colour with its top left corner at a point."""
        x, y = round(left), round(top)
        self._image.paste(colour, (x, y, x + mask.width, y + mask.height), mask)

    def plate(self, box: Box, radius: float, colour: Colour) -> None:
        """Draw a rounded rectangle. What is plain of it is filled, which takes a fraction of drawing a mask."""
        upper, lower = plate_ends(box.width, box.height, radius)
        inner = Box(box.left, box.top + upper.height, box.right, box.bottom - lower.height)
        self.mask(upper, box.left, box.top, colour)
        self.rectangle(inner, colour)
        self.mask(lower, box.left, inner.bottom, colour)

    def outline(self, box: Box, radius: float, line: int, colour: Colour) -> None:
        """Draw the border of a rounded rectangle, inside the box."""
        self.mask(outline_mask(box.width, box.height, radius, line), box.left, box.top, colour)

    def rectangle(self, box: Box, colour: Colour) -> None:
        """Draw a plain rectangle."""
        self._image.paste(colour, box)

    def disc(self, middle: Point, radius: int, colour: Colour) -> None:
        """Draw a filled disc."""
        self.mask(disc_mask(radius), middle[0] - radius, middle[1] - radius, colour)

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        """Draw a filled polygon with smooth edges."""
        left, top = (int(min(point[axis] for point in points)) for axis in (0, 1))
        right, bottom = (max(point[axis] for point in points) for axis in (0, 1))
        moved = tuple((x - left, y - top) for x, y in points)
        self.mask(_polygon_mask(right - left, bottom - top, moved), left, top, colour)

    def line(self, points: Sequence[Point], width: float, colour: Colour) -> None:
        """Draw a line from point to point, with round joints and ends; no two neighbours may be the same point."""
        left, top = (int(min(point[axis] for point in points) - width) for axis in (0, 1))
        right, bottom = (max(point[axis] for point in points) + width for axis in (0, 1))
        moved = [(x - left, y - top) for x, y in points]
        joints = [(x, y, width / 2) for x, y in moved]
        self.mask(fill_mask(right - left, bottom - top, stroke(moved, width), joints), left, top, colour)

    # --- Text ---

    def text(self, at: tuple[float, int], text: str, style: Style, colour: Colour, anchor: Anchor = "left") -> float:
        """Draw a line of text on its baseline; returns its width."""
        return write(self._draw, at, text, style, colour, anchor, self.locale)

    def width(self, text: str, style: Style) -> float:
        """The width of a line of text."""
        return measure(text, style, self.locale)

    def fitted(self, text: str, style: Style, room: float) -> str:
        """The line of text, shortened if it is wider than ``room``."""
        return shorten(text, style, room, self.locale)

    # --- Cards ---

    def card(
        self, card: Card, left: int, top: int, size: CardSize = LARGE, state: CardState = CardState.WAITING
    ) -> None:
        """Draw a card with its shadow; the card's top left corner is at ``(left, top)``."""
        self._paste(card_sprite(card, state, size, self.theme.name), left, top)

    def back(self, left: int, top: int, size: CardSize = BACK_CHIP, label: str = "") -> None:
        """Draw a card face down; on the large size it may have a label."""
        self._paste(back_sprite(label, size, self.theme.name), left, top)

    def _paste(self, sprite: Sprite, left: int, top: int) -> None:
        self._image.paste(sprite.image, (left - sprite.margin, top - sprite.margin), sprite.image)

    def chips(self, cards: Sequence[Card], left: int, top: int, closed: int = 0) -> int:
        """Draw cards as chips in a row, then ``closed`` chips face down; returns where the last one ends."""
        for card in cards:
            self.card(card, left, top, CHIP)
            left += chip_width(card) + CHIP_GAP
        for _ in range(closed):
            self.back(left, top)
            left += BACK_CHIP.width + CHIP_GAP
        return left - CHIP_GAP


def chips_width(cards: Sequence[Card], closed: int = 0) -> int:
    """The width of a row of chips, including ``closed`` ones face down."""
    count = len(cards) + closed
    return sum(map(chip_width, cards)) + closed * BACK_CHIP.width + CHIP_GAP * max(count - 1, 0)

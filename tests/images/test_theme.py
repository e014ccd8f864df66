"""Colours: the contrast that docs/look.md promises, and a palette that survives mapping."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.cards import BIG_JOKER, COLOURS, LITTLE_JOKER, Card
from images.theme import AMBER_CAPTION, BACK, DARK, LIGHT, RING, THEMES, Colour, Theme, blend, read_colour

BOTH = pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
SUITED = [Card("8", suit) for suit in "cdhs" + COLOURS] + [LITTLE_JOKER, BIG_JOKER]


def luminance(colour: Colour) -> float:
    shares = [value / 255 for value in colour]
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@BOTH
def test_text_meets_aa_on_every_ground(theme: Theme) -> None:
    for ground in (theme.ground, theme.well, theme.plate):
        for ink in (theme.ink, theme.ink2, theme.amber_text):
            assert contrast(ink, ground) >= 4.5
        assert contrast(theme.ink3, ground) >= 3
    assert contrast(theme.amber_ink, theme.amber) >= 4.5
    assert contrast(AMBER_CAPTION, theme.amber) >= 4.5
    assert contrast(theme.last_ink, theme.last) >= 4.5
    assert contrast(theme.beat_ink, theme.ink) >= 4.5


@BOTH
@pytest.mark.parametrize("card", SUITED, ids=str)
def test_suits_meet_aa_on_every_face(theme: Theme, card: Card) -> None:
    assert contrast(theme.ink_of(card), theme.face) >= 4.5
    assert round(contrast(theme.ink_of(card), theme.selected_face), 1) >= 4.5
    assert contrast(theme.ink_of(card, dim=True), theme.dim_face) >= 4.5


@BOTH
def test_marks_reach_three_to_one(theme: Theme) -> None:
    assert contrast(RING, theme.face) >= 3
    assert contrast(theme.ring, theme.ground) >= 3
    assert contrast(BACK, theme.face) >= 4.5


def mapped(theme: Theme, colours: tuple[Colour, ...]) -> list[Colour]:
    """The colours after mapping to the theme's palette, done as for pictures."""
    palette = Image.new("P", (1, 1))
    palette.putpalette([value for colour in theme.palette for value in colour])
    strip = Image.new("RGB", (len(colours), 1))
    for x, colour in enumerate(colours):
        strip.putpixel((x, 0), colour)
    back = strip.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB")
    return [back.getpixel((x, 0)) for x in range(len(colours))]  # type: ignore[misc]  # RGB pixels are three numbers


@BOTH
def test_mapping_keeps_every_colour_of_the_palette(theme: Theme) -> None:
    assert len(set(theme.palette)) == len(theme.palette) <= 120
    assert mapped(theme, theme.palette) == list(theme.palette)


def test_colours_are_read_and_blended() -> None:
    assert read_colour("#12332C") == (0x12, 0x33, 0x2C)
    assert blend((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)
    assert THEMES == {"dark": DARK, "light": LIGHT}

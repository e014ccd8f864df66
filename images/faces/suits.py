"""The four suits as outlines in the unit square (docs/look.md, section 2)."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from images.faces.outline import Point, curve, fill_mask, mirrored


def _heart() -> list[Point]:
    notch, widest, tip = (0.5, 0.20), (0.02, 0.34), (0.5, 0.97)
    return mirrored(
        [
            notch,
            *curve(notch, (0.45, 0.08), (0.35, 0.05), (0.27, 0.05)),
            *curve((0.27, 0.05), (0.16, 0.05), (0.02, 0.13), widest),
            *curve(widest, (0.02, 0.60), (0.35, 0.75), tip),
        ]
    )


def _spade() -> list[Point]:
    tip, widest = (0.5, 0.01), (0.03, 0.63)
    return mirrored(
        [
            tip,
            *curve(tip, (0.31, 0.28), (0.03, 0.39), widest),
            *curve(widest, (0.03, 0.84), (0.24, 0.85), (0.23, 0.85)),
            *curve((0.23, 0.85), (0.39, 0.85), (0.37, 0.80), (0.5, 0.75)),
        ]
    )


def _stem() -> list[Point]:
    return mirrored([(0.475, 0.62), *curve((0.475, 0.70), (0.46, 0.84), (0.40, 0.93), (0.31, 0.98))])


def _diamond() -> list[Point]:
    top, left, foot = (0.5, 0.005), (0.12, 0.5), (0.5, 0.995)
    return mirrored(
        [top, *curve(top, (0.40, 0.20), (0.27, 0.38), left), *curve(left, (0.27, 0.62), (0.40, 0.80), foot)]
    )


_OUTLINES = {"h": [_heart()], "s": [_spade(), _stem()], "c": [_stem()], "d": [_diamond()]}
_CLUB_BODY = [(0.40, 0.36), (0.60, 0.36), (0.60, 0.66), (0.40, 0.66)]
_CLUB_DISCS = ((0.5, 0.245, 0.225), (0.245, 0.605, 0.225), (0.755, 0.605, 0.225))


@lru_cache(maxsize=128)
def suit_mask(suit: str, side: int) -> Image.Image:
    """A suit (``c d h s``) as a mask of ``side`` by ``side`` pixels."""
    outlines = [[(x * side, y * side) for x, y in outline] for outline in _OUTLINES[suit]]
    if suit != "c":
        return fill_mask(side, side, outlines)
    outlines.append([(x * side, y * side) for x, y in _CLUB_BODY])
    return fill_mask(side, side, outlines, [[value * side for value in disc] for disc in _CLUB_DISCS])

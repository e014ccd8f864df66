"""The four suits and the four colours of tiles as outlines in the unit square (docs/look.md, section 2)."""

from __future__ import annotations

from functools import lru_cache
from math import acos, atan2, pi
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from images.faces.outline import STAR_WAIST, Point, curve, fill_mask, mirrored, point_at, star


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


def _moon() -> list[Point]:
    """A crescent open to the upper right: a disc minus another disc."""
    centre, radius = (0.49, 0.51), 0.48
    bite, hollow = (0.665, 0.395), 0.375
    apart = ((bite[0] - centre[0]) ** 2 + (bite[1] - centre[1]) ** 2) ** 0.5
    way = atan2(bite[0] - centre[0], centre[1] - bite[1])
    outer = acos((apart**2 + radius**2 - hollow**2) / (2 * apart * radius))
    inner = acos((apart**2 + hollow**2 - radius**2) / (2 * apart * hollow))
    steps = 64
    rim = [point_at(centre, way + outer + (2 * pi - 2 * outer) * step / steps, radius) for step in range(steps + 1)]
    edge = [point_at(bite, way + pi + inner - 2 * inner * step / steps, hollow) for step in range(steps + 1)]
    return [*rim, *edge]


def _sun_rays() -> list[list[Point]]:
    centre, turns = (0.5, 0.5), [step * pi / 4 for step in range(8)]
    return [
        [point_at(centre, turn - 0.32, 0.335), point_at(centre, turn, 0.5), point_at(centre, turn + 0.32, 0.335)]
        for turn in turns
    ]


class _Sign(NamedTuple):
    """A sign: filled outlines, and discs ``(x, y, radius)``."""

    outlines: list[list[Point]]
    discs: tuple[tuple[float, float, float], ...] = ()


_SIGNS = MappingProxyType(
    {
        "h": _Sign([_heart()]),
        "s": _Sign([_spade(), _stem()]),
        "c": _Sign(
            [_stem(), [(0.40, 0.36), (0.60, 0.36), (0.60, 0.66), (0.40, 0.66)]],
            ((0.5, 0.245, 0.225), (0.245, 0.605, 0.225), (0.755, 0.605, 0.225)),
        ),
        "d": _Sign([_diamond()]),
        "b": _Sign(
            [[(0.20, 0.50), (0.80, 0.50), (0.80, 0.83), (0.20, 0.83)]],
            ((0.20, 0.645, 0.185), (0.42, 0.42, 0.25), (0.70, 0.51, 0.19), (0.815, 0.665, 0.165)),
        ),
        "y": _Sign([star((0.5, 0.545), 0.525, 0.525 * STAR_WAIST)]),
        "g": _Sign([_moon()]),
        "r": _Sign(_sun_rays(), ((0.5, 0.5, 0.265),)),
    }
)
"""Suits, then cloud, star, moon, sun."""


@lru_cache(maxsize=128)
def suit_mask(suit: str, side: int) -> Image.Image:
    """A suit (``c d h s``) or a colour of tiles (``b y g r``) as a mask of ``side`` by ``side`` pixels."""
    sign = _SIGNS[suit]
    outlines = [[(x * side, y * side) for x, y in outline] for outline in sign.outlines]
    return fill_mask(side, side, outlines, [[value * side for value in disc] for disc in sign.discs])

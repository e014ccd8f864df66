"""Court emblems, standing signs, joker stars and the marks of card states, as masks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import pi, sin
from typing import NamedTuple

from PIL import Image, ImageChops

from bot.scenes.marks import SeatRank
from images.faces.outline import STAR_WAIST, Point, curve, fill_mask, point_at, star, stroke

_COURT_SIZE = (48, 40)
_CHEVRON: list[Point] = [(24, 6), (40, 19), (40, 32), (24, 20), (8, 32), (8, 19)]
_CROWN: list[Point] = [(4, 8.2), (15, 16), (24, 3), (33, 16), (44, 8.2), (42, 23), (6, 23)]
_CROWN_BAR: list[Point] = [(6, 26.6), (42, 26.6), (42, 32.7), (6, 32.7)]
_CORONET_BAR: list[Point] = [(8, 26.3), (40, 26.3), (40, 32.7), (8, 32.7)]
_PEARLS = ((6.1, 9.2, 2.4), (15.9, 6.1, 2.8), (24, 3.5, 2.8), (32.1, 6.1, 2.8), (41.9, 9.2, 2.4))


_HAT: list[Point] = [(14, 22), (16, 7), (19, 4), (29, 4), (32, 7), (34, 22)]
_BRIM: list[Point] = [(6, 25.5), (42, 25.5), (45, 29), (42, 32.7), (6, 32.7), (3, 29)]
_LINKS = (15.0, 33.0)
_LINK_LONG, _LINK_ROUND, _LINK_HOLE = 5.0, 9.0, 4.4
Discs = tuple[tuple[float, float, float], ...]


class Emblem(NamedTuple):
    """A mask, and the position of its top left corner on a large (L) card."""

    mask: Image.Image
    x: int
    y: int


def _coronet() -> list[Point]:
    """Four hollows between five points, each point under a pearl."""
    tips: list[Point] = [(5.6, 13.2), (16.1, 10.4), (24, 7.7), (31.9, 10.4), (42.4, 13.2)]
    outline = [tips[0]]
    for left, right in pairwise(tips):
        floor = 16.6
        pull = (right[0] - left[0]) * 0.28
        outline += curve(left, (left[0] + pull, floor + 2), (right[0] - pull, floor + 2), right)
    return [*outline, (40, 23), (8, 23)]


def _link(middle: float, radius: float) -> list[Point]:
    """A long link of a chain with round ends."""
    ends = ((middle + _LINK_LONG, 0.0), (middle - _LINK_LONG, pi))
    return [point_at((x, 20), turn + step * pi / 24, radius) for x, turn in ends for step in range(25)]


def _scaled(share: float, shapes: Sequence[Sequence[Point]], discs: Discs = ()) -> Image.Image:
    width, height = (side * share for side in _COURT_SIZE)
    outlines = [[(x * share, y * share) for x, y in shape] for shape in shapes]
    return fill_mask(width, height, outlines, [[value * share for value in disc] for disc in discs])


def _emblem_mask(name: str, share: float) -> Image.Image:
    """An emblem by name, at ``share`` of its size on a large (L) card."""
    match name:
        case "chevron":
            return _scaled(share, [_CHEVRON])
        case "coronet":
            return _scaled(share, [_coronet(), _CORONET_BAR], _PEARLS)
        case "crown":
            return _scaled(share, [_CROWN, _CROWN_BAR])
        case "hat":
            return _scaled(share, [_HAT, _BRIM])
        case _:
            rings = [
                ImageChops.subtract(
                    _scaled(share, [_link(middle, _LINK_ROUND)]), _scaled(share, [_link(middle, _LINK_HOLE)])
                )
                for middle in _LINKS
            ]
            return ImageChops.lighter(*rings)


@lru_cache(maxsize=4)
def court_emblem(rank: str) -> Emblem:
    """The emblem of ``J``, ``Q`` or ``K``."""
    return Emblem(_emblem_mask({"J": "chevron", "Q": "coronet", "K": "crown"}[rank], 1), 82, 16)


_STANDINGS = {
    SeatRank.KING: "crown",
    SeatRank.LORD: "coronet",
    SeatRank.COMMONER: "hat",
    SeatRank.SLAVE: "chain",
}


@lru_cache(maxsize=16)
def standing_mask(standing: SeatRank, height: int) -> Image.Image:
    """The sign of a standing: crown, coronet, hat or chain."""
    return _emblem_mask(_STANDINGS[standing], height / _COURT_SIZE[1])


@lru_cache(maxsize=16)
def star_mask(side: int, *, outlined: bool) -> Image.Image:
    """A star as wide as ``side`` with its centre in the middle; the little joker's is ``outlined``."""
    radius = side / (2 * sin(2 * pi / 5))
    whole = fill_mask(side, side, [star((side / 2, side / 2), radius, radius * STAR_WAIST)])
    if not outlined:
        return whole
    inner = radius * 0.72
    return ImageChops.subtract(whole, fill_mask(side, side, [star((side / 2, side / 2), inner, inner * STAR_WAIST)]))


@lru_cache(maxsize=8)
def ring_mask(radius: int) -> Image.Image:
    """The open ring of a suggested card."""
    side = 2 * radius
    whole = fill_mask(side, side, [], [(radius, radius, radius)])
    return ImageChops.subtract(whole, fill_mask(side, side, [], [(radius, radius, radius * 0.44)]))


@lru_cache(maxsize=8)
def disc_mask(radius: int) -> Image.Image:
    """A filled disc."""
    return fill_mask(2 * radius, 2 * radius, [], [(radius, radius, radius)])


@lru_cache(maxsize=8)
def check_mask(radius: int) -> Image.Image:
    """The check mark in a selected card's disc, in a square as wide as the disc."""
    share = radius / 19
    points = [(10.5, 20.5), (16.2, 26.0), (26.9, 14.7)]
    strokes = stroke([(x * share, y * share) for x, y in points], 5.2 * share)
    return fill_mask(2 * radius, 2 * radius, strokes)

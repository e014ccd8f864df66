"""Outlines made of straight lines and Bézier curves, and masks filled from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil, cos, pi, sin

from PIL import Image, ImageDraw

Point = tuple[float, float]
SCALE = 8
"""Masks are drawn this many times larger, then averaged down."""
STAR_WAIST = 0.475
"""The radius of a star's inner corners, as a share of the outer radius."""


def curve(start: Point, first: Point, second: Point, end: Point, steps: int = 24) -> list[Point]:
    """The points of a cubic Bézier curve, without its start."""
    points = []
    for step in range(1, steps + 1):
        t = step / steps
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        x, y = (
            sum(weight * point[axis] for weight, point in zip(weights, (start, first, second, end), strict=True))
            for axis in (0, 1)
        )
        points.append((x, y))
    return points


def mirrored(half: Sequence[Point]) -> list[Point]:
    """The outline whose left half (x below .5 in the unit square) is given, from top to bottom."""
    return [*half, *((1 - x, y) for x, y in reversed(half))]


def point_at(centre: Point, angle: float, length: float) -> Point:
    """The point at an angle (in radians, clockwise from above) and a distance from a centre."""
    return centre[0] + length * sin(angle), centre[1] - length * cos(angle)


def star(centre: Point, radius: float, waist: float, tips: int = 5) -> list[Point]:
    """A star with one tip upwards; ``waist`` is the radius of its inner corners."""
    turns = ((step * pi / tips, radius if step % 2 == 0 else waist) for step in range(2 * tips))
    return [point_at(centre, angle, length) for angle, length in turns]


def stroke(points: Sequence[Point], width: float) -> list[list[Point]]:
    """Straight strokes with square joints, one quadrilateral each; no two neighbours may be the same point."""
    shapes = []
    for (x0, y0), (x1, y1) in pairwise(points):
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        dx, dy = (x1 - x0) / length * width / 2, (y1 - y0) / length * width / 2
        end_x, end_y = x1 + dx, y1 + dy  # the second stroke covers the joint
        shapes.append([(x0 + dy, y0 - dx), (end_x + dy, end_y - dx), (end_x - dy, end_y + dx), (x0 - dy, y0 + dx)])
    return shapes


def fill_mask(
    width: float, height: float, shapes: Iterable[Sequence[Point]], discs: Iterable[Sequence[float]] = ()
) -> Image.Image:
    """A mask (mode L) of filled outlines and of discs ``(x, y, radius)``, all in pixels."""
    size = (ceil(width), ceil(height))
    large = Image.new("L", (size[0] * SCALE, size[1] * SCALE))
    draw = ImageDraw.Draw(large)
    for shape in shapes:
        draw.polygon([(x * SCALE, y * SCALE) for x, y in shape], fill=255)
    for x, y, radius in discs:
        box = [(edge * SCALE) for edge in (x - radius, y - radius, x + radius, y + radius)]
        draw.ellipse((box[0], box[1], box[2] - 1, box[3] - 1), fill=255)
    return large.reduce(SCALE)

"""The curve of a member's points as a scene: what they had after each of their deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple, Self

LEAST = 2
"""The fewest deals that make a curve."""
MOST_SHOWN = 400
"""The most deals that are drawn. Beyond that some are left out, but never the best, the lowest or the last."""


class CurvePoint(NamedTuple):
    """The points that a member had after a deal. Deals count from 1."""

    deal: int
    points: int


@dataclass(frozen=True, slots=True)
class CurveScene:
    """What a member had after each deal, with the first best and the first lowest point."""

    points: tuple[CurvePoint, ...]
    best: CurvePoint
    lowest: CurvePoint

    @classmethod
    def of(cls, booked: Sequence[int]) -> Self | None:
        """The curve of the points booked deal by deal. None if there are fewer than ``LEAST``."""
        if len(booked) < LEAST:
            return None
        every = [CurvePoint(deal, points) for deal, points in enumerate(accumulate(booked), 1)]
        best = max(every, key=lambda point: point.points)
        lowest = min(every, key=lambda point: point.points)
        step = -(-len(every) // MOST_SHOWN)
        kept = {every[0], *every[::step], best, lowest, every[-1]}
        return cls(tuple(sorted(kept)), best, lowest)

    @property
    def now(self) -> CurvePoint:
        """The point after the last deal."""
        return self.points[-1]

"""The curve of a member's points as a scene: what they had after each of their deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple, Self

LEAST = 2
"""With fewer deals there is nothing to draw."""
MOST_SHOWN = 400
"""How many deals are drawn; of more, some are left out, but never the best, the lowest and the last."""


class CurvePoint(NamedTuple):
    """The points that a member had after a deal, counted from 1."""

    deal: int
    points: int


@dataclass(frozen=True, slots=True)
class CurveScene:
    """What a member had after their deals, with the first deal that was best and the first that was lowest."""

    points: tuple[CurvePoint, ...]
    best: CurvePoint
    lowest: CurvePoint

    @classmethod
    def of(cls, booked: Sequence[int]) -> Self | None:
        """The curve of the points booked deal by deal; None where these are fewer than ``LEAST``."""
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
        """After the last deal."""
        return self.points[-1]

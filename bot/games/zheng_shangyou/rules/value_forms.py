"""Parameters whose values are neither an enum nor a plain number: how each is read and written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.game import Json
from bot.engine.rulebook.value_kinds import whole_number

MOST_PLACES = 8
MOST_POINTS = 100


@dataclass(frozen=True)
class PlacePoints:
    """``zs.points``: the points of places 1, 2 and so on; none greater than the one before."""

    allowed: str = "1 to 8 numbers from 0 to 100, none greater than the one before, such as [2, 1]"
    listed: Sequence[Json] = ()

    def read(self, value: Json) -> Any:
        if not isinstance(value, list | tuple):
            raise TypeError(value)
        points = tuple(whole_number(each, 0, MOST_POINTS) for each in value)
        if not 1 <= len(points) <= MOST_PLACES or list(points) != sorted(points, reverse=True):
            raise ValueError(value)
        return points

    def write(self, value: Any) -> Json:
        return list(value)

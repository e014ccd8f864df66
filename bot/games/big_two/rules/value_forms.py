"""Parameters whose values are neither an enum nor a plain number: how each is read and written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.game import Json
from bot.engine.rulebook.value_kinds import Worded, whole_number


@dataclass(frozen=True)
class TileNumbers(Worded):
    """``deck.tile_max``: the highest tile by number of players, as pairs."""

    example: str = '{"3": 9, "4": 13, "5": 15}'

    def read(self, value: Json) -> Any:
        if not isinstance(value, Mapping):
            raise TypeError(value)
        pairs = value.items()
        return tuple(sorted((whole_number(int(seats), 3, 5), whole_number(top, 5, 15)) for seats, top in pairs))

    def write(self, value: Any) -> Json:
        return {str(seats): top for seats, top in value}


@dataclass(frozen=True)
class Kickers:
    """``combo.sf_kickers``: none or two."""

    allowed: str = "0, 2"
    listed: Sequence[Json] = (0, 2)

    def read(self, value: Json) -> Any:
        if value == 1:
            raise ValueError(value)
        return whole_number(value, 0, 2)

    def write(self, value: Any) -> Json:
        return value


@dataclass(frozen=True)
class HandSize(Worded):
    """``deal.hand_size``: ``equal`` or a number of cards."""

    example: str = "equal"
    listed: Sequence[Json] = ("equal", *range(1, 27))

    def read(self, value: Json) -> Any:
        return value if value == "equal" else whole_number(value, 1, 26)

    def write(self, value: Any) -> Json:
        return value


@dataclass(frozen=True)
class Sizes:
    """``last.declare``: a subset of the hand sizes 1 and 2, in ascending order."""

    allowed: str = "[], [1], [2] or [1, 2]"
    listed: Sequence[Json] = ([], [1], [2], [1, 2])

    def read(self, value: Json) -> Any:
        if not isinstance(value, list | tuple):
            raise TypeError(value)
        return tuple(sorted({whole_number(size, 1, 2) for size in value}))

    def write(self, value: Any) -> Json:
        return list(value)


@dataclass(frozen=True)
class Tiers(Worded):
    """``score.tiers``: pairs of a smallest number of cards, from 1 upward, and its multiplier."""

    example: str = "[[1, 1], [10, 2], [13, 3]]"

    def read(self, value: Json) -> Any:
        tiers = tuple((whole_number(start, 1, 60), whole_number(times, 0, 1000)) for start, times in value)
        starts = [start for start, _ in tiers]
        if starts[:1] != [1] or starts != sorted(set(starts)):
            raise ValueError(value)
        return tiers

    def write(self, value: Any) -> Json:
        return [list(pair) for pair in value]

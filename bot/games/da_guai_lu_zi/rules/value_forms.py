"""Parameters whose values are neither an enum nor a plain number: how each is read and written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.cards import RANKS
from bot.engine.game import Json


@dataclass(frozen=True)
class LevelValue:
    """A level from 2 to A. The ranks 2 to 10 may also be written as numbers (DG-9.1)."""

    allowed: str = ", ".join(RANKS)
    listed: Sequence[Json] = tuple(RANKS)

    def read(self, value: Json) -> Any:
        if isinstance(value, int) and not isinstance(value, bool):
            value = "T" if value == 10 else str(value)
        if value not in self.listed:
            raise ValueError(value)
        return value

    def write(self, value: Any) -> Json:
        return value

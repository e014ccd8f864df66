"""Parameters whose values are neither an enum nor a plain number: how each is read and written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.cards import RANKS
from bot.engine.game import Json


@dataclass(frozen=True)
class RankList:
    """``must_play``: a list of ranks, each once, in ascending order."""

    allowed: str = 'a list of ranks, such as ["A"] or ["5", "T", "K", "A"]; or []'
    listed: Sequence[Json] = ()

    def read(self, value: Json) -> Any:
        if not isinstance(value, list | tuple):
            raise TypeError(value)
        if not all(isinstance(rank, str) and len(rank) == 1 and rank in RANKS for rank in value):
            raise ValueError(value)
        return tuple(sorted(set(value), key=RANKS.index))

    def write(self, value: Any) -> Json:
        return list(value)

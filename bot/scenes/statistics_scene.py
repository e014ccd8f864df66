"""What the page of somebody's statistics shows: sums of their deals of a game, rivals, rating, and the curve."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bot.scenes.ledger_scenes import CurveScene


class EndDeal(NamedTuple):
    """The best or the worst deal of somebody, and where it was played."""

    points: int
    table: int  # the number that people call the table by
    deal: int


class RivalScene(NamedTuple):
    """Somebody at the same deals, and in how many of them one had more points, or fewer."""

    person: int
    times: int
    deals: int


@dataclass(frozen=True, slots=True)
class StatisticsScene:
    """The deals of a game that count, of one person in a server."""

    game: str
    deals: int
    wins: int
    points: int
    best: EndDeal | None = None  # None: they have no deal
    worst: EndDeal | None = None
    counted: Mapping[str, int] | None = None  # what the game counts, by its names; None: nothing was counted
    most_ahead: RivalScene | None = None
    most_behind: RivalScene | None = None
    rating: int | None = None  # None: they have no rated deal
    rated_deals: int = 0
    listed: bool = False  # whether boards list their rating
    curve: CurveScene | None = None  # None: there are too few deals

    @property
    def average(self) -> float:
        """The points of a deal, at an average."""
        return self.points / self.deals if self.deals else 0.0

    @property
    def percent(self) -> int:
        """How many of a hundred deals were won."""
        return round(100 * self.wins / self.deals) if self.deals else 0

    @property
    def rivals(self) -> tuple[RivalScene, ...]:
        """Who is named."""
        return tuple(one for one in (self.most_ahead, self.most_behind) if one is not None)

"""What the pages of the ledger show: a board of standings, and the curve of a person's points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import NamedTuple, Self

RECENT = 12
"""How many of a member's latest deals their curve shows."""
_LEADING = 3
"""How many places are emphasised."""


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """A member on the leaderboard."""

    place: int
    tied: bool  # others share the place
    person: int
    points: int
    deals: int
    recent: tuple[int, ...] = ()  # the points of each of the latest deals, oldest first
    wins: int = 0
    rating: int | None = None  # on a board by ratings, whose deals are the rated ones

    @property
    def average(self) -> float:
        """The points of a deal, at an average."""
        return self.points / self.deals if self.deals else 0.0

    @property
    def leads(self) -> bool:
        """Whether it is one of the top places."""
        return self.place <= _LEADING

    @property
    def course(self) -> tuple[int, ...]:
        """The points before the latest deals and after each; empty if these are not known."""
        if not self.recent:
            return ()
        return tuple(accumulate(self.recent, initial=self.points - sum(self.recent)))


@dataclass(frozen=True, slots=True)
class BoardScene:
    """One page of a game's leaderboard."""

    game: str
    window: str  # week, month, season, all, or days
    places: tuple[BoardPlace, ...]  # none: nobody has a finished deal
    own: BoardPlace | None  # the reader's place, on whichever page; None: they have no deal
    page: int
    pages: int
    by: str = "points"  # points, average, wins or rating
    where: str = "server"  # or channel: where the deals that count were played
    start: str = ""  # of days: the first, as people type it; empty: from the beginning
    end: str = ""  # of days: the last; empty: up to now
    season: str = ""  # the name of the season
    rules: tuple[str, ...] = ()  # the rule sets that it adds up, by their labels; none: every one
    others: tuple[str, ...] = ()  # those that were played here, too, and are left out
    own_deals: int = 0  # how many the reader has, also where they are too few to be listed

    @property
    def below(self) -> BoardPlace | None:
        """The reader's place, if it is on another page."""
        here = {one.person for one in self.places}
        return self.own if self.own is not None and self.own.person not in here else None

    def with_recent(self, recent: Mapping[int, tuple[int, ...]]) -> Self:
        """The same, with the points of each member's latest deals, by person."""
        places = (replace(one, recent=recent.get(one.person, ())) for one in self.places)
        own = replace(self.own, recent=recent.get(self.own.person, ())) if self.own is not None else None
        return replace(self, places=tuple(places), own=own)

    @property
    def shown(self) -> Sequence[BoardPlace]:
        """Everybody on the page, and then the reader if they are on another."""
        return (*self.places, self.below) if self.below is not None else self.places


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
        every = tuple(accumulate(booked))
        best, lowest = every.index(max(every)), every.index(min(every))
        kept = {best, lowest, len(every) - 1, *range(0, len(every), -(-len(every) // MOST_SHOWN))}
        points = {at: CurvePoint(at + 1, every[at]) for at in sorted(kept)}
        return cls(tuple(points.values()), points[best], points[lowest])

    @property
    def now(self) -> CurvePoint:
        """The point after the last deal."""
        return self.points[-1]

"""Boards computed a second time, from a list of entries in plain Python."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from zoneinfo import ZoneInfo

from bot.engine.house_rules.house import read_label
from bot.store import BoardRow

LEAST_FOR_AN_AVERAGE = 10


@dataclass(frozen=True, kw_only=True)
class Booked:
    """One entry of a person, as a test booked it."""

    at: float
    channel: int
    table: str
    deal: int
    game: str
    rules: str
    person: int
    points: int
    won: bool
    practice: bool = False
    deals: int = 1  # 0 of a correction


@dataclass(frozen=True)
class Which:
    """Which entries a board counts."""

    when: Callable[[float], bool]
    channel: int = 0
    game: str = ""
    rules: tuple[str, ...] = ()
    preset: str = ""

    def counts(self, entry: Booked) -> bool:
        return (
            not entry.practice
            and self.when(entry.at)
            and self.channel in (0, entry.channel)
            and self.game in ("", entry.game)
            and (not self.rules or entry.rules in self.rules)
            and self.preset in ("", read_label(entry.rules)[1])
        )


def in_week_of(now: float, zone: str) -> Callable[[float], bool]:
    return lambda at: _local(at, zone).isocalendar()[:2] == _local(now, zone).isocalendar()[:2]


def in_month_of(now: float, zone: str) -> Callable[[float], bool]:
    return lambda at: (
        (_local(at, zone).year, _local(at, zone).month)
        == (
            _local(now, zone).year,
            _local(now, zone).month,
        )
    )


def _local(at: float, zone: str) -> datetime:
    return datetime.fromtimestamp(at, ZoneInfo(zone))


def ranking(entries: Iterable[Booked], which: Which, by: str) -> tuple[BoardRow, ...]:
    """The whole board, in the order in which it is listed."""
    sums: dict[int, list[int]] = defaultdict(lambda: [0, 0, 0])
    for entry in filter(which.counts, entries):
        for index, gained in enumerate((entry.points, entry.deals, int(entry.won))):
            sums[entry.person][index] += gained
    return tuple(_placed({person: tuple(three) for person, three in sums.items()}, by))


def _placed(sums: dict[int, tuple[int, ...]], by: str) -> Iterator[BoardRow]:
    def rank(person: int) -> Fraction:
        points, deals, wins = sums[person]
        return {"points": Fraction(points), "average": Fraction(points, deals), "wins": Fraction(wins)}[by]

    then = {"points": 2, "average": 1, "wins": 0}[by]
    listed = [one for one in sums if by != "average" or sums[one][1] >= LEAST_FOR_AN_AVERAGE]
    ranks = [rank(one) for one in listed]
    for person in sorted(listed, key=lambda one: (-rank(one), -sums[one][then], one)):
        mine = rank(person)
        place = 1 + sum(other > mine for other in ranks)
        points, deals, wins = sums[person]
        yield BoardRow(place, person, points, deals, wins, ranks.count(mine) > 1)

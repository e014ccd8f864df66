"""A duplicate evening as one of its tables knows it: several tables play the same deals, and are compared.

The evening's id stands for the table's in each shuffle, and nobody cuts. Each deal begins a match of its own, so that
nothing that happened before at one table changes it there: everywhere the same seats hold the same cards.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.engine.actions import Seat
from bot.engine.table_values import Sitter

COMPUTERS_ROOM = 0
"""Stands for the number of a table, where computers played all hands of a deal at once."""

DEALS_AT_MOST = 32
"""The most deals of an evening."""


class RoomResult(NamedTuple):
    """How a deal ended at one table of its evening."""

    table: int  # the number of the table, or ``COMPUTERS_ROOM``
    points: tuple[int, ...]  # by seat
    sitters: tuple[Sitter | None, ...]  # for whom it was booked


@dataclass(frozen=True, slots=True)
class AtEvening:
    """The evening that a table plays, as far as the table knows it."""

    number: int  # the number that people call it by
    deals: int  # how many deals it has
    against: str = ""  # the level of the computers in its other room; empty: its other rooms are tables
    # how each deal so far ended at this table; None: it was void
    played: tuple[RoomResult | None, ...] = ()
    # of each deal whose cards are open: its result in every room that has one
    opened: tuple[tuple[RoomResult, ...], ...] = ()
    holders: frozenset[int] = frozenset()  # the people who have held a hand here: they sit at no other of its tables

    @property
    def is_played_out(self) -> bool:
        """Whether this table has played all deals of the evening."""
        return len(self.played) >= self.deals

    def after(self, result: RoomResult | None) -> AtEvening:
        """The evening after one more deal at this table."""
        return replace(self, played=(*self.played, result))

    def totals(self, seats: int) -> tuple[int, ...]:
        """What each seat of this table has got in the evening so far."""
        found = [one.points for one in self.played if one is not None]
        return tuple(sum(points[seat] for points in found) for seat in range(seats))


def evening_id(guild: int, number: int) -> str:
    """The name of an evening in the shuffles of its deals."""
    return f"{guild}-evening-{number}"


def half_points(results: Iterable[RoomResult], of: RoomResult, seat: Seat) -> int:
    """The match points of a seat, doubled: against each other room 2 for more points, and 1 for as many."""
    others = [one.points[seat] for one in results if one.table != of.table]
    return sum(2 * (of.points[seat] > points) + (of.points[seat] == points) for points in others)


class EveningRow(NamedTuple):
    """A person on the board of an evening."""

    person: int
    half_points: int  # match points, doubled
    points: int
    deals: int  # how many of their deals were compared
    place: int  # people with as many match points and points share it


def board_of(opened: Iterable[tuple[RoomResult, ...]]) -> tuple[EveningRow, ...]:
    """The board of an evening: its people by match points, then by points, the best first."""
    sums: dict[int, list[int]] = defaultdict(lambda: [0, 0, 0])
    for results in opened:
        for room in results:
            for seat, sitter in enumerate(room.sitters):
                if sitter is not None and sitter.person is not None:
                    found = sums[sitter.person]
                    found[0] += half_points(results, room, seat)
                    found[1] += room.points[seat]
                    found[2] += 1
    ranked = sorted(sums.items(), key=lambda one: (-one[1][0], -one[1][1], one[0]))
    keys = [(half, points) for _, (half, points, _) in ranked]
    return tuple(
        EveningRow(person, half, points, deals, 1 + keys.index((half, points)))
        for person, (half, points, deals) in ranked
    )

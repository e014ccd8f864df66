"""What somebody's deals of a game in a server came to: each deal that counts, those they met, and their rating.

The points of a deal are those that it booked, together with its corrections.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Connection, select

from bot.store.schema import ledger
from bot.store.statistics.skills import Skill
from bot.store.statistics.statistic_tables import ratings, rivals

DEALS_TO_COMPARE = 5
"""Somebody is named as a rival from this many deals on."""


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody at the same deals: how many there were, and in how many one had more points, or fewer."""

    person: int
    deals: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class DealPlayed:
    """One deal of somebody: what it brought them, and where it was."""

    points: int
    table: str
    deal: int
    at: float


@dataclass(frozen=True, slots=True)
class Played:
    """All deals of somebody that count, of one game."""

    course: tuple[int, ...] = ()  # what each deal brought, oldest first
    wins: int = 0
    best: DealPlayed | None = None  # the first with the most points; None without deals
    worst: DealPlayed | None = None  # the first with the fewest
    counted: Mapping[str, int] = field(default_factory=dict)  # what the game counts, added up
    most_ahead: Rival | None = None  # ahead of whom they were in the largest part of the deals, and oftener than behind
    most_behind: Rival | None = None  # the same the other way round
    skill: Skill | None = None  # None: they have no rated deal

    @property
    def deals(self) -> int:
        """How many there are."""
        return len(self.course)

    @property
    def points(self) -> int:
        """What they brought."""
        return sum(self.course)


_BOOKED = (ledger.c.seq, ledger.c.points, ledger.c.won, ledger.c.seat, ledger.c.counted)
"""What is read of an entry; all of it is in one index."""


def played(connection: Connection, guild: int, person: int, game: str) -> Played:
    """What somebody's deals of a game came to."""
    mine = (ledger.c.guild == guild, ledger.c.person == person, ledger.c.game == game, ledger.c.practice.is_(False))
    rows = connection.execute(select(*_BOOKED).where(*mine).order_by(ledger.c.seq)).all()
    booked = [row for row in rows if row.seat >= 0]
    course = tuple(row.points for row in rows) if len(booked) == len(rows) else _corrected(connection, mine)
    met = _rivals(connection, guild, person, game)
    return Played(
        course,
        sum(row.won for row in booked),
        _ends(connection, guild, booked, course, max),
        _ends(connection, guild, booked, course, min),
        _added_up(row.counted for row in booked),
        max((one for one in met if one.ahead > one.behind), key=_part_ahead, default=None),
        max((one for one in met if one.ahead < one.behind), key=_part_behind, default=None),
        _skill(connection, guild, person, game),
    )


def _corrected(connection: Connection, mine: Sequence[ColumnElement[bool]]) -> tuple[int, ...]:
    """What each deal brought with its corrections, oldest first."""
    query = select(ledger.c.table_id, ledger.c.deal, ledger.c.points).where(*mine).order_by(ledger.c.seq)
    sums: dict[tuple[str, int], int] = {}
    for table, deal, points in connection.execute(query):
        sums[table, deal] = sums.get((table, deal), 0) + points
    return tuple(sums.values())


def _ends(
    connection: Connection,
    guild: int,
    booked: Sequence[Any],
    course: Sequence[int],
    of: Callable[[Sequence[int]], int],
) -> DealPlayed | None:
    """The first best or the first worst of some deals."""
    if not course:
        return None
    points = of(course)
    where = select(ledger.c.table_id, ledger.c.deal, ledger.c.at).where(
        ledger.c.guild == guild, ledger.c.seq == booked[course.index(points)].seq
    )
    return DealPlayed(points, *connection.execute(where).one())


def _added_up(counted: Iterable[str | None]) -> dict[str, int]:
    """The sums of what a game counted, by name. Many entries say the same, so each text is read once."""
    sums: Counter[str] = Counter()
    for text, times in Counter(counted).items():
        for name, count in json.loads(text).items() if text else ():
            sums[name] += count * times
    return dict(sums)


def _rivals(connection: Connection, guild: int, person: int, game: str) -> list[Rival]:
    query = select(rivals.c.other, rivals.c.deals, rivals.c.ahead, rivals.c.behind).where(
        rivals.c.guild == guild,
        rivals.c.person == person,
        rivals.c.game == game,
        rivals.c.deals >= DEALS_TO_COMPARE,
    )
    return [Rival(*row) for row in connection.execute(query)]


def _part_ahead(one: Rival) -> tuple[float, int, int]:
    return one.ahead / one.deals, one.deals, -one.person


def _part_behind(one: Rival) -> tuple[float, int, int]:
    return one.behind / one.deals, one.deals, -one.person


def _skill(connection: Connection, guild: int, person: int, game: str) -> Skill | None:
    query = select(ratings.c.mu, ratings.c.sigma, ratings.c.deals).where(
        ratings.c.guild == guild, ratings.c.game == game, ratings.c.person == person
    )
    row = connection.execute(query).first()
    return None if row is None else Skill(*row)

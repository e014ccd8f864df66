"""What somebody's deals of a game in a server came to: each deal that counts, those they met, and their rating.

The points of a deal are those that it booked, together with its corrections.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from sqlalchemy import ColumnElement, Connection, case, func, select

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


def played(connection: Connection, guild: int, person: int, game: str) -> Played:
    """What somebody's deals of a game came to.

    All but a few rows are read from one index alone, and what can be is added up there: somebody may have many deals.
    """
    mine = (ledger.c.guild == guild, ledger.c.person == person, ledger.c.game == game, ledger.c.practice.is_(False))
    wins = func.coalesce(func.sum(case((ledger.c.won, 1), else_=0)), 0)
    won, first = connection.execute(select(wins, func.min(ledger.c.seat)).where(*mine)).one()
    booked = (*mine, ledger.c.seat >= 0)
    course = _corrected(connection, mine) if first is not None and first < 0 else _booked(connection, booked)
    met = _rivals(connection, guild, person, game)
    return Played(
        course,
        int(won),
        _end(connection, booked, course, max),
        _end(connection, booked, course, min),
        _added_up(connection, booked),
        max((one for one in met if one.ahead > one.behind), key=_part_ahead, default=None),
        max((one for one in met if one.ahead < one.behind), key=_part_behind, default=None),
        _skill(connection, guild, person, game),
    )


_Where = Sequence[ColumnElement[bool]]


def _booked(connection: Connection, booked: _Where) -> tuple[int, ...]:
    """What each deal brought, oldest first, if there are no corrections."""
    return tuple(connection.scalars(select(ledger.c.points).where(*booked).order_by(ledger.c.seq)).all())


def _corrected(connection: Connection, mine: _Where) -> tuple[int, ...]:
    """What each deal brought with its corrections, oldest first."""
    query = select(ledger.c.table_id, ledger.c.deal, ledger.c.points).where(*mine).order_by(ledger.c.seq)
    sums: dict[tuple[str, int], int] = {}
    for table, deal, points in connection.execute(query):
        sums[table, deal] = sums.get((table, deal), 0) + points
    return tuple(sums.values())


def _end(
    connection: Connection, booked: _Where, course: Sequence[int], of: Callable[[Sequence[int]], int]
) -> DealPlayed | None:
    """The first best or the first worst of some deals."""
    if not course:
        return None
    points = of(course)
    its_row = select(ledger.c.table_id, ledger.c.deal, ledger.c.at).where(*booked).order_by(ledger.c.seq)
    return DealPlayed(points, *connection.execute(its_row.limit(1).offset(course.index(points))).one())


def _added_up(connection: Connection, booked: _Where) -> dict[str, int]:
    """The sums of what a game counted, by name. Many entries say the same."""
    query = select(ledger.c.counted, func.count()).where(*booked).group_by(ledger.c.counted)
    sums: Counter[str] = Counter()
    for text, times in connection.execute(query):
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

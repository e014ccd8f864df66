"""The check of ratings and rivals against the ledger's entries, for ``doctor``: what differs is named.

The entries in their order lead to every rating, by the same steps that the writer took.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import isclose
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, and_, case, func, literal, or_, select, union_all

from bot.store.schema import ledger
from bot.store.statistics.kept_ratings import rated_deals
from bot.store.statistics.kept_rivals import KEY, SUMS
from bot.store.statistics.skills import Skill, after_deal
from bot.store.statistics.statistic_tables import rated_groups, ratings, rivals

_Of = tuple[int, str]
"""A server and a game."""
_CLOSE = 1e-6
"""How much a rating may differ on another machine, whose last digits may be others."""


class RatedGame(NamedTuple):
    """What the rated deals of a server and a game lead to."""

    skills: dict[int, Skill]
    groups: dict[str, tuple[int, int]]  # by people: the last day, and how many rated deals they had on it


def ratings_by_entries(connection: Connection) -> dict[_Of, RatedGame]:
    """Every rating as the entries in their order lead to it, by server and game."""
    found: dict[_Of, RatedGame] = {}
    query = select(ledger).where(ledger.c.rated_side.is_not(None)).order_by(ledger.c.guild, ledger.c.seq)
    rows = connection.execute(query, execution_options={"stream_results": True})
    with rows:
        for deal in rated_deals(row._asdict() for row in rows):
            skills, groups = found.setdefault((deal.guild, deal.game), RatedGame({}, {}))
            day, before = groups.get(deal.people, (deal.day, 0))
            nth = 1 + (before if day == deal.day else 0)
            groups[deal.people] = deal.day, nth
            skills.update(after_deal(skills, deal.seats, nth))
    return found


def rating_faults(connection: Connection) -> Iterator[str]:
    """Each rating that is not what the entries lead to, each that is missing, and each without entries."""
    try:
        expected = ratings_by_entries(connection)
    except (TypeError, ValueError, OverflowError) as damage:  # which the check of the chains reports
        yield f"the ratings cannot be counted anew: {damage}"
        return
    skills = {(*of, person): skill for of, game in expected.items() for person, skill in game.skills.items()}
    for row in connection.execute(select(ratings).order_by(ratings.c.guild, ratings.c.game, ratings.c.person)).all():
        if _differs(row, skills.pop((row.guild, row.game, row.person), None)):
            yield f"server {row.guild}: the rating of person {row.person} in {row.game} is not what the entries lead to"
    for guild, game, person in skills:
        yield f"server {guild}: the rating of person {person} in {game} is missing"
    groups = {(*of, people): group for of, game in expected.items() for people, group in game.groups.items()}
    for row in connection.execute(select(rated_groups)).all():
        if groups.pop((row.guild, row.game, row.people), None) != (row.day, row.deals):
            yield f"server {row.guild}: of {row.people} in {row.game} it is not known how often they played last"
    for guild, game, people in groups:
        yield f"server {guild}: of {people} in {game} it is missing how often they played last"


def _differs(row: Any, skill: Skill | None) -> bool:
    if skill is None or not (isinstance(row.mu, float) and isinstance(row.sigma, float)):
        return True
    near = isclose(row.mu, skill.mu, abs_tol=_CLOSE) and isclose(row.sigma, skill.sigma, abs_tol=_CLOSE)
    return not near or row.deals != skill.deals or row.rating != Skill(row.mu, row.sigma).rating


def rival_faults(connection: Connection) -> Iterator[str]:
    """Each two people who met more or less often, or were ahead in other deals, than the entries say."""
    for row in connection.execute(_rival_differences()).all():
        wrong = ", ".join(f"{int(row._mapping[name])} {name}" for name in SUMS if row._mapping[name])
        yield f"server {row.guild}: of person {row.person} against {row.other} in {row.game} lacks {wrong}"


def _rival_differences() -> Select[Any]:
    counted = rivals_by_entries().subquery()
    both = union_all(
        select(*(counted.c[name] for name in (*KEY, *SUMS))),
        select(*(rivals.c[name] for name in KEY), *((-rivals.c[name]).label(name) for name in SUMS)),
    ).subquery()
    keys = [both.c[name] for name in KEY]
    sums: Mapping[str, Any] = {name: func.sum(both.c[name]).label(name) for name in SUMS}
    return (
        select(*keys, *sums.values()).group_by(*keys).having(or_(*(one != 0 for one in sums.values()))).order_by(*keys)
    )


def rivals_by_entries() -> Select[Any]:
    """What ``rivals`` must hold, added up from all entries: those of a deal together with its corrections."""
    its_deal = ("guild", "table_id", "deal", "game", "person")
    totals = (
        select(*(ledger.c[name] for name in its_deal), func.sum(ledger.c.points).label("points"))
        .where(ledger.c.person.is_not(None), ledger.c.practice.is_(False))
        .group_by(*(ledger.c[name] for name in its_deal))
        .having(func.max(ledger.c.seat) >= 0)
        .cte("totals")
    )
    one, other = totals.alias("one"), totals.alias("other")
    same = and_(*(one.c[name] == other.c[name] for name in its_deal[:3]), one.c.person != other.c.person)
    return (
        select(
            one.c.guild,
            one.c.person,
            one.c.game,
            other.c.person.label("other"),
            func.sum(literal(1)).label("deals"),
            func.sum(case((one.c.points > other.c.points, 1), else_=0)).label("ahead"),
            func.sum(case((one.c.points < other.c.points, 1), else_=0)).label("behind"),
        )
        .select_from(one.join(other, same))
        .group_by(one.c.guild, one.c.person, one.c.game, other.c.person)
    )

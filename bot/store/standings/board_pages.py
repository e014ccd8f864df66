"""The places that people have by their sums: a page of them in some order, with the asker's own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from sqlalchemy import CTE, ColumnElement, Connection, Double, Select, case, cast, func, select, true

DEALS_FOR_AN_AVERAGE = 10
"""An average is listed from this many deals on."""


class Order(StrEnum):
    """By what a board ranks people."""

    POINTS = "points"
    AVERAGE = "average"
    WINS = "wins"
    RATING = "rating"  # of rated deals, whatever the window, the rules and the channel


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A person's place, points, deals played and deals won. People who are equal in the board's order share a place."""

    place: int
    person: int
    points: int
    deals: int
    wins: int
    tied: bool = False  # whether others share the place, on any page
    rating: int | None = None  # on a board by ratings, without points and wins; its deals are the rated ones


@dataclass(frozen=True, slots=True)
class Board:
    """A page of a leaderboard. ``own`` is the asker's row, even from another page; ``people`` counts all rows."""

    rows: tuple[BoardRow, ...]
    own: BoardRow | None
    people: int
    own_deals: int = 0  # the asker's, also where they are too few to be listed


def ranked(
    connection: Connection, sums: Select[Any], by: Order, limit: int, offset: int, for_person: int | None
) -> Board:
    """A page of people in an order, from ``sums``: each person's points, deals and wins.

    It is one statement, so that the sums are made once.
    """
    everybody = _in_order(sums, by)
    one = everybody.c
    listed = one.deals >= DEALS_FOR_AN_AVERAGE if by is Order.AVERAGE else true()
    before = min(offset, 1)  # the neighbours of the page's rows tell whether these share their places
    shown = select(everybody).where(listed).order_by(one.rank.desc(), one.tie_break.desc(), one.person)
    page = shown.limit(limit + before + 1).offset(offset - before).cte("page")
    own = select(everybody).where(one.person == for_person).cte("own")
    first, mine = (select(func.max(rows.c.rank)).scalar_subquery() for rows in (page, own))
    counts = select(
        func.count().label("people"),
        _number(one.rank > first).label("above_page"),
        _number(one.rank > mine).label("above_own"),
        _number(one.rank == mine).label("sharing"),
    )
    counted = counts.where(listed).cte("counted")
    query = (
        select(counted, *(column.label(f"own_{column.key}") for column in own.c), page)
        .select_from(counted.outerjoin(own, true()).outerjoin(page, true()))
        .order_by(page.c.rank.desc(), page.c.tie_break.desc(), page.c.person)
    )
    found = connection.execute(query).all()
    told, rows = found[0], _rows((row for row in found if row.person is not None), offset - before)
    own_row = None
    if told.own_person is not None and (by is not Order.AVERAGE or told.own_deals >= DEALS_FOR_AN_AVERAGE):
        mine_are = (told.own_person, int(told.own_points), int(told.own_deals), int(told.own_wins))
        own_row = BoardRow(told.above_own + 1, *mine_are, told.sharing > 1)
    return Board(tuple(rows[before : before + limit]), own_row, told.people, int(told.own_deals or 0))


def _in_order(sums: Select[Any], by: Order) -> CTE:
    """Each person's sums, with what ranks them and a tie break for those who share a place, so no pages overlap."""
    each = sums.subquery()
    of = each.c
    rank, tie_break = {
        Order.POINTS: (of.points, of.wins),
        Order.AVERAGE: (cast(of.points, Double) / func.nullif(of.deals, 0), of.deals),
        Order.WINS: (of.wins, of.points),
    }[by]
    return select(each, rank.label("rank"), tie_break.label("tie_break")).cte("everybody")


def _number(which: ColumnElement[bool]) -> ColumnElement[int]:
    return func.count(case((which, 1)))


def _rows(page: Iterable[Any], before: int) -> list[BoardRow]:
    """The rows of a page, each with its place; ``before``: how many lines are listed above."""
    rows: list[BoardRow] = []
    last: float | None = None
    for line, row in enumerate(page, before + 1):
        tied = row.rank == last
        last = row.rank
        if tied:
            rows[-1] = replace(rows[-1], tied=True)
        place = rows[-1].place if tied else row.above_page + 1 if not rows else line
        rows.append(BoardRow(place, row.person, int(row.points), int(row.deals), int(row.wins), tied))
    return rows

"""Leaderboards: a page in some order, with the asker's own place, from standings or from the entries themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from sqlalchemy import ColumnElement, Connection, Double, Select, Subquery, cast, func, or_, select, text

from bot.store.schema import ledger
from bot.store.standings.counted import COUNTS, DEALS, POINTS, WINS, between
from bot.store.standings.preset_standings import is_variations_key, preset_of, variations_key
from bot.store.standings.spans import Window
from bot.store.standings.standing_tables import standings
from bot.store.statistics.skills import DEALS_FOR_A_PLACE
from bot.store.statistics.statistic_tables import RATINGS_LISTED, ratings

DEALS_FOR_AN_AVERAGE = 10
"""An average is listed from this many deals on."""


class Order(StrEnum):
    """By what a board ranks people."""

    POINTS = "points"
    AVERAGE = "average"
    WINS = "wins"
    RATING = "rating"  # of rated deals, whatever the window, the rules and the channel


@dataclass(frozen=True, slots=True)
class Counted:
    """What a board adds up. Without a channel: in the whole server; without a game: of all; without rules: all sets.

    With a ``preset``, it is all that was made from it, which ``rules`` may list.
    """

    guild: int
    window: Window
    game: str = ""
    rules: tuple[str, ...] = ()  # rule sets as the ledger names them; only of one game
    channel: int = 0
    preset: str = ""


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


def board(
    connection: Connection, counted: Counted, by: Order, limit: int, offset: int, for_person: int | None
) -> Board:
    """A page of a leaderboard, with the row of ``for_person``."""
    if by is Order.RATING:
        return _rated(connection, counted, limit, offset, for_person)
    if counted.window.span is None:
        return _ranked(connection, _summed_entries(counted), by, limit, offset, for_person)
    lists = _lists(connection, counted)
    kept = _kept(counted, standings.c.rules.in_(lists) if len(lists) > 1 else standings.c.rules == lists[0])
    if counted.game and len(lists) == 1:
        return _listed(connection, kept, by, limit, offset, for_person)
    return _ranked(connection, _summed_standings(kept), by, limit, offset, for_person)


def rule_sets(connection: Connection, counted: Counted) -> tuple[str, ...]:
    """The rule sets of a game that were played in a kept window, as the ledger names them, in order."""
    found: list[str] = []
    where = _kept(replace(counted, rules=()), standings.c.rules > "")
    # Each step finds the next name in the key, however many people there are of it.
    while (name := connection.scalar(select(func.min(standings.c.rules)).where(*where))) is not None:
        if not is_variations_key(name):
            found.append(name)
        where = _kept(counted, standings.c.rules > name)
    return tuple(found)


def games(connection: Connection, counted: Counted) -> tuple[str, ...]:
    """The games that were played in a kept window, in order."""
    found = [""]
    everything = Counted(counted.guild, counted.window, channel=counted.channel)
    guild, channel, _, rules, *window = _kept(everything, standings.c.rules == "")
    while True:
        where = (guild, channel, standings.c.game > found[-1], rules, *window)
        name = connection.scalar(select(func.min(standings.c.game)).where(*where))
        if name is None:
            return tuple(found[1:])
        found.append(name)


# --- one list of standings: from its index alone, by points also in its order ---

_Where = tuple[ColumnElement[bool], ...]
_SHOWN = (standings.c.person, standings.c.points, standings.c.deals, standings.c.wins)


def _listed(connection: Connection, mine: _Where, by: Order, limit: int, offset: int, for_person: int | None) -> Board:
    rank, then = _ranks(standings.c, by)
    listed = (*mine, standings.c.deals >= DEALS_FOR_AN_AVERAGE) if by is Order.AVERAGE else mine
    number = select(func.count()).select_from(standings)

    def above(value: float) -> int:
        return connection.scalar(number.where(*listed, rank > value)) or 0

    before = min(offset, 1)  # the neighbours of the page's rows tell whether these share their places
    shown = select(*_SHOWN, rank.label("rank"))
    page = shown.where(*listed).order_by(rank.desc(), then.desc(), standings.c.person)
    rows: list[BoardRow] = []
    last: float | None = None
    for index, row in enumerate(connection.execute(page.limit(limit + before + 1).offset(offset - before))):
        tied = row.rank == last
        last = row.rank
        if tied:
            place = rows[-1].place
            rows[-1] = replace(rows[-1], tied=True)
        else:
            place = offset - before + index + 1 if index else above(row.rank) + 1
        rows.append(BoardRow(place, row.person, row.points, row.deals, row.wins, tied))
    own = connection.execute(shown.where(*mine, standings.c.person == for_person)).first()
    own_row = None
    if own is not None and (by is not Order.AVERAGE or own.deals >= DEALS_FOR_AN_AVERAGE):
        sharing = connection.execute(select(1).where(*listed, rank == own.rank).limit(2)).all()
        own_row = BoardRow(above(own.rank) + 1, own.person, own.points, own.deals, own.wins, len(sharing) > 1)
    people = connection.scalar(number.where(*listed)) or 0
    return Board(tuple(rows[before : before + limit]), own_row, people, 0 if own is None else own.deals)


def _ranks(sums: Any, by: Order) -> tuple[ColumnElement[Any], ColumnElement[Any]]:
    """By what people are ranked, and what orders those who share a place, before their number does.

    So pages never overlap.
    """
    match by:
        case Order.AVERAGE:
            return cast(sums.points, Double) / func.nullif(sums.deals, 0), sums.deals
        case Order.WINS:
            return sums.wins, sums.points
        case _:
            return sums.points, sums.wins


def _kept(counted: Counted, rules: ColumnElement[bool]) -> _Where:
    """The conditions for the standings that a board adds up."""
    return (
        standings.c.guild == counted.guild,
        standings.c.channel == counted.channel,
        standings.c.game == counted.game if counted.game else standings.c.game > "",
        rules,
        standings.c.span == str(counted.window.span),
        standings.c.start == counted.window.since,
    )


def _lists(connection: Connection, counted: Counted) -> tuple[str, ...]:
    """The rules of the standings that a board adds up. Of a preset and its variations, whichever were played."""
    if not counted.preset:
        return counted.rules or ("",)
    both = (counted.preset, variations_key(counted.preset))
    played = (select(1).where(*_kept(counted, standings.c.rules == rules)).limit(1) for rules in both)
    return tuple(rules for rules, one in zip(both, played, strict=True) if connection.scalar(one)) or both[:1]


# --- by rating: from the index of those that are listed ---


def _rated(connection: Connection, counted: Counted, limit: int, offset: int, for_person: int | None) -> Board:
    of_game = (ratings.c.guild == counted.guild, ratings.c.game == counted.game)
    listed = (*of_game, text(RATINGS_LISTED))
    number = select(func.count()).select_from(ratings).where(*listed)

    def row(found: Any) -> BoardRow:
        above = connection.scalar(number.where(ratings.c.rating > found.rating)) or 0
        sharing = connection.scalar(number.where(ratings.c.rating == found.rating)) or 0
        return BoardRow(above + 1, found.person, 0, found.deals, 0, sharing > 1, found.rating)

    shown = select(ratings.c.person, ratings.c.rating, ratings.c.deals)
    page = shown.where(*listed).order_by(ratings.c.rating.desc(), ratings.c.person).limit(limit).offset(offset)
    own = connection.execute(shown.where(*of_game, ratings.c.person == for_person)).first()
    return Board(
        tuple(map(row, connection.execute(page).all())),
        row(own) if own is not None and own.deals >= DEALS_FOR_A_PLACE else None,
        connection.scalar(number) or 0,
        0 if own is None else own.deals,
    )


# --- several rule sets or games, any window: added up, then ranked ---


def _ranked(
    connection: Connection, summed: Subquery, by: Order, limit: int, offset: int, for_person: int | None
) -> Board:
    ranked = _in_order(summed, by)
    wanted: ColumnElement[bool] = ranked.c.line.between(offset + 1, offset + limit)
    if for_person is not None:
        wanted = or_(wanted, ranked.c.person == for_person)
    found = connection.execute(select(ranked).where(wanted).order_by(ranked.c.line)).all()
    people = found[0].people if found else connection.scalar(select(func.count()).select_from(ranked))
    rows = tuple(_row(row) for row in found if offset < row.line <= offset + limit)
    own = next((_row(row) for row in found if row.person == for_person), None)
    deals = own.deals if own else connection.scalar(select(summed.c.deals).where(summed.c.person == for_person))
    return Board(rows, own, people or 0, int(deals or 0))


def _summed_entries(counted: Counted) -> Subquery:
    """Each person's sums of entries."""
    entries = select(ledger.c.person, POINTS, DEALS, WINS).where(*entries_in(counted))
    return entries.group_by(ledger.c.person).subquery()


def _summed_standings(kept: _Where) -> Subquery:
    """Each person's sums of standings."""
    sums = (func.sum(standings.c[name]).label(name) for name in ("points", "deals", "wins"))
    return select(standings.c.person, *sums).where(*kept).group_by(standings.c.person).subquery()


def _in_order(summed: Subquery, by: Order) -> Subquery:
    """Each person's sums with their place, their line, the number of people, and how many share the place."""
    sums = summed.c
    ranks, then = _ranks(sums, by)
    listed: Select[Any] = select(
        summed,
        func.rank().over(order_by=ranks.desc()).label("place"),
        func.row_number().over(order_by=(ranks.desc(), then.desc(), sums.person)).label("line"),
        func.count().over().label("people"),
        func.count().over(partition_by=ranks).label("sharing"),
    )
    return (listed.where(sums.deals >= DEALS_FOR_AN_AVERAGE) if by is Order.AVERAGE else listed).subquery()


def _row(row: Any) -> BoardRow:
    return BoardRow(row.place, row.person, int(row.points), int(row.deals), int(row.wins), row.sharing > 1)


# --- the entries themselves ---


def entries_in(counted: Counted) -> _Where:
    """The conditions for the entries that a board counts."""
    where = [*between(counted.guild, counted.window.start, counted.window.end), *COUNTS]
    if counted.channel:
        where.append(ledger.c.channel == counted.channel)
    if counted.game:
        where.append(ledger.c.game == counted.game)
    if counted.rules:
        where.append(ledger.c.rules.in_(counted.rules))
    elif counted.preset:
        where.append(preset_of(ledger.c.rules) == counted.preset)
    return tuple(where)


def recent(connection: Connection, counted: Counted, persons: Sequence[int], limit: int) -> dict[int, tuple[int, ...]]:
    """The points of each person's latest entries that a board counts: at most ``limit``, oldest first."""
    found = {}
    for person in persons:
        mine = select(ledger.c.points).where(*entries_in(counted), ledger.c.person == person)
        latest = connection.scalars(mine.order_by(ledger.c.seq.desc()).limit(limit)).all()
        found[person] = tuple(reversed(latest))
    return found

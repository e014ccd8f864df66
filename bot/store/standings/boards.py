"""Leaderboards: a page in some order, with the asker's own place, from standings or from the entries themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, func, literal_column, select, text

from bot.store.schema import ledger
from bot.store.standings.board_pages import Board, BoardRow, Order, ranked
from bot.store.standings.counted import COUNTS, DEALS, POINTS, SUMS, WINS, between
from bot.store.standings.preset_standings import is_variations_key, preset_of, variations_key
from bot.store.standings.spans import Window
from bot.store.standings.standing_tables import standings
from bot.store.statistics.skills import DEALS_FOR_A_PLACE
from bot.store.statistics.statistic_tables import RATINGS_LISTED, ratings


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


def board(
    connection: Connection, counted: Counted, by: Order, limit: int, offset: int, for_person: int | None
) -> Board:
    """A page of a leaderboard, with the row of ``for_person``."""
    if by is Order.RATING:
        return _rated(connection, counted, limit, offset, for_person)
    return ranked(connection, _sums(connection, counted), by, limit, offset, for_person)


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


# --- what is added up ---

_Where = tuple[ColumnElement[bool], ...]


def _sums(connection: Connection, counted: Counted) -> Select[Any]:
    """Each person's points, deals and wins: of the entries, or of the standings if the window is a kept one."""
    if counted.window.span is None:
        entries = select(ledger.c.person, POINTS, DEALS, WINS).where(*entries_in(counted))
        return entries.group_by(ledger.c.person)
    lists = _lists(connection, counted)
    kept = _kept(counted, standings.c.rules.in_(lists) if len(lists) > 1 else standings.c.rules == lists[0])
    if counted.game and len(lists) == 1:
        return select(standings.c.person, *(standings.c[name] for name in SUMS)).where(*kept)
    sums = (func.sum(standings.c[name]).label(name) for name in SUMS)
    # By the column itself, SQLite would read all standings of the server in the order of their key.
    person = standings.c.person + literal_column("0")
    return select(person.label("person"), *sums).where(*kept).group_by(person)


def _lists(connection: Connection, counted: Counted) -> tuple[str, ...]:
    """The rules of the standings that a board adds up. Of a preset and its variations, whichever were played."""
    if not counted.preset:
        return counted.rules or ("",)
    both = (counted.preset, variations_key(counted.preset))
    played = (select(1).where(*_kept(counted, standings.c.rules == rules)).limit(1) for rules in both)
    return tuple(rules for rules, one in zip(both, played, strict=True) if connection.scalar(one)) or both[:1]


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

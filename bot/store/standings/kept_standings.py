"""The writer's side of standings: each booking adds to them, and what changes the calendar counts them anew.

A standing is one row of ``standings``. An entry counts in several: in its channel and in the whole server; in its rule
set, among the variations of a preset if it is one, and in its game; in its week, its month, its season, and in all
time.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, bindparam, delete, func, literal, select, true, union_all
from sqlalchemy.dialects.postgresql import Insert, insert  # its form of ON CONFLICT is SQLite's, too

from bot.store.schema import ledger
from bot.store.standings.counted import COUNTS, KEY, OF, SINCE, SUMS, between, counted_in, values_for
from bot.store.standings.preset_standings import variations_key, varied_in
from bot.store.standings.seasons import calendar
from bot.store.standings.spans import Calendar, Span, Window
from bot.store.standings.standing_tables import standings

_EARLIEST = -1e18
"""Before any moment."""

_INSERT = insert(standings)


def _given(column: ColumnElement[Any]) -> ColumnElement[Any]:
    """The value of an entry for a column of standings."""
    return bindparam(column.key, type_=column.type)


def _one(column: ColumnElement[Any], value: object) -> ColumnElement[Any]:
    """The same value for every entry."""
    return literal(value, column.type)


_OF = standings.c
_PLACES = union_all(select(_given(_OF.channel).label("channel")), select(_one(_OF.channel, 0))).subquery("places")
_SETS = union_all(
    select(_given(_OF.rules).label("rules")),
    select(bindparam("variations", type_=_OF.rules.type)),
    select(_one(_OF.rules, "")),
).subquery("sets")
_STARTS = union_all(
    *(
        select(_one(_OF.span, str(span)).label("span"), bindparam(str(span), type_=_OF.start.type).label("start"))
        for span in Span
    )
).subquery("starts")
_ADDED = _INSERT.from_select(
    [*KEY, *SUMS],
    select(
        *(_given(_OF.guild), _PLACES.c.channel, _given(_OF.game), _SETS.c.rules, _STARTS.c.span, _STARTS.c.start),
        *(_given(_OF[name]) for name in ("person", *SUMS)),
    )
    .select_from(_PLACES.join(_SETS, true()).join(_STARTS, true()))
    # Else it counts in no window of the span, or is no variation.
    .where(_STARTS.c.start.is_not(None), _SETS.c.rules.is_not(None)),
)
_ADD = _ADDED.on_conflict_do_update(
    index_elements=list(KEY), set_={name: _OF[name] + _ADDED.excluded[name] for name in SUMS}
)
"""Adds one entry to all standings in which it counts. It is one statement: in so many it would take twice as long."""


def add(connection: Connection, booked: Iterable[Mapping[str, Any]]) -> None:
    """Add entries, rows of the ledger, to the standings in which they count."""
    counting = sorted((row for row in booked if row["person"] is not None and not row["practice"]), key=_guild)
    given: list[dict[str, Any]] = []
    for guild, of_guild in groupby(counting, key=_guild):
        rows = tuple(of_guild)
        dates = calendar(connection, guild, since=min(row["at"] for row in rows))
        given += (_added(row, dates) for row in rows)
    if given:
        connection.execute(_ADD, given)


def _guild(row: Mapping[str, Any]) -> int:
    return int(row["guild"])


def _added(row: Mapping[str, Any], dates: Calendar) -> dict[str, Any]:
    """An entry as it is added, with the start of each window in which it counts."""
    starts = {str(span): None for span in Span} | {str(one.span): one.since for one in dates.windows(row["at"])}
    same = {name: row[name] for name in ("guild", "channel", "game", "rules", "person", "points")}
    sums = {"deals": int(row["seat"] >= 0), "wins": int(row["won"])}
    varied = varied_in(row["rules"])
    return {**same, **starts, **sums, "variations": None if varied is None else variations_key(varied)}


# --- counting anew ---


def count_anew(connection: Connection, guild: int, spans: Collection[Span] = tuple(Span)) -> None:
    """Make a server's standings of some spans again from its entries, after its calendar was changed."""
    connection.execute(delete(standings).where(standings.c.guild == guild, standings.c.span.in_(spans)))
    dates = calendar(connection, guild)
    for span in spans:
        for window in windows_with_entries(connection, guild, dates, span):
            put_anew(connection, guild, window)


def put_anew(connection: Connection, guild: int, window: Window) -> None:
    """Make a server's standings of a window again from its entries. There must be none of it."""
    connection.execute(_put(counted_in(window)), values_for(guild, window))


@cache
def _put(counting: Select[Any]) -> Insert:
    found = counting.subquery()
    return _INSERT.from_select([*KEY, *SUMS], select(*(found.c[name] for name in (*KEY, *SUMS))))


_NEXT = select(func.min(ledger.c.at)).where(*between(OF, SINCE), *COUNTS)


def windows_with_entries(connection: Connection, guild: int, dates: Calendar, span: Span) -> Iterator[Window]:
    """The windows of a span in which entries of a server count, in order; perhaps also some without."""
    if span is Span.ALL:
        yield Window.all()
    elif span is Span.SEASON:
        yield from dates.seasons
    else:
        since: float | None = _EARLIEST
        while isinstance(at := connection.scalar(_NEXT, {"of": guild, "since": since}), float):
            try:
                (window,) = dates.windows(at, (span,))
            except (ValueError, OverflowError):  # damaged, which the check of the chains reports
                return
            yield window
            since = window.end

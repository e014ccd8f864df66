"""The check of standings against the entries, for ``doctor``: what differs is named."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import cache
from typing import Any

from sqlalchemy import Connection, Row, Select, func, literal, or_, select, union, union_all

from bot.store.schema import chains
from bot.store.standings.counted import IN_SPAN, KEY, OF, SINCE, SUMS, counted_in, values_for
from bot.store.standings.kept_standings import windows_with_entries
from bot.store.standings.seasons import calendar
from bot.store.standings.spans import Span, Window
from bot.store.standings.standing_tables import standings


def standing_faults(connection: Connection) -> Iterator[str]:
    """Each standing that is not what the entries add up to, each that is missing, and each of no window."""
    for guild in connection.scalars(union(select(chains.c.guild), select(standings.c.guild)).order_by("guild")).all():
        yield from _of_server(connection, guild)


def _of_server(connection: Connection, guild: int) -> Iterator[str]:
    counted: set[tuple[str, Any]] = set()
    dates = calendar(connection, guild)
    for span in Span:
        for window in windows_with_entries(connection, guild, dates, span):
            counted.add((str(span), window.since))
            yield from _of_window(connection, guild, window)
    kept = select(standings.c.span, standings.c.start).where(standings.c.guild == guild).distinct()
    for row in connection.execute(kept.order_by(standings.c.span, standings.c.start)).all():
        if (row.span, row.start) not in counted:
            yield f"server {guild}: there are standings of a {row.span} from {row.start}, in which nothing counts"


def _of_window(connection: Connection, guild: int, window: Window) -> Iterator[str]:
    differences = _differences(counted_in(window))
    streamed = {"stream_results": True}
    with closing(connection.execute(differences, values_for(guild, window), execution_options=streamed)) as rows:
        for row in rows:
            yield f"server {guild}: the standing of person {row.person} in {_place(row)} {_difference(row)}"


@cache
def _differences(counting: Select[Any]) -> Select[Any]:
    """The standings of a window that differ from what the entries add up to, with the differences."""
    counted = counting.subquery()
    its_rows = (standings.c.guild == OF, standings.c.span == IN_SPAN, standings.c.start == SINCE)
    both = union_all(
        select(*(counted.c[name] for name in (*KEY, *SUMS)), literal(1).label("there")),
        select(
            *(standings.c[name] for name in KEY),
            *((-standings.c[name]).label(name) for name in SUMS),
            literal(-1).label("there"),
        ).where(*its_rows),
    ).subquery()
    differences = [func.sum(both.c[name]).label(name) for name in (*SUMS, "there")]
    keys = [both.c[name] for name in KEY]
    return select(*keys, *differences).group_by(*keys).having(or_(*(one != 0 for one in differences))).order_by(*keys)


def _place(row: Row[Any]) -> str:
    where = f"channel {row.channel}" if row.channel else "the whole server"
    what = ", ".join(part for part in (row.game, row.rules) if part)
    when = "all time" if row.span == Span.ALL else f"the {row.span} from {row.start}"
    return f"{where}, {what}, {when}"


def _difference(row: Row[Any]) -> str:
    if row.there > 0:
        return "is missing"
    if row.there < 0:
        return "has no entries"
    return "lacks " + ", ".join(f"{int(row._mapping[name])} {name}" for name in SUMS if row._mapping[name])

"""What the entries of a window add up to, in every standing in which they count: one query, for all who count anew."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Select, bindparam, case, func, literal, select, union_all

from bot.store.schema import ledger
from bot.store.standings.preset_standings import key_for, preset_of
from bot.store.standings.spans import Window
from bot.store.standings.standing_tables import standings

KEY = ("guild", "channel", "game", "rules", "span", "start", "person")
SUMS = ("points", "deals", "wins")

COUNTS = (ledger.c.person.is_not(None), ledger.c.practice.is_(False))
"""Which entries count: those of people, and no practice."""

POINTS = func.sum(ledger.c.points).label("points")
DEALS = func.sum(case((ledger.c.seat >= 0, 1), else_=0)).label("deals")
WINS = func.sum(case((ledger.c.won, 1), else_=0)).label("wins")


def between(guild: Any, start: Any = None, end: Any = None) -> tuple[ColumnElement[bool], ...]:
    """The conditions for the entries of a server, counting or not, from one moment on and before another.

    Each is a value or a parameter of the statement. None: from the beginning, or up to now.
    """
    where: list[ColumnElement[bool]] = [ledger.c.guild == guild]
    if start is not None:
        where.append(ledger.c.at >= start)
    if end is not None:
        where.append(ledger.c.at < end)
    return tuple(where)


def counted_in(window: Window) -> Select[tuple[object, ...]]:
    """The standings of a server in a kept window, as its entries add up to them: ``KEY`` and ``SUMS``.

    To be run with ``values_for`` the server and the window.
    """
    return _counted(starts=window.start is not None, ends=window.end is not None)


def values_for(guild: int, window: Window) -> dict[str, object]:
    """The values of what ``counted_in`` leaves open."""
    return {"of": guild, "in_span": str(window.span), "since": window.since, "until": window.end}


OF, IN_SPAN, SINCE, UNTIL = (
    bindparam("of", type_=standings.c.guild.type),
    bindparam("in_span", type_=standings.c.span.type),
    bindparam("since", type_=standings.c.start.type),
    bindparam("until", type_=standings.c.start.type),
)
"""The server, the span, the start and the end of a window, as ``values_for`` gives them."""


@cache
def _counted(*, starts: bool, ends: bool) -> Select[tuple[object, ...]]:
    own = ("channel", "game", "rules", "person")
    finest = (
        select(*(ledger.c[name] for name in own), POINTS, DEALS, WINS)
        .where(*between(OF, SINCE if starts else None, UNTIL if ends else None), *COUNTS)
        .group_by(*(ledger.c[name] for name in own))
        .cte("finest")
    )
    empty = literal("", standings.c.game.type)
    varied = preset_of(finest.c.rules) != finest.c.rules
    everywhere = literal(0, standings.c.channel.type)
    counts = union_all(
        *(
            select(
                channel.label("channel"),
                finest.c.game,
                rules.label("rules"),
                finest.c.person,
                *(finest.c[name] for name in SUMS),
            ).where(*where)
            for channel in (finest.c.channel, everywhere)
            for rules, *where in ((finest.c.rules,), (key_for(finest.c.rules), varied), (empty,))
        )
    ).subquery()
    return select(
        OF.label("guild"),
        counts.c.channel,
        counts.c.game,
        counts.c.rules,
        IN_SPAN.label("span"),
        SINCE.label("start"),
        counts.c.person,
        *(func.sum(counts.c[name]).label(name) for name in SUMS),
    ).group_by(counts.c.channel, counts.c.game, counts.c.rules, counts.c.person)

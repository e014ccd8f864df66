"""Standings and seasons beside the ledger, and corrections in it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "v0004"
down_revision = "v0003"

_COUNT = sa.Integer().with_variant(sa.BigInteger(), "postgresql")
_TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")

_BOARD = ["guild", "at", "channel", "game", "rules", "person", "points", "won", "practice", "seat"]
_COUNTS = "guild = :guild AND person IS NOT NULL AND NOT practice"
_NEXT = sa.text(f"SELECT min(at) FROM ledger WHERE {_COUNTS} AND at >= :since")  # noqa: S608
_PRESET = "rtrim(substr(rules, length(rtrim(rules, replace(rules, '(', ''))) + 1), '*)')"
_SETS = (("rules", "true"), (f"'*' || {_PRESET}", f"rules <> {_PRESET}"), ("''", "true"))
_EVERY_WAY = " UNION ALL ".join(
    f"SELECT {channel} AS channel, game, {rules} AS rules, person, points, deals, wins FROM finest WHERE {which}"  # noqa: S608
    for channel in ("channel", "0")
    for rules, which in _SETS
)
_FILL = sa.text(
    f"""
    INSERT INTO standings (guild, channel, game, rules, span, start, person, points, deals, wins)
    WITH finest AS (
        SELECT channel, game, rules, person,
            sum(points) AS points, count(*) AS deals, sum(CASE WHEN won THEN 1 ELSE 0 END) AS wins
        FROM ledger WHERE {_COUNTS} AND at >= :since AND at < :until
        GROUP BY channel, game, rules, person
    )
    SELECT :guild, channel, game, rules, :span, :start, person, sum(points), sum(deals), sum(wins)
    FROM ({_EVERY_WAY}) AS every GROUP BY channel, game, rules, person
    """  # noqa: S608
).bindparams(
    sa.bindparam("guild", type_=sa.BigInteger()),
    sa.bindparam("span", type_=sa.Text()),
    sa.bindparam("start", type_=sa.Double()),
)
_EARLIEST, _LATEST = -1e18, 1e18


def upgrade() -> None:
    """Make the tables, and fill the standings with what was booked; until a time zone is chosen, weeks are of UTC."""
    op.add_column("ledger", sa.Column("actor", sa.BigInteger()))
    op.add_column("ledger", sa.Column("reason", _TEXT))
    op.drop_index("ledger_board", "ledger")
    op.create_index("ledger_board", "ledger", _BOARD)
    _tables()
    connection = op.get_bind()
    for (guild,) in connection.execute(sa.text("SELECT guild FROM chains")).all():
        for span, start, since, until in _windows(connection, guild):
            given = {"guild": guild, "span": span, "start": start, "since": since, "until": until}
            connection.execute(_FILL, given)


def _tables() -> None:
    op.create_table(
        "standings",
        *(_key("guild", sa.BigInteger()), _key("person", sa.BigInteger()), _key("channel", sa.BigInteger())),
        *(_key("game", _TEXT), _key("rules", _TEXT), _key("span", _TEXT), _key("start", sa.Double())),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.Column("deals", _COUNT, nullable=False),
        sa.Column("wins", _COUNT, nullable=False),
        sqlite_with_rowid=False,
    )
    by_board = ["guild", "channel", "game", "rules", "span", "start", "person"]
    op.create_index("standings_by_board", "standings", [*by_board, "points", "deals", "wins"])
    op.create_table(
        "seasons",
        *(_key("guild", sa.BigInteger()), _key("number", sa.BigInteger())),
        sa.Column("name", _TEXT, nullable=False),
        sa.Column("start", sa.Double(), nullable=False),
        sa.Column("end", sa.Double()),
        sa.Column("begun_by", sa.BigInteger(), nullable=False),
        sa.Column("ended_by", sa.BigInteger()),
    )


def _key(name: str, kind: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, primary_key=True, autoincrement=False)


def _windows(connection: sa.Connection, guild: int) -> Iterator[tuple[str, float, float, float]]:
    """The spans of a server in which entries count: kind, start as it is named, first moment, and the one after."""
    yield "all", 0.0, _EARLIEST, _LATEST
    for span in ("week", "month"):
        since = _EARLIEST
        while isinstance(at := connection.scalar(_NEXT, {"guild": guild, "since": since}), float):
            try:
                start, since = _around(span, at)
            except (ValueError, OverflowError):  # damaged, which the check of the chains reports
                break
            yield span, start, start, since


def _around(span: str, at: float) -> tuple[float, float]:
    """The week or month of a moment: when it begins, and when the next one does."""
    midnight = datetime.fromtimestamp(at, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    if span == "week":
        first = midnight - timedelta(days=midnight.weekday())
        return first.timestamp(), (first + timedelta(days=7)).timestamp()
    first = midnight.replace(day=1)
    return first.timestamp(), (first + timedelta(days=31)).replace(day=1).timestamp()

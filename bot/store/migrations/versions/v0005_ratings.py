"""Ratings and rivals beside the ledger, and in it what they and the statistics of a person are made of."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "v0005"
down_revision = "v0004"

_COUNT = sa.Integer().with_variant(sa.BigInteger(), "postgresql")
_TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")

_OF_PERSON = ["guild", "person", "seq", "points", "won", "game", "practice", "seat", "counted"]
_FILL = """
    INSERT INTO rivals (guild, person, game, other, deals, ahead, behind)
    WITH totals AS (
        SELECT guild, table_id, deal, game, person, sum(points) AS points
        FROM ledger WHERE person IS NOT NULL AND NOT practice
        GROUP BY guild, table_id, deal, game, person HAVING max(seat) >= 0
    )
    SELECT one.guild, one.person, one.game, other.person, count(*),
        sum(CASE WHEN one.points > other.points THEN 1 ELSE 0 END),
        sum(CASE WHEN one.points < other.points THEN 1 ELSE 0 END)
    FROM totals AS one JOIN totals AS other
        ON other.guild = one.guild AND other.table_id = one.table_id AND other.deal = one.deal
        AND other.person <> one.person
    GROUP BY one.guild, one.person, one.game, other.person
"""


def upgrade() -> None:
    """Make the tables, and fill that of rivals with what was booked. No deal was rated before."""
    op.add_column("ledger", sa.Column("rated_side", _COUNT))
    op.add_column("ledger", sa.Column("counted", _TEXT))
    op.drop_index("ledger_of_person", "ledger")
    op.create_index("ledger_of_person", "ledger", _OF_PERSON)
    op.create_table(
        "ratings",
        *(_key("guild", sa.BigInteger()), _key("game", _TEXT), _key("person", sa.BigInteger())),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("rating", _COUNT, nullable=False),
        sa.Column("deals", _COUNT, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ratings_listed",
        "ratings",
        ["guild", "game", sa.text("rating DESC"), "person", "deals"],
        sqlite_where=sa.text("deals >= 10"),
        postgresql_where=sa.text("deals >= 10"),
    )
    op.create_table(
        "rated_groups",
        *(_key("guild", sa.BigInteger()), _key("game", _TEXT), _key("people", _TEXT)),
        sa.Column("day", _COUNT, nullable=False),
        sa.Column("deals", _COUNT, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rivals",
        *(_key("guild", sa.BigInteger()), _key("person", sa.BigInteger())),
        *(_key("game", _TEXT), _key("other", sa.BigInteger())),
        *(sa.Column(name, _COUNT, nullable=False) for name in ("deals", "ahead", "behind")),
        sqlite_with_rowid=False,
    )
    op.execute(_FILL)


def _key(name: str, kind: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, primary_key=True, autoincrement=False)

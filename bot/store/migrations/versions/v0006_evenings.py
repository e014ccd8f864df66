"""Duplicate evenings: what is dealt at all their tables, and which tables these are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0006"
down_revision = "v0005"

_COUNT = sa.Integer().with_variant(sa.BigInteger(), "postgresql")
_TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Add both tables. No evening was played before."""
    op.create_table(
        "evenings",
        sa.Column("guild", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("number", _COUNT, primary_key=True, autoincrement=False),
        sa.Column("game", _TEXT, nullable=False),
        sa.Column("preset", _TEXT, nullable=False),
        sa.Column("rules", _TEXT, nullable=False),
        sa.Column("options", _TEXT, nullable=False),
        sa.Column("deals", _COUNT, nullable=False),
        sa.Column("against", _TEXT, nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("seed", _TEXT, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_table(
        "evening_tables",
        sa.Column("guild", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("table_id", _TEXT, primary_key=True),
        sa.Column("evening", _COUNT, nullable=False),
        sa.ForeignKeyConstraint(["guild", "evening"], ["evenings.guild", "evenings.number"]),
    )
    op.create_index("evening_tables_of", "evening_tables", ["guild", "evening"])

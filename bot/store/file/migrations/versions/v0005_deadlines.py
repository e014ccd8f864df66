"""The deadlines of tables, and how long the bot has run. An older table gets new deadlines."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column and create the table."""
    op.add_column("tables", sa.Column("deadlines", sa.Text()))
    op.create_table(
        "heartbeat",
        sa.Column("one", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True, autoincrement=False),
        sa.Column("ran", sa.Double(), nullable=False),
    )

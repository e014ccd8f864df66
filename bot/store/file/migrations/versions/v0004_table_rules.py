"""The rules of tables, apart from their snapshots. An older table's rules are stored here when it is next saved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "table_rules",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.table_id"), primary_key=True),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
    )

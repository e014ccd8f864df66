"""The parts of the records of living matches are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "deal_records",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.table_id"), primary_key=True),
        sa.Column("deal", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("event", sa.Integer()),
        sa.Column("snapshot", sa.Text()),
    )

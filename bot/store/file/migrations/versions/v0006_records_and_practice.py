"""Practice is told apart in the ledger, and the parts of the records of living matches are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column, with the indexes that boards are read from, and create the table."""
    op.add_column("ledger", sa.Column("practice", sa.Boolean()))
    op.drop_index("ledger_of_person", "ledger")
    op.drop_index("ledger_board", "ledger")
    op.create_index("ledger_of_person", "ledger", ["guild", "person", "seq", "points", "won", "game", "practice"])
    op.create_index("ledger_board", "ledger", ["guild", "at", "person", "points", "won", "game", "practice"])
    op.create_table(
        "deal_records",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.table_id"), primary_key=True),
        sa.Column("deal", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("event", sa.Integer()),
        sa.Column("snapshot", sa.Text()),
    )

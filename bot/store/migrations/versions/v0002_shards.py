"""Which process serves which shard, and for how long each shard was ready: version 0.10.0."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0002"
down_revision = "v0001"

_COUNT = sa.Integer().with_variant(sa.BigInteger(), "postgresql")
_TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
_KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the single heartbeat that of the one shard there was."""
    op.create_table(
        "shards",
        sa.Column("shard", _KEY, primary_key=True, autoincrement=False),
        sa.Column("total", _COUNT, nullable=False),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
        sa.Column("owner", _TEXT),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("ran", sa.Double(), nullable=False),
    )
    op.execute("INSERT INTO shards (shard, total, epoch, until, ran) SELECT 0, 1, 0, 0, ran FROM heartbeat")
    op.drop_table("heartbeat")
    op.create_table(
        "sessions",
        sa.Column("slot", _KEY, primary_key=True, autoincrement=False),
        sa.Column("begun", sa.Double(), nullable=False),
    )

"""House rules: their history, and proposals that await an answer."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the two tables."""
    op.create_table(
        "house_rules",
        _key("seq"),
        *_place(),
        _column("version", sa.Integer()),
        _column("person", sa.BigInteger()),
        _column("at", sa.Double()),
        sa.Column("before", sa.Text()),
        sa.Column("after", sa.Text()),
        sa.UniqueConstraint("guild", "game", "channel", "name", "version", name="house_rules_version_once"),
    )
    op.create_index("house_rules_history", "house_rules", ["guild", "game", "seq"])
    op.create_table(
        "house_drafts",
        _key("draft"),
        *_place(),
        _column("version", sa.Integer()),
        _column("person", sa.BigInteger()),
        _column("at", sa.Double()),
        sa.Column("rules", sa.Text()),
    )
    op.create_index("house_drafts_old", "house_drafts", ["guild", "at"])


def _key(name: str) -> sa.Column[Any]:
    kind = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    return sa.Column(name, kind, primary_key=True, autoincrement=False)


def _place() -> tuple[sa.Column[Any], ...]:
    return (
        _column("guild", sa.BigInteger()),
        _column("game", sa.Text()),
        _column("channel", sa.BigInteger()),
        _column("name", sa.Text()),
    )


def _column(name: str, kind: sa.types.TypeEngine[Any]) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False)

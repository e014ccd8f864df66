"""The first schema: people, guilds, settings, tables, events, interactions, texts, ledger."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create every table of the first schema."""
    _people_and_guilds()
    _tables_and_events()
    _ledger()


def _key() -> sa.types.TypeEngine[int]:
    return sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _column(name: str, kind: sa.types.TypeEngine[Any]) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False)


def _people_and_guilds() -> None:
    op.create_table(
        "people",
        sa.Column("person", _key(), primary_key=True, autoincrement=False),
        sa.Column("account", sa.BigInteger(), nullable=False, unique=True),
        _column("name", sa.Text()),
        _column("at", sa.Double()),
    )
    op.create_table(
        "guilds",
        sa.Column("guild", _key(), primary_key=True, autoincrement=False),
        _column("tables", sa.Integer()),
    )
    op.create_table(
        "settings",
        sa.Column("guild", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("key", sa.Text(), primary_key=True),
        _column("value", sa.Text()),
    )


def _tables_and_events() -> None:
    op.create_table(
        "tables",
        sa.Column("table_id", sa.Text(), primary_key=True),
        _column("guild", sa.BigInteger()),
        _column("channel", sa.BigInteger()),
        _column("number", sa.Integer()),
        _column("state_hash", sa.Text()),
        _column("version", sa.Integer()),
        _column("snapshot", sa.Text()),
        _column("ended", sa.Boolean()),
        _column("at", sa.Double()),
    )
    op.create_index(
        "tables_living",
        "tables",
        ["table_id"],
        sqlite_where=sa.text("ended = 0"),
        postgresql_where=sa.text("NOT ended"),
    )
    op.create_table(
        "events",
        sa.Column("seq", _key(), primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.table_id"), nullable=False),
        _column("number", sa.Integer()),
        _column("guild", sa.BigInteger()),
        _column("channel", sa.BigInteger()),
        _column("at", sa.Double()),
        _column("command", sa.Text()),
        _column("state_hash", sa.Text()),
        _column("version", sa.Integer()),
        _column("entries", sa.Integer()),
        _column("hash", sa.Text()),
        sa.UniqueConstraint("table_id", "number", name="events_number_once"),
    )
    op.create_table(
        "interactions",
        sa.Column("interaction", _key(), primary_key=True, autoincrement=False),
        sa.Column("event", sa.BigInteger(), sa.ForeignKey("events.seq"), nullable=False),
    )
    op.create_table(
        "texts",
        sa.Column("hash", sa.Text(), primary_key=True),
        sa.Column("event", sa.BigInteger(), sa.ForeignKey("events.seq"), nullable=False, index=True),
        _column("text", sa.Text()),
    )


def _ledger() -> None:
    op.create_table(
        "ledger",
        sa.Column("seq", _key(), primary_key=True, autoincrement=False),
        sa.Column("event", sa.BigInteger(), sa.ForeignKey("events.seq"), nullable=False, index=True),
        _column("guild", sa.BigInteger()),
        _column("channel", sa.BigInteger()),
        _column("table_id", sa.Text()),
        _column("deal", sa.Integer()),
        _column("seat", sa.Integer()),
        sa.Column("person", sa.BigInteger()),
        _column("computer", sa.Text()),
        _column("points", sa.Integer()),
        _column("won", sa.Boolean()),
        _column("game", sa.Text()),
        _column("rules", sa.Text()),
        _column("rules_version", sa.Integer()),
        _column("commitment", sa.Text()),
        _column("zero_sum", sa.Boolean()),
        _column("at", sa.Double()),
        _column("hash", sa.Text()),
        sa.UniqueConstraint("table_id", "deal", "seat", name="ledger_seat_once"),
    )
    op.create_index("ledger_of_person", "ledger", ["guild", "person", "seq", "points", "won", "game"])
    op.create_index("ledger_board", "ledger", ["guild", "at", "person", "points", "won", "game"])

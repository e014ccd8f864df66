"""The schema of version 0.9.0, the first that later versions read."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "v0001"
down_revision = None

_Kind = sa.types.TypeEngine[Any]


def upgrade() -> None:
    """Create every table."""
    _of_no_server()
    _heads_and_tables()
    _events()
    _ledger()
    _beside_the_events()
    _servers()
    _house_rules()


def _alone(name: str) -> sa.Column[Any]:
    """A column that is the whole primary key. SQLite uses it as the row id only if its type is INTEGER."""
    return sa.Column(name, sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True, autoincrement=False)


def _key(name: str, kind: _Kind) -> sa.Column[Any]:
    return sa.Column(name, kind, primary_key=True, autoincrement=False)


def _guild() -> sa.Column[Any]:
    return _key("guild", sa.BigInteger())


def _column(name: str, kind: _Kind) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False)


def _of_a_table() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["guild", "table_id"], ["tables.guild", "tables.table_id"])


def _of_an_event() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["guild", "event"], ["events.guild", "events.seq"])


def _of_no_server() -> None:
    op.create_table(
        "people",
        _alone("person"),
        sa.Column("account", sa.BigInteger(), nullable=False, unique=True),
        _column("name", sa.Text()),
        _column("at", sa.Double()),
    )
    op.create_table("heartbeat", _alone("one"), _column("ran", sa.Double()))
    op.create_table("epochs", _alone("one"), _column("newest", sa.BigInteger()))
    op.create_table(
        "bindings",
        _alone("number"),
        _column("epoch", sa.BigInteger()),
        _column("at", sa.Double()),
        _column("heads", sa.Text()),
        _column("hash", sa.Text()),
    )


def _heads_and_tables() -> None:
    op.create_table(
        "chains",
        _alone("guild"),
        _column("seq", sa.BigInteger()),
        _column("hash", sa.Text()),
        _column("epoch", sa.BigInteger()),
        _column("bound", sa.BigInteger()),
    )
    op.create_table(
        "tables",
        _guild(),
        _key("table_id", sa.Text()),
        _column("channel", sa.BigInteger()),
        _column("number", sa.Integer()),
        _column("state_hash", sa.Text()),
        _column("version", sa.Integer()),
        _column("snapshot", sa.Text()),
        _column("ended", sa.Boolean()),
        _column("at", sa.Double()),
        sa.Column("deadlines", sa.Text()),
    )
    op.create_index(
        "tables_living",
        "tables",
        ["guild", "table_id"],
        sqlite_where=sa.text("ended = 0"),
        postgresql_where=sa.text("NOT ended"),
    )
    op.create_table(
        "table_rules",
        _guild(),
        _key("table_id", sa.Text()),
        _column("rules", sa.Text()),
        _column("hash", sa.Text()),
        _of_a_table(),
    )


def _events() -> None:
    op.create_table(
        "events",
        _guild(),
        _key("seq", sa.BigInteger()),
        _column("table_id", sa.Text()),
        _column("number", sa.Integer()),
        _column("channel", sa.BigInteger()),
        _column("at", sa.Double()),
        _column("command", sa.Text()),
        _column("state_hash", sa.Text()),
        _column("version", sa.Integer()),
        _column("entries", sa.Integer()),
        _column("ended", sa.Boolean()),
        sa.Column("interaction", sa.BigInteger()),
        _column("hash", sa.Text()),
        sa.UniqueConstraint("guild", "table_id", "number", name="events_number_once"),
        sa.UniqueConstraint("guild", "interaction", name="events_interaction_once"),
        _of_a_table(),
    )


def _ledger() -> None:
    op.create_table(
        "ledger",
        _guild(),
        _key("seq", sa.BigInteger()),
        _column("event", sa.BigInteger()),
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
        _column("practice", sa.Boolean()),
        _column("at", sa.Double()),
        _column("hash", sa.Text()),
        sa.UniqueConstraint("guild", "table_id", "deal", "seat", name="ledger_seat_once"),
        _of_an_event(),
    )
    op.create_index("ledger_of_person", "ledger", ["guild", "person", "seq", "points", "won", "game", "practice"])
    op.create_index("ledger_board", "ledger", ["guild", "at", "person", "points", "won", "game", "practice"])


def _beside_the_events() -> None:
    op.create_table(
        "texts",
        _guild(),
        _key("hash", sa.Text()),
        _column("event", sa.BigInteger()),
        _column("text", sa.Text()),
        _of_an_event(),
    )
    op.create_index("texts_of_event", "texts", ["guild", "event"])
    op.create_table(
        "deal_records",
        _guild(),
        _key("table_id", sa.Text()),
        _key("deal", sa.Integer()),
        _column("text", sa.Text()),
        _column("hash", sa.Text()),
        sa.Column("event", sa.Integer()),
        sa.Column("snapshot", sa.Text()),
        _of_a_table(),
    )


def _servers() -> None:
    op.create_table("guilds", _alone("guild"), _column("tables", sa.Integer()))
    op.create_table("settings", _guild(), _key("key", sa.Text()), _column("value", sa.Text()))


def _house_rules() -> None:
    op.create_table(
        "house_rules",
        _guild(),
        _key("seq", sa.BigInteger()),
        *_of_a_place(),
        sa.Column("before", sa.Text()),
        sa.Column("after", sa.Text()),
        sa.UniqueConstraint("guild", "game", "channel", "name", "version", name="house_rules_version_once"),
    )
    op.create_index("house_rules_history", "house_rules", ["guild", "game", "seq"])
    op.create_table(
        "house_proposals",
        _guild(),
        _key("number", sa.BigInteger()),
        *_of_a_place(),
        sa.Column("rules", sa.Text()),
    )
    op.create_index("house_proposals_old", "house_proposals", ["guild", "at"])


def _of_a_place() -> tuple[sa.Column[Any], ...]:
    return (
        _column("game", sa.Text()),
        _column("channel", sa.BigInteger()),
        _column("name", sa.Text()),
        _column("version", sa.Integer()),
        _column("person", sa.BigInteger()),
        _column("at", sa.Double()),
    )

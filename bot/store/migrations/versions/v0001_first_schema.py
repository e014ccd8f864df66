"""The schema of version 0.9.0, the first that later versions read."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "v0001"
down_revision = None

_Kind = sa.types.TypeEngine[Any]
_COUNT = sa.Integer().with_variant(sa.BigInteger(), "postgresql")
_TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


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
        _column("name", _TEXT),
        _column("at", sa.Double()),
    )
    op.create_table("heartbeat", _alone("one"), _column("ran", sa.Double()))
    op.create_table("epochs", _alone("one"), _column("newest", sa.BigInteger()))
    op.create_table(
        "bindings",
        _alone("number"),
        _column("epoch", sa.BigInteger()),
        _column("at", sa.Double()),
        _column("heads", _TEXT),
        _column("hash", _TEXT),
    )


def _heads_and_tables() -> None:
    op.create_table(
        "chains",
        _alone("guild"),
        _column("seq", sa.BigInteger()),
        _column("hash", _TEXT),
        _column("epoch", sa.BigInteger()),
        _column("bound", sa.BigInteger()),
    )
    op.create_table(
        "tables",
        _guild(),
        _key("table_id", _TEXT),
        _column("channel", sa.BigInteger()),
        _column("number", _COUNT),
        _column("state_hash", _TEXT),
        _column("version", _COUNT),
        _column("snapshot", _TEXT),
        _column("ended", sa.Boolean()),
        _column("at", sa.Double()),
        sa.Column("deadlines", _TEXT),
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
        _key("table_id", _TEXT),
        _column("rules", _TEXT),
        _column("hash", _TEXT),
        _of_a_table(),
    )


def _events() -> None:
    op.create_table(
        "events",
        _guild(),
        _key("seq", sa.BigInteger()),
        _column("table_id", _TEXT),
        _column("number", _COUNT),
        _column("channel", sa.BigInteger()),
        _column("at", sa.Double()),
        _column("command", _TEXT),
        _column("state_hash", _TEXT),
        _column("version", _COUNT),
        _column("entries", _COUNT),
        _column("ended", sa.Boolean()),
        sa.Column("interaction", sa.BigInteger()),
        _column("hash", _TEXT),
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
        _column("table_id", _TEXT),
        _column("deal", _COUNT),
        _column("seat", _COUNT),
        sa.Column("person", sa.BigInteger()),
        _column("computer", _TEXT),
        _column("points", _COUNT),
        _column("won", sa.Boolean()),
        _column("game", _TEXT),
        _column("rules", _TEXT),
        _column("rules_version", _COUNT),
        _column("commitment", _TEXT),
        _column("zero_sum", sa.Boolean()),
        _column("practice", sa.Boolean()),
        _column("at", sa.Double()),
        _column("hash", _TEXT),
        sa.UniqueConstraint("guild", "table_id", "deal", "seat", name="ledger_seat_once"),
        _of_an_event(),
    )
    op.create_index("ledger_of_person", "ledger", ["guild", "person", "seq", "points", "won", "game", "practice"])
    op.create_index("ledger_board", "ledger", ["guild", "at", "person", "points", "won", "game", "practice"])


def _beside_the_events() -> None:
    op.create_table(
        "texts",
        _guild(),
        _key("hash", _TEXT),
        _column("event", sa.BigInteger()),
        _column("text", _TEXT),
        _of_an_event(),
    )
    op.create_index("texts_of_event", "texts", ["guild", "event"])
    op.create_table(
        "deal_records",
        _guild(),
        _key("table_id", _TEXT),
        _key("deal", _COUNT),
        _column("text", _TEXT),
        _column("hash", _TEXT),
        sa.Column("event", _COUNT),
        sa.Column("snapshot", _TEXT),
        _of_a_table(),
    )


def _servers() -> None:
    op.create_table("guilds", _alone("guild"), _column("tables", _COUNT))
    op.create_table("settings", _guild(), _key("key", _TEXT), _column("value", _TEXT))


def _house_rules() -> None:
    op.create_table(
        "house_rules",
        _guild(),
        _key("seq", sa.BigInteger()),
        *_of_a_place(),
        sa.Column("before", _TEXT),
        sa.Column("after", _TEXT),
        sa.UniqueConstraint("guild", "game", "channel", "name", "version", name="house_rules_version_once"),
    )
    op.create_index("house_rules_history", "house_rules", ["guild", "game", "seq"])
    op.create_table(
        "house_proposals",
        _guild(),
        _key("number", sa.BigInteger()),
        *_of_a_place(),
        sa.Column("rules", _TEXT),
    )
    op.create_index("house_proposals_old", "house_proposals", ["guild", "at"])


def _of_a_place() -> tuple[sa.Column[Any], ...]:
    return (
        _column("game", _TEXT),
        _column("channel", sa.BigInteger()),
        _column("name", _TEXT),
        _column("version", _COUNT),
        _column("person", sa.BigInteger()),
        _column("at", sa.Double()),
    )

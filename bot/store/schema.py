"""The tables as the newest migration leaves them; a test compares the two.

Times are UTC epoch seconds. ``seq`` counts the rows of a chain from 1 without gaps, in the order of commits.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

# SQLite uses a primary key as the row id only if its declared type is INTEGER.
_Key = BigInteger().with_variant(Integer(), "sqlite")

people = Table(
    "people",
    metadata,
    # The only place that maps a person's random number to a Discord account.
    Column("person", _Key, primary_key=True, autoincrement=False),
    Column("account", BigInteger, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
)

guilds = Table(
    "guilds",
    metadata,
    Column("guild", _Key, primary_key=True, autoincrement=False),
    Column("tables", Integer, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("state_hash", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("snapshot", Text, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    # What time is running for at the table, as JSON; null if for nothing.
    Column("deadlines", Text),
    # A start reads only the living tables, however many have ended.
    Index("tables_living", "table_id", sqlite_where=text("ended = 0"), postgresql_where=text("NOT ended")),
)

# How many seconds the bot has been ready to answer in all: a single row.
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("one", _Key, primary_key=True, autoincrement=False),
    Column("ran", Double, nullable=False),
)

# The rules of each table, stored once; snapshots do not repeat them.
table_rules = Table(
    "table_rules",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("rules", Text, nullable=False),
    Column("hash", Text, nullable=False),
)

events = Table(
    "events",
    metadata,
    Column("seq", _Key, primary_key=True, autoincrement=False),
    Column("table_id", Text, ForeignKey("tables.table_id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("at", Double, nullable=False),
    Column("command", Text, nullable=False),
    # The hash of the state after the event, and the shape that state was written in. Hashes of different shapes differ.
    Column("state_hash", Text, nullable=False),
    Column("version", Integer, nullable=False),
    # How many ledger rows the event booked. This ties the ledger's length to the chain of events.
    Column("entries", Integer, nullable=False),
    Column("hash", Text, nullable=False),
    UniqueConstraint("table_id", "number", name="events_number_once"),
)

interactions = Table(
    "interactions",
    metadata,
    Column("interaction", _Key, primary_key=True, autoincrement=False),
    Column("event", BigInteger, ForeignKey("events.seq"), nullable=False),
)

# The parts of the record of each living table's match, one for each deal that has ended. They follow from the events.
deal_records = Table(
    "deal_records",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("hash", Text, nullable=False),
    # The number of the event that ended the deal, and the table as it stood then; null but for the newest deal.
    Column("event", Integer),
    Column("snapshot", Text),
)

texts = Table(
    "texts",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("event", BigInteger, ForeignKey("events.seq"), nullable=False, index=True),
    Column("text", Text, nullable=False),
)

ledger = Table(
    "ledger",
    metadata,
    Column("seq", _Key, primary_key=True, autoincrement=False),
    Column("event", BigInteger, ForeignKey("events.seq"), nullable=False, index=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    # Not a foreign key: when a person is forgotten, their row goes but their entries stay. Null for a computer.
    Column("person", BigInteger),
    Column("computer", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("zero_sum", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Column("hash", Text, nullable=False),
    # Whether the deal counts on no board. Null: it was booked before this was noted, and counts.
    Column("practice", Boolean),
    UniqueConstraint("table_id", "deal", "seat", name="ledger_seat_once"),
    # Boards are read from an index alone: the all-time board from the first, the board of a window from the second.
    Index("ledger_of_person", "guild", "person", "seq", "points", "won", "game", "practice"),
    Index("ledger_board", "guild", "at", "person", "points", "won", "game", "practice"),
)


def _of_a_place() -> tuple[Column[Any], ...]:
    """Whose rules these are (a server's have channel 0, a saved preset's a name), which version, by whom, and when."""
    return (
        Column("guild", BigInteger, nullable=False),
        Column("game", Text, nullable=False),
        Column("channel", BigInteger, nullable=False),
        Column("name", Text, nullable=False),
        Column("version", Integer, nullable=False),
        Column("person", BigInteger, nullable=False),
        Column("at", Double, nullable=False),
    )


# One row for each change of a place's rules.
house_rules = Table(
    "house_rules",
    metadata,
    Column("seq", _Key, primary_key=True, autoincrement=False),
    *_of_a_place(),
    # Null: the place had, or now has, no rules of its own.
    Column("before", Text),
    Column("after", Text),
    UniqueConstraint("guild", "game", "channel", "name", "version", name="house_rules_version_once"),
    Index("house_rules_history", "guild", "game", "seq"),
)

# What somebody was shown and has not answered yet.
house_proposals = Table(
    "house_proposals",
    metadata,
    Column("number", _Key, primary_key=True, autoincrement=False),
    *_of_a_place(),
    Column("rules", Text),
    Index("house_proposals_old", "guild", "at"),
)

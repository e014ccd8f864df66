"""The tables as the newest migration leaves them (a test holds both against each other).

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

# SQLite makes a primary key the row's own address only when its type reads INTEGER.
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
    # What time is running for there, as JSON; nothing: for nothing.
    Column("deadlines", Text),
    # A start reads the living tables only, however many have ended.
    Index("tables_living", "table_id", sqlite_where=text("ended = 0"), postgresql_where=text("NOT ended")),
)

# For how many seconds in all the bot has been ready to take an answer: one row.
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("one", _Key, primary_key=True, autoincrement=False),
    Column("ran", Double, nullable=False),
)

# What a table is played by, once: snapshots are kept without.
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
    # The hash of the state it led to, and the shape that state was written in: hashes of other shapes differ.
    Column("state_hash", Text, nullable=False),
    Column("version", Integer, nullable=False),
    # How many ledger rows the event booked: ties the ledger's length to this chain.
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
    # No foreign key: a forgotten person's row goes, the entries stay. Nobody's number: a computer.
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
    UniqueConstraint("table_id", "deal", "seat", name="ledger_seat_once"),
    # Boards are read from an index alone: of all time from the first, of a window from the second.
    Index("ledger_of_person", "guild", "person", "seq", "points", "won", "game"),
    Index("ledger_board", "guild", "at", "person", "points", "won", "game"),
)


def _of_a_place() -> tuple[Column[Any], ...]:
    """Whose rules (a server's: channel 0, a channel's, a preset's saved under a name), which version, by whom, when."""
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
    # Nothing: the place had, or has, no rules of its own.
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

"""The tables as the newest migration leaves them; a test compares the two.

Times are UTC epoch seconds. The keys and indexes of everything that belongs to a server begin with the server. So its
rows lie together and can be given to another process. The key of a game table is its server and its id.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKeyConstraint,
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
# SQLite holds any integer of 64 bits in a column of this type; elsewhere it would end at 32.
Count = Integer().with_variant(BigInteger(), "postgresql")
# Ordered by its bytes, as in SQLite, whatever the language of the server.
BytewiseText = Text().with_variant(Text(collation="C"), "postgresql")


def guild_column() -> Column[int]:
    return Column("guild", BigInteger, primary_key=True, autoincrement=False)


def _of_a_table() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["guild", "table_id"], ["tables.guild", "tables.table_id"])


def _of_an_event() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["guild", "event"], ["events.guild", "events.seq"])


# --- tables that belong to no server ---

people = Table(
    "people",
    metadata,
    # The only place that maps a person's random number to a Discord account.
    Column("person", _Key, primary_key=True, autoincrement=False),
    Column("account", BigInteger, nullable=False, unique=True),
    Column("name", BytewiseText, nullable=False),
    Column("at", Double, nullable=False),
)

# Each shard, and how many there are in all: who serves it, and until when, by the database's clock.
shards = Table(
    "shards",
    metadata,
    Column("shard", _Key, primary_key=True, autoincrement=False),
    Column("total", Count, nullable=False),
    # Of whoever took it last; 0 if nobody has.
    Column("epoch", BigInteger, nullable=False),
    # The process that serves it; null if it is free.
    Column("owner", BytewiseText),
    Column("until", Double, nullable=False),
    # For how many seconds, over all starts, it was ready to be answered.
    Column("ran", Double, nullable=False),
)

# When a session with Discord was last begun in each slot: Discord lets few begin at the same time.
sessions = Table(
    "sessions",
    metadata,
    Column("slot", _Key, primary_key=True, autoincrement=False),
    Column("begun", Double, nullable=False),
)

# A single row: the newest epoch that a process took.
epochs = Table(
    "epochs",
    metadata,
    Column("one", _Key, primary_key=True, autoincrement=False),
    Column("newest", BigInteger, nullable=False),
)

# The heads of several servers, bound together from time to time. It is one chain, numbered from 1 without gaps.
bindings = Table(
    "bindings",
    metadata,
    Column("number", _Key, primary_key=True, autoincrement=False),
    # Of the process that bound them.
    Column("epoch", BigInteger, nullable=False),
    Column("at", Double, nullable=False),
    # JSON: each server whose head has moved since it was last bound, with the number and hash of its newest row.
    Column("heads", BytewiseText, nullable=False),
    Column("hash", BytewiseText, nullable=False),
)

# --- the book of each server ---

# The head of each server's chain: the number and hash of its newest row, the epoch of the process that may add rows,
# and the number of the last row that was bound.
chains = Table(
    "chains",
    metadata,
    Column("guild", _Key, primary_key=True, autoincrement=False),
    Column("seq", BigInteger, nullable=False),
    Column("hash", BytewiseText, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("bound", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    guild_column(),
    Column("table_id", BytewiseText, primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("number", Count, nullable=False),
    Column("state_hash", BytewiseText, nullable=False),
    Column("version", Count, nullable=False),
    Column("snapshot", BytewiseText, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    # The table's deadlines, as JSON; null if it has none.
    Column("deadlines", BytewiseText),
    # What the table is known by while it sleeps, as JSON (``bot.tables.log.outlines``). Null: not known.
    Column("outline", BytewiseText),
    # A start reads only the living tables, however many have ended.
    Index("tables_living", "guild", "table_id", sqlite_where=text("ended = 0"), postgresql_where=text("NOT ended")),
)

# The rules of each table, stored once; snapshots do not repeat them.
table_rules = Table(
    "table_rules",
    metadata,
    guild_column(),
    Column("table_id", BytewiseText, primary_key=True),
    Column("rules", BytewiseText, nullable=False),
    Column("hash", BytewiseText, nullable=False),
    _of_a_table(),
)

# The events and ledger entries of a server form one chain. ``seq`` counts the rows of both from 1 without gaps, in the
# order of commits. An event takes a number, and its entries take the next ones.
events = Table(
    "events",
    metadata,
    guild_column(),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", BytewiseText, nullable=False),
    Column("number", Count, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("at", Double, nullable=False),
    Column("command", BytewiseText, nullable=False),
    # The hash of the state after the event, and the shape that state was written in. Hashes of different shapes differ.
    Column("state_hash", BytewiseText, nullable=False),
    Column("version", Count, nullable=False),
    # How many ledger rows the event booked.
    Column("entries", Count, nullable=False),
    # Whether it is the table's last.
    Column("ended", Boolean, nullable=False),
    # Discord's number of the press or command that led to it; null for a computer, a deadline or the shell.
    Column("interaction", BigInteger),
    Column("hash", BytewiseText, nullable=False),
    UniqueConstraint("guild", "table_id", "number", name="events_number_once"),
    UniqueConstraint("guild", "interaction", name="events_interaction_once"),
    _of_a_table(),
)

ledger = Table(
    "ledger",
    metadata,
    guild_column(),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("event", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("table_id", BytewiseText, nullable=False),
    Column("deal", Count, nullable=False),
    # -1, -2, ...: a correction of the deal, which adds points and neither a deal nor a win.
    Column("seat", Count, nullable=False),
    # Not a foreign key: when a person is forgotten, their row goes but their entries stay. Null for a computer.
    Column("person", BigInteger),
    Column("computer", BytewiseText, nullable=False),
    Column("points", Count, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("game", BytewiseText, nullable=False),
    Column("rules", BytewiseText, nullable=False),
    Column("rules_version", Count, nullable=False),
    Column("commitment", BytewiseText, nullable=False),
    Column("zero_sum", Boolean, nullable=False),
    # Whether the deal counts on no board.
    Column("practice", Boolean, nullable=False),
    # When the deal ended.
    Column("at", Double, nullable=False),
    Column("hash", BytewiseText, nullable=False),
    # Of a correction: who made it, and the hash of the reason. Null for what a deal booked.
    Column("actor", BigInteger),
    Column("reason", BytewiseText),
    # In a rated deal: the side of the seat. Null in any other, and in corrections.
    Column("rated_side", Count),
    # What the game counts of the seat, as JSON; null if that is nothing.
    Column("counted", BytewiseText),
    UniqueConstraint("guild", "table_id", "deal", "seat", name="ledger_seat_once"),
    # A person's page and statistics are read from an index alone, and so is the board of any window whose standings are
    # not kept.
    Index("ledger_of_person", "guild", "person", "seq", "points", "won", "game", "practice", "seat", "counted"),
    Index(
        "ledger_board",
        *("guild", "at", "channel", "game", "rules", "person", "points", "won", "practice", "seat"),
    ),
    _of_an_event(),
)

texts = Table(
    "texts",
    metadata,
    guild_column(),
    Column("hash", BytewiseText, primary_key=True),
    Column("event", BigInteger, nullable=False),
    Column("text", BytewiseText, nullable=False),
    Index("texts_of_event", "guild", "event"),
    _of_an_event(),
)

# The record of each living table's match, one part for each deal that has ended. It can be made from the events again.
deal_records = Table(
    "deal_records",
    metadata,
    guild_column(),
    Column("table_id", BytewiseText, primary_key=True),
    Column("deal", Count, primary_key=True, autoincrement=False),
    Column("text", BytewiseText, nullable=False),
    Column("hash", BytewiseText, nullable=False),
    # The number of the event that ended the deal, and the table after it; null where that was not kept.
    Column("event", Count),
    Column("snapshot", BytewiseText),
    _of_a_table(),
)

# --- what else is kept of a server ---

guilds = Table(
    "guilds",
    metadata,
    Column("guild", _Key, primary_key=True, autoincrement=False),
    # The number of its newest table.
    Column("tables", Count, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    guild_column(),
    Column("key", BytewiseText, primary_key=True),
    Column("value", BytewiseText, nullable=False),
)


def _of_a_place() -> tuple[Column[Any], ...]:
    """Which place the rules belong to (see ``bot.store.server.house_rules``), their version, who set them, and when."""
    return (
        Column("game", BytewiseText, nullable=False),
        Column("channel", BigInteger, nullable=False),
        Column("name", BytewiseText, nullable=False),
        Column("version", Count, nullable=False),
        Column("person", BigInteger, nullable=False),
        Column("at", Double, nullable=False),
    )


# One row for each change of a place's rules. ``seq`` counts a server's changes from 1.
house_rules = Table(
    "house_rules",
    metadata,
    guild_column(),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    *_of_a_place(),
    # Null: the place had, or now has, no rules of its own.
    Column("before", BytewiseText),
    Column("after", BytewiseText),
    UniqueConstraint("guild", "game", "channel", "name", "version", name="house_rules_version_once"),
    Index("house_rules_history", "guild", "game", "seq"),
)

# Proposals that somebody was shown and has not answered yet.
house_proposals = Table(
    "house_proposals",
    metadata,
    guild_column(),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    *_of_a_place(),
    Column("rules", BytewiseText),
    Index("house_proposals_old", "guild", "at"),
)

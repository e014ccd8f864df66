"""The tables of duplicate evenings, as the newest migration leaves them (see ``bot.store.schema``)."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, ForeignKeyConstraint, Index, Integer, Table, Text

from bot.store.schema import metadata

# As in ``bot.store.schema``.
_Count = Integer().with_variant(BigInteger(), "postgresql")
_Text = Text().with_variant(Text(collation="C"), "postgresql")


def _guild() -> Column[int]:
    return Column("guild", BigInteger, primary_key=True, autoincrement=False)


# Duplicate evenings: the same deals at several tables. ``number`` counts a server's evenings from 1.
evenings = Table(
    "evenings",
    metadata,
    _guild(),
    Column("number", _Count, primary_key=True, autoincrement=False),
    Column("game", _Text, nullable=False),
    Column("preset", _Text, nullable=False),
    # The rules and the chosen table options, as JSON.
    Column("rules", _Text, nullable=False),
    Column("options", _Text, nullable=False),
    Column("deals", _Count, nullable=False),
    # The level of the computers that play every deal in its other room; empty if its other rooms are tables.
    Column("against", _Text, nullable=False),
    # Who opened it.
    Column("person", BigInteger, nullable=False),
    # From which the seed of each of its deals follows, in hexadecimal. Whoever knows it knows all their cards.
    Column("seed", _Text, nullable=False),
    Column("at", Double, nullable=False),
)

# Which evening a table belongs to. A table that could not be opened afterwards has no row in ``tables``.
evening_tables = Table(
    "evening_tables",
    metadata,
    _guild(),
    Column("table_id", _Text, primary_key=True),
    Column("evening", _Count, nullable=False),
    ForeignKeyConstraint(["guild", "evening"], ["evenings.guild", "evenings.number"]),
    Index("evening_tables_of", "guild", "evening"),
)

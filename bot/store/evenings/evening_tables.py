"""The tables of duplicate evenings, as the newest migration leaves them (see ``bot.store.schema``)."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, ForeignKeyConstraint, Index, Table

from bot.store.schema import BytewiseText, Count, guild_column, metadata

# Duplicate evenings: the same deals at several tables. ``number`` counts a server's evenings from 1.
evenings = Table(
    "evenings",
    metadata,
    guild_column(),
    Column("number", Count, primary_key=True, autoincrement=False),
    Column("game", BytewiseText, nullable=False),
    Column("preset", BytewiseText, nullable=False),
    # The rules and the chosen table options, as JSON.
    Column("rules", BytewiseText, nullable=False),
    Column("options", BytewiseText, nullable=False),
    Column("deals", Count, nullable=False),
    # The level of the computers that play every deal in its other room; empty if its other rooms are tables.
    Column("against", BytewiseText, nullable=False),
    # Who opened it.
    Column("person", BigInteger, nullable=False),
    # From which the seed of each of its deals follows, in hexadecimal. Whoever knows it knows all their cards.
    Column("seed", BytewiseText, nullable=False),
    Column("at", Double, nullable=False),
)

# Which evening a table belongs to. A table that could not be opened afterwards has no row in ``tables``.
evening_tables = Table(
    "evening_tables",
    metadata,
    guild_column(),
    Column("table_id", BytewiseText, primary_key=True),
    Column("evening", Count, nullable=False),
    ForeignKeyConstraint(["guild", "evening"], ["evenings.guild", "evenings.number"]),
    Index("evening_tables_of", "guild", "evening"),
)

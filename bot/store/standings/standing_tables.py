"""The tables of standings and of seasons, as the newest migration leaves them (see ``bot.store.schema``)."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, Index, Table

from bot.store.schema import BytewiseText, Count, guild_column, metadata

# What a person's entries that count add up to: in a channel or the whole server (0); of a game, by one of its rule
# sets, by all variations of a preset (see ``preset_standings``), or by all (''); in a week, month or season that began
# at ``start``, or in all time (0).
standings = Table(
    "standings",
    metadata,
    guild_column(),
    # So early in the key, a booking finds all of a person's standings side by side.
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, primary_key=True, autoincrement=False),
    Column("game", BytewiseText, primary_key=True),
    Column("rules", BytewiseText, primary_key=True),
    Column("span", BytewiseText, primary_key=True),
    Column("start", Double, primary_key=True),
    Column("points", BigInteger, nullable=False),
    Column("deals", Count, nullable=False),
    Column("wins", Count, nullable=False),
    sqlite_with_rowid=False,  # its key is the table, and its only other index holds all that a board shows
)
Index(
    "standings_by_board",
    *(standings.c[name] for name in ("guild", "channel", "game", "rules", "span", "start", "person")),
    *(standings.c[name] for name in ("points", "deals", "wins")),
)

# The seasons of a server. ``number`` counts them from 1; no two have a moment in common.
seasons = Table(
    "seasons",
    metadata,
    guild_column(),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("name", BytewiseText, nullable=False),
    Column("start", Double, nullable=False),
    # Null: it goes on.
    Column("end", Double),
    # Who began it, and who ended it.
    Column("begun_by", BigInteger, nullable=False),
    Column("ended_by", BigInteger),
)

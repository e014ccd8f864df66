"""The tables of standings and of seasons, as the newest migration leaves them (see ``bot.store.schema``)."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, Index, Integer, Table, Text

from bot.store.schema import metadata

# As in ``bot.store.schema``.
_Count = Integer().with_variant(BigInteger(), "postgresql")
_Text = Text().with_variant(Text(collation="C"), "postgresql")


def _guild() -> Column[int]:
    return Column("guild", BigInteger, primary_key=True, autoincrement=False)


# What a person's entries that count add up to: in a channel or the whole server (0); of a game, by one of its rule
# sets, by a preset and all that was made from it (see ``preset_standings``), or by all (''); in a week, month or season
# that began at ``start``, or in all time (0).
standings = Table(
    "standings",
    metadata,
    _guild(),
    # So early in the key, a booking finds all of a person's standings side by side.
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, primary_key=True, autoincrement=False),
    Column("game", _Text, primary_key=True),
    Column("rules", _Text, primary_key=True),
    Column("span", _Text, primary_key=True),
    Column("start", Double, primary_key=True),
    Column("points", BigInteger, nullable=False),
    Column("deals", _Count, nullable=False),
    Column("wins", _Count, nullable=False),
    sqlite_with_rowid=False,  # its key is the table, and its only other index holds all that a board shows
)
Index(
    "standings_by_points",
    *(standings.c[name] for name in ("guild", "channel", "game", "rules", "span", "start")),
    standings.c.points.desc(),
    standings.c.wins.desc(),
    standings.c.person,
    standings.c.deals,
)

# The seasons of a server. ``number`` counts them from 1; no two have a moment in common.
seasons = Table(
    "seasons",
    metadata,
    _guild(),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("name", _Text, nullable=False),
    Column("start", Double, nullable=False),
    # Null: it goes on.
    Column("end", Double),
    # Who began it, and who ended it.
    Column("begun_by", BigInteger, nullable=False),
    Column("ended_by", BigInteger),
)

"""The tables of ratings and of rivals, as the newest migration leaves them (see ``bot.store.schema``)."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, Index, Table, text

from bot.store.schema import BytewiseText, Count, guild_column, metadata

RATINGS_LISTED = "deals >= 10"
"""The condition of the ratings that boards list (``DEALS_FOR_A_PLACE``), as the index states it: written otherwise, the
index is not used.
"""


def _of_a_game() -> tuple[Column[int], Column[str]]:
    return (
        guild_column(),
        Column("game", BytewiseText, primary_key=True),
    )


# How well each person plays a game, after all their rated deals of it in a server.
ratings = Table(
    "ratings",
    metadata,
    *_of_a_game(),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    # OpenSkill's estimate, and how sure it is.
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    # The same as people read it (``Skill.rating``).
    Column("rating", Count, nullable=False),
    Column("deals", Count, nullable=False),
    sqlite_with_rowid=False,
)
# A board is read from this index alone.
Index(
    "ratings_listed",
    *(ratings.c[name] for name in ("guild", "game")),
    ratings.c.rating.desc(),
    ratings.c.person,
    ratings.c.deals,
    sqlite_where=text(RATINGS_LISTED),
    postgresql_where=text(RATINGS_LISTED),
)

# How many rated deals of a game the same people have played on the last day on which they played any.
rated_groups = Table(
    "rated_groups",
    metadata,
    *_of_a_game(),
    # Their person numbers in order, between commas.
    Column("people", BytewiseText, primary_key=True),
    # Counted in UTC from the epoch.
    Column("day", Count, nullable=False),
    Column("deals", Count, nullable=False),
    sqlite_with_rowid=False,
)

# How many deals a person had with another that count, and in how many they had more points or fewer.
rivals = Table(
    "rivals",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("game", BytewiseText, primary_key=True),
    Column("other", BigInteger, primary_key=True, autoincrement=False),
    Column("deals", Count, nullable=False),
    Column("ahead", Count, nullable=False),
    Column("behind", Count, nullable=False),
    sqlite_with_rowid=False,
)

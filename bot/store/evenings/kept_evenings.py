"""Duplicate evenings of servers: what each deals, and which tables belong to it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import structlog
from sqlalchemy import Connection, Row, func, select
from sqlalchemy.dialects.postgresql import insert  # its form of ON CONFLICT is SQLite's, too

from bot.store.book.chain import Json
from bot.store.evenings.evening_tables import evening_tables, evenings
from bot.store.schema import tables
from bot.store.shards.shard import Shard

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class StoredEvening:
    """A duplicate evening: the same deals at all its tables."""

    guild: int
    number: int  # the number that people call it by; 0: the store gives it one
    game: str
    preset: str  # the name of the rules as chosen
    rules: Json
    options: tuple[str, ...]
    deals: int
    against: str  # the level of the computers in its other room; empty: its other rooms are tables
    person: int  # who opened it
    seed: str = field(repr=False)  # in hexadecimal; whoever knows it knows all its cards


def begin(connection: Connection, evening: StoredEvening, now: float) -> int:
    """Store a new evening, and return the number that it gets."""
    newest = select(func.coalesce(func.max(evenings.c.number), 0)).where(evenings.c.guild == evening.guild)
    number = int(connection.execute(newest).scalar_one()) + 1
    row = {
        "guild": evening.guild,
        "number": number,
        "game": evening.game,
        "preset": evening.preset,
        "rules": json.dumps(evening.rules, ensure_ascii=False),
        "options": json.dumps(evening.options),
        "deals": evening.deals,
        "against": evening.against,
        "person": evening.person,
        "seed": evening.seed,
        "at": now,
    }
    connection.execute(insert(evenings), row)
    return number


def add_table(connection: Connection, guild: int, number: int, table: str) -> None:
    """Store that a table belongs to an evening."""
    row = {"guild": guild, "table_id": table, "evening": number}
    connection.execute(insert(evening_tables).on_conflict_do_nothing(), row)


def running(connection: Connection, shard: Shard) -> list[tuple[StoredEvening, tuple[str, ...]]]:
    """The evenings of a shard of which a table has not ended, each with the ids of all its tables.

    One that is damaged is left out: its tables go on, each with seeds of its own.
    """
    its_table = (tables.c.guild == evening_tables.c.guild) & (tables.c.table_id == evening_tables.c.table_id)
    alive = select(evening_tables.c.guild, evening_tables.c.evening).join(tables, its_table)
    alive = alive.where(~tables.c.ended & shard.holds(tables.c.guild)).distinct()
    found = []
    for guild, number in connection.execute(alive).all():
        which = evenings.c.guild == guild, evenings.c.number == number
        evening = _evening(connection.execute(select(evenings).where(*which)).first())
        if evening is None:
            log.error("evening_left_out", guild=guild, evening=number, reason="its row in the store is damaged")
            continue
        of_it = evening_tables.c.guild == guild, evening_tables.c.evening == number
        ids = connection.scalars(select(evening_tables.c.table_id).where(*of_it).order_by(evening_tables.c.table_id))
        found.append((evening, tuple(ids)))
    return found


def _evening(row: Row[Any] | None) -> StoredEvening | None:
    """The evening of a row; None if there is none, or a value is damaged."""
    if row is None:
        return None
    try:
        bytes.fromhex(row.seed)
        rules, options = json.loads(row.rules), tuple(json.loads(row.options))
    except (ValueError, TypeError, RecursionError):
        return None
    return StoredEvening(
        guild=row.guild,
        number=row.number,
        game=row.game,
        preset=row.preset,
        rules=rules,
        options=options,
        deals=row.deals,
        against=row.against,
        person=row.person,
        seed=row.seed,
    )

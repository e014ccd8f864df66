"""Stored tables: what a start knows the living ones by, the newest snapshot of each, and the events of one.

Any value that is read may be damaged. Damage to one table never keeps another from being read.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog
from sqlalchemy import ColumnElement, Connection, Row, bindparam, func, select

from bot.store.book.chain import HIGHEST, Json, text_digest
from bot.store.book.writes import guild_of
from bot.store.schema import chains, events, table_rules, tables, texts
from bot.store.shards.shard import Shard

log = structlog.get_logger(__name__)

T = TypeVar("T")

_LAST_EVENT = (
    select(events)
    .where(events.c.guild == bindparam("of"), events.c.table_id == bindparam("table"))
    .order_by(events.c.number.desc())
    .limit(1)
)
_OF_A_PLACE = tuple(
    tables.c[name] for name in ("guild", "table_id", "channel", "number", "version", "at", "deadlines", "outline")
)
_AT_ONCE = 500  # bound values in one statement
_NEWEST_OF_A_SERVER = select(func.max(events.c.interaction)).where(events.c.guild == chains.c.guild).scalar_subquery()


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table's newest snapshot, as the database holds it."""

    table: str
    guild: int
    channel: int
    number: int  # of its last event
    state_hash: str
    version: int  # the shape of the snapshot
    written: str  # the snapshot as the database has it
    snapshot: Json | None  # the same, parsed; None if it is not JSON
    sound: bool  # whether the snapshot is what was saved
    rules: Json | None  # stored beside the snapshot; None if missing, or not what was saved
    at: float
    deadlines: Json = None  # the table's deadlines; the text itself if it is not JSON
    outline: Json | None = None  # as that of ``StoredPlace``


@dataclass(frozen=True, slots=True)
class StoredPlace:
    """A table that has not ended, as a start reads it: without its snapshot."""

    table: str
    guild: int
    channel: int
    number: int  # of its last event
    at: float  # when that was accepted; 0: damaged
    outline: Json | None  # what the table is known by; None if that cannot be read
    deadlines: Json  # as those of ``StoredTable``


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """One accepted command. ``texts`` holds its free texts that are still stored, by hash."""

    table: str
    number: int
    seq: int
    at: float
    command: Json
    state_hash: str
    version: int
    hash: str
    texts: Mapping[str, str]


def was_done(connection: Connection, guild: int, interaction: int) -> bool:
    """Whether an interaction in a server has already led to an event."""
    query = select(events.c.seq).where(events.c.guild == guild, events.c.interaction == interaction)
    return connection.execute(query).first() is not None


def newest_interaction(connection: Connection) -> int:
    """The highest number of a saved interaction. 0: none was saved; ``HIGHEST``: the number is damaged."""
    highest = connection.scalar(select(func.max(_NEWEST_OF_A_SERVER)).select_from(chains))
    if highest is None:
        return 0
    return highest if isinstance(highest, int) else HIGHEST


def places(connection: Connection, shard: Shard, of: Callable[[StoredPlace], T]) -> list[T]:
    """What ``of`` takes from each table of a shard that has not ended, without its snapshot, as ``living`` finds them.

    Only a few rows are in memory at a time: of very many, little would be left of the memory of all of them.
    """
    query = (
        select(*_OF_A_PLACE)
        .where(~tables.c.ended & shard.holds(tables.c.guild))
        .order_by(tables.c.guild, tables.c.table_id)
    )
    found, damaged = list[T](), list[Row[Any]]()
    for row in connection.execute(query.execution_options(yield_per=_AT_ONCE)):
        if row.guild == guild_of(_text(row.table_id)) and _is_whole(row):
            found.append(of(_stored_place(row, row)))
        else:
            damaged.append(row)
    placed = ((row, _place(connection, row)) for row in damaged)
    return found + [of(_stored_place(row, place)) for row, place in placed if place is not None]


def living(connection: Connection, shard: Shard, only: Collection[str] | None = None) -> list[StoredTable]:
    """The snapshots of all tables of a shard that have not ended, or ``only`` of those with these ids.

    Any value of a row may be damaged. If the channel or a number is, those of the table's last event count. Two kinds
    of rows are left out:

    - If the last event is damaged, too, nobody could be told of the table.
    - If the row's id does not name its server, nothing more could be saved for the table.
    """
    if only is None:
        return _tables(connection, ~tables.c.ended & shard.holds(tables.c.guild))
    wanted, found = sorted(only), list[StoredTable]()
    for start in range(0, len(wanted), _AT_ONCE):
        some = wanted[start : start + _AT_ONCE]
        those = tables.c.guild.in_({guild_of(table) for table in some}) & tables.c.table_id.in_(some)
        found += _tables(connection, those & ~tables.c.ended)
    return found


def ended(connection: Connection, table: str) -> StoredTable | None:
    """The last snapshot of a table that has ended; None if no such table has, or its row is damaged."""
    its_row = (tables.c.guild == guild_of(table)) & (tables.c.table_id == table)
    return next(iter(_tables(connection, its_row & tables.c.ended)), None)


def _tables(connection: Connection, which: ColumnElement[bool]) -> list[StoredTable]:
    its_rules = (table_rules.c.guild == tables.c.guild) & (table_rules.c.table_id == tables.c.table_id)
    apart = tables.outerjoin(table_rules, its_rules)
    query = select(tables, table_rules.c.rules, table_rules.c.hash.label("rules_hash")).select_from(apart)
    rows = connection.execute(query.where(which).order_by(tables.c.guild, tables.c.table_id))
    placed = ((row, _place(connection, row)) for row in rows.all())
    return [_stored_table(row, place) for row, place in placed if place is not None]


def _place(connection: Connection, row: Row[Any]) -> Row[Any] | None:
    """The row with a table's channel, number and version: its own, or its last event's; None if both are damaged."""
    if row.guild == guild_of(_text(row.table_id)):
        if _is_whole(row):
            return row
        found = _last_event(connection, row.table_id)
        if found is not None and _is_whole(found):
            return found
    log.error("table_left_out", table=str(row.table_id), reason="its row in the store is damaged")
    return None


def _is_whole(row: Row[Any]) -> bool:
    return all(isinstance(number, int) for number in (row.channel, row.number, row.version))


def _stored_place(row: Row[Any], place: Row[Any]) -> StoredPlace:
    return StoredPlace(
        table=row.table_id,
        guild=row.guild,
        channel=place.channel,
        number=place.number,
        at=row.at if isinstance(row.at, float) else 0.0,
        outline=_outline(row),
        deadlines=_deadlines(row),
    )


def _stored_table(row: Row[Any], place: Row[Any]) -> StoredTable:
    written, rules = _text(row.snapshot), _text(row.rules)
    return StoredTable(
        table=row.table_id,
        guild=row.guild,
        channel=place.channel,
        number=place.number,
        state_hash=row.state_hash,
        version=place.version,
        written=written,
        snapshot=_read(written),
        sound=text_digest(written) == row.state_hash,
        rules=_read(rules) if text_digest(rules) == row.rules_hash else None,
        at=row.at,
        deadlines=_deadlines(row),
        outline=_outline(row),
    )


def _outline(row: Row[Any]) -> Json | None:
    """What a table is known by; None if that is missing, or no JSON."""
    return None if row.outline is None else _read(_text(row.outline))


def _deadlines(row: Row[Any]) -> Json:
    """A table's deadlines; the text itself if it is not JSON."""
    return None if row.deadlines is None else _read(_text(row.deadlines)) or _text(row.deadlines)


def _text(value: object) -> str:
    """A column's value as text, since SQLite may hold a value of another type than the column's."""
    return value if isinstance(value, str) else repr(value)


def _read(written: str) -> Json | None:
    try:
        return json.loads(written)
    except (ValueError, RecursionError):
        return None


def of_table(connection: Connection, table: str, after: int = 0, up_to: int = HIGHEST) -> list[StoredEvent]:
    """A table's events in order, from the one after ``after`` to number ``up_to``, each with its free texts."""
    aside: dict[int, dict[str, str]] = {}
    its_own = (events.c.guild == guild_of(table), events.c.table_id == table)
    wanted = (*its_own, events.c.number > after, events.c.number <= up_to)
    of_its_event = (events.c.guild == texts.c.guild) & (events.c.seq == texts.c.event)
    for row in connection.execute(select(texts).join(events, of_its_event).where(*wanted)):
        aside.setdefault(row.event, {})[row.hash] = row.text
    rows = connection.execute(select(events).where(*wanted).order_by(events.c.number))
    return [
        StoredEvent(
            table=table,
            number=row.number,
            seq=row.seq,
            at=row.at,
            command=json.loads(row.command),
            state_hash=row.state_hash,
            version=row.version,
            hash=row.hash,
            texts=aside.get(row.seq, {}),
        )
        for row in rows
    ]


def last_number(connection: Connection, table: str, stated: object) -> int:
    """The number of a table's last event: as ``stated`` in the table's row, or from the event if that is damaged."""
    if isinstance(stated, int):
        return stated
    found = _last_event(connection, table)
    return 0 if found is None else int(found.number)


def _last_event(connection: Connection, table: str) -> Row[Any] | None:
    """The row of a table's last event; None if it has none."""
    return connection.execute(_LAST_EVENT, {"of": guild_of(table), "table": table}).first()

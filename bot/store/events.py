"""Events and snapshots: what was accepted at each table, in order, and where that led."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import ledger
from bot.store.chain import Head, Json, canonical, text_digest
from bot.store.change import Change, Saved
from bot.store.errors import AlreadyDone, NotNext, StoreUnusable
from bot.store.schema import events, interactions, tables, texts

_Columns = dict[str, Any]


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table's newest snapshot; ``number`` is its last event's, ``version`` the snapshot's shape."""

    table: str
    guild: int
    channel: int
    number: int
    state_hash: str
    version: int
    snapshot: Json
    at: float


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """One accepted command; ``texts`` holds the free texts set aside with it, by hash, as far as they are kept."""

    table: str
    number: int
    seq: int
    at: float
    command: Json
    state_hash: str
    version: int
    hash: str
    texts: Mapping[str, str]


async def save(connection: AsyncConnection, changes: Sequence[Change], now: float) -> list[Saved]:
    """Write changes, each with event, snapshot, de-duplication and ledger rows, in a handful of statements.

    Raises:
        AlreadyDone, NotNext, AlreadyBooked: one of them contradicts what is stored.
        ValueError: one of them is not writable, or contradicts itself.
    """
    snapshots = [_checked(change) for change in changes]
    await _refuse_done(connection, changes)
    known = await _refuse_unordered(connection, changes)
    await ledger.refuse_booked(connection, changes)

    head = await _head(connection)
    rows: list[_Columns] = []
    for change in changes:
        row, head = head.extend(_event_row(change, now))
        rows.append(row)
    newest = {change.table: _table_row(change, text, now) for change, text in zip(changes, snapshots, strict=True)}

    await _replace_snapshots(connection, newest, known)
    await connection.execute(insert(events), rows)
    placed = [(change, row["seq"]) for change, row in zip(changes, rows, strict=True)]
    await _write_beside(connection, placed)
    await ledger.book(connection, placed, now)
    return [Saved(row["seq"], row["hash"], now) for row in rows]


def _checked(change: Change) -> str:
    """The snapshot's canonical JSON, once the change is seen to be true in itself."""
    written = canonical(change.snapshot)
    if text_digest(written) != change.state_hash:
        raise ValueError(f"the state hash of event {change.number} of {change.table} is not its snapshot's digest")
    ledger.refuse_unbalanced(change)
    for name, kept in change.texts.items():
        if text_digest(kept) != name:
            raise ValueError(
                f"a text of event {change.number} of {change.table} does not have the hash it stands under"
            )
    return written


async def _refuse_done(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    ids = [change.interaction for change in changes if change.interaction is not None]
    if not ids:
        return
    query = (
        select(interactions.c.interaction, events.c.table_id, events.c.number)
        .join(events, events.c.seq == interactions.c.event)
        .where(interactions.c.interaction.in_(ids))
    )
    done = {row.interaction: (row.table_id, row.number) for row in await connection.execute(query)}
    for change in changes:
        if change.interaction is None:
            continue
        if change.interaction in done:
            raise AlreadyDone(change.interaction, *done[change.interaction])
        done[change.interaction] = (change.table, change.number)


async def _refuse_unordered(connection: AsyncConnection, changes: Sequence[Change]) -> frozenset[str]:
    """Hold each change against its table's last event; the tables that are stored already."""
    query = select(tables.c.table_id, tables.c.number, tables.c.ended).where(
        tables.c.table_id.in_({change.table for change in changes})
    )
    last = {row.table_id: (row.number, row.ended) for row in await connection.execute(query)}
    known = frozenset(last)
    for change in changes:
        number, ended = last.get(change.table, (0, False))
        if ended or change.number != number + 1:
            raise NotNext(change.table, change.number, number, ended=ended)
        last[change.table] = (change.number, change.ended)
    return known


async def _head(connection: AsyncConnection) -> Head:
    row = (await connection.execute(select(events.c.seq, events.c.hash).order_by(events.c.seq.desc()).limit(1))).first()
    return Head() if row is None else Head(row.seq, row.hash)


def _event_row(change: Change, now: float) -> _Columns:
    return {
        "table_id": change.table,
        "number": change.number,
        "guild": change.guild,
        "channel": change.channel,
        "at": now,
        "command": canonical(change.command),
        "state_hash": change.state_hash,
        "version": change.version,
        "entries": len(change.entries),
    }


def _table_row(change: Change, snapshot: str, now: float) -> _Columns:
    return {
        "table_id": change.table,
        "guild": change.guild,
        "channel": change.channel,
        "number": change.number,
        "state_hash": change.state_hash,
        "version": change.version,
        "snapshot": snapshot,
        "ended": change.ended,
        "at": now,
    }


async def _replace_snapshots(
    connection: AsyncConnection, newest: Mapping[str, _Columns], known: frozenset[str]
) -> None:
    if fresh := [row for table, row in newest.items() if table not in known]:
        await connection.execute(insert(tables), fresh)
    if later := [{**row, "of": table} for table, row in newest.items() if table in known]:
        replaced = ("guild", "channel", "number", "state_hash", "version", "snapshot", "ended", "at")
        statement = (
            update(tables)
            .where(tables.c.table_id == bindparam("of"))
            .values({name: bindparam(name) for name in replaced})
        )
        await connection.execute(statement, later)


async def _write_beside(connection: AsyncConnection, placed: Sequence[tuple[Change, int]]) -> None:
    done = [
        {"interaction": change.interaction, "event": seq} for change, seq in placed if change.interaction is not None
    ]
    if done:
        await connection.execute(insert(interactions), done)
    aside = [
        {"hash": name, "event": seq, "text": kept} for change, seq in placed for name, kept in change.texts.items()
    ]
    if aside:
        await connection.execute(insert(texts), aside)


async def was_done(connection: AsyncConnection, interaction: int) -> bool:
    """Whether an interaction led to an event."""
    query = select(interactions.c.event).where(interactions.c.interaction == interaction)
    return (await connection.execute(query)).first() is not None


async def living(connection: AsyncConnection) -> list[StoredTable]:
    """Snapshots of all tables that have not ended.

    Raises:
        StoreUnusable: a snapshot cannot be read.
    """
    rows = await connection.execute(select(tables).where(tables.c.ended.is_(False)).order_by(tables.c.table_id))
    return [_stored_table(row) for row in rows]


def _stored_table(row: Row[Any]) -> StoredTable:
    try:
        snapshot = json.loads(row.snapshot)
    except ValueError as error:
        raise StoreUnusable(f"the snapshot of table {row.table_id} is unreadable: {error}") from error
    return StoredTable(row.table_id, row.guild, row.channel, row.number, row.state_hash, row.version, snapshot, row.at)


async def of_table(connection: AsyncConnection, table: str) -> list[StoredEvent]:
    """A table's events in order, each with the texts set aside for it."""
    aside: dict[int, dict[str, str]] = {}
    query = select(texts).join(events, events.c.seq == texts.c.event).where(events.c.table_id == table)
    for row in await connection.execute(query):
        aside.setdefault(row.event, {})[row.hash] = row.text
    rows = await connection.execute(select(events).where(events.c.table_id == table).order_by(events.c.number))
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

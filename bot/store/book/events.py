"""Events and snapshots: what was accepted at each table, in order, and where that led."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from bot.store.book import ledger
from bot.store.book.chain import Head, Written, canonical, text_digest
from bot.store.book.change import Change, Saved
from bot.store.book.stored import last_number
from bot.store.errors import AlreadyDone, NotNext
from bot.store.schema import events, interactions, table_rules, tables, texts

_Columns = dict[str, Any]

# The statements that commits execute, built once.
_HEAD = select(events.c.seq, events.c.hash).order_by(events.c.seq.desc()).limit(1)
_DONE = (
    select(interactions.c.interaction, events.c.table_id, events.c.number)
    .join(events, events.c.seq == interactions.c.event)
    .where(interactions.c.interaction.in_(bindparam("interactions", expanding=True)))
)
_LAST = select(tables.c.table_id, tables.c.number, tables.c.ended).where(
    tables.c.table_id.in_(bindparam("tables", expanding=True))
)
_REPLACED = ("guild", "channel", "number", "state_hash", "version", "snapshot", "ended", "at", "deadlines")
_ADD_EVENTS = insert(events)
_ADD_TABLES = insert(tables)
_REPLACE_TABLES = (
    update(tables).where(tables.c.table_id == bindparam("of")).values({name: bindparam(name) for name in _REPLACED})
)
_ADD_INTERACTIONS = insert(interactions)
_ADD_TEXTS = insert(texts)
_DROP_RULES = delete(table_rules).where(table_rules.c.table_id.in_(bindparam("tables", expanding=True)))
_ADD_RULES = insert(table_rules)


def save(connection: Connection, accepted: Sequence[tuple[Change, float]]) -> list[Saved]:
    """Write several changes, each with its event, snapshot, interaction and ledger rows, in a handful of statements.

    Each change comes with the time at which it was accepted.

    Raises:
        AlreadyDone, NotNext, AlreadyBooked: one of them contradicts what is stored.
        ValueError: one of them cannot be written, or contradicts itself.
    """
    changes = [change for change, _ in accepted]
    for change in changes:
        _refuse_untrue(change)
    _refuse_done(connection, changes)
    known = _refuse_unordered(connection, changes)
    books = any(change.entries for change in changes)
    if books:
        ledger.refuse_booked(connection, changes)

    head = _head(connection)
    rows: list[_Columns] = []
    for change, at in accepted:
        row, head = head.extend(_event_row(change, at))
        rows.append(row)
    newest = {change.table: _table_row(change, at) for change, at in accepted}

    _replace_snapshots(connection, newest, known)
    _keep_rules(connection, {change.table: change.rules for change in changes if change.rules is not None})
    connection.execute(_ADD_EVENTS, rows)
    saved = [Saved(row["seq"], row["hash"], row["at"]) for row in rows]
    placed = list(zip(changes, saved, strict=True))
    _write_beside(connection, placed)
    if books:
        ledger.book(connection, placed)
    return saved


def _refuse_untrue(change: Change) -> None:
    if change.entries:
        ledger.refuse_unbalanced(change)
    for name, kept in change.texts.items():
        if text_digest(kept) != name:
            raise ValueError(
                f"a text of event {change.number} of {change.table} does not have the hash it stands under"
            )


def _refuse_done(connection: Connection, changes: Sequence[Change]) -> None:
    ids = [change.interaction for change in changes if change.interaction is not None]
    if not ids:
        return
    stored = connection.execute(_DONE, {"interactions": ids})
    done = {row.interaction: (row.table_id, row.number) for row in stored}
    for change in changes:
        if change.interaction is None:
            continue
        if change.interaction in done:
            raise AlreadyDone(change.interaction, *done[change.interaction])
        done[change.interaction] = (change.table, change.number)


def _refuse_unordered(connection: Connection, changes: Sequence[Change]) -> frozenset[str]:
    """Check each change against its table's last event; return the tables that are already stored."""
    stored = connection.execute(_LAST, {"tables": list({change.table for change in changes})})
    last = {row.table_id: (last_number(connection, row.table_id, row.number), row.ended) for row in stored}
    known = frozenset(last)
    for change in changes:
        number, ended = last.get(change.table, (0, False))
        if ended or change.number != number + 1:
            raise NotNext(change.table, change.number, number, ended=ended)
        last[change.table] = (change.number, change.ended)
    return known


def _head(connection: Connection) -> Head:
    row = connection.execute(_HEAD).first()
    return Head() if row is None else Head(row.seq, row.hash)


def _event_row(change: Change, at: float) -> _Columns:
    return {
        "table_id": change.table,
        "number": change.number,
        "guild": change.guild,
        "channel": change.channel,
        "at": at,
        "command": canonical(change.command),
        "state_hash": change.snapshot.hash,
        "version": change.version,
        "entries": len(change.entries),
    }


def _table_row(change: Change, at: float) -> _Columns:
    return {
        "table_id": change.table,
        "guild": change.guild,
        "channel": change.channel,
        "number": change.number,
        "state_hash": change.snapshot.hash,
        "version": change.version,
        "snapshot": change.snapshot.text,
        "ended": change.ended,
        "at": at,
        "deadlines": canonical(change.deadlines) if change.deadlines else None,
    }


def _replace_snapshots(connection: Connection, newest: Mapping[str, _Columns], known: frozenset[str]) -> None:
    if fresh := [row for table, row in newest.items() if table not in known]:
        connection.execute(_ADD_TABLES, fresh)
    # SQLAlchemy sets every column that it is given; a table's id among them would be written once more.
    if later := [
        {"of": table} | {name: row[name] for name in _REPLACED} for table, row in newest.items() if table in known
    ]:
        connection.execute(_REPLACE_TABLES, later)


def _keep_rules(connection: Connection, rules: Mapping[str, Written]) -> None:
    if rules:
        connection.execute(_DROP_RULES, {"tables": list(rules)})
        rows = [{"table_id": table, "rules": one.text, "hash": one.hash} for table, one in rules.items()]
        connection.execute(_ADD_RULES, rows)


def _write_beside(connection: Connection, placed: Sequence[tuple[Change, Saved]]) -> None:
    done = [
        {"interaction": change.interaction, "event": saved.seq}
        for change, saved in placed
        if change.interaction is not None
    ]
    if done:
        connection.execute(_ADD_INTERACTIONS, done)
    aside = [
        {"hash": name, "event": saved.seq, "text": kept}
        for change, saved in placed
        for name, kept in change.texts.items()
    ]
    if aside:
        connection.execute(_ADD_TEXTS, aside)

"""What ``doctor`` asks the store: are the chains unbroken, do the books balance, is the file sound?"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import chain, islice
from typing import Any

from sqlalchemy import Connection, Row, Table, and_, func, select, text

from bot.store.book.chain import FIRST, digest, link, text_digest
from bot.store.schema import events, ledger, table_rules, tables, texts

RULES_APART = 6
"""From this shape on, snapshots are stored without the rules."""
_AT_ONCE = 1000
_MOST_LINES = 100
_STREAMED = {"stream_results": True}


def faults(connection: Connection) -> list[str]:
    """One line for each fault found, up to a hundred; empty when all is well."""
    looks = (_file, _events, _ledger, _snapshots, _rules, _bookings, _sums, _texts)
    found = list(islice(chain.from_iterable(look(connection) for look in looks), _MOST_LINES))
    return found if len(found) < _MOST_LINES else [*found, "and perhaps more"]


def _file(connection: Connection) -> Iterator[str]:
    if connection.dialect.name != "sqlite":
        return
    for (line,) in connection.execute(text("PRAGMA integrity_check")):
        if line != "ok":
            yield f"file: {line}"
    for row in connection.execute(text("PRAGMA foreign_key_check")):
        yield f"file: a row of {row[0]} refers to a row of {row[2]} that is missing"


def _events(connection: Connection) -> Iterator[str]:
    return _broken_links(connection, events)


def _ledger(connection: Connection) -> Iterator[str]:
    return _broken_links(connection, ledger)


def _broken_links(connection: Connection, chained: Table) -> Iterator[str]:
    """Each row whose number or hash does not follow from the row before it."""
    seq, previous = 0, FIRST
    for row in _in_order(connection, chained):
        columns = dict(row._mapping)
        stated = columns.pop("hash")
        if row.seq != seq + 1:
            yield f"{chained.name}: row {row.seq} follows row {seq}; rows are missing between"
        if not _links(previous, columns, stated):
            yield f"{chained.name}: row {row.seq} was changed, or the row before it"
        seq, previous = row.seq, str(stated)


def _links(previous: str, columns: Mapping[str, Any], stated: str) -> bool:
    try:
        return link(previous, columns) == stated
    except ValueError:  # a value that is never written
        return False


def _in_order(connection: Connection, chained: Table) -> Iterator[Row[Any]]:
    last = 0
    while True:
        query = select(chained).where(chained.c.seq > last).order_by(chained.c.seq).limit(_AT_ONCE)
        rows = connection.execute(query).all()
        if not rows:
            return
        yield from rows
        last = rows[-1].seq


def _snapshots(connection: Connection) -> Iterator[str]:
    """Each table whose snapshot is not the state after its last event, or whose events are not numbered 1, 2, 3, ..."""
    counts = (
        select(events.c.table_id, func.count().label("count"), func.max(events.c.number).label("last"))
        .group_by(events.c.table_id)
        .subquery()
    )
    newest = and_(events.c.table_id == tables.c.table_id, events.c.number == counts.c.last)
    query = (
        select(
            tables,
            counts.c.count,
            counts.c.last,
            events.c.state_hash.label("led_to"),
            events.c.version.label("shape"),
        )
        .outerjoin(counts, counts.c.table_id == tables.c.table_id)
        .outerjoin(events, newest)
        .order_by(tables.c.table_id)
    )
    for row in connection.execute(query, execution_options=_STREAMED):
        if not row.number == row.last == row.count:
            yield f"table {row.table_id}: its snapshot is of event {row.number}, of events there are {row.count}"
        elif not text_digest(str(row.snapshot)) == row.state_hash == row.led_to:
            yield f"table {row.table_id}: its snapshot is not the state its last event led to"
        elif row.version != row.shape:
            yield f"table {row.table_id}: its snapshot is of shape {row.version}, its last event's of {row.shape}"


def _rules(connection: Connection) -> Iterator[str]:
    """Each living table whose rules are missing, or are not those it was opened with."""
    opened = and_(events.c.table_id == tables.c.table_id, events.c.number == 1)
    query = (
        select(tables, table_rules.c.rules, table_rules.c.hash, events.c.command)
        .outerjoin(table_rules, table_rules.c.table_id == tables.c.table_id)
        .outerjoin(events, opened)
        .order_by(tables.c.table_id)
    )
    for row in connection.execute(query, execution_options=_STREAMED):
        if row.rules is None:
            if row.version >= RULES_APART and not row.ended:
                yield f"table {row.table_id}: its rules are missing"
        elif text_digest(str(row.rules)) != row.hash or _other_rules(row.command, row.hash):
            yield f"table {row.table_id}: its rules are not those it was opened with"


def _other_rules(command: str | None, kept: str) -> bool:
    """Whether the command that opened a table names other rules. An unreadable command is left to the chain check."""
    try:
        rules = json.loads(command or "").get("rules")
    except (ValueError, AttributeError):
        return False
    return rules is not None and digest(rules) != kept


def _bookings(connection: Connection) -> Iterator[str]:
    """Each event whose number of booked entries differs from the ledger's."""
    booked = select(ledger.c.event, func.count().label("count")).group_by(ledger.c.event).subquery()
    count = func.coalesce(booked.c.count, 0)
    query = (
        select(events.c.seq, events.c.entries, count.label("count"))
        .outerjoin(booked, booked.c.event == events.c.seq)
        .where(events.c.entries != count)
        .order_by(events.c.seq)
    )
    for row in connection.execute(query):
        yield f"ledger: event {row.seq} booked {row.entries} entries, there are {row.count}"


def _sums(connection: Connection) -> Iterator[str]:
    """Each deal whose points should sum to zero but do not."""
    total = func.sum(ledger.c.points)
    query = (
        select(ledger.c.table_id, ledger.c.deal, total.label("total"))
        .where(ledger.c.zero_sum)
        .group_by(ledger.c.table_id, ledger.c.deal)
        .having(total != 0)
    )
    for row in connection.execute(query):
        yield f"ledger: deal {row.deal} at table {row.table_id} sums to {row.total}, not to zero"


def _texts(connection: Connection) -> Iterator[str]:
    """Each free text that does not match the hash it is stored under."""
    for row in connection.execute(select(texts), execution_options=_STREAMED):
        if text_digest(str(row.text)) != row.hash:
            yield f"texts: a text of event {row.event} was changed"

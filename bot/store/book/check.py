"""The store's checks for ``doctor``: are the chains unbroken, do the books balance, is the file sound?"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from heapq import merge
from itertools import chain, groupby, islice
from typing import Any

from sqlalchemy import (
    Boolean,
    ColumnElement,
    Connection,
    Integer,
    Row,
    Table,
    and_,
    bindparam,
    func,
    select,
    text,
    type_coerce,
    union_all,
)

from bot.store.book.bindings import read_heads
from bot.store.book.chain import Head, digest, link, text_digest
from bot.store.schema import bindings, chains, deal_records, epochs, events, ledger, table_rules, tables, texts

_MOST_LINES = 100
_STREAMED = {"stream_results": True}
_BOUND = union_all(
    *(
        select(chained.c.hash).where(chained.c.guild == bindparam("of"), chained.c.seq == bindparam("at_seq"))
        for chained in (events, ledger)
    )
)


def faults(connection: Connection) -> list[str]:
    """One line for each fault, with its server, up to a hundred lines; empty if all is well."""
    looks = (_file, _chains, _owners, _bindings, _snapshots, _rules, _records, _sums, _texts)
    found = list(islice(chain.from_iterable(look(connection) for look in looks), _MOST_LINES))
    return found if len(found) < _MOST_LINES else [*found, "and perhaps more"]


def _file(connection: Connection) -> Iterator[str]:
    """Each fault that only an SQLite file can have."""
    if connection.dialect.name != "sqlite":
        return
    for (line,) in connection.execute(text("PRAGMA integrity_check")):
        if line != "ok":
            yield f"file: {line}"
    for row in connection.execute(text("PRAGMA foreign_key_check")):
        yield f"file: a row of {row[0]} refers to a row of {row[2]} that is missing"
    for table in (tables, events, ledger):
        for column in (one for one in table.columns if isinstance(one.type, Boolean)):
            neither = select(table.c.guild).where(type_coerce(column, Integer).not_in((0, 1)))
            for guild in connection.scalars(neither):
                yield f"server {guild}: “{column.name}” of a row of {table.name} is neither true nor false"


# --- the chain of each server ---


@dataclass(slots=True)
class _ChainSoFar:
    """How far a server's chain has been followed, and how many entries its newest event has booked so far."""

    guild: Any
    head: Head = field(default_factory=Head)
    event: Any = None  # the row of the newest event
    booked: int = 0

    def follow(self, chained: Table, row: Row[Any]) -> Iterator[str]:
        """Each fault of the next row."""
        columns = dict(row._mapping)
        stated = columns.pop("hash")
        if row.seq != self.head.seq + 1:
            yield f"server {self.guild}: row {row.seq} follows row {self.head.seq}; rows are missing between"
        if not _links(self.head.hash, columns, stated):
            yield f"server {self.guild}: row {row.seq}, of {chained.name}, was changed, or the row before it"
        if chained is events:
            yield from self.end()
            self.event, self.booked = row, 0
        elif self.event is not None and row.event == self.event.seq:
            self.booked += 1
        else:
            yield f"server {self.guild}: row {row.seq} is booked by event {row.event}, which does not stand before it"
        self.head = Head(row.seq if isinstance(row.seq, int) else self.head.seq + 1, str(stated))

    def end(self) -> Iterator[str]:
        """The fault of the newest event, if it states another number of entries than follow it."""
        if self.event is not None and self.event.entries != self.booked:
            stated = f"event {self.event.seq} booked {self.event.entries} entries, there are {self.booked}"
            yield f"server {self.guild}: {stated}"


def _chains(connection: Connection) -> Iterator[str]:
    """Each row that does not follow from the row before it, and each head that is not the newest row."""
    heads = {row.guild: (row.seq, row.hash) for row in connection.execute(select(chains))}
    rows = merge(_in_order(connection, events), _in_order(connection, ledger), key=lambda one: _place(one[1]))
    for guild, course in groupby(rows, key=lambda one: one[1].guild):
        followed = _ChainSoFar(guild)
        for chained, row in course:
            yield from followed.follow(chained, row)
        yield from followed.end()
        yield from _other_head(guild, heads.pop(guild, None), followed.head)
    for guild, stated in heads.items():
        yield from _other_head(guild, stated, Head())


def _other_head(guild: Any, stated: tuple[Any, Any] | None, newest: Head) -> Iterator[str]:
    if stated is None:
        yield f"server {guild}: its chain has no head"
    elif stated != (newest.seq, newest.hash):
        yield f"server {guild}: its newest row is {newest.seq}; its head is another, {stated[0]}"


def _owners(connection: Connection) -> Iterator[str]:
    """Each head whose owner is newer than any process that is known."""
    newest = connection.scalar(select(epochs.c.newest)) or 0
    if not isinstance(newest, int):
        yield f"the newest process is damaged: {newest}"
        return
    for row in connection.execute(select(chains).where(chains.c.epoch > newest).order_by(chains.c.guild)):
        yield f"server {row.guild}: its head is of process {row.epoch}, but the newest process is {newest}"


def _in_order(connection: Connection, chained: Table) -> Iterator[tuple[Table, Row[Any]]]:
    query = select(chained).order_by(chained.c.guild, chained.c.seq)
    for row in connection.execute(query, execution_options=_STREAMED):
        yield chained, row


def _place(row: Row[Any]) -> tuple[Any, ...]:
    """A row's sort key among all rows. Damaged values of other types come last, as in SQLite."""
    return tuple((type(value).__name__ not in ("int", "float"), _ordered(value)) for value in (row.guild, row.seq))


def _ordered(value: Any) -> Any:
    return value if isinstance(value, int | float) else repr(value)


def _links(previous: str, columns: Mapping[str, Any], stated: str) -> bool:
    try:
        return link(previous, columns) == stated
    except ValueError:  # a value that the bot never writes
        return False


# --- the heads that were bound together ---


def _bindings(connection: Connection) -> Iterator[str]:
    """Each binding that does not follow from the one before it, and each bound row that has changed since."""
    before, bound = Head(), dict[int, int]()
    for row in connection.execute(select(bindings).order_by(bindings.c.number)).all():
        columns = dict(row._mapping)
        stated = columns.pop("hash")
        if row.number != before.seq + 1:
            yield f"bindings: {row.number} follows {before.seq}; some are missing between"
        if not _links(before.hash, columns, stated):
            yield f"bindings: {row.number} was changed, or the one before it"
        before = Head(row.number, str(stated))
        try:
            named = read_heads(str(row.heads))
        except ValueError:
            continue  # it was changed, which is reported above
        for guild, head in named.items():
            bound[guild] = head.seq
            yield from _unbound(connection, guild, head, row.number)
    for row in connection.execute(select(chains.c.guild, chains.c.bound).order_by(chains.c.guild)):
        if row.bound != bound.get(row.guild, 0):
            yield f"server {row.guild}: it was bound up to row {row.bound}, but the binding is missing"


def _unbound(connection: Connection, guild: int, head: Head, number: int) -> Iterator[str]:
    found = list(connection.scalars(_BOUND, {"of": guild, "at_seq": head.seq}))
    if not found:
        yield f"server {guild}: row {head.seq} is missing, which binding {number} names"
    elif found != [head.hash]:
        yield f"server {guild}: row {head.seq} is not the one that binding {number} names"


# --- what follows from the chains ---


def _snapshots(connection: Connection) -> Iterator[str]:
    """Each table whose snapshot is not the state after its last event, or whose events are not numbered 1, 2, 3, ..."""
    counts = (
        select(events.c.guild, events.c.table_id, func.count().label("count"), func.max(events.c.number).label("last"))
        .group_by(events.c.guild, events.c.table_id)
        .subquery()
    )
    newest = and_(_of_the_table(events), events.c.number == counts.c.last)
    query = (
        select(
            tables,
            counts.c.count,
            counts.c.last,
            events.c.state_hash.label("led_to"),
            events.c.version.label("shape"),
            events.c.channel.label("place"),
            events.c.ended.label("over"),
        )
        .outerjoin(counts, and_(counts.c.guild == tables.c.guild, counts.c.table_id == tables.c.table_id))
        .outerjoin(events, newest)
        .order_by(tables.c.guild, tables.c.table_id)
    )
    for row in connection.execute(query, execution_options=_STREAMED):
        fault = ""
        if not row.number == row.last == row.count:
            fault = f"its snapshot is of event {row.number}, of events there are {row.count}"
        elif not text_digest(str(row.snapshot)) == row.state_hash == row.led_to:
            fault = "its snapshot is not the state its last event led to"
        elif row.version != row.shape:
            fault = f"its snapshot is of shape {row.version}, its last event's of {row.shape}"
        elif row.channel != row.place:
            fault = f"it is in channel {row.channel}, its last event in {row.place}"
        elif row.ended != row.over:
            fault = "it is closed, but its last event did not end it" if row.ended else "it is open, but has ended"
        elif not _is_json(row.deadlines):
            fault = "its deadlines cannot be read"
        if fault:
            yield f"server {row.guild}, table {row.table_id}: {fault}"


def _of_the_table(others: Table) -> ColumnElement[bool]:
    return and_(others.c.guild == tables.c.guild, others.c.table_id == tables.c.table_id)


def _rules(connection: Connection) -> Iterator[str]:
    """Each living table without rules, and each table whose rules are not those it was opened with."""
    opened = and_(_of_the_table(events), events.c.number == 1)
    query = (
        select(tables, table_rules.c.rules, table_rules.c.hash, events.c.command)
        .outerjoin(table_rules, _of_the_table(table_rules))
        .outerjoin(events, opened)
        .order_by(tables.c.guild, tables.c.table_id)
    )
    for row in connection.execute(query, execution_options=_STREAMED):
        if row.rules is None:
            if not row.ended:
                yield f"server {row.guild}, table {row.table_id}: its rules are missing"
        elif text_digest(str(row.rules)) != row.hash or _other_rules(row.command, row.hash):
            yield f"server {row.guild}, table {row.table_id}: its rules are not those it was opened with"


def _is_json(written: str | None) -> bool:
    try:
        json.loads(written or "null")
    except (ValueError, TypeError, RecursionError):
        return False
    return True


def _other_rules(command: str | None, kept: str) -> bool:
    """Whether the command that opened a table names other rules. The chain check reports an unreadable command."""
    try:
        rules = json.loads(command or "").get("rules")
    except (ValueError, AttributeError):
        return False
    return rules is not None and digest(rules) != kept


def _records(connection: Connection) -> Iterator[str]:
    """Each part of a match's record that was changed, or does not follow the one before it."""
    led_to = events.c.state_hash.label("led_to")
    its_event = and_(
        *(events.c[name] == deal_records.c[name] for name in ("guild", "table_id")),
        events.c.number == deal_records.c.event,
    )
    in_order = (deal_records.c.guild, deal_records.c.table_id, deal_records.c.deal)
    query = select(deal_records, led_to).outerjoin(events, its_event).order_by(*in_order)
    expected: Any = None
    for row in connection.execute(query, execution_options=_STREAMED):
        where = f"server {row.guild}, table {row.table_id}"
        changed = row.snapshot is not None and text_digest(str(row.snapshot)) != row.led_to
        if changed or text_digest(str(row.text)) != row.hash:
            yield f"{where}: the record of deal {row.deal} was changed"
        place = row.guild, row.table_id, row.deal
        if expected is not None and place[:2] == expected[:2] and place != expected:
            yield f"{where}: the record lacks deal {expected[2]}"
        expected = (*place[:2], row.deal + 1) if isinstance(row.deal, int) else None


def _sums(connection: Connection) -> Iterator[str]:
    """Each deal whose points should sum to zero but do not."""
    total = func.sum(ledger.c.points)
    query = (
        select(ledger.c.guild, ledger.c.table_id, ledger.c.deal, total.label("total"))
        .where(ledger.c.zero_sum)
        .group_by(ledger.c.guild, ledger.c.table_id, ledger.c.deal)
        .having(total != 0)
    )
    for row in connection.execute(query):
        yield f"server {row.guild}: deal {row.deal} at table {row.table_id} sums to {row.total}, not to zero"


def _texts(connection: Connection) -> Iterator[str]:
    """Each free text that does not match the hash it is stored under."""
    for row in connection.execute(select(texts), execution_options=_STREAMED):
        if text_digest(str(row.text)) != row.hash:
            yield f"server {row.guild}: a text of event {row.event} was changed"

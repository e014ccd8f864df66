"""The store's checks for ``doctor``: are the chains unbroken, and do the books balance?"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import islice
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, and_, func, inspect, select

from bot.store.book.chain import digest, text_digest
from bot.store.book.check_chains import binding_faults, chain_faults, owner_faults, streamed
from bot.store.schema import deal_records, events, ledger, table_rules, tables, texts
from bot.store.standings.check_standings import standing_faults
from bot.store.statistics.check_statistics import rating_faults, rival_faults

_MOST_LINES = 100

_OF_A_TABLE = [column for column in tables.c if column is not tables.c.outline]
"""What is checked of a table. An outline tells nothing that its snapshot does not, and earlier versions had none."""

_SINCE_THEN = ((standing_faults, "standings"), (rival_faults, "rivals"), (rating_faults, "ratings"))
"""The checks of what earlier versions did not keep, each with its table."""


def faults(connection: Connection, own: Callable[[Connection], Iterator[str]]) -> list[str]:
    """One line for each fault, with its server, up to a hundred lines; empty if all is well.

    ``own`` is the check that only this kind of database has (``bot.store.backend``); it comes first.
    """
    looks = (
        own,
        chain_faults,
        owner_faults,
        binding_faults,
        _snapshots,
        _rules,
        _records,
        _sums,
        _texts,
        *(look for look, table in _SINCE_THEN if inspect(connection).has_table(table)),
    )
    with closing(line for look in looks for line in look(connection)) as lines:  # else what is half read stays open
        found = list(islice(lines, _MOST_LINES))
    return found if len(found) < _MOST_LINES else [*found, "and perhaps more"]


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
            *_OF_A_TABLE,
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
    for row in streamed(connection, query):
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
        select(*_OF_A_TABLE, table_rules.c.rules, table_rules.c.hash, events.c.command)
        .outerjoin(table_rules, _of_the_table(table_rules))
        .outerjoin(events, opened)
        .order_by(tables.c.guild, tables.c.table_id)
    )
    for row in streamed(connection, query):
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
    for row in streamed(connection, query):
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
    for row in streamed(connection, select(texts)):
        if text_digest(str(row.text)) != row.hash:
            yield f"server {row.guild}: a text of event {row.event} was changed"

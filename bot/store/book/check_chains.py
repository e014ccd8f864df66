"""The check of the chains: does each row follow from the one before it, up to the head and to what was bound?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from heapq import merge
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, Select, Table, bindparam, inspect, select, union_all

from bot.store.book.bindings import read_heads
from bot.store.book.chain import Head, link
from bot.store.schema import bindings, chains, epochs, events, ledger

_BOUND = union_all(
    *(
        select(chained.c.hash).where(chained.c.guild == bindparam("of"), chained.c.seq == bindparam("at_seq"))
        for chained in (events, ledger)
    )
)


def streamed(connection: Connection, query: Select[Any]) -> Iterator[Row[Any]]:
    """The rows of a query, which are never all in memory. A check that ends early leaves nothing open."""
    with closing(connection.execute(query, execution_options={"stream_results": True})) as rows:
        yield from rows


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


def chain_faults(connection: Connection) -> Iterator[str]:
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


def owner_faults(connection: Connection) -> Iterator[str]:
    """Each head whose owner is newer than any process that is known."""
    newest = connection.scalar(select(epochs.c.newest)) or 0
    if not isinstance(newest, int):
        yield f"the newest process is damaged: {newest}"
        return
    for row in connection.execute(select(chains).where(chains.c.epoch > newest).order_by(chains.c.guild)):
        yield f"server {row.guild}: its head is of process {row.epoch}, but the newest process is {newest}"


def _in_order(connection: Connection, chained: Table) -> Iterator[tuple[Table, Row[Any]]]:
    there = {column["name"] for column in inspect(connection).get_columns(chained.name)}  # earlier versions had fewer
    query = select(*(column for column in chained.c if column.name in there)).order_by(chained.c.guild, chained.c.seq)
    for row in streamed(connection, query):
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


def binding_faults(connection: Connection) -> Iterator[str]:
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

"""Bindings: the heads of several servers, chained together from time to time.

A server's own chain shows that a row inside it was changed. It does not show that its newest rows were cut off together
with its head; a binding that names one of those rows does.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from sqlalchemy import Connection, bindparam, insert, select, update

from bot.store.book.chain import HIGHEST, Head, Json, canonical, link
from bot.store.book.heads import is_newest
from bot.store.schema import bindings, chains, epochs
from bot.store.shards.leases import Leases

BIND_EVERY = 300.0
"""Seconds between two bindings, while something changes."""

_MOVED = (
    select(chains.c.guild, chains.c.seq, chains.c.hash)
    .where(chains.c.epoch == bindparam("mine"), chains.c.seq > chains.c.bound)
    .order_by(chains.c.guild)
)
# Other processes wait until the commit, which SQLite makes them do anyhow.
_ONE_AT_A_TIME = select(epochs.c.newest).with_for_update()
_NEWEST = select(bindings.c.number, bindings.c.hash).order_by(bindings.c.number.desc()).limit(1)
_BOUND = (
    update(chains)
    .where(chains.c.guild == bindparam("of"), chains.c.epoch == bindparam("mine"))
    .values(bound=bindparam("up_to"))
)


def bind(connection: Connection, leases: Leases, now: float) -> None:
    """Bind the heads that a process has moved since they were last bound, a binding for each shard that it holds."""
    connection.execute(_ONE_AT_A_TIME)
    for lease in leases.held:
        _bind(connection, lease.epoch, now)


def _bind(connection: Connection, epoch: int, now: float) -> None:
    """Bind the heads that were moved in an epoch. A damaged one is left out."""
    rows = connection.execute(_MOVED, {"mine": epoch}).all()
    heads_read = ((row.guild, Head.read(row.seq, row.hash)) for row in rows)
    moved = {guild: head for guild, head in heads_read if head is not None and is_newest(connection, guild, head)}
    if not moved:
        return
    newest = connection.execute(_NEWEST).first()
    before = Head() if newest is None else Head(newest.number, newest.hash)
    heads = canonical({str(guild): [head.seq, head.hash] for guild, head in moved.items()})
    row = {"number": before.seq + 1, "epoch": epoch, "at": now, "heads": heads}
    connection.execute(insert(bindings), {**row, "hash": link(before.hash, row)})
    connection.execute(_BOUND, [{"of": guild, "mine": epoch, "up_to": head.seq} for guild, head in moved.items()])


def read_heads(written: str) -> Mapping[int, Head]:
    """The heads that a binding names, by server.

    Raises:
        ValueError: what it names are not heads.
    """
    try:
        read: Json = json.loads(written)
        heads = {int(guild): Head.read(*head) for guild, head in read.items()}
    except (AttributeError, TypeError, RecursionError) as error:
        raise ValueError("what a binding names is no heads") from error
    named = {guild: head for guild, head in heads.items() if head is not None and 0 <= guild <= HIGHEST}
    if len(named) < len(heads):
        raise ValueError("what a binding names is no heads")
    return named

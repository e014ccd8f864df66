"""Which process serves a shard: a lease, which whoever holds it renews, by the database's own clock.

A lease only says who should serve. What keeps others from writing is the *epoch* that goes with it: each lease that is
taken gets one higher than any before, and puts it on the heads of its servers (``bot.store.book.heads``).
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import structlog
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    bindparam,
    delete,
    func,
    insert,
    select,
    union_all,
    update,
)
from sqlalchemy.dialects.postgresql import insert as upserting  # its form of ON CONFLICT is SQLite's, too

from bot.store.errors import ShardTaken, StoreUnusable
from bot.store.schema import bindings, chains, epochs, shards
from bot.store.shards.shard import Shard

LASTS = 10.0
"""Seconds after which a lease that is not renewed may be taken by another process."""
RENEWED_EVERY = 3.0

_LAST_EPOCH = 1 << 62
"""More leases than there will ever be. Whatever is above it is damaged."""
_LONGEST = 1e11
"""More seconds than any bot will run. Beyond it, a float no longer holds small parts of a second."""
_COUNTED = upserting(epochs).values(one=1, newest=1)
_NEXT_EPOCH = _COUNTED.on_conflict_do_update(
    index_elements=["one"], set_={"newest": epochs.c.newest + 1}, where=epochs.c.newest < _LAST_EPOCH
).returning(epochs.c.newest)
_KNOWN_EPOCHS = union_all(
    *(select(func.max(owned.c.epoch)).where(owned.c.epoch < _LAST_EPOCH) for owned in (chains, bindings, shards))
)
_ROWS = select(shards).order_by(shards.c.shard)
_ITS_ROW = (
    shards.c.shard == bindparam("id"),
    shards.c.total == bindparam("of"),
    shards.c.epoch == bindparam("mine"),
    shards.c.owner == bindparam("by"),
)
_BEAT = update(shards).where(*_ITS_ROW).values(ran=bindparam("seconds"))
_RELEASE = update(shards).where(*_ITS_ROW).values(owner=None)

log = structlog.get_logger(__name__)


class Owners(Protocol):
    """What a kind of database knows of the processes that use it (``bot.store.backend.Backend``)."""

    @property
    def now(self) -> ColumnElement[float]:
        """Its own time, in seconds."""

    def is_there(self, connection: Connection, owner: str) -> bool:
        """Whether another process that once took a shard can still write."""

    def end(self, connection: Connection, owner: str) -> None:
        """End the connections of another process."""


@dataclass(frozen=True, slots=True)
class Lease:
    """A shard that this process serves. ``ran``: for how many seconds it had been ready when it was taken."""

    shard: Shard
    epoch: int
    ran: float


@dataclass(slots=True)
class Leases:
    """The leases that this process holds, all of one count of shards.

    The writer's thread reads them while the event loop changes them, so each change replaces them whole.
    """

    owner: str = field(default_factory=lambda: secrets.token_hex(8))  # this process, as the others see it
    _held: dict[Shard, Lease] = field(default_factory=dict)

    @property
    def held(self) -> tuple[Lease, ...]:
        """The leases, in the order of their shards."""
        return tuple(lease for _, lease in sorted(self._held.items()))

    def of(self, shard: Shard) -> Lease:
        """The lease of a shard.

        Raises:
            ShardTaken: this process does not hold it.
        """
        try:
            return self._held[shard]
        except KeyError:
            raise ShardTaken(shard) from None

    def epoch_of(self, guild: int) -> int:
        """The epoch with which this process writes for a server; 0 if it does not serve it."""
        return next((lease.epoch for shard, lease in self._held.items() if shard.has(guild)), 0)

    def put(self, lease: Lease) -> None:
        """Hold a lease."""
        self._held = {**self._held, lease.shard: lease}

    def drop(self, lease: Lease) -> None:
        """Hold a lease no longer; one that was taken of the same shard since is kept."""
        self._held = {one: held for one, held in self._held.items() if held != lease}


def free(connection: Connection, owners: Owners, count: int, owner: str) -> list[Shard]:
    """The shards of a count that ``owner`` can take now; none while another count is in use."""
    rows, now = connection.execute(_ROWS).all(), connection.scalar(select(owners.now)) or 0.0
    held = [_shard_of(row) for row in rows if row.owner != owner and _is_held(connection, owners, row, now)]
    if any(one is None or one.count != count for one in held):
        return []
    return [one for number in range(count) if (one := Shard(number, count)) not in held]


def take(connection: Connection, owners: Owners, shard: Shard, owner: str) -> Lease | None:
    """Take a shard that is free, and all its servers; None if another process holds it, or another count of shards.

    Raises:
        StoreUnusable: the stored epoch is damaged.
    """
    if shard not in free(connection, owners, shard.count, owner):
        return None
    now = connection.scalar(select(owners.now)) or 0.0
    for row in connection.execute(_ROWS).all():
        if row.owner not in (None, owner) and not _is_held(connection, owners, row, now):
            owners.end(connection, row.owner)  # it may hang in the middle of a transaction
    epoch = _next_epoch(connection)  # locks its row, so that only one process takes anything at a time
    rows = connection.execute(_ROWS.with_for_update()).all()
    if shard not in free(connection, owners, shard.count, owner):
        return None
    if [_shard_of(row) for row in rows] != [Shard(number, shard.count) for number in range(shard.count)]:
        rows = _laid_anew(connection, shard.count, rows)
    taken = update(shards).where(shards.c.shard == shard.id)
    connection.execute(taken.values(owner=owner, epoch=epoch, until=owners.now + LASTS))
    connection.execute(update(chains).where(shard.holds(chains.c.guild)).values(epoch=epoch))
    return Lease(shard, epoch, _sound(rows[shard.id].ran))


def renew(connection: Connection, owners: Owners, held: Sequence[Lease], owner: str) -> list[Lease]:
    """Renew leases of a process. Returns those that another process has taken."""
    ours = shards.c.epoch.in_([lease.epoch for lease in held]) & (shards.c.owner == owner)
    renewed = update(shards).where(ours).values(until=owners.now + LASTS)
    rows = connection.execute(renewed.returning(shards.c.shard, shards.c.total, shards.c.epoch)).all()
    still = {(row.shard, row.total, row.epoch) for row in rows}
    return [lease for lease in held if (lease.shard.id, lease.shard.count, lease.epoch) not in still]


def release(connection: Connection, lease: Lease, owner: str) -> None:
    """Let others take a shard at once."""
    connection.execute(_RELEASE, _row_of(lease, owner))


def beat(connection: Connection, lease: Lease, owner: str, seconds: float) -> None:
    """Note for how many seconds a shard has been ready, over all starts.

    Raises:
        ShardTaken: another process serves it.
    """
    if not connection.execute(_BEAT, {**_row_of(lease, owner), "seconds": seconds}).rowcount:
        raise ShardTaken(lease.shard)


def ran(connection: Connection, shard: Shard) -> float:
    """For how many seconds a shard had been ready at its last heartbeat; 0 if it had none, or the value is damaged."""
    its_row = (shards.c.shard == shard.id, shards.c.total == shard.count)
    return _sound(connection.scalar(select(shards.c.ran).where(*its_row)))


def _row_of(lease: Lease, owner: str) -> dict[str, Any]:
    return {"id": lease.shard.id, "of": lease.shard.count, "mine": lease.epoch, "by": owner}


def _is_held(connection: Connection, owners: Owners, row: Row[Any], now: float) -> bool:
    """Whether a process that is still there holds a shard, and has renewed its lease."""
    return row.owner is not None and owners.is_there(connection, row.owner) and bool(row.until > now)


def _next_epoch(connection: Connection) -> int:
    epoch = connection.scalar(_NEXT_EPOCH)
    if not isinstance(epoch, int):
        raise StoreUnusable("its newest epoch is damaged; restore a backup")
    known = max((one for one in connection.scalars(_KNOWN_EPOCHS) if isinstance(one, int)), default=0)
    if epoch <= known:
        log.warning("epoch_set_back", newest=epoch - 1, known=known)
        epoch = known + 1
        connection.execute(update(epochs).values(newest=epoch))
    return epoch


def _laid_anew(connection: Connection, count: int, before: Sequence[Row[Any]]) -> Sequence[Row[Any]]:
    """Replace the shards by those of another count, and return them.

    What was several becomes one, or the other way round. The least of their running times counts, since nobody may be
    charged for time in which they could not act.
    """
    connection.execute(delete(shards))
    for number in range(count):
        parts = [row for row in before if (of := _shard_of(row)) is None or of.overlaps(Shard(number, count))]
        least = min((_sound(row.ran) for row in parts), default=0.0)
        connection.execute(insert(shards), {"shard": number, "total": count, "epoch": 0, "until": 0, "ran": least})
    return connection.execute(_ROWS).all()


def _shard_of(row: Row[Any]) -> Shard | None:
    """The shard of a row; None if it is damaged."""
    number, count = row.shard, row.total
    return Shard(number, count) if isinstance(number, int) and isinstance(count, int) and 0 <= number < count else None


def _sound(noted: object) -> float:
    """A noted running time; 0 if there is none, or it is damaged."""
    if noted is None:
        return 0.0
    if not isinstance(noted, int | float) or not 0 <= noted <= _LONGEST:
        log.warning("heartbeat_unreadable", reason="the running time in the store is damaged; it begins anew")
        return 0.0
    return float(noted)

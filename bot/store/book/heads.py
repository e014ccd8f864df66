"""The head of each server's chain: where its next row goes, and which process may write it.

A process that takes a shard puts a new *epoch* on the heads of its servers (``bot.store.shards.leases``). The process
that had them before then finds another epoch than its own, and writes no more for them. A commit advances a head only
if it still has the process's epoch. That one statement orders the rows of a server, locks them until the commit, and
keeps out a process that has lost the server.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import BigInteger, Connection, Row, bindparam, literal, select, union_all, update
from sqlalchemy.dialects.postgresql import insert  # its form of ON CONFLICT is SQLite's, too

from bot.store.book.chain import FIRST, Head
from bot.store.errors import NotOurs, NotSaved
from bot.store.schema import chains, events, ledger, shards
from bot.store.shards.leases import Leases

_HEADS = (
    select(chains.c.guild, chains.c.seq, chains.c.hash, chains.c.epoch, chains.c.bound)
    .where(chains.c.guild.in_(bindparam("guilds", expanding=True)))
    .with_for_update()  # which SQLite leaves out: its transaction has locked the whole file
)
# Only whoever holds the lease of its shard may claim a server. It is locked, so that nobody takes it before the commit.
_BY_LEASE = (
    select(bindparam("of", type_=BigInteger), literal(0), literal(FIRST), shards.c.epoch, literal(0))
    .where(shards.c.epoch == bindparam("mine"))
    .with_for_update(read=True)
)
_NEW = insert(chains).from_select(["guild", "seq", "hash", "epoch", "bound"], _BY_LEASE)
_CLAIM = _NEW.on_conflict_do_update(
    index_elements=["guild"], set_={"epoch": _NEW.excluded.epoch}, where=chains.c.epoch < _NEW.excluded.epoch
).returning(chains.c.guild, chains.c.seq, chains.c.hash, chains.c.epoch, chains.c.bound)
_FROM_HERE = union_all(
    *(
        select(chained.c.seq, chained.c.hash).where(
            chained.c.guild == bindparam("of"), chained.c.seq >= bindparam("at")
        )
        for chained in (events, ledger)
    )
).limit(2)
_ADVANCE = (
    update(chains)
    .where(chains.c.guild == bindparam("of"), chains.c.epoch == bindparam("mine"))
    .values(seq=bindparam("last"), hash=bindparam("reached"))
)


class Heads:
    """The heads of the chains that a process advances by the epochs of its ``leases``."""

    def __init__(self, leases: Leases) -> None:
        self._leases = leases
        self._left: dict[int, Head] = {}  # where this process left each chain; only a head found there is trusted

    def owned(self, connection: Connection, guilds: Iterable[int]) -> dict[int, Head]:
        """The heads of servers, which nobody else can advance until the commit. A server without a head gets one.

        Raises:
            NotOurs: another process has taken over one of the servers.
            NotSaved: one of the heads is damaged.
        """
        wanted = sorted(set(guilds))
        found = {row.guild: row for row in connection.execute(_HEADS, {"guilds": wanted})} if wanted else {}
        return {guild: self._own(connection, guild, found.get(guild)) for guild in wanted}

    def advance(self, connection: Connection, reached: Mapping[int, Head]) -> None:
        """Advance the heads of servers to the rows that their chains reach with this commit.

        Raises:
            NotOurs: another process has taken over one of the servers.
        """
        rows = [
            {"of": guild, "mine": self._leases.epoch_of(guild), "last": head.seq, "reached": head.hash}
            for guild, head in reached.items()
        ]
        if connection.execute(_ADVANCE, rows).rowcount != len(rows):
            raise NotOurs(*reached)
        self._left.update(reached)

    def _own(self, connection: Connection, guild: int, row: Row[int, int, str, int, int] | None) -> Head:
        if row is not None and not isinstance(row.epoch, int):
            raise _damaged(guild)
        mine = self._leases.epoch_of(guild)
        if mine and (row is None or row.epoch < mine):  # a new server, or one of an earlier owner
            row = connection.execute(_CLAIM, {"of": guild, "mine": mine}).first()
        if row is None or not mine or row.epoch != mine:
            raise NotOurs(guild)
        head, bound = Head.read(row.seq, row.hash), Head.read(row.bound, "")
        if head is None or bound is None or head.seq < bound.seq:
            raise _damaged(guild)
        if head != self._left.get(guild):
            if not is_newest(connection, guild, head):
                raise _damaged(guild)
            self._left[guild] = head
        return head


def is_newest(connection: Connection, guild: int, head: Head) -> bool:
    """Whether a head is the newest row of its chain. Whatever is built on another breaks the chain."""
    newest = [(row.seq, row.hash) for row in connection.execute(_FROM_HERE, {"of": guild, "at": head.seq})]
    return newest == [(head.seq, head.hash)] if newest else head == Head()


def _damaged(guild: int) -> NotSaved:
    return NotSaved(f"nothing was saved: the head of server {guild} is damaged; restore a backup")

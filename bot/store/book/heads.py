"""The head of each server's chain: where its next row goes, and which process may write it.

A process takes an *epoch* when it opens the store, higher than any before, and puts it on the heads of its servers. The
process that had them before then finds another epoch than its own, and writes no more for them. A commit advances a
head only if it still has the process's epoch. That one statement orders the rows of a server, locks them until the
commit, and keeps out a process that has lost the server.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, Row, bindparam, select, update
from sqlalchemy.dialects.postgresql import insert  # its form of ON CONFLICT is SQLite's, too

from bot.store.book.chain import FIRST, Head
from bot.store.errors import NotOurs, NotSaved
from bot.store.schema import chains, epochs

_NEXT = insert(epochs).values(one=1, newest=1)
_NEXT_EPOCH = _NEXT.on_conflict_do_update(index_elements=["one"], set_={"newest": epochs.c.newest + 1}).returning(
    epochs.c.newest
)
_TAKE_OVER = update(chains).values(epoch=bindparam("mine"))
_HEADS = select(chains.c.guild, chains.c.seq, chains.c.hash, chains.c.epoch).where(
    chains.c.guild.in_(bindparam("guilds", expanding=True))
)
_NEW = insert(chains).values(seq=0, hash=FIRST, bound=0)
_CLAIM = _NEW.on_conflict_do_update(
    index_elements=["guild"], set_={"epoch": _NEW.excluded.epoch}, where=chains.c.epoch < _NEW.excluded.epoch
).returning(chains.c.guild, chains.c.seq, chains.c.hash, chains.c.epoch)
_ADVANCE = (
    update(chains)
    .where(chains.c.guild == bindparam("of"), chains.c.epoch == bindparam("mine"))
    .values(seq=bindparam("last"), hash=bindparam("reached"))
)


def take_over(connection: Connection) -> int:
    """Become the owner of every server, and return the new epoch."""
    epoch = int(connection.execute(_NEXT_EPOCH).scalar_one())
    connection.execute(_TAKE_OVER, {"mine": epoch})
    return epoch


def heads(connection: Connection, guilds: Iterable[int], epoch: int) -> dict[int, Head]:
    """The heads of servers that the owner of ``epoch`` is about to advance. A server without a head gets one.

    Raises:
        NotOurs: another process has taken over one of the servers.
        NotSaved: one of the heads is damaged.
    """
    wanted = sorted(set(guilds))
    found = {row.guild: row for row in connection.execute(_HEADS, {"guilds": wanted})}
    return {guild: _own(connection, guild, found.get(guild), epoch) for guild in wanted}


def _own(connection: Connection, guild: int, row: Row[int, int, str, int] | None, epoch: int) -> Head:
    if row is not None and not (isinstance(row.seq, int) and isinstance(row.epoch, int)):
        raise NotSaved(f"nothing was saved: the head of server {guild} is damaged; restore a backup")
    if row is None or row.epoch < epoch:  # a new server, or one of an earlier owner
        row = connection.execute(_CLAIM, {"guild": guild, "epoch": epoch}).first()
    if row is None or row.epoch != epoch:
        raise NotOurs(guild)
    return Head(row.seq, row.hash)


def advance(connection: Connection, reached: Mapping[int, Head], epoch: int) -> None:
    """Advance the heads of servers to the rows that their chains reach with this commit.

    Raises:
        NotOurs: another process has taken over one of the servers.
    """
    rows = [{"of": guild, "mine": epoch, "last": head.seq, "reached": head.hash} for guild, head in reached.items()]
    if connection.execute(_ADVANCE, rows).rowcount != len(rows):
        raise NotOurs(*reached)

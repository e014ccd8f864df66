"""How a stored table comes back at a start: from its snapshot, from its log, or set aside with the reason."""

from __future__ import annotations

from dataclasses import dataclass

import structlog

from bot.games.game import Json
from bot.store import Change, Store, StoredTable, digest
from bot.tables.commands import Close, Command, End, command_to_json
from bot.tables.log import fold
from bot.tables.snapshot import table_from_json, table_to_json
from bot.tables.table import VERSION, Stage, Table

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Woken:
    """A table that goes on; ``doubt`` says why its log does not bear out where it stands, empty where it does."""

    table: Table
    doubt: str = ""


@dataclass(frozen=True, slots=True)
class SetAside:
    """A living table that cannot be read: it can only be ended, by its host (None: not known) or an admin."""

    table: str
    guild: int
    channel: int
    number: int  # of its last event
    host: int | None
    reason: str
    written: str  # its snapshot as it stands in the store

    @property
    def place(self) -> int:
        """The number that people call it by."""
        return int(self.table.rpartition("-")[2])

    def may_end(self, command: Command) -> bool:
        """Whether a command asks for its end, and may."""
        return isinstance(command, Close | End) and (command.admin or command.person == self.host)

    def ended_by(self, command: Command, interaction: int | None) -> Change:
        """The change that ends it; what could not be read is kept."""
        snapshot: Json = {"version": VERSION, "set_aside": self.reason, "was": self.written}
        return Change(
            table=self.table,
            guild=self.guild,
            channel=self.channel,
            number=self.number + 1,
            command=command_to_json(command),
            state_hash=digest(snapshot),
            snapshot=snapshot,
            version=VERSION,
            ended=True,
            interaction=interaction,
        )


async def wake(store: Store, stored: StoredTable) -> Woken | SetAside:
    """The table as it stood, or set aside with the reason."""
    try:
        return await _woken(store, stored)
    except Exception as problem:
        return SetAside(
            table=stored.table,
            guild=stored.guild,
            channel=stored.channel,
            number=stored.number,
            host=await _host(store, stored.table),
            reason=_named(problem),
            written=stored.written,
        )


async def _woken(store: Store, stored: StoredTable) -> Woken:
    """The snapshot where it is sound and of this shape, else what the log leads to.

    Where the log does not fold, or leads elsewhere (a rule was mended since), the snapshot counts as far as it can be
    read, in doubt.

    Raises:
        Exception: neither can be read.
    """
    if stored.version > VERSION:
        raise ValueError(f"a newer version wrote it (shape {stored.version}, this one reads {VERSION})")
    if stored.sound and stored.version == VERSION:
        try:
            return Woken(table_from_json(stored.snapshot))
        except Exception as problem:
            log.warning("snapshot_unreadable", table=stored.table, reason=_named(problem))
    try:
        return Woken(await _folded(store, stored))
    except Exception as problem:
        log.warning("log_unreadable", table=stored.table, reason=_named(problem))
        if not isinstance(stored.snapshot, dict):
            raise ValueError("neither its snapshot nor its log can be read") from None  # noqa: TRY004  a snapshot is data
        return Woken(_in_working_order(table_from_json(stored.snapshot)), _named(problem))


async def _folded(store: Store, stored: StoredTable) -> Table:
    """What the log leads to; of the same shape, it must be the state that the last event names.

    Raises:
        ValueError: it does not fold, or leads elsewhere.
    """
    events = await store.events(stored.table)
    table = fold(events)
    if stored.version == VERSION and digest(table_to_json(table)) != events[-1].state_hash:
        raise ValueError("the log leads to another state")
    return table


def _in_working_order(table: Table) -> Table:
    """A table read from what nothing vouches for, once every seat can be shown what it may do."""
    if table.stage is Stage.DEAL and table.deal is not None:
        for seat in range(len(table.seats)):
            table.deal.view(seat).legal_actions()
    return table


async def _host(store: Store, table: str) -> int | None:
    """Who opened a table, if its log tells."""
    try:
        opened = (await store.events(table))[0].command
    except Exception as problem:
        log.warning("log_unreadable", table=table, reason=_named(problem))
        return None
    host = opened.get("person") if isinstance(opened, dict) else None
    return host if isinstance(host, int) else None


def _named(problem: Exception) -> str:
    """What went wrong, on one line and short: what could not be read is not repeated."""
    return f"{type(problem).__name__}: {' '.join(str(problem).split())}"[:120]

"""How a stored table comes back at a start: from its snapshot, from its log, or set aside with the reason."""

from __future__ import annotations

from dataclasses import dataclass

import structlog

from bot.games.game import Json
from bot.store import Change, NotRead, Store, StoredEvent, StoredTable, Written, digest
from bot.tables.commands import Close, Command, Doubt, End, Leave, Open, Reshaped, command_to_json
from bot.tables.log import fold
from bot.tables.old_tables import OLD_SHAPES, read_old_table
from bot.tables.snapshot import table_from_json, table_to_json
from bot.tables.table import VERSION, Stage, Table

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Woken:
    """A table that goes on."""

    table: Table
    doubt: str = ""  # why its log does not bear out where it stands; empty where it does
    reshaped: bool = False  # its snapshot is of an earlier shape
    rules: Json | None = None  # what it is played by, where the store does not keep that apart yet

    @property
    def notes(self) -> tuple[Command, ...]:
        """What its log is to say of this start."""
        reshaped = (Reshaped(VERSION),) if self.reshaped else ()
        return (*reshaped, Doubt(self.doubt)) if self.doubt else reshaped


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
            snapshot=Written(snapshot),
            version=VERSION,
            ended=True,
            interaction=interaction,
        )


async def wake(store: Store, stored: StoredTable) -> Woken | SetAside:
    """The table as it stood, or set aside with the reason.

    Raises:
        NotRead: the store could not be read just now.
    """
    try:
        found = await _woken(store, stored)
    except NotRead:  # nothing is known against the table
        raise
    except Exception as problem:
        log.error("table_set_aside", table=stored.table, reason=_named(problem))  # noqa: TRY400  the reason says all
        return SetAside(
            table=stored.table,
            guild=stored.guild,
            channel=stored.channel,
            number=stored.number,
            host=await _host(store, stored),
            reason=_named(problem),
            written=stored.written,
        )
    log.info("table_woken", table=stored.table, stage=found.table.stage.value, number=stored.number)
    if found.doubt:
        log.warning("table_doubted", table=stored.table, reason=found.doubt)
    return found


async def _woken(store: Store, stored: StoredTable) -> Woken:
    """The snapshot where it is sound and of this shape, else what the log leads to.

    Where the log does not fold, or leads elsewhere (a rule was mended since), the snapshot counts as far as it can be
    read, in doubt.

    Raises:
        Exception: neither can be read.
    """
    if stored.version > VERSION:
        raise ValueError(f"a newer version wrote it (shape {stored.version}, this one reads {VERSION})")
    if stored.sound and stored.version == VERSION and stored.rules is not None:
        try:
            return Woken(table_from_json(stored.snapshot, stored.rules))
        except Exception as problem:
            log.warning("snapshot_unreadable", table=stored.table, reason=_named(problem))
    doubt = ""
    try:
        events = await store.events(stored.table)
        table, rules = _folded(events), events[0].command["rules"]
    except NotRead:
        raise
    except Exception as problem:
        doubt = _named(problem)
        log.warning("log_unreadable", table=stored.table, reason=doubt)
        rules = await _rules(store, stored)
        table = _in_working_order(_of_snapshot(stored, rules))
    return Woken(table, doubt, stored.version < VERSION, rules if stored.rules is None else None)


def _folded(events: list[StoredEvent]) -> Table:
    """What the log leads to; where its last event names the hash of a state of this shape, it must be that state.

    Raises:
        ValueError: it does not fold, or leads elsewhere.
    """
    table = fold(events)
    last = events[-1]
    if last.version == VERSION and digest(table_to_json(table)) != last.state_hash:
        raise ValueError("the log leads to another state")
    return table


def _of_snapshot(stored: StoredTable, rules: Json) -> Table:
    """What the snapshot says, of whichever shape it is.

    Raises:
        Exception: it cannot be read.
    """
    if not isinstance(stored.snapshot, dict):
        raise ValueError("neither its snapshot nor its log can be read")  # noqa: TRY004  a snapshot is data
    if stored.snapshot.get("version") in OLD_SHAPES:
        return read_old_table(stored.snapshot)
    return table_from_json(stored.snapshot, rules)


async def _rules(store: Store, stored: StoredTable) -> Json:
    """What a table is played by: as kept apart, as its old snapshot has it, or as it was opened."""
    if stored.rules is not None:
        return stored.rules
    if isinstance(stored.snapshot, dict) and "rules" in stored.snapshot:
        return stored.snapshot["rules"]
    return (await store.events(stored.table))[0].command["rules"]


def _in_working_order(table: Table) -> Table:
    """Check that every seat of an unverified table can be shown its actions; give the table."""
    if table.stage is Stage.DEAL and table.deal is not None:
        for seat in range(len(table.seats)):
            table.deal.view(seat).legal_actions()
    return table


async def _host(store: Store, stored: StoredTable) -> int | None:
    """Who hosts a table: by its snapshot, else whoever opened it, unless they left."""
    if isinstance(stored.snapshot, dict) and isinstance(stored.snapshot.get("host"), int):
        return int(stored.snapshot["host"])
    try:
        commands = [event.command for event in await store.events(stored.table)]
        opened = [int(command["person"]) for command in commands if command["do"] == Open.__name__]
        left = {int(command["person"]) for command in commands if command["do"] == Leave.__name__}
    except NotRead:
        raise
    except Exception as problem:
        log.warning("host_unknown", table=stored.table, reason=_named(problem))
        return None
    return opened[0] if opened and opened[0] not in left else None


def _named(problem: Exception) -> str:
    """What went wrong, on one line and short: what could not be read is not repeated."""
    return f"{type(problem).__name__}: {' '.join(str(problem).split())}"[:120]

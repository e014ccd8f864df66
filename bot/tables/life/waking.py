"""How a stored table comes back at a start: from its snapshot, from its log, or set aside with the reason."""

from __future__ import annotations

from dataclasses import dataclass, replace

import structlog

from bot.engine.game import Json
from bot.store import Change, NotRead, Store, StoredEvent, StoredTable, Written, digest
from bot.tables.commands import Close, Command, Doubt, End, Leave, Open, Reshaped, command_to_json
from bot.tables.deal.deadlines import deadlines
from bot.tables.log.table_log import SHAPES_BEFORE, VERSION, fold, table_from_json, table_to_json
from bot.tables.table import Table
from bot.tables.table_parts import Stage

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Woken:
    """A table that could be read and goes on."""

    table: Table
    doubt: str = ""  # why its log does not lead to its state, or its deadlines begin anew; empty if all was read
    reshaped: bool = False  # whether its snapshot has an earlier shape
    rules: Json | None = None  # its rules, if the store has lost them

    @property
    def notes(self) -> tuple[Command, ...]:
        """The commands that record this start in the table's log."""
        reshaped = (Reshaped(VERSION),) if self.reshaped else ()
        return (*reshaped, Doubt(self.doubt)) if self.doubt else reshaped

    def doubted(self, reason: str) -> Woken:
        """The same, with one more reason to doubt it, unless ``reason`` is empty."""
        return replace(self, doubt="; ".join(filter(None, (self.doubt, reason))))


@dataclass(frozen=True, slots=True)
class SetAside:
    """A living table that cannot be read. It can only be ended, by its host (None: unknown) or by an admin."""

    table: str
    guild: int
    channel: int
    number: int  # of its last event
    host: int | None
    reason: str
    written: str  # its snapshot as the store has it

    @property
    def place(self) -> int:
        """The number that people call it by."""
        return int(self.table.rpartition("-")[2])

    def may_end(self, command: Command) -> bool:
        """Whether a command would end the table, and its person may do so."""
        return isinstance(command, Close | End) and (command.admin or command.person == self.host)

    def ended_by(self, command: Command, interaction: int | None) -> Change:
        """The change that ends the table. Its unreadable snapshot is kept."""
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
    """The table as it was, or set aside with the reason.

    Raises:
        NotRead: the store could not be read just now.
    """
    try:
        found = await _woken(store, stored)
    except NotRead:  # the table itself may be fine
        raise
    except Exception as problem:
        log.error("table_set_aside", table=stored.table, reason=reason_of(problem))  # noqa: TRY400  the reason says all
        return SetAside(
            table=stored.table,
            guild=stored.guild,
            channel=stored.channel,
            number=stored.number,
            host=await _host(store, stored),
            reason=reason_of(problem),
            written=stored.written,
        )
    log.info("table_woken", table=stored.table, stage=found.table.stage.value, number=stored.number)
    if found.doubt:
        log.warning("table_doubted", table=stored.table, reason=found.doubt)
    return found


async def ended_table(store: Store, table: str) -> Table | None:
    """A table that has ended, as it was at its end; None if it cannot be read.

    Raises:
        NotRead: the store could not be read just now.
    """
    stored = await store.ended_table(table)
    found = await wake(store, stored) if stored is not None else None
    return found.table if isinstance(found, Woken) and found.table.stage is Stage.ENDED else None


async def _woken(store: Store, stored: StoredTable) -> Woken:
    """The table from its snapshot if that is sound and of this shape, otherwise from its log.

    The log may not fold, or may lead to another state (for example because a rule was corrected since). Then a readable
    snapshot counts, and the table is doubted.

    Raises:
        Exception: neither can be read.
    """
    if stored.version > VERSION:
        raise ValueError(_unknown(stored.version))
    if stored.sound and stored.version == VERSION and stored.rules is not None:
        try:
            return Woken(table_from_json(stored.snapshot, stored.rules))
        except Exception as problem:
            log.warning("snapshot_unreadable", table=stored.table, reason=reason_of(problem))
    doubt = ""
    try:
        events = await store.events(stored.table)
        table, rules = folded(events), events[0].command["rules"]
    except NotRead:
        raise
    except Exception as problem:
        doubt = reason_of(problem)
        log.warning("log_unreadable", table=stored.table, reason=doubt)
        rules = await _rules(store, stored)
        table = _in_working_order(_of_snapshot(stored, rules))
    return Woken(table, doubt, stored.version < VERSION, rules if stored.rules is None else None)


def _unknown(shape: int) -> str:
    """Why a snapshot of this shape cannot be read, and what to do about it."""
    if shape in SHAPES_BEFORE:
        return "version 0.1.0 wrote it, which no later one reads: end it and open another, or go back to 0.1.0"
    return f"a newer version wrote it (shape {shape}, this one reads {VERSION})"


def folded(events: list[StoredEvent]) -> Table:
    """The table that the log leads to. If the last event was saved in this shape, its state must have the same hash.

    Raises:
        ValueError: the log cannot be folded, or leads to another state.
    """
    table = fold(events)
    last = events[-1]
    if last.version == VERSION and digest(table_to_json(table)) != last.state_hash:
        raise ValueError("the log leads to another state")
    return table


def _of_snapshot(stored: StoredTable, rules: Json) -> Table:
    """The table of a snapshot, even if the snapshot is not what was saved.

    Raises:
        Exception: it cannot be read.
    """
    if not isinstance(stored.snapshot, dict):
        raise ValueError("neither its snapshot nor its log can be read")  # noqa: TRY004  a snapshot is data
    return table_from_json(stored.snapshot, rules)


async def _rules(store: Store, stored: StoredTable) -> Json:
    """The rules of a table: those stored beside it, else those of its opening command."""
    if stored.rules is not None:
        return stored.rules
    return (await store.events(stored.table))[0].command["rules"]


def _in_working_order(table: Table) -> Table:
    """Return an unverified table if its deadlines and every seat's actions can be listed, else raise."""
    deadlines(table)
    if table.stage is Stage.DEAL and table.deal is not None:
        for seat in range(len(table.seats)):
            table.deal.view(seat).legal_actions()
    return table


async def _host(store: Store, stored: StoredTable) -> int | None:
    """The host of a table: from its snapshot, otherwise whoever opened it and has not left. None: unknown."""
    if isinstance(stored.snapshot, dict) and isinstance(stored.snapshot.get("host"), int):
        return int(stored.snapshot["host"])
    try:
        commands = [event.command for event in await store.events(stored.table)]
        opened = [int(command["person"]) for command in commands if command["do"] == Open.__name__]
        left = {int(command["person"]) for command in commands if command["do"] == Leave.__name__}
    except NotRead:
        raise
    except Exception as problem:
        log.warning("host_unknown", table=stored.table, reason=reason_of(problem))
        return None
    return opened[0] if opened and opened[0] not in left else None


def reason_of(problem: Exception) -> str:
    """The error in one short line, without repeating the data that could not be read."""
    return f"{type(problem).__name__}: {' '.join(str(problem).split())}"[:120]

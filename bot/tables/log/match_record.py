"""The record of a match so far, made from its table's log (docs/record.md): each deal that ended, with its reveal.

The store keeps the part of each deal, and the table after the last of them. So the end of the next deal costs reading
only that deal, even after a restart. ``past_deals`` reads a log for earlier deals.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import structlog

from bot.engine.actions import Action, Seat
from bot.engine.game import Refusal, find_game
from bot.engine.house_rules.house import read_label
from bot.engine.record import DealRecord, Record, joined, write_deal, write_head
from bot.engine.record.revealed import hands_dealt, revealed
from bot.engine.table_values import Settled
from bot.engine.typed.command_options import said_in_records
from bot.store import MatchSoFar, NotRead, NotSaved, Store, StoredEvent
from bot.tables import commands as do
from bot.tables.deal.decisions import decided, done_by
from bot.tables.deal.undoing import UNDONE
from bot.tables.log.table_log import VERSION, read_logged, table_from_json, table_to_json
from bot.tables.log.unfolding import Unfolding
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Sealed

log = structlog.get_logger(__name__)


class DealEnd(NamedTuple):
    """A table at which a deal has ended, and the record of its match up to that deal."""

    table: Table
    settled: Settled
    parts: tuple[str, ...]  # of the record, one for each deal; empty if the log does not say what was played

    def record(self, names: Sequence[str]) -> str:
        """The text of the record; ``names`` are by seat.

        Raises:
            ValueError: the log does not say what was played.
            NotPossible: the preset of the table no longer exists.
        """
        if not self.parts:
            raise ValueError("no part of the record is known")
        return joined(_head(self.table, names), self.parts)


async def match_record(store: Store, table: Table, names: Sequence[str]) -> str:
    """The text of the record of a table's match, up to the last deal that ended; ``names`` are by seat.

    Raises:
        NotPossible: the preset of the table no longer exists.
        Exception: as ``last_end`` does.
    """
    return (await last_end(store, table)).record(names)


async def last_end(store: Store, table: Table) -> DealEnd:
    """The last deal that ended at a table, with the record of its match.

    Raises:
        ValueError: no deal has ended, the log does not begin with ``Open``, or it does not fold under today's rules.
        NotRead: the log cannot be read just now.
    """
    if table.settled is None:
        raise ValueError("no deal has ended at this table")
    course, last = await _kept(store, table, table.settled.number), table.settled.number
    known = frozenset(course.deals)
    if last not in known:
        events = await store.events(table.id, course.event)
        if not await asyncio.to_thread(course.go_on, events, last):
            raise ValueError(f"the log does not lead to the end of deal {last}")
        await _keep(store, course, known)
    return DealEnd(table, table.settled, tuple(course.deals.values()))


@dataclass
class MatchCourse:
    """A log that is being read into a record."""

    table: Table | None = None  # the table after the last event that was read; None: not yet opened
    event: int = 0  # the number of the last event that was read
    # of the deal in hand, as a record notes them; None for each that records leave out
    actions: list[tuple[Seat, Action] | None] = field(default_factory=list)
    deals: dict[int, str] = field(default_factory=dict)  # the parts of the match's record, by deal number
    ends: dict[int, DealEnd] = field(default_factory=dict)  # the end of each deal that was read, by deal number
    ended_at: dict[int, int] = field(default_factory=dict)  # by deal number: the number of the event that ended it
    unfolding: Unfolding | None = None  # notes each step of a deal; None: nobody wants to see them

    def go_on(self, events: Iterable[StoredEvent], last: int) -> bool:
        """Read the events that follow, up to the end of deal ``last``. Return whether they lead there.

        Raises:
            ValueError: the log does not begin with ``Open``, or does not fold under today's rules.
        """
        for event in events:
            command, seed = read_logged(event, self.table)
            self.event = event.number
            if isinstance(command, do.Open):
                self.table = open_table(command)
            elif self.table is None:
                raise ValueError("a table's log begins with Open")
            else:
                self.table = self._after(self.table, command, seed)
            if last in self.ends:
                return True
        return False

    def _after(self, table: Table, command: do.Command, seed: str) -> Table:
        """The table after a command. Notes its actions in the deal, and the deal's end if it ends one."""
        if isinstance(command, do.Act | do.Hold):  # it was accepted, whatever turn number it came with
            command = replace(command, turn=None)
        decision = decided(table, command, seed)
        if isinstance(decision, Refusal):
            raise ValueError(f"the log holds a refused command: {decision.name}")  # noqa: TRY004  a log is data
        done = done_by(table, command, decision)
        if self.unfolding is not None:
            self.unfolding.follow(table, decision, done)
        for deal, seat, action in done:
            noted = deal.noted(seat, action)
            self.actions.append(None if noted is None else (seat, noted))
        later, happened = decision.table, decision.events
        if any(event.name == UNDONE for event in happened) and later.in_hand and later.in_hand.course:
            del self.actions[later.in_hand.course.acts :]
        if any(event.name == "rematch" for event in happened):
            self.deals.clear()
        if later.settled is not None and later.settled is not table.settled:
            self._note_end(later, later.settled)
        return later

    def _note_end(self, table: Table, settled: Settled) -> None:
        """Note the end of a deal, without the deal itself, since the record has its history.

        Each deal of an evening is a match of its own.
        """
        if table.evening is not None:
            self.deals.clear()
        self.deals[settled.number] = write_deal(
            _deal_of(table, settled, [one for one in self.actions if one is not None])
        )
        self.actions.clear()
        settled = settled.without_deal()
        self.ends[settled.number] = DealEnd(replace(table, settled=settled), settled, tuple(self.deals.values()))
        self.ended_at[settled.number] = self.event


async def _kept(store: Store, table: Table, last: int) -> MatchCourse:
    """The part of the match that the store keeps, up to deal ``last`` at most; nothing if it keeps none that fits."""
    try:
        kept = await store.match_so_far(table.id)
        if kept is not None and max(kept.parts) > last:
            kept = None
        return _course_of(table, kept) or MatchCourse()
    except Exception as problem:
        log.warning("kept_record_unreadable", table=table.id, reason=f"{type(problem).__name__}: {problem}"[:120])
        return MatchCourse()


async def course_before(store: Store, table: Table, deal: int) -> MatchCourse | None:
    """What the store keeps of a match up to the deal before ``deal``, to go on from there. None if it keeps nothing."""
    try:
        return _course_of(table, await store.match_so_far(table.id, deal))
    except NotRead:
        raise
    except Exception as problem:
        log.warning("kept_record_unreadable", table=table.id, reason=f"{type(problem).__name__}: {problem}"[:120])
        return None


def _course_of(table: Table, kept: MatchSoFar | None) -> MatchCourse | None:
    """The part of a match that is kept, to be gone on with. None if nothing is, or in another shape."""
    if kept is None or kept.snapshot["version"] != VERSION:
        return None
    return MatchCourse(table_from_json(kept.snapshot, table.rules.to_json()), kept.event, deals=dict(kept.parts))


async def _keep(store: Store, course: MatchCourse, known: frozenset[int]) -> None:
    """Keep the parts that are new. If they cannot be saved, they are made from the log again next time."""
    if course.table is None:
        return
    added = {deal: text for deal, text in course.deals.items() if deal not in known}
    try:
        match = MatchSoFar(added, course.event, table_to_json(course.table))
        await store.keep_match(course.table.id, min(course.deals), match)
    except NotSaved as problem:
        log.warning("record_not_kept", table=course.table.id, reason=str(problem))


def _head(table: Table, names: Sequence[str]) -> str:
    game, (_, preset, _) = find_game(table.game), read_label(table.preset)
    base = game.rules(preset)
    changes = table.rules.differences(base)
    options = said_in_records(game.typed.options, table.match.options)
    return write_head(Record(table.game, preset, tuple(names), (), changes, options=options))


def _deal_of(table: Table, settled: Settled, actions: Sequence[tuple[Seat, Action]]) -> DealRecord:
    game = find_game(table.game)
    packs = game.packs(table.rules)
    shuffle = table.shuffle_of(Sealed(settled.number, settled.seed, settled.cuts))
    return DealRecord(
        tuple(actions),
        hands_dealt(shuffle, settled.dealt),
        shuffle=shuffle,
        revealed=revealed(shuffle, packs, settled.dealt),
        result=None if settled.result.void else game.record.result.write(settled.result),
    )

"""The duplicate evenings of a shard: the seeds of their deals, who may sit where, and when cards open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import replace

import structlog

from bot.dealing import seed_of_deal
from bot.engine.game import Refusal
from bot.store import Shard, Store, StoredEvening
from bot.tables import commands as do
from bot.tables.deal.deal_steps import Change
from bot.tables.deal.decisions import decide
from bot.tables.evening import AtEvening
from bot.tables.life.evenings.computers_room import played_by_computers
from bot.tables.life.evenings.running_evening import OPENING, EveningRoom, RunningEvening
from bot.tables.life.living import LivingTables
from bot.tables.log.table_log import evening_in
from bot.tables.moment import Moment
from bot.tables.table import Table
from bot.tables.table_refusals import TableRefusal, refuse

log = structlog.get_logger(__name__)


class Evenings:
    """Knows each evening that goes on, and alone the secrets that their deals follow from.

    ``give`` has a table do a command, whenever that is possible.
    """

    def __init__(
        self,
        store: Store,
        shard: Shard,
        seeds: Callable[[], bytes],
        living: LivingTables,
        aside: Collection[str],
        give: Callable[[str, do.Command], None],
    ) -> None:
        self._store, self._shard, self._seeds = store, shard, seeds
        self._living, self._aside, self._give = living, aside, give
        self._running: dict[tuple[int, int], RunningEvening] = {}  # by server and number
        self._of: dict[str, RunningEvening] = {}  # by table
        self._playing: set[asyncio.Task[None]] = set()

    # --- over a restart ---

    async def recall(self) -> None:
        """Learn of the evenings that go on, after it is known which tables there are."""
        for stored, ids in await self._store.evenings.running(self._shard):
            evening = self._add(stored)
            living = {one.table: one for one in await self._store.tables_of(ids)}
            for table in ids:
                found = living.get(table) or await self._store.ended_table(table)
                if found is not None:
                    at = _evening_of(table, found.snapshot) or AtEvening(stored.number, stored.deals, stored.against)
                    known = self._living.find(table)
                    seated = frozenset(known.outline.persons) if known is not None else frozenset[int]()
                    evening.rooms[table] = EveningRoom(table, at, ended=table not in living, seated=seated)
                    self._of[table] = evening

    def resume(self) -> None:
        """Open the cards that may be open since the process stopped."""
        for evening in tuple(self._running.values()):
            self._go_on(evening)

    async def close(self) -> None:
        """Let no computers play any more."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    # --- opening ---

    async def begin(self, evening: StoredEvening) -> StoredEvening:
        """Begin an evening, with a number and a secret of its own. Its first table is to be opened now."""
        secret = self._seeds().hex()
        begun = replace(evening, seed=secret)
        begun = replace(begun, number=await self._store.evenings.begin(begun))
        self._add(begun)
        return begun

    def taking_tables(self, guild: int) -> tuple[StoredEvening, ...]:
        """The evenings of a server that still take tables, the newest first."""
        found = (one for (of, _), one in self._running.items() if of == guild and one.rooms and one.takes_tables)
        return tuple(sorted((one.stored for one in found), key=lambda one: -one.number))

    def is_on(self, guild: int, number: str) -> bool:
        """Whether a server's evening with this number goes on."""
        return any(of == guild and f"{known}" == number for of, known in self._running)

    @contextmanager
    def opening(self, wish: do.Open) -> Iterator[Refusal | None]:
        """Keep an evening open for a table while that is being opened; says why it cannot be."""
        evening = self._running.get((wish.guild, wish.evening))
        refusal = self._refusal(evening, wish)
        if evening is None or refusal is not None:
            yield refusal
            return
        evening.claims[wish.person] = OPENING
        try:
            yield None
        finally:
            evening.claims = {person: at for person, at in evening.claims.items() if at != OPENING}
            self._go_on(evening)

    def _refusal(self, evening: RunningEvening | None, wish: do.Open) -> Refusal | None:
        if not wish.evening:
            return None
        if evening is None or not evening.takes_tables:
            return refuse(TableRefusal.EVENING_FULL, evening=wish.evening)
        return _elsewhere(evening, wish.person, OPENING)

    async def place(self, opened: do.Open) -> None:
        """Store that a table which is about to open belongs to its evening, if it does."""
        if opened.evening:
            await self._store.evenings.add_table(opened.guild, opened.evening, f"{opened.guild}-{opened.number}")

    # --- playing ---

    def first_seed(self, wish: do.Open) -> str:
        """The seed of the first deal of a table that is to be opened."""
        evening = self._running.get((wish.guild, wish.evening))
        return wish.seed or self._seed(evening, 1)

    def seed_after(self, table: Table | None) -> str:
        """The seed of the deal after the one that is in hand, or else comes next."""
        evening = None if table is None or table.evening is None else self._of.get(table.id)
        return self._seed(evening, 0 if table is None else table.deal_number + 1)

    def _seed(self, evening: RunningEvening | None, deal: int) -> str:
        seed = self._seeds() if evening is None else seed_of_deal(bytes.fromhex(evening.stored.seed), deal)
        return seed.hex()

    def would_decide(self, table: Table, command: do.Command, seed: str) -> Change:
        """What a table decides, unless a person would sit at two tables of one evening. Nothing is done."""
        change, evening = decide(table, command, seed), self._of.get(table.id)
        if evening is None or not isinstance(command, do.Join) or isinstance(change, Refusal):
            return change
        return _elsewhere(evening, command.person, table.id) or change

    def decided(self, table: Table, command: do.Command, seed: str) -> Change:
        """The same, to be done now. Whoever sits down claims their place at the evening until that is saved."""
        change, evening = self.would_decide(table, command, seed), self._of.get(table.id)
        if evening is not None and isinstance(command, do.Join) and not isinstance(change, Refusal):
            evening.claims[command.person] = table.id
        return change

    def not_saved(self, table: str) -> None:
        """A change of a table was not saved, so nobody sat down there."""
        evening = self._of.get(table)
        if evening is not None:
            evening.claims = {person: at for person, at in evening.claims.items() if at != table}

    def note(self, moment: Moment) -> None:
        """Note what a table is like now, and open the cards that may be open since."""
        table = moment.table
        if table.evening is None:
            return
        evening = self._of.get(table.id) or self._running.get((table.guild, table.evening.number))
        if evening is not None:
            self._of[table.id] = evening
            evening.note(moment)
            self._go_on(evening)

    # --- what may be shown ---

    def may_open(self, table: str, deal: int) -> bool:
        """Whether everybody may see the cards of a deal that has ended at a table: hands, record, seed and replay.

        At an evening they may once its last table has played the deal.
        """
        return not self.waits_for(table, deal)

    def waits_for(self, table: str, deal: int) -> tuple[int, ...]:
        """The numbers of the tables that have still to play a deal before its cards open; empty if they may open.

        ``COMPUTERS_ROOM`` alone: the computers of the evening have.
        """
        evening = self._of.get(table)
        return () if evening is None else evening.waits_for(deal)

    # --- going on ---

    def _add(self, stored: StoredEvening) -> RunningEvening:
        evening = RunningEvening(stored, self._aside.__contains__)
        self._running[stored.guild, stored.number] = evening
        return evening

    def _go_on(self, evening: RunningEvening) -> None:
        if evening.is_over:
            self._running.pop((evening.stored.guild, evening.stored.number), None)
            for table in evening.rooms:
                self._of.pop(table, None)
            return
        if evening.stored.against:
            told = max((len(room.at.opened) for room in evening.rooms.values()), default=0)
            for deal in range(told + 1, evening.played + 1):
                self._ask_computers(evening, deal)
        for room, deal in tuple(evening.to_open()):
            room.opening = deal
            self._give(room.id, do.OpenCards(deal, evening.results(deal)))

    def _ask_computers(self, evening: RunningEvening, deal: int) -> None:
        if deal in evening.asked:
            return
        evening.asked.add(deal)
        task = asyncio.create_task(self._play(evening, deal), name=f"computers of evening {evening.stored.number}")
        self._playing.add(task)
        task.add_done_callback(self._playing.discard)

    async def _play(self, evening: RunningEvening, deal: int) -> None:
        """Have the computers play a deal. If they cannot, it is not compared, and its cards open all the same."""
        try:
            result = await asyncio.to_thread(played_by_computers, evening.stored, deal)
        except Exception:
            log.exception("computers_room_failed", evening=evening.stored.number, deal=deal)
            result = None
        evening.computers[deal] = result
        self._go_on(evening)


def _elsewhere(evening: RunningEvening, person: int, table: str) -> Refusal | None:
    """Why a person may not sit at a table of an evening: they sit, or held a hand, at another of its tables."""
    other = evening.elsewhere(person, table)
    if other is None:
        return None
    return refuse(TableRefusal.EVENING_ELSEWHERE, evening=evening.stored.number, other=other)


def _evening_of(table: str, snapshot: object) -> AtEvening | None:
    try:
        return evening_in(snapshot)
    except Exception as problem:
        log.warning("evening_unreadable", table=table, reason=f"{type(problem).__name__}: {problem}"[:120])
        return None

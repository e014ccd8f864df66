"""The store as the hall, the cogs and the shell see it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Self, cast

from bot.store.access import Access
from bot.store.book import check, deal_records, ledger, stored
from bot.store.book.chain import Json
from bot.store.book.change import HIGHEST, Change, Saved
from bot.store.book.deal_records import MatchSoFar
from bot.store.book.ledger import Board, LedgerPage
from bot.store.book.repeats import Repeats
from bot.store.book.stored import StoredEvent, StoredTable
from bot.store.book.window import Window
from bot.store.errors import NotSaved
from bot.store.file.database import Database
from bot.store.server import guilds, heartbeat, house_rules, people
from bot.store.server.guilds import NewSetting
from bot.store.server.house_rules import HouseEntry, HousePage, KeptRules, Place, Proposal


class Store:
    """Everything durable. Open it with ``Store.open`` and close it with ``close``; only one process may have it open.

    A method that writes may raise ``NotSaved`` (nothing was written, and a later try may work; for rules
    ``RulesNotSaved``) or ``StoreClosed``. One that reads may raise ``NotRead``. A write goes on even if its caller is
    cancelled.
    """

    def __init__(self, access: Access, repeats: Repeats) -> None:
        """Offer what an open database can do; see ``open``."""
        self._access = access
        self._repeats = repeats

    @classmethod
    async def open(cls, url: str, clock: Callable[[], float]) -> Self:
        """Open the store in the file that ``url`` names (``sqlite+aiosqlite:///data/daidi.db``); it is made if missing.

        ``clock`` gives UTC epoch seconds. A database with an older schema is backed up beside the file and upgraded.

        Raises:
            StoreUnusable: no such database, unreadable, not writable, damaged, in use, or of a newer version.
        """
        access = Access(await Database.open(url, clock), clock)
        try:
            return cls(access, Repeats(await access.read(stored.newest_interaction)))
        except BaseException:
            await access.close()
            raise

    async def close(self) -> None:
        """Finish all pending writes, then close every connection and release the file."""
        await self._access.close()

    async def save(self, change: Change) -> Saved:
        """Make one change durable; returns after the commit.

        Raises:
            AlreadyDone: its interaction was already saved.
            NotNext: its number does not follow the table's last event.
            AlreadyBooked: the ledger already has an entry for a seat of the deal.
            ValueError: it cannot be written, or contradicts itself: a hash does not fit its contents, or points that
                should sum to zero do not.
            NotSaved: the database did not save it; ``NotOurs``: nor will it, since another process owns the server.
        """
        with self._repeats.saving(change.interaction):
            return cast("Saved", await self._access.write((change, self._access.now())))

    async def was_done(self, guild: int, interaction: int) -> bool:
        """Whether an interaction in a server has already been saved."""
        known = self._repeats.was_done(interaction)
        return await self._access.read(stored.was_done, guild, interaction) if known is None else known

    async def tables(self) -> list[StoredTable]:
        """Snapshots of all tables that have not ended."""
        return await self._access.read(stored.living)

    async def ended_table(self, table: str) -> StoredTable | None:
        """The snapshot of a table that has ended; None if there is none of that id, or its row is damaged."""
        return await self._access.read(stored.ended, table)

    async def ran(self) -> float:
        """How many seconds the bot had been ready in all at the last heartbeat."""
        return await self._access.read(heartbeat.ran)

    async def beat(self, ran: float) -> None:
        """Note how many seconds the bot has been ready in all."""
        await self._access.write(partial(heartbeat.beat, seconds=ran))

    async def keep_deadlines(self, table: str, deadlines: Json) -> None:
        """Replace a table's deadlines when no command changed the table itself."""
        epoch = self._access.database.epoch
        await self._access.write(partial(heartbeat.keep_deadlines, table=table, deadlines=deadlines, epoch=epoch))

    async def events(self, table: str, after: int = 0, up_to: int = HIGHEST) -> list[StoredEvent]:
        """A table's events in order; only those with higher numbers than ``after``, up to the number ``up_to``."""
        return await self._access.read(stored.of_table, table, after, up_to)

    async def match_so_far(self, table: str) -> MatchSoFar | None:
        """What is kept of the record of a table's match; None if nothing is.

        Raises:
            ValueError: what is kept is not what was saved.
        """
        return await self._access.read(deal_records.kept, table)

    async def keep_match(self, table: str, first: int, added: MatchSoFar) -> None:
        """Keep more of the record of a table's match, which began with the deal ``first``; forget earlier matches."""
        await self._access.write(partial(deal_records.keep, table=table, first=first, added=added))

    async def forget_match(self, table: str) -> None:
        """Forget what is kept of the record of a table's match."""
        await self._access.write(partial(deal_records.forget, table=table))

    async def person(self, account: int, name: str) -> int:
        """The random number of a Discord account, made when it is first seen. The display name is kept if possible."""
        name = people.storable(name)
        known = await self._access.read(people.known, account)
        if known is not None and known[1] == name:
            return known[0]
        meet = partial(people.meet, account=account, name=name, now=self._access.now())
        try:
            return cast("int", await self._access.write(meet))
        except NotSaved:
            if known is None:
                raise
            return known[0]

    async def known_person(self, account: int) -> int | None:
        """The number of a Discord account if it was seen before, else None. Nothing is stored."""
        known = await self._access.read(people.known, account)
        return None if known is None else known[0]

    async def accounts(self, persons: Iterable[int]) -> dict[int, int]:
        """The Discord accounts of those persons that are known."""
        return await self._access.read(people.accounts, persons)

    async def names(self, persons: Iterable[int]) -> dict[int, str]:
        """The display names last seen, for those persons that are known."""
        return await self._access.read(people.names, persons)

    async def ledger(
        self, guild: int, person: int, limit: int = 10, offset: int = 0, game: str | None = None
    ) -> LedgerPage:
        """A person's balance, number of deals, practice and entries, newest first; of one game if given."""
        return await self._access.read(ledger.page, guild, person, limit, offset, game)

    async def leaderboard(
        self,
        guild: int,
        window: Window,
        game: str | None = None,
        rules: str | None = None,
        *,
        limit: int = 10,
        offset: int = 0,
        for_person: int | None = None,
    ) -> Board:
        """A server's people by points inside a window, without practice and computers, always with the asker's row."""
        where = ledger.entries_in(guild, window, game, rules)
        return await self._access.read(ledger.board, where, limit, offset, for_person)

    async def recent_points(
        self, guild: int, window: Window, game: str, persons: Sequence[int], limit: int
    ) -> dict[int, tuple[int, ...]]:
        """The points of each person's latest deals that count in a window, at most ``limit`` of them, oldest first."""
        return await self._access.read(ledger.recent, ledger.entries_in(guild, window, game), persons, limit)

    async def all_points(self, guild: int, person: int, game: str | None = None) -> tuple[int, ...]:
        """The points of each of a person's deals in a server that count, oldest first; of one game if given."""
        return await self._access.read(ledger.course, guild, person, game)

    async def setting(self, guild: int, key: str) -> Json | None:
        """A server's setting; None if it was never set."""
        return await self._access.read(guilds.setting, guild, key)

    async def settings(self, guild: int, keys: Iterable[str]) -> dict[str, Json]:
        """Those of a server's settings with these keys that were set."""
        return await self._access.read(guilds.settings_of, guild, keys)

    async def settings_under(self, prefix: str) -> dict[tuple[int, str], Json]:
        """All servers' settings whose keys begin with ``prefix``, by server and key."""
        return await self._access.read(guilds.settings_under, prefix)

    async def set_setting(self, guild: int, key: str, value: Json) -> None:
        """Set a server's setting; None removes it.

        Raises:
            ValueError: the value cannot be written as JSON.
        """
        await self._access.set(NewSetting(guild, key, value))

    def note_setting(self, guild: int, key: str, value: Json) -> None:
        """Set a server's setting with the next commit. If the process is killed before that, it stays as it was."""
        self._access.note(NewSetting(guild, key, value))

    async def next_table_number(self, guild: int) -> int:
        """The number of the server's next table: 1, 2, 3, ... No number is given out twice."""
        return cast("int", await self._access.write(partial(guilds.next_table_number, guild=guild)))

    async def rules_kept(self, place: Place) -> KeptRules:
        """The rules that a server, a channel or a named preset has of its own."""
        return await self._access.read(house_rules.kept, place)

    async def rules_saved(self, guild: int, game: str) -> dict[str, KeptRules]:
        """The presets that a server has saved, by name."""
        return await self._access.read(house_rules.saved, guild, game)

    async def rules_history(self, guild: int, game: str, limit: int, offset: int = 0) -> HousePage:
        """Every change of a server's rules, newest first."""
        return await self._access.read(house_rules.history, guild, game, limit, offset)

    async def rules_entry(self, guild: int, seq: int) -> HouseEntry | None:
        """One change in a server's history of rules; None if it is not that server's."""
        return await self._access.read(house_rules.entry, guild, seq)

    async def propose_rules(self, place: Place, person: int, version: int, choices: Sequence[Json | None]) -> list[int]:
        """Keep the choices that a person is offered for a place, until they answer or a day has passed.

        Returns a number for each of the ``choices``. ``version`` is the version of the rules they are to replace.

        Raises:
            ValueError: there are none, or more than ``CHOICES_AT_MOST``.
        """
        if not 0 < len(choices) <= house_rules.CHOICES_AT_MOST:
            raise ValueError(f"{len(choices)} choices in one question")
        propose = partial(
            house_rules.propose, place=place, person=person, version=version, choices=choices, now=self._access.now()
        )
        return cast("list[int]", await self._access.write_rules(propose))

    async def rules_proposal(self, guild: int, number: int) -> Proposal | None:
        """A proposal that awaits an answer; None if there is none of that number."""
        return await self._access.read(house_rules.proposal, guild, number)

    async def accept_rules(self, guild: int, number: int, person: int) -> HouseEntry:
        """Put proposed rules in force, which answers the question. ``person`` must be the person who was asked.

        Raises:
            NoProposal: it has been answered, is too old, or belongs to somebody else.
            RulesChanged: what it was to replace has been replaced in the meantime.
            TooManySaved: the server already has as many named presets as it may.
        """
        accept = partial(house_rules.accept, guild=guild, number=number, person=person, now=self._access.now())
        return cast("HouseEntry", await self._access.write_rules(accept))

    async def drop_rules(self, guild: int, number: int) -> bool:
        """Forget a proposal and the other choices of its question; return whether it still awaited an answer."""
        return cast("bool", await self._access.write_rules(partial(house_rules.drop, guild=guild, number=number)))

    async def check(self) -> list[str]:
        """One line for each fault in the file, the chains, the snapshots or the sums; empty when all is well."""
        return await self._access.read(check.faults)

    async def back_up(self, target: Path) -> None:
        """Write a verified backup to ``target``, which must not exist, while the store goes on working.

        Raises:
            StoreUnusable: it could not be written, or is not sound.
        """
        await self._access.database.back_up(target)

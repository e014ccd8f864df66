"""The interface of the store for the hall, the cogs and the shell."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Self, TypeVar

from bot.store.access import Access
from bot.store.book import check, deal_records, ledger, stored
from bot.store.book.chain import HIGHEST, Json
from bot.store.book.deal_records import MatchSoFar
from bot.store.book.ledger import LedgerPage
from bot.store.book.stored import StoredEvent, StoredPlace, StoredTable
from bot.store.book.writes import Accepted, Change, NewSetting, Saved, Statements, guild_of
from bot.store.database import Database
from bot.store.errors import NotSaved
from bot.store.interface.booked_points import Points
from bot.store.interface.evening_book import EveningBook
from bot.store.leasing import Leasing
from bot.store.repeats import Repeats
from bot.store.server import guilds, house_rules, kept_deadlines, people
from bot.store.server.house_rules import HouseEntry, HousePage, KeptRules, Place, Proposal
from bot.store.shards.shard import WHOLE, Shard

T = TypeVar("T")


class Store:
    """Everything durable. Open it with ``Store.open`` and close it with ``close``.

    A process writes for the servers of the shards that it holds (``leasing``), and for no others.
    A write goes on even if its caller is cancelled. Besides the errors that it names:

    - any method that reads may raise ``NotRead``;
    - any method that writes may raise ``StoreClosed`` or ``NotSaved``: nothing was written, and a later try may work,
      unless it is ``NotOurs``: another process owns the server;
    - a method that writes rules raises ``RulesNotSaved`` in place of ``NotSaved``.
    """

    def __init__(self, access: Access, repeats: Repeats) -> None:
        """Use ``open`` instead: it opens the database that this needs."""
        self._access = access
        self._repeats = repeats
        self.leasing = Leasing(access, repeats)
        self.points = Points(access)
        self.evenings = EveningBook(access)

    @classmethod
    async def open(
        cls,
        url: str,
        clock: Callable[[], float],
        copies: Path | None = None,
        shards: Collection[Shard] = (WHOLE,),
    ) -> Self:
        """Open the store in the database that ``url`` names, and take ``shards``.

        That is a file (``sqlite+aiosqlite:///data/daidi.db``), which is made if it is missing, or a database of a
        PostgreSQL server (``postgresql+psycopg://daidi@localhost/daidi``). ``clock`` gives UTC epoch seconds. An older
        schema is upgraded after a backup (``bot.store.database.backend_of``).

        Raises:
            StoreUnusable: the database cannot be read or written, is damaged, in use or of a newer version; or the URL
                names none.
        """
        access = Access(await Database.open(url, clock, copies=copies, shards=shards), clock)
        try:
            return cls(access, Repeats(await access.read(stored.newest_interaction)))
        except BaseException:
            await access.close()
            raise

    async def close(self) -> None:
        """Finish all pending writes, then close every connection and let other processes have the database."""
        await self._access.close()

    async def save(self, change: Change) -> Saved:
        """Make one change durable, and return after the commit.

        Raises:
            AlreadyDone: its interaction was already saved.
            NotNext: its number does not follow the table's last event.
            AlreadyBooked: the ledger already has an entry for a seat of the deal.
            ValueError: it cannot be written, or contradicts itself: a hash does not fit its contents, or points that
                should sum to zero do not.
        """
        with self._repeats.saving(change.interaction):
            return await self._access.write(Accepted(change.guild, change, self._access.now()))

    async def was_done(self, guild: int, interaction: int) -> bool:
        """Whether an interaction in a server has already been saved."""
        known = self._repeats.was_done(interaction)
        return await self._access.read(stored.was_done, guild, interaction) if known is None else known

    async def tables(self, shard: Shard = WHOLE) -> list[StoredTable]:
        """The newest snapshot of each table of a shard that has not ended."""
        return await self._access.read(stored.living, shard)

    async def places(self, of: Callable[[StoredPlace], T], shard: Shard = WHOLE) -> list[T]:
        """What ``of`` takes from each table of a shard that has not ended, without its snapshot."""
        return await self._access.read(stored.places, shard, of)

    async def tables_of(self, ids: Collection[str]) -> list[StoredTable]:
        """The newest snapshots of the tables with these ids that have not ended."""
        return await self._access.read(stored.living, WHOLE, ids)

    async def ended_table(self, table: str) -> StoredTable | None:
        """The last snapshot of a table that has ended; None if no such table has, or its row is damaged."""
        return await self._access.read(stored.ended, table)

    async def keep_deadlines(self, table: str, deadlines: Json) -> None:
        """Replace a table's deadlines when no command changed the table itself."""
        keep = partial(kept_deadlines.keep_deadlines, table=table, deadlines=deadlines)
        await self._access.write(Statements(guild_of(table), keep))

    async def events(self, table: str, after: int = 0, up_to: int = HIGHEST) -> list[StoredEvent]:
        """A table's events in order, from the one after number ``after`` to number ``up_to``."""
        return await self._access.read(stored.of_table, table, after, up_to)

    async def match_so_far(self, table: str, before: int | None = None) -> MatchSoFar | None:
        """The stored part of the record of a table's match, perhaps only up to a deal; None if there is none.

        Raises:
            ValueError: it is not what was saved.
        """
        return await self._access.read(deal_records.kept, table, before)

    async def keep_match(self, table: str, first: int, added: MatchSoFar) -> None:
        """Store more of the record of a table's match, which began with deal ``first``, and forget earlier matches."""
        keep = partial(deal_records.keep, table=table, first=first, added=added)
        await self._access.write(Statements(guild_of(table), keep))

    async def forget_match(self, table: str) -> None:
        """Forget the stored record of a table's match."""
        await self._access.write(Statements(guild_of(table), partial(deal_records.forget, table=table)))

    async def person(self, account: int, name: str) -> int:
        """The person number of a Discord account, drawn when it is first seen.

        A new display name is stored, unless that fails for a known account.
        """
        name = people.storable(name)
        known = await self._access.read(people.known, account)
        if known is not None and known[1] == name:
            return known[0]
        meet = partial(people.meet, account=account, name=name, now=self._access.now())
        try:
            return await self._access.write(Statements(None, meet))
        except NotSaved:
            if known is None:
                raise
            return known[0]

    async def known_person(self, account: int) -> int | None:
        """The person number of a Discord account; None if it was never seen. Stores nothing."""
        known = await self._access.read(people.known, account)
        return None if known is None else known[0]

    async def accounts(self, persons: Iterable[int]) -> dict[int, int]:
        """The Discord accounts of people, by person number, without people who are not known."""
        return await self._access.read(people.accounts, persons)

    async def names(self, persons: Iterable[int]) -> dict[int, str]:
        """The last display names of people, by person number, without people who are not known."""
        return await self._access.read(people.names, persons)

    async def ledger(
        self, guild: int, person: int, limit: int = 10, offset: int = 0, game: str | None = None
    ) -> LedgerPage:
        """A person's balance, deals and practice in a server, of one ``game`` if given, with entries, newest first."""
        return await self._access.read(ledger.page, guild, person, limit, offset, game)

    async def all_points(self, guild: int, person: int, game: str | None = None) -> tuple[int, ...]:
        """The points of each deal that counts, for a person in a server, oldest first; of one ``game`` if given."""
        return await self._access.read(ledger.course, guild, person, game)

    async def setting(self, guild: int, key: str) -> Json | None:
        """A server's setting; None if it is not set."""
        return await self._access.read(guilds.setting, guild, key)

    async def settings(self, guild: int, keys: Iterable[str]) -> dict[str, Json]:
        """A server's settings by key, without keys that are not set."""
        return await self._access.read(guilds.settings_of, guild, keys)

    async def see_settings(self, prefix: str, see: Callable[[int, str, Json], None], shard: Shard = WHOLE) -> None:
        """Show ``see`` the server, key and value of each setting whose key begins with ``prefix``, in a shard."""
        await self._access.read(guilds.see_settings, prefix, shard, see)

    async def settings_at(self, places: Collection[tuple[int, str]]) -> dict[tuple[int, str], Json]:
        """Settings by server and key, without those that are not set."""
        return await self._access.read(guilds.settings_at, places)

    async def set_setting(self, guild: int, key: str, value: Json) -> None:
        """Set a server's setting; None removes it.

        Raises:
            ValueError: the value cannot be written as JSON.
        """
        await self._access.set(NewSetting.of(guild, key, value))

    def listen(self, listener: Callable[[str | None], None]) -> Callable[[], None]:
        """Tell a listener what people chose (``bot.store.access.Listener``). Returns what ends that."""
        self._access.listeners.append(listener)
        return partial(self._access.listeners.remove, listener)

    def note_setting(self, guild: int, key: str, value: Json) -> None:
        """Set a server's setting with one of the next commits. It is lost if that fails, or after a kill before it.

        Raises:
            ValueError: the value cannot be written as JSON.
        """
        self._access.note(NewSetting.of(guild, key, value))

    async def settle(self) -> None:
        """Wait until everything that was noted so far is written, too."""
        await self._access.write(Statements(None, lambda _: None))

    async def next_table_number(self, guild: int) -> int:
        """The number of the server's next table: 1, 2, 3, ... No number is given out twice."""
        return await self._access.write(Statements(guild, partial(guilds.next_table_number, guild=guild)))

    async def rules_kept(self, place: Place) -> KeptRules:
        """The own rules of a server, a channel or a named preset."""
        return await self._access.read(house_rules.kept, place)

    async def rules_saved(self, guild: int, game: str) -> dict[str, KeptRules]:
        """The presets that a server has saved, by name."""
        return await self._access.read(house_rules.saved, guild, game)

    async def rules_history(self, guild: int, game: str, limit: int, offset: int = 0) -> HousePage:
        """A page of the changes of a server's rules, newest first."""
        return await self._access.read(house_rules.history, guild, game, limit, offset)

    async def rules_entry(self, guild: int, seq: int) -> HouseEntry | None:
        """The change of a server's rules with number ``seq``; None if there is none."""
        return await self._access.read(house_rules.entry, guild, seq)

    async def propose_rules(self, place: Place, person: int, version: int, choices: Sequence[Json | None]) -> list[int]:
        """Store the choices that a person is offered for a place, until they answer or a day has passed.

        Returns the number of each choice's proposal. ``version`` is the version of the rules to be replaced.

        Raises:
            ValueError: there are no choices, or more than ``CHOICES_AT_MOST``.
        """
        if not 0 < len(choices) <= house_rules.CHOICES_AT_MOST:
            raise ValueError(f"{len(choices)} choices in one question")
        propose = partial(
            house_rules.propose, place=place, person=person, version=version, choices=choices, now=self._access.now()
        )
        return await self._access.write_rules(Statements(place.guild, propose))

    async def rules_proposal(self, guild: int, number: int) -> Proposal | None:
        """The proposal with this number; None if none awaits an answer."""
        return await self._access.read(house_rules.proposal, guild, number)

    async def accept_rules(self, guild: int, number: int, person: int) -> HouseEntry:
        """Put proposed rules in force, which answers the question. ``person`` must be the one who was asked.

        Raises:
            NoProposal: it has been answered, is too old, or belongs to somebody else.
            RulesChanged: the rules it was to replace have been replaced in the meantime.
            TooManySaved: the server already has as many named presets as it may.
        """
        accept = partial(house_rules.accept, guild=guild, number=number, person=person, now=self._access.now())
        return await self._access.write_rules(Statements(guild, accept))

    async def drop_rules(self, guild: int, number: int) -> bool:
        """Forget a proposal and the other choices of its question; return whether it still awaited an answer."""
        return await self._access.write_rules(Statements(guild, partial(house_rules.drop, guild=guild, number=number)))

    async def check(self) -> list[str]:
        """One line for each fault in the database, the chains, the snapshots or the sums; empty when all is well."""
        return await self._access.read(check.faults, self._access.database.backend.faults)

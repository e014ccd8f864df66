"""The part of the store's interface that is about points: leaderboards, and a server's time zone and seasons."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, tzinfo
from functools import partial

from sqlalchemy import Connection

from bot.store.access import Access
from bot.store.book import ledger_rows
from bot.store.book.ledger_rows import LedgerRow, RecentDeal
from bot.store.book.writes import Correction, Saved, Statements, guild_of
from bot.store.server import calendars, guilds
from bot.store.standings import boards, seasons
from bot.store.standings.board_pages import Board, Order
from bot.store.standings.boards import Counted
from bot.store.standings.seasons import ZONE, Season
from bot.store.standings.spans import Window, zone_called
from bot.store.statistics import played_deals
from bot.store.statistics.played_deals import Played


class Points:
    """What was booked in each server, added up. It raises as ``Store`` does."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def board(
        self,
        counted: Counted,
        by: Order = Order.POINTS,
        *,
        limit: int = 10,
        offset: int = 0,
        for_person: int | None = None,
    ) -> Board:
        """A page of a leaderboard, with the asker's own row. No practice and no computers."""
        return await self._access.read(boards.board, counted, by, limit, offset, for_person)

    async def rule_sets(self, counted: Counted) -> tuple[str, ...]:
        """The rule sets of a game that were played in a window, as the ledger names them, in order."""
        return await self._access.read(boards.rule_sets, counted)

    async def recent(self, counted: Counted, persons: Sequence[int], limit: int) -> dict[int, tuple[int, ...]]:
        """The points of each person's latest deals that a board counts, at most ``limit``, oldest first."""
        return await self._access.read(boards.recent, counted, persons, limit)

    async def played(self, guild: int, person: int, game: str) -> Played:
        """What somebody's deals of a game in a server came to: those that count, whom they met, and their rating."""
        return await self._access.read(played_deals.played, guild, person, game)

    async def zone(self, guild: int) -> tzinfo:
        """The time zone of a server; UTC if it chose none."""
        return await self._access.read(_zone, guild)

    async def zones(self, of_guilds: Collection[int]) -> dict[int, tzinfo]:
        """The time zones of servers, by server; UTC for those that chose none."""
        return await self._access.read(_zones, of_guilds)

    async def choose_zone(self, guild: int, name: str) -> None:
        """Let weeks and months of a server begin by another time zone; what was booked is counted anew.

        Raises:
            ValueError: there is no such time zone.
        """
        await self._access.write(Statements(guild, partial(calendars.choose_zone, guild=guild, name=name)))

    async def deal(self, guild: int, table: str, deal: int) -> tuple[LedgerRow, ...]:
        """The entries of a deal: those of its seats, then corrections; empty if it booked nothing."""
        return await self._access.read(ledger_rows.of_deal, guild, table, deal)

    async def recent_deals(self, guild: int, limit: int) -> tuple[RecentDeal, ...]:
        """The deals booked last in a server, newest first: table, deal, game, and when it ended."""
        return await self._access.read(ledger_rows.recent_deals, guild, limit)

    async def deals_in(self, guild: int, window: Window) -> int:
        """How many deals that count were booked in a window."""
        return await self._access.read(ledger_rows.deals_in, guild, window)

    async def entries(self, guild: int, window: Window, limit: int) -> tuple[int, tuple[LedgerRow, ...]]:
        """How many entries of a server lie in a window, and all of them, unless these are more than ``limit``."""
        return await self._access.read(ledger_rows.of_window, guild, window, limit)

    async def correct(
        self, table: str, deal: int, person: int, points: int, *, by: int, reason: str, interaction: int | None = None
    ) -> Saved:
        """Add points to what a deal booked for a person: a new entry, by whom and why. Standings follow.

        Raises:
            NoSuchDeal: the ledger has no entry of the deal.
            NotInDeal: the deal booked nothing for the person.
            AlreadyDone: the interaction was already saved.
        """
        now, guild = self._access.now(), guild_of(table)
        return await self._access.write(Correction(guild, table, deal, person, points, by, reason, now, interaction))

    async def season(self, guild: int, number: int | None = None) -> Season | None:
        """The season of a server with this number, else the one that is going on, else the one that ended last.

        None if there is none.
        """
        if number is not None:
            return await self._access.read(seasons.numbered, guild, number)
        return await self._access.read(seasons.newest, guild)

    async def games(self, counted: Counted) -> tuple[str, ...]:
        """The games that were played in a kept window, in order."""
        return await self._access.read(boards.games, counted)

    async def begin_season(self, guild: int, name: str, person: int) -> Season:
        """Begin a season of a server now.

        Raises:
            SeasonRuns: one is going on.
        """
        begin = partial(calendars.begin_season, guild=guild, name=name, person=person, now=self._access.now())
        return await self._access.write(Statements(guild, begin))

    async def end_season(self, guild: int, person: int) -> Season:
        """End the season of a server that is going on.

        Raises:
            NoSeason: none is.
        """
        end = partial(calendars.end_season, guild=guild, person=person, now=self._access.now())
        return await self._access.write(Statements(guild, end))


def _zone(connection: Connection, guild: int) -> tzinfo:
    return seasons.calendar(connection, guild).zone


def _zones(connection: Connection, of_guilds: Collection[int]) -> dict[int, tzinfo]:
    chosen = guilds.settings_at(connection, [(guild, ZONE) for guild in of_guilds])
    return {guild: zone_called(chosen.get((guild, ZONE))) or UTC for guild in of_guilds}

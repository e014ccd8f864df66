"""What a digest tells of a week: its deals, the first places of each game, and the tables that play on."""

from __future__ import annotations

from bot.store import Counted, Window
from bot.tables.life.hall import Hall
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from cogs.interactions.asked_digests import AskedDigest, monday_of
from cogs.interactions.boards.asked_boards import AskedBoard
from cogs.interactions.boards.boards_to_show import board_for_everybody
from cogs.ui.ledger.board_message import BoardInWords
from cogs.ui.ledger.digest_message import WeekInWords


class WeekInReview:
    """Reads what was booked in a week, and which tables everybody may know of."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall  # knows which tables there are
        self._store = hall.store

    async def of(self, digest: AskedDigest, week: Window, locale: str) -> WeekInWords | None:
        """A server's week for readers of a language; None if nobody played.

        Raises:
            NotRead: the store could not be read just now.
        """
        guild = digest.guild
        games = await self._store.points.games(Counted(guild, week))
        if not games:
            return None
        boards = [await self._board(guild, game, week, locale) for game in games]
        deals = await self._store.points.deals_in(guild, week)
        tables = await self._tables(guild)
        return WeekInWords(monday_of(week, digest.zone), deals, tuple(boards), tuple(tables), locale)

    async def _board(self, guild: int, game: str, week: Window, locale: str) -> BoardInWords:
        """The board of a game as it was in the week."""
        asked = AskedBoard(game, "week")
        _, scene = await board_for_everybody(self._store, guild, asked, week.since, locale)
        names = await self._store.names([place.person for place in scene.places])
        return BoardInWords(scene, names, locale, public=True)

    async def _tables(self, guild: int) -> list[tuple[int, int]]:
        """The number and the channel of each table that plays on and is open to everybody, oldest first."""
        hall = self._hall
        here = [one.id for one in hall.living.all() if one.guild == guild and one.outline.stage in _PLAYED]
        found = [await hall.sleep.awake(one) for one in here if one not in hall.suspended]
        return [(table.number, table.channel) for table in found if table is not None and plays_on(table)]


_PLAYED = (Stage.DEAL, Stage.BETWEEN)


def plays_on(table: Table) -> bool:
    """Whether everybody may be told that a table goes on: a private table and a tutorial are nobody else's business."""
    is_over = table.stage is Stage.BETWEEN and table.match.over()
    return table.stage in _PLAYED and not is_over and not table.guests.private and not table.terms.tutorial

"""New tables: one message tells those who asked for it that a table of a game has opened."""

from __future__ import annotations

from bot.tables.table import Table
from cogs.interactions.bridge import Bridge
from cogs.interactions.openings_told import OpeningsTold
from cogs.publisher import Publisher
from cogs.ui.seating.offers import NEWCOMER, join_button, somebody_may_join
from cogs.ui.toolkit.messages import Accent, Message

TOLD_AGAIN_AFTER = 15 * 60.0
"""Seconds after such a message in which further tables of the game open without one, in the same server."""


class NewTables:
    """Tells people of tables at which they can sit down, but not in their quiet hours."""

    def __init__(self, bridge: Bridge, publisher: Publisher) -> None:
        self._bridge = bridge  # who is known, and whom people have blocked
        self._publisher = publisher  # sends the message, and takes it back when the table starts
        self._told = OpeningsTold(bridge.kept)
        self._last: dict[tuple[int, str], float] = {}  # by server and game: when people were told, in monotonic time

    async def tell(self, table: Table) -> None:
        """Tell of a table that has just opened, unless nobody can join it, or others were told of lately."""
        now, place = self._bridge.hall.clock.monotonic(), (table.guild, table.game)
        lately = now - self._last.get(place, float("-inf")) < TOLD_AGAIN_AFTER
        if lately or table.guests.private or not somebody_may_join(table):
            return
        people = [one for one in await self._told.of(*place) if one != NEWCOMER and await self._wants(one, table)]
        accounts = list((await self._bridge.hall.store.accounts(people)).values())
        if accounts:
            self._last[place] = now
            scene = self._bridge.scene(table)
            mention = " ".join(f"<@{account}>" for account in accounts)
            host = scene.name(table.seat_of(table.host) or 0)
            told = scene.say("table-opened", mention=mention, host=host, table=scene.title)
            showing = self._publisher.showing_of(table.id)
            if showing is not None:
                showing.tell(Message((told, [join_button(scene)]), Accent.OPEN), accounts)

    async def _wants(self, person: int, table: Table) -> bool:
        """Whether to tell somebody who asked for it: they are not there, not asleep, and nobody blocked anybody."""
        hours = await self._publisher.pings.nights.times.of(person)
        if person in table.persons or (hours is not None and hours.until(self._bridge.hall.clock.now()) is not None):
            return False
        blocks = self._bridge.blocks
        return person not in await blocks.of(table.host) and table.host not in await blocks.of(person)

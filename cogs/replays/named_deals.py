"""Which deal somebody means by what they typed, and the deals that are suggested while they type."""

from __future__ import annotations

import re
from typing import NamedTuple

from bot.i18n.catalogue import picture_text
from bot.store import RecentDeal
from bot.tables.log.unfolded_deals import last_ended, last_stored
from bot.tables.table import Table
from cogs.interactions.bridge import Bridge, locale_of
from cogs.ui.deal_end.evening_messages import closed_facts
from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.messages import MOST_CHOICES, Message, SaidInstead
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import quoted, shown

LOOKED_THROUGH = 200
"""How many of a server's last deals are looked through for suggestions."""

_NAMED = re.compile(r"\D{0,40}(?P<table>[0-9]{1,9})(?:\D{1,40}(?P<deal>[0-9]{1,9}))?\D{0,80}", re.ASCII | re.DOTALL)


class NamedDeal(NamedTuple):
    """A deal by the id of its table and by its number."""

    table: str
    deal: int


class NamedDeals:
    """Finds deals of a server."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge

    async def suggested(self, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
        """The last deals of the server that fit what is typed so far: what to show of each, and its value."""
        store, locale = self._bridge.hall.store, locale_of(interaction)
        recent = await store.points.recent_deals(interaction.guild_id or 0, LOOKED_THROUGH)
        wanted = shown(typed).casefold()
        offered = [(_offered(one, locale), f"{_number(one.table)}.{one.deal}") for one in recent]
        return [one for one in offered if wanted in one[0].casefold()][:MOST_CHOICES]

    async def meant(self, interaction: Interaction, typed: str | None) -> NamedDeal:
        """The deal that somebody means. Without a text: the last one that ended in this channel.

        Raises:
            SaidInstead: the text names no deal of this server, or no deal has ended here.
        """
        locale = locale_of(interaction)
        if typed is None or not typed.strip():
            return await self._last_here(interaction)
        named = _NAMED.fullmatch(typed)
        if named is None:
            raise SaidInstead(trouble("err-replay-name", locale, text=quoted(typed)))
        table = f"{interaction.guild_id or 0}-{int(named['table'])}"
        if named["deal"] is not None:
            return NamedDeal(table, int(named["deal"]))
        last = await self.last_of(table)
        if not last:
            raise SaidInstead(await self.why_not(interaction, NamedDeal(table, 1)))
        return NamedDeal(table, last)

    async def _last_here(self, interaction: Interaction) -> NamedDeal:
        """The last deal that ended at a table of this channel."""
        guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
        living = [self._bridge.hall.get(one.id) for one in self._bridge.hall.living.in_channel(channel)]
        ended = [table for table in living if table is not None and last_ended(table)]
        if ended:
            return NamedDeal(ended[-1].id, last_ended(ended[-1]))
        recent = await self._bridge.hall.store.points.recent_deals(guild, LOOKED_THROUGH)
        here = next((one for one in recent if one.channel == channel), None)
        if here is None:
            raise SaidInstead(trouble("err-replay-none", locale_of(interaction)))
        return NamedDeal(here.table, here.deal)

    async def living(self, table: str) -> Table | None:
        """A table that has not ended, awake. None: it has ended, cannot be read, or never was."""
        if self._bridge.hall.living.find(table) is not None:
            await self._bridge.hall.sleep.keep_awake([table])
        return self._bridge.hall.get(table)

    async def last_of(self, table: str) -> int | None:
        """The number of the last deal that ended at a table, 0 if none has; None if that is not known."""
        living = await self.living(table)
        return await last_stored(self._bridge.hall.store, table) if living is None else last_ended(living)

    async def why_not(self, interaction: Interaction, named: NamedDeal) -> Message:
        """Why a deal cannot be replayed."""
        locale, living = locale_of(interaction), await self.living(named.table)
        facts = {"table": _number(named.table), "deal": named.deal}
        if living is not None and living.deal is not None and named.deal == living.deal_number:
            return trouble("err-replay-running", locale, **facts)
        if waits := self._bridge.hall.evenings.waits_for(named.table, named.deal):
            return trouble("err-evening-closed", locale, deal=named.deal, **closed_facts(waits))
        last = await self.last_of(named.table)
        if last is None and not await self._bridge.hall.store.events(named.table, 0, 1):
            return trouble("err-replay-table", locale, **facts)
        if last is not None and not 1 <= named.deal <= last:
            return trouble("err-replay-deal", locale, last=last, **facts)
        return trouble("err-replay-damaged", locale, **facts)


def _number(table: str) -> int:
    """The number of a table that people call it by."""
    return int(table.rpartition("-")[2])


def _offered(one: RecentDeal, locale: str) -> str:
    return picture_text("replay-choice", locale, one.game, table=_number(one.table), deal=one.deal)

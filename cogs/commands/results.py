"""The whole end of an earlier deal, which the channel shows in two lines."""

from __future__ import annotations

from typing import Any

import structlog
from discord.ext import commands

from bot.engine.actions import NotPossible
from bot.tables.log.match_record import DealEnd
from cogs.interactions.answering.admission import RateKind
from cogs.interactions.answering.answers import think
from cogs.interactions.bridge import Bridge, locale_of
from cogs.outbox.drawing import Draws, NotDrawn
from cogs.ui.deal_end.deal_end_message import deal_end_message, record_file
from cogs.ui.deal_end.deal_end_picture import deal_end_picture
from cogs.ui.deal_end.evening_messages import closed_facts
from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction, Press
from images.pictures import Picture

DIGITS = 9
"""The most digits in the number of a deal."""

log = structlog.get_logger(__name__)


class Results(commands.Cog, name="results"):
    """*Full result*: shows the presser the end of that deal, in private and in their language."""

    def __init__(self, bridge: Bridge, drawing: Draws) -> None:
        self.bridge, self.drawing = bridge, drawing
        bridge.handle({"result": self._result})

    async def _result(self, press: Press) -> None:
        interaction, deal = press.interaction, press.id.extra
        if not deal.isdecimal() or len(deal) > DIGITS:
            await self.bridge.answer(interaction, trouble("err-old", locale_of(interaction)))
        elif await think(interaction):  # replaying and drawing may take longer than Discord waits
            await self.bridge.answer(interaction, await self._answer(press, int(deal)))

    async def _answer(self, press: Press, deal: int) -> Message:
        """The end of a deal, or why it cannot be shown."""
        table, interaction = press.id.table, press.interaction
        end = await self.bridge.past.ended(table, deal, self.bridge.hall.get(table))
        if end is None:
            return trouble("err-no-result", locale_of(interaction), deal=deal)
        if end.table.channel != interaction.channel_id:
            return trouble("err-elsewhere", locale_of(interaction))
        if waits := self.bridge.hall.evenings.waits_for(table, deal):
            return trouble("err-evening-closed", locale_of(interaction), deal=deal, **closed_facts(waits))
        return await self._shown(interaction, end)

    async def _shown(self, interaction: Interaction, end: DealEnd) -> Message:
        """The end of a deal as in the public message, without buttons."""
        people, settled = self.bridge.people, end.settled
        await people.learn([end.table])
        scene = self.bridge.scene(end.table, locale_of(interaction))
        names = people.seat_names(settled.sitters, locale=scene.locale)
        png = await self._drawn(interaction, deal_end_picture(scene, settled, names))
        record = record_file(end.table, settled, _record(end, names))
        return deal_end_message(scene, settled, names, png, live=False, record=record)

    async def _drawn(self, interaction: Interaction, picture: Picture) -> bytes | None:
        """The picture in the asker's theme. None if there is none, or they want too many; then words replace it."""
        guild = interaction.guild_id or 0
        if not self.bridge.rates.take(RateKind.PICTURES, interaction.user.id, guild):
            return None
        theme = await self.bridge.themes.of_asker(await self.bridge.people.known(interaction), guild)
        try:
            return await self.drawing.draw(picture, theme, locale_of(interaction))
        except NotDrawn as problem:
            log.warning("result_not_drawn", reason=str(problem))
            return None


def _record(end: DealEnd, names: tuple[str, ...]) -> str | None:
    """The text of the record up to a deal; None if it can no longer be written."""
    try:
        return end.record(names)
    except (NotPossible, ValueError):
        return None


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(Results(bot.bridge, bot.drawing))

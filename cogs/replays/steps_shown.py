"""Steps of deals as people see them: read, put into words and drawn."""

from __future__ import annotations

import asyncio

import structlog

from bot.computers.player import advise_now
from bot.engine.actions import NotPossible
from bot.engine.game import View
from bot.scenes.hand_scene import Hint
from bot.tables.deal.computers import SeededChance
from bot.tables.log.unfolded_deals import UnfoldedDeals
from bot.tables.moment import Moment
from cogs.interactions.answering.admission import RateKind
from cogs.interactions.bridge import Bridge, locale_of
from cogs.outbox.drawing import Draws, NotDrawn
from cogs.publisher.drawn_messages import MOST_DRAWN
from cogs.replays.named_deals import NamedDeal, NamedDeals
from cogs.ui.deal_end.deal_end_message import record_file
from cogs.ui.deal_end.replayed_step import StepInWords, replay_picture
from cogs.ui.table_in_words import Shown, TableInWords
from cogs.ui.toolkit.messages import Attachment, SaidInstead
from cogs.ui.toolkit.presses import Interaction

log = structlog.get_logger(__name__)


class StepsShown:
    """Finds a step of a deal, and makes what a message of it needs."""

    def __init__(self, bridge: Bridge, drawing: Draws) -> None:
        self.named = NamedDeals(bridge)
        self._bridge, self._drawing = bridge, drawing
        self._deals = UnfoldedDeals(bridge.hall.store, bridge.past, bridge.hall.evenings.may_open)

    async def step(
        self, interaction: Interaction, named: NamedDeal, number: int, locale: str | None = None
    ) -> StepInWords:
        """A step of a deal, or its last one if it has fewer; without a ``locale`` in the language of whoever asks.

        Raises:
            SaidInstead: the deal cannot be replayed.
            NotRead: the store cannot be read just now.
        """
        deal = await self._deals.unfolded(named.table, named.deal, await self.named.living(named.table))
        if deal is None:
            raise SaidInstead(await self.named.why_not(interaction, named))
        number = min(number, deal.last)
        table, people = deal.steps[number].table, self._bridge.people
        await people.learn([table, deal.end.table])
        locale = locale or locale_of(interaction)
        others = people.without_seat(table, locale)
        names = people.seat_names(table.sitters, [name for _, name in others], locale)
        scene = TableInWords(table, names, locale, people=others, of=Shown(Moment(None, table)))
        return StepInWords(deal, number, scene, people.seat_names(deal.end.settled.sitters, locale=locale))

    async def drawn(self, interaction: Interaction, shown: StepInWords) -> bytes | None:
        """The picture in the asker's theme. None if there is none, or they want too many; then words replace it."""
        guild = interaction.guild_id or 0
        if len(shown.scene.names) > MOST_DRAWN:
            return None
        if not self._bridge.rates.take(RateKind.PICTURES, interaction.user.id, guild):
            return None
        theme = await self._bridge.themes.of_asker(await self._bridge.people.known(interaction), guild)
        try:
            return await self._drawing.draw(replay_picture(shown), theme, shown.scene.locale)
        except NotDrawn as problem:
            log.warning("replay_not_drawn", reason=str(problem))
            return None

    def record(self, shown: StepInWords) -> Attachment:
        """The record of the match up to the deal or, if it can no longer be written, the reveal of the deal."""
        end = shown.deal.end
        try:
            text = end.record(shown.booked)
        except (NotPossible, ValueError):
            text = None
        return record_file(end.table, end.settled, text)

    async def advice(self, shown: StepInWords) -> Hint | None:
        """What the best computer would do in the seat that the table waits for; None if that is nothing."""
        seat, settled = shown.asked, shown.deal.end.settled
        if seat is None:
            return None
        view, chance = shown.step.deal.view(seat), SeededChance(bytes.fromhex(settled.seed), seat, shown.number)
        return await asyncio.to_thread(_advised, view, chance)


def _advised(view: View, chance: SeededChance) -> Hint | None:
    found = advise_now(view, chance)
    return None if found is None else Hint(*found)

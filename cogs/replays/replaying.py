"""``/replay`` and *Replay*: a deal that is over, step by step, for whoever asks."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n.catalogue import text
from cogs.interactions.answering.answers import is_own, quietly, replace_message, settle, think
from cogs.interactions.bridge import Bridge, locale_of
from cogs.outbox.drawing import Draws
from cogs.replays.named_deals import NamedDeal
from cogs.replays.playing_on import PlayingOn
from cogs.replays.steps_shown import StepsShown
from cogs.ui.deal_end.replay_buttons import VERB, Way, reached, read_replay_id
from cogs.ui.deal_end.replayed_step import StepInWords, advice_line, replay_message, shared_message
from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.messages import Message, SaidInstead
from cogs.ui.toolkit.presses import Interaction, Press
from cogs.ui.toolkit.texts import described, option


class Replaying(commands.Cog, name="replaying"):
    """Shows deals that are over in private messages, whose buttons carry all that they need."""

    def __init__(self, bridge: Bridge, drawing: Draws) -> None:
        self.bridge = bridge
        self.steps = StepsShown(bridge, drawing)
        self.playing = PlayingOn(bridge.hall.clock)
        bridge.handle({VERB: self._pressed})

    async def cog_unload(self) -> None:
        """Stop what plays on."""
        await self.playing.close()

    @app_commands.command(description=described("command-replay"))
    @app_commands.describe(deal=option("deal"))
    @app_commands.guild_only()
    async def replay(self, interaction: Interaction, deal: app_commands.Range[str, 1, 80] | None = None) -> None:
        if not await think(interaction):  # reading and drawing may take longer than Discord waits
            return
        try:
            shown = await self.steps.step(interaction, await self.steps.named.meant(interaction, deal), 0)
            await self.bridge.answer(interaction, await self._message(interaction, shown))
        except SaidInstead as said:
            await self.bridge.answer(interaction, said.message)

    @replay.autocomplete("deal")
    async def _deals(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        suggested = await self.steps.named.suggested(interaction, typed)
        return [app_commands.Choice(name=name, value=value) for name, value in suggested]

    async def _pressed(self, press: Press) -> None:
        """A press on a replay of one's own changes it; any other one begins a new replay. Both end playing on."""
        interaction, read = press.interaction, read_replay_id(press.id.extra)
        if read is None:
            await self.bridge.answer(interaction, trouble("err-old", locale_of(interaction)))
            return
        deal, step, way = read
        self.playing.stop(interaction.user.id)
        own = way is not Way.OPEN and is_own(interaction)
        if own and way is Way.SHARE:
            await settle(interaction)
        elif not own:  # reading and drawing may take longer than Discord waits
            await think(interaction)
        try:
            wanted = way if own else Way.OPEN
            shown = await self._reached(interaction, NamedDeal(press.id.table, deal), step, wanted)
            await self._show(interaction, shown, wanted)
        except SaidInstead as said:
            await self.bridge.answer(interaction, said.message)

    async def _reached(self, interaction: Interaction, named: NamedDeal, step: int, way: Way) -> StepInWords:
        shared = self.bridge.languages.of_server(interaction.guild_id or 0) if way is Way.SHARE else None
        shown = await self.steps.step(interaction, named, step, shared)
        to = reached(shown.deal, shown.number, way)
        return shown if to == shown.number else await self.steps.step(interaction, named, to, shared)

    async def _show(self, interaction: Interaction, shown: StepInWords, way: Way) -> None:
        """Show a step in the way that was pressed."""
        said, advice, plays = "", "", False
        match way:
            case Way.SHARE:
                await self._share(interaction, shown)
                return
            case Way.ADVICE:
                advice = advice_line(shown, await self.steps.advice(shown))
            case Way.PLAY if not shown.is_last:
                following = _Following(self, interaction, shown)
                plays = self.playing.begin(interaction.user.id, following.show_next)
                said = "" if plays else text("replay-busy", locale_of(interaction))
        told = await self._message(interaction, shown, plays=plays, said=said, advice=advice)
        await replace_message(interaction, told)

    async def _share(self, interaction: Interaction, shown: StepInWords) -> None:
        """Post a step in the channel."""
        message = shared_message(shown, await self.steps.drawn(interaction, shown), interaction.user.display_name)
        mentions = discord.AllowedMentions.none()
        send = partial(interaction.followup.send, ephemeral=False, allowed_mentions=mentions)
        await quietly(send(view=message.view(), files=message.files()))

    async def _message(
        self, interaction: Interaction, shown: StepInWords, *, plays: bool = False, said: str = "", advice: str = ""
    ) -> Message:
        png = await self.steps.drawn(interaction, shown)
        return replay_message(shown, png, self.steps.record(shown), plays=plays, said=said, advice=advice)

    async def following(self, interaction: Interaction, shown: StepInWords) -> StepInWords:
        """Show the step after one, in place of it, while the replay plays on."""
        settled = shown.deal.end.settled
        named = NamedDeal(shown.scene.table.id, settled.number)
        later = await self.steps.step(interaction, named, shown.number + 1)
        message = await self._message(interaction, later, plays=not later.is_last)
        await interaction.edit_original_response(view=message.view(), attachments=message.files())
        return later


class _Following:
    """The steps of a replay that plays on, one after another."""

    def __init__(self, cog: Replaying, interaction: Interaction, shown: StepInWords) -> None:
        self._cog, self._interaction, self._shown = cog, interaction, shown

    async def show_next(self) -> bool:
        """Show the next step. False once it is the last one."""
        self._shown = await self._cog.following(self._interaction, self._shown)
        return not self._shown.is_last


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(Replaying(bot.bridge, bot.drawing))

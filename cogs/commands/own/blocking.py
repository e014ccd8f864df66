"""``/block`` and ``/unblock``: whom somebody keeps from their own tables, for them alone."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n.catalogue import Names, text
from cogs.interactions.blocks import BLOCKED_AT_MOST
from cogs.interactions.bridge import Bridge, locale_of
from cogs.presence.guests import User, harmless_name, member_meant
from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.messages import Message, SaidInstead, notice
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import described, option


class Blocking(commands.Cog, name="blocking"):
    """Blocking people, and the list of those who are blocked."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge

    @app_commands.command(description=described("command-block"))
    @app_commands.describe(member=option("blocked"))
    @app_commands.guild_only()
    async def block(self, interaction: Interaction, member: discord.User | None = None) -> None:
        person, locale = await self.bridge.people.asking(interaction), locale_of(interaction)
        if member is None:
            await self.bridge.answer(interaction, await self._list(person, locale))
            return
        try:
            whom = await self._meant(interaction, person, member)
        except SaidInstead as problem:
            await self.bridge.answer(interaction, problem.message)
            return
        await self.bridge.blocks.add(person, whom)
        said, note = text("blocked", locale, name=harmless_name(member.display_name)), text("blocked.note", locale)
        await self.bridge.answer(interaction, notice(said, note))

    @app_commands.command(description=described("command-unblock"))
    @app_commands.describe(member=option("unblocked"))
    @app_commands.guild_only()
    async def unblock(self, interaction: Interaction, member: discord.User) -> None:
        person = await self.bridge.people.asking(interaction)
        known = isinstance(member, User)  # a forged number is no user at all
        whom = await self.bridge.hall.store.known_person(member.id) if known else None
        if whom is None or whom not in await self.bridge.blocks.of(person):
            await self.bridge.answer(interaction, trouble("err-not-blocked", locale_of(interaction)))
            return
        await self.bridge.blocks.remove(person, whom)
        locale = locale_of(interaction)
        said, note = text("unblocked", locale, name=harmless_name(member.display_name)), text("unblocked.note", locale)
        await self.bridge.answer(interaction, notice(said, note))

    async def _meant(self, interaction: Interaction, person: int, member: discord.User) -> int:
        """The number of somebody who can be blocked.

        Raises:
            SaidInstead: that is the asker, a bot, somebody elsewhere, blocked already, or one too many.
        """
        whom, locale = await member_meant(self.bridge, interaction, member), locale_of(interaction)
        blocked = await self.bridge.blocks.of(person)
        if whom == person:
            raise SaidInstead(trouble("err-block-self", locale))
        if whom not in blocked and len(blocked) >= BLOCKED_AT_MOST:
            raise SaidInstead(trouble("err-blocked-many", locale, limit=BLOCKED_AT_MOST))
        return whom

    async def _list(self, person: int, locale: str) -> Message:
        """Whom a person has blocked."""
        blocked = await self.bridge.blocks.of(person)
        known = await self.bridge.hall.store.names(blocked)
        names = Names(harmless_name(known.get(one, "")) for one in blocked)
        return notice(text("blocked-list", locale, n=len(blocked), names=names), text("blocked-list.note", locale))


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(Blocking(bot.bridge))

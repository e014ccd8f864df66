"""Places: what happens to tables when their servers, channels and threads change."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.publisher import Publisher


class Places(commands.Cog, name="places"):
    """Suspends tables whose place is gone, and tries to show them again when a place changes."""

    def __init__(self, publisher: Publisher) -> None:
        self.publisher = publisher

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.publisher.lost(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.publisher.lost(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self.publisher.lost(thread.guild_id, thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.publisher.look_again(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.publisher.look_again(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, now: discord.abc.GuildChannel) -> None:
        self.publisher.look_again(now.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, now: discord.Role) -> None:
        self.publisher.look_again(now.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        self.publisher.look_again(thread.guild_id)


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(Places(bot.publisher))

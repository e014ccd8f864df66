"""A thread for each table, where the server or the opener wants one. It is archived when its table has ended."""

from __future__ import annotations

from typing import Literal

import discord

from bot.i18n.catalogue import picture_text, text
from bot.i18n.names import clean_name
from bot.tables.table import Table
from cogs.interactions.answering.answers import first_answer, is_answered, send_private
from cogs.interactions.bridge import Bridge, locale_of
from cogs.ui.toolkit.messages import Accent, Message, SaidInstead, notice
from cogs.ui.toolkit.presses import Interaction

A_WEEK: Literal[10080] = 10080
"""Minutes without a message after which Discord archives a thread by itself: the longest that it offers."""


async def own_thread(bridge: Bridge, interaction: Interaction, game: str) -> discord.Thread | None:
    """A new thread in the channel of a command. None where there can be none, as in a thread.

    Raises:
        SaidInstead: the bot may open no threads there.
    """
    channel, locale = interaction.channel, locale_of(interaction)
    if not isinstance(channel, discord.TextChannel):
        return None
    host = clean_name(interaction.user.display_name, 1)
    name = picture_text("thread-name", bridge.languages.of_server(interaction.guild_id or 0), game, host=host)[:100]
    try:
        return await channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=A_WEEK
        )
    except discord.Forbidden as problem:
        lacks = text("permission", locale, permission="create_public_threads")
        said = text("err-rights", locale, channel=f"<#{channel.id}>", names=[lacks])
        raise SaidInstead(notice(said, accent=Accent.REFUSED)) from problem


async def tell_thread(bridge: Bridge, interaction: Interaction, table: Table) -> None:
    """Answer the command that opened a table with the way to its thread, for everybody in the channel."""
    scene = bridge.scene(table)
    host = scene.name(table.seat_of(table.host) or 0)
    told = scene.say("table-in-thread", host=host, table=scene.title, thread=f"<#{table.channel}>")
    message = Message((told,), Accent.OPEN)

    async def send() -> None:
        nobody = discord.AllowedMentions.none()
        await interaction.response.send_message(view=message.view(), allowed_mentions=nobody)

    if not await first_answer(interaction, send) and is_answered(interaction):
        await send_private(interaction, message)

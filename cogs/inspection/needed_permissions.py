"""The permissions that the bot needs in a channel with tables, and which of them it lacks."""

from __future__ import annotations

import discord

NEEDED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
"""The permissions that the bot needs in a channel with tables."""


def lacked_permissions(
    channel: discord.abc.GuildChannel, member: discord.Member, *, threads: bool = False
) -> list[str]:
    """The needed permissions that the bot, as a member of the server, lacks in a channel.

    ``threads``: it also opens threads there.
    """
    held = channel.permissions_for(member)
    needed = (*NEEDED, *(("create_public_threads",) if threads else ()))
    return [name for name in needed if not getattr(held, name)]

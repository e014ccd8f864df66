"""Privileged intents: those that Discord grants only if the application's page says so."""

from __future__ import annotations

from typing import NamedTuple

import discord

_FLAGS = {
    "members": ("gateway_guild_members", "gateway_guild_members_limited"),
    "message_content": ("gateway_message_content", "gateway_message_content_limited"),
    "presences": ("gateway_presence", "gateway_presence_limited"),
}
"""The flags of an application, either of which grants it the intent."""


class Privileges(NamedTuple):
    """Privileged intents by their names in the library, in alphabetical order."""

    refused: tuple[str, ...]  # the bot asks for them, and the application may not have them
    idle: tuple[str, ...]  # the application may have them, and the bot never asks for them


def privileges(asked: discord.Intents, flags: discord.ApplicationFlags) -> Privileges:
    """How the privileged intents that a bot asks for differ from those that its application may have."""
    granted = {name for name, either in _FLAGS.items() if any(getattr(flags, flag) for flag in either)}
    wanted = {name for name in _FLAGS if getattr(asked, name)}
    return Privileges(tuple(sorted(wanted - granted)), tuple(sorted(granted - wanted)))

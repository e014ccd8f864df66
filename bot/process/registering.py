"""Registers the bot's commands with Discord, if what Discord has differs from them."""

from __future__ import annotations

from typing import Any

import structlog
from discord.ext import commands

from cogs.inspection.registered_commands import compared

log = structlog.get_logger(__name__)


async def register(bot: commands.Bot) -> None:
    """Register the commands of a bot that is logged in. Of many starts, most find them as they should be."""
    own = [command.to_dict(bot.tree) for command in bot.tree.get_commands()]
    registered: Any = await bot.http.get_global_commands(bot.application_id or 0)
    if any(compared(own, registered)):
        await bot.tree.sync()
        log.info("commands_registered", commands=len(own))

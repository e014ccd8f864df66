"""Registers the bot's commands with Discord, if what Discord has differs from them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import structlog
from discord.ext import commands

from bot.process.localised_commands import CatalogueTranslator, fingerprint
from bot.store import NotSaved, Store
from cogs.inspection.registered_commands import compared

SAID = "commands said"
"""The key of the setting, of no server, for the fingerprint of the languages in which commands were registered."""

log = structlog.get_logger(__name__)


async def register(bot: commands.Bot, store: Store) -> None:
    """Register the commands of a bot that is logged in. Of many starts, most find them as they should be."""
    own, said = [command.to_dict(bot.tree) for command in bot.tree.get_commands()], fingerprint()
    registered: Any = await bot.http.get_global_commands(bot.application_id or 0)
    if any(compared(own, registered)) or (await store.setting(0, SAID) or "") != said:
        if said:  # so that a start reads no language only to find that nothing has changed
            await bot.tree.set_translator(CatalogueTranslator())
        await bot.tree.sync()
        with suppress(NotSaved):
            await store.set_setting(0, SAID, said or None)
        log.info("commands_registered", commands=len(own))

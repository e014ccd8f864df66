"""The commands, called by the library: each is admitted first, and always answered."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.interactions.answering.guarding import guarded
from cogs.interactions.typed.game_option import NoSuchGame, no_such_game
from cogs.interactions.typed.option_values import unfit_value
from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import quoted


class AnsweringTree(app_commands.CommandTree[Any]):
    """The bot's commands. A command that fails is answered; one that is delivered twice is done once."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        bridge = interaction.client.bridge
        if not await bridge.admission.admits(interaction):
            return False
        unfit = unfit_value(interaction) if interaction.type is discord.InteractionType.application_command else None
        if unfit is not None:
            await bridge.answer(interaction, unfit)
        return unfit is None

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        async def fail() -> None:
            raise error.__cause__ or error

        if isinstance(error, NoSuchGame):
            await interaction.client.bridge.answer(interaction, no_such_game(error.typed, str(interaction.locale)))
            return
        if isinstance(error, app_commands.TransformerError):  # not a member, or no longer one
            message = trouble("err-member", str(interaction.locale), text=quoted(str(error.value)))
            await interaction.client.bridge.answer(interaction, message)
            return
        await guarded(interaction, fail)

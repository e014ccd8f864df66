"""``/language``: in which language somebody reads what the bot tells them."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.i18n.catalogue import languages, own_name, text
from cogs.hands import Hands
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.typed.slash_commands import MadeOption, made_command
from cogs.ui.setup_message import AS_DISCORD_SAYS
from cogs.ui.toolkit.messages import MOST_CHOICES, notice
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import described, option


def language_choices() -> list[app_commands.Choice[str]]:
    """Discord's own choice, and each language by its own name."""
    names = [app_commands.Choice(name=own_name(language), value=language) for language in languages()]
    return [app_commands.Choice(name=described("choice-language-discord"), value=AS_DISCORD_SAYS), *names][
        :MOST_CHOICES
    ]


class OwnLanguage(commands.Cog, name="language"):
    """The language of a person, on every server."""

    def __init__(self, bridge: Bridge, hands: Hands) -> None:
        self.bridge, self.hands = bridge, hands

    def command(self) -> app_commands.Command[Any, ..., None]:
        """The command, with the languages that there are."""
        asked = MadeOption("language", str, option("language"), choices=language_choices())
        return made_command("language", described("command-language"), [asked], self._chosen)

    async def _chosen(self, interaction: Interaction, language: str) -> None:
        person, chosen = await self.bridge.people.asking(interaction), language != AS_DISCORD_SAYS
        await self.bridge.languages.choose(person, language if chosen else None)
        self.hands.redraw(person)
        locale, spoken = locale_of(interaction), self.bridge.languages.of_server(interaction.guild_id or 0)
        note = text("language-chosen.note", locale, name=own_name(spoken))
        await self.bridge.answer(interaction, notice(text("language-chosen", locale, chosen=chosen), note))


async def setup(bot: Any) -> None:
    """Load the cog. The client brings the bridge and the hands."""
    cog = OwnLanguage(bot.bridge, bot.hands)
    await bot.add_cog(cog)
    bot.tree.add_command(cog.command())

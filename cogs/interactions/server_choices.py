"""What a server chose for its tables: where and by whom they are opened, the game, and the clock."""

from __future__ import annotations

from bot.store import Store
from bot.tables.deal.deadlines import DEFAULT_CLOCK, UNTIMED, read_clock
from cogs.interactions.bridge import admin_of, locale_of
from cogs.interactions.rules.in_force import channel_of
from cogs.interactions.typed.game_option import server_game
from cogs.ui.refusal_messages import trouble
from cogs.ui.setup_message import Openers, ServerSettings
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction

CHANNELS, OPENERS, CLOCK = "channels", "openers", "clock"
"""The keys of the settings in the store."""


async def server_settings(store: Store, guild: int) -> ServerSettings:
    """What a server chose, with defaults for the rest."""
    channels = await store.setting(guild, CHANNELS) or ()
    openers = await store.setting(guild, OPENERS) or Openers.EVERYBODY
    game, kept = await server_game(store, guild), await store.setting(guild, CLOCK)
    clock = None if kept == UNTIMED else kept or DEFAULT_CLOCK
    return ServerSettings(tuple(channels), Openers(openers), game, clock)


async def clock_of(store: Store, guild: int, typed: str | None) -> int | None:
    """The clock of a new table in seconds: the one typed, else the server's. None: untimed.

    Raises:
        ValueError: the typed time is not one that a table may give.
    """
    return (await server_settings(store, guild)).clock if typed is None else read_clock(typed)


async def why_not_open(store: Store, interaction: Interaction) -> Message | None:
    """Why the asker may not open a table here; None if they may."""
    settings = await server_settings(store, interaction.guild_id or 0)
    locale = locale_of(interaction)
    if settings.openers is Openers.MANAGERS and not admin_of(interaction):
        return trouble("err-openers", locale)
    if settings.channels and channel_of(interaction) not in settings.channels:
        return trouble("err-channel", locale, channels=[f"<#{channel}>" for channel in settings.channels])
    return None

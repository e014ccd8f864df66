"""The world as the page reads it, in one language."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from bot.playground.chat.state import State


def world_in(state: State, locale: str, connected: bool) -> dict[str, Any]:
    """Names, welcome, channels, people, bot and commands, with the words of the language that suits a locale best."""
    guild, spoken = state.guild, state.world.in_language(locale)
    welcome = asdict(spoken.welcome)
    if welcome["command"]:
        channel = welcome["command"]["channel"]
        welcome["command"]["channel"] = guild.channel(channel)["id"] if channel else next(iter(guild.channels))
    listed = [state.listed(channel) for channel in guild.channels.values()]
    return {
        "title": spoken.title,
        "locale": spoken.locale,
        "languages": [{"locale": one.locale, "name": one.name} for one in state.world.spoken],
        "words": spoken.words,
        "welcome": welcome,
        "guild": {"id": guild.id, "name": state.world.guild},
        "channels": [one | {"topic": spoken.topics.get(one["name"], one["topic"])} for one in listed],
        "people": [
            {"id": human.id, "name": human.name, "locale": human.locale, "permissions": str(human.permissions)}
            for human in guild.people.values()
        ],
        "roles": [{"id": role["id"], "name": role["name"]} for role in guild.roles],
        "bot": {"id": guild.bot_id, "name": state.world.bot, "connected": connected},
        "commands": state.commands,
    }

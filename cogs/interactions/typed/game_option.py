"""The option ``game:`` of commands: which game is meant, and the suggestions while somebody types."""

from __future__ import annotations

from typing import Any

from discord import Thread, app_commands

from bot.engine.game import DEFAULT_GAME, GAMES
from bot.i18n.catalogue import FALLBACK, picture_text
from bot.store import Store
from cogs.interactions.bridge import locale_of
from cogs.ui.refusal_messages import trouble
from cogs.ui.rules.words import extra_game
from cogs.ui.toolkit.messages import MOST_CHOICES, Message
from cogs.ui.toolkit.presses import Interaction, Press
from cogs.ui.toolkit.texts import quoted, shown

GAME_SETTING = "game"
"""The key under which the store keeps a server's own choice."""


class NoSuchGame(app_commands.AppCommandError):
    """What was ``typed`` names no game."""

    def __init__(self, typed: str) -> None:
        super().__init__(f"no game {typed[:40]!r}")
        self.typed = typed


class GameNamed(app_commands.Transformer):
    """Reads a game's public name, or one of its titles, as the public name."""

    async def transform(self, interaction: Interaction, value: str, /) -> str:
        """The public name.

        Raises:
            NoSuchGame: no game has this name.
        """
        game = game_called(value, locale_of(interaction))
        if game is None:
            raise NoSuchGame(value)
        return game

    async def autocomplete(  # type: ignore[override]  # of our choices, each value is a text
        self, interaction: Interaction, value: str, /
    ) -> list[app_commands.Choice[str]]:
        """The games, narrowed by what is typed so far."""
        locale, wanted = locale_of(interaction), shown(str(value)).casefold()
        found = [game for game in GAMES if any(wanted in name for name in _names(game, locale))]
        return [app_commands.Choice(name=picture_text("game", locale, game), value=game) for game in found][
            :MOST_CHOICES
        ]


GameOption = app_commands.Transform[str, GameNamed]
"""The type of a command's parameter ``game:``."""


def game_called(typed: str, locale: str) -> str | None:
    """The public name of the game that somebody typed, by that name or by a title; None if there is none."""
    wanted = shown(typed).casefold()
    return next((game for game in GAMES if wanted in _names(game, locale)), None)


def _names(game: str, locale: str) -> tuple[str, ...]:
    """The names of a game, ready to compare with what was typed."""
    return game, picture_text("game", locale, game).casefold(), picture_text("game", FALLBACK, game).casefold()


async def server_game(store: Store, guild: int) -> str:
    """The game that a server plays in channels not named after one."""
    return game_chosen(await store.setting(guild, GAME_SETTING))


def game_chosen(setting: object) -> str:
    """The game that a server's setting names; the default if it names none."""
    return setting if isinstance(setting, str) and setting in GAMES else DEFAULT_GAME


def channel_game(interaction: Interaction) -> str | None:
    """The game that a channel is named after, by public name or title; None if there is none.

    A thread counts as its channel. Names are read in the server's language, so that everybody there means one game.
    """
    channel: Any = interaction.channel
    home = channel.parent if isinstance(channel, Thread) else channel
    name = str(getattr(home, "name", ""))
    locale = interaction.client.bridge.languages.of_server(interaction.guild_id or 0)
    return game_called(name, locale) or game_called(name.replace("-", " "), locale)


async def game_meant(interaction: Interaction, named: str | None) -> str:
    """The game of a command: the one it names, else the one its channel is named after, else the server's.

    A channel's name is for that channel alone, so it comes before the server's choice.
    """
    game = named or channel_game(interaction)
    return game or await server_game(interaction.client.bridge.hall.store, interaction.guild_id or 0)


async def game_pressed(press: Press) -> str | None:
    """The game that a control is about. If there is none of that name, the presser is told."""
    game = extra_game(press.id.extra.partition(".")[0])
    if game in GAMES:
        return game
    await press.interaction.client.bridge.answer(press.interaction, trouble("err-old", locale_of(press.interaction)))
    return None


def no_such_game(typed: str, locale: str) -> Message:
    """Says that there is no such game, and lists the games."""
    names = [picture_text("game", locale, game) for game in GAMES]
    return trouble("err-game", locale, text=quoted(typed), names=names)

"""Slash commands: made from data, admitted, read with the options that they offer, and always answered.

Discord's own client sends no values that a command does not offer, but other clients can send anything.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, cast

import discord
from discord import AppCommandOptionType, app_commands

from bot.i18n.command_names import option_name
from cogs.interactions.answering.guarding import guarded
from cogs.interactions.bridge import locale_of
from cogs.interactions.typed.game_option import NoSuchGame, no_such_game
from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import quoted

MOST = 2**53
"""The largest number that Discord accepts, and the negative of the smallest."""

TableNumber = app_commands.Range[int, 1, 1_000_000]
"""The number of a table, as people call it."""

LONGEST = 6_000
"""The most characters that Discord accepts in an option."""

_TYPES: Mapping[AppCommandOptionType, tuple[type, ...]] = {
    AppCommandOptionType.string: (str,),
    AppCommandOptionType.integer: (int,),
    AppCommandOptionType.boolean: (bool,),
    AppCommandOptionType.number: (int, float),
}


def unfit_value(interaction: Interaction) -> Message | None:
    """What is wrong with the first option whose value its command does not offer; None if all fit."""
    command = cast("app_commands.Command[Any, ..., Any] | None", interaction.command)
    given = _given(cast("Mapping[str, Any]", interaction.data))
    for parameter in command.parameters if command is not None else ():
        name = parameter.display_name
        if name in given and not _fits(parameter, given[name]):
            return _said(parameter, given[name], locale_of(interaction))
    return None


def _given(data: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a command by name, as they arrived."""
    options = data.get("options") or ()
    while options and "options" in options[0]:  # options of a subcommand
        options = options[0]["options"]
    return {option["name"]: option.get("value") for option in options}


def _fits(parameter: app_commands.Parameter, value: object) -> bool:
    kind = parameter.type
    if kind not in _TYPES:  # a person or a channel, by number; the library looks it up
        return isinstance(value, str) and value.isdecimal()
    if not isinstance(value, _TYPES[kind]) or isinstance(value, bool) != (kind is AppCommandOptionType.boolean):
        return False
    if parameter.choices:
        return value in [choice.value for choice in parameter.choices]
    if isinstance(value, bool):
        return True
    low, high = _bounds(parameter)
    return low <= (len(value) if isinstance(value, str) else cast("int | float", value)) <= high


def _bounds(parameter: app_commands.Parameter) -> tuple[float, float]:
    """The least and the most that a number, or a text's length, may be."""
    least, most = (0, LONGEST) if parameter.type is AppCommandOptionType.string else (-MOST, MOST)
    low, high = parameter.min_value, parameter.max_value
    return least if low is None else low, most if high is None else high


def _said(parameter: app_commands.Parameter, value: object, locale: str) -> Message:
    option, kind = option_name(parameter.display_name, locale), parameter.type
    if kind not in _TYPES:
        return trouble("err-member", locale, text=quoted(str(value)))
    if parameter.choices:
        names = [choice.name for choice in parameter.choices]
        return trouble("err-not-offered", locale, option=option, fits="names", names=names)
    if kind is AppCommandOptionType.boolean:
        return trouble("err-not-offered", locale, option=option, fits="truth")
    low, high = _bounds(parameter)
    if kind is not AppCommandOptionType.string:
        return trouble("err-not-offered", locale, option=option, fits="between", low=low, high=high)
    too_long = isinstance(value, str) and len(value) > high
    return trouble("err-too-long" if too_long else "err-too-short", locale, option=option, low=low, high=high)


class MadeOption(NamedTuple):
    """One option of such a command."""

    name: str
    annotation: Any  # its type as discord.py reads it
    about: str  # its description
    required: bool = True
    suggest: Any = None  # suggests values while somebody types, as discord.py calls it
    choices: Sequence[app_commands.Choice[str]] = ()  # all values to choose from; empty: any text


def made_command(
    name: str,
    about: str,
    parameters: Iterable[MadeOption],
    work: Callable[..., Awaitable[None]],
) -> app_commands.Command[Any, ..., None]:
    """A command for servers. It calls ``work`` with the interaction and, by name, the options that were given.

    Required options come first.
    """
    options = sorted(parameters, key=lambda option: not option.required)

    async def callback(interaction: Interaction, **given: Any) -> None:
        await work(interaction, **{name: value for name, value in given.items() if value is not None})

    signature = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)]
    signature += [
        inspect.Parameter(
            option.name,
            inspect.Parameter.POSITIONAL_OR_KEYWORD,
            annotation=option.annotation if option.required else option.annotation | None,
            default=inspect.Parameter.empty if option.required else None,
        )
        for option in options
    ]
    callback.__signature__ = inspect.Signature(signature)  # type: ignore[attr-defined]  # read by discord.py
    described = app_commands.describe(**{option.name: option.about for option in options})(callback)
    described = app_commands.choices(**{option.name: list(option.choices) for option in options if option.choices})(
        described
    )
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=name, description=about, callback=described
    )
    for option in options:
        if option.suggest is not None:
            command.autocomplete(option.name)(option.suggest)
    command.guild_only = True
    return command


def unfit_options(
    given: Collection[str], own: Mapping[str, bool], game: str, locale: str, *, at_table: bool = False
) -> Message | None:
    """What is wrong with the given options: one belongs to another game, or one is missing. None if nothing is.

    ``own`` are the game's options, each with whether it is required. ``at_table``: the game is that of a table, which a
    command cannot change.
    """
    if other := next((name for name in given if name not in own), None):
        return trouble("err-other-option", locale, game, option=option_name(other, locale), table=at_table)
    if missing := next((name for name, needed in own.items() if needed and name not in given), None):
        return trouble("err-option-missing", locale, game, option=option_name(missing, locale))
    return None


class AnsweringTree(app_commands.CommandTree[Any]):
    """The bot's commands. A command that fails is answered; one that is delivered twice is done once."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        bridge = interaction.client.bridge
        if not await bridge.typed(interaction):
            return False
        unfit = unfit_value(interaction) if interaction.type is discord.InteractionType.application_command else None
        if unfit is not None:
            await bridge.answer(interaction, unfit)
        return unfit is None

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        async def fail() -> None:
            raise error.__cause__ or error

        if isinstance(error, NoSuchGame):
            await interaction.client.bridge.answer(interaction, no_such_game(error.typed, locale_of(interaction)))
            return
        if isinstance(error, app_commands.TransformerError):  # not a member, or no longer one
            message = trouble("err-member", locale_of(interaction), text=quoted(str(error.value)))
            await interaction.client.bridge.answer(interaction, message)
            return
        await guarded(interaction, fail)

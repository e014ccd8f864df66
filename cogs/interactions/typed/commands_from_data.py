"""Slash commands made from data, not from a function's signature, and whether given options fit a game."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from discord import app_commands

from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction


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
        return trouble("err-other-option", locale, game, option=other, table=at_table)
    if missing := next((name for name, needed in own.items() if needed and name not in given), None):
        return trouble("err-option-missing", locale, game, option=missing)
    return None

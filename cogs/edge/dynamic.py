"""Slash commands made from data: what is written in no function's signature."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NamedTuple

from discord import app_commands

from cogs.ui.controls import Interaction


class MadeOption(NamedTuple):
    """One option of a command that is made: its name, its type as discord.py reads it, and its description."""

    name: str
    annotation: Any
    about: str
    required: bool = True


def made_command(
    name: str,
    about: str,
    parameters: Iterable[MadeOption],
    work: Callable[..., Awaitable[None]],
) -> app_commands.Command[Any, ..., None]:
    """A command of servers that calls ``work`` with the interaction and, by name, the options that were given."""
    options = tuple(parameters)

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
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=name, description=about, callback=described
    )
    command.guild_only = True
    return command

"""Whether the options of a command have values that the command offers.

Discord's own client sends no others, but other clients can send anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from discord import AppCommandOptionType, app_commands

from cogs.interactions.bridge import locale_of
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
    option, kind = parameter.display_name, parameter.type
    if kind not in _TYPES:
        return trouble("err-member", locale, text=quoted(str(value)))
    if parameter.choices:
        return trouble("err-not-offered", locale, option=option, names=[choice.name for choice in parameter.choices])
    if kind is AppCommandOptionType.boolean:
        return trouble("err-not-yes-or-no", locale, option=option)
    low, high = _bounds(parameter)
    if kind is not AppCommandOptionType.string:
        return trouble("err-out-of-bounds", locale, option=option, low=low, high=high)
    too_long = isinstance(value, str) and len(value) > high
    return trouble("err-too-long" if too_long else "err-too-short", locale, option=option, low=low, high=high)

"""Compares the commands that Discord has registered with those that the bot would register.

Discord writes a command otherwise than the bot sends it: it adds ids and versions, leaves out what is false or empty,
and writes permissions as text. What both forms mean is compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

_IN_SERVERS = [0]
"""The only context of a command that cannot be used in private messages."""

_OF_AN_OPTION = frozenset(
    {
        "type",
        "name",
        "description",
        "required",
        "autocomplete",
        "min_value",
        "max_value",
        "min_length",
        "max_length",
        "channel_types",
    }
)


class CommandsCompared(NamedTuple):
    """The names of commands in which Discord and the bot differ, each list in alphabetical order."""

    missing: list[str]  # the bot would register them, and Discord has none of that name
    foreign: list[str]  # Discord has them, and the bot would remove them
    different: list[str]  # both have them, in different forms


def compared(own: Iterable[Mapping[str, Any]], registered: Iterable[Mapping[str, Any]]) -> CommandsCompared:
    """Compare the commands as the bot sends them with those that Discord answers with."""
    ours, theirs = ({(one.get("type", 1), one["name"]): _meant(one) for one in side} for side in (own, registered))
    return CommandsCompared(
        sorted(name for _, name in ours.keys() - theirs.keys()),
        sorted(name for _, name in theirs.keys() - ours.keys()),
        sorted(key[1] for key in ours.keys() & theirs.keys() if ours[key] != theirs[key]),
    )


def _meant(command: Mapping[str, Any]) -> dict[str, Any]:
    """What a command means, in whichever form it is written."""
    permissions = command.get("default_member_permissions")
    in_servers = command.get("dm_permission") is False or command.get("contexts") == _IN_SERVERS
    return {
        "description": command.get("description") or "",
        "nsfw": bool(command.get("nsfw")),
        "permissions": None if permissions is None else int(permissions),
        "in servers alone": in_servers,
        "options": [_option_meant(option) for option in command.get("options") or ()],
    }


def _option_meant(option: Mapping[str, Any]) -> dict[str, Any]:
    stated = {key: value for key, value in option.items() if key in _OF_AN_OPTION and _states(value)}
    choices = [(choice["name"], choice["value"]) for choice in option.get("choices") or ()]
    return stated | {"choices": choices, "options": [_option_meant(inner) for inner in option.get("options") or ()]}


def _states(value: Any) -> bool:
    """Whether a value says anything; a bound of 0 does."""
    return value is not None and value is not False and value != []

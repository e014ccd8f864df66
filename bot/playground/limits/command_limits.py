"""The limits of application commands: names, descriptions, options, and how many there may be of each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from bot.playground.components import Path
from bot.playground.limits.http_refusals import Problem

COMMANDS = 100
OPTIONS = 25
CHOICES = 25
DESCRIPTION = 100
WHOLE_COMMAND = 8_000
NAME = re.compile(r"[-_'\w]{1,32}")
SUB_COMMAND, SUB_COMMAND_GROUP = 1, 2


def command_problems(commands: Sequence[dict[str, Any]]) -> Iterator[Problem]:
    """Everything that is wrong with a list of global commands."""
    if len(commands) > COMMANDS:
        yield Problem((), "APPLICATION_COMMAND_TOO_MANY", f"At most {COMMANDS} global commands")
    names: set[str] = set()
    for index, command in enumerate(commands):
        if command["name"] in names:
            yield Problem((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", command["name"])
        names.add(command["name"])
        if (command.get("type") or 1) == 1:
            yield from _named_problems((index,), command)
            yield from _option_problems((index,), command.get("options") or [])
            if (length := _length(command)) > WHOLE_COMMAND:
                yield Problem((index,), "APPLICATION_COMMAND_TOO_LARGE", f"{length} characters exceed {WHOLE_COMMAND}")


def _named_problems(path: Path, thing: dict[str, Any]) -> Iterator[Problem]:
    for key, name in [("name", thing["name"]), *(thing.get("name_localizations") or {}).items()]:
        if not NAME.fullmatch(name) or name != name.lower():
            yield Problem((*path, key), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    described = [("description", thing.get("description") or "")]
    for key, text in [*described, *(thing.get("description_localizations") or {}).items()]:
        if not 1 <= len(text) <= DESCRIPTION:
            yield Problem((*path, key), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {DESCRIPTION} in length.")


def _option_problems(path: Path, options: Sequence[dict[str, Any]]) -> Iterator[Problem]:
    if len(options) > OPTIONS:
        yield Problem((*path, "options"), "BASE_TYPE_MAX_LENGTH", f"Must be {OPTIONS} or fewer in length.")
    nested = [option["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP) for option in options]
    if any(nested) and not all(nested):
        yield Problem((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and options mixed")
    names: set[str] = set()
    optional = False
    for index, option in enumerate(options):
        here = (*path, "options", index)
        yield from _named_problems(here, option)
        if option["name"] in names:
            yield Problem((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", option["name"])
        names.add(option["name"])
        if option.get("required") and optional:
            yield Problem((*here, "required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required ones first")
        optional = optional or not option.get("required")
        yield from _choice_problems(here, option)
        yield from _option_problems(here, option.get("options") or [])


def _choice_problems(path: Path, option: dict[str, Any]) -> Iterator[Problem]:
    choices = option.get("choices") or []
    if len(choices) > CHOICES:
        yield Problem((*path, "choices"), "BASE_TYPE_MAX_LENGTH", f"Must be {CHOICES} or fewer in length.")
    if choices and option.get("autocomplete"):
        yield Problem((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Choices or autocomplete")
    for index, choice in enumerate(choices):
        too_long = isinstance(choice["value"], str) and len(choice["value"]) > 100
        if not 1 <= len(choice["name"]) <= 100 or too_long:
            yield Problem((*path, "choices", index), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")


def _length(thing: dict[str, Any]) -> int:
    """Characters that count towards a command's total: names, descriptions and values, each in its longest language."""
    own = _longest(thing, "name") + _longest(thing, "description")
    choices = sum(_longest(choice, "name") + len(str(choice["value"])) for choice in thing.get("choices") or ())
    return own + choices + sum(_length(option) for option in thing.get("options") or ())


def _longest(thing: dict[str, Any], field: str) -> int:
    texts = [thing.get(field) or "", *(thing.get(f"{field}_localizations") or {}).values()]
    return max(map(len, texts))

"""Commands in the form in which Discord answers, and privileged intents by the flags of an application."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.inspection.privileged_intents import privileges
from cogs.inspection.registered_commands import compared

SENT: dict[str, Any] = {
    "name": "table",
    "description": "Tables",
    "type": 1,
    "nsfw": False,
    "dm_permission": False,
    "default_member_permissions": 32,
    "contexts": None,
    "integration_types": None,
    "options": [
        {
            "name": "open",
            "description": "Open a table",
            "type": 1,
            "options": [
                {"type": 4, "name": "seats", "description": "Seats", "required": True, "min_value": 0, "max_value": 9},
                {
                    "type": 3,
                    "name": "level",
                    "description": "Level",
                    "required": False,
                    "choices": [{"name": "Sharp", "value": "sharp"}],
                },
            ],
        }
    ],
}
ANSWERED: dict[str, Any] = {
    "id": "1100000000000000001",
    "application_id": "1100000000000000002",
    "version": "1100000000000000003",
    "default_member_permissions": "32",
    "type": 1,
    "name": "table",
    "name_localizations": None,
    "description": "Tables",
    "description_localizations": None,
    "dm_permission": False,
    "contexts": None,
    "integration_types": [0],
    "nsfw": False,
    "options": [
        {
            "type": 1,
            "name": "open",
            "name_localizations": None,
            "description": "Open a table",
            "description_localizations": None,
            "options": [
                {
                    "type": 4,
                    "name": "seats",
                    "description": "Seats",
                    "required": True,
                    "min_value": 0,
                    "max_value": 9.0,
                },
                {
                    "type": 3,
                    "name": "level",
                    "description": "Level",
                    "choices": [{"name": "Sharp", "name_localizations": None, "value": "sharp"}],
                },
            ],
        }
    ],
}


def option(place: int) -> dict[str, Any]:
    """An option of the registered subcommand."""
    found: dict[str, Any] = ANSWERED["options"][0]["options"][place]
    return found


def with_option(place: int, **changes: Any) -> dict[str, Any]:
    """The registered command with an option changed."""
    options = [option(0), option(1)]
    options[place] = options[place] | changes
    return ANSWERED | {"options": [ANSWERED["options"][0] | {"options": options}]}


@pytest.mark.parametrize(
    "answered", [ANSWERED, ANSWERED | {"dm_permission": None, "contexts": [0]}, with_option(1, required=False)]
)
def test_a_command_is_the_same_in_each_form(answered: dict[str, Any]) -> None:
    assert compared([SENT], [answered]) == ([], [], [])


@pytest.mark.parametrize(
    "answered",
    [
        ANSWERED | {"description": "Other tables"},
        ANSWERED | {"default_member_permissions": None},
        ANSWERED | {"default_member_permissions": "0"},
        ANSWERED | {"dm_permission": True},
        ANSWERED | {"nsfw": True},
        ANSWERED | {"options": []},
        with_option(0, min_value=None),
        with_option(0, required=False),
        with_option(0, autocomplete=True),
        with_option(1, choices=[{"name": "Sharp", "value": "blunt"}]),
        with_option(1, name="levels"),
    ],
)
def test_a_command_that_means_something_else_is_different(answered: dict[str, Any]) -> None:
    assert compared([SENT], [answered]) == ([], [], ["table"])


def test_commands_are_missing_or_foreign_by_name_and_type() -> None:
    assert compared([SENT, SENT | {"name": "hand"}], [ANSWERED, ANSWERED | {"name": "old"}]) == (["hand"], ["old"], [])
    assert compared([SENT], [ANSWERED | {"type": 2}]) == (["table"], ["table"], [])


@pytest.mark.parametrize(
    ("asked", "granted", "refused", "idle"),
    [
        ({}, {}, (), ()),
        ({"members": True}, {}, ("members",), ()),
        ({"members": True}, {"gateway_guild_members_limited": True}, (), ()),
        ({"members": True}, {"gateway_presence": True}, ("members",), ("presences",)),
        ({}, {"gateway_message_content": True, "gateway_message_content_limited": True}, (), ("message_content",)),
    ],
)
def test_privileged_intents_are_granted_by_either_flag(
    asked: dict[str, bool], granted: dict[str, bool], refused: tuple[str, ...], idle: tuple[str, ...]
) -> None:
    intents = discord.Intents(guilds=True, **asked)
    assert privileges(intents, discord.ApplicationFlags(**granted)) == (refused, idle)

"""Commands have their names and descriptions in the languages that Discord offers.

Promise: A command is called in the reader's language, or as in English where Discord would refuse that.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.bot.running_bot.house import House
from tests.i18n.planted_languages import planted_languages

NAMES = """command-name-play = lägg
command-name-hand = Min hand
command-name-pass = stå-över
command-name-table-join = plats
command-name-table-start = plats
option-name-cards = kort
option-name-table = kort
"""
DESCRIPTIONS = f"""command-play = Lägg kort
command-pass = Stå över
command-hand = {"Dina kort, bara för dig. " * 5}
choice-level-casual = lagom
"""


@pytest.fixture(autouse=True)
def languages(tmp_path: Path) -> Iterator[None]:
    instead = {"sv/command_names.ftl": NAMES, "sv/commands.ftl": DESCRIPTIONS, "sw/command_names.ftl": NAMES}
    with planted_languages(tmp_path, {"sv": "§", "sw": "¤"}, instead):
        yield


@pytest.fixture
def known_commands() -> list[dict[str, Any]]:
    """None: these are stories of a first start."""
    return []


def command(house: House, name: str) -> dict[str, Any]:
    [found] = [one for one in house.playground.state.commands if one["name"] == name]
    return found


def part(of: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in of["options"] if one["name"] == name)
    return found


async def test_commands_are_named_where_the_catalogue_and_discord_have_the_language(house: House) -> None:
    with capture_logs() as logged:
        async with house.bot():
            play = command(house, "play")
            assert play["name_localizations"] == {"sv-SE": "lägg"}
            assert play["description_localizations"] == {"sv-SE": "Lägg kort"}
            assert command(house, "pass")["name_localizations"] == {"sv-SE": "stå-över"}
    # Discord would refuse a space or a capital letter, too long a text, and two of one name.
    assert not command(house, "hand")["name_localizations"]
    assert not command(house, "hand")["description_localizations"]
    assert not any(part(play, name).get("name_localizations") for name in ("cards", "table"))
    table = command(house, "table")
    assert not any(part(table, name).get("name_localizations") for name in ("join", "start"))
    told = [one["command"] for one in logged if one["event"] == "command_not_named"]
    assert sorted(told) == ["cards", "hand", "table", "table join", "table start"]
    assert [one["message"] for one in logged if one["event"] == "command_not_described"] == ["command-hand"]
    levels = part(part(table, "open"), "level")["choices"]
    assert [one["name_localizations"] for one in levels if one["value"] == "casual"] == [{"sv-SE": "lagom"}]


async def test_a_second_start_registers_nothing(house: House) -> None:
    with capture_logs() as logged:
        for _ in range(2):
            async with house.bot():
                pass
    assert [one["event"] for one in logged].count("commands_registered") == 1

"""A parameter that a game declares, with its message, is chosen, previewed, saved and read through Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.i18n import catalogue
from bot.playground.people.driver import Person
from tests.bot.rules_and_setup.test_house_rules import asked, effect, proposed, question, shown
from tests.bot.running_bot.house import House
from tests.engine.rulebook.planted import plant

DRY, RAIN = "The cards stay dry (X‑1).", "Rain washes the cards (X‑1)."


@pytest.fixture
async def running(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """The house, where Big Two has the parameter ``weather``."""
    monkeypatch.syspath_prepend(str(tmp_path))
    plant("big-two", "big-two", tmp_path, monkeypatch.setitem)
    catalogue.forget()
    async with house.bot():
        yield house
    catalogue.forget()


async def test_a_declared_parameter_is_found_changed_and_told(running: House, ann: Person) -> None:
    offered = await ann.autocomplete("rules set", "option", "weather")
    assert [choice["value"] for choice in offered] == ["weather"]
    values = await ann.autocomplete("rules set", "value", "", options={"option": "weather"})
    assert [choice["value"] for choice in values] == ["dry", "rain"]
    assert "Weather at the table can be: " in (await asked(ann, "set", option="weather", value="hot")).text
    assert "Weather at the table (`weather`)" in (await asked(ann, "set", option="wether", value="rain")).text

    preview = await proposed(ann, "set", option="weather", value="rain")
    assert "**Weather at the table:** it pours (was: no clouds)" in preview.text
    whole = await effect(ann, preview)
    assert DRY in whole
    assert RAIN in whole
    await ann.press(question(preview), "Save")
    assert RAIN in await shown(ann)
    assert "Weather at the table: it pours" in (await asked(ann, "history")).text

"""A parameter is declared once: from its declaration and its message, every room that shows or reads rules has it.

Promise: A parameter is declared once: from its declaration and its message come page, menus, preview, shell and
refusals. Whatever a declaration refers to must exist. Also: tests/bot/rules_and_setup/test_planted_parameter_story.py,
tests/engine/rulebook/test_declared_rules.py.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli import main
from bot.engine.actions import NotPossible
from bot.engine.game import GAMES, find_game
from bot.engine.house_rules.house import HouseRules, parameter_of, read_value, values_of
from bot.engine.rulebook.declarations import Setting
from bot.i18n import catalogue
from bot.i18n.catalogue import text
from bot.i18n.rule_page import rule_page, topics_of
from bot.playground.components import text_of
from bot.store import Place
from cogs.ui.rules.changes import RuleChange, preview_message, saved_message
from cogs.ui.rules.choices import option_choices, value_choices
from cogs.ui.rules.rule_messages import compare_message, compare_messages, rules_messages
from cogs.ui.rules.troubles import rules_trouble
from cogs.ui.rules.words import values_line
from cogs.ui.toolkit.messages import Message
from tests.engine.rulebook.planted import plant

DRY, RAIN = "The cards stay dry (X‑1).", "Rain washes the cards (X‑1)."
CHANGED = "**Weather at the table:** it pours (was: no clouds)"


@pytest.fixture(params=tuple(GAMES))
def game(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Each game once more, under another name, with the parameter ``weather``."""
    name = f"wet-{request.param}"
    monkeypatch.syspath_prepend(str(tmp_path))
    plant(request.param, name, tmp_path, monkeypatch.setitem)
    catalogue.forget()
    yield name
    catalogue.forget()


def house(game: str, weather: str = "dry") -> HouseRules:
    return HouseRules(game, find_game(game).rules.presets[0]).but("weather", weather)


def said(*messages: Message) -> str:
    return "\n".join(text_of(message.view().to_components()) for message in messages)


def test_the_rule_page_says_it_under_its_heading_and_lists_it_where_it_is_not_played(game: str) -> None:
    dry, rain = house(game).rules(), house(game, "rain").rules()
    preset = find_game(game).rules.presets[0]
    section = parameter_of(game, "weather").section
    topic = text("topic", "en", game, topic=parameter_of(game, "weather").topic)
    about, *page = rule_page(rain, dry, preset, origin=dry)
    assert topic in about[1]
    assert page[0] == (text("page-head-differs"), RAIN)
    assert RAIN in dict(page[1:])[text("page-head", "en", game, section=section)]
    absent = text("page-head-absent")
    assert "cards in the rain" not in dict(page).get(absent, "")
    assert "cards in the rain" in dict(rule_page(dry, dry, preset))[absent]
    assert RAIN in said(*rules_messages(rain, house(game, "rain"), "en"))
    assert topics_of(game, ["weather"]) == [topic]


def test_menus_offer_it_with_its_values(game: str) -> None:
    offered = option_choices(house(game), "weather", "en")
    assert [(one.name, one.value) for one in offered] == [("Weather at the table: no clouds · weather", "weather")]
    assert {one.value for one in option_choices(house(game, "rain"), "pours", "en")} == {"weather"}
    values = value_choices(house(game), "weather", values_of(game, "weather"), "", "en")
    assert [one.value for one in values] == ["dry", "rain"]
    assert ["no clouds" in values[0].name, "it pours" in values[1].name] == [True, True]


def test_a_change_is_previewed_saved_listed_and_compared(game: str) -> None:
    before, after = house(game), house(game, "rain")
    change = RuleChange(Place(1, game), before, after)
    assert CHANGED in said(preview_message(change, 1, "en"))
    whole = said(preview_message(change, 1, "en", 1))
    assert all(part in whole for part in (DRY, RAIN, "`weather` from `dry` to `rain`"))
    assert CHANGED.replace("**", "") in said(saved_message(change, "en"))
    assert "Weather at the table" in values_line(before.rules(), after.rules(), game, "en")
    assert "Weather at the table" in said(compare_message(before, after, "en", None))
    assert all(part in said(*compare_messages(before, after, "en")) for part in (DRY, RAIN))


def test_the_shell_prints_it_and_takes_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    preset = find_game(game).rules.presets[0]
    assert main(["presets", game, preset]) == 0
    assert json.loads(capsys.readouterr().out)["weather"] == "dry"
    judged = ["judge", game, "--rules", preset, "3d"]
    assert main([*judged, "--set", "weather=rain"]) == 0
    assert main([*judged, "--set", "weather=hot"]) == 2
    assert "weather=hot cannot be; weather takes: dry, rain" in capsys.readouterr().err
    assert main([*judged, "--set", "wether=rain"]) == 2
    assert "did you mean weather?" in capsys.readouterr().err


def test_refusals_name_it_and_its_values(game: str) -> None:
    with pytest.raises(NotPossible) as bad:
        read_value(parameter_of(game, "weather"), "hot")
    told = said(rules_trouble(bad.value, "en", game))
    assert all(part in told for part in ("“hot”", "Weather at the table", "no clouds", "it pours"))
    with pytest.raises(NotPossible) as unknown:
        parameter_of(game, "wether")
    assert "Weather at the table" in said(rules_trouble(unknown.value, "en", game))


def test_it_is_kept_and_read_back(game: str) -> None:
    rain = house(game, "rain")
    assert HouseRules.from_json(game, rain.to_json()) == rain
    assert find_game(game).rules.from_json(rain.rules().to_json()) == rain.rules()
    assert rain.rules().setting("weather") == Setting("weather", "rain")
    assert rain.rules() != house(game).rules()

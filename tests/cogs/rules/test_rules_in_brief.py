"""What people read first about rules fits a phone’s screen, in words: no parameter id, no enum value, no JSON.

Promise: First screens about rules fit a phone and name no id.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.engine.actions import NotPossible
from bot.engine.game import find_game
from bot.engine.house_rules.house import HouseRules, parameters_of, values_of
from bot.engine.rulebook.declarations import Setting
from bot.i18n.rule_page import setting_value_said
from bot.store import Place
from cogs.ui.rules.changes import RuleChange, preview_message, saved_message
from cogs.ui.rules.choices import named_choices, option_choices, presets_called
from cogs.ui.rules.named_ids import read_rules_extra, rules_extra
from cogs.ui.rules.rule_messages import brief_message, compare_message, presets_message
from cogs.ui.rules.troubles import rules_trouble
from cogs.ui.toolkit.custom_ids import CustomId, read_custom_id
from cogs.ui.toolkit.messages import Message
from tests.cogs.messages.first_screen import first_screen

GAME = "big-two"
GUILD = 9_007_199_254_740_993
PRESETS = find_game(GAME).rules.presets
EVERY = CustomId("rulesall", f"{GUILD}-0", 0, "big_two")


def test_the_words_that_only_scripts_know_are_found() -> None:
    message = Message(("`score.settle` is so-hk",))
    with pytest.raises(AssertionError):
        first_screen(message)
    with pytest.raises(AssertionError):
        first_screen(Message(("[[1, 1], [10, 2]]",)))
    with pytest.raises(AssertionError):
        first_screen(Message(("a\n" * 9,)))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_told_in_six_lines(preset: str) -> None:
    rules = HouseRules(GAME, preset)
    said = first_screen(brief_message(rules.rules(), rules, "en", EVERY, "Chosen for this server."))
    heads = [line.partition(":**")[0] for line in said.splitlines() if line.startswith("**")]
    assert heads == ["**Cards", "**Combinations", "**What beats what", "**Last card", "**Points", "**Special here"]
    assert len(said) < 900


@pytest.mark.parametrize(("first", "second"), [*pairwise([*PRESETS, PRESETS[0]])])
def test_two_presets_are_compared_and_exchanged_on_one_screen(first: str, second: str) -> None:
    one, other = HouseRules(GAME, first), HouseRules(GAME, second)
    said = first_screen(compare_message(one, other, "en", EVERY))
    assert " vs " in said.splitlines()[0]
    for line in (line for line in said.splitlines() if line.startswith("**")):
        values = line.partition("— ")[2].split(" · ")
        assert len(values) == 2
        assert values[0].partition(": ")[2] != values[1].partition(": ")[2]
    change = RuleChange(Place(GUILD, GAME), one, other)
    _, *effect = (line for line in first_screen(preview_message(change, 7, "en")).splitlines() if line)
    assert len([line for line in effect if not line.startswith("-# ")]) <= 3
    first_screen(saved_message(change, "en"))


@pytest.mark.parametrize("preset", ["chudadi-standard", "lectio", "class-struggle-1"])
def test_every_single_change_is_previewed_in_words(preset: str) -> None:
    rules = HouseRules(GAME, preset)
    for name in parameters_of(GAME):
        for value in values_of(GAME, name)[:12]:
            try:
                change = RuleChange(Place(GUILD, GAME), rules, rules.but(name, value))
            except NotPossible as problem:
                first_screen(rules_trouble(problem, "en", GAME))
                continue
            if change.after.changes:
                first_screen(preview_message(change, 7, "en"))
                first_screen(saved_message(change, "en"))


def test_each_value_of_an_option_has_words_of_its_own() -> None:
    for name in parameters_of(GAME):
        values = values_of(GAME, name)
        said = {setting_value_said(GAME, Setting(name, value)) for value in values}
        assert len(said) == len(values), name


def test_the_list_of_rule_sets_names_each_once_the_most_played_first() -> None:
    shelves = find_game(GAME).words.guide.shelves
    assert sorted(name for names in shelves.values() for name in names) == sorted(PRESETS)
    saved = {f"evening {number}": HouseRules(GAME, "singapore", {}, 0, f"evening {number}") for number in range(50)}
    said = first_screen(presets_message(GUILD, GAME, {}, "en"))
    assert said.splitlines()[1].startswith("**Played most:** Chudadi, standard; ")
    assert "Malaysia, three players" in said
    assert "**Saved here:** “evening 0”" in first_screen(presets_message(GUILD, GAME, saved, "en"))


def test_lists_find_by_any_word_show_nothing_twice_and_say_when_there_is_more() -> None:
    assert presets_called(GAME, "points chudadi", "en") == ["chudadi-hongkong"]
    rules = HouseRules(GAME, "chudadi-standard")
    found = option_choices(rules, "pays who", "en")
    assert [choice.value for choice in found] == ["score.settle"]
    assert found[0].name == "Who pays whom: every two players settle the difference · score.settle"
    every = named_choices([*PRESETS, *PRESETS], GAME, "en")
    assert len({choice.value for choice in every}) == len(every) == 25
    assert every[-1].name == f"… and {len(PRESETS) - 24} more: type a word of the name"
    assert option_choices(rules, "", "en")[-1].name.startswith("… and ")


def test_a_button_finds_its_rules_again() -> None:
    saved = {GAME: {"Friday ♥": HouseRules(GAME, "singapore", {"combo.flush": True}, 1, "Friday ♥")}}
    named = [HouseRules(GAME, name) for name in (*PRESETS, "singapore+winner-takes+double-8")]
    for rules in (*named, *saved[GAME].values()):
        extra = rules_extra(rules, named[0])
        assert extra is not None
        written = CustomId("rulesdiffer", f"{GUILD}-0", 0, extra)
        assert read_custom_id(str(written)) == written
        assert read_rules_extra(extra, saved) == [rules, named[0]]
    assert rules_extra(HouseRules(GAME, "singapore", {"combo.flush": True})) is None
    assert rules_extra(HouseRules(GAME, "+".join(["singapore", *find_game(GAME).rules.mixins]))) is None
    for gone in ("big_two.n000000", "big_two.000000", "no_game.000000", "big_two", ""):
        assert read_rules_extra(gone, saved) is None

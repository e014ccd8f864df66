"""What somebody reads who types a value that an option of the rules does not take.

Promise: A refused value is met with those that can be, whole in the reader's language.
"""

from __future__ import annotations

import re

import pytest

from bot.cli.arguments import said
from bot.engine.game import GAMES
from bot.engine.house_rules.house import parameters_of, read_value
from bot.engine.rulebook.declarations import OutOfRange, show_value
from bot.engine.rulebook.value_kinds import Worded
from bot.i18n.catalogue import Names, languages, words
from bot.playground.components import text_of
from cogs.ui.rules.troubles import VALUES_NAMED, rules_trouble

TYPED = "?!"
"""What no option takes."""
BORROWED = {
    "sv": {"bonus", "bulldozer", "extra", "fall", "flush", "form", "hand", "match", "partner", "pass", "per"},
    "ja": set[str](),
    "sw": {"full", "house"},
}
"""English words that a language has, too."""
OPTIONS = [(game, name) for game in GAMES for name in parameters_of(game)]


def refused(game: str, name: str) -> OutOfRange:
    with pytest.raises(OutOfRange) as problem:
        read_value(parameters_of(game)[name], TYPED)
    return problem.value


def told(game: str, name: str, language: str) -> str:
    return text_of(rules_trouble(refused(game, name), language, game).view().to_components())


def english_words(sentences: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[A-Za-z]{3,}", sentences)}


@pytest.mark.parametrize("language", sorted(BORROWED))
def test_no_english_is_left(language: str) -> None:
    for game, name in OPTIONS:
        kind = parameters_of(game)[name].kind
        typed = english_words(" ".join(map(show_value, kind.listed))) if len(kind.listed) > VALUES_NAMED else set()
        here, english = (english_words(told(game, name, one)) for one in (language, "en"))
        assert here & english <= typed | BORROWED[language] | {"null"}, name


@pytest.mark.parametrize("language", languages())
def test_an_example_can_be_typed(language: str) -> None:
    for game, name in OPTIONS:
        kind = parameters_of(game)[name].kind
        if isinstance(kind, Worded):
            assert kind.example in told(game, name, language).replace("\\", "")
            read_value(parameters_of(game)[name], kind.example)


def test_the_shell_says_the_same() -> None:
    problem = refused("zheng-shangyou", "zs.points")
    allowed = "1 to 8 numbers from 0 to 100, never rising, such as [2, 1]"
    assert said(problem) == f"zs.points={TYPED} cannot be; zs.points takes: {allowed}"
    assert f"Points of the places can be: {allowed}." in told("zheng-shangyou", "zs.points", "en").replace("\\", "")


def test_an_option_of_another_game_is_named_in_words() -> None:
    message = rules_trouble(refused("zheng-shangyou", "zs.points"), "en", "big-two")
    assert "Points of the places" in text_of(message.view().to_components())


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "Ann and Kai", "Ann, Kai and Lan"),
        ("id", "Ann dan Kai", "Ann, Kai, dan Lan"),
        ("sw", "Ann na Kai", "Ann, Kai na Lan"),
        ("zh-TW", "Ann和Kai", "Ann、Kai和Lan"),
    ],
)
def test_people_are_listed_with_the_comma_of_the_language(language: str, two: str, three: str) -> None:
    assert words(Names(["Ann", "Kai"]), language) == two
    assert words(Names(["Ann", "Kai", "Lan"]), language) == three

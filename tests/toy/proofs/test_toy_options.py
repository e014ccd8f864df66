"""Options that two games share are one option; what one command serves all games with is their union."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from bot.engine.game import GAMES, Game, find_game
from bot.engine.options_of_all_games import in_every_game, union_of
from bot.engine.shell_answers import FIRST, QuestionKind, QuestionOption
from bot.i18n.catalogue import FALLBACK, languages, picture_text
from tests.toy import GAME

KINDS: dict[str, Callable[[Game], Iterable[tuple[str, str]]]] = {
    "judge": lambda game: [(one.typed, one.key) for one in game.shell.judged],
    "score": lambda game: [(one.typed, one.key) for one in game.shell.scored],
    "table open": lambda game: [(one.name, f"option-{one.name}") for one in game.typed.options],
    **{
        command.name: lambda game, name=command.name: [  # type: ignore[misc]  # bound at once
            (one.name, f"option-{one.about}") for each in game.typed.verbs if each.name == name for one in each.options
        ]
        for command in (*(verb for name in GAMES for verb in find_game(name).typed.verbs), *GAME.typed.verbs)
    },
}
"""By command the options that a game has for it: the name typed, and the key of its description."""


def test_a_game_made_known_later_is_there() -> None:
    assert list(GAMES) == ["big-two", "sheng-ji", "da-guai-lu-zi", "zheng-shangyou", "toy"]
    assert in_every_game(("toy", "big-two", "sheng-ji", "da-guai-lu-zi", "zheng-shangyou"))
    assert not in_every_game(("toy", "big-two"))


def test_the_union_names_whose_each_option_is() -> None:
    judged = union_of(lambda game: game.shell.judged)
    assert {name: games for name, (_, games) in judged.items()} == {
        "first": ("big-two", "sheng-ji", "da-guai-lu-zi", "zheng-shangyou", "toy"),
        "second": ("big-two", "sheng-ji", "da-guai-lu-zi", "zheng-shangyou", "toy"),
        "hand": ("sheng-ji", "toy"),
        "trump": ("sheng-ji", "da-guai-lu-zi"),
        "level": ("sheng-ji",),
        "as": ("da-guai-lu-zi", "zheng-shangyou"),
        "second_as": ("da-guai-lu-zi", "zheng-shangyou"),
        "finish": ("da-guai-lu-zi",),
        "second_finish": ("da-guai-lu-zi",),
    }
    assert judged["first"][0] is FIRST


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", KINDS)
def test_the_same_name_has_the_same_description(command: str, language: str) -> None:
    said: dict[str, str] = {}
    for game in GAMES if language == FALLBACK else [game for game in GAMES if game != "toy"]:  # it speaks English alone
        for typed, key in KINDS[command](find_game(game)):
            about = picture_text(key, language, game)
            assert said.setdefault(typed, about) == about, typed
            assert 0 < len(about) <= 100


def test_a_command_of_several_games_has_one_description() -> None:
    said: dict[str, str] = {}
    for game in GAMES:
        for command in find_game(game).typed.verbs:
            about = picture_text(f"command-{command.name}", FALLBACK, game)
            assert said.setdefault(command.name, about) == about, command.name


@pytest.mark.parametrize(
    "other",
    [
        replace(FIRST, kind=QuestionKind.NUMBER),
        replace(FIRST, about="something else"),
        replace(FIRST, shown="first"),
        QuestionOption("first", FIRST.kind, FIRST.about),
    ],
)
def test_one_name_for_two_things_is_found(other: QuestionOption, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(GAME), "shell", replace(GAME.shell, judged=(other,)))
    with pytest.raises(ValueError, match="“first” of toy is another option than that of big-two"):
        union_of(lambda game: game.shell.judged)

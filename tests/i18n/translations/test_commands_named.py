"""A message names the commands and options that it names in English, as Discord shows them in its language.

Promise: A translated message names the same commands as the English one, and no two of them have one name.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.i18n.planted_room import ENGLISH, GAME, GAME_IN_SWEDISH, SWEDISH, Room
from tests.i18n.translations.written import read_language

NAMES = """command-name-play = play
command-name-rules = rules
command-name-rules-show = show
command-name-rules-use = use
option-name-last-card = last_card
option-name-scope = scope
option-name-rules = rules
"""
NAMES_IN_SWEDISH = """command-name-play = lägg
command-name-rules = regler
command-name-rules-show = visa
command-name-rules-use = använd
option-name-last-card = sista_kortet
option-name-scope = omfång
option-name-rules = regler
"""
NAMES_IN_JAPANESE = """command-name-play = 出す
command-name-rules = ルール
command-name-rules-show = 表示
command-name-rules-use = 使う
option-name-last-card = ラスト1枚
option-name-scope = 範囲
option-name-rules = ルール
"""
SAID = """shown = /rules show has the rules here.
asked = You asked for others: /rules show alone has those. Your rules: { $rules }.
called = Add last_card: to /play, or leave scope: out.
"""
SAID_IN_SWEDISH = """shown = /regler visa har reglerna här.
asked = Du frågade efter andra: de här visas med bara /regler visa. Era regler: { $rules }.
called = Lägg till sista_kortet: till /lägg, eller utelämna omfång:.
"""
SAID_IN_JAPANESE = """shown = /ルール 表示 でここのルールがわかります。
asked = 別のルールについて聞いています。ここの分は /ルール 表示 にあります。ルール：{ $rules }。
called = /出す に ラスト1枚: を足すか、範囲: を省いてください。
"""


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    here = Room(tmp_path)
    here.write("en/shared.ftl", ENGLISH + NAMES + SAID)
    here.write("sv/shared.ftl", SWEDISH + NAMES_IN_SWEDISH + SAID_IN_SWEDISH)
    here.write("ja/shared.ftl", NAMES_IN_JAPANESE + SAID_IN_JAPANESE)
    here.write("en/big-two/words.ftl", GAME)
    here.write("sv/big-two/words.ftl", GAME_IN_SWEDISH)
    yield here
    read_language.cache_clear()


def named(room: Room, language: str = "sv") -> list[str]:
    return room.faults(language).get("commands named", [])


def test_a_translation_that_names_the_same_has_no_fault(room: Room) -> None:
    assert room.faults() == {}
    assert named(room, "ja") == []


PLANTED = [
    ("/regler visa har", "/rules show har", ["shared.ftl shown: does not name /regler visa"]),
    (
        "/regler visa har",
        "/regler använd har",
        [
            "shared.ftl shown: does not name /regler visa",
            "shared.ftl shown: names /regler använd, and English does not",
        ],
    ),
    (
        "/regler visa har",
        "/regler har",
        ["shared.ftl shown: does not name /regler visa", "shared.ftl shown: names /regler, and English does not"],
    ),
    ("med bara /regler visa.", "i början.", ["shared.ftl asked: does not name /regler visa"]),
    ("till /lägg,", "till /läggning,", ["shared.ftl called: does not name /lägg"]),
    ("utelämna omfång:", "utelämna omfång", ["shared.ftl called: does not name omfång:"]),
    ("sista_kortet: till", "last_card: till", ["shared.ftl called: does not name sista_kortet:"]),
    (
        "command-name-rules-use = använd",
        "command-name-rules-use = visa",
        ["shared.ftl command-name-rules-use: is called 'visa', as command-name-rules-show is in /regler"],
    ),
    (
        "command-name-rules = regler",
        "command-name-rules = lägg",
        [
            "shared.ftl command-name-rules: is called 'lägg', as command-name-play is in the list",
            "shared.ftl shown: does not name /lägg visa",
            "shared.ftl asked: does not name /lägg visa",
        ],
    ),
    (
        "option-name-scope = omfång",
        "option-name-scope = regler",
        [
            "shared.ftl option-name-scope: is called 'regler', as option-name-rules is in /leaderboard",
            "shared.ftl called: does not name regler:",
        ],
    ),
]
"""What is replaced by what, and what is said of it."""


@pytest.mark.parametrize(("right", "wrong", "said"), PLANTED)
def test_a_planted_fault_is_found(room: Room, right: str, wrong: str, said: list[str]) -> None:
    room.plant(right, wrong)
    assert set(said) <= set(named(room))


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("/ルール 表示 で", "/ルール 表示で", "does not name /ルール 表示"),
        ("/ルール 表示 で", "/rules show で", "does not name /ルール 表示"),
        ("ここのルール", " 範囲: のルール", "names 範囲:, and English does not"),
    ],
)
def test_a_name_in_another_script_stands_by_itself(room: Room, right: str, wrong: str, said: str) -> None:
    room.write("ja/shared.ftl", NAMES_IN_JAPANESE + SAID_IN_JAPANESE.replace(right, wrong, 1))
    assert f"shared.ftl shown: {said}" in named(room, "ja")


def test_where_the_language_has_no_names_english_ones_are_said(room: Room) -> None:
    room.write("sw/shared.ftl", SAID_IN_SWEDISH)
    assert "shared.ftl shown: does not name /rules show" in named(room, "sw")
    room.write("sw/shared.ftl", SAID)
    assert named(room, "sw") == []

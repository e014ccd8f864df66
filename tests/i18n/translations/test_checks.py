"""Each check of a translation is seen to find a fault that was planted for it, and nothing in a sound one.

Promise: A translation is held against English, and every check finds its fault.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.i18n import check
from tests.i18n.planted_room import ENGLISH, GAME, GAME_IN_SWEDISH, SWEDISH, Room
from tests.i18n.translations import written
from tests.i18n.translations.checks import CHECKS
from tests.i18n.translations.written import read_language


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    yield Room(tmp_path)
    read_language.cache_clear()


def test_a_sound_translation_has_no_fault(room: Room) -> None:
    assert room.faults() == {}


PLANTED = [
    ("ended = Bordet", "gone = Bordet", "missing", "shared.ftl ended: is missing"),
    ("    .note = Slå dig ner vid bordet.\n", "", "missing", "shared.ftl hello.note: is missing"),
    (
        "button-go",
        "greeting = Goddag\nbutton-go",
        "additional",
        "shared.ftl greeting: is no message in English, and no message here holds it",
    ),
    (
        "    .note =",
        "    .word = Hej\n    .note =",
        "additional",
        "shared.ftl hello.word: English has no such part",
    ),
    (
        "Hej { $name }",
        "Hej { $name",
        "broken",
        'shared.ftl hello: is broken and would be said in English: Expected token: "}"',
    ),
    ("{ kind }", "{ sort }", "broken", "shared.ftl seen: refers to what does not exist: sort"),
    ("{ kind }", "{ SHOUT($kind) }", "broken", "shared.ftl seen: calls an unknown function: SHOUT"),
    (
        "button-go",
        "cards = Kort\nbutton-go",
        "broken",
        "shared.ftl cards: stands twice, also in sv/shared.ftl",
    ),
    (
        "Hej { $name }",
        "Hej { $name } och { $host }",
        "facts",
        "shared.ftl hello: uses what English does not have: $host",
    ),
    ("Hej { $name }", "Hej", "facts", "shared.ftl hello: does not always tell $name"),
    ("Kupera", "Hugg av", "terms", "shared.ftl button-cut: says 'Hugg av' for 'cut'; the glossary has: kupera"),
    ("Fortsätt", "Nästa omgång", "second words", "shared.ftl button-go: says omgång…; the glossary has: giv"),
    ("Lägg till kort:", "Lägg till cards:", "commands named", "shared.ftl typed: does not name kort:"),
    (
        "        [hearts] Hjärter sticker över det.\n",
        "        [rutor] Hjärter sticker över det.\n",
        "variants",
        "shared.ftl beaten: does not tell apart $suit: [hearts]",
    ),
    (
        "        [hearts] Hjärter sticker över det.\n",
        "        [hearts] Hjärter sticker över det.\n        [rutor] Ruter.\n",
        "variants",
        "shared.ftl beaten: has variants of $suit that never occur: [rutor]",
    ),
    ("        [0] Du har inga kort kvar.\n", "", "variants", "shared.ftl cards: does not tell apart $n: [0]"),
    ("Fortsätt", "Go on", "English left over", "shared.ftl button-go: is English: Go on"),
    (
        "Slå dig ner vid bordet.",
        "Sit down at the table.",
        "English left over",
        "shared.ftl hello.note: is English: Sit down at the table.",
    ),
    (
        "Dina kort, bara för dig",
        "Dina kort, " + "bara " * 20,
        "too long",
        "shared.ftl command-hand: has 110 characters; Discord shows 100",
    ),
    (
        "Tid för en tur",
        "Så lång tid som en tur får ta vid ett nytt bord",
        "too long",
        "shared.ftl clock-title: has 47 characters; Discord shows 45",
    ),
    (
        "Fortsätt",
        "Fortsätt med det som du höll på med",
        "too long",
        "shared.ftl button-go: is 35 columns wide; 30 fit on a button",
    ),
    (
        "ingen kan spela där",
        "ingen " + "som helst " * 8 + "kan spela där",
        "too long",
        "shared.ftl ended: has a sentence of 134 columns; make it 110 or two of it",
    ),
    (
        "Slå dig ner vid bordet.",
        "Slå dig ner. " * 9,
        "too long",
        "shared.ftl hello.note: is 116 columns wide, in English 22: too long for a phone",
    ),
    (
        "option-name-cards = kort",
        "option-name-cards = mina kort",
        "too long",
        "shared.ftl option-name-cards: is no name for a command: 'mina kort' (letters, digits, -, _; at most 32)",
    ),
    (
        "option-name-cards = kort",
        "option-name-cards = Kort",
        "too long",
        "shared.ftl option-name-cards: is no name for a command: 'Kort' has capital letters",
    ),
]
"""What is replaced by what, the check that finds it, and what it says."""


@pytest.mark.parametrize(("right", "wrong", "check", "said"), PLANTED)
def test_a_planted_fault_is_found(room: Room, right: str, wrong: str, check: str, said: str) -> None:
    room.plant(right, wrong)
    assert said in room.faults()[check]


def test_every_check_was_seen_to_find_something() -> None:
    assert {check for _, _, check, _ in PLANTED} == set(CHECKS)


def test_a_game_may_not_hide_a_shared_message(room: Room) -> None:
    room.plant("kind =", "button-go = Spela\nkind =", "big-two/words.ftl")
    assert room.faults()["broken"] == [
        "big-two/words.ftl button-go: is a shared message; a game may not have one of this name"
    ]


def test_a_message_of_its_own_may_help_others(room: Room) -> None:
    room.plant("{ kind }", "{ kind-played }")
    room.plant(
        "kind =",
        "kind-played =\n    { $kind ->\n        [pair] paret\n       *[single] kortet\n    }\nkind =",
        "big-two/words.ftl",
    )
    assert room.faults() == {}


def test_words_in_latin_letters_are_left_over_in_another_script(room: Room) -> None:
    room.write("ja/shared.ftl", "hello = { $name } さん、Hello。\n")
    assert room.faults("ja")["English left over"] == ["shared.ftl hello: has English words: Hello"]
    room.write("ja/allowed.toml", 'latin = ["Hello"]\n')
    assert "English left over" not in room.faults("ja")


def test_a_term_may_stand_in_a_variant_and_in_what_is_held(room: Room) -> None:
    pair = "kind-title =\n    {{ $kind ->\n        [pair] {}\n       *[single] {{ alone }}\n    }}\nalone = {}\n"
    room.write("en/big-two/words.ftl", GAME + pair.format("Pair", "Single"))
    room.write("sv/big-two/words.ftl", GAME_IN_SWEDISH + pair.format("Par", "Ensamt kort"))
    assert room.faults() == {}
    room.plant("{ alone }", "Singel", "big-two/words.ftl")
    assert room.faults()["terms"] == [
        "big-two/words.ftl kind-title: says 'Singel' for 'single'; the glossary has: ensamt kort"
    ]


def test_people_may_type_a_second_word(room: Room) -> None:
    room.plant("option-name-cards = kort", "option-name-cards = kort\nkind-typed = parti omgång")
    room.write("en/shared.ftl", ENGLISH + "kind-typed = match deal\n")
    assert room.faults() == {}

    room.write("ja/allowed.toml", 'latin = ["Hello"]\n')
    assert "English left over" not in room.faults("ja")


def test_commands_keep_their_names_where_discord_does_not_have_the_language(room: Room) -> None:
    unnamed = SWEDISH.replace("option-name-cards = kort\n", "").replace("kort: i", "cards: i")
    room.write("xx/shared.ftl", unnamed)
    room.plant("\n", "\n", "big-two/words.ftl", language="xx")
    assert room.faults("xx") == {}


def test_a_language_lists_what_is_meant_so_and_no_more(room: Room) -> None:
    room.plant("Fortsätt", "Go on")
    room.write("sv/allowed.toml", 'same = ["button-go", "hello"]\n')
    assert room.faults() == {"allowed without need": ["allowed.toml same: hello needs no allowance any more"]}
    room.write("sv/allowed.toml", 'sama = ["button-go"]\n')
    with pytest.raises(ValueError, match="it may list same, latin"):
        room.faults()


def test_the_command_says_what_is_to_be_mended(
    room: Room, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "languages", lambda: written.languages(room.path))
    monkeypatch.setattr(check, "read_language", lambda name: read_language(name, room.path))
    monkeypatch.setattr("tests.i18n.translations.comparison.read_language", lambda name: read_language(name, room.path))
    assert check.main([]) == 0
    assert capsys.readouterr().out == "sv: all is well\n"
    room.plant("Fortsätt", "Go on")
    read_language.cache_clear()
    assert check.main(["sv"]) == 1
    assert capsys.readouterr().out == "sv, English left over: 1\n  sv/shared.ftl button-go: is English: Go on\n"
    assert check.main(["xx"]) == 2
    assert capsys.readouterr().err == "There is no language xx. There are: sv.\n"

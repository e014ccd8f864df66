"""A language with faults: what it cannot say is said in English, and one line of the log names what is wrong.

Promise: A faulty catalogue keeps nobody from reading. One line of the log names the language and the messages.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time

import pytest
from structlog.testing import capture_logs

from bot.engine.game import GAMES
from bot.i18n import catalogue
from bot.i18n.catalogue import language_of, load, own_name, text
from bot.i18n.comparison import NAMED_AT_MOST, is_broken
from bot.process.playground_world import template

ENGLISH = """language-name = English
hello = Hello { $name }.
    .note = A note.
leave = { $name } leaves.
stay = Stay.
held = { stay } Or go.
command-name-play = play
"""
SWEDISH = """language-name = Svenska
hello = Hej { $name }.
leave = { $nobody } går.
stay = Stanna { kvar.
held = { helper } Eller gå.
helper = Stanna.
extra = Någonting.
"""
SHORT = "language-name = 香港\nstay = 留低\n"


@pytest.fixture(autouse=True)
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "faulty_room"
    for place, said in {"en": ENGLISH, "sv": SWEDISH, "zh-HK": SHORT}.items():
        (folder / place).mkdir(parents=True)
        (folder / place / "shared.ftl").write_text(said, "utf-8")
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(catalogue, "_ROOM", "faulty_room")
    catalogue.forget()
    yield folder
    sys.modules.pop("faulty_room", None)
    catalogue.forget()


def test_what_a_language_cannot_say_is_whole_in_english() -> None:
    assert text("hello", "sv", name="Ann") == "Hej Ann."
    assert text("hello.note", "sv") == "A note."
    assert text("leave", "sv", name="Ann") == "Ann leaves."
    assert text("stay", "sv") == "Stay."
    assert text("held", "sv") == "Stanna. Eller gå."


def test_one_line_names_what_is_wrong_with_a_language() -> None:
    with capture_logs() as logged:
        for _ in range(2):
            text("hello", "sv", name="Ann")
            text("leave", "sv", name="Ann")
            text("leave", "sv", name="Bo")
    incomplete, not_said = logged
    assert incomplete["event"] == "catalogue_incomplete"
    assert (incomplete["language"], incomplete["additional"], incomplete["broken"]) == ("sv", "extra", "stay")
    assert "missing" not in incomplete  # names of commands may be
    assert (not_said["event"], not_said["message"]) == ("message_not_said", "leave")


def test_what_is_missing_is_named_and_counted() -> None:
    with capture_logs() as lines:
        assert text("stay", "zh-HK") == "留低"
        assert text("held", "zh-HK") == "Stay. Or go."
    [logged] = lines
    assert (logged["language"], logged["missing"], logged["missing_count"]) == ("zh-HK", "hello, leave, held", 3)
    assert NAMED_AT_MOST > 3


def test_a_message_that_refers_to_itself_is_said_in_english(room: Path) -> None:
    round_about = "stay = { held }\nheld = { stay } { $name }\nhello = { hello }\n    .note = { hello.note }\n"
    (room / "sv" / "shared.ftl").write_text(round_about, "utf-8")
    with capture_logs() as logged:
        assert text("hello", "sv", name="Ann") == "Hello Ann."
        assert text("hello.note", "sv") == "A note."
        assert text("held", "sv", name="Ann") == "Stay. Or go."
        assert text("stay", "sv", name="Ann") == "Stay."
    told = [one["message"] for one in logged if one["event"] == "message_not_said"]
    assert told == ["hello", "hello.note", "held", "stay"]


def test_a_mark_before_all_hides_no_message(room: Path) -> None:
    (room / "sv" / "shared.ftl").write_text("hello = Hej { $name }.\n", "utf-8-sig")
    assert text("hello", "sv", name="Ann") == "Hej Ann."


def test_what_is_not_utf_8_is_said_in_english(room: Path) -> None:
    (room / "sv" / "shared.ftl").write_bytes("hello = Hej { $name }.\nstay = Gå ej.\n".encode("latin-1"))
    with capture_logs() as logged:
        assert text("hello", "sv", name="Ann") == "Hej Ann."
        assert text("stay", "sv") == "Stay."
    assert [(one["event"], one["missing"]) for one in logged] == [
        ("catalogue_incomplete", "language-name, leave, stay, held")
    ]


def test_a_language_whose_plural_forms_nobody_knows_has_those_of_english(room: Path) -> None:
    counted = "cards = { $n ->\n    [one] one\n   *[other] { $n } more\n }\n"
    for language in ("en", "tlh"):
        (room / language).mkdir(exist_ok=True)
        (room / language / "counted.ftl").write_text(counted, "utf-8")
    assert template("cards", "tlh") == {"1": "one", "other": "{n} more"}


def test_only_a_language_that_is_used_is_read() -> None:
    with capture_logs() as logged:
        assert text("stay") == text("stay", "en-GB") == text("stay", "ja") == "Stay."
    assert logged == []


@pytest.mark.parametrize(
    ("locale", "language"),
    [("sv-SE", "sv"), ("sv", "sv"), ("en-GB", "en"), ("zh-HK", "zh-HK"), ("zh-TW", "en"), ("ja", "en"), ("", "en")],
)
def test_a_locale_means_a_language(locale: str, language: str) -> None:
    assert language_of(locale) == language


def test_languages_are_called_by_their_own_names() -> None:
    assert (own_name("sv"), own_name("zh-HK"), own_name("tlh")) == ("Svenska", "香港", "tlh")


@pytest.mark.parametrize(
    "entry", ["a = { $n ->\n    [one] x\n   *[other] y\n  }\n", 'a = {"{"} x\n', "a =\n    .b = c\n"]
)
def test_sound_entries_are_not_broken(entry: str) -> None:
    assert not is_broken(entry)
    assert is_broken(entry.replace("=", "", 1))


def test_english_is_read_in_little_time() -> None:
    catalogue.forget()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "_ROOM", "bot.i18n")
        catalogue.forget()
        begun = process_time()
        catalogue.read_all(GAMES)
        assert load("en") is not None
        assert process_time() - begun < 0.5  # it takes 30 ms; a second, if everything were parsed

"""Each game has a namespace of its own, beside the shared messages, in every language.

Promise: Each game has its own words. Each type of fact has one way into a sentence. Also: tests/engine/test_facts.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.i18n import catalogue
from bot.i18n.catalogue import in_a_row, picture_text, text

KIND = """kind =
    {{ $kind ->
        [a] {}
       *[b] {}
    }}
"""
SHARED = """separator-comma = {{ ", " }}
to-beat = {} {{ kind }} {} {{ $name }}.
hello = {}.
named = {{ game }}!
"""
FILES = {
    "en/shared.ftl": SHARED.format("Beat", "by", "Hello"),
    "en/one/words.ftl": f"game = One\n{KIND.format('an ace', 'a bee')}event-played = {{ $name }} plays {{ kind }}.",
    "en/two/words.ftl": f"game = Two\n{KIND.format('an apple', 'a ball')}event-played = {{ $name }} throws {{ kind }}.",
    "xx/shared.ftl": SHARED.format("Slaa", "van", "Hallo") + 'separator-sentence = { "" }',
    "xx/one/words.ftl": f"game = Een\n{KIND.format('een aas', 'een bij')}",
}


@pytest.fixture(autouse=True)
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two languages and two games; the other language has only some messages of one game."""
    folder = tmp_path / "small_room"
    for place, written in FILES.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(written)
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(catalogue, "_ROOM", "small_room")
    catalogue.forget()
    yield
    catalogue.forget()


def test_two_games_have_a_message_of_one_key_each_its_own() -> None:
    assert text("event-played", "en", "one", name="Ann", kind="a") == "Ann plays an ace."
    assert text("event-played", "en", "two", name="Ann", kind="a") == "Ann throws an apple."


def test_a_shared_message_holds_the_piece_of_the_game_it_is_said_with() -> None:
    assert text("to-beat", "en", "one", name="Ann", kind="b") == "Beat a bee by Ann."
    assert text("to-beat", "en", "two", name="Ann", kind="b") == "Beat a ball by Ann."
    assert picture_text("named", "en", "two") == "Two!"
    with pytest.raises(LookupError):
        text("to-beat", "en", name="Ann", kind="b")


def test_a_language_says_what_it_has_of_a_game() -> None:
    assert text("to-beat", "xx", "one", name="Ann", kind="a") == "Slaa een aas van Ann."
    assert text("named", "xx-YY", "one") == "Een!"


def test_what_a_language_lacks_is_whole_in_english_also_where_only_a_piece_is_missing() -> None:
    assert text("event-played", "xx", "one", name="Ann", kind="a") == "Ann plays an ace."
    assert text("to-beat", "xx", "two", name="Ann", kind="a") == "Beat an apple by Ann."
    assert text("named", "xx", "two") == "Two!"
    assert text("hello", "xx", "two") == text("hello", "xx") == "Hallo."


def test_a_message_of_one_game_is_no_message_of_another() -> None:
    for game in ("", "two", "three"):
        with pytest.raises(LookupError):
            text("event-won", "en", game)
    with pytest.raises(LookupError):
        text("event-played", "en")


def test_sentences_in_a_row_are_parted_as_the_language_parts_them() -> None:
    assert in_a_row(["先出。", "", "過。"], "xx") == "先出。過。"
    assert in_a_row(["過。"], "en") == "過。"
    assert in_a_row([], "en") == ""

"""Pages that are made of the code and of the tests are what these say. The house's own page stays short."""

from __future__ import annotations

import re

from tests.architecture.sources import ROOT
from tests.documents import how_to_play_pages, promises_page, rooms_page
from tests.documents.promises_page import ROOMS, promises

MOST = 10
"""How many promises ``ARCHITECTURE.md`` shows."""
THREE_SCREENS = 150
"""How many lines it has at most."""


def test_the_promises_are_what_the_tests_state() -> None:
    assert promises_page.PAGE.read_text("utf-8") == promises_page.page(), "run make docs"
    assert len(promises()) > 100


def test_the_rooms_are_what_the_modules_say() -> None:
    assert rooms_page.PAGE.read_text("utf-8") == rooms_page.page(), "run make docs"


def test_how_to_play_is_what_the_rule_pages_say() -> None:
    made = dict(how_to_play_pages.pages())
    assert {path: path.read_text("utf-8") for path in how_to_play_pages.FOLDER.glob("*/*.md")} == made, "run make docs"


def test_whatever_keeps_a_promise_exists() -> None:
    for one in promises():
        assert one.room in ROOMS, one
        assert [path for path in (one.test, *one.also) if not (ROOT / path).exists()] == [], one.said
        assert one.said.endswith("."), one


def test_no_promise_is_made_twice() -> None:
    said = [one.said for one in promises()]
    assert len(said) == len(set(said))


def test_the_house_shows_the_promises_that_matter_most() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    shown = re.findall(r"^\| ([^|]+) \| `tests/", text[text.index("## Promises") :], re.MULTILINE)
    assert len(shown) == MOST
    assert set(shown) <= {one.said for one in promises()}


def test_the_house_is_explained_on_three_screens() -> None:
    assert len((ROOT / "ARCHITECTURE.md").read_text("utf-8").splitlines()) <= THREE_SCREENS

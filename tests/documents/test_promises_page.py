"""The page of promises is what the tests state, and the house's own page shows those that matter most."""

from __future__ import annotations

import re

from tests.architecture.sources import ROOT
from tests.documents.promises_page import PAGE, ROOMS, page, promises

MOST = 10
"""How many promises ``ARCHITECTURE.md`` shows."""


def test_the_page_is_what_the_tests_state() -> None:
    assert PAGE.read_text("utf-8") == page(), "run make docs"
    assert len(promises()) > 100


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

"""Messages are parsed one by one, when they are first said, and are what they are when a file is parsed whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.i18n import catalogue
from bot.i18n.bundle import Bundle, NotSaid, entries_of
from bot.i18n.spoken_numbers import FUNCTIONS

FILES = sorted((Path(catalogue.__file__).parent / catalogue.FALLBACK).rglob("*.ftl"))

SMALL = """
### Everything

## A group
one = One { $of }
    and more of it,
      { $of ->
        [few] few
       *[many] many { -term }
    } .
    .short = { two } only
# A comment on the next
two = Two{"{"} { $more }
-term = of them
broken = { $
one = said already
alone =
    .label = Alone
"""


def bundle() -> Bundle:
    """The small catalogue."""
    return Bundle("en", entries_of([SMALL]), {})


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_an_entry_on_its_own_is_what_it_is_in_its_file(file: Path) -> None:
    written = file.read_text("utf-8")
    whole = [entry for entry in FluentParser().parse(written).body if isinstance(entry, ast.Message | ast.Term)]
    assert whole
    single = Bundle("en", entries_of([written]), {})
    serializer, parser = FluentSerializer(), FluentParser()
    for entry in whole:
        (alone,) = [
            one for one in parser.parse(single._written[entry.id.name]).body if isinstance(one, ast.Message | ast.Term)
        ]
        alone.comment = entry.comment
        assert serializer.serialize_entry(alone) == serializer.serialize_entry(entry)


def test_a_message_is_said_with_what_it_refers_to() -> None:
    assert bundle().say("one", "", {"of": "few"}) == "One few\nand more of it,\n  few ."
    assert bundle().say("one", "", {"of": "x"}) == "One x\nand more of it,\n  many of them ."
    assert bundle().say("one", "short", {"more": "all"}) == "Two{ all only"


def test_a_message_says_which_facts_it_uses_with_those_of_others() -> None:
    assert bundle().facts_of("one") == {"of"}
    assert bundle().facts_of("one", "short") == {"more"}
    assert bundle().facts_of("none") == frozenset()


def test_what_lacks_something_is_not_said() -> None:
    assert "broken" in bundle()
    assert bundle().say("alone", "", {}) is None
    assert bundle().say("alone", "label", {}) == "Alone"
    with pytest.raises(NotSaid, match="of"):
        bundle().say("one", "", {})
    with pytest.raises(LookupError):
        bundle().say("broken", "", {})


def test_nothing_is_parsed_before_it_is_said() -> None:
    said = bundle()
    assert said._uses.keys() == set()
    said.say("one", "short", {"more": "all"})
    assert said._uses.keys() == {"one", "two"}
    said.parse_all()
    assert said._uses.keys() == {"one", "two", "-term", "broken", "alone"}


def test_what_a_message_does_not_use_has_it_said_no_second_time() -> None:
    said = catalogue.text("table-name", table=7)
    misses = catalogue._said.cache_info().misses
    assert catalogue.text("table-name", table=7, name="Ann", time="<t:5:R>", none=None) == said
    assert catalogue._said.cache_info().misses == misses
    assert catalogue.text("table-name", table=8) != said


@pytest.mark.parametrize(
    ("locale", "points", "number"),
    [
        *((one, "+1,234.5", "1,234") for one in ("en", "zh-TW", "zh-HK", "zh-CN", "ja", "fil", "sw")),
        *((one, "+1.234,5", "1.234") for one in ("de", "id")),
        ("sv", "+1\N{NO-BREAK SPACE}234,5", "1\N{NO-BREAK SPACE}234"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(locale: str, points: str, number: str) -> None:
    said = Bundle(locale, {"sums": "sums = { SIGNED($points) } { $n } { SIGNED($less) }"}, FUNCTIONS)
    assert said.say("sums", "", {"points": 1234.5, "n": 1234, "less": -2}) == f"{points} {number} −2"

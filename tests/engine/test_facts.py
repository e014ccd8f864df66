"""Facts of events as plain data and back, and in words for each type."""

from __future__ import annotations

import dataclasses
from typing import get_args

import pytest

from bot.cards import read_cards
from bot.engine.facts import (
    Cards,
    Each,
    Event,
    Fact,
    Facts,
    Numbers,
    PlayedBy,
    Player,
    Players,
    Runs,
    Sentences,
    Suits,
    Text,
    Verbs,
    named,
)
from bot.engine.result import Reckoning
from bot.engine.table_values import EVENT, read_fact, write_fact
from bot.i18n.catalogue import Names, picture_text
from bot.i18n.spoken_facts import spoken

TOLD: list[tuple[Fact, str]] = [
    (7, "fact=7"),
    (-12, "fact=-12"),
    (True, "fact?1"),
    (False, "fact?0"),
    ("pair", "fact:pair"),
    ("7", "fact:7"),
    ("", "fact:"),
    ("六 of >1 #3d%20", "fact:%E5%85%AD%20of%20%3E1%20%233d%2520"),
    (Cards(read_cards("3d Tc 15r")), "fact#3dTc15r"),
    (Cards(()), "fact#"),
    (Player(0), "fact@0"),
    (Reckoning(((30, 1), (10, 2)), (2,)), "fact*30%2010*2%20x2"),
]


@pytest.mark.parametrize(("fact", "written"), TOLD)
def test_what_an_event_tells_is_kept_as_one_word(fact: Fact, written: str) -> None:
    assert write_fact("fact", fact) == written
    name, again = read_fact(written)
    assert (name, again, type(again)) == ("fact", fact, type(fact))


@pytest.mark.parametrize(
    "word", ["", "fact", "=7", "fact=", "fact=x", "fact?2", "fact#3x", "fact@", "fact*y", "fact!7"]
)
def test_what_is_no_fact_is_not_read(word: str) -> None:
    with pytest.raises(ValueError, match="no fact"):
        read_fact(word)


def test_what_no_event_tells_is_not_kept() -> None:
    with pytest.raises(TypeError):
        write_fact("fact", Verbs(("play",)))


@pytest.mark.parametrize(
    ("event", "written"),
    [
        (Event("trick-won"), "trick-won"),
        (Event("passed", 0), "passed 0"),
        (Event("played", 2, {"n": 3, "cards": Cards(read_cards("3d 3c"))}), "played 2 cards#3d3c n=3"),
        (Event("returned", None, {"other": Player(1)}, frozenset({3, 1})), "returned other@1 >1,3"),
        (Event("hidden", 1, only=frozenset({12})), "hidden 1 >12"),
    ],
)
def test_an_event_is_kept_as_one_line(event: Event, written: str) -> None:
    assert EVENT.write(event) == written
    assert EVENT.read(written) == event


def test_equal_events_are_written_alike() -> None:
    told: dict[str, Fact] = {"n": 1, "other": Player(2)}
    turned = dict(reversed(told.items()))
    assert EVENT.write(Event("returned", 0, told)) == EVENT.write(Event("returned", 0, turned))


def test_every_type_of_fact_is_told_apart_by_its_fields() -> None:
    types = [one for one in get_args(Fact) if dataclasses.is_dataclass(one)]
    first = [dataclasses.fields(one)[0].name for one in types]
    assert len(set(first)) == len(types) == 12


def test_each_type_of_fact_becomes_words_in_its_own_way() -> None:
    facts: dict[str, Fact] = {
        "cards": Cards(read_cards("3d Tc")),
        "who": Player(1),
        "by": PlayedBy(1, read_cards("3d")),
        "they": Players((1, 0)),
        "open": Verbs(("play", "pass")),
        "sizes": Numbers((1, 2)),
        "suits": Suits(("s", "b")),
        "runs": Runs(((("A", "2"), ("2", "3")), (("T", "J"),))),
        "kinds": named("a-kind", "kind", ["pair", "flush"]),
        "rows": Each("tile-row", ({"seats": 3, "top": 9},)),
        "sum": Reckoning(((5, 1), (20, 1))),
        "what": Text("kind-title", {"kind": "pair"}),
        "said": Sentences(("event-finished", "table-opens")),
        "place": 2,
        "name": "Ann",
        "card": "3♦",
    }
    assert {type(fact) for fact in facts.values()} == {*get_args(Fact)} - {bool}
    said = spoken(facts, "en", "big-two", ("Ann", "Bo"))
    assert said == {
        "cards": read_cards("3d Tc"),
        "who": "Bo",
        "by": "Bo",
        "they": Names(["Bo", "Ann"]),
        "open": ["Play", "Pass"],
        "sizes": ["1", "2"],
        "suits": ["♠", "cloud"],
        "runs": ["A-2 = 2-3", "10-J"],
        "kinds": ["a pair", "a flush"],
        "rows": ["9 with 3 players"],
        "sum": "5 + 20",
        "what": "Pair",
        "said": "Ann is out in 2nd place. Ann holds 3♦ and opens.",
        "place": 2,
        "name": "Ann",
        "card": "3♦",
    }


def test_a_list_of_sentences_holds_facts_of_every_type_and_may_have_commas_in_its_rows() -> None:
    held: tuple[Facts, ...] = (
        {"name": Player(1), "cards": Cards(read_cards("3d LJ"))},
        {"name": Players((0, 2)), "p": 3, "won": False, "place": 1},
    )
    names = ("Ann", "דנה", "Kai")
    rows = Each("alt-end-hand", held[:1]), Each("deal-points", held[1:])
    alone, signed = (spoken({"rows": each}, "en", "big-two", names)["rows"] for each in rows)
    assert alone == ["\u2068דנה\u2069 3♦ little joker"]
    assert signed == ["1st Ann and Kai **+3**"]
    drawn = spoken({"rows": rows[0]}, "en", "big-two", names, picture_text)["rows"]
    assert drawn == ["דנה 3♦ little joker"]
    parted = Each("alt-end-hand", held[:1] * 2, apart=True)
    assert spoken({"rows": parted}, "en", "big-two", ("", "Bo"))["rows"] == "; ".join(["Bo 3♦ little joker"] * 2)


def test_a_message_inside_another_one_speaks_of_what_is_played_with() -> None:
    held: Facts = {
        "why": Text("hint-pass", {"why": "later", "keeps": "none", "kept": ""}),
        "rows": Each("deal-multiplier", ({"why": "tier", "times": 2, "n": 8},)),
    }
    assert spoken(held, "en", "big-two") == {
        "why": "Your cards do more later.",
        "rows": ["× 2 for 8 or more cards left"],
    }
    assert spoken(held, "en", "big-two", deck="lectio") == {
        "why": "Your tiles do more later.",
        "rows": ["× 2 for 8 or more tiles left"],
    }

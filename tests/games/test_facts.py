"""Facts of events as plain data and back, and a word for each type."""

from __future__ import annotations

import dataclasses
import json
from typing import get_args

import pytest

from bot.cards import read_cards
from bot.games.facts import (
    Cards,
    Each,
    Fact,
    Numbers,
    Player,
    Players,
    Runs,
    Sentences,
    Suits,
    Verbs,
    fact_from_json,
    fact_to_json,
    named,
)
from bot.games.result import Reckoning
from bot.i18n.spoken_facts import spoken

TOLD: list[tuple[Fact, str]] = [
    (7, "7"),
    (True, "true"),
    ("pair", '"pair"'),
    (Cards(read_cards("3d Tc 15r")), '{"cards": "3d Tc 15r"}'),
    (Cards(()), '{"cards": ""}'),
    (Player(0), '{"seat": 0}'),
    (Reckoning(((30, 1), (10, 2)), (2,)), '{"reckoning": "30 10*2 x2"}'),
]


@pytest.mark.parametrize(("fact", "written"), TOLD)
def test_what_an_event_tells_is_kept_as_plain_data(fact: Fact, written: str) -> None:
    assert json.dumps(fact_to_json(fact)) == written
    again = fact_from_json(json.loads(written))
    assert (again, type(again)) == (fact, type(fact))


@pytest.mark.parametrize("data", [None, 1.5, [], {}, {"cards": 3}, {"seat": "1"}, {"reckoning": []}, {"hand": "3d"}])
def test_what_is_no_fact_is_not_read(data: object) -> None:
    with pytest.raises(ValueError, match="no fact"):
        fact_from_json(data)


def test_what_no_event_tells_is_not_kept() -> None:
    with pytest.raises(TypeError):
        fact_to_json(Verbs(("play",)))


def test_every_type_of_fact_is_told_apart_by_its_fields() -> None:
    types = [one for one in get_args(Fact) if dataclasses.is_dataclass(one)]
    first = [dataclasses.fields(one)[0].name for one in types]
    assert len(set(first)) == len(types) == 10


def test_each_type_of_fact_becomes_words_in_its_own_way() -> None:
    facts: dict[str, Fact] = {
        "cards": Cards(read_cards("3d Tc")),
        "who": Player(1),
        "they": Players((1, 0)),
        "open": Verbs(("play", "pass")),
        "sizes": Numbers((1, 2)),
        "suits": Suits(("s", "b")),
        "runs": Runs(((("A", "2"), ("2", "3")), (("T", "J"),))),
        "kinds": named("a-kind", "kind", ["pair", "flush"]),
        "rows": Each("tile-row", ({"seats": 3, "top": 9},)),
        "sum": Reckoning(((5, 1), (20, 1))),
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
        "they": ["Bo", "Ann"],
        "open": ["Play", "Pass"],
        "sizes": ["1", "2"],
        "suits": ["♠", "cloud"],
        "runs": ["A-2 = 2-3", "10-J"],
        "kinds": ["a pair", "a flush"],
        "rows": ["9 with 3 players"],
        "sum": "5 + 20",
        "said": "Ann is out, place 2. Ann holds 3♦ and opens.",
        "place": 2,
        "name": "Ann",
        "card": "3♦",
    }

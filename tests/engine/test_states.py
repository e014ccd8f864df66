"""The one reader of states: what it writes, what it leaves out, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Any, NamedTuple, Protocol

import pytest

from bot.cards import Card, read_cards
from bot.dealing import Stream
from bot.engine.chance import CHANCES, NONE_STATED, Chance, Stated, Streamed
from bot.engine.result import RECKONING, Reckoning
from bot.engine.states import Form, Reader

Flock = Annotated[int, "birds"]


class Mood(StrEnum):
    CALM = "calm"
    WILD = "wild"


class Rules(Protocol):
    pass


class Nest(NamedTuple):
    eggs: int
    mother: Flock = 0


@dataclass(frozen=True)
class Pair:
    one: int
    other: str = ""
    mood: Mood = Mood.CALM


@dataclass(frozen=True)
class Wood:
    rules: Rules
    nests: tuple[Nest, ...] = ()
    birds: tuple[Flock, ...] = ()
    pair: Pair | None = None
    cards: tuple[Card, ...] = ()
    seats: frozenset[int] = frozenset()
    chance: Chance = NONE_STATED
    notes: Mapping[str, Any] = field(default_factory=dict)


BIRDS = Form(lambda flock: "x" * flock, len)
READER = Reader({Flock: BIRDS}, rows=(Pair, Streamed, Stated), kinds={Chance: CHANCES}, apart=(Rules,))
FULL = Wood(
    rules=Mood.CALM,
    nests=(Nest(2), Nest(3, 1)),
    birds=(2, 0),
    pair=Pair(4),
    cards=read_cards("3d Th"),
    seats=frozenset({3, 1}),
    chance=Streamed(Stream(b"\x01\xff", 5)),
    notes={"b": [1]},
)


def test_what_is_written_names_what_is_particular() -> None:
    assert READER.writer(Wood)(FULL) == {
        "nests": [{"eggs": 2}, {"eggs": 3, "mother": "x"}],
        "birds": ["xx", ""],
        "pair": [4],
        "cards": "3dTh",
        "seats": [1, 3],
        "chance": {"stream": [["01ff", 5]]},
        "notes": {"b": [1]},
    }
    assert READER.writer(Wood)(Wood(Mood.WILD)) == {}


@pytest.mark.parametrize("wood", [FULL, Wood(Mood.CALM), Wood(Mood.CALM, pair=Pair(1, "", Mood.WILD))])
@pytest.mark.parametrize("whole", [False, True])
def test_it_reads_back_what_it_wrote(wood: Wood, whole: bool) -> None:
    reader = Reader({Flock: BIRDS}, rows=(Pair, Streamed, Stated), kinds={Chance: CHANCES}, apart=(Rules,), whole=whole)
    data = json.loads(json.dumps(reader.writer(Wood)(wood)))
    assert "rules" not in data
    assert not whole or len(data) == 7
    assert reader.read({**data, "rules": wood.rules}, Wood) == wood


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"rules": None, "nets": []},
        {"rules": None, "nests": [{}]},
        {"rules": None, "nests": [{"eggs": 1, "hens": 2}]},
        {"rules": None, "pair": []},
        {"rules": None, "pair": [1, "", "calm", 4]},
        {"rules": None, "pair": [1, "", "cross"]},
        {"rules": None, "cards": "3d 3x"},
        {"rules": None, "chance": {"dice": []}},
        {"rules": None, "chance": {}},
        [],
    ],
)
def test_what_is_no_such_state_is_not_taken(data: Any) -> None:
    with pytest.raises(Exception):  # noqa: B017  of whichever class
        READER.read(data, Wood)


@pytest.mark.parametrize(
    ("reckoning", "text"),
    [
        (Reckoning(), ""),
        (Reckoning(((20, 1), (30, 2), (-1, 1)), (2, 4)), "20 30*2 -1 x2 x4"),
        (Reckoning(((1, 13),), (3,)), "1*13 x3"),
    ],
)
def test_a_reckoning_is_a_short_text(reckoning: Reckoning, text: str) -> None:
    assert RECKONING.write(reckoning) == text
    assert RECKONING.read(text) == reckoning

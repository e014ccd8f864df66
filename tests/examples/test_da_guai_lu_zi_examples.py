"""Puts every worked example of docs/da-guai-lu-zi.md, section 15, to the real engine, by id.

Promise: Da Guai Lu Zi is what its rule book says, example by example. Readings agree with every assignment of the
jokers, and its lists with the power set of a hand. Also: tests/games/da_guai_lu_zi/test_da_guai_lu_zi_readings.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.cards import read_card, read_cards
from bot.cli.judged_questions import stated
from bot.engine.actions import NotPossible
from bot.engine.record.replay import check
from bot.engine.rulebook.declarations import Contradiction, OutOfRange
from bot.games.da_guai_lu_zi import GAME
from bot.games.da_guai_lu_zi.deal.position import Position
from bot.games.da_guai_lu_zi.deal.tribute import leader_after, pairs_of
from bot.games.da_guai_lu_zi.rules.closed_choices import Scoring
from bot.games.da_guai_lu_zi.rules.parameters import HAND_SIZE, SEATS, TEAMS
from bot.games.da_guai_lu_zi.scoring.settlement import first_standing

TABLE = Path(__file__).with_name("da-guai-lu-zi-examples.json")
Example = dict[str, Any]


def records(config: pytest.Config) -> list[Example]:
    """The records for Da Guai Lu Zi in the table in use."""
    named = config.getoption("--table", default=None)
    return [one for one in json.loads((named or TABLE).read_text()) if isinstance(one, dict) and _is_ours(one)]


def _is_ours(record: Example) -> bool:
    return record.get("kind") in ANSWERS and record.get("preset") in GAME.rules.presets


def test_example(example: Example) -> None:
    got, expected = ANSWERS[example["kind"]](example), example["expected"]
    if isinstance(expected, dict):
        assert_says(got, expected)
    else:
        assert got == expected


def assert_says(got: Any, expected: Any) -> None:
    """Whether an answer has all that is expected; it may have more."""
    if isinstance(expected, dict):
        for key, value in expected.items():
            assert_says(got[key], value)
    elif isinstance(expected, list) and expected and isinstance(expected[0], dict):
        assert len(got) == len(expected)
        for one, other in zip(got, expected, strict=True):
            assert_says(one, other)
    else:
        assert got == expected


def rules_of(example: Example) -> Any:
    return GAME.rules(example["preset"], example["changes"])


def question_of(example: Example) -> dict[str, Any]:
    plays, *more = (part.strip() for part in example["input"].split(" ; "))
    first, _, second = plays.partition(" on ")
    asked: dict[str, Any] = {"first": first, **({"second": second} if second else {})}
    for words in more:
        which, _, rest = words.partition(" ")
        name, before = (rest.split(" ", 1)[0], "second_") if which == "second" else (which, "")
        value = words.removeprefix("second ").partition(" ")[2]
        asked[before + name] = True if name == "finish" else value
    return asked


def verdict(example: Example) -> Any:
    rules = rules_of(example)
    return GAME.shell.judge(rules, stated(question_of(example), GAME, "judged"))


def judged(example: Example) -> str:
    found = verdict(example)
    if found.second is not None:
        return "legal" if found.accepted else "illegal"
    first = found.first.to_json()
    return f"{first['kind']} {first['rank']}" if first["playable"] else "not playable"


def refused(example: Example) -> str:
    refusal = verdict(example).refusal
    return "none" if refusal is None else str(refusal.name)


def scored(example: Example) -> Any:
    result = GAME.shell.score(rules_of(example), stated(example["input"], GAME, "scored"))
    return json.loads(json.dumps(GAME.shell.settled(result)))


def paired(example: Example) -> Mapping[str, Any]:
    rules, asked = rules_of(example), example["input"]
    assert rules.dg.score is Scoring.LEVELS
    previous = tuple(asked["previous"])
    leading = TEAMS[previous[0]]
    standing = first_standing(rules)._replace(levels=(asked["trump"], asked["trump"]))
    position = Position(
        rules=rules,
        standing=standing,
        leading=leading,
        first=previous[0],
        counts=(HAND_SIZE,) * SEATS,
        previous=previous,
    )
    tributes = {int(giver): read_card(card) for giver, card in asked["tributes"].items()}
    return {
        "pairs": [list(pair) for pair in pairs_of(position, tributes)],
        "leader": leader_after(position, tributes),
    }


def recorded(example: Example) -> Any:
    report = check(example["input"]).to_json()
    for deal in report["deals"]:
        deal["accepted"] = "".join(str(int(action["accepted"])) for action in deal["actions"])
        deal["refusals"] = [action["refusal"] for action in deal["actions"] if action["refusal"]]
    return json.loads(json.dumps(report))


def consistent(example: Example) -> str:
    try:
        rules_of(example)
    except Contradiction as clash:
        return "refused" if clash.ways else "refused without a way out"
    except OutOfRange:
        return "refused"
    return "consistent"


def dealt(example: Example) -> str:
    rules = rules_of(example)
    hand, left = divmod(len(GAME.packs(rules).cards()), GAME.seats(rules))
    return f"{hand} each, {left} left"


ANSWERS: Mapping[str, Callable[[Example], Any]] = {
    "judge": judged,
    "refusal": refused,
    "score": scored,
    "pairs": paired,
    "record": recorded,
    "rules": consistent,
    "deal": dealt,
}
"""How each kind of record is put to the engine."""


def test_a_rank_may_be_written_as_a_number() -> None:
    assert GAME.rules("dglz-17dp", {"dg.level_end": 10})["dg.level_end"] == "T"
    for wrong in (1, 11, True, "10"):
        with pytest.raises(NotPossible):
            GAME.rules("dglz-17dp", {"dg.level_end": wrong})


def test_the_cards_of_an_example_are_read() -> None:
    asked = question_of({"input": "6h 7h LJ 9h Th on 5s 6h 7d 8c 9c ; second as straight 9 ; finish ; second finish"})
    assert read_cards(asked["first"])
    assert (asked["second_as"], asked["finish"], asked["second_finish"]) == ("straight 9", True, True)

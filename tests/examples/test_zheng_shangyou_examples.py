"""Puts every worked example of docs/zheng-shangyou.md, section 14, to the real engine, by id.

Promise: Zheng Shangyou is what its rule book says, example by example. Generator, judge and a second reading of the
text find the same plays in every subset of a hand. Every deal ends, conserves cards and points, replays and betrays
nothing. Also: tests/games/zheng_shangyou/test_zheng_shangyou_plays.py,
tests/games/zheng_shangyou/laws/test_zheng_shangyou_laws.py, tests/perft/test_zheng_shangyou_perft.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.cli.judged_questions import stated
from bot.engine.actions import NotPossible
from bot.engine.game import find_game
from bot.engine.record import check
from bot.engine.rulebook.declarations import Contradiction, OutOfRange
from bot.engine.shell_answers import Verdict
from bot.games.zheng_shangyou import GAME
from bot.games.zheng_shangyou.rules.parameters import Rules

TABLE = Path(__file__).with_name("zheng-shangyou-examples.json")
Example = dict[str, Any]


def records(config: pytest.Config) -> list[Example]:
    """The records for Zheng Shangyou in the table in use."""
    named = config.getoption("--table", default=None)
    found = json.loads((named or TABLE).read_text())
    return [one for one in found if isinstance(one, dict) and _is_ours(one)]


def _is_ours(record: Example) -> bool:
    return record.get("kind") in ANSWERS and record.get("preset") in GAME.rules.presets


def test_example(example: Example) -> None:
    ANSWERS[example["kind"]](example)


def test_the_game_is_known_by_its_name() -> None:
    assert find_game("zheng-shangyou") is GAME


def rules_of(example: Example) -> Rules:
    return GAME.rules(example["preset"], example["changes"])


def verdict(example: Example) -> Verdict:
    """``A on B ; as KIND RANK ; second as KIND RANK``."""
    plays, *names = (part.strip() for part in example["input"].split(";"))
    first, on, second = plays.partition(" on ")
    question: dict[str, Any] = {"first": first, **({"second": second} if on else {})}
    for name in names:
        which, _, reading = name.rpartition("as ")
        question["second_as" if which else "as"] = reading
    return GAME.shell.judge(rules_of(example), stated(question, GAME, "judged"))


def judged(example: Example) -> None:
    found = verdict(example)
    if found.second is not None:
        assert ("legal" if found.accepted else "illegal") == example["expected"]
        return
    answer = found.first.to_json()
    said = f"{answer['kind']} {answer['rank']}" if answer["playable"] else "not playable"
    assert said == example["expected"]


def refused(example: Example) -> None:
    refusal = verdict(example).refusal
    assert (refusal.name.value if refusal else "none") == example["expected"]


def scored(example: Example) -> None:
    found = GAME.shell.settled(GAME.shell.score(rules_of(example), stated(example["input"], GAME, "scored")))
    assert {key: found[key] for key in example["expected"]} == example["expected"]


def recorded(example: Example) -> None:
    found = check(example["input"]).to_json()
    for deal in found["deals"]:
        deal["accepted"] = "".join(str(int(step["accepted"])) for step in deal["actions"])
        deal["refusals"] = [step["refusal"] for step in deal["actions"] if not step["accepted"]]
    expected = dict(example["expected"])
    for deal, wanted in zip(found["deals"], expected.pop("deals", []), strict=True):
        assert {key: deal[key] for key in wanted} == wanted
    assert {key: found[key] for key in expected} == expected


def consistent(example: Example) -> None:
    try:
        rules_of(example)
        found = "consistent"
    except (Contradiction, OutOfRange):
        found = "refused"
    assert found == example["expected"]


def dealt(example: Example) -> None:
    rules = rules_of(example)
    assert f"{' '.join(map(str, rules.hand_sizes))} ; {rules.left_over} left" == example["expected"]


ANSWERS: dict[str, Callable[[Example], None]] = {
    "judge": judged,
    "refusal": refused,
    "score": scored,
    "record": recorded,
    "rules": consistent,
    "deal": dealt,
}
"""What answers each kind of example."""


@pytest.mark.parametrize("value", [[], [1, 2], [101], [2, True], "2", [1] * 9, 3])
def test_a_value_out_of_range_is_refused(value: object) -> None:
    with pytest.raises(NotPossible):
        GAME.rules("zs-pits", {"zs.points": value})

"""The order in which tests begin, and what of them is handed out together."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.run.costs import COSTS, WAITS, by_cost, unit_of, waits

ROOT = Path(__file__).parents[2]
DEAR = "tests/bot/kills/test_kill.py::test_a_match_survives_kills_at_random_moments"


@pytest.mark.parametrize("named", [*COSTS, *WAITS])
def test_what_is_named_is_there(named: str) -> None:
    file, _, test = named.partition("::")
    assert f"def {test}(" in (ROOT / file).read_text("utf-8") if test else (ROOT / file).is_file()


def test_a_dear_test_is_handed_out_by_itself_and_others_with_their_file() -> None:
    assert unit_of(f"{DEAR}[one]") == f"{DEAR}[one]"
    assert unit_of("tests/test_cards.py::test_a[one]") == "tests/test_cards.py"
    assert waits(f"{DEAR}[one]")
    assert not waits("tests/test_cards.py")
    assert not COSTS.keys() & WAITS.keys()


def test_the_dearest_come_first_and_each_unit_once() -> None:
    few = [f"tests/test_few.py::test_{number}" for number in range(3)]
    many = [f"tests/test_many.py::test_{number}" for number in range(9)]
    assert by_cost([*few, *many, DEAR, "tests/bot/test_story.py::test_one"]) == [
        DEAR,
        "tests/bot/test_story.py",
        "tests/test_many.py",
        "tests/test_few.py",
    ]

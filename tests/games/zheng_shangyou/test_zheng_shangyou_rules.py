"""Parameters, presets and contradictions of Zheng Shangyou, held against the tables of docs/zheng-shangyou.md."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.engine.actions import NotPossible
from bot.engine.rulebook.declarations import Contradiction, OutOfRange, Unknown, parameters
from bot.engine.rulebook.guide import is_idle
from bot.games.zheng_shangyou import GAME
from bot.games.zheng_shangyou.rules.consistency import ZhengShangyouContradiction as Name
from bot.games.zheng_shangyou.rules.parameters import Rules

BOOK = (Path(__file__).parents[3] / "docs" / "zheng-shangyou.md").read_text("utf-8")


def value_of(text: str) -> Any:
    """A value as the book writes it: JSON, or a bare word."""
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def section(number: int) -> str:
    return BOOK.split(f"\n## {number}. ")[1].split("\n## ")[0]


def test_every_parameter_has_the_default_of_the_book() -> None:
    rows = re.findall(r"^\| `(zs\.\w+)` \|(?:[^|]*\|){2} ([^|]*) \|", section(1), re.MULTILINE)
    stated = {name: value_of(default.strip("`")) for name, default in rows}
    assert stated == Rules().to_json()


def test_every_closed_parameter_has_the_values_of_the_book() -> None:
    rows = re.findall(r"^\| `(zs\.\w+)` \|[^|]*\| ([^|]*) \|", section(1), re.MULTILINE)
    for name, values in rows:
        kind = parameters(Rules)[name].kind
        if values.startswith("`"):
            assert set(re.findall(r"`([^`]+)`", values)) == set(kind.listed), name
        elif values == "bool":
            assert list(kind.listed) == [False, True]
        elif found := re.fullmatch(r"(\d+) to (\d+)", values):
            assert kind.allowed == f"{found[1]} to {found[2]}"


def test_every_preset_differs_from_the_defaults_as_the_book_says() -> None:
    rows = re.findall(r"^\| `(zs-[\w-]+)` \| ([^|]*) \|", section(8), re.MULTILINE)
    stated = {name: dict(re.findall(r"`(zs\.\w+)=([^`]+)`", changes)) for name, changes in rows}
    assert list(stated) == list(GAME.rules.presets)
    for name, changes in stated.items():
        found = GAME.rules(name).differences(Rules())
        assert found == {parameter: value_of(value) for parameter, value in changes.items()}, name


CLASHES: list[tuple[Name, dict[str, Any], tuple[str, str]]] = [
    (Name.TEAMS_PLAYERS, {"zs.teams": "2v2"}, ("zs.teams", "zs.players")),
    (Name.TEAMS_PLAYERS, {"zs.teams": "3v3", "zs.players": 4}, ("zs.teams", "zs.players")),
    (Name.PACKS_PLAYERS, {"zs.packs": 2, "zs.players": 3, "zs.exchange": "none"}, ("zs.packs", "zs.players")),
    (Name.EXCHANGE_PLAYERS, {"zs.players": 3}, ("zs.exchange", "zs.players")),
    (Name.ORDER_SEQUENCES, {"zs.seq_ranks": "2_to_K"}, ("zs.ranks", "zs.seq_ranks")),
    (Name.ORDER_SEQUENCES, {"zs.seq_ranks": "2_to_A", "zs.wild_twos": False}, ("zs.ranks", "zs.seq_ranks")),
    (Name.WILD_SEQUENCES, {"zs.ranks": "2_to_A"}, ("zs.wild_twos", "zs.seq_ranks")),
    (Name.WILD_SEQUENCES, {"zs.ranks": "2_to_A", "zs.seq_ranks": "2_to_A"}, ("zs.wild_twos", "zs.seq_ranks")),
    (Name.SPADE_LATER, {"zs.later_lead": "as_first"}, ("zs.later_lead", "zs.first_lead")),
    (Name.POINTS_PLAYERS, {"zs.points": [5, 4, 3, 2, 1, 0]}, ("zs.points", "zs.players")),
    (Name.NO_TARGET, {"zs.target": 0}, ("zs.match_end", "zs.target")),
    (Name.NOTHING_TO_WIN, {"zs.points": [0, 0]}, ("zs.match_end", "zs.points")),
    (
        Name.NOTHING_TO_WIN,
        {"zs.points": [0], "zs.teams": "2v2", "zs.players": 4, "zs.not_last": 0},
        ("zs.match_end", "zs.points"),
    ),
    (Name.NO_DEALS, {"zs.match_end": "deals"}, ("zs.match_end", "zs.deals")),
]


@pytest.mark.parametrize(("name", "changes", "named"), CLASHES)
def test_a_contradiction_names_its_parameters_and_ways_out(
    name: Name, changes: dict[str, Any], named: tuple[str, str]
) -> None:
    with pytest.raises(Contradiction) as caught:
        GAME.rules("zs-pits", changes)
    found = caught.value
    assert (found.name, found.first.parameter, found.second.parameter) == (name, *named)
    assert found.ways
    for way in found.ways:
        rules = {**Rules().to_json(), **changes, **{one.parameter: one.value for one in way}}
        assert clash_of(rules) is not name


def clash_of(changes: dict[str, Any]) -> object:
    """The contradiction between some values, or None."""
    try:
        Rules().but(changes)
    except Contradiction as found:
        return found.name
    return None


def test_every_contradiction_is_met() -> None:
    assert {name for name, _, _ in CLASHES} == set(Name)


@pytest.mark.parametrize(
    "changes",
    [
        {"zs.ranks": "2_to_A", "zs.wild_twos": False, "zs.seq_ranks": "2_to_K"},
        {"zs.not_last": 7},
        {"zs.target": 0, "zs.match_end": "open"},
        {"zs.deals": 5},
        {"zs.seq_min": 12, "zs.multi_seq_min": 12, "zs.players": 8},
        {"zs.bombs": True},
        {"zs.surplus": "leave", "zs.players": 6},
        {"zs.points": [0], "zs.teams": "2v2", "zs.players": 4},
        {"zs.points": [0], "zs.match_end": "open"},
    ],
)
def test_what_means_nothing_is_allowed(changes: dict[str, Any]) -> None:
    rules = GAME.rules("zs-pits", changes)
    assert {name: rules.to_json()[name] for name in changes} == changes


@pytest.mark.parametrize(
    ("parameter", "value"),
    [
        ("zs.players", 2),
        ("zs.players", 9),
        ("zs.players", "5"),
        ("zs.players", True),
        ("zs.packs", 3),
        ("zs.pass_lock", 1),
        ("zs.reading", "free"),
        ("zs.seq_min", 2),
        ("zs.multi_seq_min", 1),
        ("zs.points", [1, 2]),
        ("zs.points", []),
        ("zs.points", None),
        ("zs.not_last", 101),
        ("zs.target", 1001),
    ],
)
def test_a_value_outside_the_list_or_of_another_type_is_refused(parameter: str, value: Any) -> None:
    with pytest.raises(OutOfRange, match=parameter):
        GAME.rules("zs-pits", {parameter: value})


def test_names_that_do_not_exist_are_refused() -> None:
    for chain in ("zs-pit", "zs-pits+teams"):
        with pytest.raises(Unknown):
            GAME.rules(chain)
    with pytest.raises(NotPossible):
        GAME.rules("zs-pits", {"zs.player": 4})


def test_a_parameter_is_idle_where_the_book_says_that_it_means_nothing() -> None:
    def idle(parameter: str, **changes: Any) -> bool:
        rules = GAME.rules("zs-pits", {f"zs.{name}": value for name, value in changes.items()})
        return is_idle(rules, parameter)

    assert idle("zs.not_last")
    assert not idle("zs.not_last", teams="2v2", players=4)
    assert idle("zs.deals")
    assert idle("zs.target", match_end="open")
    assert not idle("zs.deals", match_end="deals", deals=3)
    assert idle("zs.surplus", players=6)
    assert not idle("zs.surplus")
    assert idle("zs.suited_beats", seq_min=12)
    assert idle("zs.reading", wild_jokers=False)
    assert not idle("zs.reading", wild_jokers=False, full_house=True)

"""What the rule page and the six lines of Zheng Shangyou say is so under the rules they are said of."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.house_rules.house import values_of
from bot.engine.rulebook.declarations import Setting
from bot.games.zheng_shangyou import GAME
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.i18n.rule_page import brief, fact, setting_value_said

LOW: dict[str, Any] = {"zs.ranks": "2_to_A", "zs.wild_twos": False}
UNTIL_STOPPED = "The match goes until the host stops."
PAIRS: dict[str, Any] = {"zs.teams": "2v2", "zs.players": 4}


def line(rules: Rules, head: str) -> str:
    """The line of the six that begins so."""
    [found] = [said for said in brief(rules) if said.startswith(f"**{head}:**")]
    return found


def rules_with(changes: dict[str, Any]) -> Rules:
    return GAME.rules("zs-pits", changes)


@pytest.mark.parametrize("name", list(Rules().to_json()))
def test_each_value_of_a_parameter_has_words_of_its_own(name: str) -> None:
    values = values_of("zheng-shangyou", name)
    said = {setting_value_said("zheng-shangyou", Setting(name, value)) for value in values}
    assert len(said) == len(values)


@pytest.mark.parametrize("ranks", ["2_to_K", "2_to_A", "3_to_A"])
def test_the_ranks_of_straights_are_said_as_they_are(ranks: str) -> None:
    """ZS-3.4."""
    rules = rules_with({**LOW, "zs.seq_ranks": ranks})
    words = ranks.replace("_", " ")
    assert fact(rules, "zs.seq_ranks").startswith(f"Straights go from {words} ")


def test_a_bomb_does_not_beat_the_rocket() -> None:
    """ZS-3.7: four or more cards, on anything but the rocket, which nothing beats."""
    rules = GAME.rules("zs-nathan")
    assert "everything" not in line(rules, "Plays") + fact(rules, "zs.bombs")
    assert line(rules, "Plays").endswith("A bomb beats any other kind but the rocket.")
    assert fact(rules, "zs.bombs").startswith("Four or more natural cards of a rank are a bomb")
    assert "bomb" not in line(Rules(), "Plays").casefold()


@pytest.mark.parametrize("preset", GAME.rules.presets)
def test_the_full_house_is_named_where_it_is_played(preset: str) -> None:
    """ZS-3.6."""
    rules = GAME.rules(preset)
    assert ("full houses" in line(rules, "Plays")) == rules.zs.full_house


@pytest.mark.parametrize(
    ("changes", "straights", "pairs"),
    [
        ({}, True, True),
        ({"zs.players": 8, "zs.seq_min": 12}, False, True),
        ({"zs.players": 8, "zs.multi_seq_min": 4}, True, False),
        ({"zs.players": 8, "zs.seq_min": 12, "zs.multi_seq_min": 12}, False, False),
    ],
)
@pytest.mark.parametrize("full", [True, False])
def test_no_row_is_promised_that_no_hand_can_hold(
    changes: dict[str, Any], straights: bool, pairs: bool, full: bool
) -> None:
    """ZS-8.1: a hand of seven holds no twelve ranks in a row."""
    said = line(rules_with({**changes, "zs.full_house": full}), "Plays")
    assert ("straights" in said, "in a row" in said, "full houses" in said) == (straights, pairs, full)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, "the first places bring 2, 1. The match goes to 11 points."),
        ({"zs.points": [5, 0, 0]}, "the first place brings 5. The match goes to 11 points."),
        ({"zs.points": [0], "zs.match_end": "open"}, "no place brings any. The match goes until the host stops."),
        (
            {**PAIRS, "zs.points": [3, 2], "zs.match_end": "open"},
            "the first places bring their team 3, 2. The team without the last place gets 1 more. " + UNTIL_STOPPED,
        ),
        (
            {**PAIRS, "zs.points": [3], "zs.not_last": 0},
            "the first place brings its team 3. The match goes to 11 points.",
        ),
        ({**PAIRS, "zs.points": [0]}, "the team without the last place gets 1. The match goes to 11 points."),
    ],
)
def test_points_are_said_as_they_are_booked(changes: dict[str, Any], said: str) -> None:
    """ZS-7.1 of players, ZS-7.2 of teams; places without points are not counted out."""
    assert line(rules_with(changes), "Points") == f"**Points:** {said}"


def test_the_page_tells_which_places_bring_points() -> None:
    """ZS-7.1, 7.2."""
    assert fact(rules_with({"zs.points": [5, 0, 0]}), "zs.points") == "Only the first place brings points: 5 (ZS‑7.1)."
    none = rules_with({"zs.points": [0], "zs.match_end": "open"})
    assert fact(none, "zs.points") == "No place brings points (ZS‑7.1)."
    assert fact(rules_with(PAIRS), "zs.points").startswith("The places bring their team")

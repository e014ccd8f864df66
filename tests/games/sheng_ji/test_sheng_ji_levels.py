"""Levels where a variant decides: the jack in the last trick, the level after A, the short ladder, what is booked."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cards import Card, read_card
from bot.games.sheng_ji.rules.parameters import Rules
from bot.games.sheng_ji.scoring.counting import Finished, result_of
from bot.games.sheng_ji.scoring.levels import settle, worth


@pytest.mark.parametrize(
    ("hook", "levels", "points", "jack", "after"),
    [
        ("single", ("J", "5"), 75, "Jh", ("3", "5")),
        ("single", ("J", "5"), 120, "Jc", ("2", "6")),
        ("single", ("J", "5"), 75, "Qh", ("Q", "5")),
        ("single", ("T", "5"), 75, "Jh", ("J", "5")),
        ("single", ("J", "5"), 75, None, ("Q", "5")),
        ("graded", ("J", "5"), 75, "Jh", ("Q", "5")),
        ("graded", ("J", "5"), 80, "Jh", ("2", "5")),
        ("graded", ("J", "5"), 120, "Jc", ("8", "6")),
        ("off", ("J", "5"), 120, "Jh", ("J", "6")),
    ],
)
def test_a_jack_in_the_last_trick(
    hook: str, levels: tuple[str, str], points: int, jack: str | None, after: tuple[str, str]
) -> None:
    """Hearts are trumps and the first side deals; it falls before levels are added (SJ-10.5)."""
    card: Card | None = read_card(jack) if jack else None
    moved = settle(Rules().but({"jack_hook": hook}), levels, 0, points, card, "h")
    assert moved.levels == after
    assert (moved.fell is not None) == (after[0] in ("2", "3", "8"))


@pytest.mark.parametrize(
    ("changes", "levels", "points", "after", "over"),
    [
        ({}, ("A", "5"), 75, ("A", "5"), True),
        ({}, ("A", "5"), 120, ("A", "6"), False),
        ({"must_play": []}, ("5", "A"), 160, ("5", "A"), False),
        ({"max_level": "NT"}, ("A", "5"), 75, ("NT", "5"), False),
        ({"max_level": "NT"}, ("NT", "5"), 75, ("NT", "5"), True),
        ({"ladder": "speed"}, ("5", "5"), 0, ("T", "5"), False),
        ({"ladder": "speed"}, ("5", "5"), 200, ("5", "T"), False),
    ],
)
def test_the_top_of_the_ladder(
    changes: dict[str, Any], levels: tuple[str, str], points: int, after: tuple[str, str], over: bool
) -> None:
    moved = settle(Rules().but(changes), levels, 0, points)
    assert (moved.levels, moved.over) == (after, over)


@pytest.mark.parametrize(("points", "gain"), [(-5, 4), (0, 4), (5, 3), (25, 3), (30, 2), (50, 2), (55, 1), (75, 1)])
def test_the_table_of_quarters(points: int, gain: int) -> None:
    """For the dealer's side, with two packs (SJ-10.6)."""
    assert worth(Rules().but({"level_table": "quarters"}), points) == (True, gain)


@pytest.mark.parametrize(
    ("levels", "points", "booked"),
    [(("5", "5"), 0, (3, -3, 3, -3)), (("5", "5"), 160, (-2, 2, -2, 2)), (("A", "5"), 75, (4, -4, 4, -4))],
)
def test_each_level_is_booked_and_the_match(levels: tuple[str, str], points: int, booked: tuple[int, ...]) -> None:
    """One for each level and three for the match, to each seat of the side (SJ-11.7)."""
    result = result_of(Rules(), Finished(levels, 0, points))
    assert result.points == booked
    assert result.partners == {seat for seat, one in enumerate(booked) if one > 0}

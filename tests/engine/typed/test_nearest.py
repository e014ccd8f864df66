"""Guesses at names that somebody may have meant."""

from __future__ import annotations

import pytest

from bot.engine.game import find_game
from bot.engine.house_rules.house import parameters_of
from bot.engine.rulebook.declarations import nearest

GAME = "big-two"


@pytest.mark.parametrize("typed", ["nonsense", "foo", "xyzzy", "hello world", "banana", "", "@everyone **x**"])
def test_nothing_is_near_to_nonsense(typed: str) -> None:
    for names in (parameters_of(GAME), find_game(GAME).rules.presets, find_game(GAME).rules.mixins):
        assert nearest(typed, names) == ()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Score.Setle", "score.settle"),
        ("settle", "score.settle"),
        ("flsh", "cmp.flush"),
        ("direction", "seats.direction"),
        ("hongkong", "hong-kong"),
        ("taiwn", "taiwan"),
        ("lectoi", "lectio"),
        ("chudady", "chudadi-standard"),
        ("doubel", "double-8"),
    ],
)
def test_a_slip_is_near_to_what_was_meant(typed: str, meant: str) -> None:
    names = [*parameters_of(GAME), *find_game(GAME).rules.presets, *find_game(GAME).rules.mixins]
    assert nearest(typed, names)[0] == meant
    assert len(nearest(typed, names)) <= 3

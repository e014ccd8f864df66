"""Actions by what somebody types: cards, ranks, words for what they are.

Promise: What is typed is offered with its natural reading first. A name is played only if one play can be meant. Also:
tests/bot/typed/test_typing.py.
"""

from __future__ import annotations

import pytest

from bot.cards import Card, read_cards, write_cards
from bot.engine.actions import Action
from bot.engine.typed.naming import held_as, is_name, meant_by

CALLED = {1: "single", 2: "pair pairs of", 3: "triple", 5: "full house of over"}
RUNS = {"4d 5c 6s 7h 8d": "straight", "8d 9s Th Jh Qd": "straight", "8d 8c 8s 9d 9c": "full house of over"}
PLAYS = (
    *("3d", "8d", "8c", "8s", "9s", "Kd", "Ks"),
    *("8d 8c", "8d 8s", "8c 8s", "9d 9c", "Kd Ks", "8d 8c 8s"),
    *("4d 5c 6s 7h 8d", "8d 9s Th Jh Qd", "8d 8c 8s 9d 9c", "8d 8c 9d 9c 9s", "10h"),
)
"""What can be played, weakest first."""

ACTIONS = [Action("play", read_cards(play)) for play in PLAYS]


def called(action: Action) -> str:
    written = write_cards(action.cards)
    return RUNS.get(written, CALLED[len(action.cards)])


def found(typed: str) -> list[str]:
    return [write_cards(meant.action.cards) for meant in meant_by(typed, ACTIONS, called)]


def whole(typed: str) -> list[str]:
    return [write_cards(meant.action.cards) for meant in meant_by(typed, ACTIONS, called) if meant.whole]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("8c8s", "8c 8s"),
        ("8S 8♣", "8c 8s"),
        ("s8c8", "8c 8s"),
        ("kk", "Kd Ks"),
        ("KK", "Kd Ks"),
        ("k, K", "Kd Ks"),
        ("88", "8d 8c"),
        ("8 8", "8d 8c"),
        ("888", "8d 8c 8s"),
        ("8", "8d"),
        ("10", "Th"),
        ("t", "Th"),
        ("\uff18\uff18", "8d 8c"),
        ("straight", "4d 5c 6s 7h 8d"),
        ("STRAI", "4d 5c 6s 7h 8d"),
        ("straight q", "8d 9s Th Jh Qd"),
        ("straight 8", "4d 5c 6s 7h 8d"),
        ("straight 4-8", "4d 5c 6s 7h 8d"),
        ("straight 8–q", "8d 9s Th Jh Qd"),
        ("45678", "4d 5c 6s 7h 8d"),
        ("full", "8d 8c 8s 9d 9c"),
        ("full 9", "8d 8c 9d 9c 9s"),
        ("full 9s", "8d 8c 9d 9c 9s"),
        ("full house 8 over 9", "8d 8c 8s 9d 9c"),
        ("pair of 9s", "9d 9c"),
        ("9s", "9s"),
        ("88899", "8d 8c 8s 9d 9c"),
        ("99988", "8d 8c 9d 9c 9s"),
    ],
)
def test_the_natural_reading_comes_first(typed: str, first: str) -> None:
    assert found(typed)[0] == first


def test_what_holds_the_cards_beside_others_follows() -> None:
    assert found("88") == [
        *("8d 8c", "8d 8s", "8c 8s", "8d 8c 8s", "8d 8c 8s 9d 9c", "8d 8c 9d 9c 9s"),
    ]
    assert whole("88") == ["8d 8c", "8d 8s", "8c 8s"]
    assert whole("kk") == ["Kd Ks"]
    assert whole("straight 4-8") == []


def test_an_empty_text_fits_everything_in_its_order() -> None:
    assert found(" ") == [write_cards(action.cards) for action in ACTIONS]


@pytest.mark.parametrize("typed", ["77", "2", "8h", "kkk", "flush", "full q", "hello", "?", "8 " * 40, "x" * 6000])
def test_what_nothing_fits_is_nothing(typed: str) -> None:
    assert found(typed) == []


def test_what_is_typed_so_far_is_enough() -> None:
    assert found("10♥")[0] == found("10h")[0] == "Th"
    assert found("8♦ 8")[0] == "8d 8c"
    assert "Th" in found("1")
    for typed in ("s", "st", "str"):
        assert "4d 5c 6s 7h 8d" in found(typed), typed


def test_ranks_stand_for_cards_of_the_hand_the_lowest_first() -> None:
    hand = read_cards("8d 8c 8s Th Kd")
    assert write_cards(held_as("88", hand)) == "8d 8c"
    assert write_cards(held_as("8s8", hand)) == "8s 8d"
    assert write_cards(held_as("10 k", hand)) == "Th Kd"
    assert held_as("kk", hand) == held_as("pair 8", hand) == held_as("?", hand) == ()


def test_tiles_have_numbers() -> None:
    tens = [Action("play", (Card("10", "b"), Card("10", "y"))), Action("play", (Card("15", "b"),))]
    assert meant_by("10 10", tens, lambda _: "pair")[0].action == tens[0]
    assert meant_by("15", tens, lambda _: "single")[0].action == tens[1]


def test_a_name_has_nothing_but_cards_ranks_and_letters() -> None:
    assert all(map(is_name, ("88", "full 9", "straight", "3d 3c zz")))
    assert not any(map(is_name, ("", "3x", "11h?", "**3d**", "😀")))

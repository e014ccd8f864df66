"""``judge`` and ``score`` for Sheng Ji at the shell, as docs/product.md has them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.at_the_shell import Batch, Shell

STANDARD = ("sheng-ji", "--rules", "standard")
TRUMPS = "write a suit (c, d, h or s) or a rank, whichever the game has, or none"


def test_a_follow_is_judged_by_trump_level_and_hand(shell: Shell) -> None:
    words = ("--trump", "s", "--level", "10", "--hand", "9h Kh Ah Ah", "9h Kh", "8h 8h", "--json")
    status, said, _ = shell("judge", *STANDARD, *words)
    assert status == 1
    assert json.loads(said) == {
        "game": "sheng-ji",
        "rules": "standard",
        "first": {"cards": "9h Kh", "kind": [[1, 1], [1, 1]], "playable": True},
        "second": {"cards": "8h 8h", "kind": [[2, 1]], "playable": True},
        "accepted": False,
        "refusal": "pair_owed",
    }
    assert shell("judge", *STANDARD, "--trump", "none", "2s 2s 3s")[0] == 1, "the level is trump, spades are not"
    assert shell("judge", *STANDARD, "--trump", "♠", "2s 2s 3s")[0] == 0


def test_a_total_is_scored(shell: Shell) -> None:
    _, said, _ = shell("score", *STANDARD, "--points", "35", "--levels", "5,K", "--dealer", "3", "--json")
    assert json.loads(said) == {"side": 1, "gain": 2, "levels": ["5", "A"], "next_dealer": 1, "match_over": False}
    _, said, _ = shell("score", *STANDARD, "--points", "120", "--json")
    assert json.loads(said) == {"side": 1, "gain": 1, "levels": ["2", "3"], "next_dealer": 1, "match_over": False}


@pytest.mark.parametrize(
    ("plays", "said"),
    [
        (("9h 9h Ah",), "9h 9h Ah (pair + single)"),
        (("9h 9h 8h 8h",), "9h 9h 8h 8h (tractor of two pairs)"),
        (("Kh Kh 3h 3h", "9h 9h 8h 8h"), "Kh Kh 3h 3h (two pairs) may be played on 9h 9h 8h 8h (tractor of two pairs)"),
        (("3h", "9h"), "3h (single) may be played on 9h (single)"),
        (("Ah Kh 9h",), "(three singles)"),
    ],
)
def test_units_are_said_in_words(plays: tuple[str, ...], said: str, shell: Shell) -> None:
    _, out, _ = shell("judge", *STANDARD, "--trump", "s", "--hand", plays[0], *plays)
    assert said in out


def test_a_side_that_cannot_rise_is_told_so(shell: Shell) -> None:
    stays = "A side leaves level A only by holding the deal there.\n"
    assert stays in shell("score", *STANDARD, "--points", "240", "--levels", "2,A")[1]
    assert stays not in shell("score", *STANDARD, "--points", "240", "--levels", "2,K")[1]
    assert stays not in shell("score", *STANDARD, "--points", "0", "--levels", "A,2")[1]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("judge", *STANDARD, "--trump", "x", "7h"), f"“x” is no trump; {TRUMPS}"),
        (("judge", *STANDARD, "--trump", "s", "--level", "1", "7h"), "level 1 is not played"),
        (("judge", *STANDARD, "--trump", "s", "7h 7h 7h"), "too many of 7h: 3 named, 2 in the packs"),
        (("judge", *STANDARD, "--trump", "s", "7h 7h", "7h 7h"), "too many of 7h: 4 named, 2 in the packs"),
        (("judge", *STANDARD, "--trump", "s", "7h", "7h 8c"), "7h 8c cannot be led: they are of several suits"),
        (("judge", *STANDARD, "--set", "decks=5", "--trump", "s", "7h"), "decks takes: 1 to 4"),
        (("judge", *STANDARD, "--set", "kitty_size=7", "--trump", "s", "7h"), "`decks=2`, and `kitty_size=7`"),
        (("score", *STANDARD), "--points is missing"),
        (("score", *STANDARD, "--points", "39"), "--points 39: points come in fives, such as 35 or 40"),
        (("score", *STANDARD, "--points", "-1"), "--points -1: points come in fives, such as -5 or 0"),
        (("score", *STANDARD, "--points", "5", "--levels", "5"), "--levels names two levels"),
        (("score", *STANDARD, "--points", "5", "--dealer", "4"), "there is no such seat; seats are 0 to 3"),
        (("score", *STANDARD, "--points", "5", "4", "8"), "--left says nothing in sheng-ji"),
    ],
)
def test_unusable_input_has_one_line(words: tuple[str, ...], line: str, shell: Shell) -> None:
    status, out, err = shell(*words)
    assert (status, out) == (2, "")
    assert line in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("command", "questions"),
    [
        (
            "judge",
            [
                ({"first": "9h 9h", "second": "8h 8h", "trump": "s", "level": "T", "hand": "9h 9h Kh"}, None),
                ({"first": "9h", "second": "8h 8h", "trump": "none", "level": 5}, "wrong_size"),
                (
                    {"first": "9h", "trump": "z"},
                    {"error": f"“z” is no trump; {TRUMPS}"},
                ),
            ],
        ),
        ("score", [({"points": 200, "levels": ["A", "5"], "dealer": 1}, 3), ({"points": 5, "levels": "2,A"}, 2)]),
    ],
)
def test_questions_come_in_batches(command: str, questions: list[tuple[dict[str, Any], Any]], batch: Batch) -> None:
    answers = batch(command, [{"game": "sheng-ji", "rules": "standard", **question} for question, _ in questions])
    part = "refusal" if command == "judge" else "gain"
    assert [answer if "error" in answer else answer[part] for answer in answers] == [found for _, found in questions]

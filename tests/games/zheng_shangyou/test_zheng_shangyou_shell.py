"""``judge`` and ``score`` for Zheng Shangyou at the shell, as docs/zheng-shangyou.md, section 9, has them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.at_the_shell import Batch, Shell

PITS = ("zheng-shangyou", "--rules", "zs-pits")
TEAMS = ("zheng-shangyou", "--rules", "zs-pits-teams", "--order", "0,1,2,3,4,5")
THREE_DEALS = ("zs.match_end=deals", "zs.deals=3")
OVER = "with these --totals and --deals the match was over before this deal"


def test_a_play_is_judged_with_its_reading(shell: Shell) -> None:
    status, said, _ = shell("judge", *PITS, "8d BJ LJ", "4h 5s 6c", "--json")
    assert status == 0
    assert json.loads(said) == {
        "game": "zheng-shangyou",
        "rules": "zs-pits",
        "first": {"cards": "8d BJ LJ", "kind": "suited_sequence", "rank": "T", "playable": True},
        "second": {"cards": "4h 5s 6c", "kind": "sequence", "rank": "6", "playable": True},
        "accepted": True,
        "refusal": None,
    }


def test_a_reading_is_named(shell: Shell) -> None:
    words = ("8d BJ LJ", "4h 5s 6c", "--as", "set 8", "--second-as", "sequence 6", "--json")
    status, said, _ = shell("judge", *PITS, *words)
    answer = json.loads(said)
    assert (status, answer["refusal"], answer["first"]["kind"]) == (1, "wrong_kind", "set")
    status, said, _ = shell("judge", *PITS, "8d BJ 7d", "--as", "suited_sequence 10", "--json")
    answer = json.loads(said)
    assert (status, answer["refusal"]) == (1, "reading_not_offered")
    assert answer["first"] == {"cards": "8d BJ 7d", "kind": None, "rank": None, "playable": False}


def test_a_sentence_states_the_reading(shell: Shell) -> None:
    assert shell("judge", *PITS, "8d BJ 7d")[1] == "8d BJ 7d (suited_sequence 9) may be led\n"
    words = ("8d BJ 7d", "--as", "suited_sequence 8")
    assert shell("judge", *PITS, *words)[1] == "8d BJ 7d (suited_sequence 8) may be led\n"


def test_a_second_play_that_is_none_comes_after_what_is_wrong_with_the_first(
    shell: Shell,
) -> None:
    def answer(*words: str) -> Any:
        return json.loads(shell("judge", *PITS, *words, "--json")[1])

    said = answer("8d BJ LJ", "4h 5s")
    assert (said["refusal"], said["first"]["kind"], said["second"]["kind"]) == ("not_a_combination", "set", None)
    assert answer("8d BJ LJ", "4h 5s", "--as", "set 9")["refusal"] == "reading_not_offered"
    assert answer("8d BJ LJ", "4h 5s 6s", "--second-as", "set 9")["refusal"] == "not_a_combination"


def test_places_are_scored(shell: Shell) -> None:
    words: tuple[str, ...] = (
        "--set",
        "zs.players=4",
        "--order",
        "2,0,1",
        "--totals",
        "9,0,9,0",
        "--deals",
        "5",
        "--json",
    )
    status, said, _ = shell("score", *PITS, *words)
    assert status == 0
    assert json.loads(said) == {
        "points": [1, 0, 2, 0],
        "zero_sum": False,
        "totals": [10, 0, 11, 0],
        "next_dealer": 1,
        "next_leader": 1,
        "match_over": True,
        "match_winner": 2,
    }
    words = ("--set", "zs.match_end=deals", "--set", "zs.deals=3", "--set", "zs.points=[0]", "--order", "4,3,2,1,0")
    said = shell("score", *PITS, *words, "--deals", "2", "--json")[1]
    answer = json.loads(said)
    assert (answer["zero_sum"], answer["match_over"], answer["match_winner"]) == (True, True, None)


def test_a_score_is_printed_for_people(shell: Shell) -> None:
    status, said, _ = shell("score", *PITS, "--order", "4,3,2,1")
    assert status == 0
    assert said == (
        "seat  points\n   0      +0\n   1      +0\n   2      +0\n   3      +1\n   4      +2\n"
        "totals: [0, 0, 0, 1, 2]\nnext_dealer: 2\nnext_leader: 2\nmatch_over: false\n"
        "these points do not sum to zero\n"
    )


def test_the_standings_next_to_those_that_cannot_be_are_scored(shell: Shell) -> None:
    for words in (
        (*PITS, "--order", "0,1,2,3", "--totals", "11,11,0,0,0"),
        (*PITS, "--order", "0,1,2,3", "--totals", "11,0,0,0,0", "--set", "zs.match_end=open"),
        (*PITS, "--order", "0,1,2,3", "--totals", "30,0,0,0,0", "--set", *THREE_DEALS, "--deals", "2"),
        (*TEAMS, "--totals", "24,23,24,23,24,23"),
        (*TEAMS, "--totals", "26,26,26,26,26,26"),
    ):
        assert shell("score", *words)[0] == 0


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("judge", *PITS, "7h 7h"), "too many of 7h: 2 named, 1 in the packs of these rules"),
        (("judge", *PITS, "7h", "--as", "pair 7"), "“pair 7” names no kind and rank"),
        (("judge", *PITS, "7h", "8h", "--second-as", "single 1"), "“single 1” names no kind and rank"),
        (("judge", *PITS, "7h", "--trump", "s"), "--trump says nothing in zheng-shangyou"),
        (("judge", *PITS, "7h", "--second-as", "set 3"), "--second-as says nothing without SECOND"),
        (("score", *PITS), "--order is missing"),
        (("score", *PITS, "--order", "0,1,2,3,5"), "there is no such seat; seats are 0 to 4"),
        (("score", *PITS, "--order", "0,1,2,2"), "--order names seat 2 twice"),
        (("score", *PITS, "--order", "0,1,2"), "--order names 3 seats; name all 5"),
        (("score", *PITS, "--order", "0,1,2,3", "--totals", "1,2"), "--totals names 2 numbers"),
        (("score", *PITS, "--order", "0,1,2,3", "--totals", "1,x,3,4,5"), "“x” is no whole number"),
        (("score", *PITS, "--order", "0,1,2,3", "--deals", "-1"), "--deals -1: this is no number of deals"),
        (("score", *PITS, "--order", "0,1,2,3", "--totals=-1,0,0,0,0"), "--totals -1: totals begin at 0"),
        (("score", *PITS, "--order", "0,1,2,3", "--totals", "11,0,0,0,0"), OVER),
        (("score", *PITS, "--order", "0,1,2,3", "--deals", "3", "--set", *THREE_DEALS), OVER),
        (("score", *TEAMS, "--totals", "20,22,20,22,20,21"), "seats 1 and 5 are partners, so their totals are equal"),
        (("score", *TEAMS, "--totals", "25,0,25,0,25,0"), OVER),
        (("score", *PITS, "--order", "0,1,2,3", "4", "5"), "says nothing in zheng-shangyou"),
        (("judge", "zheng-shangyou", "--rules", "zs-pits+two", "7h"), "unknown mixin"),
        (
            ("judge", *PITS, "--set", "zs.players=3", "7h"),
            "`zs.exchange=last_two`, and `zs.players=3`. With three players",
        ),
        (("judge", *PITS, "--set", "zs.seq_min=13", "7h"), "zs.seq_min=13 cannot be"),
    ],
)
def test_what_cannot_be_answered_is_said_in_one_line(shell: Shell, words: tuple[str, ...], line: str) -> None:
    status, said, error = shell(*words)
    assert (status, said) == (2, "")
    assert line in error
    assert len(error.splitlines()) == 1


def test_questions_come_in_batches(batch: Batch) -> None:
    asked = [
        {"game": "zheng-shangyou", "rules": "zs-pits", "first": "8d BJ 7d", "as": "suited_sequence 8"},
        {"game": "zheng-shangyou", "rules": "zs-pits", "first": "7h", "second": "8h", "second_as": "single 8"},
        {"game": "zheng-shangyou", "rules": "zs-pits", "first": "7h", "as": 7},
        {"game": "zheng-shangyou", "rules": "zs-pits", "set": {"zs.packs": 2}, "first": "7h 7h"},
        {"game": "zheng-shangyou", "rules": "zs-pits", "first": "7h", "second": None, "second_as": "set 3"},
    ]
    answers = batch("judge", asked)
    assert [answer.get("refusal", "error") for answer in answers] == [None, "does_not_beat", "error", None, "error"]
    assert answers[0]["first"]["rank"] == "8"
    scored = [{"game": "zheng-shangyou", "rules": "zs-pits", "order": [4, 3, 2, 1, 0], "totals": [0, 0, 0, 0, 9]}]
    assert batch("score", scored)[0]["match_winner"] == 4

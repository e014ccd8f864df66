"""``judge`` and ``score`` for Da Guai Lu Zi at the shell, and its rules: docs/da-guai-lu-zi.md, sections 9 and 10."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.engine.actions import NotPossible
from bot.engine.rulebook.declarations import Contradiction
from bot.games.da_guai_lu_zi import GAME
from bot.games.da_guai_lu_zi.rules.parameters import Rules
from tests.cli.at_the_shell import Batch, Shell

STANDARD = ("da-guai-lu-zi", "--rules", "dglz-standard")
LEVELS = ("da-guai-lu-zi", "--rules", "dglz-17dp")
THREE_DEALS = ("dg.match_end=deals", "dg.deals=3")
LIMIT = ("--set", "dg.fail_limit=3")
OVER = "the match was over before this deal"


def test_a_play_is_judged_with_kind_and_rank(shell: Shell) -> None:
    """The answer of ``judge`` (DG-10.1)."""
    status, said, _ = shell("judge", *STANDARD, "9s 9s 9h LJ BJ", "8h 8d 8c 8s 8s", "--json")
    assert status == 0
    assert json.loads(said) == {
        "game": "da-guai-lu-zi",
        "rules": "dglz-standard",
        "first": {"cards": "9s 9s 9h LJ BJ", "kind": "five_of_a_kind", "rank": "9", "playable": True},
        "second": {"cards": "8h 8d 8c 8s 8s", "kind": "five_of_a_kind", "rank": "8", "playable": True},
        "accepted": True,
        "refusal": None,
    }
    status, said, _ = shell("judge", *STANDARD, "8s 9h", "--json")
    answer = json.loads(said)
    assert status == 1
    assert answer["first"] == {"cards": "8s 9h", "kind": None, "rank": None, "playable": False}
    assert (answer["second"], answer["refusal"]) == (None, "not_a_combination")


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (("--trump", "2", "--set", "dg.trump=level", "--", "2s", "Ah"), None),
        (("--trump", "none", "--set", "dg.trump=level", "--", "2s", "Ah"), "does_not_beat"),
        (("--set", "dg.trump=level", "--", "2s", "Ah"), None),
        (("--set", "dg.trump=level", "dg.level_start=10", "--", "10s", "Ah"), None),
        (("2s", "Ah"), "does_not_beat"),
        (("--as", "straight T", "6h 7h LJ 9h Th"), "reading_not_offered"),
        (("--as", "straight_flush T", "6h 7h LJ 9h Th"), None),
        (("--as", "straight_flush 10", "6h 7h LJ 9h Th"), None),
        (("--as", "flush Q", "--set", "dg.reading=named", "--", "6h 7h LJ 9h Th"), None),
        (("6h 7h LJ 9h Th as straight_flush T",), None),
        (("6h 7h LJ 9h Th as straight T",), "reading_not_offered"),
        (("7s 8h 9c Tc Jc", "6h 7h LJ 9h Th as straight_flush T"), "does_not_beat"),
        (("9h as 9d 9c 9s", "8h 8d 8c"), "wrong_size"),
        (("--set", "dg.reading=named", "--second-as", "straight T", "--", "7s 8h 9c Tc Jc", "6h 7h LJ 9h Th"), None),
        (("7s 8h 9c Tc Jc", "6h 7h LJ 9h Th"), "does_not_beat"),
        (("--set", "dg.wild_finish=weakest", "--finish", "--", "4c 5d LJ LJ BJ", "As 2h 3d 4c 5c"), "does_not_beat"),
        (("--set", "dg.wild_finish=weakest", "--", "4c 5d LJ LJ BJ", "As 2h 3d 4c 5c"), None),
        (("--set", "dg.wild_finish=weakest", "--second-finish", "--", "2c 3d 4c 5c 6h", "4c 5d LJ LJ BJ"), None),
        (("--set", "dg.wild_finish=weakest", "--", "2c 3d 4c 5c 6h", "4c 5d LJ LJ BJ"), "does_not_beat"),
        (("--second-as", "pair 9", "9h 9d", "8h 8d"), "not_a_combination"),
        (("8h 9d", "8h 8d 8c 8s"), "not_a_combination"),
        (("3h 3d 3c", "8h 8d 8c 8s"), "not_a_combination"),
        (("3h 3d", "8h 8d 8c"), "wrong_size"),
    ],
)
def test_what_is_judged(shell: Shell, words: tuple[str, ...], refusal: str | None) -> None:
    status, said, _ = shell("judge", *STANDARD, "--json", *words)
    assert json.loads(said)["refusal"] == refusal
    assert status == (refusal is not None)


def test_a_sentence_states_the_reading(shell: Shell) -> None:
    flush = ("3h 5h 9h Jh LJ", "As 2h 3d 4c 5c")
    assert shell("judge", *STANDARD, flush[0])[1] == "3h 5h 9h Jh LJ (flush A) may be led\n"
    assert shell("judge", *STANDARD, *flush)[1] == (
        "3h 5h 9h Jh LJ (flush A) may be played on As 2h 3d 4c 5c (straight 5)\n"
    )
    said = shell("judge", *STANDARD, "8s 9h")[1]
    assert said.startswith("8s 9h (not playable) may not be led: not_a_combination")


def test_a_finishing_order_is_scored(shell: Shell) -> None:
    """The answer of ``score`` (DG-10.2, DG-6.1 to DG-6.5)."""
    status, said, _ = shell("score", *STANDARD, "--order", "2,0,4", "--totals", "3,5", "--json")
    assert status == 0
    assert json.loads(said) == {
        "points": [3, 0, 3, 0, 3, 0],
        "zero_sum": False,
        "side": 0,
        "caught": [1, 3, 5],
        "levels": None,
        "fails": None,
        "totals": [6, 5],
        "next_first": 2,
        "next_leading": 0,
        "match_over": True,
        "match_winner": 0,
    }
    words = ("--order", "0,1,3,5", "--leading", "1", "--levels", "2,5", "--fails", "0,2", "--set", "dg.fail_limit=3")
    _, said, _ = shell("score", *LEVELS, *words, "--json")
    answer = json.loads(said)
    assert (answer["points"], answer["zero_sum"], answer["fails"]) == ([0] * 6, True, [0, 3])
    assert (answer["match_over"], answer["match_winner"], answer["next_first"]) == (True, 0, 0)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("judge", *STANDARD, "--trump", "2", "2s"), "these rules have no trump rank"),
        (("judge", *STANDARD, "--trump", "h", "2s"), "trump h is a suit; write a rank, 2 to A, or none"),
        (("judge", *STANDARD, "--trump", "x", "2s"), "“x” is no trump"),
        (("judge", *STANDARD, "2s 2s 2s 2s"), "too many of 2s: 4 named, 3 in the packs"),
        (("judge", *STANDARD, "2s", "LJ LJ LJ LJ BJ"), "too many of LJ: 4 named, 3 in the packs"),
        (("judge", *STANDARD, "--as", "flash A", "2s"), "“flash A” names no reading"),
        (("judge", *STANDARD, "--as", "flush 1", "2s"), "“flush 1” names no reading"),
        (("judge", *STANDARD, "--level", "5", "2s"), "--level says nothing in da-guai-lu-zi"),
        (("judge", "sheng-ji", "--rules", "standard", "--finish", "2s"), "--finish says nothing in sheng-ji"),
        (("judge", "sheng-ji", "--rules", "standard", "--trump", "5", "2s"), "trump 5 is a rank; write a suit"),
        (("judge", *STANDARD, "3h 3h", "--second-as", "pair 3"), "--second-as says nothing without SECOND"),
        (("judge", *STANDARD, "3h 3h", "--second-finish"), "--second-finish says nothing without SECOND"),
        (("score", *STANDARD), "--order is missing"),
        (("score", *STANDARD, "--order", "0,2"), "--order ends too early"),
        (("score", *STANDARD, "--order", ""), "“” is no seat"),
        (("score", *STANDARD, "--order", "0,2,4,1"), "--order ends too late: after seat 4"),
        (("score", *STANDARD, "--order", "0,0,2,4"), "seat 0 is named twice in --order"),
        (("score", *STANDARD, "--order", "0,2,6"), "--order 6: there is no such seat; seats are 0 to 5"),
        (("score", *STANDARD, "--order", "0,2,4", "--levels", "2,2"), "these rules have no levels"),
        (("score", *STANDARD, "--order", "0,2,4", "--fails", "0,0"), "these rules have no levels"),
        (("score", *STANDARD, "--order", "0,2,4", "--leading", "2"), "--leading 2: there is no such team"),
        (("score", *STANDARD, "--order", "0,2,4", "--totals", "1"), "--fails and --totals name two numbers"),
        (("score", *STANDARD, "--order", "0,2,4", "--totals", "1,x"), "“x” is no whole number"),
        (("score", *STANDARD, "--order", "0,2,4", "--deals", "-1"), "-1 is below 0"),
        (("score", *LEVELS, "--order", "0,2,4", "--levels", "2,6"), "level 6 is not played; levels go from 2 to 5"),
        (("score", *LEVELS, "--order", "0,2,4", "--levels", "2"), "--levels names two levels"),
        (("score", *STANDARD, "--order", "0,2,4", "--totals", "6,0"), f"--deals {OVER}"),
        (("score", *STANDARD, "--order", "0,2,4", "--set", *THREE_DEALS, "--deals", "3"), f"--deals {OVER}"),
        (("score", *LEVELS, "--order", "0,2,4", "--fails", "5,0", "--set", "dg.fail_limit=3"), "team 0 plays level 2"),
        (("score", *LEVELS, "--order", "0,2,4", "--levels", "5,2", "--fails", "0,1"), "at the last level, 5"),
        (("score", *LEVELS, "--order", "0,2,4", "--levels", "5,2", "--fails", "3,0", *LIMIT), f"--deals {OVER}"),
    ],
)
def test_unusable_input_has_one_line(shell: Shell, words: tuple[str, ...], line: str) -> None:
    status, out, said = shell(*words)
    assert (status, out) == (2, "")
    assert line in said
    assert said.count("\n") == 1


def test_the_standings_next_to_those_that_cannot_be_are_scored(shell: Shell) -> None:
    for words in (
        (*STANDARD, "--totals", "5,5"),
        (*STANDARD, "--totals", "6,0", "--set", "dg.match_end=open"),
        (*STANDARD, "--totals", "9,0", "--set", *THREE_DEALS, "--deals", "2"),
        (*LEVELS, "--levels", "5,5", "--fails", "2,2", *LIMIT),
        (*LEVELS, "--levels", "5,5", "--fails", "9,9"),
    ):
        assert shell("score", *words, "--order", "0,2,4")[0] == 0


def test_questions_come_in_batches(batch: Batch) -> None:
    questions: list[dict[str, Any]] = [
        {"first": "2s", "second": "Ah", "trump": 2, "set": {"dg.trump": "level"}},
        {"first": "6h 7h LJ 9h Th", "as": "straight T", "set": {"dg.reading": "named"}},
        {"first": "4c 5d LJ LJ BJ", "finish": True, "set": {"dg.wild_finish": "weakest"}},
        {"first": "4c 5d LJ LJ BJ", "finish": "yes"},
        {"first": 7},
        {"first": "3h", "second": None, "second_as": "pair 3"},
        {"first": "3h", "second": None, "second_as": None, "second_finish": False},
    ]
    answers = batch("judge", [{"game": GAME.name, "rules": "dglz-standard", **one} for one in questions])
    assert [answer.get("accepted", answer.get("error")) for answer in answers] == [
        True,
        True,
        True,
        "“finish” must be true or false",
        "“first” must be cards in notation",
        "--second-as says nothing without SECOND",
        True,
    ]
    assert [answer["first"]["kind"] for answer in answers[:3]] == ["single", "straight", "straight"]
    first, second = batch("score", [{"order": [1, 3, 5], "totals": [0, 5], "deals": 3}, {"order": [1]}], *STANDARD)
    assert (first["totals"], first["match_winner"]) == ([0, 8], 1)
    assert second == {"error": "--order ends too early: all three of one team must be out"}


def test_the_shell_knows_presets_and_refusals(shell: Shell) -> None:
    _, said, _ = shell("presets", GAME.name)
    for preset in GAME.rules.presets:
        assert preset in said
    _, said, _ = shell("presets", GAME.name, "--refusals")
    assert said.split() == [refusal.value for refusal in GAME.words.refusals]
    _, said, _ = shell("presets", GAME.name, "dglz-17dp")
    assert json.loads(said)["dg.level_end"] == "5"


@pytest.mark.parametrize(
    ("changes", "both"),
    [
        ({"dg.match_end": "level"}, ("dg.match_end", "dg.score")),
        ({"dg.target": 0}, ("dg.match_end", "dg.target")),
        ({"dg.match_end": "deals"}, ("dg.match_end", "dg.deals")),
        ({"dg.level_end": "5", "dg.level_start": 7}, ("dg.level_end", "dg.level_start")),
        ({"dg.score": "levels", "dg.level_end": "5", "dg.level_start": "A"}, ("dg.level_end", "dg.level_start")),
    ],
)
def test_a_contradiction_names_both_parameters_and_every_way_out_leads_out(
    changes: dict[str, Any], both: tuple[str, str]
) -> None:
    with pytest.raises(Contradiction) as clash:
        Rules().but(changes)
    assert (clash.value.first.parameter, clash.value.second.parameter) == both
    assert clash.value.ways
    for way in clash.value.ways:
        Rules().but(changes | {setting.parameter: setting.value for setting in way})


@pytest.mark.parametrize(
    "changes",
    [
        {"dg.players": 4},
        {"dg.packs": 2},
        {"dg.trump": True},
        {"dg.tribute": "yes"},
        {"dg.tribute": 1},
        {"dg.level_start": 1},
        {"dg.level_start": True},
        {"dg.level_end": None},
        {"dg.resist": 7},
        {"dg.fail_limit": 100},
        {"dg.target": 1001},
        {"dg.deals": "3"},
        {"dg.unknown": 1},
        {"score": "levels"},
    ],
)
def test_values_outside_the_list_are_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(NotPossible):
        GAME.rules("dglz-standard", changes)


def test_rules_round_trip() -> None:
    for preset in GAME.rules.presets:
        rules = GAME.rules(preset)
        assert GAME.rules.from_json(json.loads(json.dumps(rules.to_json()))) == rules
    with pytest.raises(NotPossible, match="mixin"):
        GAME.rules("dglz-standard+fast")

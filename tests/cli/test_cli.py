"""The shell's commands as typed: answers, exit status, and one clear line for unusable input."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from bot.cli import COMMANDS, READER_GONE
from bot.engine.game import GAMES, find_game
from tests.architecture.sources import ROOT
from tests.cli.at_the_shell import Shell

RECORD = Path(__file__).parents[1] / "engine" / "suits_record.toml"
STANDARD = ("big-two", "--rules", "chudadi-standard")


# --- judge ---


@pytest.mark.parametrize(
    ("first", "second", "status", "refusal"),
    [
        ("5h", "5c", 0, None),
        ("5d", "5c", 1, "does_not_beat"),
        ("3s 3d", "3h 3c", 0, None),
        ("9d 9c 9h", "8s 8h", 1, "wrong_size"),
        ("3d 4d 5d 6d 7d", "3s 3h 3c 3d 4s", 0, None),
        ("8d 9c", "5c", 1, "not_a_combination"),
        ("5c", "8d 9c", 1, "not_a_combination"),
    ],
)
def test_judge_two_plays(shell: Shell, first: str, second: str, status: int, refusal: str | None) -> None:
    got, out, err = shell("judge", *STANDARD, first, second, "--json")
    answer = json.loads(out)
    assert (got, err) == (status, "")
    assert (answer["accepted"], answer["refusal"]) == (refusal is None, refusal)
    assert list(answer) == ["game", "rules", "first", "second", "accepted", "refusal"]
    assert (answer["game"], answer["rules"]) == ("big-two", "chudadi-standard")


@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        ("3d", "single"),
        ("♦10 10♥", "pair"),
        ("8d 8c 8h", "triple"),
        ("Ks Qd Jd Tc 9h", "straight"),
        ("3h 5h 7h 9h Jh", "flush"),
        ("8d 8c 8h Ks Kd", "full_house"),
        ("8d 8c 8h 8s Kd", "four_plus_one"),
        ("Js Qs Ks As 2s", "straight_flush"),
        ("8d 8c 8h 8s", None),
        ("Ad 2c 3h 4s 5d", None),
    ],
)
def test_judge_one_play(shell: Shell, cards: str, kind: str | None) -> None:
    status, out, _ = shell("judge", *STANDARD, cards, "--json")
    answer = json.loads(out)
    assert status == (0 if kind else 1)
    assert answer["first"]["kind"] == kind
    assert answer["first"]["playable"] is answer["accepted"] is (kind is not None)
    assert answer["second"] is None
    assert answer["refusal"] == (None if kind else "not_a_combination")


def test_judge_in_words(shell: Shell) -> None:
    assert shell("judge", *STANDARD, "5h", "5c") == (0, "5h (single) may be played on 5c (single)\n", "")
    status, out, _ = shell("judge", *STANDARD, "5c", "5h")
    assert (status, out) == (1, "5c (single) may not be played on 5h (single): does_not_beat (BT-9.1)\n")
    assert shell("judge", *STANDARD, "3d 3c")[1] == "3d 3c (pair) may be led\n"


def test_judge_with_changed_rules(shell: Shell) -> None:
    flush = ("Ad 6d 5d 4d 3d", "Ks Qs Js 9s 8s")
    assert shell("judge", *STANDARD, *flush)[0] == 0
    assert shell("judge", *STANDARD, "--set", "cmp.flush=suit_first", *flush)[0] == 1
    assert shell("judge", *flush, *STANDARD[:0], "--rules", "chudadi-standard")[0] == 2
    two = ("--set", "top.enforce=off", "last.declare=[1]", "score.no_play_mult=0")
    assert shell("judge", *STANDARD, *two, "5h", "5c")[0] == 0


def test_judge_in_batches(shell: Shell, asked: Callable[[Iterable[str]], None]) -> None:
    asked(
        [
            '{"game":"big-two","rules":"chudadi-standard","set":{},"first":"5h","second":"5c"}',
            '{"game":"big-two","rules":"pagat-basic","set":{"cmp.flush":"top_then_suit"},"first":"3d"}',
            '{"game":"big-two","rules":"chudadi-standard","first":"5x"}',
            "no question",
            "",
            "[]",
            '{"game":"bridge","rules":"x","first":"3d"}',
            '{"game":"big-two","first":"3d"}',
            '{"game":"big-two","rules":7,"first":"3d"}',
            '{"game":"big-two","rules":"chudadi-standard","set":[],"first":"3d"}',
            '{"game":"big-two","rules":"chudadi-standard","first":3}',
            '{"game":"big-two","rules":"chudadi-standard","first":"5c","second":"5h"}',
            "[" * 50_000,
        ]
    )
    status, out, err = shell("judge", "--batch", "--json")
    answers = [json.loads(line) for line in out.splitlines()]
    assert (status, err, len(answers)) == (0, "", 13)
    assert [answer.get("accepted") for answer in answers] == [True, True, *[None] * 9, False, None]
    assert all(list(answer) == ["error"] for answer in answers if "accepted" not in answer)
    assert answers[11]["refusal"] == "does_not_beat"
    asked(['{"first":"5h","second":"5c"}'])
    assert json.loads(shell("judge", *STANDARD, "--batch")[1])["accepted"] is True


def test_the_last_question_of_a_batch_needs_no_end_of_line(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO('{"first":"5h","second":"5c"}\n{"first":"5c","second":"5h"}'))
    status, out, _ = shell("judge", *STANDARD, "--batch")
    assert (status, [json.loads(line)["accepted"] for line in out.splitlines()]) == (0, [True, False])


class Measured(io.StringIO):
    """Standard input that records the longest piece of a line read at once."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.most = 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # as StringIO itself differs from IOBase
        line = super().readline(size)
        self.most = max(self.most, len(line))
        return line


@pytest.mark.parametrize("command", ["judge", "score"])
def test_a_line_that_is_too_long_is_one_error_and_the_rest_goes_on(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    limit = 1_000_000
    fits = '{"first":"5h","left":["4","8","-","11"]'
    lines = [fits + "}", " " * 3_500_000 + fits + "}", fits + " " * (limit - len(fits) - 1) + "}", fits + "}"]
    stdin = Measured("\n".join([*lines, "x" * (limit + 1), fits + "}", "x" * 2_500_000]))
    monkeypatch.setattr(sys, "stdin", stdin)
    status, out, err = shell(command, *STANDARD, "--batch")
    answers = [json.loads(line) for line in out.splitlines()]
    assert (status, err) == (0, "")
    assert [("error" in answer) for answer in answers] == [False, True, False, False, True, False, True]
    assert answers[1] == {"error": "a question has at most 1,000,000 characters"}
    assert stdin.most <= limit + 1


# --- score ---


@pytest.mark.parametrize(
    ("rules", "points", "penalties"),
    [
        ("chudadi-standard", [37, -11, 53, -79], [4, 16, 0, 33]),
        ("chudadi-hongkong", [18, 2, 34, -54], [4, 8, 0, 22]),
    ],
)
def test_score_of_the_chudadi_page(shell: Shell, rules: str, points: list[int], penalties: list[int]) -> None:
    status, out, err = shell("score", "big-two", "--rules", rules, "--json", "4", "8", "-", "11")
    answer = json.loads(out)
    assert (status, err) == (0, "")
    assert (answer["points"], answer["penalties"], answer["zero_sum"]) == (points, penalties, True)
    balance = [0, 0, 0, 0]
    for entry in answer["entries"]:
        assert list(entry) == ["from", "to", "points"]
        assert entry["points"] > 0
        balance[entry["from"]] -= entry["points"]
        balance[entry["to"]] += entry["points"]
    assert balance == points
    assert list(answer) == ["penalties", "points", "zero_sum", "entries"]


def test_score_of_cards_and_counts(shell: Shell) -> None:
    by_cards = shell("score", *STANDARD, "--json", "3d 4d 5d 6d", "8", "0", "3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh")
    assert json.loads(by_cards[1])["points"] == [37, -11, 53, -79]


def test_score_with_a_payer(shell: Shell) -> None:
    """EX-344: the offender pays the losses of all three."""
    status, out, _ = shell("score", "big-two", "--rules", "pagat-basic", "--payer", "3", "0", "5", "10", "3", "--json")
    assert status == 0
    assert json.loads(out)["points"] == [28, 0, 0, -28]


def test_score_in_words(shell: Shell) -> None:
    status, out, _ = shell("score", *STANDARD, "4", "8", "-", "11")
    assert status == 0
    assert "   0        4     +37" in out
    assert "seat 3 pays 33 to seat 2" in out


def test_options_of_score_may_stand_before_what_is_left(shell: Shell) -> None:
    plain = shell("score", *STANDARD, "4", "8", "-", "11")
    assert shell("score", *STANDARD, "--not-played", "3", "--", "4", "8", "-", "11") == plain
    assert shell("score", *STANDARD, "--not-played", "3", "1", "4", "8", "-", "11") == plain
    assert shell("score", *STANDARD, "--not-played", "3", "4", "8", "0", "11") == plain
    assert shell("score", *STANDARD, "8", "-", "11", "--not-played", "3", "1")[0] == 2
    assert shell("score", *STANDARD, "4", "8", "-", "11", "--not-played", "3", "1") == plain
    assert shell("score", *STANDARD, "4", "8", "--winner", "2", "-", "11") == plain
    assert shell("score", *STANDARD, "4", "8", "-", "11", "--order", "2,0,1,3") == plain
    assert shell("score", *STANDARD, "--last", "4c", "--opener", "0", "4", "8", "-", "11") == plain


@pytest.mark.parametrize(
    ("argv", "points"),
    [
        (("philippines-pusoy-dos", "--last", "2d 2c", "3", "-", "4", "5"), [0, 4, 0, 0]),
        (("pagat-basic+kam", "-", "2", "10", "5"), [27, 9, -33, -3]),
        (("pagat-basic+opener-only+winner-takes", "--opener", "1", "-", "11", "12", "4"), [38, -22, -12, -4]),
        (
            ("pagat-basic+ledger", "--set", "score.no_play_mult=5", "--not-played", "1", "-", "2", "3", "4"),
            [0, -10, -3, -4],
        ),
        (("pagat-basic", "--winner", "1", "-", "-", "2", "4"), [6, 6, -2, -10]),
        (
            (
                *("pagat-basic+ledger", "--set", "score.base=indonesia", "--last", "9d"),
                *("--unbeaten", "2:4d 4c 4h 4s Td", "--unbeaten", "0:6h 7h 8h 9h Th", "-", "3s 2s", "3c", "3h"),
            ),
            [45, -6, 19, -1],
        ),
    ],
)
def test_score_reads_what_the_rules_read(shell: Shell, argv: tuple[str, ...], points: list[int]) -> None:
    status, out, err = shell("score", "big-two", "--json", "--rules", *argv)
    assert (status, err) == (0, "")
    assert json.loads(out)["points"] == points


def test_score_of_points_that_nobody_pays(shell: Shell) -> None:
    out = shell("score", "big-two", "--rules", "pagat-basic+ledger", "-", "2", "3", "4")[1]
    assert "pays" not in out
    assert "these points do not sum to zero" in out


def test_score_in_batches(shell: Shell, asked: Callable[[Iterable[str]], None]) -> None:
    head = '{"game":"big-two","rules":"chudadi-standard","set":{},'
    asked(
        [
            head + '"left":["4","8","-","11"],"winner":null}',
            head + '"left":[4,8,0,11],"winner":2,"opener":0,"last":"4c","payer":null,"not_played":[],"order":[2]}',
            head + '"left":["3d 4d 5d 6d","8","-","11"]}',
            *(head + bad for bad in ('"left":["4","8"]}', '"left":7}', '"left":[true,1,2,3]}', '"left":[-1,1,2,3]}')),
            *(head + bad for bad in ("}", '"left":["4","8","-","x"]}', '"left":["4","8","3","11"]}')),
            head + '"left":["4","8","-","11"],"winner":"2"}',
            head + '"left":["4","8","-","11"],"payer":9}',
            head + '"left":["4","8","-","11"],"order":7}',
            head + '"left":["4","8","-","11"],"unbeaten":["4d"]}',
        ]
    )
    status, out, _ = shell("score", "--batch")
    answers = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert [answer.get("points") for answer in answers[:3]] == [[37, -11, 53, -79]] * 3
    assert [list(answer) for answer in answers[3:]] == [["error"]] * 11


# --- record, verify, presets ---


def test_record_check(shell: Shell, tmp_path: Path) -> None:
    status, out, err = shell("record", "check", str(RECORD), "--json")
    assert (status, err) == (0, "")
    answer = json.loads(out)
    assert list(answer) == ["ok", "deals", "totals", "match_over"]
    assert list(answer["deals"][0]) == ["actions", "over", "winner", "left", "points", "to_act"]
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(RECORD.read_text(encoding="utf-8").replace('"1 play 3c",', '"2 play 3h", "1 play 3c",'))
    status, out, err = shell("record", "check", str(RECORD), str(wrong))
    assert (status, err) == (1, "")
    assert f"{RECORD}: holds" in out
    assert "deal 1, action 2: “2 play 3h” refused: not_your_turn (BT-10.1)" in out
    assert "totals [-1, -1, -1, 3]" in out


def test_record_show(shell: Shell) -> None:
    status, out, _ = shell("record", "show", str(RECORD))
    assert status == 0
    assert "west wins" in out


def test_a_record_that_cannot_be_used_does_not_hide_the_others(shell: Shell, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_bytes(b"\xff\xfe")
    status, out, err = shell("record", "check", str(bad), str(RECORD), str(tmp_path / "none.toml"), "--json")
    assert status == 2
    assert len(out.splitlines()) == 1
    assert [line.startswith("record: ") for line in err.splitlines()] == [True, True]
    assert "not text in UTF-8" in err
    assert "none.toml" in err


def test_verify(shell: Shell, tmp_path: Path) -> None:
    from bot.cards import Packs
    from bot.dealing import Shuffle, reveal

    shuffle = Shuffle("t", 1, bytes(32), Packs().cards())
    hands = [shuffle.order[seat::4] for seat in range(4)]
    genuine = reveal(shuffle, game="big-two", packs=Packs(), hands=hands, first=0)
    file = tmp_path / "reveal.json"
    file.write_text(json.dumps(genuine))
    status, out, err = shell("verify", str(file))
    assert (status, err) == (0, "")
    assert out.splitlines()[-1] == "PASS"
    assert "hand of seat 3" in out
    file.write_text(json.dumps(genuine | {"deal": 2}))
    status, out, err = shell("verify", str(file))
    assert (status, out.splitlines()[-1]) == (1, "FAIL")
    assert json.loads(shell("verify", str(file), "--json")[1])["passed"] is False
    file.write_text("{}")
    status, out, err = shell("verify", str(file))
    assert (status, out) == (2, "")
    assert err.startswith("verify: no reveal file")


def test_presets(shell: Shell) -> None:
    names = shell("presets", "big-two")[1].split()
    assert {"pagat-basic", "chudadi-standard", "chudadi-hongkong"} <= set(names)
    assert json.loads(shell("presets", "big-two", "--json")[1]) == names
    resolved = json.loads(shell("presets", "big-two", "chudadi-standard")[1])
    assert resolved["top.enforce"] == "legal"
    assert resolved["last.declare"] == [1]
    assert json.loads(shell("presets", "big-two", "chudadi-standard", "--json")[1]) == resolved


def test_refusals_are_listed(shell: Shell) -> None:
    names = shell("presets", "big-two", "--refusals")[1].split()
    assert len(names) == 19
    assert {"not_your_turn", "top_duty", "not_allowed_by_rules"} <= set(names)
    assert names == [name.value for name in find_game("big-two").words.refusals]


# --- simulate ---


def test_simulate_in_json(shell: Shell) -> None:
    words = ("simulate", *STANDARD, "--deals", "8", "--seed", "s", "--players", "casual,random,casual,random", "--json")
    status, out, err = shell(*words)
    answer = json.loads(out)
    assert (status, err) == (0, "")
    assert (answer["game"], answer["rules"], answer["seed"], answer["deals"]) == ("big-two", "chudadi-standard", "s", 8)
    assert [seat["player"] for seat in answer["seats"]] == ["casual", "random", "casual", "random"]
    assert sum(seat["points"] for seat in answer["seats"]) == 0
    assert sum(seat["wins"] for seat in answer["seats"]) == 8
    again = json.loads(shell(*words)[1])
    assert again["seats"] == answer["seats"]


DUEL = ("simulate", "big-two", "--rules", "pagat-basic", "--players", "greedy,sharp,casual,gentle", "--duplicate")


def test_each_deal_is_played_in_every_rotation(shell: Shell) -> None:
    status, out, err = shell(*DUEL, "--deals", "6", "--seed", "s", "--json")
    answer = json.loads(out)
    assert (status, err) == (0, "")
    assert (answer["deals"], answer["rotations"]) == (6, 4)
    assert [one["player"] for one in answer["players"]] == ["greedy", "sharp", "casual", "gentle"]
    assert all(set(one) == {"player", "points", "error", "wins"} for one in answer["players"])
    assert sum(one["wins"] for one in answer["players"]) == 6 * 4
    assert abs(sum(one["points"] for one in answer["players"])) < 0.01
    assert all(one["error"] > 0 for one in answer["players"])
    again = json.loads(shell(*DUEL, "--deals", "6", "--seed", "s", "--json")[1])
    assert again["players"] == answer["players"]


def test_equal_players_make_the_same_of_the_same_cards(shell: Shell) -> None:
    """Four greedy players leave nothing to chance, so that every rotation of a deal ends alike."""
    words = ("simulate", *STANDARD, "--players", "greedy,greedy,greedy,greedy", "--duplicate", "--deals", "5", "--json")
    players = json.loads(shell(*words)[1])["players"]
    assert [(one["points"], one["error"], one["wins"]) for one in players] == [(0, 0, 5)] * 4


def test_duels_in_words(shell: Shell) -> None:
    status, out, _ = shell(*DUEL, "--deals", "2")
    assert status == 0
    assert "2 deals of big-two, pagat-basic, seed 1, each in 4 rotations" in out
    assert [line.split()[0] for line in out.splitlines()[2:6]] == ["greedy", "sharp", "casual", "gentle"]


def test_simulated_records_hold(shell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "new" / "folder"
    words = ("--set", "match.target=60", "--deals", "12", "--players", "casual,casual,casual,random")
    assert shell("simulate", *STANDARD, *words, "--out", str(out))[0] == 0
    files = sorted(map(str, out.glob("*.toml")))
    assert len(files) > 1
    status, lines, _ = shell("record", "check", "--json", *files)
    answers = [json.loads(line) for line in lines.splitlines()]
    assert status == 0
    assert all(answer["ok"] for answer in answers)
    assert sum(len(answer["deals"]) for answer in answers) == 12
    shown = shell("record", "show", files[0])[1]
    assert "big-two, chudadi-standard, match.target = 60" in shown
    assert "shuffled by deal-v1" in shown


def test_a_simulated_record_holds_where_a_parameter_is_null(shell: Shell, tmp_path: Path) -> None:
    words = ("--set", "score.no_play_mult=null", "--deals", "1", "--out", str(tmp_path))
    assert shell("simulate", *STANDARD, *words)[0] == 0
    (file,) = tmp_path.glob("*.toml")
    assert shell("record", "check", str(file))[0] == 0


@pytest.mark.parametrize(
    "chosen",
    [
        *find_game("big-two").rules.presets,
        "class-struggle-2+protected+king-falls",
        "pagat-basic+seats-3+exchange-3p+protected",
        "three-player-13-draw+draw-combo+recycle",
        "two-player-13+draw-one+recycle+pass-lock",
        "japanese-wikipedia-official+dragon+four-twos-win+two-courts",
        "taiwan-latta+royal-only+two-pair-kicker+alternate",
    ],
)
def test_simulated_records_of_every_preset_hold(shell: Shell, tmp_path: Path, chosen: str) -> None:
    status, _, err = shell("simulate", "big-two", "--rules", chosen, "--deals", "4", "--out", str(tmp_path))
    assert (status, err) == (0, "")
    assert shell("record", "check", *map(str, tmp_path.glob("*.toml")))[0] == 0


def test_deals_dealt_anew_are_counted_apart_and_recorded(shell: Shell, tmp_path: Path) -> None:
    words = ("simulate", "big-two", "--rules", "pagat-basic", "--set", "redeal.points_below=20", "--deals", "6")
    answer = json.loads(shell(*words, "--json", "--out", str(tmp_path))[1])
    assert answer["deals"] == 6
    assert answer["redealt"] > 0
    assert f"{answer['redealt']} more deals were dealt anew" in shell(*words)[1]
    status, out, _ = shell("record", "check", "--json", *map(str, tmp_path.glob("*.toml")))
    assert status == 0
    assert sum(len(json.loads(line)["deals"]) for line in out.splitlines()) == 6 + answer["redealt"]


def test_simulate_in_words(shell: Shell) -> None:
    status, out, _ = shell("simulate", *STANDARD, "--deals", "3")
    assert status == 0
    assert "3 deals in" in out
    assert "every invariant held" in out


def test_a_folder_that_cannot_be_written(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    status, out, err = shell("simulate", *STANDARD, "--deals", "1", "--out", str(file))
    assert (status, out, len(err.splitlines())) == (2, "", 1)


# --- what cannot be used ---

UNUSABLE = [
    ("nonsense",),
    ("judge",),
    ("judge", "bridge", "--rules", "x", "3d"),
    ("judge", "big-two", "3d"),
    ("judge", "big-two", "--rules", "nobody", "3d"),
    ("judge", "big-two", "--rules"),
    ("judge", *STANDARD),
    ("judge", *STANDARD, ""),
    ("judge", *STANDARD, "3x"),
    ("judge", *STANDARD, "3d 3d"),
    ("judge", *STANDARD, "LJ"),
    ("judge", *STANDARD, "3d", ""),
    ("judge", *STANDARD, "3d", "4d", "5d"),
    ("judge", *STANDARD, "3d", "--colour"),
    ("judge", *STANDARD, "3d\n😀"),
    ("judge", *STANDARD, "3d " * 3_400),
    ("judge", *STANDARD, "--set", "top.enforce", "3d"),
    ("judge", *STANDARD, "--set", "top.enforce=maybe", "3d"),
    ("judge", *STANDARD, "--set", "score.base=none", "3d"),
    ("judge", *STANDARD, "--set", "nothing=1", "3d"),
    ("judge", *STANDARD, "--set", "top.enforce=" + "[" * 50_000, "3d"),
    ("score", *STANDARD),
    ("score", *STANDARD, "4", "8", "11"),
    ("score", *STANDARD, "4", "8", "-", "11", "2"),
    ("score", *STANDARD, "4", "8", "3", "11"),
    ("score", *STANDARD, "-", "8", "-", "11"),
    ("score", *STANDARD, "4", "8", "-", "53"),
    ("score", *STANDARD, "4", "8", "-", "41"),
    ("score", "big-two", "--rules", "pagat-basic+opener-only", "4", "8", "-", "11"),
    ("score", "big-two", "--rules", "pagat-basic+values-a", "4", "8", "-", "11"),
    ("score", *STANDARD, "4", "8", "-", "-3"),
    ("score", *STANDARD, "4", "8", "-", "four"),
    ("score", *STANDARD, "4", "8", "-", "11", "--winner", "4"),
    ("score", *STANDARD, "4", "8", "-", "11", "--winner", "x"),
    ("score", *STANDARD, "4", "8", "-", "11", "--payer", "9"),
    ("score", *STANDARD, "4", "8", "-", "11", "--order", "2,x"),
    ("score", *STANDARD, "4", "8", "-", "11", "--unbeaten", "4d"),
    ("score", *STANDARD, "4", "8", "-", "11", "--last", "4z"),
    ("record",),
    ("record", "mend", str(RECORD)),
    ("record", "check"),
    ("record", "check", "/nowhere.toml"),
    ("record", "check", "/"),
    ("record", "show", str(RECORD), str(RECORD)),
    ("verify",),
    ("verify", "/nowhere.json"),
    ("presets",),
    ("presets", "bridge"),
    ("presets", "big-two", "nobody"),
    ("presets", "big-two", "chudadi-standard", "--refusals"),
    ("simulate", "big-two"),
    ("simulate", *STANDARD, "--deals", "0"),
    ("simulate", *STANDARD, "--deals", "many"),
    ("simulate", *STANDARD, "--players", "casual"),
    ("simulate", *STANDARD, "--players", "casual,casual,casual,genius"),
    ("simulate", *STANDARD, "--duplicate", "--out", "/nowhere"),
]


@pytest.mark.parametrize("argv", UNUSABLE, ids=lambda argv: " ".join(argv)[:60])
def test_unusable_input_is_one_line_and_status_two(shell: Shell, argv: tuple[str, ...]) -> None:
    status, out, err = shell(*argv)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert 10 < len(err) < 600


def test_a_contradiction_is_said_in_words_with_the_way_out(
    shell: Shell, asked: Callable[[Iterable[str]], None]
) -> None:
    why = "This settlement needs cards that count"
    said = f"These don’t go together: `score.base=none`, and `score.settle=pairwise`. {why}"
    ways = "`score.base` to `cards`, or `score.settle` to `pusoy`, `fixed_loser` or `places`."
    status, _, err = shell("judge", "big-two", "--rules", "pagat-basic", "--set", "score.base=none", "3d")
    assert (status, err) == (2, f"judge: {said} (BT‑18.5). Set {ways}\n")
    asked(['{"game":"big-two","rules":"pagat-basic","set":{"score.base":"none"},"first":"3d"}'])
    assert json.loads(shell("judge", "--batch")[1])["error"].startswith(said)


def test_help_is_offered(shell: Shell) -> None:
    for argv in ((), ("--help",), *((command, "--help") for command in COMMANDS)):
        status, out, err = shell(*argv)
        assert (status, err) == (0, "")
        assert "usage: python -m bot" in out


@pytest.mark.processes
def test_no_command_needs_discord_the_store_or_settings() -> None:
    program = (
        "import sys; from bot.__main__ import main; "
        f"status = main(['judge', {', '.join(map(repr, STANDARD))}, '5h', '5c']); "
        "heavy = {'discord', 'aiohttp', 'asyncio', 'sqlalchemy', 'alembic', 'pydantic', 'PIL'} & set(sys.modules); "
        "sys.exit(str(heavy) if heavy else status)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_game_can_be_asked(shell: Shell) -> None:
    for game in GAMES:
        assert shell("presets", game)[0] == 0


@pytest.mark.processes
def test_a_reader_who_has_enough_ends_a_command_without_a_word() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    shell = [sys.executable, "-m", "bot", "presets", "big-two", "chudadi-standard"]
    done = subprocess.run(shell, stdout=writer, stderr=subprocess.PIPE, cwd=ROOT, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (READER_GONE, b"")

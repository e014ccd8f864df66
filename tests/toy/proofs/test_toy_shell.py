"""The toy game in the shell: presets, judge, score, simulate, and records written and checked."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import tomli_w

from bot import cli
from bot.cards import Card, write_cards
from bot.dealing import Shuffle, reveal
from bot.engine.actions import NotPossible
from bot.engine.game import Json, Result
from bot.engine.game_parts import ResultForm
from tests.toy import GAME
from tests.toy.proofs.toy_deals import fresh
from tests.toy.toy_rules import packs_of

STATED = re.compile(r"result = \[[^]]*\]")
"""The result that a record states."""


def asked(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str]:
    """The exit status, and everything printed, on standard error as well."""
    status = cli.main(argv)
    printed = capsys.readouterr()
    return status, printed.out + printed.err


def answer(capsys: pytest.CaptureFixture[str], *argv: str) -> Json:
    """The answer to a command with ``--json``."""
    return json.loads(asked(capsys, *argv, "--json")[1])


def test_presets(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "presets", "toy") == ["plain", "trumps", "small"]
    assert answer(capsys, "presets", "toy", "small+quick")["window"] == 10
    assert "follow_suit" in answer(capsys, "presets", "toy", "--refusals")


@pytest.mark.parametrize(
    ("argv", "refusal"),
    [
        (("Ks", "Qs"), None),
        (("Ks", "Ks"), "takes_no_trick"),
        (("2s", "Ad"), "takes_no_trick"),
        (("2s", "Ad", "--rules", "trumps"), None),
        (("2s", "Ad", "--rules", "trumps", "--hand", "2s 3d"), "follow_suit"),
        (("2s", "--hand", "3d"), "not_held"),
        (("2s 3s",), "one_card"),
    ],
)
def test_judge(capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], refusal: str | None) -> None:
    rules = () if "--rules" in argv else ("--rules", "plain")
    verdict = answer(capsys, "judge", "toy", *argv, *rules)
    assert (verdict["accepted"], verdict["refusal"]) == (refusal is None, refusal)


def test_score(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("score", "toy", "--rules", "plain", "--bidder", "1", "--bid", "120")
    made = answer(capsys, *words, "--taken", "130")
    assert (made["points"], made["bidder"], made["taken"]) == ([0, 1, 1], 1, 130)
    assert answer(capsys, *words, "--taken", "115")["points"] == [1, 0, 0]
    assert answer(capsys, *words, "--taken", "200")["points"] == [0, 2, 2]


def test_questions_of_both_games_in_one_batch(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    toy = {"game": "toy", "rules": "plain"}
    questions = [
        {**toy, "bidder": 1, "bid": 120, "taken": 130},
        {"game": "big-two", "rules": "pagat-basic", "left": ["4", "8", "-", "11"]},
        {**toy, "bidder": 1, "bid": 120, "taken": 130, "left": ["-", "1", "2"]},
    ]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{json.dumps(one)}\n" for one in questions)))
    status, said = asked(capsys, "score", "--batch")
    mine, other, refused = map(json.loads, said.splitlines())
    assert (status, mine["points"], len(other["points"])) == (0, [0, 1, 1], 4)
    assert refused == {"error": "--left says nothing in toy, which takes --bidder, --bid, --taken"}


def test_what_a_game_counts_stands_in_the_statistics(capsys: pytest.CaptureFixture[str]) -> None:
    for game, rules, name in (("toy", "plain", "made"), ("big-two", "pagat-basic", "redealt")):
        statistics = answer(capsys, "simulate", game, "--rules", rules, "--deals", "4")
        assert 0 <= statistics[name] <= 4
        assert {"made", "redealt"} & statistics.keys() == {name}


def test_the_shuffle_of_a_deal_is_verified(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    deal = fresh("plain")
    shuffle = Shuffle("toy test", 1, (1).to_bytes(32, "big"), packs_of(deal.position.rules).cards())
    file = tmp_path / "reveal.json"
    told = reveal(shuffle, game="toy", packs=packs_of(deal.position.rules), hands=_dealt(shuffle), first=0)
    file.write_text(json.dumps(told), "utf-8")
    assert answer(capsys, "verify", str(file))["passed"] is True
    file.write_text(json.dumps({**told, "hands": told["hands"][::-1]}), "utf-8")
    status, said = asked(capsys, "verify", str(file))
    assert (status, said.splitlines()[-1]) == (1, "FAIL")


def _dealt(shuffle: Shuffle) -> list[tuple[Card, ...]]:
    """The hands of three seats, dealt singly."""
    return [shuffle.order[seat:96:3] for seat in range(3)]


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (("score", "toy", "--rules", "plain", "--bidder", "1"), "--bid is missing"),
        (
            ("score", "toy", "--rules", "plain", "3d", "4d", "5d"),
            "--left says nothing in toy, which takes --bidder, --bid, --taken",
        ),
        (
            ("score", "big-two", "--rules", "pagat-basic", *"0123", "--bid", "100"),
            "--bid says nothing in big-two, which takes --left, --winner, --opener",
        ),
        (
            ("judge", "big-two", "--rules", "pagat-basic", "3d", "--hand", "3d"),
            "--hand says nothing in big-two, which takes --first, --second",
        ),
        (("judge", "toy", "--rules", "plain", "LJ"), "too many of LJ: 1 named, 0 in the packs of these rules"),
    ],
)
def test_what_cannot_be_is_one_line(capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], complaint: str) -> None:
    status, said = asked(capsys, *argv)
    assert (status, said.count("\n")) == (2, 1)
    assert said.startswith(f"{argv[0]}: {complaint}")


def simulated(capsys: pytest.CaptureFixture[str], folder: Path, *more: str) -> list[Path]:
    """The record files of some simulated matches."""
    status, said = asked(capsys, "simulate", "toy", "--rules", "plain", "--deals", "8", "--out", str(folder), *more)
    assert status == 0, said
    assert "every invariant held" in said
    return sorted(folder.iterdir())


@pytest.mark.parametrize("players", ["casual,casual,casual", "random,random,random", "gentle,greedy,sharp"])
def test_simulated_matches_are_records_that_hold(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, players: str
) -> None:
    files = simulated(capsys, tmp_path, "--players", players)
    for file in files:
        report = answer(capsys, "record", "check", str(file))
        assert report["ok"]
        assert all(deal["over"] for deal in report["deals"])
        assert report["match_over"] == (max(report["totals"]) >= 4)


def test_every_level_plays_duplicate_deals(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--rules", "plain", "--deals", "4", "--players", "gentle,casual,sharp", "--duplicate")
    players = answer(capsys, "simulate", "toy", *words)["players"]
    assert [one["player"] for one in players] == ["gentle", "casual", "sharp"]
    assert 4 * 3 <= sum(one["wins"] for one in players) <= 2 * 4 * 3, "one or two win each"


def test_a_record_shows_who_won_in_sides(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    shown = "".join(asked(capsys, "record", "show", str(file))[1] for file in simulated(capsys, tmp_path))
    assert "casual 1 and casual 2 win. Points" in shown
    assert "casual 1 and casual 2 win.\n" in shown, "the match, too"
    assert "casual 0 wins. Points" in shown
    assert "Totals: casual 0 2, casual 1 4, casual 2 4\n" in shown, "levels"


@pytest.mark.processes
def test_the_toy_game_in_a_process_of_its_own(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "tests.toy.known", "simulate", "toy", "--rules", "small", "--deals", "2"]
    done = subprocess.run([*words, "--out", str(tmp_path)], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    files = [str(file) for file in tmp_path.iterdir()]
    done = subprocess.run(
        [sys.executable, "-m", "tests.toy.known", "record", "check", *files],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert ": holds\n" in done.stdout


def one_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> tuple[Path, str]:
    """The record file of one deal, and its text."""
    status, said = asked(
        capsys, "simulate", "toy", "--rules", "small", "--deals", "1", "--out", str(tmp_path), "--seed", "2"
    )
    assert status == 0, said
    [file] = tmp_path.iterdir()
    return file, file.read_text("utf-8")


def test_a_record_holds_the_games_own_fields(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, text = one_record(capsys, tmp_path)
    report = answer(capsys, "record", "check", str(file))
    plain, [deal] = report["totals"], report["deals"]
    assert sum(deal["taken"]) == 100
    assert tomllib.loads(text)["deals"][0]["result"] == deal["points"], "what the record states"
    file.write_text(text.replace("\nseats =", "\nlevels = [3, 2, 2]\nseats =", 1), "utf-8")
    assert answer(capsys, "record", "check", str(file))["totals"] == [plain[0] + 1, *plain[1:]]


def wrong(text: str) -> Iterator[tuple[str, str]]:
    """Records that cannot be used, each with the expected complaint."""
    head = "\nseats ="
    yield text.replace(head, f"\nlevels = [3, 2]{head}", 1), "“levels” must be 3 whole numbers"
    yield text.replace(head, f"\ncallouts = true{head}", 1), "“callouts” is no field of a record"
    yield STATED.sub("result = [1]", text), "deal 1: “result” must be 3 whole numbers"
    yield text.replace("actions = [", "opener = 1\nactions = [", 1), "“opener” follows from the shuffle"
    yield text.replace("bury ", "keep ", 1), "is no action; write for example: bid 110"


def test_records_that_cannot_be_used_are_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, text = one_record(capsys, tmp_path)
    for changed, complaint in wrong(text):
        assert changed != text
        file.write_text(changed, "utf-8")
        status, said = asked(capsys, "record", "check", str(file))
        assert status == 2
        assert complaint in said


def test_a_record_that_does_not_hold_says_what_it_states(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, text = one_record(capsys, tmp_path)
    points = tomllib.loads(text)["deals"][0]["result"]
    file.write_text(STATED.sub("result = [9, 9, 9]", text), "utf-8")
    status, said = asked(capsys, "record", "check", str(file))
    assert status == 1
    assert f"the record states [9, 9, 9], the rules give {points}" in said


ACCOUNT = ("bidder", "bid", "taken")


def account_of(result: Result) -> Json:
    """What a deal came to, as a table."""
    return {name: result.account[name] for name in ACCOUNT}


def an_account(value: Json, seats: int) -> Json:
    """A result that is stated as a table."""
    del seats
    if not isinstance(value, dict) or set(value) != {*ACCOUNT}:
        raise NotPossible("a table of bidder, bid and taken")
    return value


def test_a_game_states_results_in_a_form_of_its_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = ResultForm(account_of, an_account)
    monkeypatch.setattr("tests.toy.GAME", replace(GAME, record=replace(GAME.record, result=told)))
    file, text = one_record(capsys, tmp_path)
    assert asked(capsys, "record", "check", str(file))[0] == 0
    [taken] = re.findall("taken = ([0-9]+)", text)
    file.write_text(re.sub("taken = [0-9]+", "taken = 1", text), "utf-8")
    status, said = asked(capsys, "record", "check", str(file))
    assert status == 1
    assert re.search(f'the record states .*"taken": 1[,}}].*, the rules give .*"taken": {taken}[,}}]', said)
    file.write_text(text.replace("bid = ", "offer = ", 1), "utf-8")
    status, said = asked(capsys, "record", "check", str(file))
    assert (status, "deal 1: “result” must be a table of bidder, bid and taken" in said) == (2, True)


def test_equal_cards_more_often_than_the_packs_have_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    cards = list(GAME.packs(GAME.rules("plain")).cards())
    hands = [write_cards(cards[:32]), write_cards(cards[32:64]), write_cards(cards[64:96])]
    lines = [
        "0 pass",
        "1 pass",
        "2 pass",
        f"0 bury {write_cards(cards[:7])} {cards[0]}",
        f"0 bury {write_cards(cards[:8])}",
    ]
    deal = {"hands": hands, "left": write_cards(cards[96:]), "actions": lines}
    record = {"format": "daidi-record/1", "game": "toy", "rules": "plain", "seats": ["a", "b", "c"], "deals": [deal]}
    file = tmp_path / "stated.toml"
    file.write_text(tomli_w.dumps(record), "utf-8")
    report = answer(capsys, "record", "check", str(file))
    refusals = [action["refusal"] for action in report["deals"][0]["actions"]]
    assert refusals == [None, None, None, "not_held", None]
    hands[0] = hands[0].replace("3d", "2c")
    file.write_text(tomli_w.dumps(record), "utf-8")
    status, said = asked(capsys, "record", "check", str(file))
    assert (status, "too many of 2c: 3 in hands and left, 2 in the pack" in said) == (2, True)


def test_a_record_leaves_out_that_the_bidding_ended_by_itself(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    cards = list(GAME.packs(GAME.rules("plain")).cards())
    hands = [write_cards(cards[at : at + 32]) for at in (0, 32, 64)]
    lines = ["1 bid 150", f"1 bury {write_cards(cards[32:40])}"]
    deal = {"opener": 2, "hands": hands, "left": write_cards(cards[96:]), "actions": lines}
    record = {"format": "daidi-record/1", "game": "toy", "rules": "plain", "seats": ["a", "b", "c"], "deals": [deal]}
    file = tmp_path / "stated.toml"
    file.write_text(tomli_w.dumps(record), "utf-8")
    report = answer(capsys, "record", "check", str(file))
    assert report["ok"]
    assert report["deals"][0]["to_act"] == [1]
    deal["actions"] = []
    file.write_text(tomli_w.dumps(record), "utf-8")
    assert answer(capsys, "record", "check", str(file))["deals"][0]["to_act"] == [2], "the opener has to play"

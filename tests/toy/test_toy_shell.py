"""The toy game in the shell: presets, judge, score, simulate, and records written and checked."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot import cli
from bot.games.game import Json


def asked(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str]:
    """Exit status and what was printed, complaints included."""
    status = cli.main(argv)
    printed = capsys.readouterr()
    return status, printed.out + printed.err


def answer(capsys: pytest.CaptureFixture[str], *argv: str) -> Json:
    """The answer in JSON."""
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


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (("score", "toy", "--rules", "plain", "--bidder", "1"), "--bid is missing"),
        (("score", "toy", "--rules", "plain", "3d", "4d", "5d"), "--left says nothing in toy"),
        (
            ("score", "big-two", "--rules", "pagat-basic", *"0123", "--bid", "100"),
            "--bid says nothing in big-two",
        ),
        (("judge", "big-two", "--rules", "pagat-basic", "3d", "--hand", "3d"), "--hand says nothing in big-two"),
        (("judge", "toy", "--rules", "plain", "LJ"), "LJ is not in the pack"),
    ],
)
def test_what_cannot_be_is_one_line(capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], complaint: str) -> None:
    status, said = asked(capsys, *argv)
    assert (status, said) == (2, f"{argv[0]}: {complaint}\n")


def simulated(capsys: pytest.CaptureFixture[str], folder: Path, *more: str) -> list[Path]:
    """The records of some matches."""
    status, said = asked(capsys, "simulate", "toy", "--rules", "plain", "--deals", "8", "--out", str(folder), *more)
    assert status == 0, said
    assert "every invariant held" in said
    return sorted(folder.iterdir())


@pytest.mark.parametrize("players", ["casual,casual,casual", "random,random,random"])
def test_simulated_matches_are_records_that_hold(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, players: str
) -> None:
    files = simulated(capsys, tmp_path, "--players", players)
    for file in files:
        report = answer(capsys, "record", "check", str(file))
        assert report["ok"]
        assert all(deal["over"] for deal in report["deals"])
        assert report["match_over"] == (max(report["totals"]) >= 4)


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

"""``record show`` reads as a commentary in every game: kinds, tricks with who takes them, what moved, how it ended.

Promise: `record show` names every play's kind and every trick's winner, in every game.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.game import GAMES
from bot.engine.record import check, read_record
from tests.cli.at_the_shell import Shell

PLAYED = Path(__file__).parents[1] / "playthroughs"
ONE_OF_EACH = {
    "big-two": "chudadi-standard",
    "sheng-ji": "sheng-ji-standard",
    "da-guai-lu-zi": "dglz-standard",
    "zheng-shangyou": "zs-pits",
}


def shown(shell: Shell, name: str) -> list[str]:
    status, out, err = shell("record", "show", str(PLAYED / f"{name}.toml"))
    assert (status, err) == (0, "")
    return [line.strip() for line in out.splitlines()]


@pytest.mark.parametrize("game", GAMES)
def test_every_play_has_its_kind_and_every_trick_its_winner(shell: Shell, game: str) -> None:
    text = (PLAYED / f"{ONE_OF_EACH[game]}.toml").read_text("utf-8")
    lines, report = shown(shell, ONE_OF_EACH[game]), check(text)
    names = read_record(text).seats
    at = 0
    for deal in report.deals:
        for number, step in enumerate(deal.steps, 1):
            at = next(place for place in range(at, len(lines)) if lines[place].startswith(f"{number}. "))
            if step.action.verb == "play":
                assert " · " in lines[at]
            following = []
            for line in lines[at + 1 :]:
                if not line or line[0].isdecimal():
                    break
                following.append(line)
            won = [event.seat for event in step.events if event.name == "trick-won"]
            assert [names[seat] for seat in won if seat is not None] == [
                line.partition(" takes the trick")[0] for line in following if " takes the trick" in line
            ]
    assert sum("Points: " in line for line in lines) == len(report.deals)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("class-struggle-1", "casual 1 demands 4♠ from casual 3 and gets it."),
        ("class-struggle-1", "casual 1 demands 4♠ from casual 2. No such card: casual 1 gets nothing."),
        ("class-struggle-1", "casual 1 gives casual 3 5♣"),
        ("dglz-17dp-choice", "gentle 3 gives sharp 4 A♥"),
        ("two-player-17", "Penalties: random 1 12 × 2 = 24."),
        ("sheng-ji-popular", "1. casual 2: declare 2♥ @28"),
        ("zs-pits", "seat 4 gives seat 2 2♣"),
    ],
)
def test_what_moves_and_how_points_come_about_is_told(shell: Shell, name: str, told: str) -> None:
    assert told in shown(shell, name)


def test_a_card_that_is_put_out_is_no_gift(shell: Shell) -> None:
    lines = shown(shell, "dglz-17dp-choice")
    put_out = lines.index("sharp 0 puts out cards for greedy 1 to choose from.")
    assert "gives" not in lines[put_out + 1]

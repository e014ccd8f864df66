"""One recorded deal a preset: every view, legal action and refusal along the way is what was committed."""

from pathlib import Path

import pytest

from bot.games.game import GAMES, find_game
from bot.games.record import read_record, replay
from tests.playthroughs.transcript import transcript

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.toml"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_playthrough(path):
    record = read_record(path.read_text(encoding="utf-8"))
    assert replay(record).ok
    assert transcript(record) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_the_three_first_presets_have_a_playthrough():
    recorded = {(record.game, record.preset) for record in (read_record(path.read_text()) for path in RECORDS)}
    assert {("big-two", name) for name in ("pagat-basic", "chudadi-standard", "chudadi-hongkong")} <= recorded
    assert {game for game, _ in recorded} == set(GAMES)
    assert all(preset in find_game(game).presets() for game, preset in recorded)

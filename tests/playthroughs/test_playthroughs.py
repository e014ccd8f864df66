"""One recorded deal for each preset: every view, legal action and refusal on the way is as committed."""

from pathlib import Path

import pytest

from bot.engine.game import GAMES, find_game
from bot.engine.record import read_record
from bot.engine.record.replay import replay
from tests.playthroughs.transcript import transcript

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.toml"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert replay(record).ok
    assert transcript(record) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_every_preset_has_a_playthrough() -> None:
    recorded = {(record.game, record.preset) for record in (read_record(path.read_text()) for path in RECORDS)}
    assert recorded == {(game, preset) for game in GAMES for preset in find_game(game).rules.presets}


def test_every_exchange_is_shown_in_its_second_deal() -> None:
    told = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
    begun = {preset: text.partition("\ndeal 2\n")[2] for preset, text in told.items()}
    for preset, words in {
        "class-struggle-1": ("demand ", "give "),
        "class-struggle-2": ("demand ", "give ", "choose "),
        "tribute-hk-1": ("choose ",),
        "tribute-hk-2": ("give ",),
        "tribute-hk-3": ("give ",),
        "tribute-hk-4": ("keep ", "chance "),
    }.items():
        assert all(f" {word}" in begun[preset] for word in words), preset

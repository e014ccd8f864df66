"""A digest is told on a phone's first screen, however many games and tables there are, whatever people are called."""

from __future__ import annotations

from datetime import date

import pytest

from bot.engine.game import GAMES
from bot.i18n.names import clean_name, markup_safe
from bot.scenes.ledger_scenes import BoardPlace, BoardScene
from cogs.ui.ledger.board_message import BoardInWords
from cogs.ui.ledger.digest_message import MOST_TABLES, WeekInWords, digest_message
from tests.cogs.messages.first_screen import first_screen

ROGUE = "**Rogue** @everyone"
MANY = "tables 1, 2, 3 in <#77>; tables 4, 5 in <#88>"
SAFE = markup_safe(clean_name(ROGUE, 4))
NAMES = {1: "Ann", 2: "Bo-Chen", 3: "大老二王", 4: ROGUE}
PLACES = tuple(
    BoardPlace(place, tied, person, points, 5)
    for place, tied, person, points in ((1, False, 1, 1240), (2, True, 4, -3), (2, True, 2, -3), (4, False, 3, -1234))
)


def board(game: str, *rules: str) -> BoardInWords:
    return BoardInWords(BoardScene(game, "week", PLACES, None, 1, 1, rules=rules), NAMES, "en", public=True)


def told(boards: tuple[BoardInWords, ...], tables: int = 0) -> str:
    there = tuple((number, 77 if number < 4 else 88) for number in range(1, tables + 1))
    said = first_screen(digest_message(WeekInWords(date(2026, 11, 16), 14, boards, there, "en")))
    return said.replace("\u00a0", " ")


def test_three_places_of_two_games_are_named() -> None:
    said = told((board("big-two", "singapore", "friday (singapore*)"), board("sheng-ji")), 1)
    assert said.splitlines() == [
        "### Last week",
        "2026-11-16 to 2026-11-22: 14 deals booked.",
        f"**Big Two** (Singapore; friday): 1. Ann +1,240 · 2=. {SAFE} −3 · 2=. Bo-Chen −3",
        f"**Sheng Ji** (every rule set): 1. Ann +1,240 · 2=. {SAFE} −3 · 2=. Bo-Chen −3",
        "Still being played: table 1 in <#77>.",
    ]


@pytest.mark.parametrize("tables", [0, 1, MOST_TABLES, MOST_TABLES + 3])
def test_the_longest_digest_is_told_on_one_screen(tables: int) -> None:
    said = told(tuple(board(game) for game in GAMES), tables)
    assert said.count("1. Ann") == len(GAMES)
    assert "Bo-Chen" not in said, "with many games, only the first place of each is named"
    there = {0: "", 1: "table 1 in <#77>.", 5: f"{MANY}.", 8: f"{MANY} and 3 more."}[tables]
    assert said.partition("Still being played: ")[2] == there

"""A duplicate evening in words: a deal compared, the board, the lobby, refusals; all on one screen of a phone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine.game import find_game
from bot.engine.table_values import Sitter
from bot.tables.evening import COMPUTERS_ROOM, AtEvening, RoomResult
from bot.tables.table import Table
from bot.tables.table_refusals import TableRefusal, refuse
from cogs.ui.deal_end.evening_messages import compared_message, evening_board
from cogs.ui.lobby_message import lobby_message
from cogs.ui.refusal_messages import table_refusal, trouble
from cogs.ui.table_in_words import TableInWords
from tests.cogs.messages.first_screen import first_screen
from tests.cogs.messages.said import said_in
from tests.tables.seated import lobby

OWN = 7  # the number of the table


def at_evening(*opened: tuple[RoomResult, ...], seats: int = 4, against: str = "") -> TableInWords:
    """A table of an evening, of whose deals these are open."""
    game, preset = {4: ("big-two", "chudadi-standard"), 6: ("da-guai-lu-zi", "dglz-standard")}[seats]
    rules = find_game(game).rules(preset).to_json()
    table: Table = lobby(game=game, preset=preset, rules=rules, evening=3, deals=len(opened) or 4, against=against)
    evening = AtEvening(3, len(opened) or 4, against, opened=opened)
    people = tuple((person, f"Person {person}") for person in range(1, 60))
    return TableInWords(
        replace(table, evening=evening), ("Ann", "Bo", "Mei", "Kai", "Lan", "Tao")[:seats], people=people
    )


def room(table: int, *points: int, first: int = 1) -> RoomResult:
    """How a deal ended at a table whose people have consecutive numbers."""
    return RoomResult(table, points, tuple(Sitter(first + seat) for seat in range(len(points))))


@pytest.mark.parametrize("seats", [4, 6])
def test_a_compared_deal_names_everybody_with_the_same_hand(seats: int) -> None:
    own = room(OWN, *range(seats))
    others = [room(8 + at, *([1] * seats), first=10 * (at + 1)) for at in range(3)]
    said = first_screen(compared_message(at_evening((own, *others), seats=seats), 1))
    lines = said.replace("**", "").splitlines()
    assert "Evening 3, deal 1: the cards are open" in lines[0]
    assert "Person 1 0 · match points 0 · Person 10 +1 at table 8 · Person 20 +1 at table 9" in lines[1]
    assert "Person 2 +1 · match points 1½" in lines[2]
    assert "Person 3 +2 · match points 3" in lines[3]


def test_computers_in_the_other_room_are_named_as_such() -> None:
    computers = RoomResult(COMPUTERS_ROOM, (1, 0, 0, 0), tuple(Sitter(None, "Mei", "sharp") for _ in range(4)))
    said = said_in(compared_message(at_evening((computers, room(OWN, 1, -1, 0, 0)), against="sharp"), 1))
    assert "**Person 1** +1 · match points ½ · computers +1" in said
    assert "**Person 2** −1 · match points 0 · computers 0" in said


def test_a_deal_that_nobody_else_finished_is_not_compared() -> None:
    for results in ((room(OWN, 1, 2, 3, 4),), (room(8, 1, 2, 3, 4),), ()):
        assert "Nobody else played this deal to its end." in first_screen(compared_message(at_evening(results), 1))


def test_the_board_has_everybody_on_one_screen() -> None:
    rooms = tuple(room(OWN + at, *(at, -at, 2, -2), first=10 * at + 1) for at in range(4))
    said = first_screen(evening_board(at_evening(rooms, rooms))).replace("**", "")
    assert "Evening 3 is over · Big Two, 2 deals" in said
    assert "1. Person 31 match points 6 · +6" in said
    assert all(f"Person {10 * at + seat} " in said for at in range(4) for seat in range(1, 5))
    assert "Nobody played a deal to its end." in said_in(evening_board(at_evening((), ())))


@pytest.mark.parametrize("against", ["", "gentle", "casual", "sharp"])
def test_the_lobby_says_what_an_evening_is(against: str) -> None:
    scene = at_evening(against=against)
    said = first_screen(lobby_message(scene))
    assert "Evening 3 · 4 deals" in said
    assert "Nobody cuts." in said
    assert ("/table open duplicate: 3" in said) is not bool(against)
    assert ("computers play the same hands" in said) is bool(against)


def test_refusals_of_an_evening_are_one_line_and_a_way_out() -> None:
    for name in (name for name in TableRefusal if name.name.startswith("EVENING")):
        said = first_screen(table_refusal(refuse(name, evening=3, other=7, number=7), None, "en"))
        assert len(said.splitlines()) == 2, said
    for n, tables in ((0, []), (1, ["5"]), (2, ["5", "6"])):
        assert len(first_screen(trouble("err-evening-closed", "en", deal=2, n=n, tables=tables)).splitlines()) == 2

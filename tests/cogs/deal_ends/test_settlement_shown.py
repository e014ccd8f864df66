"""The calculation shown for each number of a settlement follows the rules and equals the number that was booked.

Promise: The numbers that a settlement shows add up to what is booked.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.cards import read_cards
from bot.engine.game import find_game
from bot.engine.result import Result
from bot.engine.table_values import Settled
from bot.games.big_two.rules.presets import PRESETS
from bot.scenes.marks import ColumnKind
from bot.tables import commands as do
from bot.tables.log.table_log import READER
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from cogs.ui.deal_end.deal_end_message import deal_end_message
from cogs.ui.deal_end.deal_end_picture import deal_end_picture
from cogs.ui.table_in_words import TableInWords
from images.pictures import AccountCell, DealEndPicture
from images.render import draw_deal_end
from tests.cogs.messages.said import alt_in, said_in
from tests.store.homes import SCALE
from tests.tables.seated import ANN, after, between, opening, played_out, with_rules

NAMES = ("Ann", "Bo-Chen", "Mei", "Kai", "Eve")
SUM = re.compile(r"(?P<name>[A-Z][\w-]+) (?P<sum>[−(\d][^=;]*) = (?P<p>[+−]?\d+)")
DEALS = 3 * SCALE
"""Random deals that are played out under each preset."""


def value(written: str) -> int:
    """The value of a written sum, by the rules of arithmetic."""
    plain = written.replace("−", "-").replace("×", "*").replace(" ", "")
    assert re.fullmatch(r"[-+*()\d]+", plain), written
    return int(eval(plain, {"__builtins__": {}}))


def settled_by(score: Any) -> Settled:
    """The summary of a deal, with another result."""
    table = between()
    assert table.settled is not None
    return replace(table.settled, result=score, totals=score.points)


def shown(rules: str, *left: str, **facts: Any) -> tuple[DealEndPicture, str, str]:
    """Picture, alt text and text of a deal of four seats that ended with these hands."""
    game = find_game("big-two")
    chain = game.rules(rules)
    hands = tuple(read_cards(hand) for hand in left)
    result = game.shell.score(chain, {"left": hands, **facts})
    table = with_rules(between(), chain)
    settled = settled_by(result)
    scene = TableInWords(table, NAMES[:4])
    message = deal_end_message(scene, settled, NAMES[:4], b"png", live=False)
    return deal_end_picture(scene, settled, NAMES[:4]), alt_in(message), said_in(message)


def cells(picture: DealEndPicture, kind: ColumnKind) -> list[list[AccountCell]]:
    """The cells of a kind, row by row."""
    return [
        [cell for column, cell in zip(picture.columns, row.cells, strict=True) if column.kind is kind]
        for row in picture.rows
    ]


def alone(picture: DealEndPicture, kind: ColumnKind) -> list[AccountCell]:
    """The cells of the one column of a kind."""
    return [cell for [cell] in cells(picture, kind)]


def products(picture: DealEndPicture) -> list[str]:
    return [cell.sum for cell in alone(picture, ColumnKind.COUNT)]


def accounts(picture: DealEndPicture) -> list[str]:
    return [cell.sum for cell in alone(picture, ColumnKind.RESULT)]


def points(picture: DealEndPicture) -> list[int | str | None]:
    return [cell.value for cell in alone(picture, ColumnKind.RESULT)]


def test_card_values_are_added_and_no_factor_is_made_up() -> None:
    picture, alt, text = shown("taiwan", "", "Ad Tc", "6s", "Jd Qs Kh 4c")
    assert products(picture) == ["", "30+10", "", "3×20+4"]
    assert "× 2 for" not in alt
    for said in (alt, text):
        assert "Penalties: Bo-Chen 30 + 10 = 40; Kai 3 × 20 + 4 = 64." in said


def test_a_count_has_the_tier_that_the_rule_gives_it() -> None:
    picture, alt, text = shown(
        "chudadi-standard", "3c 6h Td Qs", "5d 5h 8c 9s Jc Jh Kc 2d", "", "3h 4c 4s 6c 7d 7s 9h Th Qd Ac 2h"
    )
    assert products(picture) == ["", "8×2", "", "11×3"]
    assert accounts(picture) == [""] * 4
    for said in (alt, text):
        assert "Penalties: Bo-Chen 8 × 2 = 16; Kai 11 × 3 = 33." in said
        assert "× 2 for 8 or more cards left; × 3 for 11 or more cards left." in said
        assert "Added up" not in said


def test_each_two_in_hand_doubles_by_itself() -> None:
    picture, alt, _ = shown("taiwan-plus-minus", "", "2d 2c Jh 5d 8c", "2s", "3d")
    assert "; × 2 for each 2 left." not in alt
    assert " × 2 for each 2 left." in alt
    assert products(picture) == ["", "(2+2×1)×2×2".replace("2×1", "2"), "", ""]
    assert [cell.value for cell in alone(picture, ColumnKind.COUNT)] == [0, 16, 0, 1]


def test_who_pays_for_everybody_reads_each_share() -> None:
    picture, alt, _ = shown("pagat-basic", "", "3d 4d 5d 6d 7d", "3c 4c 5c 6c 7c 8c 9c Tc Jc Qc", "3h 4h 5h", payer=3)
    assert accounts(picture) == ["", "", "", "−5−20−3"]
    assert points(picture)[3] == -28
    assert "Added up: Kai −5 − 20 − 3 = −28." in alt


def test_a_bonus_is_added_where_the_row_would_not_add_up_without_it() -> None:
    rules = find_game("big-two").rules("pagat-basic", {"score.winner_bonus": 5})
    hands = tuple(read_cards(hand) for hand in ("", "3d 4d", "3c", "3h 4h 5h"))
    settled = settled_by(find_game("big-two").shell.score(rules, {"left": hands}))
    picture = deal_end_picture(TableInWords(with_rules(between(), rules), NAMES[:4]), settled, NAMES[:4])
    assert accounts(picture) == ["2+1+3+5", "", "", ""]
    assert points(picture)[0] == 11


def test_a_unit_stands_behind_the_sum_that_it_multiplies() -> None:
    rules = find_game("big-two").rules("pagat-basic", {"score.unit": 5})
    hands = tuple(read_cards(hand) for hand in ("", "3d 4d", "3c", "3h 4h 5h"))
    settled = settled_by(find_game("big-two").shell.score(rules, {"left": hands}))
    picture = deal_end_picture(TableInWords(with_rules(between(), rules), NAMES[:4]), settled, NAMES[:4])
    assert accounts(picture) == ["(2+1+3)×5", "(−2−1+1)×5", "(−1+1+2)×5", "(−3−1−2)×5"]


def test_the_twos_of_the_last_play_double_what_the_winner_scores() -> None:
    picture, *_ = shown("philippines-pusoy-dos", "", "3d", "3c", "3h", last=read_cards("2d 2c"))
    assert accounts(picture) == ["1×2×2", "", "", ""]
    assert points(picture)[0] == 4


def tables(preset: str) -> list[Table]:
    """Tables after random deals of a preset."""
    found = []
    for seed in count():
        opened = open_table(opening(preset, computers=9, seed=f"{seed:064x}"))
        table = played_out(after(opened, do.Start(ANN)), Random(seed))
        if table.settled is not None and not table.settled.result.void:
            found.append(table)
        if len(found) == DEALS:
            return found
    raise AssertionError("endless")


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_shown_comes_to_what_is_booked(preset: str) -> None:
    for table in tables(preset):
        settled = table.settled
        assert settled is not None
        names = NAMES[: len(table.seats)]
        scene = TableInWords(table, names)
        result = settled.result
        came_about(result)
        picture = deal_end_picture(scene, settled, names)
        counted, shares = cells(picture, ColumnKind.COUNT), cells(picture, ColumnKind.SHARE)
        assert [row.seat for row in picture.rows] == list(range(len(names)))
        for seat, booked in enumerate(alone(picture, ColumnKind.RESULT)):
            for penalty in counted[seat]:
                assert not penalty.sum or value(penalty.sum) == penalty.value
            paid = [cell.value for cell in shares[seat] if isinstance(cell.value, int)]
            charged = [-cell.value for cell in counted[seat] if isinstance(cell.value, int)]
            if booked.sum:
                assert value(booked.sum) == booked.value
            elif paid:
                assert sum(paid) == booked.value
            else:
                assert booked.value in (*charged, result.accounts[seat].points)
        for said in (
            alt_in(deal_end_message(scene, settled, names, b"png", live=False)),
            said_in(deal_end_message(scene, settled, names, b"", live=True)),
        ):
            for found in SUM.finditer(said):
                assert value(found["sum"]) == value(found["p"].removeprefix("+"))
            assert [value(found["p"]) for found in SUM.finditer(said) if "Added" not in said[: found.start()]] == [
                penalty.value for row in counted for penalty in row if penalty.sum
            ]
        kept = json.loads(json.dumps(READER.writer(Result)(result)))
        assert READER.read(kept, Result) == result
    assert len(draw_deal_end(picture)) < 80 * 1024


def came_about(result: Result) -> None:
    """Check that penalties and points equal the calculations shown for them."""
    assert tuple(one.points for one in result.counted) == result.penalties
    assert tuple(one.points for one in result.accounts) == result.points

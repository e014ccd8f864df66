"""The end of a deal with two sides that rise in levels, through the same toolkit as any game's."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.engine.result import Result
from bot.engine.table_values import Settled
from bot.scenes import game_scenes
from bot.scenes.marks import ColumnKind, Mark
from bot.tables import commands as do
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from cogs.ui.deal_end.deal_end_message import deal_end_message
from cogs.ui.deal_end.deal_end_picture import deal_end_picture
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Message, Picture
from images.render import draw_deal_end
from tests.tables.seated import ANN, after, command_of, opening, tried

NAMES = ("Ann", "Mei", "Kai")


def opened(chain: str, seed: int) -> Table:
    asked = opening(chain, game="toy", computers=2, seed=f"{seed:064x}")
    return after(open_table(asked), do.Start(ANN))


def played_out(table: Table, seed: int) -> Table:
    rng = random.Random(seed)
    while table.stage is Stage.DEAL:
        assert table.deal is not None
        seat = min(seat for seat in range(3) if table.deal.legal_actions(seat))
        action = rng.choice(list(table.deal.legal_actions(seat))[-3:])
        table, _ = tried(table, command_of(table, seat, action))
    return table


def settled_of(table: Table) -> Settled:
    assert table.settled is not None
    return table.settled


def words(message: Message) -> str:
    return "\n".join(part for part in message.parts if isinstance(part, str))


@pytest.mark.parametrize("seed", range(6))
def test_levels_and_points_of_both_sides_are_said_and_drawn(seed: int) -> None:
    table = played_out(opened("small", seed), seed)
    settled, scene = settled_of(table), TableInWords(table, NAMES)
    shown = game_scenes.deal_end_scene(table, settled)
    assert shown.account is not None
    assert [row.seats for row in shown.account.rows] == [(0,), (1, 2)]
    taken = [row.cells[0].value for row in shown.account.rows]
    assert sum(value for value in taken if isinstance(value, int)) == 100
    picture = deal_end_picture(scene, settled, NAMES)
    assert [row.name for row in picture.rows] == ["", "Mei, Kai"]
    assert [column.kind for column in picture.columns] == [
        ColumnKind.COUNT,
        ColumnKind.RESULT,
        ColumnKind.STANDING,
    ]
    [pile] = picture.piles
    assert len(pile.cards) == table.rules.kitty  # type: ignore[attr-defined]
    assert draw_deal_end(picture).startswith(b"\x89PNG")
    won = [row for row in shown.account.rows if row.mark is Mark.WON]
    assert {seat for row in won for seat in row.seats} == settled.result.winners
    message = deal_end_message(scene, settled, NAMES, b"png", live=True)
    [drawn] = [part for part in message.parts if isinstance(part, Picture)]
    for said in (words(message), drawn.alt):
        assert "Put away: " in said
        assert ("and made it" in said) == (settled.result.account["bidder"] in settled.result.winners)
    for row in shown.account.rows:
        name = NAMES[0] if row.seats == (0,) else "Mei and Kai"
        _, rose, level = (cell.value for cell in row.cells)
        signed = f"+{rose}" if rose else "0"
        assert f"{name} **{signed}**" in words(message)
        assert f"{name} {signed}, level {level}" in drawn.alt


def test_a_match_is_won_on_a_level_by_all_of_a_side() -> None:
    results: list[Any] = []
    for seed in range(40):
        table = played_out(opened("small+quick", seed), seed)
        settled = settled_of(table)
        if settled.match_over:
            match = game_scenes.deal_end_scene(table, settled).match
            assert match is not None
            assert match.line.key == "match-won-level"
            said = words(deal_end_message(TableInWords(table, NAMES), settled, NAMES, None, live=True))
            alone = settled.match_winners == {0}
            assert ("Ann wins the match at level " if alone else "Mei and Kai win the match at level ") in said
            results.append(alone)
    assert set(results) == {True, False}


def test_a_toy_deal_that_is_broken_off_shows_hands() -> None:
    table = after(opened("small", 1), do.End(ANN))
    settled = settled_of(table)
    assert isinstance(settled.result, Result)
    shown = game_scenes.deal_end_scene(table, settled)
    assert [text.key for text in shown.points] == ["abandoned"]
    assert [hand.seat for hand in shown.hands] == [0, 1, 2]
    assert draw_deal_end(deal_end_picture(TableInWords(table, NAMES), settled, NAMES))
    assert shown.outcome.facts == {"deal": 1}

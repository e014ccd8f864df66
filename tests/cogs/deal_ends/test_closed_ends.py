"""The end of a deal whose cards are closed: nothing that is said depends on a card.

Promise: While others still play the same deal, its end tells who won and the points alone, in every game.
"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.engine.actions import must_act
from bot.engine.game import find_game
from bot.engine.result import Reckoning
from bot.engine.table_values import Settled
from bot.tables import commands as do
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from cogs.ui.deal_end.deal_end_message import deal_end_message, shrunk_message
from cogs.ui.deal_end.own_result import own_result
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Message
from tests.cogs.messages.said import said_in
from tests.tables.seated import ANN, after, command_of, opening, tried

OF_CARDS = ("kitty", "kitty_points", "multiplier", "tricks", "penalties")
"""What a result says of cards that nobody saw, or of how its points came about."""

NAMES = ("Ann", "Mei", "Kai", "Lan", "Bao", "Ling")


def ended(game: str, preset: str, rng: random.Random) -> Table:
    """A table of an evening after its first deal, in which everybody did whatever ``rng`` picked."""
    rules = find_game(game).rules(preset).to_json()
    wish = opening(preset, game=game, rules=rules, evening=3, deals=2)
    table = after(open_table(wish), do.Fill(ANN), do.Start(ANN))
    while table.stage is Stage.DEAL:
        deal = table.deal
        assert deal is not None
        due, seats = deal.due(), sorted(must_act(deal))
        if due is not None and not seats:
            table, _ = tried(table, do.FallDue(table.deal_number, due.name, due.serial))
        else:
            seat = rng.choice(seats)
            table, _ = tried(table, command_of(table, seat, rng.choice(list(deal.legal_actions(seat)))))
    return table


def otherwise_dealt(table: Table, settled: Settled, rng: random.Random) -> Settled:
    """The same end of a deal, to everybody at its table, of other hidden cards from another shuffle."""
    hidden = [card for hand in settled.result.left for card in hand]
    rng.shuffle(hidden)
    cards = iter(hidden)
    left = tuple(tuple(next(cards) for _ in hand) for hand in settled.result.left)
    account = {name: type(value)() if name in OF_CARDS else value for name, value in settled.result.account.items()}
    nothing = tuple(Reckoning() for _ in settled.result.counted)
    result = replace(settled.result, left=left, counted=nothing, account=account)
    return replace(settled, seed=f"{rng.getrandbits(256):064x}", result=result, deal=None)


def all_said(table: Table, settled: Settled) -> list[Message]:
    names = NAMES[: len(table.seats)]
    scene = TableInWords(table, names, waits=(5,))
    return [
        deal_end_message(scene, settled, names, b"a picture", live=True),
        deal_end_message(scene, settled, names, None, live=False),
        shrunk_message(scene, settled, names),
        *(own_result(scene, settled, names, seat) for seat in range(len(names))),
    ]


@pytest.mark.parametrize(
    "played",
    [
        "big-two chudadi-standard",
        "big-two pagat-basic",
        "big-two class-struggle-1",
        "sheng-ji popular",
        "da-guai-lu-zi dglz-standard",
        "zheng-shangyou zs-pits",
        "zheng-shangyou zs-pits-teams",
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_is_said_depends_on_a_card_that_nobody_saw(played: str, seed: int) -> None:
    game, preset = played.split()
    rng = random.Random(f"{played} {seed}")
    table = ended(game, preset, rng)
    assert table.settled is not None
    other = otherwise_dealt(table, table.settled, rng)
    said = all_said(table, table.settled)
    assert said == all_said(replace(table, settled=other), other)
    closed, *_ = said
    text = said_in(closed)
    assert "The cards open when table 5 has played this deal, too." in text
    assert len(text.splitlines()) <= 8
    assert not closed.files()

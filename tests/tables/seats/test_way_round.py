"""The direction in which the cards were dealt is read from the deal, since hands may change before anybody acts."""

import json

import pytest

from bot.deal_verifier import verify
from bot.games.big_two import GAME
from bot.tables import commands as do
from bot.tables.deal.ended_deals import reveal_of
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from tests.tables.seated import ANN, after, opening, played_out


def second_deal(preset: str) -> Table:
    """A table of Ann and computers whose second deal is over."""
    rules = GAME.rules(preset)
    table = open_table(opening(preset=preset, rules=rules.to_json(), computers=rules.seats.count - 1))
    table = played_out(after(table, do.Start(ANN)))
    while table.match.deals < 2:
        table = played_out(after(table, do.Ready(ANN)))
    return table


@pytest.mark.parametrize(
    "preset", ["three-player-17", "malaysia+alternate", "taiwan+seats-3", "three-player-13-draw", "lectio+alternate"]
)
def test_the_proof_holds_whatever_moved_after_the_dealing(preset: str) -> None:
    table = second_deal(preset)
    settled = table.settled
    assert settled is not None
    assert (table.stage, settled.dealt.step) == (Stage.BETWEEN, -1 if "alternate" in preset else 1)
    assert sum(settled.dealt.sizes) == GAME.rules(preset).pack_size - GAME.rules(preset).left_over
    assert verify(json.dumps(reveal_of(table, settled))).passed

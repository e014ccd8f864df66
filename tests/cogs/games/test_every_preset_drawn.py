"""Every preset of Big Two, from its rules to its pictures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.dealing import Shuffle
from bot.engine.actions import must_act, waited_for
from bot.engine.game import Dealt
from bot.engine.seam.matches import Match
from bot.engine.table_values import Settled
from bot.games.big_two import GAME
from bot.games.big_two.deal.seam import PLAY
from bot.games.big_two.match import SERIES, PointsSoFar
from bot.games.big_two.rules.presets import PRESETS
from bot.scenes.marks import CardState, ColumnKind, PillKind
from cogs.ui.deal_end.deal_end_picture import deal_end_picture
from cogs.ui.hand.own_hand import OwnHand, hand_picture
from cogs.ui.table.table_message import table_picture
from cogs.ui.table_in_words import TableInWords
from images.render import draw_deal_end, draw_hand, draw_table
from tests.engine.asking import offer_over
from tests.tables.seated import in_a_deal, with_deal

SEED = bytes(range(32))
KB = 1024
NAMES = ("Ann", "Bo", "Chi", "Dee", "Eve")


def opened(preset: str) -> TableInWords:
    """The scene of a table with these rules, in its first deal, after any redeal offer."""
    rules = GAME.rules(preset)
    count = rules.seats.count
    match = Match(SERIES, PointsSoFar(rules, (rules.match.chips,) * count))
    deal, _ = match.start_deal(Shuffle("t", 1, SEED, rules.packs.cards(), ()))
    assert PLAY.owns(deal)
    return TableInWords(in_a_deal(match, offer_over(deal), preset), NAMES[:count])


@pytest.mark.parametrize("preset", [*PRESETS, "pagat-basic+seats-5", "two-player-13+draw-combo"])
def test_the_first_turn_of_every_preset_is_drawn(preset: str) -> None:
    scene = opened(preset)
    assert scene.table.deal is not None
    view, picture = scene.table.deal.view(None), table_picture(scene)
    assert PLAY.sees(view)
    rules = view.position.setting.rules
    assert [seat.cards for seat in picture.seats] == list(view.counts)
    assert {seat for seat, plate in enumerate(picture.seats) if plate.pill_kind is PillKind.TO_PLAY} == must_act(view)
    assert picture.clockwise == (rules.seats.direction == "cw")
    assert any(pile.number is not None for pile in picture.apart) == (rules.rest.use == "stock")
    assert not picture.cards
    assert len(draw_table(picture)) < 60 * KB


@pytest.mark.parametrize("preset", [*PRESETS, "pagat-basic+seats-5", "two-player-13+draw-combo"])
def test_the_hand_to_move_of_every_preset_is_drawn(preset: str) -> None:
    scene = opened(preset)
    assert scene.table.deal is not None
    view = scene.table.deal.view(min(waited_for(scene.table.deal)))
    assert PLAY.sees(view)
    picture = hand_picture(OwnHand(scene, view))
    if not view.hand:
        assert picture is None
        return
    assert picture is not None
    assert sorted(picture.cards) == sorted(view.hand)
    assert CardState.SELECTED not in picture.states
    assert len(draw_hand(picture)) < 60 * KB


@pytest.mark.parametrize(("deal", "backwards"), [(1, False), (2, True), (3, False)])
def test_arrows_turn_in_every_second_deal_where_the_direction_alternates(deal: int, backwards: bool) -> None:
    rules = GAME.rules("pagat-basic+alternate")
    scene = opened("pagat-basic+alternate")
    match = Match(SERIES, PointsSoFar(rules, (0,) * 4, deals=deal - 1))
    dealt, _ = match.start_deal(Shuffle("t", deal, SEED, rules.packs.cards(), ()))
    assert table_picture(replace(scene, table=with_deal(scene.table, dealt))).backwards is backwards


@pytest.mark.parametrize("preset", [*PRESETS, "pagat-basic+places", "pagat-basic+winner-takes"])
def test_the_end_of_a_deal_of_every_preset_is_drawn(preset: str) -> None:
    scene = opened(preset)
    deal, match = scene.table.deal, scene.table.match
    assert deal is not None
    while (result := deal.result()) is None:
        seat = min(must_act(deal))
        first, *_ = deal.view(seat).legal_actions()
        deal, _ = deal.apply(seat, first)
    totals = match.book(result).totals
    dealt = Dealt(0, 1, tuple(map(len, result.left)))
    settled = Settled(1, SEED.hex(), dealt, result, totals, scene.table.sitters, 1)
    picture = deal_end_picture(scene, settled, scene.names)
    kinds = [column.kind for column in picture.columns]
    for row in picture.rows:
        paid = [cell.value for kind, cell in zip(kinds, row.cells, strict=True) if kind is ColumnKind.SHARE]
        shares = [points for points in paid if isinstance(points, int)]
        [points] = [cell.value for kind, cell in zip(kinds, row.cells, strict=True) if kind is ColumnKind.RESULT]
        assert not shares or sum(shares) == points
    assert (picture.sum_label == "") == (not result.zero_sum)
    assert len(draw_deal_end(picture)) < 60 * KB

"""The end of a deal of Big Two as a scene: its account adds up under every preset, and only who pays is said to pay.

Promise: An account adds up to what is booked. An event has a line or is silent. Also: tests/i18n/test_spoken_deals.py.

Promise: Every factor of a penalty has its reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from bot.engine.actions import Seat, must_act
from bot.engine.facts import Each, Player, Players
from bot.engine.game import Event, find_game
from bot.engine.result import Reckoning
from bot.engine.table_values import Settled
from bot.games.big_two.closed_lists import BigTwoEvent
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.rules.presets import PRESETS
from bot.games.big_two.scenes.deal_ended import multipliers
from bot.scenes.deal_end_scene import Account, Cell, DealEndScene, Row
from bot.scenes.game_scenes import deal_end_scene, scenes_of
from bot.scenes.marks import ColumnKind, Mark
from bot.tables import commands as do
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from tests.tables.seated import ANN, after, between, command_of, next_action, opening, over, tried

SEEDS = range(8)
CHAINS = [*PRESETS, "pagat-basic+places", "pagat-basic+winner-takes", "pagat-basic+seats-5"]


@cache
def ended(chain: str, seed: int) -> Table:
    """A deal in which one seat plays whatever it can and the others mostly pass, so that long hands are left."""
    rng = Random(seed)
    table = after(open_table(opening(chain, computers=9, seed=f"{seed:064x}")), do.Start(ANN))
    eager = rng.randrange(len(table.seats))
    while table.stage is Stage.DEAL:
        deal = table.deal
        assert deal is not None
        command = next_action(table)
        if not deal.due():
            seat = min(must_act(deal))
            actions = list(deal.legal_actions(seat))
            plays = [action for action in actions if action.verb == "play"]
            passes = [action for action in actions if action.verb == "pass"]
            playing = plays and (seat == eager or not passes or rng.random() < 0.1)
            command = command_of(table, seat, rng.choice(plays) if playing else (passes or actions)[0])
        table, _ = tried(table, command)
    return table


def scene_of(table: Table) -> DealEndScene:
    assert table.settled is not None
    return deal_end_scene(table, table.settled)


def account_of(table: Table) -> Account:
    account = scene_of(table).account
    assert account is not None
    return account


def of_kind(account: Account, row: Row, kind: ColumnKind) -> list[Cell]:
    return [cell for column, cell in zip(account.columns, row.cells, strict=True) if column.kind is kind]


def numbers(cells: list[Cell]) -> Iterator[int]:
    return (cell.value for cell in cells if isinstance(cell.value, int))


@pytest.mark.parametrize("chain", CHAINS)
def test_each_row_adds_up_to_the_points_that_are_booked(chain: str) -> None:
    for table in (ended(chain, seed) for seed in SEEDS):
        settled = table.settled
        assert settled is not None
        account = account_of(table)
        assert [row.seats for row in account.rows] == [(seat,) for seat in range(len(table.seats))]
        for seat, row in enumerate(account.rows):
            [result] = of_kind(account, row, ColumnKind.RESULT)
            [standing] = of_kind(account, row, ColumnKind.STANDING)
            shares = of_kind(account, row, ColumnKind.SHARE)
            counts = of_kind(account, row, ColumnKind.COUNT)
            assert (result.value, standing.value) == (settled.result.points[seat], settled.totals[seat])
            assert all(cell.sum is None or cell.sum.points == cell.value for cell in (*counts, result))
            assert [cell.value is None for cell in shares] == [other == seat for other in range(len(shares))]
            if result.sum is None and shares:
                assert sum(numbers(shares)) == result.value
        total = sum(value for row in account.rows for value in numbers(of_kind(account, row, ColumnKind.RESULT)))
        assert account.summed == (total == 0)


@pytest.mark.parametrize("chain", CHAINS)
def test_what_one_gets_of_another_the_other_pays(chain: str) -> None:
    for table in (ended(chain, seed) for seed in SEEDS):
        account = account_of(table)
        shares = [of_kind(account, row, ColumnKind.SHARE) for row in account.rows]
        for seat, row in enumerate(shares):
            for other, cell in enumerate(row):
                back = shares[other][seat].value
                assert cell.value is None if other == seat else cell.value == -int(back or 0)


def payers(scene: DealEndScene) -> set[Seat]:
    rows = scene.account.rows if scene.account else ()
    marked = {hand.seat for hand in scene.hands if hand.mark is Mark.PAYS}
    assert marked == {seat for row in rows for seat in row.seats if row.mark is Mark.PAYS}
    said = {text.facts["name"] for text in scene.remarks if text.key in ("event-full-payer", "deal-lost")}
    assert said == {Player(seat) for seat in marked}
    assert marked == {hand.seat for hand in scene.hands if hand.caption and hand.caption.key == "picture-pays-for-all"}
    return marked


def test_somebody_pays_for_everybody_where_a_breach_is_charged() -> None:
    tables = [ended("pagat-basic", seed) for seed in range(60)]
    paying = [table for table in tables if payers(scene_of(table))]
    assert paying
    for table in paying:
        assert table.settled is not None
        assert payers(scene_of(table)) == {table.settled.result.payer}


@pytest.mark.parametrize("chain", ["philippines-pusoy-dos", "pagat-basic+places"])
def test_nobody_pays_for_everybody_where_nobody_pays_at_all(chain: str) -> None:
    """BT-14.12, 18.5: the last card of another may be let through, and it costs nothing."""
    for table in (ended(chain, seed) for seed in range(60)):
        assert payers(scene_of(table)) == set()
    settled = table.settled
    assert settled is not None
    named = replace(settled.result, payer=(settled.result.order[0] + 1) % len(table.seats))
    assert payers(deal_end_scene(table, replace(settled, result=named))) == set()


def test_who_lost_a_deal_with_an_undeclared_card_pays_under_every_settlement() -> None:
    rules = find_game("big-two").rules("philippines-pusoy-dos", {"last.undeclared": "loses", "last.declare": [1]})
    table = between(rules=rules.to_json())
    assert table.settled is not None
    lost = replace(table.settled.result, winner=None, payer=2, order=())
    scene = deal_end_scene(table, replace(table.settled, result=lost))
    assert payers(scene) == {2}
    assert (scene.outcome.key, scene.subtitle) == ("wins-deal-nobody", None)


def test_a_void_deal_has_its_hands_and_no_account() -> None:
    table = between()
    assert table.settled is not None
    void = replace(table.settled.result, winner=None, void=True, points=(0,) * 4, entries=())
    broken_off = deal_end_scene(table, replace(table.settled, result=void, news=()))
    assert (broken_off.account, broken_off.void, broken_off.remarks) == (None, True, ())
    assert [text.key for text in broken_off.points] == ["abandoned"]
    assert {hand.mark for hand in broken_off.hands} == {Mark.PLAIN}
    redealt = deal_end_scene(table, replace(table.settled, result=void, news=(Event(BigTwoEvent.REDEALT, 2),)))
    assert [text.key for text in redealt.remarks] == ["event-redealt"]
    assert redealt.points == ()


def matches(settled: Settled, table: Table) -> tuple[str, tuple[Seat, ...]]:
    """The line of the match that is over, and who stands in it."""
    match = deal_end_scene(table, settled).match
    assert match is not None
    names = match.line.facts["names"]
    assert isinstance(names, Players)
    return match.line.key, names.seats


def test_the_match_is_told_behind_what_the_game_says() -> None:
    table = over()
    settled = table.settled
    assert settled is not None
    [winner] = settled.match_winners
    assert matches(settled, table) == ("match-won", (winner,))
    shared = replace(settled, match_winners=frozenset(), totals=(5, 9, 9, -23))
    assert matches(shared, table) == ("match-shared", (1, 2))
    standings = deal_end_scene(table, shared).match
    assert standings is not None
    assert [(one.facts["name"], one.facts["place"]) for one in standings.standings] == [
        (Player(1), 1),
        (Player(2), 1),
        (Player(0), 3),
        (Player(3), 4),
    ]


def test_places_are_a_list_of_seats() -> None:
    table = ended("pagat-basic+places", 1)
    [places] = [text.facts["names"] for text in scene_of(table).remarks if text.key == "deal-order"]
    assert isinstance(places, Each)
    assert table.settled is not None
    assert [row["name"] for row in places.rows] == [Player(seat) for seat in table.settled.result.order]


@pytest.mark.parametrize("event", BigTwoEvent)
def test_three_events_deserve_a_notice(event: BigTwoEvent) -> None:
    told = scenes_of("big-two").notice(Event(event, 2, {"caller": Player(1)}))
    assert (told is not None) == (event in (BigTwoEvent.LAST_CARD, BigTwoEvent.FROZEN, BigTwoEvent.CALLED))
    assert told is None or told.facts["name"] == Player(2)


@pytest.mark.parametrize("chain", CHAINS)
def test_every_factor_of_a_penalty_has_its_reason(chain: str) -> None:
    found = 0
    for seed in SEEDS:
        table = ended(chain, seed)
        assert table.settled is not None
        assert isinstance(table.rules, Rules)
        for seat, counted in enumerate(table.settled.result.counted):
            alone = tuple(
                one if other == seat else Reckoning() for other, one in enumerate(table.settled.result.counted)
            )
            settled = replace(table.settled, result=replace(table.settled.result, counted=alone))
            assert {reason["times"] for reason in multipliers(table.rules, settled)} == {*counted.factors}
            found += len(counted.factors)
    assert found or len(rules_of(chain).score.tiers) == 1 or not rules_of(chain).counts_cards


def rules_of(chain: str) -> Rules:
    rules = find_game("big-two").rules(chain)
    assert isinstance(rules, Rules)
    return rules

"""The redeal offer at a table: equally long for everybody, folded from the log, ended by answers or by time.

Promise: A redeal is offered for the same time to everybody, even across a restart. Also:
tests/bot/deals/test_redeal.py.

Promise: Waiting uses monotonic time, so setting the machine's clock holds nothing up. Also:
tests/cogs/sending/test_drawing_places.py.
"""

from __future__ import annotations

import random

import pytest

from bot.engine.game import find_game
from bot.games.big_two.before.redeal import OFFERED_FOR
from bot.games.big_two.position import OFFER
from bot.games.big_two.verbs import KEEP, PASS, REDEAL
from bot.store import Store
from bot.tables import commands as do
from bot.tables.deal.computers import answer_of, computer_asked
from bot.tables.life.hall import Hall
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from tests.engine.asking import may_act
from tests.engine.views import in_json
from tests.tables.hall_at_work import Ears, all_awake, interactions, of, people, same_everywhere, table_of
from tests.tables.seated import ANN, BO, STRANGER, after, keeping, opening, refusal_of, steps, tried
from tests.tables.turned_clock import TurnedClock

RULES = find_game("big-two").rules("pagat-basic", {"redeal.points_below": 12})
EVERYBODY = frozenset(range(4))


def undecided(table: Table) -> frozenset[int]:
    """The seats that have not answered yet."""
    return (
        frozenset()
        if table.deal is None
        else frozenset(seat for seat, asks in table.deal.asks().items() if asks == OFFER)
    )


def offered(seed: int = 1, **changes: object) -> Table:
    """Ann, Bo and two computers are offered a redeal."""
    rules = find_game("big-two").rules("pagat-basic", {"redeal.points_below": 12, **changes})
    command = opening(rules=rules.to_json(), seed=f"{seed:064x}")
    return after(open_table(command), do.Join(BO), do.AddComputer(ANN), do.AddComputer(ANN), do.Start(ANN))


def offered_to(seat: int, *, entitled: bool) -> Table:
    """A table whose seat is entitled to ask for a redeal, or is not."""
    tables = (offered(seed) for seed in range(1, 200))
    return next(table for table in tables if table.deal and (seat in may_act(table.deal)) == entitled)


def test_every_deal_opens_with_an_offer_to_all_whoever_may_ask() -> None:
    for table in (offered_to(0, entitled=True), offered_to(0, entitled=False)):
        assert undecided(table) == {0, 1, 2, 3}
        for _ in range(2):
            *_, (_, table) = steps(table)
            table = after(table, do.Ready(ANN), do.Ready(BO))
            assert undecided(table) == {0, 1, 2, 3}


def test_no_offer_is_made_where_no_rule_has_one() -> None:
    assert undecided(offered(**{"redeal.points_below": 0})) == frozenset()


def test_while_it_is_open_nothing_is_played() -> None:
    table = offered_to(0, entitled=False)
    for person in (ANN, BO):
        assert refusal_of(table, do.Act(person, PASS, table.turn)).name == "wrong_phase"
    assert refusal_of(table, do.Act(ANN, REDEAL)).name == "not_entitled"
    assert refusal_of(table, do.Act(STRANGER, KEEP)).name is TableRefusal.STRANGER
    assert refusal_of(table, do.Act(ANN, KEEP, table.turn - 1)).name is TableRefusal.OLD


def test_keeping_leaves_the_turn_until_all_have_answered() -> None:
    table = offered()
    turn = table.turn
    for seat in (2, 0, 3):
        table = after(table, keeping(table, seat))
        assert table.turn == turn
        assert refusal_of(table, keeping(table, seat)).name == "not_entitled"
    table = after(table, do.Act(BO, KEEP, turn))
    assert (undecided(table), table.turn) == (frozenset(), turn + 1)
    assert refusal_of(table, do.Act(BO, KEEP)).name == "wrong_phase"
    assert refusal_of(table, do.FallDue(1, "redeal", 0)).name is TableRefusal.NOT_DUE


def test_who_asks_ends_the_deal_without_points_and_the_same_dealer_deals_again() -> None:
    table = offered_to(1, entitled=True)
    dealer = in_json(table.deal.view(None))["dealer"] if table.deal else None
    after_it, events = tried(table, do.Act(BO, REDEAL, table.turn))
    assert [event.name for event in events] == ["redealt"]
    assert (after_it.stage, after_it.match.deals, after_it.match.totals) == (Stage.BETWEEN, 0, (0, 0, 0, 0))
    assert after_it.settled is not None
    assert after_it.settled.result.void
    assert [event.name for event in after_it.settled.news][-1] == "redealt"
    again = after(after_it, do.Ready(ANN), do.Ready(BO))
    assert again.deal is not None
    assert in_json(again.deal.view(None))["dealer"] == dealer
    assert again.deal_number == 2
    assert undecided(again) == {0, 1, 2, 3}


def test_who_leaves_leaves_the_answer_to_a_computer() -> None:
    table = after(offered_to(0, entitled=False), do.Leave(ANN))
    asked = computer_asked(table)
    assert asked is not None
    assert (asked.seat, asked.hurried) == (0, True)
    assert answer_of(asked, random.Random(1)) == do.ComputerAct(0, KEEP)


@pytest.mark.parametrize("entitled", [True, False])
def test_a_computer_answers_with_what_it_may(entitled: bool) -> None:
    table = offered_to(2, entitled=entitled)
    asked = computer_asked(table)
    assert asked is not None
    assert asked.seat == 2
    for chance in range(5):
        command = answer_of(asked, random.Random(chance))
        assert command in (
            (do.ComputerAct(2, KEEP), do.ComputerAct(2, REDEAL)) if entitled else (do.ComputerAct(2, KEEP),)
        )


async def opened(hall: Hall, ann: int, bo: int) -> str:
    """A table of two people and two computers with a redeal offer for the first deal that nobody accepts."""
    for _ in range(60):
        wish = opening("pagat-basic", person=ann, seed="", rules=RULES.to_json(), computers=2)
        outcome = await hall.open_table(wish, next(interactions))
        table = of(outcome).id
        of(await hall.do(table, do.Join(bo)))
        of(await hall.do(table, do.Start(ann)))
        found = hall.get(table)
        if found and found.deal and not may_act(found.deal):
            return table
        of(await hall.do(table, do.End(ann, admin=True)))
    raise AssertionError("everybody asks")


async def test_it_ends_when_its_time_is_up_and_the_log_folds(hall: Hall, store: Store, clock: TurnedClock) -> None:
    ears, (ann, bo) = Ears(hall), await people(store, 2)
    table = await opened(hall, ann, bo)
    await ears.until(lambda: undecided(table_of(hall, table)) == {0, 3})
    assert hall.due_at(table) == clock.now() + OFFERED_FOR
    clock.turn(OFFERED_FOR - 1)
    assert undecided(table_of(hall, table))
    clock.turn(1)
    await ears.until(lambda: not undecided(table_of(hall, table)))
    assert hall.due_at(table) is None
    await hall.close()
    await same_everywhere(hall, store, table)


@pytest.mark.parametrize("seconds", [-3600, 3600])
async def test_a_clock_that_is_set_leaves_the_offer_its_time(
    hall: Hall, store: Store, clock: TurnedClock, seconds: float
) -> None:
    ears, (ann, bo) = Ears(hall), await people(store, 2)
    table = await opened(hall, ann, bo)
    await clock.awaited()
    clock.set(seconds)
    clock.turn(OFFERED_FOR - 1)
    await clock.awaited()
    assert undecided(table_of(hall, table))
    clock.turn(1)
    await ears.until(lambda: not undecided(table_of(hall, table)))


async def test_a_restart_leaves_the_offer_what_was_left_of_its_time(
    hall: Hall, store: Store, clock: TurnedClock
) -> None:
    ears, (ann, bo) = Ears(hall), await people(store, 2)
    table = await opened(hall, ann, bo)
    await ears.until(lambda: undecided(table_of(hall, table)) == {0, 3})
    await hall.do(table, do.Act(bo, KEEP))
    clock.turn(OFFERED_FOR - 1)
    await hall.close()
    clock.turn(3600)
    second = Hall(store, clock, random.Random(7), 0)
    heard = Ears(second)
    await all_awake(second)
    second.resume()
    assert undecided(table_of(second, table)) == {0}
    assert second.due_at(table) == clock.now() + 1
    clock.turn(1)
    await heard.until(lambda: not undecided(table_of(second, table)))
    await second.close()

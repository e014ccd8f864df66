"""The toy game at a table of the hall with a real store: two people and a computer, with kills and restarts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.engine.actions import Action, Seat, must_act
from bot.store import Counted, Store, Window
from bot.tables import commands as do
from bot.tables.life.hall import Hall
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from tests.tables.hall_at_work import Ears, all_awake, interactions, of, people, same_everywhere, table_of
from tests.tables.seated import GUILD, opening
from tests.tables.turned_clock import TurnedClock
from tests.toy import GAME
from tests.toy.toy_deal import PLAY, ToyDeal


async def seated(hall: Hall, ann: int, bo: int, chain: str = "plain") -> str:
    """A table with two people and a computer; its first deal has been dealt."""
    rules = GAME.rules(chain).to_json()
    wish = opening(chain, game="toy", rules=rules, person=ann, seed="", computers=1)
    outcome = await hall.open_table(wish, next(interactions))
    table = of(outcome).id
    of(await hall.do(table, do.Join(bo), next(interactions)))
    of(await hall.do(table, do.Start(ann), next(interactions)))
    return table


def deal_of(table: Table) -> ToyDeal:
    assert table.deal is not None
    assert PLAY.owns(table.deal)
    return table.deal


async def acted(hall: Hall, table: str, person: int, action: str) -> Table:
    """The table after a person's action, which must be accepted."""
    return of(await hall.do(table, do.Act(person, GAME.typed.grammar.read(action)), next(interactions)))


def persons_turn(hall: Hall, table: str) -> tuple[int, Seat] | None:
    """A person everybody waits for, and their seat; None if there is none."""
    found = table_of(hall, table)
    if found.deal is None:
        return None
    sitting = ((found.sitters[seat], seat) for seat in sorted(must_act(found.deal)))
    return next(((one.person, seat) for one, seat in sitting if one and one.person is not None), None)


async def played_on(hall: Hall, ears: Ears, table: str, actions: int = 1_000) -> None:
    """Let people take the mildest action until the deal is over, or ``actions`` times."""
    for _ in range(actions):
        await ears.until(lambda: persons_turn(hall, table) is not None or table_of(hall, table).deal is None)
        turn = persons_turn(hall, table)
        if turn is None:
            return
        person, seat = turn
        action = deal_of(table_of(hall, table)).mildest(seat)
        of(await hall.do(table, do.Act(person, action, table_of(hall, table).turn), next(interactions)))


async def closed_bidding(hall: Hall, ears: Ears, table: str, ann: int, bo: int, bid: str) -> None:
    """Ann bids, and nobody bids higher."""
    await ears.until(lambda: 1 not in deal_of(table_of(hall, table)).position.bidding)
    await acted(hall, table, ann, bid)
    if table_of(hall, table).seat_of(bo) in deal_of(table_of(hall, table)).position.bidding:
        await acted(hall, table, bo, "pass")


async def test_a_match_is_played_to_its_end(hall: Hall, store: Store) -> None:
    ears, (ann, bo) = Ears(hall), await people(store, 2)
    table = await seated(hall, ann, bo, "small+quick")
    while True:
        await closed_bidding(hall, ears, table, ann, bo, "bid 100")
        await played_on(hall, ears, table)
        assert table_of(hall, table).stage is Stage.BETWEEN
        if table_of(hall, table).match.over():
            break
        for person in (ann, bo):
            of(await hall.do(table, do.Ready(person), next(interactions)))
    found = table_of(hall, table)
    assert found.settled is not None
    sides = {found.match.sides()[seat] for seat in found.settled.match_winners}
    assert len(sides) == 1, "one side has won the match"
    rows = {row.person: row for row in (await store.points.board(Counted(GUILD, Window.all()))).rows}
    assert rows[ann].wins + rows[bo].wins == found.match.deals, "each deal is won by one side, and they sit on two"
    assert [rows[person].points for person in (ann, bo)] == [found.match.totals[seat] - 2 for seat in (0, 2)]
    assert {"bid-made", "kitty-taken", "buried", "trick-taken", "contract-ended", "match-won"} <= set(ears.events)
    await same_everywhere(hall, store, table)


async def test_the_bidding_ends_by_itself(hall: Hall, store: Store, clock: TurnedClock) -> None:
    ears, (ann, bo) = Ears(hall), await people(store, 2)
    table = await seated(hall, ann, bo)
    await ears.until(lambda: 1 not in deal_of(table_of(hall, table)).position.bidding)
    assert hall.due_at(table) == clock.now() + 60
    clock.turn(15)
    await acted(hall, table, ann, "bid 190")
    assert hall.due_at(table) == clock.now() + 60, "a bid gives everybody the whole time again"
    clock.turn(60)
    await ears.until(lambda: not deal_of(table_of(hall, table)).position.open)
    assert persons_turn(hall, table) == (ann, 0)
    assert table_of(hall, table).deal.view(0).counts == (40, 32, 32)  # type: ignore[union-attr]
    assert hall.due_at(table) is None
    await same_everywhere(hall, store, table)


async def test_refused_at_the_table_by_name(hall: Hall, store: Store) -> None:
    ears, (ann, bo) = Ears(hall), await people(store, 2)
    table = await seated(hall, ann, bo)
    await ears.until(lambda: 1 not in deal_of(table_of(hall, table)).position.bidding)
    await acted(hall, table, ann, "bid 190")
    outcome = await hall.do(table, do.Act(bo, GAME.typed.grammar.read("bid 150")), next(interactions))
    assert outcome.refusal is not None
    assert (outcome.refusal.name, outcome.refusal.args) == ("bid_too_low", {"bid": 190})
    outcome = await hall.do(table, do.Act(bo, Action("declare")), next(interactions))
    assert outcome.refusal is not None
    assert outcome.refusal.name == "wrong_phase", "a word of another game"


@pytest.mark.parametrize("killed", ["in mid-bid", "after the burial", "in mid-trick"])
async def test_a_killed_table_goes_on(path: Path, clock: TurnedClock, killed: str) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{path}", clock.now)
    hall = Hall(store, clock, random.Random(7), 0)
    ears, (ann, bo) = Ears(hall), await people(store, 2)
    table = await seated(hall, ann, bo)
    await ears.until(lambda: 1 not in deal_of(table_of(hall, table)).position.bidding)
    await acted(hall, table, ann, "bid 190")
    await ears.until(lambda: 1 in deal_of(table_of(hall, table)).position.passed)
    if killed != "in mid-bid":
        await acted(hall, table, bo, "pass")
        await played_on(hall, ears, table, 1 if killed == "after the burial" else 2)
        await ears.until(lambda: persons_turn(hall, table) is not None)
    before = table_of(hall, table)
    assert len(deal_of(before).position.laid) == (2 if killed == "in mid-trick" else 0)
    await hall.close()
    await store.close()

    store = await Store.open(f"sqlite+aiosqlite:///{path}", clock.now)
    hall = Hall(store, clock, random.Random(7), 0)
    ears = Ears(hall)
    await all_awake(hall)
    hall.resume()
    assert table_of(hall, table) == before
    if killed == "in mid-bid":
        assert hall.due_at(table) == clock.now() + 60
        clock.turn(60)
        await ears.until(lambda: not deal_of(table_of(hall, table)).position.open)
    await played_on(hall, ears, table)
    assert table_of(hall, table).stage is Stage.BETWEEN
    await same_everywhere(hall, store, table)
    await hall.close()
    await store.close()

"""Passes that a table makes for people who can do nothing else: where, after which pause, and as whose act.

Promise: The table passes for whoever can do nothing else: for one person among computers, elsewhere where its opener
chose so, and never in a tutorial. It is the table's act. Also: tests/bot/clocks_and_absence/test_auto_pass.py.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.engine.actions import Action
from bot.engine.game import GAMES, find_game
from bot.engine.table_values import Sitter
from bot.games.big_two.verbs import PASS
from bot.store import Store
from bot.tables import commands as do
from bot.tables.deal.deadlines import is_touch
from bot.tables.deal.mildest_actions import pass_due
from bot.tables.life.hall import Hall
from bot.tables.log.table_log import fold
from bot.tables.seats.who_plays import with_lapses
from bot.tables.table import Table, with_seat
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Departure, Leavers, SeatInDeal, Stage
from bot.tables.table_refusals import TableRefusal
from tests.tables.hall_at_work import Ears, act, all_awake, interactions, of, opened, people, table_of
from tests.tables.seated import (
    ANN,
    BO,
    Acting,
    after,
    command_of,
    in_hand,
    lapses_of,
    next_action,
    on_terms,
    opening,
    refusal_of,
    tried,
    with_sitters,
)
from tests.tables.turned_clock import TurnedClock

PAUSE = 2.0


def alone(game: str = "big-two", preset: str = "chudadi-standard", seed: int = 1, **given: object) -> Table:
    """Ann and computers, the first deal in hand."""
    opened_one = open_table(opening(preset, game=game, computers=9, seed=f"{seed:064x}", **given))
    return after(opened_one, do.Start(ANN))


def walked(table: Table, rng: random.Random) -> Iterator[tuple[Table, Acting]]:
    """The table before each action of a deal of random plays, and the action."""
    while table.stage is Stage.DEAL:
        assert table.deal is not None
        command = after_time(table) or next_action(table, rng)
        if not isinstance(command, do.FallDue):
            yield table, command
        table = after(table, command)


def after_time(table: Table) -> do.FallDue | None:
    due = table.deal.due() if table.deal else None
    return None if due is None else do.FallDue(table.deal_number, due.name, due.serial)


def first_due(table: Table, seed: int = 5) -> Table:
    """The table as it is when Ann can only pass for the first time."""
    return next(one for one, command in walked(table, random.Random(seed)) if only_passes(one, command))


def only_passes(table: Table, command: do.Command) -> bool:
    """Whether the command is Ann's, who cannot do anything but pass on what lies there."""
    if not isinstance(command, do.Act) or table.deal is None:
        return False
    view = table.deal.view(0)
    return bool(view.trick) and [action.verb for action in view.legal_actions()] == ["pass"]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_passes_for_one_person_among_computers_wherever_nothing_else_is_legal(game: str) -> None:
    found = 0
    for number, preset in enumerate([*find_game(game).rules.presets][:6]):
        for table, command in walked(alone(game, preset, number), random.Random(number)):
            due = pass_due(table)
            assert (due is not None) == only_passes(table, command), (preset, table.turn)
            if due is None:
                continue
            found += 1
            assert table.deal is not None
            assert due.seat == 0
            passed, events = tried(table, due)
            [mine] = table.deal.legal_actions(0)
            by_hand, same = tried(table, do.Act(ANN, mine, table.turn))
            assert (passed.deal, passed.trick, passed.turn, passed.news) == (
                by_hand.deal,
                by_hand.trick,
                by_hand.turn,
                by_hand.news,
            )
            assert events == same
            assert refusal_of(passed, due).name in (TableRefusal.NOT_DUE, TableRefusal.ENDED)
    assert bool(found) == (game != "sheng-ji")


def test_it_is_never_done_where_nobody_wanted_it() -> None:
    table = first_due(alone())
    assert pass_due(table)
    assert pass_due(on_terms(table, tutorial=True)) is None
    assert pass_due(on_terms(table, tutorial=True, auto_pass=True)) is None
    assert pass_due(on_terms(table, auto_pass=False)) is None
    two = with_sitters(table, (table.sitters[0], Sitter(BO), *table.sitters[2:]))
    assert pass_due(two) is None
    assert pass_due(on_terms(two, auto_pass=True)) == pass_due(table)
    away = with_lapses(table, 0, 3)
    assert pass_due(away) is None  # a computer plays there
    assert refusal_of(two, do.PassFor(0, dict(table.asked)[0])).name is TableRefusal.NOT_DUE


def test_where_somebody_may_be_called_their_owner_is_asked() -> None:
    called = 0
    for seed in range(40):
        given = {"options": ("callouts",), "rules": _loses()}
        for table, command in walked(alone("big-two", "chudadi-standard", seed, **given), random.Random(seed)):
            if not isinstance(command, do.Act) or table.deal is None or not table.deal.trick:
                continue
            verbs = {action.verb for action in table.deal.view(0).legal_actions()}
            if verbs == {"call", "pass"}:
                called += 1
                assert pass_due(table) is None
    assert called


def _loses() -> dict[str, object]:
    return find_game("big-two").rules("chudadi-standard", {"last.declare": [1], "last.undeclared": "loses"}).to_json()


def test_nobody_can_learn_from_it_and_then_take_a_seat_of_the_deal() -> None:
    table = first_due(alone())
    assert pass_due(on_terms(table, lets_in_from=1)) is None
    assert pass_due(on_terms(table, lets_in_from=2)) == pass_due(table)
    gone = replace(table.seats[1], in_deal=SeatInDeal(booked=Sitter(BO)))
    left = replace(with_seat(table, 1, gone), leavers=Leavers((Departure(BO, 1, table.deal_number),)))
    assert pass_due(left) is None, "the deal is booked for Bo, too, who may come back"
    before = Leavers((Departure(BO, 1, 0),))
    assert pass_due(replace(table, leavers=before)) == pass_due(table)


def test_whoever_wants_a_void_deal_still_wants_it_after_the_table_passed() -> None:
    table = in_hand(first_due(alone()), votes=((ANN, True),))
    due = pass_due(table)
    assert due
    assert after(table, due).votes == ((ANN, True),)
    assert after(table, do.Act(ANN, PASS, table.turn)).votes == ()


def test_it_is_the_tables_act_and_nobody_is_back_by_it() -> None:
    table = with_lapses(first_due(alone()), 0, 2)
    due = pass_due(table)
    assert due
    passed = after(table, due)
    assert lapses_of(passed) == ((0, 2),)
    assert lapses_of(after(table, do.Act(ANN, PASS, table.turn))) == ()
    assert not is_touch(table, passed, due)
    assert do.ByPerson not in type(due).__mro__
    assert do.command_from_json(do.command_to_json(due), None) == due
    plain = do.command_to_json(opening())
    assert "auto_pass" not in plain
    assert do.command_from_json(do.command_to_json(opening(auto_pass=False)), None) == opening(auto_pass=False)


DEALS_AT_MOST = 5


async def until_due(hall: Hall, ears: Ears, table: str, clock: TurnedClock) -> Table:
    """Play until Ann can only pass."""
    while pass_due(table_of(hall, table)) is None:
        now = table_of(hall, table)
        if now.deal is None:  # in that deal Ann could always do something
            assert now.match.deals < DEALS_AT_MOST, "in so many deals somebody can only pass"
            of(await hall.do(table, do.Ready(now.host), next(interactions)))
            continue
        if now.asked:
            of(await act(hall, table))
            continue
        seen = len(ears.updates)
        await clock.awaited()
        clock.turn(PAUSE)
        await ears.until(lambda seen=seen: len(ears.updates) > seen)  # type: ignore[misc]  # bound at once
    return table_of(hall, table)


async def test_the_table_passes_after_the_pause_of_a_computer_over_a_restart(store: Store, clock: TurnedClock) -> None:
    hall = Hall(store, clock, random.Random(7), PAUSE)
    ears = Ears(hall)
    [ann] = await people(store, 1)
    table = await opened(hall, ann, auto_pass=None)
    of(await hall.do(table, do.Start(ann), next(interactions)))
    due = await until_due(hall, ears, table, clock)
    await clock.awaited()
    clock.turn(PAUSE / 2)
    await store.tables()
    assert table_of(hall, table) == due
    await hall.close()

    again = Hall(store, clock, random.Random(7), PAUSE)
    later = Ears(again)
    await all_awake(again)
    again.resume()
    await clock.awaited()
    clock.turn(PAUSE / 2)
    await store.tables()
    assert table_of(again, table).deal == due.deal  # a pause begun anew is whole
    clock.turn(PAUSE / 2)
    await later.until(lambda: table_of(again, table).deal != due.deal)
    assert table_of(again, table).deal == after(due, pass_due(due) or do.Start(ann)).deal
    last = (await store.events(table))[-1].command
    assert last["do"] == "PassFor"
    assert fold(await store.events(table)) == table_of(again, table)
    await again.close()


async def test_who_passes_first_is_not_passed_for_and_the_next_takes_their_own_time(
    store: Store, clock: TurnedClock
) -> None:
    hall = Hall(store, clock, random.Random(7), PAUSE)
    ears = Ears(hall)
    [ann] = await people(store, 1)
    table = await opened(hall, ann, auto_pass=None)
    of(await hall.do(table, do.Start(ann), next(interactions)))
    due = await until_due(hall, ears, table, clock)
    await clock.awaited()
    clock.turn(PAUSE / 2)
    of(await hall.do(table, command_of(due, 0, Action("pass")), next(interactions)))
    passed = table_of(hall, table)
    await clock.awaited()
    clock.turn(PAUSE / 2)
    await store.tables()
    assert table_of(hall, table) == passed
    seen = len(ears.updates)
    clock.turn(PAUSE)
    await ears.until(lambda: len(ears.updates) > seen)
    assert "PassFor" not in [event.command["do"] for event in await store.events(table)]
    await hall.close()

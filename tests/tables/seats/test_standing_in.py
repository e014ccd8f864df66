"""Where no clock runs, anybody seated may let a computer play for somebody who was asked long ago.

Promise: Where no clock runs, a silent person keeps nobody waiting for more than two minutes. Also:
tests/bot/clocks_and_absence/test_page_clocks.py.
"""

from __future__ import annotations

import pytest

from bot.engine.actions import must_act
from bot.tables import commands as do
from bot.tables.deal.computers import computer_asked
from bot.tables.deal.deadlines import OVERDUE_AFTER, Deadline, deadlines
from bot.tables.log.table_log import table_from_json
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from tests.tables.seated import (
    ANN,
    BO,
    STRANGER,
    after,
    as_kept,
    dealt,
    lapses_of,
    next_action,
    played_out,
    refusal_of,
    tried,
)


def waiting_for_ann(table: Table) -> Table:
    """The deal once it is Ann's turn, who hosts."""
    while table.deal is not None and 0 not in must_act(table.deal):
        table = after(table, next_action(table))
    return table


def long_asked(table: Table) -> Table:
    """The table once those it asks have been asked for two minutes."""
    return after(table, *(do.Overdue(seat, question) for seat, question in table.asked))


def test_two_people_and_a_silent_host_go_on() -> None:
    table = waiting_for_ann(dealt())
    ((seat, question),) = table.asked
    assert Deadline(do.Overdue(seat, question), OVERDUE_AFTER) in deadlines(table)
    assert refusal_of(table, do.StandIn(BO, ANN)).name is TableRefusal.STAND_IN_SOON
    overdue = long_asked(table)
    assert table_from_json(as_kept(overdue), overdue.rules.to_json()) == overdue
    assert not any(isinstance(one.command, do.Overdue) for one in deadlines(overdue))
    played, events = tried(overdue, do.StandIn(BO, ANN))
    assert [(event.name, event.seat) for event in events] == [("away", 0)]
    assert (played.away, played.seat_of(ANN), played.asked) == (frozenset({0}), 0, ())
    asked = computer_asked(played)
    assert asked is not None
    assert asked.seat == 0
    assert played.missing() == (BO,), "the next deal does not wait for Ann, either"


def test_i_am_back_undoes_it_at_once() -> None:
    played = after(long_asked(waiting_for_ann(dealt())), do.StandIn(BO, ANN))
    back, events = tried(played, do.Back(ANN))
    assert [(event.name, event.seat) for event in events] == [("back", 0)]
    assert (back.away, lapses_of(back), computer_asked(back)) == (frozenset(), (), None)
    assert refusal_of(back, do.StandIn(BO, ANN)).name is TableRefusal.STAND_IN_SOON, "her time begins anew"


def test_an_act_of_her_own_ends_the_wait() -> None:
    overdue = long_asked(waiting_for_ann(dealt()))
    acted = after(overdue, next_action(overdue))
    assert acted.overdue == frozenset()


def test_the_wait_for_the_next_deal_ends_so_too() -> None:
    table = long_asked(played_out(dealt()))
    assert refusal_of(table, do.StandIn(BO, ANN)).name is TableRefusal.STAND_IN_SOON, "nobody waits for her yet"
    ready = after(table, do.Ready(BO))
    begun = after(ready, do.StandIn(BO, ANN))
    assert (begun.stage, begun.away) == (Stage.DEAL, frozenset({0}))


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (do.StandIn(STRANGER, ANN), TableRefusal.STRANGER),
        (do.StandIn(BO, STRANGER), TableRefusal.KICK_NOBODY),
        (do.StandIn(ANN, ANN), TableRefusal.KICK_SELF),
        (do.StandIn(ANN, BO), TableRefusal.STAND_IN_SOON),
    ],
)
def test_it_is_for_those_who_sit_there_about_another_who_is_asked(command: do.StandIn, refusal: TableRefusal) -> None:
    assert refusal_of(long_asked(waiting_for_ann(dealt())), command).name is refusal


def test_where_a_clock_runs_it_decides() -> None:
    table = long_asked(waiting_for_ann(dealt(clock=600)))
    assert table.overdue == {0}, "a kick needs the same two minutes"
    assert refusal_of(table, do.StandIn(BO, ANN)).name is TableRefusal.STAND_IN_SOON

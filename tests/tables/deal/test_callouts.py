"""Calls at a table.

A call stands until the owner's turn begins; a false one counts only on the turn its caller saw (BT-11.2).
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bot.engine.game import Deal
from bot.games.big_two.deal.seam import PLAY, BigTwoView
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.games.big_two.position import is_caught
from bot.games.big_two.seat_sets import seats_of
from bot.games.big_two.setting import NOBODY
from bot.games.big_two.verbs import PASS, call_of
from bot.tables import commands as do
from bot.tables.table import Table
from bot.tables.table_refusals import TableRefusal
from tests.tables.seated import ANN, after, dealt, over, refusal_of, steps, tried

CALL = call_of(1)


def seen(deal: Deal) -> BigTwoView:
    view = deal.view(None)
    assert PLAY.sees(view)
    return view


def brought_to(wanted: Callable[[BigTwoView], bool]) -> Table:
    """A table with callouts whose deal has reached the wanted situation."""
    for seed in range(200):
        for _, table in steps(dealt(options=("callouts",)), random.Random(seed)):
            if table.deal is not None and wanted(seen(table.deal)):
                return table
    raise AssertionError("never reached")


def caught(view: BigTwoView) -> bool:
    """Whether Bo can be called, now and after the next play or pass."""
    return view.position.turn not in (NOBODY, 0, 1) and is_caught(view.position, 1)


def safe(view: BigTwoView) -> bool:
    """Whether Bo has declared a last card."""
    return view.position.turn == 0 and view.counts[1] == 1 and 1 in seats_of(view.position.declared)


def test_a_true_call_counts_in_a_later_turn() -> None:
    table = brought_to(caught)
    after_call, events = tried(table, do.Act(ANN, CALL, table.turn - 1))
    assert [(event.name, event.args["true"]) for event in events] == [("called", True)]
    assert after_call.turn == table.turn, "nobody's turn is over by it"


def test_a_call_that_has_become_false_does_nothing() -> None:
    table = brought_to(safe)
    assert refusal_of(table, do.Act(ANN, CALL, table.turn - 1)).name == TableRefusal.OLD
    _, events = tried(table, do.Act(ANN, CALL, table.turn))
    assert [(event.name, event.args["true"]) for event in events] == [("called", False)]


def test_nothing_but_a_call_counts_in_a_later_turn() -> None:
    table = brought_to(lambda view: view.position.turn == 0 and play_to_beat(view.position) is not None)
    assert refusal_of(table, do.Act(ANN, PASS, table.turn - 1)).name == TableRefusal.OLD


@pytest.mark.parametrize("callouts", [True, False])
def test_a_rematch_keeps_callouts(callouts: bool) -> None:
    table = over(options=("callouts",) if callouts else ())
    again = after(table, *(do.Rematch(person) for person in table.persons))
    assert (again.match.deals, again.match.options) == (0, frozenset({"callouts"} if callouts else ()))

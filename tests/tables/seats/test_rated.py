"""People alone play at a rated table, and its deals are dealt without hints.

Promise: A rated table begins without computers and has no hints. A tutorial is never rated. Also:
tests/bot/deals/test_rated_story.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables import commands as do
from bot.tables.commands import command_from_json, command_to_json
from bot.tables.log.table_log import entries_of, table_from_json
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from tests.tables.seated import ANN, BO, LIV, WING, after, as_kept, opening, played_out, refusal_of, steps


def of_four() -> Table:
    """A rated table with a person in each seat."""
    return after(open_table(opening(rated=True)), do.Join(BO), do.Join(WING), do.Join(LIV))


@pytest.mark.parametrize("command", [do.AddComputer(ANN), do.Fill(ANN)])
def test_no_computer_sits_down_at_a_rated_table(command: do.Command) -> None:
    table = after(open_table(opening(rated=True)), do.Join(BO))
    assert refusal_of(table, command).name is TableRefusal.RATED
    assert refusal_of(of_four(), command).name is TableRefusal.FULL


def test_it_begins_once_people_have_every_seat() -> None:
    table = after(open_table(opening(rated=True)), do.Join(BO))
    assert refusal_of(table, do.Start(ANN)).args == {"n": 2, "rated": True}
    assert after(of_four(), do.Start(ANN)).stage is Stage.DEAL


def test_a_computer_plays_on_for_whoever_leaves_and_it_stays_rated() -> None:
    table = after(of_four(), do.Start(ANN), do.Leave(BO))
    assert table.of_computers == (1,)
    assert table.terms.rated
    later = after(played_out(table), do.Join(BO))
    assert later.of_computers == ()
    assert later.terms.rated


@pytest.mark.parametrize("other", [{"tutorial": True}, {"computers": 1}, {"computers": 3, "tutorial": True}])
def test_a_tutorial_and_a_table_that_begins_with_computers_are_not_rated(other: dict[str, Any]) -> None:
    assert not open_table(opening(rated=True, **other)).terms.rated


def test_that_a_table_is_rated_is_in_its_log_and_its_snapshot_and_only_there() -> None:
    for rated in (True, False):
        command = opening(rated=rated)
        written, table = command_to_json(command), open_table(command)
        assert ("rated" in written) is rated
        assert command_from_json(written, None) == command
        assert ("rated" in as_kept(table).get("terms", {})) is rated
        assert table_from_json(as_kept(table), command.rules) == table


def sides(table: Table) -> tuple[int | None, ...]:
    """The sides by which the deal in hand is rated once it is over."""
    for _, later in steps(table):
        booked, table = entries_of(table, later), later
    assert len(booked) == len(table.seats)
    return tuple(entry.rated_side for entry in booked)


def test_a_deal_that_was_dealt_to_people_alone_is_rated() -> None:
    table = after(of_four(), do.Start(ANN))
    assert sides(table) == (0, 1, 2, 3)
    assert sides(after(table, do.Leave(BO))) == (0, 1, 2, 3), "the deal stays theirs"
    others = after(open_table(opening()), do.Join(BO), do.Join(WING), do.Join(LIV), do.Start(ANN))
    assert sides(others) == (None,) * 4


def test_partners_are_of_one_side() -> None:
    table = open_table(opening(game="zheng-shangyou", preset="zs-pits-pairs", rated=True))
    assert sides(after(table, do.Join(BO), do.Join(WING), do.Join(LIV), do.Start(ANN))) == (0, 1, 0, 1)


def test_a_deal_with_a_computer_that_was_dealt_in_is_not_rated() -> None:
    table = after(played_out(after(of_four(), do.Start(ANN))), do.Leave(BO))
    table = after(table, *(do.Ready(person) for person in table.persons))
    assert sides(table) == (None,) * 4

"""A deal counts on boards where it is booked for two people or more; at a tutorial's table it never does.

Promise: Boards count deals that are booked for two people or more; tutorials and others are practice. A winner who gets
nothing *won*. Also: tests/cogs/deal_ends/test_practice_told.py, tests/cogs/deal_ends/test_won_nothing.py.
"""

from __future__ import annotations

from typing import Any

from bot.store import Counted, Store, Window
from bot.tables import commands as do
from bot.tables.commands import command_from_json, command_to_json
from bot.tables.life.hall import Hall
from bot.tables.log.table_log import entries_of
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from tests.tables.hall_at_work import Ears, interactions, of, opened, people, play_deal
from tests.tables.seated import ANN, BO, GUILD, after, opening, played_out, steps


def begun(*commands: do.Command, **given: Any) -> Table:
    """The first deal of Ann, of whoever else comes, and of computers, with ``commands`` done in its lobby."""
    return after(open_table(opening(**given)), *commands, do.Fill(ANN), do.Start(ANN))


def practised(table: Table) -> set[bool]:
    """Whether the entries of the deal in hand are practice once it is over."""
    for _, later in steps(table):
        booked, table = entries_of(table, later), later
    assert len(booked) == 4
    return {entry.practice for entry in booked}


def test_a_deal_of_one_person_and_computers_is_practice() -> None:
    assert practised(begun()) == {True}


def test_a_deal_of_two_people_counts() -> None:
    assert practised(begun(do.Join(BO))) == {False}


def test_a_seat_that_a_computer_got_in_mid_deal_is_still_its_persons() -> None:
    assert practised(after(begun(do.Join(BO)), do.Leave(BO))) == {False}


def test_whoever_sits_down_in_mid_deal_does_not_make_it_count() -> None:
    assert practised(after(begun(do.LetIn(ANN, on=True)), do.Join(BO))) == {True}


def test_the_next_deal_counts_once_somebody_else_sits_there() -> None:
    table = after(played_out(begun()), do.Join(BO), do.Ready(ANN), do.Ready(BO))
    assert practised(table) == {False}


def test_at_a_tutorials_table_every_deal_is_practice() -> None:
    table = begun(do.Join(BO), tutorial=True)
    assert practised(table) == {True}
    table = after(played_out(table), do.Ready(ANN), do.Ready(BO))
    assert practised(table) == {True}


def test_that_a_table_is_a_tutorials_is_in_its_log_and_only_there() -> None:
    for tutorial in (True, False):
        command = opening(tutorial=tutorial)
        written = command_to_json(command)
        assert ("tutorial" in written) is tutorial
        assert command_from_json(written, None) == command


async def test_what_one_person_wins_from_computers_stands_on_no_board(hall: Hall, store: Store) -> None:
    ears, [ann] = Ears(hall), await people(store, 1)
    table = await opened(hall, ann)
    of(await hall.do(table, do.Start(ann), next(interactions)))
    await play_deal(hall, ears, table)
    page = await store.ledger(GUILD, ann)
    assert (page.balance, page.deals, page.practice.deals) == (0, 0, 1)
    [entry] = page.entries
    assert entry.practice
    assert entry.points == page.practice.points
    assert (await store.points.board(Counted(GUILD, Window.all()))).people == 0
    assert await store.all_points(GUILD, ann) == ()
    assert await store.points.recent(Counted(GUILD, Window.all(), "big-two"), [ann], 5) == {ann: ()}
    assert await store.check() == []

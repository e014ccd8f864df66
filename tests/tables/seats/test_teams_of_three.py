"""A table of Da Guai Lu Zi begins with six, and keeps its teams when somebody leaves (DG-12.1)."""

from __future__ import annotations

from bot.tables import commands as do
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from tests.tables.seated import ANN, BO, after, lobby, refusal_of


def test_six_are_seated_before_the_start_and_a_computer_takes_the_seat_of_who_leaves() -> None:
    five = after(lobby(game="da-guai-lu-zi", preset="dglz-standard"), *[do.AddComputer(ANN)] * 3)
    assert refusal_of(five, do.Start(ANN)).name is TableRefusal.NEED
    table = after(five, do.AddComputer(ANN), do.Start(ANN))
    assert table.stage is Stage.DEAL
    teams = table.match.sides()
    assert teams == (0, 1) * 3
    left = after(table, do.Leave(BO))
    assert [sitter is not None and sitter.computer for sitter in left.sitters] == [False, *[True] * 5]
    assert left.match.sides() == teams

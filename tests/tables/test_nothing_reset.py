"""A new deal is a new value: no field of a table is reset by hand, so that none can be forgotten."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from bot.engine.game import Refusal
from bot.tables import commands as do
from bot.tables.course import DealCourse
from bot.tables.deal.computers import computer_asked, mildest_answer
from bot.tables.deal.decisions import decide
from bot.tables.table import Table
from bot.tables.table_parts import DealInHand, Gathering, SeatAt, SeatInDeal, Stage
from tests.architecture.sources import ROOT, tree
from tests.store.homes import SCALE
from tests.tables.seats.test_one_hand import PLAYED, next_command, started, wish
from tests.toy.known import make_known

OF_TABLES = {field.name for kind in (Table, SeatAt, SeatInDeal, DealInHand, Gathering) for field in fields(kind)}
EMPTY = {"()", "[]", "{}", "None", "0", "0.0", "False", "''", "frozenset()", "tuple()", "set()", "dict()"}


def reset_by_hand(module: ast.Module) -> Iterator[str]:
    """Each field of a table, or of what it is made of, that a module replaces by a constant without anything in it."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and _is_replace(node.func) and [*map(ast.unparse, node.args)] != ["command"]:
            for given in node.keywords:
                if given.arg in OF_TABLES and ast.unparse(given.value) in EMPTY:
                    yield f"{given.arg}={ast.unparse(given.value)}"


def _is_replace(function: ast.expr) -> bool:
    name = (
        function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""
    )
    return name in ("replace", "_replace")


def test_no_field_of_a_table_is_reset_by_hand() -> None:
    paths = sorted((ROOT / "bot" / "tables").rglob("*.py"))
    found = {str(path.relative_to(ROOT)): [*reset_by_hand(tree(path))] for path in paths}
    assert len(found) > 30
    assert {path: resets for path, resets in found.items() if resets} == {}


@pytest.mark.parametrize(
    "planted",
    ["votes=()", "held=None", "sat_out=False", "lapses=0", "ready=frozenset()", "question=None", "news=()"],
)
def test_a_planted_reset_is_found(planted: str) -> None:
    module = f"def put_down(table):\n    return replace(table, turn=table.turn + 1, {planted})\n"
    assert [*reset_by_hand(ast.parse(module))] == [planted]
    assert [*reset_by_hand(ast.parse(module.replace("replace(", "table._replace(")))] == [planted]
    assert not [*reset_by_hand(ast.parse("def fresh(table):\n    return replace(table, now=Gathering())\n"))]


ENOUGH = 4 * SCALE
"""How many deals of a table have begun and ended before the next table's turn."""
LONGEST = 2_400 * SCALE
"""How many commands that takes at most."""
DECIDED = {
    DealInHand: {"deal", "timed", "news", "course"},  # the news are those of its beginning
    SeatInDeal: {"booked", "away_at_start", "sat_out"},
}
"""What the beginning of a deal decides; all else is as in a fresh value."""


def other_than(value: Any, fresh: Any) -> set[str]:
    """The fields in which a value is not as a fresh one."""
    return {field.name for field in fields(fresh) if getattr(value, field.name) != getattr(fresh, field.name)}


def begun_as_fresh(before: Table, table: Table) -> bool:
    """Whether a deal begins with this change; checks that all is new in it."""
    if table.in_hand is None or (before.in_hand is not None and before.sealed.number == table.sealed.number):
        return False
    assert other_than(table.in_hand, DealInHand(table.in_hand.deal)) <= DECIDED[DealInHand]
    assert table.in_hand.course == DealCourse()
    assert table.in_hand.timed == (table.terms.clock is not None and len(table.persons) > 1)
    for at, seat in enumerate(table.seats):
        assert other_than(seat.in_deal, SeatInDeal()) <= DECIDED[SeatInDeal], at
        assert seat.in_deal.away_at_start == (at in table.away)
        assert (seat.in_deal.booked is not None) == (at in table.away), "a computer stands in for who is away"
    return True


def ended_as_fresh(before: Table, table: Table) -> bool:
    """Whether a deal ends with this change; checks that nothing of it is left."""
    if before.in_hand is None or before.sealed.number == table.sealed.number:
        return False
    assert table.in_hand is not None or table.now == Gathering()
    assert table.sealed.cuts == ()
    assert table.in_hand is not None or {seat.in_deal for seat in table.seats} == {SeatInDeal()}
    return True


@pytest.fixture(autouse=True)
def toy_known(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch.setitem)


def next_step(table: Table, rng: random.Random) -> do.Command:
    """What happens next, mildly, so that deals come and go; now and then somebody wishes for something."""
    asked = computer_asked(table)
    if rng.random() < 0.1:
        return wish(table, rng)
    if asked is not None:
        return mildest_answer(asked)
    command = next_command(table, rng)
    while isinstance(command, do.Fade | do.Abandon) and rng.random() < 0.9:
        command = next_command(table, rng)  # else tables would seldom come to a second deal
    return command


@pytest.mark.parametrize("clock", [None, 20])
@pytest.mark.parametrize("played", PLAYED)
def test_whatever_was_before_a_deal_begins_with_fresh_values(played: str, clock: int | None) -> None:
    rng = random.Random(f"{played} {clock}")
    table = started(played, clock, 3)
    begun = ended = 0
    for number in range(LONGEST):
        if min(begun, ended) == ENOUGH:
            return
        if table.stage is Stage.ENDED:
            table = started(played, clock, 3)
        change = decide(table, next_step(table, rng), f"{number:064x}")
        if isinstance(change, Refusal):
            continue
        before, table = table, change[0]
        begun += begun_as_fresh(before, table)
        ended += ended_as_fresh(before, table)
    assert begun > 1
    assert ended > 1

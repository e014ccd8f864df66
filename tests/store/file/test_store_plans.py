"""Boards and pages of a ledger are read from an index alone, which SQLite's own plans show."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Engine, event

from bot.store import Counted, Store, Window
from tests.store.makings import GUILD, NOON

LIST = "guild=? AND channel=? AND game=? AND rules=? AND span=? AND start=?"


@contextmanager
def asked_for(table: str) -> Iterator[list[tuple[str, tuple[object, ...]]]]:
    """The queries that read a table, with their values."""
    asked: list[tuple[str, tuple[object, ...]]] = []

    def seen(_conn: object, _cursor: object, statement: str, parameters: tuple[object, ...], *_: object) -> None:
        if re.search(rf"FROM {table}\b", statement):
            asked.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", seen)
    yield asked
    event.remove(Engine, "before_cursor_execute", seen)


def plans(path: Path, asked: list[tuple[str, tuple[object, ...]]]) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [str(connection.execute(f"EXPLAIN QUERY PLAN {query}", given).fetchall()) for query, given in asked]


async def test_pages_and_the_boards_of_any_days_are_read_from_an_index(store: Store, path: Path) -> None:
    with asked_for("ledger") as asked:
        days = Window(NOON, NOON + 86_400)
        await store.points.board(Counted(GUILD, days, "big-two", ("singapore",)), limit=3, for_person=11)
        await store.ledger(GUILD, 11, offset=20)
        await store.ledger(GUILD, 11, offset=20, game="big-two")
    found = plans(path, asked)
    assert "SEARCH ledger USING COVERING INDEX ledger_board (guild=? AND at>? AND at<?)" in found[0]
    assert all(" INDEX ledger_of_person (guild=? AND person=?)" in plan for plan in found[-6:])


async def test_a_board_is_read_from_an_index_of_standings_alone(store: Store, path: Path) -> None:
    with asked_for("ledger") as entries, asked_for("standings") as asked:
        for window in (Window.week(NOON), Window.month(NOON), Window.all()):
            for rules, preset in (((), ""), (("singapore",), ""), (("singapore", "singapore*"), "singapore")):
                counted = Counted(GUILD, window, "big-two", rules, preset=preset)
                await store.points.board(counted, limit=3, offset=3, for_person=11)
    assert entries == []
    found = plans(path, asked)
    assert len(found) == 9 + 3 * 2, "each board, and whether a preset and its variations were played"
    for plan in found:
        assert re.findall(r"(?:SEARCH|SCAN) standings [^']*", plan) == [
            f"SEARCH standings USING COVERING INDEX standings_by_board ({LIST})"
        ]


async def test_the_rule_sets_played_are_found_by_steps(store: Store, path: Path) -> None:
    with asked_for("standings") as asked:
        await store.points.rule_sets(Counted(GUILD, Window.all(), "big-two"))
    assert "INDEX standings_by_board (guild=? AND channel=? AND game=? AND rules>?)" in plans(path, asked)[0]

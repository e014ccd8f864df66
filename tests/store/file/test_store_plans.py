"""Boards and pages of a ledger are read from an index alone, which SQLite's own plans show."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import Engine, event

from bot.store import Store, Window
from tests.store.makings import GUILD, NOON


async def test_boards_and_pages_are_read_from_an_index(store: Store, path: Path) -> None:
    asked: list[tuple[str, tuple[object, ...]]] = []

    def seen(_conn: object, _cursor: object, statement: str, parameters: tuple[object, ...], *_: object) -> None:
        if "FROM ledger" in statement:
            asked.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", seen)
    await store.leaderboard(GUILD, Window.week(NOON), "big-two", limit=3, for_person=11)
    await store.leaderboard(GUILD, Window.all(), "big-two", limit=3, for_person=11)
    await store.ledger(GUILD, 11, offset=20)
    await store.ledger(GUILD, 11, offset=20, game="big-two")
    event.remove(Engine, "before_cursor_execute", seen)

    connection = sqlite3.connect(path)
    plans = [str(connection.execute(f"EXPLAIN QUERY PLAN {query}", given).fetchall()) for query, given in asked]
    connection.close()
    assert "SEARCH ledger USING COVERING INDEX ledger_board (guild=? AND at>? AND at<?)" in plans[0]
    # All time: the index yields people in order, so that grouping needs no sort.
    for_all_time = next(plan for plan in plans if "ledger_of_person" in plan)
    assert "COVERING INDEX ledger_of_person (guild=? AND person>?)" in for_all_time
    assert "GROUP BY" not in for_all_time
    assert all(" INDEX ledger_of_person (guild=? AND person=?)" in plan for plan in plans[-6:])

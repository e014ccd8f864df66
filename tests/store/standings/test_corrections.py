"""Corrections are entries of their own, chained like others; the original stays, and boards follow.

Promise: A correction is a new entry with its actor and reason. What it corrects stays as it was booked.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import AlreadyDone, Counted, LedgerRow, NoSuchDeal, NotInDeal, Store, Window
from tests.store.homes import Home
from tests.store.makings import GUILD, NOON, at, change, entries

DAY = 86400.0
ALL = Counted(GUILD, Window.all(), "big-two")


async def book(store: Store, table: int, *points: int, **given: Any) -> None:
    await store.save(change(at(table), 1, entries=entries(*points, persons=(11, 12), **given)))


async def sums(store: Store, window: Window) -> dict[int, tuple[int, int, int]]:
    board = await store.points.board(Counted(GUILD, window, "big-two"))
    return {row.person: (row.points, row.deals, row.wins) for row in board.rows}


async def test_a_correction_counts_where_its_deal_does(store: Store, times: list[float]) -> None:
    await book(store, 1, 3, -3)
    times.append(NOON + 40 * DAY)
    await book(store, 2, 1, -1)
    saved = await store.points.correct(at(1), 1, 12, 5, by=99, reason="the last card was called", interaction=7)
    assert await sums(store, Window.all()) == {12: (1, 2, 0), 11: (4, 2, 2)}
    assert await sums(store, Window.month(NOON)) == {11: (3, 1, 1), 12: (2, 1, 0)}
    assert await sums(store, Window(NOON, NOON + 1)) == {11: (3, 1, 1), 12: (2, 1, 0)}
    assert await sums(store, Window.month(NOON + 40 * DAY)) == {11: (1, 1, 1), 12: (-1, 1, 0)}
    assert saved.at == NOON + 40 * DAY
    first, second, corrected = await store.points.deal(GUILD, at(1), 1)
    assert [(one.person, one.points, one.actor, one.reason) for one in (first, second)] == [
        (11, 3, None, ""),
        (12, -3, None, ""),
    ]
    assert (corrected.person, corrected.points, corrected.actor, corrected.reason, corrected.seat, corrected.at) == (
        12,
        5,
        99,
        "the last card was called",
        -1,
        NOON,
    )
    assert await store.check() == []


async def test_several_corrections_of_a_deal_add_up(store: Store) -> None:
    await book(store, 1, 3, -3)
    for points in (5, -2, 1):
        await store.points.correct(at(1), 1, 11, points, by=99, reason=f"by {points}")
    found = await store.points.deal(GUILD, at(1), 1)
    assert [(one.seat, one.points) for one in found] == [(0, 3), (1, -3), (-1, 5), (-2, -2), (-3, 1)]
    page = await store.ledger(GUILD, 11)
    assert (page.balance, page.deals, page.lines) == (7, 1, 4)
    assert [line.is_correction for line in page.entries] == [True, True, True, False]
    assert await store.all_points(GUILD, 11) == (7,)
    assert await store.check() == []
    await book(store, 2, 1, -1)
    assert await store.all_points(GUILD, 11) == (7, 1)
    assert await store.check() == []


async def test_what_cannot_be_corrected_is_refused_and_changes_nothing(store: Store) -> None:
    await book(store, 1, 3, -3)
    with pytest.raises(NoSuchDeal):
        await store.points.correct(at(1), 2, 11, 5, by=99, reason="x")
    with pytest.raises(NoSuchDeal):
        await store.points.correct(at(9), 1, 11, 5, by=99, reason="x")
    with pytest.raises(NotInDeal) as refused:
        await store.points.correct(at(1), 1, 13, 5, by=99, reason="x")
    assert refused.value.persons == (11, 12)
    await store.points.correct(at(1), 1, 11, 5, by=99, reason="x", interaction=7)
    with pytest.raises(AlreadyDone):
        await store.points.correct(at(1), 1, 11, 5, by=99, reason="x", interaction=7)
    assert len(await store.points.deal(GUILD, at(1), 1)) == 3
    assert await sums(store, Window.all()) == {11: (8, 1, 1), 12: (-3, 1, 0)}
    assert await store.check() == []


async def test_a_correction_of_practice_counts_on_no_board(store: Store) -> None:
    await book(store, 1, 3, -3, practice=True)
    await store.points.correct(at(1), 1, 11, 5, by=99, reason="x")
    assert await sums(store, Window.all()) == {}
    page = await store.ledger(GUILD, 11)
    assert (page.balance, page.practice.points, page.practice.deals) == (0, 8, 1)
    assert await store.check() == []


async def test_seasons_and_time_zones_keep_corrections(store: Store, times: list[float]) -> None:
    season = await store.points.begin_season(GUILD, "spring", 1)
    times.append(NOON + 10)
    await book(store, 1, 3, -3)
    times.append(NOON + 20)
    season = await store.points.end_season(GUILD, 1)
    times.append(NOON + 30)
    await store.points.correct(at(1), 1, 12, 10, by=99, reason="x")
    assert await sums(store, season.window) == {12: (7, 1, 0), 11: (3, 1, 1)}
    await store.points.choose_zone(GUILD, "Asia/Tokyo")
    assert await store.check() == []


async def test_a_reason_that_was_forgotten_breaks_no_chain(store: Store, home: Home) -> None:
    await book(store, 1, 3, -3)
    await store.points.correct(at(1), 1, 11, 5, by=99, reason="because of Ann")
    home.query("DELETE FROM texts")
    assert await store.check() == []
    assert [one.reason for one in await store.points.deal(GUILD, at(1), 1)] == ["", "", ""]


async def test_a_window_gives_its_entries_unless_they_are_too_many(store: Store, times: list[float]) -> None:
    await book(store, 1, 3, -3)
    await store.points.correct(at(1), 1, 11, 5, by=99, reason="why")
    times.append(NOON + DAY)
    await book(store, 2, 1, -1)
    number, found = await store.points.entries(GUILD, Window(NOON, NOON + 1), 10)
    assert (number, [(one.person, one.points, one.reason) for one in found]) == (
        3,
        [(11, 3, ""), (12, -3, ""), (11, 5, "why")],
    )
    assert await store.points.entries(GUILD, Window.all(), 4) == (5, ())
    assert await store.points.entries(GUILD + 1, Window.all(), 4) == (0, ())
    recent = await store.points.recent_deals(GUILD, 5)
    assert [(one.table, one.deal, one.at) for one in recent] == [(at(2), 1, NOON + DAY), (at(1), 1, NOON)]
    assert isinstance(found[0], LedgerRow)

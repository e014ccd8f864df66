"""The ledger page of a person, and the leaderboard of a guild."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

from bot.store import BoardRow, Counted, Store, Window
from bot.store.book.ledger import Practice
from tests.store.makings import GUILD, NOON, at, change, entries

DAY = 86400.0


async def book(
    store: Store, table: str, persons: tuple[int | None, ...], *deals: tuple[int, ...], **given: object
) -> None:
    """Play deals 1, 2, ... at a new table, with these points by seat."""
    guild = given.pop("guild", GUILD)
    for number, points in enumerate(deals, 1):
        booked = entries(*points, deal=number, persons=persons, **given)
        await store.save(change(table, number, guild=guild, entries=booked))


async def test_a_page_has_balance_and_newest_entries_first(store: Store, times: list[float]) -> None:
    await book(store, at(1), (11, 12), (3, -3), (-1, 1), (5, -5))
    times.append(NOON + DAY)
    await book(store, at(2), (12, None, 11), (2, 2, -4))

    page = await store.ledger(GUILD, 11)
    assert (page.balance, page.deals) == (3, 4)
    assert [(line.table, line.deal, line.seat, line.points, line.balance) for line in page.entries] == [
        (at(2), 1, 2, -4, 3),
        (at(1), 3, 0, 5, 7),
        (at(1), 2, 0, -1, 2),
        (at(1), 1, 0, 3, 3),
    ]
    newest = page.entries[0]
    assert (newest.at, newest.game, newest.rules, newest.rules_version) == (
        NOON + DAY,
        "big-two",
        "chudadi-standard",
        1,
    )
    assert (newest.won, newest.commitment) == (False, "c0" * 32)


@pytest.mark.parametrize(("limit", "offset"), [(2, 0), (2, 1), (2, 3), (10, 2), (1, 4), (3, 9)])
async def test_a_later_page_goes_on_where_the_first_ended(store: Store, limit: int, offset: int) -> None:
    await book(store, at(1), (11, 12), (3, -3), (-1, 1), (5, -5), (7, -7))
    whole = await store.ledger(GUILD, 11)
    page = await store.ledger(GUILD, 11, limit=limit, offset=offset)
    assert page.entries == whole.entries[offset : offset + limit]
    assert (page.balance, page.deals) == (14, 4)


async def test_who_never_played_has_an_empty_page(store: Store) -> None:
    await book(store, at(1), (11, 12), (3, -3))
    for guild, person in ((GUILD, 99), (GUILD + 1, 11)):
        page = await store.ledger(guild, person)
        assert (page.balance, page.deals, page.entries) == (0, 0, ())


async def test_a_board_shares_places_and_leaves_computers_out(store: Store) -> None:
    await book(store, at(1), (11, 12, 13, None), (5, 5, -11, 1), (4, 4, 2, -10))
    await book(store, at(2), (14, None), (20, -20), (-20, 20), (-9, 9))
    board = await store.points.board(Counted(GUILD, Window.all()))
    assert board.rows == (
        BoardRow(place=1, person=11, points=9, deals=2, wins=2, tied=True),
        BoardRow(place=1, person=12, points=9, deals=2, wins=2, tied=True),
        BoardRow(place=3, person=13, points=-9, deals=2, wins=1, tied=True),
        BoardRow(place=3, person=14, points=-9, deals=3, wins=1, tied=True),
    )
    assert (board.own, board.people) == (None, 4)
    alone = await store.points.board(Counted(GUILD, Window.all()), limit=1, offset=2)
    assert [row.tied for row in alone.rows] == [True], "who shares the place stands on another page"

    latest = await store.points.recent(Counted(GUILD, Window.all(), "big-two"), [14, 11, 99], 2)
    assert await store.all_points(GUILD, 14) == (20, -20, -9)
    assert await store.all_points(GUILD, 14, "toy") == ()
    assert latest == {14: (-20, -9), 11: (5, 4), 99: ()}
    assert await store.points.recent(Counted(GUILD, Window.week(NOON - 30 * DAY), "big-two"), [11], 2) == {11: ()}


async def test_ones_own_row_is_given_on_every_page(store: Store) -> None:
    await book(store, at(1), (11, 12, 13, 14), (6, 2, -2, -6))
    own = BoardRow(place=3, person=13, points=-2, deals=1, wins=0)
    for offset in (0, 1, 2, 3, 9):
        board = await store.points.board(Counted(GUILD, Window.all()), limit=1, offset=offset, for_person=13)
        assert board.own == own
        assert board.people == 4
        assert [row.person for row in board.rows] == [11, 12, 13, 14][offset : offset + 1]
    stranger = await store.points.board(Counted(GUILD, Window.all()), limit=2, for_person=99)
    assert stranger.own is None
    beyond = await store.points.board(Counted(GUILD, Window.all()), offset=9)
    assert (beyond.rows, beyond.people) == ((), 4)


async def test_a_page_of_one_game_reckons_with_that_game_alone(store: Store) -> None:
    await book(store, at(1), (11, 12), (3, -3), (-1, 1))
    await book(store, at(2), (11, 12), (10, -10), (20, -20), game="sheng-ji", rules="four-players")
    await book(store, at(3), (11, 12), (5, -5))
    page = await store.ledger(GUILD, 11, game="big-two")
    assert (page.balance, page.deals) == (7, 3)
    assert [(line.table, line.points, line.balance) for line in page.entries] == [
        (at(3), 5, 7),
        (at(1), -1, 2),
        (at(1), 3, 3),
    ]
    later = await store.ledger(GUILD, 11, limit=1, offset=1, game="big-two")
    assert later.entries == page.entries[1:2]
    assert (await store.ledger(GUILD, 11, game="sheng-ji")).balance == 30
    assert (await store.ledger(GUILD, 11)).balance == 37
    assert (await store.ledger(GUILD, 11, game="toy")).deals == 0


async def test_practice_stands_in_the_ledger_and_on_no_board(store: Store) -> None:
    await book(store, at(1), (11, 12), (3, -3))
    await book(store, at(2), (11,), (50, -50), (-8, 8), practice=True)
    await book(store, at(3), (11, 12), (-1, 1))
    page = await store.ledger(GUILD, 11)
    assert (page.balance, page.deals, page.practice) == (2, 2, Practice(42, 2))
    assert [(line.points, line.practice, line.balance) for line in page.entries] == [
        (-1, False, 2),
        (-8, True, 3),
        (50, True, 3),
        (3, False, 3),
    ]
    for offset in range(5):
        assert (await store.ledger(GUILD, 11, offset=offset)).entries == page.entries[offset:]
    board = await store.points.board(Counted(GUILD, Window.all()), for_person=11)
    assert [(row.person, row.points, row.deals, row.wins) for row in board.rows] == [(11, 2, 2, 1), (12, -2, 2, 1)]
    assert await store.all_points(GUILD, 11) == (3, -1)
    assert await store.points.recent(Counted(GUILD, Window.all(), "big-two"), [11], 9) == {11: (3, -1)}
    assert (await store.ledger(GUILD, 12)).practice == Practice()
    assert await store.check() == []


async def test_a_board_is_of_one_guild_window_game_and_rules(store: Store, times: list[float]) -> None:
    await book(store, at(1), (11, 12), (1, -1))
    await book(store, at(2), (11, 12), (10, -10), game="sheng-ji", rules="four-players")
    await book(store, at(1, GUILD + 1), (11, 12), (100, -100), guild=GUILD + 1)
    times.append(NOON + 9 * DAY)
    await book(store, at(3), (11, 12), (1000, -1000), rules="pagat-basic")

    async def points(window: Window, game: str | None = None, rules: str | None = None) -> int:
        board = await store.points.board(Counted(GUILD, window, game or "", (rules,) if rules else ()))
        return board.rows[0].points if board.rows else 0

    assert await points(Window.all()) == 1011
    assert await points(Window.week(NOON)) == 11
    assert await points(Window.week(NOON + 9 * DAY)) == 1000
    assert await points(Window.month(NOON)) == 1011
    assert await points(Window.all(), game="big-two") == 1001
    assert await points(Window.all(), game="big-two", rules="pagat-basic") == 1000
    assert await points(Window(NOON, NOON + 9 * DAY)) == 11
    assert await points(Window(NOON + 1, NOON + 9 * DAY + 1)) == 1000
    assert await points(Window(end=NOON)) == 0


def test_windows_are_whole_weeks_and_months_in_utc() -> None:
    monday = NOON - 3.5 * DAY  # 29 December 2025
    assert Window.week(NOON) == Window(monday, monday + 7 * DAY)
    assert Window.week(monday) == Window.week(monday + 7 * DAY - 1)
    assert Window.week(monday + 7 * DAY).start == monday + 7 * DAY
    january = NOON - DAY / 2
    assert Window.month(NOON) == Window(january, january + 31 * DAY)
    assert Window.month(january + 31 * DAY) == Window(january + 31 * DAY, january + 59 * DAY)
    assert Window.month(january - 1) == Window(january - 31 * DAY, january)


async def test_a_board_agrees_with_a_plain_count(store: Store) -> None:
    rng = Random(4)
    points: dict[int, int] = defaultdict(int)
    deals: dict[int, int] = defaultdict(int)
    for table in range(60):
        seated = rng.sample(range(1, 40), 3)
        score = [rng.randint(-4, 4) for _ in range(3)]
        await book(store, at(table), tuple(seated), tuple(score), zero_sum=False)
        for person, won in zip(seated, score, strict=True):
            points[person] += won
            deals[person] += 1
    board = await store.points.board(Counted(GUILD, Window.all()), limit=100)
    assert {row.person: (row.points, row.deals) for row in board.rows} == {p: (points[p], deals[p]) for p in points}
    for row in board.rows:
        assert row.place == 1 + sum(other > row.points for other in points.values())
    pages = [await store.points.board(Counted(GUILD, Window.all()), limit=7, offset=start) for start in range(0, 42, 7)]
    assert tuple(row for page in pages for row in page.rows) == board.rows

"""Standings follow time zones and seasons, keep people who were forgotten, and a difference from the entries is named.

Promise: Standings are what the entries add up to; whatever differs is named with its server.
"""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.store import Counted, NoSeason, SeasonRuns, Store, Window
from bot.store.standings.spans import Calendar, Span, zone_called, zone_names
from tests.store.homes import Home
from tests.store.makings import GUILD, NOON, OTHER, at, change, entries, noon

DAY = 86400.0
STOCKHOLM = ZoneInfo("Europe/Stockholm")
ALL = Counted(GUILD, Window.all(), "big-two")
VARIED = "substr(rules, 1, 1) = '*'"


async def book(store: Store, table: int, *points: int, persons: tuple[int, ...] = (11, 12)) -> None:
    await store.save(change(at(table), 1, entries=entries(*points, persons=persons)))


async def of(store: Store, window: Window) -> dict[int, int]:
    """Everybody's points in a window."""
    board = await store.points.board(Counted(GUILD, window, "big-two"), limit=100)
    return {row.person: row.points for row in board.rows}


async def test_a_time_zone_decides_in_which_week_and_month_a_deal_counts(store: Store, times: list[float]) -> None:
    late = datetime(2026, 5, 31, 22, 30, tzinfo=ZoneInfo("UTC")).timestamp()  # Sunday; in Stockholm it is Monday
    times.append(late)
    await book(store, 1, 3, -3)
    assert await of(store, Window.month(late)) == {11: 3, 12: -3}
    assert await of(store, Window.month(late + DAY)) == {}
    await store.points.choose_zone(GUILD, "Europe/Stockholm")
    assert (await store.points.zone(GUILD)) == STOCKHOLM
    for window in (Window.month, Window.week):
        assert await of(store, window(late - DAY, STOCKHOLM)) == {}
        assert await of(store, window(late + DAY, STOCKHOLM)) == {11: 3, 12: -3}
    times.append(late + 60)
    await book(store, 2, -1, 1)
    assert await of(store, Window.week(late + DAY, STOCKHOLM)) == {11: 2, 12: -2}
    assert await store.check() == []


async def test_a_time_zone_that_is_none_is_refused(store: Store) -> None:
    await book(store, 1, 3, -3)
    for wrong in ("Europe/Stockholms", "", "../etc/passwd", "Europe", "\0", "x" * 999):
        with pytest.raises(ValueError, match="no time zone"):
            await store.points.choose_zone(GUILD, wrong)
    assert await store.setting(GUILD, "timezone") is None
    assert await of(store, Window.week(NOON)) == {11: 3, 12: -3}


def test_every_time_zone_that_is_offered_can_be_chosen() -> None:
    assert len(zone_names()) > 300
    assert {"UTC", "Europe/Stockholm", "Asia/Hong_Kong"} <= set(zone_names())
    assert all(zone_called(name) is not None for name in zone_names())


def test_where_the_clocks_are_put_back_past_midnight_each_moment_lies_in_one_month() -> None:
    """In Saint John's, on 1 November 2009, 00:01 was followed by 23:01 of 31 October."""
    dates = Calendar(ZoneInfo("America/St_Johns"))
    midnight = datetime(2009, 11, 1, tzinfo=dates.zone).timestamp()
    for minute in range(-90, 150):
        (window,) = dates.windows(midnight + 60 * minute, [Span.MONTH])
        assert window.holds(midnight + 60 * minute)
        assert (window.since == midnight) is (minute >= 0)


def test_where_the_clocks_skip_midnight_the_day_begins_when_they_do() -> None:
    """In São Paulo, on 1 November 1992 or so, no clock showed 00:00; Beirut does so on 27 March 2022, a Sunday."""
    beirut = ZoneInfo("Asia/Beirut")
    skipped = datetime(2022, 3, 27, tzinfo=beirut).timestamp()
    assert datetime.fromtimestamp(skipped, beirut).hour == 1
    assert datetime.fromtimestamp(skipped - 1, beirut).day == 26


async def test_a_season_counts_what_is_booked_while_it_goes_on(store: Store, times: list[float]) -> None:
    assert await store.points.season(GUILD) is None
    with pytest.raises(NoSeason):
        await store.points.end_season(GUILD, 11)
    await book(store, 1, 3, -3)
    times.append(NOON + 1)
    spring = await store.points.begin_season(GUILD, "spring", 11)
    with pytest.raises(SeasonRuns) as refused:
        await store.points.begin_season(GUILD, "summer", 12)
    assert refused.value.name == "spring"
    times.append(NOON + 2)
    await book(store, 2, 5, -5)
    assert await of(store, spring.window) == {11: 5, 12: -5}
    times.append(NOON + 3)
    spring = await store.points.end_season(GUILD, 12)
    assert (spring.window, spring.runs) == (Window(NOON + 1, NOON + 3), False)
    assert await store.points.season(GUILD) == spring
    await book(store, 3, 7, -7)
    assert await of(store, spring.window) == {11: 5, 12: -5}
    summer = await store.points.begin_season(GUILD, "summer", 11)
    await book(store, 4, -2, 2)
    assert await of(store, summer.window) == {11: 5, 12: -5}, "booked at the moment at which it began"
    assert await of(store, spring.window) == {11: 5, 12: -5}
    assert await store.check() == []


async def test_seasons_that_begin_at_the_same_moment_are_told_apart(store: Store) -> None:
    for number in range(3):
        begun = await store.points.begin_season(GUILD, str(number), 11)
        ended = await store.points.end_season(GUILD, 11)
        assert begun.window.start == ended.window.start
        assert ended.number == number + 1
    await book(store, 1, 3, -3)
    assert await store.check() == []


async def test_a_clock_that_is_set_back_leaves_the_standings_of_seasons_right(store: Store, times: list[float]) -> None:
    times.append(NOON + 100)
    await book(store, 1, 3, -3)
    times.append(NOON)
    begun = await store.points.begin_season(GUILD, "spring", 11)
    assert await of(store, begun.window) == {11: 3, 12: -3}
    await book(store, 2, 1, -1)
    ended = await store.points.end_season(GUILD, 11)
    assert await of(store, ended.window) == {}
    assert await store.check() == []


async def test_somebody_who_was_forgotten_keeps_their_standings(store: Store, home: Home) -> None:
    person = await store.person(5, "north")
    await book(store, 1, 3, -3, persons=(person, 12))
    home.query(f"DELETE FROM people WHERE person = {person}")
    assert await of(store, Window.all()) == {person: 3, 12: -3}
    assert await store.names([person]) == {}
    await store.points.choose_zone(GUILD, "Asia/Tokyo")
    assert await of(store, Window.week(NOON, ZoneInfo("Asia/Tokyo"))) == {person: 3, 12: -3}
    assert await store.check() == []


async def test_the_rule_sets_that_were_played_are_known(store: Store) -> None:
    for table, rules in enumerate(("singapore*", "singapore", "taiwan", "friday (taiwan*)"), 1):
        await store.save(change(at(table), 1, entries=entries(1, -1, persons=(11, 12), rules=rules)))
    await store.save(change(at(5), 1, entries=entries(1, -1, persons=(11, 12), game="toy", rules="plain")))
    assert await store.points.rule_sets(ALL) == ("friday (taiwan*)", "singapore", "singapore*", "taiwan")
    assert await store.points.rule_sets(Counted(GUILD, Window.week(NOON + 99 * DAY), "big-two")) == ()
    both = await store.points.board(Counted(GUILD, Window.all(), "big-two", ("singapore", "taiwan")), for_person=12)
    assert [(row.person, row.points, row.deals) for row in both.rows] == [(11, 2, 2), (12, -2, 2)]
    assert (both.own, both.own_deals) == (both.rows[1], 2)


async def test_a_preset_is_added_up_with_its_variations(home: Home) -> None:
    store = await Store.open(home.url, noon)
    of_preset = Counted(GUILD, Window.all(), "big-two", preset="singapore")
    for table, (rules, expected) in enumerate(
        (("taiwan", []), ("singapore", [(11, 1), (12, -1)]), ("friday (singapore*)", [(11, 2), (12, -2)])), 1
    ):
        await store.save(change(at(table), 1, entries=entries(1, -1, persons=(11, 12), rules=rules)))
        found = await store.points.board(of_preset, for_person=12)
        assert [(row.person, row.points) for row in found.rows] == expected
        variations = home.query(f"SELECT DISTINCT rules FROM standings WHERE {VARIED}")
        assert [tuple(row) for row in variations] == ([("*singapore",)] if "friday" in rules else [])
    assert await store.check() == []
    await store.close()


@pytest.mark.parametrize(
    ("statement", "line"),
    [
        (
            f"UPDATE standings SET points = 9 WHERE person = 11 AND span = 'all' AND channel = 0 AND {VARIED}",
            "the standing of person 11 in the whole server, big-two, *chudadi-standard, all time lacks -6 points",
        ),
        (
            "UPDATE standings SET deals = 0, wins = 0 WHERE person = 11 AND span = 'week' AND channel = 0",
            f"whole server, big-two, chudadi-standard*, the week from {NOON - 3.5 * DAY} lacks 1 deals, 1 wins",
        ),
        (
            "DELETE FROM standings WHERE person = 12 AND span = 'month' AND rules = '' AND channel > 0",
            "big-two, the month from",
        ),
        (
            f"UPDATE standings SET person = 99 WHERE person = 12 AND span = 'month' AND {VARIED} AND channel = 0",
            f"in the whole server, big-two, *chudadi-standard, the month from {NOON - DAY / 2} has no entries",
        ),
        (
            "UPDATE standings SET start = 5 WHERE span = 'week'",
            f"server {GUILD}: there are standings of a week from 5.0, in which nothing counts",
        ),
        (
            f"UPDATE standings SET guild = {OTHER}",
            f"server {OTHER}: the standing of person 11 in the whole server, big-two, all time has no entries",
        ),
        ("DELETE FROM standings", f"server {GUILD}: the standing of person 11 in the whole server, big-two, all time"),
    ],
)
async def test_what_differs_from_the_entries_is_named(home: Home, statement: str, line: str) -> None:
    store = await Store.open(home.url, noon)
    made = entries(3, -3, persons=(11, 12), rules="chudadi-standard*")
    await store.save(change(at(1), 1, entries=made))
    assert await store.check() == []
    await store.close()
    home.query(statement)
    store = await Store.open(home.url, noon)
    found = await store.check()
    assert any(line in one for one in found), found
    assert all("standing" in one for one in found)
    await store.points.choose_zone(GUILD, "UTC")
    await store.close()

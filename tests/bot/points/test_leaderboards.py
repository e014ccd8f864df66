"""Leaderboards: windows, orders, rule sets, channels, pages, and one clear line for what is none."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.people.driver import Person
from tests.bot.points.booked_deals import book, crowd
from tests.bot.running_bot.house import CHANNEL, House

MANY = ((1, -1),) * 9


async def test_pages_are_turned_by_buttons_even_after_a_restart(house: House, ann: Person, bo: Person) -> None:
    await crowd(house, 7, 23)
    await book(house, 8, ["Ann", "Bo-Chen"], (5, -5))
    async with house.bot():
        board = (await bo.slash("leaderboard")).message
        assert "1. **Member 1** +99 · 1 deal · 1 win · +99 a deal" in board.text
        assert "You: place 25, −5." in board.text
        assert "Page 1 of 3" in board.text
        assert board.control("Previous page").get("disabled")
        await bo.press(board, "Next page")
        await bo.until(lambda: "Page 2 of 3" in board.text)
        assert "11. **Member 11** +89" in board.text
    async with house.bot():
        await bo.press(board, "Next page")
        await bo.until(lambda: "Page 3 of 3" in board.text)
        assert "24. **Ann** +5" in board.text
        assert board.control("Next page").get("disabled")
        assert "You: place 25, −5." in board.text
        await bo.press(board, "Previous page")
        await bo.until(lambda: "Page 2 of 3" in board.text)


async def test_a_button_that_names_no_board_is_out_of_date(house: House, bo: Person) -> None:
    await crowd(house, 7, 11)
    async with house.bot():
        board = (await bo.slash("leaderboard")).message
        table = board.control("Next page")["custom_id"].split(":")[2]
        for carried in ("nope.week.points.server.own", "big_two.-99991232.points.server.own"):
            answer = await house.forged(bo, board, f"dd:board:{table}:1:{carried}")
            assert "out of date and did nothing" in answer.text, carried
        for carried in ("big_two.00010101-99991231.points.server.own", "big_two.-99991231.points.server.every"):
            answer = await house.forged(bo, board, f"dd:board:{table}:1:{carried}")
            assert "1. **Member 1** +99" in board.text, answer.text


async def test_a_board_ranks_by_average_and_wins(house: House, ann: Person, bo: Person, stranger: Person) -> None:
    await book(house, 7, ["Ann", "Bo-Chen"], *MANY, (-4, 4))
    await book(house, 8, ["Ann", "Søren"], (-20, 20))
    await book(house, 9, ["Ann", "Søren"], (-20, 20), game="sheng-ji")
    async with house.bot():
        few = (await ann.slash("leaderboard", by="average", game="Sheng Ji", rules="every")).text
        assert "Averages list people with 10 deals. Nobody here has that many yet." in few
        average = (await ann.slash("leaderboard", by="average")).text
        assert "1. **Bo-Chen** −0.5 a deal · −5 · 10 deals · 1 win" in average
        assert "2. **Ann** −1.36 a deal · −15 · 11 deals · 9 wins" in average
        assert "Søren" not in average
        assert "You: place 2, −1.36 a deal." in average
        wins = (await bo.slash("leaderboard", by="wins")).text
        assert "1. **Ann** 9 wins · −15 · 11 deals · −1.36 a deal" in wins
        assert "2=. **Bo-Chen** 1 win" in wins
        assert "2=. **Søren** 1 win" in wins
        few = (await house.person("Søren").slash("leaderboard", by="average")).text
        assert "You: 1 deal. Averages list who has at least 10." in few


async def test_a_board_adds_up_the_servers_own_rules_unless_others_are_named(
    house: House, ann: Person, bo: Person
) -> None:
    here = int(house.playground.state.guild.channel(CHANNEL)["id"])
    await book(house, 7, ["Ann", "Bo-Chen"], (1, -1), channel=here)
    await book(house, 8, ["Ann", "Bo-Chen"], (10, -10), rules="chudadi-standard*")
    await book(house, 9, ["Ann", "Bo-Chen"], (100, -100), rules="singapore")
    async with house.bot():
        own = (await ann.slash("leaderboard")).text
        assert "1. **Ann** +11 · 2 deals" in own
        assert "Rules: Chudadi; Chudadi with changes." in own
        assert "Also played here: Singapore." in own
        offered = [one["value"] for one in await ann.autocomplete("leaderboard", "rules", "")]
        assert offered == ["every", "chudadi-standard", "chudadi-standard*", "singapore"]
        other = (await ann.slash("leaderboard", rules="singapore")).text
        assert "1. **Ann** +100 · 1 deal" in other
        assert "Rules: Singapore." in other
        every = (await ann.slash("leaderboard", rules="every")).text
        assert "1. **Ann** +111 · 3 deals" in every
        assert "Rules: every set that was played. Their points may not compare." in every
        channel = (await ann.slash("leaderboard", scope="channel")).text
        assert "1. **Ann** +1 · 1 deal" in channel
        elsewhere = (await ann.slash("leaderboard", scope="channel", channel="practice")).text
        assert "No deal counts here yet" in elsewhere


async def test_windows_are_of_the_servers_calendar(house: House, ann: Person) -> None:
    await book(house, 7, ["Ann", "Bo-Chen"], (1, -1))
    async with house.bot():
        for window, said in (("week", "this week"), ("month", "this month"), ("all", "all time")):
            board = (await ann.slash("leaderboard", window=window)).text
            assert f"### Leaderboard · Big Two, {said}" in board
            assert "1. **Ann** +1 · 1 deal" in board
        past = (await ann.slash("leaderboard", options={"from": "2020-01-01", "to": "2020-12-31"})).text
        assert past.startswith("### Leaderboard · Big Two, 2020-01-01 to 2020-12-31\nNo deal counts here yet")
        since = (await ann.slash("leaderboard", options={"from": "2020-1-1"})).text
        assert "### Leaderboard · Big Two, since 2020-01-01" in since
        assert "1. **Ann** +1 · 1 deal" in since


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "America/Los_Angeles"])
async def test_a_window_may_be_as_wide_as_the_calendar(house: House, ann: Person, zone: str) -> None:
    await book(house, 7, ["Ann", "Bo-Chen"], (1, -1))
    async with house.bot():
        await ann.slash("setup", timezone=zone)
        for days, counts in (
            ({"from": "0001-01-01", "to": "9999-12-31"}, True),
            ({"to": "9999-12-31"}, True),
            ({"to": "0001-01-01"}, False),
            ({"from": "9999-12-31"}, False),
        ):
            board = (await ann.slash("leaderboard", options=days)).text
            assert ("1. **Ann** +1 · 1 deal" if counts else "No deal counts here yet") in board
            export = (await ann.slash("ledger export", options=days)).text
            assert ("2 entries" if counts else "**Nothing was booked in that window.**") in export


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"from": "2026-02-30"}, "**“2026-02-30” isn’t a day.**\n-# Write one like 2026-01-31"),
        ({"to": "yesterday"}, "**“yesterday” isn’t a day.**"),
        ({"from": "2026-03-01", "to": "2026-02-01"}, "**That window ends before it starts.**\n-# from: 2026-03-01"),
        ({"window": "week", "to": "2026-02-01"}, "**window: doesn’t go together with from: and to:.**"),
        ({"window": "season"}, "**No season has begun here.**"),
        ({"rules": "taiwan"}, "**Nobody here has played “taiwan”.**\n-# Played here: Chudadi."),
        ({"rules": "taiwan", "game": "sheng-ji"}, "**Nobody here has played “taiwan”.**\n-# No deal counts here yet."),
    ],
)
async def test_what_is_no_board_is_answered_by_one_clear_line(
    house: House, ann: Person, asked: dict[str, str], said: str
) -> None:
    await book(house, 7, ["Ann", "Bo-Chen"], (1, -1))
    async with house.bot():
        answer = (await ann.slash("leaderboard", options=asked)).text
        assert answer.startswith(said)


async def test_a_heading_says_what_is_ranked_and_where(house: House, ann: Person) -> None:
    await book(house, 7, ["Ann", "Bo-Chen"], (3, -3))
    async with house.bot():
        for by, scope, said in (
            ("points", "server", "Big Two, all time"),
            ("wins", "server", "Big Two by wins, all time"),
            ("points", "channel", "Big Two, all time, in this channel"),
            ("wins", "channel", "Big Two by wins, all time, in this channel"),
        ):
            board = (await ann.slash("leaderboard", window="all", by=by, scope=scope)).text
            assert board.splitlines()[0] == f"### Leaderboard · {said}"


async def test_a_board_by_ratings_lists_who_has_ten_rated_deals(house: House, ann: Person, bo: Person) -> None:
    await book(house, 7, ["Ann", "Bo-Chen"], *MANY, rated=True)
    await book(house, 8, ["Ann", "Søren"], (3, -3), rated=True)
    async with house.bot():
        board = (await ann.slash("leaderboard", by="rating")).message
        assert "1. **Ann** rating " in board.text
        assert " · 10 rated deals" in board.text
        assert "Bo-Chen" not in board.text
        assert "You: place 1, rating " in board.text
        assert "From rated deals by every rule set." in board.text
        await ann.until(lambda: board.attachments)
        assert (board.attachments[0].description or "").startswith("Big Two by rating, all time: 1 Ann rating ")
        few = (await bo.slash("leaderboard", by="rating")).text
        assert "You: 9 rated deals. Ratings list who has at least 10." in few
        other = (await bo.slash("leaderboard", by="rating", game="Sheng Ji")).text
        assert "Nobody has 10 rated deals here yet." in other
        for name, value in (("window", "week"), ("from", "2026-01-31"), ("rules", "every"), ("scope", "channel")):
            given: dict[str, Any] = {name: value}
            refused = (await ann.slash("leaderboard", by="rating", **given)).text
            assert "Ratings are of the whole server, all time and every rule set." in refused
            assert "Leave window:, from:, to:, rules: and scope: out." in refused

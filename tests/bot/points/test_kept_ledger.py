"""What those who manage a server do to its ledger: corrections, files, seasons and the time zone.

Promise: A correction, a season and a time zone that cannot be are answered by one clear line, and nothing changes.
"""

from __future__ import annotations

import csv
import io
from typing import Any

import pytest

from bot.playground.chat.acts import NotOffered
from bot.playground.people.driver import Person
from tests.bot.points.booked_deals import book, crowd
from tests.bot.running_bot.house import CHANNEL, House


async def test_a_deal_is_shown_and_corrected(house: House, ann: Person, bo: Person) -> None:
    await book(house, 7, ["Ann", "Bo-Chen"], (3, -3), (8, -8))
    async with house.bot():
        offered = await bo.autocomplete("ledger deal", "id", "")
        assert [one["value"] for one in offered] == ["7.2", "7.1"]
        shown = (await bo.slash("ledger deal", id="7.1")).text
        assert shown.startswith("### Big Two · table 7, deal 1\n**Ann** +3\n**Bo-Chen** −3\n-# <t:")
        assert "Seal of the shuffle: `c0c0" in shown
        corrected = await ann.slash("ledger correct", id="7.1", member=bo.id, points=5, reason="they called *in time*")
        assert "**Bo-Chen** +5, corrected by Ann: they called \\*in time\\*" in corrected.text
        assert corrected.ephemeral
        board = (await bo.slash("leaderboard")).text
        assert "2. **Bo-Chen** −6 · 2 deals" in board
        ledger = (await bo.slash("ledger show")).text
        assert "Bo-Chen: **−6** after 2 deals." in ledger
        assert "**+5** · correction · Big Two, table 7, deal 1" in ledger


async def test_each_computer_of_a_deal_is_named_by_its_seat(house: House, ann: Person) -> None:
    await book(house, 7, ["Ann"], (6, -1, -2, -3))
    async with house.bot():
        shown = (await ann.slash("ledger deal", id="7.1")).text
        computers = [f"**Seat {seat}: computer, casual** −{seat - 1}" for seat in (2, 3, 4)]
        assert shown.splitlines()[1:5] == ["**Ann** +6", *computers]


@pytest.mark.parametrize(
    ("made", "length", "told", "earlier"),
    [
        (10, 30, 10, ""),
        (11, 30, 10, "… and 1 earlier correction: /ledger export has all of them."),
        (16, 300, 5, "… and 11 earlier corrections: /ledger export has all of them."),
    ],
)
async def test_a_deal_with_many_long_corrections_is_shown_with_the_newest(
    house: House, ann: Person, bo: Person, made: int, length: int, told: int, earlier: str
) -> None:
    await book(house, 7, ["Ann", "Bo-Chen"], (3, -3))
    async with house.bot():
        for points in range(1, made + 1):
            reason = f"{points:_<{length}}"
            answer = await ann.slash("ledger correct", id="7.1", member=bo.id, points=points, reason=reason)
            assert f"**Bo-Chen** +{points}, corrected by Ann: {points}" in answer.text
        shown = (await bo.slash("ledger deal", id="7.1")).text
        assert len(shown) <= 4_000
        entries = shown.partition("\n-# ")[0].splitlines()[1:]
        newest = [f"**Bo-Chen** +{points}" for points in range(made - told + 1, made + 1)]
        assert [one.partition(",")[0] for one in entries[2 : 2 + told]] == newest
        assert entries[:2] == ["**Ann** +3", "**Bo-Chen** −3"]
        assert entries[2 + told :] == ([earlier] if earlier else [])


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (
            {"reason": "  \u200b "},
            "**Say why.**\n-# Add reason: with a few words. Everybody who looks at the deal can read them.",
        ),
        ({"points": 0}, "**0 points change nothing.**"),
        ({"id": "7.9"}, "**The ledger has no deal 7\\.9.**"),
        ({"id": "seven"}, "**“seven” names no deal.**\n-# Write the numbers of table and deal, like 7.3."),
        ({"member": "Søren"}, "**Søren has no points in that deal.**\n-# It was booked for Ann, Bo-Chen."),
    ],
)
async def test_what_cannot_be_corrected_is_answered_by_one_clear_line(
    house: House, ann: Person, asked: dict[str, Any], said: str
) -> None:
    await book(house, 7, ["Ann", "Bo-Chen"], (3, -3))
    async with house.bot():
        given = {"id": "7.1", "member": "Bo-Chen", "points": 5, "reason": "a slip", **asked}
        given["member"] = house.person(given["member"]).id
        answer = await ann.slash("ledger correct", options=given)
        assert answer.text.startswith(said)
        assert "corrected" not in (await ann.slash("ledger deal", id="7.1")).text


async def test_a_correction_is_not_sent_without_its_reason(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        with pytest.raises(NotOffered, match="reason"):
            await ann.slash("ledger correct", id="7.1", member=bo.id, points=5)


async def test_only_who_manages_the_server_corrects_exports_and_opens_seasons(house: House, bo: Person) -> None:
    await book(house, 7, ["Ann", "Bo-Chen"], (3, -3))
    async with house.bot():
        correct = {"id": "7.1", "member": bo.id, "points": 5, "reason": "for me"}
        for command, options in (
            ("ledger correct", correct),
            ("ledger export", {}),
            ("ledger season start", {"name": "mine"}),
            ("ledger season end", {}),
        ):
            assert (await bo.slash(command, options=options)).text.startswith("**This is for people who may manage")
        assert "corrected" not in (await bo.slash("ledger deal", id="7.1")).text


async def test_entries_are_exported_as_a_file(house: House, ann: Person, bo: Person) -> None:
    await book(house, 7, ["Ann", "Bo-Chen"], (3, -3, 0))
    async with house.bot():
        await ann.slash("ledger correct", id="7.1", member=bo.id, points=-5, reason="=1+1")
        answer = await ann.slash("ledger export", window="week")
        assert answer.ephemeral
        assert "4 entries, as a file for a spreadsheet." in answer.text
        [file] = answer.message.attachments
        rows = list(csv.DictReader(io.StringIO(file.data.decode("utf-8-sig"))))
        assert [(row["name"], row["account"], row["points"], row["computer"]) for row in rows] == [
            ("Ann", ann.id, "3", ""),
            ("Bo-Chen", bo.id, "-3", ""),
            ("", "", "0", "casual"),
            ("Bo-Chen", bo.id, "-5", ""),
        ]
        assert (rows[3]["corrected_by"], rows[3]["reason"], rows[3]["seat"]) == ("Ann", "'=1+1", "")
        nothing = await ann.slash("ledger export", options={"to": "2020-01-01"})
        assert nothing.text.startswith("**Nothing was booked in that window.**")
        assert not nothing.message.attachments


async def test_a_season_ends_with_its_boards_posted(house: House, ann: Person, bo: Person) -> None:
    await book(house, 6, ["Ann", "Bo-Chen"], (50, -50))
    async with house.bot():
        assert (await ann.slash("ledger season end")).text.startswith("**No season is going on.**")
        begun = await ann.slash("ledger season start", name="Spring *26*")
        assert begun.text.startswith("**Season Spring \\*26\\* has begun.**")
        assert (await ann.slash("ledger season start", name="More")).text.startswith(
            "**Season Spring \\*26\\* is going on.**\n-# End it first"
        )
    await book(house, 7, ["Ann", "Bo-Chen"], (3, -3))
    await book(house, 8, ["Ann", "Bo-Chen"], (-7, 7), game="sheng-ji", rules="four-players")
    await crowd(house, 9, 12)
    async with house.bot():
        running = (await bo.slash("leaderboard", window="season")).text
        assert "### Leaderboard · Big Two, season Spring \\*26\\*" in running
        assert "13. **Ann** +3" in (await bo.slash("leaderboard", window="season", page=2)).text
        ended = await ann.slash("ledger season end", channel=CHANNEL)
        assert not ended.ephemeral
        await ann.until(lambda: len(ended.messages) == 3)
        over, big_two, sheng_ji = ended.messages
        assert over.text == "**Season Spring \\*26\\* is over.**"
        assert "1. **Member 1** +99" in big_two.text
        assert "You:" not in big_two.text
        assert big_two.attachments
        assert "1. **Bo-Chen** +7" in sheng_ji.text
        later = await bo.press(big_two, "Next page")
        assert later.ephemeral
        assert "13. **Ann** +3" in later.text
        await ann.slash("ledger season start", name="Summer")
        assert "No deal counts here yet" in (await bo.slash("leaderboard", window="season")).text
        again = await bo.press(big_two, "Next page")
        assert "13. **Ann** +3" in again.text


async def test_the_time_zone_is_typed_in_a_form(house: House, ann: Person) -> None:
    async with house.bot():
        panel = (await ann.slash("setup")).message
        assert "UTC. Weeks and months of leaderboards begin at its midnight." in panel.text
        form = await ann.press(panel, "Time zone")
        wrong = await ann.submit_modal(form, {"zone": "Stokholm"})
        assert wrong.text.startswith(
            "**“Stokholm” isn’t a time zone.**\n-# Name a city or a zone, like Europe/Stockholm."
        )
        assert "UTC. Weeks" in panel.text
        form = await ann.press(panel, "Time zone")
        await ann.submit_modal(form, {"zone": "hong kong"})
        await ann.until(lambda: "Asia/Hong_Kong. Weeks and months" in panel.text)
        offered = [one["value"] for one in await ann.autocomplete("setup", "timezone", "stockh")]
        assert offered == ["Europe/Stockholm"]
        assert "Europe/Stockholm. Weeks" in (await ann.slash("setup", timezone="Europe/Stockholm")).text
        assert (await ann.slash("setup", timezone="nowhere")).text.startswith("**“nowhere” isn’t a time zone.**")

"""The weekly digest: asked for in `/setup`, told once on Monday, whatever happens to the bot meanwhile.

Promise: A week is told once, only where somebody asked for it, also after a restart, an outage or an answer that was
lost. It pings nobody, and tells of no private table.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

import pytest
from structlog.testing import capture_logs

from bot.playground.chat.world import SEND_MESSAGES
from bot.playground.people.driver import Person, Reply, Seen
from cogs.digests.weekly_digests import AGAIN_AFTER
from tests.bot.points.booked_deals import book
from tests.bot.running_bot.house import CHANNEL, House, open_and_start

A_DAY = 24 * 60 * 60.0
STOCKHOLM = ZoneInfo("Europe/Stockholm")
MONDAY, WEDNESDAY = 0, 2
SEND = "POST /channels/[0-9]+/messages"


def digests(house: House, channel: str = CHANNEL) -> list[Seen]:
    """The digests in a channel, oldest first."""
    return [one for one in house.person("Bo-Chen").sees(channel) if one.text.startswith("### Last week")]


def until(house: House, day: int, hour: int, minute: int = 0, zone: tzinfo = UTC) -> None:
    """Move the clocks forward to the next such time of a week."""
    there = datetime.fromtimestamp(house.clock.now(), zone)
    wanted = there.replace(hour=hour, minute=minute, second=1) + timedelta(days=(day - there.weekday()) % 7)
    wanted += timedelta(days=7 if wanted <= there else 0)
    house.later((wanted - there).total_seconds())


async def ask(ann: Person, channel: str = CHANNEL) -> Reply:
    """Ask for the digest in a channel."""
    panel = await ann.slash("setup", channel=channel)
    assert "**Weekly digest:** nowhere." in panel.text
    switched = await ann.press(panel, "Digest here")
    assert "Mondays at 9:00 (the server’s time zone)." in switched.text
    return switched


async def noted(house: House, monday: str) -> None:
    """Wait until the week that began on a Monday counts as told."""

    def told() -> bool:
        return house.stored("select value from settings where key = 'digest told'") == [(f'"{monday}"',)]

    await house.person("Ann").until(told)


@contextmanager
def logged() -> Iterator[list[str]]:
    """The events that are logged about digests."""
    events: list[str] = []
    with capture_logs() as lines:
        yield events
        events += [one["event"] for one in lines if one["event"].startswith("digest")]


async def test_a_week_of_two_evenings_is_told_on_monday_and_only_once(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await ann.slash("setup", timezone="Europe/Stockholm")
        panel = await ask(ann)
        where = house.playground.state.guild.channel(CHANNEL)["id"]
        assert f"**Weekly digest:** in <#{where}>, Mondays at 9:00 (the server’s time zone)." in panel.text
    await book(house, 7, ["Ann", "Bo-Chen", "Søren", "Liv"], (30, -10, -8, -12), (8, -8, 0, 0))
    house.later(A_DAY)
    await book(house, 8, ["Ann", "Bo-Chen"], (-7, 7), game="sheng-ji", rules="four-players")
    async with house.bot():
        await open_and_start(house, ann, bo, clock="none")
        await ann.slash("table open", channel="practice", private=True, computers=3, clock="none")
        await ann.slash("table start", channel="practice")
        await house.quiet()
    async with house.bot():  # so the tables sleep
        until(house, MONDAY, 8, 59, STOCKHOLM)
        await house.quiet(seconds=0.3)
        assert digests(house) == []
        until(house, MONDAY, 9, zone=STOCKHOLM)
        (told,) = await ann.until(lambda: digests(house))
        assert told.text.replace("\u00a0", " ").splitlines() == [
            "### Last week",
            "2027-01-11 to 2027-01-17: 3 deals booked.",
            "**Big Two** (Chudadi): 1. Ann +38 · 2. Søren −8 · 3. Liv −12",
            "**Sheng Ji** (every rule set): 1. Bo-Chen +7 · 2. Ann −7",
            f"Still being played: table 1 in <#{where}>.",
        ]
        assert told.raw["mentions"] == []
        await noted(house, "2027-01-11")
    async with house.bot():
        until(house, WEDNESDAY, 12, zone=STOCKHOLM)
        await house.quiet(seconds=0.3)
        assert [one.id for one in digests(house)] == [told.id]


async def test_what_is_switched_off_is_told_no_more_and_elsewhere_after_the_next_press(
    house: House, ann: Person
) -> None:
    async with house.bot():
        panel = await ask(ann)
        assert "**Weekly digest:** nowhere." in (await ann.press(panel, "No digest")).text
    await book(house, 7, ["Ann", "Bo-Chen"], (3, -3))
    async with house.bot():
        until(house, MONDAY, 10)
        await house.quiet(seconds=0.3)
        await ask(ann, "practice")
        house.later(A_DAY)
        await house.quiet(seconds=0.3)
        assert digests(house) == digests(house, "practice") == [], "the first one is that of the next Monday"
    await book(house, 8, ["Ann", "Bo-Chen"], (3, -3))
    async with house.bot():
        until(house, MONDAY, 10)
        (told,) = await ann.until(lambda: digests(house, "practice"))
        assert ": 1 deal booked." in told.text
        assert digests(house) == []


async def test_a_digest_that_is_asked_for_in_a_thread_comes_to_its_channel(running: House, ann: Person) -> None:
    state = running.playground.state
    place = state.guild.channel("practice")["id"]
    thread = state.guild.add_thread(place, state.ids.next(), {"name": "side"}, state.clock.stamp())
    state.dispatch("THREAD_CREATE", thread)
    assert f"**Weekly digest:** in <#{place}>, Mondays" in (await ask(ann, "side")).text


async def test_a_week_without_a_deal_is_passed_over(house: House, ann: Person) -> None:
    async with house.bot():
        await ask(ann)
        until(house, MONDAY, 10)
        await noted(house, "2027-01-11")
        assert digests(house) == []
    await book(house, 7, ["Ann", "Bo-Chen"], (3, -3))
    async with house.bot():
        until(house, MONDAY, 10)
        (told,) = await ann.until(lambda: digests(house))
        assert "2027-01-18 to 2027-01-24" in told.text


async def test_an_outage_over_mondays_brings_one_digest_of_the_last_week(house: House, ann: Person) -> None:
    async with house.bot():
        await ask(ann)
    await book(house, 7, ["Ann", "Bo-Chen"], (3, -3))
    house.later(7 * A_DAY)
    await book(house, 8, ["Ann", "Bo-Chen"], (-5, 5))
    until(house, WEDNESDAY, 12)
    async with house.bot():
        (told,) = await ann.until(lambda: digests(house))
        assert "2027-01-18 to 2027-01-24" in told.text
        assert "1.\u00a0Bo-Chen\u00a0+5" in told.text
        await noted(house, "2027-01-18")
        house.later(2 * A_DAY)
        await house.quiet(seconds=0.3)
        assert len(digests(house)) == 1


async def test_a_message_whose_answer_is_lost_stands_once(house: House, ann: Person) -> None:
    async with house.bot():
        await ask(ann)
    await book(house, 7, ["Ann", "Bo-Chen"], (3, -3))
    async with house.bot():
        house.playground.faults.hang(SEND, applied=True)
        until(house, MONDAY, 9)
        (told,) = await ann.until(lambda: digests(house))
    async with house.bot():  # it stopped before it knew that the message was sent
        await noted(house, "2027-01-11")
        assert [one.id for one in digests(house)] == [told.id]


async def test_trouble_that_passes_only_delays_a_digest(house: House, ann: Person) -> None:
    async with house.bot():
        await ask(ann)
    await book(house, 7, ["Ann", "Bo-Chen"], (3, -3))
    async with house.bot():
        house.playground.faults.reset(SEND)
        until(house, MONDAY, 9)
        await ann.until(lambda: not house.playground.faults.to_come)
        await house.quiet(seconds=0.3)
        assert digests(house) == []
        house.later(AGAIN_AFTER)
        await ann.until(lambda: digests(house))
        await noted(house, "2027-01-11")


@pytest.mark.parametrize("gone", [False, True], ids=["not writable", "deleted"])
async def test_a_channel_that_takes_no_digest_is_named_in_the_panel(house: House, ann: Person, *, gone: bool) -> None:
    async with house.bot():
        await ask(ann, "practice")
    await book(house, 7, ["Ann", "Bo-Chen"], (3, -3))
    guild = house.playground.state.guild
    place = str(guild.channel("practice")["id"])
    async with house.bot():
        if gone:
            house.playground.state.remove_channel(place)
        else:
            guild.deny(place, SEND_MESSAGES)
        with logged() as events:
            until(house, MONDAY, 9)
            await noted(house, "2027-01-11")
            house.later(A_DAY)
            await house.quiet(seconds=0.3)
        assert events == ["digest_not_posted"]
        panel = (await ann.slash("setup", channel=CHANNEL)).text
        said = (
            f"is gone, or hidden from the bot: <#{place}>" if gone else f"In <#{place}> the bot needs: **Send Messages"
        )
        assert said in panel
        assert "the bot has all it needs" in panel

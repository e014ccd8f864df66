"""Quiet hours: nothing pings a person in their night, and what was put off comes in the morning, also after a sleep.

Promise: No ping comes in a person's quiet hours. It comes when they end, if it is still that turn.
"""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.playground.people.driver import Person, Seen
from tests.bot.running_bot.drowsy import drowsing
from tests.bot.running_bot.house import CHANNEL, House, is_call, open_and_start, play_ready

AN_HOUR = 60 * 60.0
HOME = "Europe/Berlin"


def calls(house: House) -> list[Seen]:
    """The calls that stand in the channel."""
    return [one for one in house.person("Ann").sees(CHANNEL) if is_call(one)]


def pinged(message: Seen) -> set[str]:
    """The accounts that a message pings."""
    return {one["id"] for one in message.raw["mentions"]}


def set_clock(house: House, hour: int, minute: int = 0) -> None:
    """Move the clocks forward to a time of day in Ann's time zone."""
    there = datetime.fromtimestamp(house.clock.now(), ZoneInfo(HOME))
    ahead = (60 * (hour - there.hour) + minute - there.minute) % (24 * 60)
    house.later(60 * ahead - there.second + 1)


async def quiet_nights(*people: Person) -> None:
    for one in people:
        answer = await one.slash("notify", channel=CHANNEL, quiet="22-8", zone="berlin")
        assert answer.ephemeral
        assert "No pings from 22:00 to 8:00 (Europe/Berlin)." in answer.text


async def test_a_call_in_the_night_comes_in_the_morning(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await quiet_nights(ann, bo)
        set_clock(house, 23)
        await open_and_start(house, ann, bo, clock="2d")
        player, _ = await house.turn_of(ann, bo)
        for hour in (0, 3, 7):
            set_clock(house, hour, 58)
            await house.quiet(seconds=0.2)
            assert calls(house) == []
        set_clock(house, 8)
        (call,) = await ann.until(lambda: calls(house))
        assert pinged(call) == {player.id}
        assert "you have until <t:" in call.text


async def test_who_played_on_in_the_night_is_not_called_for_it_in_the_morning(
    house: House, ann: Person, bo: Person
) -> None:
    async with house.bot():
        await ann.slash("notify", channel=CHANNEL, turns="now", quiet="22-8", zone=HOME)
        await bo.slash("notify", channel=CHANNEL, turns="never")
        set_clock(house, 23)
        await open_and_start(house, ann, bo, clock="2d")
        while (await house.turn_of(ann, bo))[0] is bo:
            await play_ready(house, bo, house.hand(bo))
        await play_ready(house, ann, house.hand(ann))
        while (await house.turn_of(ann, bo))[0] is ann:
            await play_ready(house, ann, house.hand(ann))
        set_clock(house, 9)
        await house.quiet(seconds=0.3)
        assert calls(house) == []


async def test_half_time_in_the_night_is_said_in_the_morning(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        set_clock(house, 20)
        await quiet_nights(ann, bo)
        await open_and_start(house, ann, bo, clock="16h")
        await house.turn_of(ann, bo)
        (first,) = await ann.until(lambda: calls(house))
        set_clock(house, 4, 30)  # half of the time is over
        await ann.until(lambda: house.stored("""select 1 from events where command like '%"do":"Warn"%'"""))
        await house.quiet(seconds=0.2)
        assert [one.id for one in calls(house)] == [first.id]
        set_clock(house, 8)
        (second,) = await ann.until(lambda: [one for one in calls(house) if one.id != first.id])
        assert pinged(second) == pinged(first)


async def test_a_table_that_sleeps_over_night_wakes_for_the_call(
    house: House, ann: Person, bo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    drowsing(monkeypatch)
    async with house.bot():
        await quiet_nights(ann, bo)
        set_clock(house, 23)
        await open_and_start(house, ann, bo, clock="none")
        player, _ = await house.turn_of(ann, bo)
        await house.quiet(seconds=0.3)
        assert calls(house) == []
        set_clock(house, 8)
        (call,) = await ann.until(lambda: calls(house))
        assert pinged(call) == {player.id}


async def test_a_restart_in_the_night_calls_nobody(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await quiet_nights(ann, bo)
        set_clock(house, 23)
        await open_and_start(house, ann, bo, clock="none")
        await house.turn_of(ann, bo)
        await house.quiet()
    set_clock(house, 2)
    async with house.bot():
        await house.quiet(seconds=0.3)
        assert calls(house) == []
        set_clock(house, 8)
        await ann.until(lambda: calls(house))


@pytest.mark.parametrize(
    ("typed", "zone", "line"),
    [
        ("late", HOME, "“late” isn’t a span of hours."),
        ("8-8", HOME, "“8-8” isn’t a span of hours."),
        ("22-25", HOME, "“22-25” isn’t a span of hours."),
        ("22:61-8", HOME, "“22:61-8” isn’t a span of hours."),
        ("22-8", "Gotham", "“Gotham” isn’t a time zone."),
        ("22-8", "../etc/passwd", "isn’t a time zone."),
        ("22-8", None, "Where do you live?"),
    ],
)
async def test_hours_or_places_that_are_none_are_one_clear_line(
    running: House, ann: Person, typed: str, zone: str | None, line: str
) -> None:
    given = {"quiet": typed, "turns": "never"} | ({} if zone is None else {"zone": zone})
    answer = await ann.slash("notify", channel=CHANNEL, options=given)
    assert line in answer.text
    assert len(answer.text.splitlines()) == 2
    said = (await ann.slash("notify", channel=CHANNEL)).text
    assert "Pings come at any hour." in said
    assert "never" not in said, "nothing of a refused command counts"


async def test_a_zone_is_remembered_suggested_and_changed(running: House, ann: Person) -> None:
    offered = [one["value"] for one in await ann.autocomplete("notify", "zone", "berl", channel=CHANNEL)]
    assert offered == [HOME]
    assert "Asia/Hong_Kong" in [one["value"] for one in await ann.autocomplete("notify", "zone", "", channel=CHANNEL)]
    await quiet_nights(ann)
    assert "at any hour" in (await ann.slash("notify", channel=CHANNEL, quiet="off")).text
    assert "23:30 to 7:00 (Europe/Berlin)" in (await ann.slash("notify", channel=CHANNEL, quiet="23:30 – 7")).text
    assert "(America/New_York)" in (await ann.slash("notify", channel=CHANNEL, zone="new york")).text

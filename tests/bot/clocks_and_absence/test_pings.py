"""Calls to a turn: when each person wants them, what they say, and what becomes of them.

Promise: People are called to a turn when they want it, a second time after three minutes where no clock runs, and then
no more.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from bot.playground.people.driver import Person, Seen
from bot.playground.server import Playground
from cogs.interactions.kept_choices import LATE_AFTER, called_after
from cogs.publisher.pings import AGAIN_AFTER
from cogs.ui.table.ping import TurnCall
from tests.bot.kills.test_vanishing import play_on
from tests.bot.running_bot.house import (
    CHANNEL,
    BriskClock,
    House,
    control,
    has,
    is_call,
    open_and_start,
    play_ready,
    settings_at,
)


class HeldClock(BriskClock):
    """A clock on which a late call waits until the test lets its time pass."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        if seconds == LATE_AFTER:
            await self.passed.wait()
        await super().sleep(seconds)


@pytest.fixture
def held() -> HeldClock:
    return HeldClock()


@pytest.fixture
def house(playground: Playground, tmp_path: Path, held: HeldClock) -> House:
    database = tmp_path / "daidi.db"
    return House(playground, settings_at(playground, database), database, held)


def calls(house: House) -> list[Seen]:
    """The calls that stand in the channel."""
    return [one for one in house.person("Ann").sees(CHANNEL) if is_call(one)]


def chosen(menu: Seen) -> list[str]:
    """What the select of calls shows as chosen."""
    return [one["value"] for one in menu.control(control(menu, "turns"))["options"] if one.get("default")]


def test_half_of_a_short_clock_is_as_late_as_it_gets() -> None:
    assert [called_after(TurnCall.LATE, clock) for clock in (None, 60, 15)] == [10, 10, 7.5]
    assert called_after(TurnCall.NOW, 15) == 0
    assert called_after(TurnCall.NEVER, None) is None


async def test_a_call_waits_and_brings_the_hand(house: House, held: HeldClock, ann: Person, bo: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo)
        person, _ = await house.turn_of(ann, bo)
        await house.quiet()
        assert calls(house) == []
        held.passed.set()
        await ann.until(lambda: calls(house))
        (call,) = calls(house)
        assert f"<@{person.human.id}>" in call.text
        assert has(call, "My hand")
        assert (await person.press(call, "My hand")).messages
        await play_ready(house, person, house.hand(person))
        await ann.until(lambda: call.id not in {one.id for one in calls(house)})


async def test_who_does_not_come_is_called_once_more_and_then_left_alone(
    house: House, held: HeldClock, ann: Person, bo: Person
) -> None:
    """Also over a restart, in which the first call is remembered."""
    held.passed.set()
    async with house.bot():
        await open_and_start(house, ann, bo, clock="none")
        await house.turn_of(ann, bo)
        first: Seen = await ann.until(lambda: next(iter(calls(house)), None))
        await house.quiet()
    async with house.bot():
        house.later(AGAIN_AFTER + 1)
        second = await ann.until(lambda: next((one for one in calls(house) if one.id != first.id), None))
        await ann.until(lambda: [one.id for one in calls(house)] == [second.id])
        assert second.text == first.text
        house.later(20 * AGAIN_AFTER)
        await house.quiet(seconds=0.3)
        assert [one.id for one in calls(house)] == [second.id]


async def test_a_call_that_waits_comes_also_after_a_restart(house: House, held: HeldClock, ann: Person) -> None:
    """At a table without any deadline, so that nothing but the call is left to be shown."""
    async with house.bot():
        await open_and_start(house, ann, clock="none")
        await house.turn_of(ann)
        await house.quiet()
        assert calls(house) == []
    kept = house.stored("select value from settings where key like 'live:%'")
    assert [json.loads(value)["rests"][2] for (value,) in kept] == [None], "nobody was called to this turn"
    async with house.bot():
        await house.quiet()
        assert calls(house) == []
        held.passed.set()
        (call,) = await ann.until(lambda: calls(house))
        assert f"<@{ann.human.id}>" in call.text


async def test_what_is_to_be_beaten_stands_in_the_call(house: House, held: HeldClock, ann: Person, bo: Person) -> None:
    async with house.bot():
        for one in (ann, bo):
            assert "at once when it’s your turn" in (await one.slash("notify", channel=CHANNEL, turns="now")).text
        await open_and_start(house, ann, bo)
        told = ""
        while "To beat" not in told:
            person, hand = await house.turn_of(ann, bo)
            mention = f"<@{person.human.id}>"
            told = await ann.until(lambda who=mention: next((one.text for one in calls(house) if who in one.text), ""))  # type: ignore[misc]  # bound at once
            await play_ready(house, person, hand)
        assert not held.passed.is_set()


async def test_who_wants_no_calls_gets_none_also_after_a_restart(
    house: House, held: HeldClock, ann: Person, bo: Person
) -> None:
    held.passed.set()
    async with house.bot():
        assert "never pinged" in (await bo.slash("notify", channel=CHANNEL, turns="never")).text
        await open_and_start(house, ann, bo)
        on_turn, _ = await house.turn_of(ann, bo)
        menu = (await ann.press(await house.shown("My hand"), "Menu")).message
        await ann.select(menu, control(menu, "turns"), ["never"])
        await ann.until(lambda: chosen(menu) == ["never"])
        await play_on(house, on_turn)  # a call that stood before goes with its turn
        await ann.until(lambda: calls(house) == [])
    async with house.bot():
        assert "never pinged" in (await ann.slash("notify", channel=CHANNEL)).text
        await house.quiet()
        assert calls(house) == []


async def test_a_call_that_stands_is_not_repeated_after_a_restart(
    house: House, held: HeldClock, ann: Person, bo: Person
) -> None:
    held.passed.set()
    async with house.bot():
        await open_and_start(house, ann, bo)
        await house.turn_of(ann, bo)
        await ann.until(lambda: calls(house))
        before = [one.id for one in calls(house)]
    held.passed.clear()
    async with house.bot():
        await house.quiet()
        assert [one.id for one in calls(house)] == before

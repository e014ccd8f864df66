"""Clocks and absence in a channel: the warning, the mildest action, the takeover, a restart in between, *I'm back*."""

from __future__ import annotations

import json

import pytest

from bot.playground.driver import Person
from tests.bot.house import CHANNEL, House, has, open_and_start
from tests.bot.test_suspended_tables import told


@pytest.mark.parametrize("clock", ["3s", "10d", "25h", "soon", "-20s"])
async def test_a_clock_that_no_table_gives_is_one_clear_line(house: House, ann: Person, clock: str) -> None:
    async with house.bot():
        answer = await ann.slash("table open", channel=CHANNEL, clock=clock)
        assert answer.ephemeral
        assert "isn’t a time for a turn" in answer.text
        assert house.stored() == []


async def test_a_person_who_vanishes_is_replaced_and_comes_back(house: House, ann: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, clock="15s")
        await house.turn_of(ann)
        shown = await house.shown("My hand", "time is up <t:")
        assert "15 s a turn" in shown.text
        house.later(7.5)
        await ann.until(lambda: noted(house, "half-time"))
        await ann.until(lambda: "your turn at" in said(house))
        house.later(8)
        await ann.until(lambda: noted(house, "lapse", 1))
        await ann.until(lambda: waited_for(house, missed=1))
        house.later(1)
        await house.playground.quiet()
    house.later(3600)
    with told() as logged:
        async with house.bot():
            await ann.until(lambda: logged("ready", 1))
            await it_goes_on(house, ann)
    assert house.stored("select count(*) from ledger where person is null group by deal") in ([], [(3,)])


async def it_goes_on(house: House, ann: Person) -> None:
    """After the restart: what is left of the time, the takeover, and back again."""
    house.later(5)
    await house.playground.quiet()
    assert not noted(house, "lapse", 2)  # 7.5 s, of which the hour outside counts nothing
    house.later(2)
    await ann.until(lambda: noted(house, "lapse", 2))
    await ann.until(lambda: waited_for(house, missed=2))
    house.later(4)
    await ann.until(lambda: noted(house, "lapse", 3))
    await ann.until(lambda: "a computer plays for you" in said(house))
    await ann.until(lambda: any(has(one, "I’m back") for one in ann.sees(CHANNEL)) or ended(house))
    if not ended(house):
        answer = await ann.slash("table back", channel=CHANNEL)
        assert answer.ephemeral
        again = await ann.slash("table back", channel=CHANNEL)
        assert "You aren’t away" in again.text


def commands(house: House) -> list[str]:
    return [row[0] for row in house.stored("select command from events order by seq")]


def noted(house: House, what: str, times: int = 1) -> bool:
    """Whether the log holds so many warnings, or lapses."""
    name = {"half-time": '"do":"Warn"', "lapse": '"do":"Lapse"'}[what]
    return sum(name in command for command in commands(house)) >= times


def waited_for(house: House, missed: int) -> bool:
    """Whether the clock of Ann, in seat 1, runs after so many lapses."""
    [(snapshot,)] = house.stored("select snapshot from tables")
    state = json.loads(snapshot)
    return state.get("lapses") == [[0, missed]] and bool(state.get("asked"))


def said(house: House) -> str:
    """All that stands in the channel."""
    return "\n".join(one.text for one in house.person("Ann").sees(CHANNEL))


def ended(house: House) -> bool:
    """Whether the deal is over."""
    return house.public("Next deal") is not None

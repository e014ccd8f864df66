"""Slow tables: a turn takes days, and its people look in now and then."""

from __future__ import annotations

import re

from bot.playground.people.driver import Person, Seen
from tests.bot.running_bot.house import CHANNEL, House, is_call, open_and_start, play_ready

A_DAY = 24 * 60 * 60.0


def calls(house: House) -> list[Seen]:
    """The calls that stand in the channel."""
    return [one for one in house.person("Ann").sees(CHANNEL) if is_call(one)]


def until_said(text: str) -> int:
    """The time up to which a message gives somebody, as a date; 0 if it says none."""
    found = re.search(r"until\*{0,2} <t:(\d+):F>", text)
    return int(found[1]) if found else 0


async def test_a_turn_of_two_days_reads_as_a_date_in_table_hand_and_ping(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        opened = await ann.slash("table open", channel=CHANNEL, clock="2d", rules="chudadi-standard")
        assert "2 days a turn" in opened.text
        await ann.slash("table end", channel=CHANNEL)
        await open_and_start(house, ann, bo, clock="2d")
        player, hand = await house.turn_of(ann, bo)
        shown = await house.shown("My hand", f"{player.human.name} has until <t:")
        ends = until_said(shown.text)
        assert abs(ends - (house.clock.now() + 2 * A_DAY)) < 60
        assert f"<t:{ends}:R>" in shown.text
        assert "you have until <t:" in hand.text
        (call,) = await ann.until(lambda: calls(house))
        assert abs(until_said(call.text) - ends) <= 1
        house.later(A_DAY + 1)  # half of the time: called again, and for the last time
        (again,) = await ann.until(lambda: [one for one in calls(house) if one.id != call.id])
        assert until_said(again.text) == until_said(call.text)
        house.later(A_DAY / 2)
        await house.quiet(seconds=0.3)
        assert [one.id for one in calls(house)] == [again.id]
        house.later(A_DAY)
        await house.shown("My hand", f"{player.human.name} ran out of time. Their next turn is shorter: 1 day.")


async def test_the_next_day_of_a_slow_table_begins_where_it_stood(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo, clock="2d")
        await house.turn_of(ann, bo)
        for _ in range(3):  # three evenings
            player, hand = await house.turn_of(ann, bo)
            await play_ready(house, player, hand)
            house.later(A_DAY - 60)
            answers = [await one.slash("hand", channel=CHANNEL) for one in (ann, bo)]
            assert sum("you have until <t:" in one.text for one in answers) == 1

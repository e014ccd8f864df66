"""``/tables``: somebody's tables in a server, those first where it is their turn, with the way to each."""

from __future__ import annotations

import re

from bot.playground.people.driver import Person, Reply
from cogs.ui.table.own_tables import TABLES_ON_A_PAGE
from tests.bot.running_bot.house import CHANNEL, House, has, open_and_start, play_ready


def listed(answer: Reply) -> list[int]:
    """The numbers of the tables in an answer, from top to bottom."""
    return [int(found) for found in re.findall(r"^(?:\*\*)?Table (\d+)", answer.message.text, re.MULTILINE)]


def links(answer: Reply) -> list[str]:
    """The addresses that the buttons of an answer open."""
    return [one["url"] for one in answer.message.buttons if "url" in one]


async def test_who_sits_nowhere_learns_how_a_table_opens(running: House, ann: Person) -> None:
    answer = await ann.slash("tables", channel=CHANNEL)
    assert answer.ephemeral
    assert "You sit at no table here." in answer.text
    assert "/table open starts one" in answer.text


async def test_tables_that_wait_come_first_and_each_is_one_press_away(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await bo.slash("table open", channel="practice")
        await ann.slash("table join", channel="practice")
        await open_and_start(house, ann, bo, clock="2d")
        player, _ = await house.turn_of(ann, bo)
        other = bo if player is ann else ann
        mine = await player.slash("tables", channel="practice")
        assert mine.ephemeral
        assert "Your 2 tables here · 1 waits for you" in mine.text
        assert listed(mine) == [2, 1]
        assert re.search(r"\*\*Table 2\*\* · Big Two · your turn until <t:\d+:F>, <t:\d+:R>", mine.text)
        assert "Table 1 · Big Two · not started yet" in mine.text
        shown = await house.shown("My hand", "has until")
        assert links(mine)[0] == f"https://discord.com/channels/{ann.guild.id}/{shown.channel}/{shown.id}"
        theirs = await other.slash("tables", channel=CHANNEL)
        assert listed(theirs) == [1, 2]
        assert f"Table 2 · Big Two · {player.human.name} to play" in theirs.text
        assert has((await player.press(mine, "My hand")).message, "Play")
        await play_ready(house, player, house.hand(player))
        await player.until(lambda: "to play" in house.hand(player).text or "has until" in house.hand(player).text)


async def test_tables_that_sleep_are_listed_and_many_tables_have_pages(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        for number in range(1, TABLES_ON_A_PAGE + 3):
            host, guest = (ann, bo) if number % 2 else (bo, ann)
            await host.slash("table open", channel=CHANNEL)
            await guest.slash("table join", channel=CHANNEL, table=number)
    async with house.bot():
        first = await ann.slash("tables", channel=CHANNEL)
        assert listed(first) == [1, 2, 3, 4]
        assert "Page 1 of 2" in first.text
        ways = links(first)
        second = await ann.press(first, "Next page")
        assert listed(second) == [5, 6]
        assert len({*ways, *links(second)}) == 2 + TABLES_ON_A_PAGE
        again = await ann.press(second, "Previous page")
        assert listed(again) == [1, 2, 3, 4]

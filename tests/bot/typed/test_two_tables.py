"""Commands in a channel with two tables: each goes to the table that its author means, or asks which.

Promise: Among several tables in a channel, a command goes to the one that is meant. A number finds one's own table from
any channel. Also: tests/bot/typed/test_tables_elsewhere.py.
"""

from __future__ import annotations

from bot.playground.people.driver import Person
from tests.bot.running_bot.house import CHANNEL, House


async def test_a_command_among_two_tables_goes_to_ones_own_or_asks_which(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    async def said(person: Person, command: str, **options: object) -> str:
        return (await person.slash(command, channel=CHANNEL, options=options)).text.replace("**", "")

    def ended() -> list[int]:
        return [number for (number,) in house.stored("select ended from tables order by table_id")]

    which = "Which table do you mean?\n-# Add table: and its number. Use 1, 2."
    async with house.bot():
        await said(ann, "table open", computers=3)
        await said(bo, "table open", rules="singapore")
        # a stranger is asked, and can name one that is here
        for command in ("table status", "table start", "rules show", "play"):
            assert which in await said(stranger, command, **({"cards": "3d"} if command == "play" else {})), command
        assert "Table 1 " in await said(stranger, "table status", table=1)
        assert "Table 2 " in await said(stranger, "table status", table=2)
        assert "Singapore" in await said(stranger, "rules show", table=2)
        assert "There is no table 7 here.\n-# This channel has tables 1, 2." in await said(
            stranger, "table leave", table=7
        )
        # whoever sits at one means it, though the other is newer; joining means the one that has room
        assert "Table 1 " in await said(ann, "table status")
        assert "Ann takes seat 2." in await said(ann, "table join")
        # whoever sits at both is asked, unless only one of them would do it
        assert which in await said(ann, "table status")
        assert which in await said(ann, "table leave")
        assert "is to play" in await said(ann, "table start")
        assert "Your hand, " in await said(ann, "hand", table=1)
        assert "No deal has begun here." in await said(ann, "play", cards="3d", table=2)
        assert which in await said(ann, "table end")
        assert "End Table 2?" in await said(ann, "table end", table=2)
        assert "You left Table 2. Your seat becomes free." in await said(ann, "table leave", table=2)
        assert "Leave Table 1?" in await said(ann, "table leave")
        assert "the table has ended" in await said(bo, "table close")
        assert ended() == [0, 1]


async def test_at_the_limit_a_host_is_told_which_tables_they_host(house: House, ann: Person) -> None:
    async with house.bot():
        for channel in (CHANNEL, CHANNEL, "practice", CHANNEL, "practice"):
            await ann.slash("table open", channel=channel)
        there = {name: f"<#{house.playground.state.guild.channel(name)['id']}>" for name in (CHANNEL, "practice")}
        for command in ("table open", "tutorial"):
            refused = await ann.slash(command, channel=CHANNEL)
            assert refused.ephemeral
            assert refused.text.splitlines() == [
                "**You host 5 tables. One person can’t host more.**",
                f"Table 1 in {there[CHANNEL]}",
                f"Table 2 in {there[CHANNEL]}",
                f"Table 3 in {there['practice']}",
                f"Table 4 in {there[CHANNEL]}",
                f"Table 5 in {there['practice']}",
                "-# When one of them ends, you can open another.",
            ], command

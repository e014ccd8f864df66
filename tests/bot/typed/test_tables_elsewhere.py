"""Commands that name a table: one's own is found from any channel, of any other its channel is said, and none is taken
for another."""

from __future__ import annotations

from typing import Any

from bot.playground.people.driver import Person
from tests.bot.running_bot.house import CHANNEL, House, cards_of, open_and_start

PRACTICE = "practice"


async def said(person: Person, command: str, **options: object) -> str:
    """The answer to a command in a channel other than the table's."""
    return (await person.slash(command, channel=PRACTICE, options=options)).text.replace("**", "")


async def test_ones_own_table_is_found_from_any_channel(house: House, ann: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann)
        assert "Table 1 " in await said(ann, "table status", table=1)
        assert "You aren’t away." in await said(ann, "table back", table=1)
        assert "Leave Table 1?" in await said(ann, "table leave", table=1)
        assert "Table 1" in await said(ann, "rules show", table=1)
        held = cards_of(house.hand(ann))
        assert "is not a card" not in await said(ann, "play", cards=held[0], table=1)
        # without its number, a command means a table of its channel
        for command in ("table status", "table back", "table leave"):
            assert "There is no table here." in await said(ann, command), command


async def test_of_a_table_that_is_not_ones_own_the_channel_is_said(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    async with house.bot():
        await open_and_start(house, ann)
        there = f"<#{house.playground.state.guild.channel(CHANNEL)['id']}>"
        for command, more in {
            "table status": {},
            "table join": {},
            "table end": {},
            "table leave": {},
            "table rematch": {},
            "rules show": {},
            "hand": {},
            "play": {"cards": "3d"},
        }.items():
            assert f"Table 1 is in {there}." in await said(stranger, command, table=1, **more), command
        # it is said beside a table of this channel, too
        await bo.slash("table open", channel=PRACTICE)
        assert f"Table 1 is in {there}." in await said(bo, "table status", table=1)
        assert "There is no table 7 here.\n-# This channel has table 2." in await said(bo, "table status", table=7)


async def test_of_a_named_table_no_other_hand_is_shown(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann)
        await bo.slash("table open", channel=CHANNEL)
        asked: dict[str, Any] = {"channel": CHANNEL, "options": {"table": 2}}
        watching = await ann.slash("hand", **asked)
        assert "You’re only watching this table." in watching.text
        assert "Your hand" not in watching.text
        await ann.slash("table join", **asked)
        assert "You hold no cards now." in (await ann.slash("hand", **asked)).text
        await ann.slash("table leave", **asked)
        left = await ann.slash("hand", **asked)
        assert "Your hand" not in left.text
        assert "Table 2 is in <#" in await said(ann, "hand", table=2)
        nowhere = await said(ann, "hand", table=7)
        assert "There is no table here." in nowhere
        assert "Your hand" not in nowhere
        assert "Your hand" in await said(ann, "hand", table=1)

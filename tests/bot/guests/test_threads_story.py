"""A thread for each table, where `/setup` or the opener says so. It is archived when its table has ended."""

from __future__ import annotations

from typing import Any

from bot.playground.chat.world import CREATE_PUBLIC_THREADS
from bot.playground.people.driver import Person, Seen
from tests.bot.running_bot.house import CHANNEL, House, control, has


def threads(house: House) -> list[dict[str, Any]]:
    """The threads of the server, oldest first."""
    return [one for one in house.playground.state.guild.channels.values() if "thread_metadata" in one]


def lobby_in(person: Person, thread: dict[str, Any]) -> Seen | None:
    found = [one for one in person.sees(thread["name"]) if has(one, "Join")]
    return found[-1] if found else None


async def test_each_table_gets_a_thread_where_the_server_chose_it(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        panel = await ann.slash("setup", channel=CHANNEL)
        assert "Tables stand in the channel itself." in panel.text
        switched = await ann.press(panel, "A thread each")
        assert "Each table gets a thread, archived when it ends." in switched.text
        opened = await bo.slash("table open", channel=CHANNEL)
        (thread,) = threads(house)
        assert thread["name"] == "Big Two · Bo-Chen"
        assert not opened.ephemeral
        assert f"It’s in <#{thread['id']}>." in opened.text
        lobby = await bo.until(lambda: lobby_in(bo, thread))
        await ann.press(lobby, "Join")
        await bo.slash("table fill", channel=thread["name"])
        await bo.slash("table start", channel=thread["name"])
        await bo.until(lambda: house.hands(bo))
        assert {one.channel for one in house.hands(bo)} == {thread["id"]}
        inside = await ann.slash("table open", channel=thread["name"])
        assert not inside.ephemeral
        assert len(threads(house)) == 1, "no thread in a thread"
        await ann.slash("table end", channel=thread["name"], table=2)
        question = await ann.slash("table end", channel=thread["name"], table=1)
        await ann.press(question, next(one["label"] for one in question.buttons if one["label"] != "Stay"))
        await ann.until(lambda: thread["thread_metadata"]["archived"])
        assert any("the table has ended" in one.text for one in ann.sees(thread["name"]))


async def test_an_opener_chooses_for_one_table_and_a_restart_still_archives(house: House, ann: Person) -> None:
    async with house.bot():
        await ann.slash("table open", channel=CHANNEL, thread=True)
        (thread,) = threads(house)
        await ann.until(lambda: lobby_in(ann, thread))
    async with house.bot():
        await ann.slash("table end", channel=thread["name"])
        await ann.until(lambda: thread["thread_metadata"]["archived"])
        await ann.slash("table open", channel=CHANNEL, thread=False)
        assert house.public("Join") is not None


async def test_without_the_permission_one_line_says_so_and_nothing_opens(house: House, ann: Person) -> None:
    async with house.bot():
        where = house.playground.state.guild.channel(CHANNEL)["id"]
        house.playground.state.guild.deny(where, CREATE_PUBLIC_THREADS)
        panel = await ann.slash("setup", channel=CHANNEL)
        switched = await ann.press(panel, "A thread each")
        assert "the bot needs: **Create Public Threads**." in switched.text
        refused = await ann.slash("table open", channel=CHANNEL)
        assert refused.ephemeral
        assert refused.text == f"In <#{where}> the bot needs: **Create Public Threads**."
        assert house.stored() == []
        assert control(switched.message, "setupthreads")

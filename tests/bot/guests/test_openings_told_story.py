"""``/notify table:``: one message tells those who asked for it that a table of a game has opened in their server."""

from __future__ import annotations

from bot.playground.people.driver import Person, Seen
from cogs.presence.new_tables import TOLD_AGAIN_AFTER
from tests.bot.running_bot.house import CHANNEL, House


def told(house: House) -> list[Seen]:
    """The messages that tell of a new table."""
    return [one for one in house.person("Ann").sees(CHANNEL) if "has opened a table" in one.text]


def pinged(message: Seen) -> set[str]:
    return {one["id"] for one in message.raw["mentions"]}


async def test_who_asked_is_told_once_and_sits_down_with_one_press(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    async with house.bot():
        for one in (ann, bo):
            answer = await one.slash("notify", channel=CHANNEL, table="big-two")
            assert "You’re told here when a table opens: Big Two." in answer.text
        await stranger.slash("notify", channel=CHANNEL, table="sheng-ji")
        await ann.slash("table open", channel=CHANNEL)
        (message,) = await ann.until(lambda: told(house))
        assert pinged(message) == {bo.id}, "not the host, and nobody who asked for another game"
        assert "Ann has opened a table: Big Two, Table 1." in message.text
        await bo.press(message, "Join")
        await house.shown("Start", "2 of 4")
        await ann.slash("table fill", channel=CHANNEL)
        await ann.slash("table start", channel=CHANNEL)
        await ann.until(lambda: told(house) == [])
        await stranger.slash("table open", channel=CHANNEL)
        await house.quiet(seconds=0.3)
        assert told(house) == [], "people were told lately"
        await stranger.slash("table end", channel=CHANNEL, table=2)
        house.later(TOLD_AGAIN_AFTER)
        await stranger.slash("table open", channel=CHANNEL)
        (again,) = await ann.until(lambda: told(house))
        assert pinged(again) == {ann.id, bo.id}
        await stranger.slash("table end", channel=CHANNEL, table=3)
        await ann.until(lambda: told(house) == [])


async def test_nobody_is_told_of_a_table_that_they_cannot_join(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await bo.slash("notify", channel=CHANNEL, table="Big Two")
        await ann.slash("table open", channel=CHANNEL, private=True)
        await ann.slash("table end", channel=CHANNEL)
        await ann.slash("block", channel=CHANNEL, member=bo.id)
        await ann.slash("table open", channel=CHANNEL)
        await house.quiet(seconds=0.3)
        assert told(house) == []


async def test_nobody_is_told_in_their_quiet_hours_or_who_no_longer_wants_it(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    async with house.bot():
        await bo.slash("notify", channel=CHANNEL, table="big-two", quiet="0:00-23:59", zone="UTC")
        await stranger.slash("notify", channel=CHANNEL, table="big-two")
        answer = await stranger.slash("notify", channel=CHANNEL, table="none")
        assert "when a table opens" not in answer.text
        await ann.slash("table open", channel=CHANNEL)
        await house.quiet(seconds=0.3)
        assert told(house) == []


async def test_a_game_that_there_is_not_is_one_clear_line(running: House, ann: Person) -> None:
    answer = await ann.slash("notify", channel=CHANNEL, table="poker")
    assert "“poker” isn’t a game here." in answer.text
    offered = [one["value"] for one in await ann.autocomplete("notify", "table", "", channel=CHANNEL)]
    assert {"big-two", "sheng-ji", "none"} <= set(offered)

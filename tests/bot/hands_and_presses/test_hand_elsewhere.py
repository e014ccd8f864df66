"""/hand in a channel without a table of one's own brings the hand of the one table of the server one sits at."""

from __future__ import annotations

from bot.playground.people.driver import Person
from tests.bot.running_bot.house import (
    CHANNEL,
    House,
    acted,
    cards_of,
    choosable,
    choose_cards,
    is_turn,
    open_and_start,
)

PRACTICE = "practice"


async def test_a_hand_asked_for_in_another_channel_can_be_played_there(house: House, ann: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann)
        held = cards_of(house.hand(ann))
        fresh = (await ann.slash("hand", channel=PRACTICE)).message
        assert fresh.ephemeral
        assert cards_of(fresh) == held
        await ann.until(lambda: is_turn(house, ann))
        await choose_cards(ann, fresh, choosable(fresh)[:1])
        await ann.until(lambda: "Chosen" in fresh.text)
        before = house.stored("select number from tables")
        await ann.press(fresh, "Hint")
        await ann.until(lambda: "Suggested" in fresh.text)
        await acted(house, ann, "Pass" if fresh.control("Play").get("disabled") else "Play")
        assert house.stored("select number from tables") > before


async def test_where_one_holds_cards_at_several_tables_their_channel_is_named(house: House, ann: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann)
        lobby = (await ann.slash("table open", computers=3)).message
        await ann.press(lobby, "Start")
        await ann.until(lambda: len(house.hands(ann)) == 2)
        answer = await ann.slash("hand", channel=PRACTICE)
        assert "You hold cards at 2 tables." in answer.text
        assert answer.text.count("<#") == 1
        assert f"<#{lobby.channel}>" in answer.text


async def test_a_hand_says_at_which_table_it_is_held_where_that_could_be_unclear(house: House, ann: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann)
        assert "Table 1" not in house.hand(ann).text
        at = "-# Table {} in <#" + house.playground.state.guild.channel(CHANNEL)["id"] + ">"
        elsewhere = (await ann.slash("hand", channel=PRACTICE)).message
        assert elsewhere.text.startswith(at.format(1))
        assert (await ann.slash("hand", channel=CHANNEL)).message.text.startswith("**")
        lobby = (await ann.slash("table open", channel=CHANNEL, computers=3)).message
        await ann.press(lobby, "Start")
        await ann.until(lambda: len(house.hands(ann)) == 2)
        for table in (1, 2):
            hand = (await ann.slash("hand", channel=CHANNEL, options={"table": table})).message
            assert hand.text.startswith(at.format(table))
            await ann.until(lambda hand=hand: hand.attachments)  # type: ignore[misc]  # bound at once
            assert (hand.attachments[0].description or "").startswith(f"Table {table}.")


async def test_who_sits_nowhere_is_told_so(house: House, ann: Person, stranger: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann)
        answer = await stranger.slash("hand", channel=PRACTICE)
        assert "There is no table here." in answer.text

"""What cannot be replayed: a running deal, another server's, one whose log is damaged, and what was never played.

Promise: Nothing of a running deal is ever in a replay, whoever asks and however a button was made.
"""

from __future__ import annotations

from bot.playground.people.driver import Person
from tests.bot.channel.test_publishing import can_go_out
from tests.bot.replays.test_replay_story import place
from tests.bot.restarts.test_damaged_tables import on_disk
from tests.bot.running_bot.house import CHANNEL, SHORT, House, cards_of, open_and_start, play_until
from tests.bot.running_bot.prepared import prepared
from tests.bot.secrecy.test_secrecy import cards_in

OLD = "That button is out of date and did nothing."


async def next_begun(house: House, *people: Person) -> str:
    """Play a deal and ask for the next one; returns the id of the table."""
    await open_and_start(house, *people)
    over = await play_until(house, people, lambda: house.public("Next deal"))
    for person in people:
        await person.press(over, "Next deal")
    await house.shown("My hand", "deal 2")
    await house.quiet()
    [(table,)] = house.stored("select table_id from tables")
    return str(table)


NO_SUCH_DEAL = {
    "1.2": "Deal 2 of Table 1 isn’t over yet.",
    "1.3": "Table 1 has no deal 3.",
    "1.0": "Table 1 has no deal 0.",
    "9.1": "There was never a table 9 in this server.",
    "9": "There was never a table 9 in this server.",
    "last night": "“last night” names no deal.",
    "1.1.1": " names no deal.",
    "9" * 80: "names no deal.",
}
"""What is typed while the second deal is played, and the line that answers it."""


async def test_what_names_no_deal_that_is_over_gets_one_clear_line(house: House, ann: Person, bo: Person) -> None:
    house.deals_first(SHORT)
    async with house.bot():
        await next_begun(house, ann, bo)
        for typed, told in NO_SUCH_DEAL.items():
            answer = await bo.slash("replay", channel=CHANNEL, options={"deal": typed})
            assert answer.ephemeral
            assert told in answer.text.splitlines()[0]
            assert len(answer.text.splitlines()) == 2
            assert not answer.attachments
            assert not answer.message.buttons
        table = await house.shown("My hand", "deal 2")
        answer = await house.forged(bo, table, "dd:replay:77-1:0:1.0.o")
        assert "That button belongs to a table somewhere else." in answer.text
        assert not answer.attachments


async def test_without_a_deal_here_there_is_nothing_to_replay(house: House, ann: Person) -> None:
    async with house.bot():
        answer = await ann.slash("replay", channel=CHANNEL)
        assert answer.text.splitlines()[0] == "**No deal has ended here lately.**"


async def test_nothing_of_a_running_deal_is_ever_replayed(house: House, ann: Person, bo: Person) -> None:
    """By command, by a button that was made up, after a restart, and of a table that cannot be read."""
    house.deals_first(SHORT)
    async with house.bot():
        table = await next_begun(house, ann, bo)
        replay = (await ann.slash("replay", channel=CHANNEL)).message
        dealt = {card for person in (ann, bo) for card in cards_of(house.hand(person))}
        assert "deal 1" in replay.text
        forged = [f"dd:replay:{table}:0:2.{step}.{way}" for step in (0, 5, 999) for way in "onetpha"]
        for custom_id in forged:
            answer = await house.forged(bo, replay, custom_id)
            assert "Deal 2 of Table 1 isn’t over yet." in answer.text
            assert not answer.attachments
            assert not cards_in(answer.text)
        for extra in ("", "1", "1.0", "1.0.z", "x.0.o", "1.-1.o", "9" * 40, "1.0.o.o", "1..o"):
            answer = await house.forged(bo, replay, f"dd:replay:{table}:0:{extra}")
            assert OLD in answer.text
        offered = await ann.autocomplete("replay", "deal", "", channel=CHANNEL)
        assert [one["value"] for one in offered] == ["1.1"]
        assert len(dealt) == 26
    on_disk(
        house,
        "update tables set snapshot = 'torn'",
        "update events set command = '{}' where number = (select max(number) from events)",
    )
    async with house.bot():
        for custom_id in forged[:4]:
            answer = await house.forged(bo, replay, custom_id)
            assert "can’t be replayed" in answer.text
            assert not answer.attachments
            assert not cards_in(answer.text)


async def test_a_deal_whose_log_is_damaged_gets_one_line_and_the_one_before_is_replayed(
    house: House, ann: Person, bo: Person
) -> None:
    house.deals_first(SHORT)
    async with house.bot():
        await open_and_start(house, ann, bo)
        for deal in (1, 2):
            over = await play_until(house, (ann, bo), lambda: house.public("Next deal"))
            await house.quiet()
            if deal == 1:
                for person in (ann, bo):
                    await person.press(over, "Next deal")
                await house.shown("My hand", "deal 2")
    on_disk(house, "update events set command = '{}' where number = (select max(number) - 1 from events)")
    async with house.bot():
        answer = await ann.slash("replay", channel=CHANNEL)
        assert answer.text.splitlines() == [
            "**Deal 2 of Table 1 can’t be replayed: what was stored of it is damaged.**",
            "-# /ledger show has each player’s points.",
        ]
        first = await ann.slash("replay", channel=CHANNEL, options={"deal": "1.1"})
        assert "step 0 of" in place(first.message)


async def test_a_table_whose_log_begins_late_says_so(house: House, ann: Person) -> None:
    """Of a prepared table the log has only the beginning."""
    await prepared(house, can_go_out)
    async with house.bot():
        await ann.slash("hand")
        await ann.slash("play", cards=cards_of(house.hand(ann))[0])
        over = await house.shown("Next deal")
        answer = await ann.press(over, "Replay")
        assert "Deal 1 of Table 7 can’t be replayed" in answer.text

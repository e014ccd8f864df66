"""A refusal, or a word about a lost seat, goes once what it says is so no more.

Promise: A refusal of a table goes once the table would not say it any more.
"""

from __future__ import annotations

from bot.playground.people.driver import Person
from tests.bot.clocks_and_absence.test_clocks import table_text
from tests.bot.clocks_and_absence.test_kicking_story import waited_for
from tests.bot.running_bot.house import CHANNEL, House, has, open_and_start, play_until


async def test_what_is_no_longer_so_is_told_no_longer(house: House, ann: Person, bo: Person, stranger: Person) -> None:
    def told(person: Person, *said: str) -> list[str]:
        return [one.text for one in person.private() if any(words in one.text for words in said)]

    async with house.bot():
        await open_and_start(house, ann, bo, clock="none")
        # who only watches is told so, until they are promised a seat
        watching = await stranger.slash("hand", channel=CHANNEL)
        assert has(watching.message, "Join")
        await stranger.slash("table join", channel=CHANNEL)
        await stranger.until(lambda: not told(stranger, "You’re only watching"))
        await stranger.slash("table leave", channel=CHANNEL)
        # the next refusal takes the place of the one before, and goes with what was asked for
        for command in ("start", "close"):
            await bo.slash(f"table {command}", channel=CHANNEL)
        await bo.until(lambda: len(told(bo, "has started", "hosts")) == 1)
        # a seat that was given away, and had again by the button of a refusal
        await play_until(house, (ann,), lambda: "Bo-Chen to play" in table_text(house))
        await waited_for(house, "Bo-Chen")
        question = await ann.slash("table kick", channel=CHANNEL, player="Bo-Chen")
        await ann.press(question, "Give to computer")
        await bo.until(lambda: told(bo, "gave your seat"))
        refused = await bo.press(await house.shown("My hand"), "My hand")
        assert has(refused.message, "Join")
        await bo.press(refused, "Join")
        assert has(house.hand(bo), "Play")
        await bo.until(lambda: not told(bo, "gave your seat", "You left", "hosts"))
        again = await bo.slash("table join", channel=CHANNEL)
        assert "You already sit" in again.text
        # ... which is so no more once they leave
        left = await bo.slash("table leave", channel=CHANNEL)
        await bo.press(left, "Leave")
        await bo.until(lambda: not told(bo, "You already sit"))

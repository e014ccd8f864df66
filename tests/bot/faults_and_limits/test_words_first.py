"""Where pictures come late, a message goes out in words at once, and its picture follows.

Promise: Where pictures come late, a message goes out in words at once, and its picture follows. Also:
tests/cogs/sending/test_drawing.py.
"""

from __future__ import annotations

import asyncio

import pytest

from bot.playground.people.driver import Person
from tests.bot.running_bot.house import House, nothing_drawn, open_and_start, play_ready
from tests.images.situations import HAND_LEAD

MANY = 400
"""So many pictures take longer than a second."""


@pytest.mark.parametrize("others", [MANY, 0], ids=["much to draw", "nothing is drawn"])
async def test_a_table_and_a_hand_go_out_in_words_and_their_pictures_follow(
    house: House, ann: Person, bo: Person, others: int
) -> None:
    assert house.drawing is not None
    async with house.bot():
        await open_and_start(house, ann, bo)
        person, hand = await house.turn_of(ann, bo)
        await house.quiet()
        table = await house.shown("My hand")
        before = table.text
        other = bo if person is ann else ann
        assert table.attachments
        with nothing_drawn():
            waiting = [asyncio.create_task(house.drawing.draw(HAND_LEAD)) for _ in range(others)]
            await asyncio.sleep(0)
            await play_ready(house, person, hand)
            await ann.until(lambda: table.text != before and not table.attachments)
            await other.until(lambda: not house.hand(other).attachments)
        await ann.until(lambda: table.attachments)
        await other.until(lambda: house.hand(other).attachments)
        await asyncio.gather(*waiting, return_exceptions=True)

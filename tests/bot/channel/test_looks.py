"""Whether a table message has scrolled far up is looked for rarely: a press tells where nothing stands below it.

Promise: A waiting table that eight messages bury comes back below them. It is looked for at most once a minute, less
often the longer it waits, and not where a press tells that it is the newest message.
"""

from __future__ import annotations

from typing import Any

import pytest
from discord.http import HTTPClient

from bot.playground.people.driver import Person, Seen
from cogs.publisher import lookout as lookout_room
from cogs.publisher.live_messages import CHECKED_EVERY, FAR_UP
from cogs.publisher.lookout import Lookout
from cogs.publisher.shown_in_channel import Showing
from tests.bot.running_bot.house import CHANNEL, House, is_table, open_and_start, play_ready

POST = r"POST /channels/\d+/messages"
"""The request that sends a message, such as a call to a turn."""


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The channels whose messages were asked for."""
    made: list[int] = []
    ask = HTTPClient.logs_from

    def asking(client: HTTPClient, channel: int, *args: Any, **options: Any) -> Any:
        made.append(channel)
        return ask(client, channel, *args, **options)

    monkeypatch.setattr(HTTPClient, "logs_from", asking)
    return made


@pytest.fixture
def glances(monkeypatch: pytest.MonkeyPatch) -> list[Showing]:
    """The tables at which the lookout has glanced."""
    made: list[Showing] = []
    glance = Lookout._is_due

    def glancing(lookout: Lookout, showing: Showing, now: float) -> bool:
        made.append(showing)
        return glance(lookout, showing, now)

    monkeypatch.setattr(Lookout, "_is_due", glancing)
    monkeypatch.setattr(lookout_room, "GLANCES_EVERY", 0.02)
    return made


async def glanced(person: Person, glances: list[Showing]) -> None:
    """Wait until the lookout has glanced at the one table twice."""
    glances.clear()
    await person.until(lambda: len(glances) >= 2)


def table_of(person: Person) -> Seen:
    """The one table message in the channel."""
    (found,) = [one for one in person.sees(CHANNEL) if is_table(one)]
    return found


async def undisturbed(house: House, person: Person) -> str:
    """Somebody plays alone and is called by nothing, so that their table is the newest message; gives its number.

    They are asked for each pass, too: in one deal of a hundred, they can play once only.
    """
    await person.slash("notify", turns="never", channel=CHANNEL)
    await open_and_start(house, person, auto_pass=False)
    await house.quiet()
    return table_of(person).id


async def test_nobody_looks_where_a_press_has_told(
    house: House, ann: Person, looks: list[int], glances: list[Showing]
) -> None:
    async with house.bot():
        before = await undisturbed(house, ann)
        await house.turn_of(ann)
        for _ in range(3):
            house.later(CHECKED_EVERY - 20)
            await ann.press(house.hand(ann), "Sort")
            await glanced(ann, glances)
        await play_ready(house, *await house.turn_of(ann))
        await house.turn_of(ann)
        await house.quiet()
        assert looks == []
        assert table_of(ann).id == before


async def test_a_table_that_waits_comes_back_below_talk(
    house: House, ann: Person, looks: list[int], glances: list[Showing]
) -> None:
    async with house.bot():
        before = await undisturbed(house, ann)
        await house.turn_of(ann)
        for _ in range(FAR_UP - 1):
            ann.say("hello", channel=CHANNEL)
        house.later(CHECKED_EVERY + 1)
        await ann.until(lambda: len(looks) == 1)
        await house.quiet()
        assert table_of(ann).id == before, "seven messages do not bury it"
        ann.say("hello", channel=CHANNEL)
        await glanced(ann, glances)
        assert len(looks) == 1, "one look a minute"
        house.later(CHECKED_EVERY + 1)
        await ann.until(lambda: any(is_table(one) and one.id != before for one in ann.sees(CHANNEL)))
        await house.quiet()
        assert len(looks) == 2
        assert ann.sees(CHANNEL)[-1].id == table_of(ann).id, "it is the last one again"


async def test_a_table_whose_ping_cannot_be_sent_is_found_all_the_same(
    house: House, ann: Person, bo: Person, looks: list[int], glances: list[Showing]
) -> None:
    async with house.bot():
        for person in (ann, bo):
            await person.slash("notify", turns="now", channel=CHANNEL)
        await open_and_start(house, ann, bo, clock="none")
        await house.turn_of(ann, bo)
        await house.quiet()
        before = table_of(ann).id
        house.playground.faults.fail(POST, 400)
        person, hand = await house.turn_of(ann, bo)
        await play_ready(house, person, hand)
        await ann.until(lambda: not house.playground.faults.to_come)
        await house.turn_of(ann, bo)
        for _ in range(FAR_UP):
            bo.say("hello", channel=CHANNEL)
        looks.clear()
        house.later(CHECKED_EVERY + 1)
        await ann.until(lambda: looks)
        await ann.until(lambda: any(is_table(one) and one.id != before for one in ann.sees(CHANNEL)))


async def test_a_table_that_waits_long_is_looked_for_less_and_less(
    house: House, ann: Person, looks: list[int], glances: list[Showing]
) -> None:
    async with house.bot():
        await undisturbed(house, ann)
        await house.turn_of(ann)
        house.later(100 * CHECKED_EVERY)
        await ann.until(lambda: len(looks) == 1)
        house.later(5 * CHECKED_EVERY)
        await glanced(ann, glances)
        assert len(looks) == 1

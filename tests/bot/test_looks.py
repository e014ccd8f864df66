"""Whether a table message has scrolled far up is looked for rarely: a press tells where nothing stands below it."""

from __future__ import annotations

from typing import Any

import pytest
from discord.http import HTTPClient

from bot.playground.driver import Person, Seen
from cogs.publisher.live_messages import CHECKED_EVERY, FAR_UP
from tests.bot.house import CHANNEL, House, is_table, open_and_start, play_ready


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


def table_of(person: Person) -> Seen:
    """The one table message in the channel."""
    (found,) = [one for one in person.sees(CHANNEL) if is_table(one)]
    return found


async def undisturbed(house: House, person: Person) -> str:
    """Somebody plays alone and is called by nothing, so that their table is the newest message; gives its number."""
    await person.slash("notify", turns="never", channel=CHANNEL)
    await open_and_start(house, person)
    await house.quiet()
    return table_of(person).id


async def played_later(house: House, person: Person) -> None:
    """Play, more than a minute after the last play, and wait until everybody sees it."""
    house.later(CHECKED_EVERY + 1)
    await house.quiet()
    await play_ready(house, *await house.turn_of(person))
    await house.turn_of(person)
    await house.quiet()


async def test_nobody_looks_where_nobody_has_talked(house: House, ann: Person, looks: list[int]) -> None:
    async with house.bot():
        before = await undisturbed(house, ann)
        for _ in range(2):
            await played_later(house, ann)
        assert looks == []
        assert table_of(ann).id == before


async def test_a_table_above_much_talk_is_posted_anew(house: House, ann: Person, looks: list[int]) -> None:
    async with house.bot():
        before = await undisturbed(house, ann)
        ann.say("hello", channel=CHANNEL)
        await played_later(house, ann)
        assert len(looks) == 1
        assert table_of(ann).id == before
        for _ in range(FAR_UP):
            ann.say("hello", channel=CHANNEL)
        await played_later(house, ann)
        assert table_of(ann).id != before
        assert len(looks) == 2

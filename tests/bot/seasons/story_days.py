"""The days of a story: Discord, the bot and the phones go by one calendar, whatever the machine's own says."""

from __future__ import annotations

from tests.bot.running_bot.house import House
from tests.bot.running_bot.phones import Phone

AN_HOUR = 60 * 60.0
A_DAY = 24 * AN_HOUR


def first_evening(house: House) -> None:
    """Before the bot runs: it is 20:00 of the story's first day, by the bot's clock and by Discord's."""
    house.clock.turn((20 * AN_HOUR - house.clock.now()) % A_DAY)
    house.playground.clock.skip(house.clock.now() - house.playground.clock.now())


async def by_the_story(house: House, *open_phones: Phone) -> None:
    """The clocks of these phones show the story's time; it runs on as fast as the machine's."""
    for phone in open_phones:
        await phone.page.clock.set_system_time(house.playground.clock.now())


async def later(house: House, seconds: float, *open_phones: Phone) -> None:
    """Move every clock forward."""
    house.later(seconds)
    await by_the_story(house, *open_phones)

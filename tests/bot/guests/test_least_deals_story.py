"""A server may ask for some finished deals before somebody sits down at a rated table."""

from __future__ import annotations

from bot.playground.people.driver import Person
from bot.store import Store
from cogs.interactions.opening import LEAST_DEALS
from tests.bot.running_bot.house import CHANNEL, SHORT, House, control, has, open_and_start, play_until


async def test_rated_tables_are_for_people_who_have_played_here(house: House, ann: Person, bo: Person) -> None:
    house.deals_first(SHORT)
    async with house.bot():
        panel = await ann.slash("setup", channel=CHANNEL)
        chosen = await ann.select(panel, control(panel.message, "setupleast"), ["5"])
        assert has(chosen.message, "Check again")
        refused = await ann.slash("table open", channel=CHANNEL, rated=True)
        assert refused.ephemeral
        assert "You’ve finished no deals of Big Two here yet." in refused.text
        assert "Rated tables here are for people with 5." in refused.text
        assert len(refused.text.splitlines()) == 2
        assert house.stored() == []
        await open_and_start(house, ann, bo, clock="none")
        await play_until(house, (ann, bo), lambda: house.public("Next deal"))
        again = await ann.slash("table open", channel="practice", rated=True)
        assert "You’ve finished 1 deal of Big Two here." in again.text
        opened = await ann.slash("table open", channel="practice", rated=False)
        assert not opened.ephemeral


async def test_whoever_sits_down_has_played_enough(house: House, ann: Person, bo: Person, stranger: Person) -> None:
    house.deals_first(SHORT)
    async with house.bot():
        await open_and_start(house, ann, bo, clock="none")
        await play_until(house, (ann, bo), lambda: house.public("Next deal"))
        await ann.slash("table end", channel=CHANNEL)
    store = await Store.open(house.settings.database_url, house.clock.now)
    await store.set_setting(int(ann.guild.id), LEAST_DEALS, 1)
    await store.close()
    async with house.bot():
        opened = await ann.slash("table open", channel="practice", rated=True)
        assert "For people who have finished a deal here." in opened.text
        refused = await stranger.press(opened, "Join")
        assert "You’ve finished no deals of Big Two here yet." in refused.text
        await bo.press(opened, "Join")
        await ann.until(lambda: "2 of 4" in opened.text)

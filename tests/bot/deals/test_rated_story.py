"""A rated table: four people, no computer, no *Hint*, a deal, and their ratings in ``/stats``."""

from __future__ import annotations

import re

import pytest

from bot.playground.people.driver import Person
from tests.bot.running_bot.house import CHANNEL, House, control, has, play_until


@pytest.fixture
def four(house: House) -> tuple[Person, ...]:
    """Everybody at the table."""
    return tuple(map(house.person, ("Ann", "Bo-Chen", "Søren", "Liv")))


async def rated_table(house: House, four: tuple[Person, ...]) -> None:
    """Open a rated table and have everybody sit down."""
    await four[0].slash("table open", channel=CHANNEL, rules="chudadi-standard", rated=True)
    lobby = await house.shown("Start", "1 of 4")
    for person in four[1:]:
        await person.press(lobby, "Join")
    await house.shown("Start", "4 of 4")


async def test_four_people_play_a_rated_deal_without_computers_or_hints(house: House, four: tuple[Person, ...]) -> None:
    ann = four[0]
    async with house.bot():
        await rated_table(house, four)
        lobby = await house.shown("Start", "4 of 4")
        assert "Rated: people alone play, without hints" in lobby.text
        assert not any(has(lobby, label) for label in ("Fill with computers", "Add computer", "Remove computer"))
        assert [menu["custom_id"] for menu in lobby.selects if "computerof" in menu["custom_id"]] == []
        await ann.press(lobby, "Start")
        _, hand = await house.turn_of(*four)
        assert has(hand, "Sort")
        assert not has(hand, "Hint")
        person, hand = await house.turn_of(*four)
        forged = await house.forged(person, hand, control(hand, "sort").replace(":sort:", ":hint:"))
        assert "This table is rated, so there are no hints." in forged.text
        over = await play_until(house, four, lambda: house.public("Next deal"))
        assert "wins deal 1" in over.text
        for person in four:
            told = (await person.slash("stats", channel=CHANNEL)).text
            assert f"Statistics of {person.human.name} · Big Two" in told
            assert "**1 deal**, " in told
            assert "after 1 rated deal. Boards list it from 10 on." in told
        theirs = [await rating_of(ann, person.human.name) for person in four]
        assert max(theirs) > 1000 > min(theirs)
        assert len(house.stored("select person from ratings where deals = 1")) == 4


async def rating_of(asker: Person, member: str) -> int:
    """The rating that somebody reads of a member."""
    told = (await asker.slash("stats", channel=CHANNEL, member=member)).text
    found = re.search(r"Rating \*\*(\d+)\*\*", told)
    assert found is not None, told
    return int(found[1])


async def test_computers_and_ratings_do_not_go_together(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        refused = await ann.slash("table open", channel=CHANNEL, rated=True, computers=2)
        assert refused.ephemeral
        assert "A rated table begins without computers." in refused.text
        assert house.stored() == []
        await ann.slash("table open", channel=CHANNEL, rated=True)
        for command in ("table add-computer", "table fill"):
            assert "This table is rated, so people alone play here." in (await ann.slash(command, channel=CHANNEL)).text
        early = await ann.slash("table start", channel=CHANNEL)
        assert "3 players are missing." in early.text
        assert "it waits for people to press Join" in early.text
        await ann.slash("table end", channel=CHANNEL)


async def test_a_server_may_rate_every_table_that_begins_without_computers(
    house: House, ann: Person, bo: Person
) -> None:
    said = "Rated: people alone play"
    async with house.bot():
        shown = await ann.slash("setup", channel=CHANNEL)
        assert "No table is rated." in shown.text
        assert said not in (await bo.slash("table open", channel=CHANNEL)).text
        await bo.slash("table end", channel=CHANNEL)
        chosen = await ann.select(shown, control(shown.message, "setuprated"), ["yes"])
        assert "Tables without computers are rated." in chosen.text
    async with house.bot():
        for given, rated in (({}, True), ({"rated": False}, False), ({"computers": 3}, False)):
            opened = await bo.slash("table open", channel=CHANNEL, **given)
            assert (said in opened.text) is rated
            await bo.slash("table end", channel=CHANNEL)
        tutorial = await bo.slash("tutorial", channel="practice")
        assert said not in tutorial.text

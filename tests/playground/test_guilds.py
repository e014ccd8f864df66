"""Several guilds of one playground: each has its channels and people, and a bot tells them apart."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace

import aiohttp
import discord
import pytest

from bot.playground.chat import acts
from bot.playground.chat.world import ChannelSpec, GuildSpec, PersonSpec, PlaygroundSettings, World
from bot.playground.people.driver import NotOffered, Person
from bot.playground.server import Playground
from tests.patience import HURRIED, PATIENCE
from tests.playground.conftest import WORLD, aim
from tests.playground.small_bot import SmallBot

OTHERS = (
    GuildSpec("Second", (ChannelSpec("big-two"), ChannelSpec("side")), (PersonSpec("Cy"), PersonSpec("Ann"))),
    GuildSpec("Third", people=(PersonSpec("Di"),)),
)
SEVERAL = replace(WORLD, other_guilds=OTHERS)


@pytest.fixture
async def playground(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    """A playground with three guilds."""
    async with Playground(SEVERAL, PlaygroundSettings(hurried=HURRIED, answer_within=PATIENCE)) as running:
        aim(monkeypatch, running)
        yield running
        assert running.violations == []


@pytest.fixture
def cy(playground: Playground) -> Person:
    """Cy of the second guild."""
    return Person(playground, "Cy", guild="Second")


def test_a_world_with_guilds_survives_json() -> None:
    assert World.from_json(json.loads(json.dumps(SEVERAL.to_json()))) == SEVERAL
    with pytest.raises(TypeError):
        World.from_json({"other_guilds": [{"name": "Second", "colour": "red"}]})


async def test_every_id_is_of_one_thing_and_a_user_is_the_same_in_each_guild(playground: Playground) -> None:
    first, second, third = playground.state.guilds
    ids = [guild.id for guild in playground.state.guilds]
    ids += [channel for guild in playground.state.guilds for channel in guild.channels]
    ids += {person for guild in playground.state.guilds for person in guild.people}
    assert len(ids) == len(set(ids)) == 3 + (2 + 2 + 1) + 5
    assert first.person("Ann").id == second.person("Ann").id
    assert first.person("Ann").permissions != second.person("Ann").permissions
    assert [int(guild.id) >> 22 for guild in (second, third)] == [(int(first.id) >> 22) + later for later in (1, 2)]


async def test_a_bot_serves_people_of_each_guild_in_their_own(
    playground: Playground, bot: SmallBot, ann: Person, cy: Person
) -> None:
    assert sorted(guild.name for guild in bot.guilds) == ["Playground", "Second", "Third"]
    in_first, in_second = await ann.slash("count"), await cy.slash("count", channel="big-two")
    assert in_second.message.channel != in_first.message.channel
    assert (await cy.press(in_second, "Count 0")).text == "Counted to 1"
    assert [one.text for one in ann.sees()] == ["Counted to 0"]
    [shown] = cy.sees("big-two")
    assert shown.text == "Counted to 1"
    await cy.slash("table open", name="Table 7", channel="side")
    assert playground.state.guilds[1].channel("Table 7")["guild_id"] == playground.state.guilds[1].id
    payloads = [one.payload for one in playground.state.interactions.values()]
    assert [one["guild_id"] for one in payloads] == [playground.state.guilds[place].id for place in (0, 1, 1, 1)]


async def test_nobody_acts_where_they_are_no_member_and_a_member_acts_as_there(
    playground: Playground, bot: SmallBot, ann: Person, bo: Person, cy: Person
) -> None:
    answer = await cy.slash("count", channel="big-two")
    with pytest.raises(NotOffered):
        bo.start_press(answer, "Count 0")
    pressed = ann.start_press(answer, "Count 0")
    await ann.settled(pressed)
    assert pressed.payload["member"]["roles"] == []
    third = next(iter(playground.state.guilds[2].channels))
    with pytest.raises(NotOffered):
        acts.command(playground.state, cy.human, third, "count", {})
    with pytest.raises(NotOffered):
        await cy.slash("greet", member="Bo-Chen", channel="side")


async def test_a_fault_is_of_one_guild(playground: Playground, bot: SmallBot, ann: Person, cy: Person) -> None:
    second = int(playground.state.guilds[1].id)
    playground.faults.outage(guild="Second")
    await cy.until(lambda: (found := bot.get_guild(second)) is not None and found.unavailable)
    assert (await ann.slash("echo", text="here")).text == "here"
    playground.faults.outage(over=True, guild="Second")
    await cy.until(lambda: (found := bot.get_guild(second)) is not None and not found.unavailable)
    playground.faults.remove_bot(guild="Second")
    await cy.until(lambda: bot.get_guild(second) is None)
    assert [guild.id async for guild in bot.fetch_guilds()] == [
        int(playground.state.guilds[place].id) for place in (0, 2)
    ]
    with pytest.raises(discord.NotFound):
        await bot.fetch_guild(second)
    playground.faults.invite_bot(guild="Second")
    await cy.until(lambda: bot.get_guild(second))
    assert [guild.id async for guild in bot.fetch_guilds(limit=1)] == [int(playground.state.guild.id)]
    assert (await cy.slash("echo", text="again", channel="big-two")).text == "again"


async def test_the_page_shows_the_first_guild(playground: Playground, bot: SmallBot, cy: Person) -> None:
    await cy.slash("table open", name="Table 7", channel="side")
    async with aiohttp.ClientSession(playground.address) as session, session.get("/page-api/world") as answer:
        world = await answer.json()
    assert world["guild"]["name"] == "Playground"
    assert [channel["name"] for channel in world["channels"]] == ["big-two", "practice"]
    announced = [event.data["type"] for event in playground.state.feed.since(0, cy.id) or ()]
    assert "channel_create" not in announced

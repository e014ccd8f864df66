"""A channel that is named for a game plays that game where nobody names one.

Promise: Where nobody names a game, a channel's name counts before the server's choice.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.playground.people.driver import Person
from tests.bot.running_bot.house import CHANNEL, House, control

NAMED, PLAIN = "sheng-ji", "practice"


@pytest.fixture
async def running(house: House) -> AsyncIterator[House]:
    """A server with a channel that is named for a game, and one that is not."""
    async with house.bot():
        rename(house, CHANNEL, NAMED)
        yield house


async def opened(person: Person, channel: str, **given: str) -> str:
    """The heading of a table that somebody opens there; it is ended again."""
    said = (await person.slash("table open", channel=channel, options=given)).text
    await person.slash("table end", channel=channel)
    return said.partition(" · ")[0]


def made_thread(house: House, channel: str, name: str) -> None:
    state = house.playground.state
    parent = state.guild.channel(channel)["id"]
    thread = state.guild.add_thread(parent, state.ids.next(), {"name": name}, state.clock.stamp())
    state.dispatch("THREAD_CREATE", thread)


def rename(house: House, channel: str, name: str) -> None:
    """Gives a channel another name, as an admin of the server may."""
    state = house.playground.state
    held = state.guild.channel(channel)
    held["name"] = name
    state.dispatch("CHANNEL_UPDATE", held)


async def test_a_channels_name_counts_before_the_servers_choice_and_a_named_game_before_both(
    running: House, ann: Person
) -> None:
    assert await opened(ann, NAMED) == "### Sheng Ji"
    assert await opened(ann, PLAIN) == "### Big Two"
    panel = await ann.slash("setup", channel=NAMED)
    assert "**Default game**\nBig Two." in panel.text
    await ann.select(panel, control(panel.message, "setupgame"), ["zheng-shangyou"])
    assert await opened(ann, NAMED) == "### Sheng Ji"
    assert await opened(ann, PLAIN) == "### Zheng Shangyou"
    assert await opened(ann, NAMED, game="big-two") == "### Big Two"


async def test_every_command_means_the_game_of_its_channel(running: House, bo: Person) -> None:
    for command in ("rules show", "rules presets", "help", "leaderboard"):
        assert "Sheng Ji" in (await bo.slash(command, channel=NAMED)).text, command
    judged = await bo.slash("judge", channel=NAMED, options={"cards": "3d 3d", "trump": "s", "level": "2"})
    assert "isn’t an option" not in judged.text
    assert "3♦ 3♦" in judged.text
    offered = await bo.autocomplete("table open", "rules", "", channel=NAMED)
    assert "tournament" in {one["value"] for one in offered}


async def test_a_thread_counts_as_its_channel_whatever_it_is_called(running: House, ann: Person) -> None:
    made_thread(running, NAMED, "big-two")
    made_thread(running, PLAIN, "zheng-shangyou")
    assert await opened(ann, "big-two") == "### Sheng Ji"
    assert await opened(ann, "zheng-shangyou") == "### Big Two"


@pytest.mark.parametrize("name", ["Da Guai Lu Zi", "da-guai-lu-zi", "DA-GUAI LU-ZI"])
async def test_a_channel_may_have_what_a_game_is_called(running: House, ann: Person, name: str) -> None:
    rename(running, PLAIN, name)
    assert await opened(ann, name) == "### Da Guai Lu Zi"


@pytest.mark.parametrize("name", ["sheng-ji-talk", "no-sheng-ji", "sheng"])
async def test_a_name_that_only_begins_or_ends_so_is_no_games(running: House, ann: Person, name: str) -> None:
    rename(running, PLAIN, name)
    assert await opened(ann, name) == "### Big Two"

"""Commands and options are called in an answer as Discord shows them in its language.

Promise: An answer calls commands and options as Discord does in the answer's language.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from structlog.testing import capture_logs

from bot.i18n.catalogue import load
from bot.playground.chat.world import PersonSpec, PlaygroundSettings
from bot.playground.people.driver import Person
from bot.playground.server import Playground
from bot.process.localised_commands import spoken_by_commands
from tests.bot.conftest import ANSWER_WITHIN, WORLD
from tests.bot.running_bot.house import CHANNEL, House
from tests.patience import HURRIED

PEOPLE = (PersonSpec("Ann", manager=True, locale="de"), PersonSpec("Bo-Chen", locale="zh-TW"))


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    world = replace(WORLD, people=(*PEOPLE, PersonSpec("Søren")))
    async with Playground(world, PlaygroundSettings(hurried=HURRIED, answer_within=ANSWER_WITHIN)) as started:
        yield started
        assert started.state.violations == []


async def test_answers_name_commands_and_options_in_the_language_of_the_reader(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    async with house.bot():
        assert "/spielen, /passen" in (await ann.slash("help", channel=CHANNEL)).text
        assert "/出牌、/過" in (await bo.slash("help", channel=CHANNEL)).text
        assert "/play, /pass" in (await stranger.slash("help", channel=CHANNEL)).text
        wrong = await ann.slash("table open", channel=CHANNEL, deals=3)
        assert "spiele: gehört zu einem Abend." in wrong.text
        assert "lass spiele: weg" in wrong.text


async def test_discord_takes_every_name(house: House) -> None:
    with capture_logs() as logged:
        async with house.bot():
            registered = house.playground.state.commands
    assert [one for one in logged if one["event"] in ("command_not_named", "command_not_described")] == []
    named = [locale for locale, one in spoken_by_commands().items() if "command-name-play" in load(one, marked=False)]
    assert all(set(command["name_localizations"]) >= set(named) for command in registered)
    assert len(named) == 6

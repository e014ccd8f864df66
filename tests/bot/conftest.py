"""The whole bot with the loopback Discord: the real client, the real store, and people who act.

Promise: What leaves with the bot's token is never refused for being too much, whatever is asked. A call waits for no
picture. Also: tests/cogs/sending/test_permits.py, tests/cogs/sending/test_drawing_places.py.

Promise: Discord accepts every body that the bot sends. Also: tests/playground/test_limits.py.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot.logs import configure_logging
from bot.playground.chat.world import ChannelSpec, LanguageSpec, PersonSpec, PlaygroundSettings, World
from bot.playground.people.driver import Person, Seen
from bot.playground.server import Playground
from bot.process.playground_world import page_words
from tests.bot.running_bot.drowsy import drowsing
from tests.bot.running_bot.first_start import lay_used_file, registered_commands
from tests.bot.running_bot.house import Both, House, open_and_start, settings_at
from tests.patience import HURRIED, PATIENCE
from tests.store.homes import BOTH_AT_SCALE, home_of

ANSWER_WITHIN = PATIENCE
"""Seconds this Discord waits for an answer: longer than the real one, so that a slow machine is not a fault."""

ROGUE = "**[x](https://y.example)** @everyone \u202eevil"
"""A person's name with markup, a mention and a mark that reverses the text."""

WORLD = World(
    bot="Dai Di",
    languages=(LanguageSpec("en-US", "English", page_words("en-US")),),
    channels=(ChannelSpec("big-two"), ChannelSpec("practice")),
    people=(
        PersonSpec("Ann", manager=True),
        PersonSpec("Bo-Chen"),
        PersonSpec("大老二王"),
        PersonSpec("Søren"),
        PersonSpec("Liv"),
        PersonSpec(ROGUE),
    ),
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every story here runs the bot, which draws in a separate process."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.processes)


@pytest.fixture(autouse=True)
def logging_as_the_bot_does() -> Iterator[None]:
    """If it is not configured, structlog prints tracebacks with local variables, which include hidden cards."""
    configure_logging("INFO")
    yield
    structlog.reset_defaults()


if os.environ.get("DROWSY"):  # every story, with tables that sleep whenever they may
    drowsy = pytest.fixture(autouse=True)(drowsing)


@pytest.fixture
def world() -> World:
    """What the playground shows."""
    return WORLD


@pytest.fixture
def known_commands() -> list[dict[str, Any]]:
    """The commands that Discord has: the bot's, as before every start but the first."""
    return registered_commands()


@pytest.fixture
async def playground(world: World, known_commands: list[dict[str, Any]]) -> AsyncIterator[Playground]:
    async with Playground(world, PlaygroundSettings(hurried=HURRIED, answer_within=ANSWER_WITHIN)) as started:
        started.state.commands = known_commands
        yield started
        assert started.state.violations == []


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database in which nothing has been played. The store's own tests make theirs."""
    path = tmp_path / "daidi.db"
    lay_used_file(path)
    return path


@pytest.fixture(params=BOTH_AT_SCALE)
def house(request: pytest.FixtureRequest, playground: Playground, database: Path) -> Iterator[House]:
    """A house whose store is in a file; behind ``SCALE``, each story is told in PostgreSQL, too."""
    with home_of(getattr(request, "param", "file"), request, database) as home:
        yield House(playground, settings_at(playground, database, database_url=home.url), database, elsewhere=home)


@pytest.fixture
def ann(house: House) -> Person:
    return house.person("Ann")


@pytest.fixture
def bo(house: House) -> Person:
    return house.person("Bo-Chen")


@pytest.fixture
def stranger(house: House) -> Person:
    return house.person("Søren")


@pytest.fixture
def table_options() -> dict[str, Any]:
    """What the table of ``playing`` is opened with; a module may have another clock."""
    return {"clock": "none"}


@pytest.fixture
async def playing(house: House, ann: Person, bo: Person, table_options: dict[str, Any]) -> AsyncIterator[Both]:
    """The person who is to play, and the other one."""
    async with house.bot():
        await open_and_start(house, ann, bo, **table_options)
        person, _ = await house.turn_of(ann, bo)
        await house.shown("My hand")  # the first picture takes some time
        await house.quiet()
        yield person, bo if person is ann else ann


@pytest.fixture
def person(playing: Both) -> Person:
    """The person who is to play."""
    return playing[0]


@pytest.fixture
def hand(house: House, person: Person) -> Seen:
    """Their hand."""
    return house.hand(person)


@pytest.fixture
async def running(house: House) -> AsyncIterator[House]:
    async with house.bot():
        yield house

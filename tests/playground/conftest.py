"""A playground and a small real discord.py bot that knows nothing about cards."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.playground.chat.world import ChannelSpec, LanguageSpec, PersonSpec, PlaygroundSettings, World
from bot.playground.people.driver import Person, in_process
from bot.playground.server import Playground
from bot.process.playground_world import page_words
from tests.patience import HURRIED, PATIENCE
from tests.playground.small_bot import SmallBot

SPOKEN = {"en-US": "English", "ja": "日本語", "sv-SE": "Svenska"}
"""The languages of the page, each with its own name."""
WORLD = World(
    bot="Small",
    languages=tuple(LanguageSpec(locale, name, page_words(locale)) for locale, name in SPOKEN.items()),
    channels=(ChannelSpec("big-two", "Tables are opened here"), ChannelSpec("practice")),
    people=(PersonSpec("Ann", manager=True), PersonSpec("Bo-Chen"), PersonSpec("大老二王")),
)


@pytest.fixture
async def playground(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    """A playground without rate limits that this process's discord.py connects to."""
    async with Playground(WORLD, PlaygroundSettings(hurried=HURRIED, answer_within=PATIENCE)) as running:
        aim(monkeypatch, running)
        yield running


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[SmallBot]:
    """The small bot, connected and ready."""
    async with in_process(SmallBot()) as running:
        assert isinstance(running, SmallBot)
        yield running


@pytest.fixture
def ann(playground: Playground) -> Person:
    """Ann, who has Manage Server."""
    return Person(playground, "Ann")


@pytest.fixture
def bo(playground: Playground) -> Person:
    """Bo-Chen, an ordinary member."""
    return Person(playground, "Bo-Chen")


def aim(monkeypatch: pytest.MonkeyPatch, playground: Playground) -> None:
    """Point discord.py at a playground; a plain client never asks for the gateway's address."""
    monkeypatch.setattr(Route, "BASE", playground.api)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(playground.gateway.url))
    monkeypatch.setattr(discord.asset.Asset, "BASE", playground.address + "/cdn")

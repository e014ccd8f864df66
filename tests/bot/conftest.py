"""The whole bot against the loopback Discord: the real client, the real store, people who act."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot import app
from bot.cards import read_cards
from bot.playground.driver import Answer, Person, Seen
from bot.playground.server import Playground
from bot.playground.world import ChannelSpec, PersonSpec, World
from bot.playground.world import Settings as PlaygroundSettings
from bot.settings import Settings

WORLD = World(
    bot="Daidi",
    channels=(ChannelSpec("big-two"), ChannelSpec("practice")),
    people=(PersonSpec("Ann", manager=True), PersonSpec("Bo-Chen"), PersonSpec("大老二王"), PersonSpec("Søren")),
)


class BriskClock:
    """The machine's time; sleeping takes at most a moment, so that pacing does not slow a test."""

    def now(self) -> float:
        return asyncio.get_running_loop().time() + 1_800_000_000

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.01))


@dataclass
class House:
    """A running bot with its playground and people."""

    playground: Playground
    settings: Settings

    def person(self, name: str) -> Person:
        return Person(self.playground, name)

    def table_message(self, person: Person, channel: str = "big-two") -> Seen:
        """The newest public message that has *My hand*."""
        found = [one for one in person.sees(channel) if not one.ephemeral and _has(one, "My hand")]
        return found[-1]

    def hand(self, person: Person) -> Seen:
        """The person's newest private message with a *Play* button."""
        return [one for one in person.private() if _has(one, "Play")][-1]

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[None]:
        """The bot, connected, until the block ends."""
        stopped = asyncio.Event()
        running = asyncio.create_task(app.run(self.settings, stopped, BriskClock()))
        try:
            async with asyncio.timeout(15):
                while not self.playground.gateway.connected and not running.done():
                    await asyncio.sleep(0.02)
            if running.done():
                running.result()
            yield
        finally:
            stopped.set()
            await running


def _has(message: Seen, label: str) -> bool:
    return any(button.get("label") == label for button in message.buttons)


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(WORLD, PlaygroundSettings(rate_limits=False)) as started:
        yield started
        assert started.state.violations == []


@pytest.fixture
async def house(playground: Playground, tmp_path: Path) -> House:
    settings = Settings(
        _env_file=None,
        discord_token=SecretStr("playground"),
        discord_api=playground.api,
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'daidi.db'}",
        computer_pause=0,
    )
    return House(playground, settings)


def cards_of(hand: Seen) -> list[str]:
    """The cards of a hand message, in notation, as its select offers them."""
    return [option["value"] for select in hand.selects for option in select["options"] if _is_card(option["value"])]


def _is_card(value: str) -> bool:
    return re.fullmatch(r"[2-9TJQKA][cdhs]", value) is not None


def ready_made(hand: Seen) -> list[str]:
    """The plays that the ready-made select offers."""
    select = hand.selects[-1]
    return [option["value"] for option in select["options"]] if not select.get("disabled") else []


__all__ = ["Any", "Answer", "House", "cards_of", "read_cards", "ready_made"]

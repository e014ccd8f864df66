"""Four servers in four shards, whose tables several processes serve from one PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from bot.playground.chat.world import ChannelSpec, GuildSpec, PersonSpec, PlaygroundSettings
from bot.playground.people.driver import Person, Seen
from bot.playground.server import Playground
from bot.store import Store
from tests.bot.conftest import WORLD
from tests.bot.kills.test_kill import GIVES_UP, play_until_killed
from tests.bot.running_bot.child import Child
from tests.bot.running_bot.house import has
from tests.patience import HURRIED, eventually
from tests.store.homes import ServerHome
from tests.store.makings import noon
from tests.store.plain_reader import faults_in

SHARDS = 4
FOUR = replace(
    WORLD,
    other_guilds=tuple(
        GuildSpec(name, (ChannelSpec("big-two"),), (PersonSpec(person, manager=True),))
        for name, person in (("Second", "Cy"), ("Third", "Di"), ("Fourth", "Ed"))
    ),
)
"""A world with four servers, each in a shard of its own."""
LOOK_EVERY = 0.1
"""Seconds between two queries for what has changed: each takes a connection of its own."""
PEOPLE = {"": "Ann", "Second": "Cy", "Third": "Di", "Fourth": "Ed"}


@dataclass
class SeveralProcesses:
    """The servers, somebody in each who plays without end, and the processes that serve them."""

    playground: Playground
    home: ServerHome
    folder: Path
    processes: list[Child] = field(default_factory=list)
    people: dict[str, Person] = field(init=False)
    acknowledged: dict[str, list[int]] = field(init=False)  # by person, the presses that were acknowledged as saved

    def __post_init__(self) -> None:
        self.people = {
            name: Person(self.playground, name, guild=guild, patience=GIVES_UP) for guild, name in PEOPLE.items()
        }
        self.acknowledged = {name: [] for name in self.people}

    def process(self, name: str, **settings: str) -> Child:
        """A process that serves whatever is free, unless its settings say otherwise."""
        given = {"DATABASE_URL": self.home.url, "SHARD_COUNT": str(SHARDS), **settings}
        child = Child(self.playground, self.folder / f"{name}.db", **given)
        self.processes.append(child)
        return child

    async def end(self) -> None:
        """End all processes, also those that stand still."""
        for process in self.processes:
            await process.end()

    async def until_served(self) -> None:
        """Wait until each shard has a connection."""
        gateway = self.playground.gateway
        await eventually(lambda: len(gateway.shards) == SHARDS, "connection of each shard")

    async def until_owned(self, *shards: int, by: str = "") -> str:
        """The process that owns these shards, once one does that is not ``by``."""

        def owner() -> str | None:
            owners = {row[0] for row in self._owners() if row[1] in shards}
            return next(iter(owners)) if len(owners) == 1 and not owners & {None, by} else None

        await eventually(lambda: owner() is not None, f"owner of the shards {shards}", glance=LOOK_EVERY)
        return str(owner())

    def now(self) -> float:
        """The database's time, in seconds."""
        return float(self.home.query("SELECT extract(epoch FROM clock_timestamp())")[0][0])

    async def until(self, time: float) -> None:
        """Wait for a time of the database, which wakes whoever waits: looking again and again would keep it busy."""
        await asyncio.to_thread(self.home.query, f"SELECT pg_sleep_until(to_timestamp({time}))")

    def _owners(self) -> list[tuple[str | None, int]]:
        return [(owner, shard) for owner, shard in self.home.query("SELECT owner, shard FROM shards")]

    async def open_tables(self) -> None:
        """Each person opens a table with computers and starts."""
        await asyncio.gather(*map(_open_table, self.people.values()))

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Everybody plays while the block runs."""
        acting = [
            asyncio.create_task(play_until_killed(person, self.acknowledged[name]))
            for name, person in self.people.items()
        ]
        try:
            yield
        finally:
            for task in acting:
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(*acting, return_exceptions=True)

    async def more_presses(self, of_each: int = 3) -> None:
        """Wait until of everybody so many more presses were saved."""
        before = self._saved()
        await eventually(
            lambda: all(many >= before.get(guild, 0) + of_each for guild, many in self._saved().items()),
            "presses of everybody",
            glance=LOOK_EVERY,
        )

    def _saved(self) -> dict[int, int]:
        """How many presses were saved in each server."""
        query = "SELECT guild, count(interaction) FROM events GROUP BY guild"
        return dict(self.home.query(query))

    async def check(self) -> None:
        """No acknowledged press is lost or doubled, and chains and ledgers are right."""
        saved = [row[0] for row in self.home.query("SELECT interaction FROM events WHERE interaction IS NOT NULL")]
        for name, presses in self.acknowledged.items():
            assert [one for one in presses if saved.count(one) != 1] == [], name
        store = await Store.open(self.home.url, noon, shards=())
        try:
            assert await store.check() == faults_in(self.home) == []
            assert len(await store.tables()) == SHARDS
        finally:
            await store.close()


async def _open_table(person: Person) -> None:
    await person.slash("table open", channel="big-two", game="big-two", computers=3)
    await person.press(await person.until(lambda: _newest(person, "Start")), "Start")


def _newest(person: Person, label: str) -> Seen | None:
    seen = [one for one in person.sees("big-two") if not one.ephemeral and has(one, label)]
    return seen[-1] if seen else None


@asynccontextmanager
async def four_servers() -> AsyncIterator[Playground]:
    """A Discord with four servers, in which shards may identify at the same time."""
    # People wait for an answer only as long as Discord does, since nobody may be there to give one.
    settings = PlaygroundSettings(shards=SHARDS, max_concurrency=SHARDS, hurried=HURRIED)
    async with Playground(FOUR, settings) as running:
        yield running

"""Shards: which session hears of which guild, how sessions of shards begin, end and are resumed, and how soon."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground.chat import acts
from bot.playground.chat.world import ChannelSpec, GuildSpec, PersonSpec, PlaygroundSettings
from bot.playground.limits.ratelimit import Limited, Starts
from bot.playground.people.driver import Person, in_process
from bot.playground.server import Playground
from bot.playground.shards import SessionShard
from bot.playground.wall_time import WallTime
from tests.patience import PATIENCE
from tests.playground.conftest import WORLD, aim
from tests.playground.gateway.gateway_client import connected

GUILDS_AND_MESSAGES = 1 | 1 << 9
FOUR = replace(
    WORLD,
    other_guilds=tuple(
        GuildSpec(name, (ChannelSpec("big-two"),), (PersonSpec(person),))
        for name, person in (("Second", "Cy"), ("Third", "Di"), ("Fourth", "Ed"))
    ),
)
"""A world with four guilds, each in a shard of its own if there are four."""
PEOPLE = {"": "Ann", "Second": "Cy", "Third": "Di", "Fourth": "Ed"}


COUNT: dict[str, Any] = {"id": "1", "name": "count", "type": 1, "options": [], "default_member_permissions": None}


class Standing(WallTime):
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self._now = 1_700_000_000.0

    def now(self) -> float:
        return self._now

    def skip(self, seconds: float) -> None:
        self._now += seconds


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    """A playground with four guilds, in which shards may identify as soon as they like."""
    async with Playground(FOUR, PlaygroundSettings(rate_limits=False, answer_within=PATIENCE)) as running:
        yield running
        assert running.violations == []


async def advised(playground: Playground) -> Any:
    """What ``GET /gateway/bot`` answers."""
    headers = {"Authorization": "Bot x"}
    async with aiohttp.ClientSession() as session, session.get(f"{playground.api}/gateway/bot", headers=headers) as got:
        return await got.json()


def guilds(heard: list[dict[str, Any]], event: str) -> list[str]:
    return [one["d"]["id" if event == "GUILD_CREATE" else "guild_id"] for one in heard if one["t"] == event]


async def test_the_gateway_advises_as_many_shards_as_it_is_set_to() -> None:
    async with Playground(settings=PlaygroundSettings(shards=4, max_concurrency=16)) as playground:
        told = await advised(playground)
        assert (told["shards"], told["session_start_limit"]["max_concurrency"]) == (4, 16)
    async with Playground() as playground:
        told = await advised(playground)
        assert (told["shards"], told["session_start_limit"]["max_concurrency"]) == (1, 1)


async def test_each_shard_hears_of_its_guilds_alone(playground: Playground) -> None:
    async with AsyncExitStack() as open_:
        sockets = [await open_.enter_async_context(connected(playground)) for _ in range(4)]
        for shard, socket in enumerate(sockets):
            ready = (await socket.identify(GUILDS_AND_MESSAGES, shard=[shard, 4]))["d"]
            assert ready["shard"] == [shard, 4]
            assert [one["id"] for one in ready["guilds"]] == [playground.state.guilds[shard].id]
            assert guilds(await socket.heard(), "GUILD_CREATE") == [playground.state.guilds[shard].id]
        assert playground.gateway.shards == {SessionShard(shard, 4) for shard in range(4)}
        playground.state.commands = [COUNT]
        for guild, name in PEOPLE.items():
            person = Person(playground, name, guild=guild)
            person.say("hello")
            acts.command(playground.state, person.human, next(iter(person.guild.channels)), "count", {})
            playground.faults.outage(guild=guild)
        for shard, socket in enumerate(sockets):
            heard, own = await socket.heard(), playground.state.guilds[shard].id
            assert [one["t"] for one in heard] == ["MESSAGE_CREATE", "INTERACTION_CREATE", "GUILD_DELETE"]
            assert guilds(heard[:2], "MESSAGE_CREATE") + guilds(heard, "INTERACTION_CREATE") == [own, own]
            assert heard[2]["d"] == {"id": own, "unavailable": True}


@pytest.mark.parametrize("shard", [{}, {"shard": None}, {"shard": [0, 1]}])
async def test_one_shard_hears_of_every_guild(playground: Playground, shard: dict[str, Any]) -> None:
    every = [guild.id for guild in playground.state.guilds]
    async with connected(playground) as socket:
        ready = (await socket.identify(**shard))["d"]
        assert ready["shard"] == [0, 1]
        assert [one["id"] for one in ready["guilds"]] == every
        assert guilds(await socket.heard(), "GUILD_CREATE") == every


async def test_what_belongs_to_no_guild_is_told_to_shard_0(playground: Playground) -> None:
    async with connected(playground) as first, connected(playground) as second:
        await first.identify(shard=[0, 2])
        await second.identify(shard=[1, 2])
        await first.heard()
        await second.heard()
        playground.state.dispatch("INTERACTION_CREATE", {"id": "1"})
        assert [one["t"] for one in await first.heard()] == ["INTERACTION_CREATE"]
        assert await second.heard() == []


@pytest.mark.parametrize(
    "shard", [[4, 4], [-1, 4], [0, 0], [0], [0, 1, 2], [], "0,4", ["0", "4"], [0.0, 4.0], [False, True], {}, 0]
)
async def test_a_shard_that_there_cannot_be_is_closed(playground: Playground, shard: Any) -> None:
    async with connected(playground) as socket:
        await socket.hear()
        await socket.send(2, {"token": "x", "intents": 1, "properties": {}, "shard": shard})
        assert await socket.closed() == 4010


async def test_fewer_shards_than_are_required_are_closed() -> None:
    async with Playground(FOUR, PlaygroundSettings(shards_required=2)) as playground:
        for shard in ({}, {"shard": [0, 1]}):
            async with connected(playground) as socket:
                await socket.hear()
                await socket.send(2, {"token": "x", "intents": 1, "properties": {}, **shard})
                assert await socket.closed() == 4011
        async with connected(playground) as socket:
            assert (await socket.identify(shard=[0, 2]))["t"] == "READY"


async def test_a_shard_that_identifies_again_ends_its_first_session_alone(playground: Playground) -> None:
    async with AsyncExitStack() as open_:
        first, other, of_two, again, late = [await open_.enter_async_context(connected(playground)) for _ in range(5)]
        session = (await first.identify(shard=[0, 4]))["d"]["session_id"]
        await other.identify(shard=[1, 4])
        await of_two.identify(shard=[0, 2])
        for socket in (first, other, of_two):
            await socket.heard()
        assert (await again.identify(shard=[0, 4]))["t"] == "READY"
        assert await first.heard() == [{"op": 9, "d": False}]
        await again.heard()
        playground.faults.outage()
        assert await first.heard() == await other.heard() == []
        assert [one["t"] for one in await again.heard() + await of_two.heard()] == ["GUILD_DELETE", "GUILD_DELETE"]
        await late.hear()
        await late.send(6, {"token": "x", "session_id": session, "seq": 1})
        assert await late.hear() == {"op": 9, "d": False}


async def test_each_session_is_resumed_for_itself(playground: Playground) -> None:
    ann, cy = Person(playground, "Ann"), Person(playground, "Cy", guild="Second")
    async with connected(playground) as other, connected(playground) as lost:
        await other.identify(GUILDS_AND_MESSAGES, shard=[0, 2])
        session = (await lost.identify(GUILDS_AND_MESSAGES, shard=[1, 2]))["d"]["session_id"]
        newest = (await lost.heard())[-1]["s"]
        playground.faults.drop_gateway(4000, shard=1)
        assert await lost.closed() == 4000
        await playground.state.feed.until(lambda: playground.gateway.shards == {SessionShard(0, 2)})
        async with connected(playground) as again:  # which leaves the lost session of another shard alone
            assert (await again.identify(shard=[0, 2]))["t"] == "READY"
        ann.say("for the other shard")
        said = cy.say("while nobody hears")
        async with connected(playground) as resumed:
            await resumed.hear()
            await resumed.send(6, {"token": "x", "session_id": session, "seq": newest})
            heard = await resumed.heard()
            assert [one["t"] for one in heard] == ["MESSAGE_CREATE", "RESUMED"]
            assert heard[0]["d"]["id"] == said.id


async def test_faults_can_strike_one_shard(playground: Playground) -> None:
    async with connected(playground) as first, connected(playground) as second:
        await first.identify(shard=[0, 2])
        await second.identify(shard=[1, 2])
        for socket in (first, second):
            await socket.heard()
        playground.faults.ask_reconnect(shard=1)
        playground.faults.invalidate_session(shard=0, resumable=True)
        assert await first.heard() == [{"op": 9, "d": True}]
        assert await second.heard() == [{"op": 7, "d": None}]
        playground.faults.invalidate_session(shard=1)
        assert await second.heard() == [{"op": 9, "d": False}]
        assert playground.gateway.shards == {SessionShard(0, 2)}


async def test_shards_of_one_key_identify_five_seconds_apart() -> None:
    clock = Standing()
    async with (
        Playground(FOUR, PlaygroundSettings(max_concurrency=2), clock) as playground,
        connected(playground) as first,
        connected(playground) as second,
        connected(playground) as third,
    ):
        assert (await first.identify(shard=[0, 4]))["t"] == "READY"
        assert (await second.identify(shard=[1, 4]))["t"] == "READY"  # of another key
        clock.skip(4.9)
        assert await third.identify(shard=[2, 4]) == {"op": 9, "d": False}
        [hasty] = playground.violations
        assert (hasty.request, hasty.problems) == ("IDENTIFY [2, 4]", ("You are being rate limited for 0.100 s.",))
        clock.skip(0.1)
        assert (await third.identify_again(shard=[2, 4]))["d"]["shard"] == [2, 4]
        assert len(playground.violations) == 1
        assert playground.gateway.shards == {SessionShard(shard, 4) for shard in (0, 1, 2)}


async def test_one_shard_alone_may_identify_at_once() -> None:
    async with Playground(FOUR, clock=Standing()) as playground:
        for _ in range(2):
            async with connected(playground) as socket:
                assert (await socket.identify())["t"] == "READY"
        assert playground.violations == []


def test_a_hurried_key_is_free_sooner() -> None:
    clock = Standing()
    starts = Starts(clock, hurried=10)
    starts.take(0)
    with pytest.raises(Limited) as hasty:
        starts.take(1)
    assert hasty.value.retry_after == pytest.approx(0.5)
    clock.skip(0.5)
    starts.take(1)


class Sharded(discord.AutoShardedClient):
    """A bot with as many shards as it is advised."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once, where discord.py would wait five seconds."""


async def test_a_real_client_has_each_guild_in_its_shard(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Playground(FOUR, PlaygroundSettings(shards=4, max_concurrency=4)) as playground:
        aim(monkeypatch, playground)
        async with in_process(Sharded(intents=discord.Intents(guilds=True))) as bot:
            assert playground.gateway.shards == {SessionShard(shard, 4) for shard in range(4)}
            assert {guild.id: guild.shard_id for guild in bot.guilds} == {
                int(guild.id): shard for shard, guild in enumerate(playground.state.guilds)
            }
        assert playground.violations == []

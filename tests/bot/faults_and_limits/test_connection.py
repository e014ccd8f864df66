"""The connection to Discord: it is restored as often as Discord allows, and the bot says so if it cannot be.

Promise: The bot begins at most 300 sessions a day and backs off between attempts. A final error ends it with one line.
Also: tests/bot/faults_and_limits/test_attempts.py.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot import app
from bot.playground.faults import Faults
from bot.playground.gateway import Moment
from bot.playground.people.driver import Person
from bot.playground.server import Playground
from cogs.connection import CannotConnect, ConnectionEnded
from tests.bot.running_bot.house import BriskClock, House
from tests.patience import within
from tests.run.forked import Forked

DAY = 86_400.0
A_BUSY_MACHINE = 100.0
"""Seconds that a hundred connections or so may take."""


class LeapingClock(BriskClock):
    """Sleeping takes no time but moves the clocks of bot and Discord; ``slept`` records the requested seconds."""

    def __init__(self, playground: Playground) -> None:
        super().__init__()
        self._playground = playground
        self.slept: list[float] = []
        self.passed = 0.0

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.passed += seconds
        self.turn(seconds)
        self._playground.clock.skip(seconds)
        await asyncio.sleep(0)


@pytest.fixture
def clock(house: House) -> LeapingClock:
    """The clock of a bot whose waits take no real time."""
    house.clock = LeapingClock(house.playground)
    return house.clock


async def test_health_is_well_again_after_a_resume(house: House) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = int(taken.getsockname()[1])
    house.settings = house.settings.model_copy(update={"metrics_port": port})
    gateway = house.playground.gateway

    async with house.bot(), aiohttp.ClientSession() as session:

        async def health() -> int:
            async with session.get(f"http://127.0.0.1:{port}/health") as answer:
                return answer.status

        await house.eventually(health, 200)
        house.playground.faults.refuse_gateway(1_000_000)
        house.playground.faults.drop_gateway(4000)
        await house.eventually(health, 503)
        house.playground.faults.clear()
        await house.person("Ann").until(lambda: gateway.resumes > 0)
        await house.eventually(health, 200)
        assert gateway.identifies == 1


# --- as often as Discord allows ---


async def test_sessions_thrown_away_for_a_day_stay_within_the_budget(house: House, clock: LeapingClock) -> None:
    gateway, faults = house.playground.gateway, house.playground.faults
    with capture_logs() as said:
        async with house.bot():
            faults.invalidate_every_session()
            faults.drop_gateway(4000)
            await house.person("Ann").until(lambda: clock.passed > DAY or gateway.identifies > 300, A_BUSY_MACHINE)
            assert 100 < gateway.identifies <= 300
            faults.clear()
            await house.person("Ann").until(lambda: gateway.connected)
    waits = [one for one in said if one["event"] in ("not_connected", "identify_waits")]
    assert {one["reason"] for one in waits} >= {"the session is invalid", "budget of sessions a day"}
    assert sum(one["again_in"] for one in waits) == pytest.approx(clock.passed, rel=0.01)


@pytest.mark.parametrize("moment", ["greeted", "known", "ready"])
async def test_a_gateway_that_accepts_and_then_closes_is_tried_ever_more_rarely(
    house: House, clock: LeapingClock, moment: Moment
) -> None:
    gateway, faults = house.playground.gateway, house.playground.faults
    with capture_logs() as said:
        async with house.bot():
            before = gateway.greeted
            faults.close_connections(4000, moment)
            faults.drop_gateway(4000)
            passed = clock.passed
            await house.person("Ann").until(
                lambda: clock.passed > passed + 3600 or gateway.greeted > before + 200, A_BUSY_MACHINE
            )
            assert 10 < gateway.greeted - before <= 130
            assert gateway.identifies <= 60 + 12
            faults.clear()
            await house.person("Ann").until(lambda: gateway.connected)
    assert max(one["again_in"] for one in said if one["event"] == "not_connected") > 30


async def test_a_connection_that_lasted_is_resumed_at_once(house: House, clock: LeapingClock) -> None:
    gateway = house.playground.gateway
    async with house.bot():
        clock.turn(3_600)
        house.playground.faults.drop_gateway(4000)
        await house.person("Ann").until(lambda: gateway.resumes == 1 and gateway.connected)
        assert clock.slept == [0]
        house.playground.faults.drop_gateway(4000)
        await house.person("Ann").until(lambda: gateway.resumes == 2 and gateway.connected)
        assert 0.5 <= clock.slept[1] <= 1
        assert gateway.identifies == 1


@pytest.mark.parametrize(("spent", "least", "most"), [(100, 300.0, 360.0), (1_000, DAY - 3_600, DAY)])
async def test_a_process_started_again_and_again_keeps_to_the_budget(
    house: House, clock: LeapingClock, spent: int, least: float, most: float
) -> None:
    house.playground.faults.spend_identifies(spent)
    with capture_logs() as said:
        async with house.bot():
            assert least <= clock.passed <= most
    (waited,) = [one for one in said if one["event"] == "identify_waits"]
    assert least <= waited["again_in"] <= most


@pytest.mark.parametrize(
    "trouble",
    [
        lambda faults: faults.fail("GET /gateway/bot", 503, times=3),
        lambda faults: faults.reset("GET /gateway/bot", times=6),
        lambda faults: faults.rate_limit("GET /gateway/bot", 7, times=2),
        lambda faults: faults.fail("GET /users/@me", 503, times=3),
        lambda faults: faults.fail("PUT /applications/.*/commands", 503, times=3),
        lambda faults: faults.refuse_gateway(3),
    ],
)
async def test_passing_trouble_at_the_start_is_waited_out(
    house: House, clock: LeapingClock, trouble: Callable[[Faults], None]
) -> None:
    house.playground.state.commands = []  # so that the bot registers them, too
    trouble(house.playground.faults)
    with capture_logs() as said:
        async with house.bot():
            pass
    waits = [one["again_in"] for one in said if one["event"] == "not_connected"]
    assert len(waits) >= 2
    assert all(wait >= 0.5 for wait in waits)


async def test_as_long_as_discord_asks_it_is_left_alone(house: House, clock: LeapingClock) -> None:
    house.playground.faults.rate_limit("GET /gateway/bot", 120)
    async with house.bot():
        assert clock.slept[0] >= 120


# --- what cannot be restored ---


async def ended(house: House) -> CannotConnect:
    """The reason for which the bot ends by itself."""
    with pytest.raises(CannotConnect) as refusal:
        async with within("end of the bot"):
            await app.run(house.settings, asyncio.Event(), house.clock)
    assert "\n" not in str(refusal.value)
    return refusal.value


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013, 4014])
async def test_a_close_code_that_is_final_ends_the_bot(house: House, code: int) -> None:
    running = asyncio.create_task(ended(house))
    await house.person("Ann").until(lambda: house.playground.gateway.connected or running.done())
    house.playground.faults.drop_gateway(code)
    refusal = await running
    assert isinstance(refusal, ConnectionEnded)
    assert str(code) in str(refusal)
    assert ("DISCORD_TOKEN" in str(refusal)) == (code == 4004)


async def started(house: House, folder: Path, **settings: str) -> tuple[int | None, list[str]]:
    """Run the bot as a process until it ends by itself; returns its exit status and its error output."""
    environment = dict(os.environ) | {"DISCORD_TOKEN": "playground", "DISCORD_API": house.playground.api}
    environment |= {"DATABASE_URL": f"sqlite+aiosqlite:///{folder}/bot.db"} | settings
    error = folder / "error.log"
    error.unlink(missing_ok=True)
    status = await Forked("bot", environment=environment, folder=folder, error=error).ended()
    return status, error.read_text("utf-8").splitlines()


@pytest.mark.parametrize(
    "answer",
    [
        lambda faults: faults.answer_with_page("GET /gateway/bot", "<html>Welcome</html>"),
        lambda faults: faults.answer_with_page("GET /gateway/bot", "<html>Nothing</html>", status=404),
        lambda faults: faults.answer_with_page("GET /gateway/bot", '{"url": 5}'),
        lambda faults: faults.answer_with_page("GET /gateway/bot", '["wss://gateway.example"]'),
        lambda faults: faults.answer_with_page("GET /gateway/bot", '{"url": "https://gateway.example"}'),
        lambda faults: faults.fail("GET /gateway/bot", 404),
    ],
)
async def test_what_is_not_discord_is_named_in_one_line(
    house: House, tmp_path: Path, answer: Callable[[Faults], Any]
) -> None:
    answer(house.playground.faults)
    status, said = await started(house, tmp_path)
    assert len(said) == 1, said
    assert said[0].startswith("Dai Di cannot start: DISCORD_API names 127.0.0.1")
    assert "https://discord.com/api/v10" in said[0]
    assert status == 2


@pytest.mark.parametrize("slash", ["", "/"])
async def test_a_final_close_code_is_one_line(house: House, tmp_path: Path, slash: str) -> None:
    house.playground.faults.close_connections(4014)
    status, said = await started(house, tmp_path, DISCORD_API=house.playground.api + slash)
    assert said[-1].startswith("Dai Di stops: Discord does not grant the bot the intents")
    assert "Traceback" not in "\n".join(said)
    assert status == 2


async def test_a_token_that_is_taken_away_under_a_table_is_one_line(house: House, tmp_path: Path, ann: Person) -> None:
    running = asyncio.create_task(started(house, tmp_path, LOG_LEVEL="ERROR"))
    await ann.until(lambda: house.playground.gateway.connected or running.done())
    await ann.slash("table open", computers=3)
    await ann.slash("table start")
    house.playground.faults.drop_gateway(4004)
    status, said = await running
    assert len(said) == 1, said
    assert said[0].startswith("Dai Di stops: DISCORD_TOKEN is not accepted any more")
    assert status == 2


async def test_a_token_that_is_refused_is_one_line(house: House, tmp_path: Path) -> None:
    house.playground.faults.fail("GET /gateway/bot", 401)
    status, said = await started(house, tmp_path)
    assert said == [
        "Dai Di cannot start: DISCORD_TOKEN is not accepted there; copy it anew from the application's page"
    ]
    assert status == 2
    house.playground.faults.fail("GET /users/@me", 401)
    assert await started(house, tmp_path) == (status, said)


async def test_an_api_that_was_discord_is_waited_for(house: House, clock: LeapingClock) -> None:
    gateway, faults = house.playground.gateway, house.playground.faults
    async with house.bot():
        faults.answer_with_page("GET /gateway/bot", "<html>back soon</html>", times=3)
        faults.invalidate_session()
        await house.person("Ann").until(lambda: gateway.identifies == 2 and gateway.connected)
    assert len([one for one in clock.slept if one > 0]) >= 4


async def test_a_token_that_is_taken_away_in_service_ends_the_bot(house: House) -> None:
    running = asyncio.create_task(ended(house))
    await house.person("Ann").until(lambda: house.playground.gateway.connected or running.done())
    house.playground.faults.fail("GET /gateway/bot", 401)
    house.playground.faults.invalidate_session()
    assert isinstance(await running, ConnectionEnded)

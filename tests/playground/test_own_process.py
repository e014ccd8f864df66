"""The playground and a bot, each in a separate process."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from bot.playground.chat.world import PlaygroundSettings
from bot.playground.people.driver import Person, bot_process
from bot.playground.server import Playground
from bot.settings import Settings
from bot.welcome import opened_playground
from tests.patience import HURRIED, PATIENCE
from tests.playground.conftest import WORLD

pytestmark = pytest.mark.processes

ROOT = Path(__file__).parents[2]
BOT = """
import discord, os, yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from tests.playground.small_bot import SmallBot
Route.BASE = os.environ["DISCORD_API"]
DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["GATEWAY"])
SmallBot().run("x", log_handler=None)
"""


def files_in(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def test_it_starts_serves_its_world_and_stops_on_sigterm(tmp_path: Path) -> None:
    world = tmp_path / "world.json"
    world.write_text(json.dumps({"title": "From a file", "people": [{"name": "Ann"}]}), "utf-8")
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.playground", "--world", str(world), stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert process.stdout
    address = (await process.stdout.readline()).decode().strip()
    assert (await process.stdout.readline()).decode().strip() == f"{address}api/v10"
    async with aiohttp.ClientSession() as session, session.get(f"{address}page-api/world") as answer:
        assert (await answer.json())["title"] == "From a file"
    process.send_signal(signal.SIGTERM)
    assert await process.wait() == 0


async def test_the_bot_that_opened_it_is_told_the_theme_of_the_page() -> None:
    themes: asyncio.Queue[str] = asyncio.Queue()
    settings = Settings(_env_file=None, playground_port=0)
    async with opened_playground(settings, asyncio.Event(), themes) as (_, page), aiohttp.ClientSession() as session:
        for theme in ("light", "light", "blue", "dark"):
            async with session.post(f"{page}page-api/theme", json={"theme": theme}) as answer:
                assert (await answer.json())["ok"] == (theme != "blue")
        assert [await themes.get(), await themes.get()] == ["light", "dark"]


async def test_it_gets_its_world_without_a_file_that_a_kill_would_leave_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    settings = Settings(_env_file=None, playground_port=0)
    async with opened_playground(settings, asyncio.Event(), asyncio.Queue()) as (_, page):
        async with aiohttp.ClientSession() as session, session.get(f"{page}page-api/world") as answer:
            assert (await answer.json())["channels"][0]["name"] == "practice"
        assert files_in(tmp_path) == []


async def test_it_ends_with_whoever_holds_its_input() -> None:
    """A bot that is killed leaves no playground behind that would keep the port."""
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-m", "bot.playground", "--until-input-ends")
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, cwd=ROOT)
    assert process.stdin
    assert process.stdout
    assert (await process.stdout.readline()).startswith(b"http")
    process.stdin.close()
    assert await process.wait() == 0


async def test_an_unusable_world_is_one_line_and_status_2(tmp_path: Path) -> None:
    world = tmp_path / "world.json"
    world.write_text('{"colour": "red"}', "utf-8")
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.playground", "--world", str(world), stderr=asyncio.subprocess.PIPE, cwd=ROOT
    )
    _, errors = await process.communicate()
    assert process.returncode == 2
    assert errors.decode().count("\n") == 1


async def test_a_port_that_cannot_be_used_is_one_line_and_status_3() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        for port in (str(taken.getsockname()[1]), "70000"):
            command = (sys.executable, "-m", "bot.playground", "--port", port)
            process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE, cwd=ROOT)
            _, errors = await process.communicate()
            assert process.returncode == 3
            assert errors.decode().startswith(f"The playground cannot listen on port {port}: ")
            assert errors.decode().count("\n") == 1


async def test_a_killed_bot_is_started_again_and_old_buttons_answer() -> None:
    async with Playground(WORLD, PlaygroundSettings(hurried=HURRIED, answer_within=PATIENCE)) as playground:
        ann = Person(playground, "Ann")
        environment = {**os.environ, "GATEWAY": playground.gateway.url}
        async with bot_process(playground, [sys.executable, "-c", BOT], environment, cwd=ROOT) as process:
            answer = await ann.slash("count")
            process.kill()
            await process.wait()
        async with bot_process(playground, [sys.executable, "-c", BOT], environment, cwd=ROOT):
            assert (await ann.press(answer, "Count 0")).text == "Counted to 1"

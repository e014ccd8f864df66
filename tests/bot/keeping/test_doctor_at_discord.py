"""``doctor --discord`` asks the loopback Discord, with and without a bot beside it.

Promise: `doctor --discord` changes nothing at Discord, begins no session, and never shows the token.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.cli import main
from bot.playground.chat.world import (
    ATTACH_FILES,
    SEND_MESSAGES,
    VIEW_CHANNEL,
    ChannelSpec,
    PersonSpec,
    PlaygroundSettings,
    World,
)
from bot.playground.server import Playground
from bot.store import Store
from tests.bot.running_bot.house import House, settings_at
from tests.patience import HURRIED
from tests.store.new_file import lay_new_file

TOKEN = "no-name-of-anything.and-nothing-that-would-be-hidden"
"""A token that a message would show if it were ever given it: it does not look like one."""

WORLD = World(
    guild="Tea\nHouse\u202e",
    bot="Dai Di",
    channels=(ChannelSpec("big-two"), ChannelSpec("practice")),
    people=(PersonSpec("Ann", manager=True),),
    token=TOKEN,
)

WHERE = "tables in every text channel; the bot has all permissions in"

Doctor = Callable[..., Awaitable[tuple[int, list[str]]]]


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(WORLD, PlaygroundSettings(hurried=HURRIED)) as started:
        yield started
        assert started.state.violations == []


@pytest.fixture
def house(playground: Playground, tmp_path: Path) -> House:
    database = tmp_path / "daidi.db"
    lay_new_file(database)
    settings = settings_at(playground, database).model_copy(update={"discord_token": SecretStr(TOKEN)})
    return House(playground, settings, database)


@pytest.fixture
def doctor(
    house: House, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> Iterator[Doctor]:
    """Types ``doctor --discord`` with further words; gives its status and lines, those about Discord alone.

    Whatever it says or logs, the token is not in it. Discord keeps what it was sent, and no session begins.
    """
    monkeypatch.setenv("DATABASE_URL", house.settings.database_url)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DISCORD_API", house.playground.api)
    monkeypatch.setenv("REQUESTS_A_SECOND", "10")  # so that a doctor may ask the more
    state, gateway = house.playground.state, house.playground.gateway

    async def typed(*words: str) -> tuple[int, list[str]]:
        sent, before = len(state.sent), (str(state.commands), len(state.messages), gateway.identifies)
        status = await asyncio.to_thread(main, ["doctor", "--discord", *words])
        said = capfd.readouterr()
        assert (str(state.commands), len(state.messages), gateway.identifies) == before
        assert all(one.path.startswith("GET ") and not one.body for one in state.sent[sent:])
        assert TOKEN not in said.out + said.err + caplog.text
        assert said.err == "" or status == 2
        lines = (said.out + said.err).splitlines()
        starts = [place for place, line in enumerate(lines) if line[6:].startswith("fonts:")]
        return status, lines[starts[0] + 1 :] if starts else lines

    yield typed
    assert TOKEN not in caplog.text


async def choose(house: House, *channels: int) -> None:
    """Choose the channels for tables, as ``/setup`` does."""
    store = await Store.open(house.settings.database_url, house.clock.now)
    await store.set_setting(int(house.playground.state.guild.id), "channels", list(channels))
    await store.close()


def number_of(house: House, channel: str) -> int:
    return int(house.playground.state.guild.channel(channel)["id"])


async def test_all_is_well_beside_a_running_bot(house: House, doctor: Doctor) -> None:
    guild = house.playground.state.guild
    async with house.bot():
        status, lines = await doctor()
    assert lines == [
        f"ok    token: accepted; it is that of Dai Di ({guild.bot_id})",
        "ok    gateway: 999 of 1,000 sessions may still begin today; Discord advises 1 shard",
        "ok    intents: the bot asks for guilds alone",
        f"ok    commands: all {len(house.playground.state.commands)} are registered as this version has them",
        "ok    servers: the bot is in 1",
        f"ok    server Tea House\N{REPLACEMENT CHARACTER} ({guild.id}): {WHERE} 2 of 2",
    ]
    assert status == 0


async def test_it_answers_as_json(house: House, doctor: Doctor) -> None:
    status, lines = await doctor("--json")
    checks = json.loads("\n".join(lines))
    asked = ["token", "gateway", "intents", "commands", "servers"]
    assert [check["what"] for check in checks][6:-1] == asked
    assert all(list(check) == ["what", "found", "faults", "note"] for check in checks)
    assert status == 0


async def test_commands_that_are_not_as_the_bot_has_them_are_told(house: House, doctor: Doctor) -> None:
    state = house.playground.state
    _, lines = await doctor()
    assert lines[3].startswith("note  commands: missing: block, bury, callout, choose, declare, and ")
    async with house.bot():
        kept = state.commands
    first, second, *rest = kept
    state.commands = [first | {"description": "another"}, *rest, second | {"name": "old"}]
    status, lines = await doctor()
    assert lines[3] == (
        f"note  commands: missing: {second['name']}; different: {first['name']}; not the bot’s: old; "
        f"the bot registers its own {len(kept)} at its next start"
    )
    assert status == 0


async def test_without_a_token_there_is_nothing_to_ask_with(doctor: Doctor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    assert await doctor() == (2, ["doctor: --discord asks with DISCORD_TOKEN, which is not set"])


async def test_a_token_that_is_not_accepted_is_told(
    house: House, doctor: Doctor, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = [
        "FAULT token: refused",
        "      DISCORD_TOKEN is not accepted there; copy it anew from the application's page",
    ]
    house.playground.faults.fail("GET /users/@me/guilds", 401)  # it is revoked meanwhile
    status, lines = await doctor()
    assert (status, lines[-2:]) == (1, refused)
    monkeypatch.setenv("DISCORD_TOKEN", f"another.{TOKEN}")
    assert await doctor() == (1, refused)


async def test_a_discord_that_does_not_answer_is_told(
    house: House, doctor: Doctor, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = house.playground.faults
    gateway, servers = "GET /gateway/bot", "GET /users/@me/guilds"
    breaking: list[tuple[Callable[[], None], str]] = [
        (partial(faults.fail, gateway, 503), "it answers 503 Service Unavailable"),
        (partial(faults.reset, gateway, times=2), "it cannot be reached: "),
        (partial(faults.answer_with_page, gateway), "DISCORD_API names 127.0.0.1, which does not answer in JSON"),
        (partial(faults.fail, servers, 400), "it answers 400 Bad Request"),
        (partial(faults.answer_with, servers, '{"no": "list"}'), "its answer has another form than Discord’s"),
        (partial(faults.answer_with, servers, "no JSON"), "its answer has another form than Discord’s"),
    ]
    for break_it, why in breaking:
        break_it()
        status, lines = await doctor()
        assert (status, lines[-2]) == (1, "FAULT Discord: no answer")
        assert lines[-1].startswith(f"      {why}")
        faults.clear()
    await house.playground.stop()
    status, lines = await doctor()
    assert (status, lines[0]) == (1, "FAULT Discord: no answer")
    assert lines[1].startswith("      it cannot be reached: Cannot connect to host 127.0.0.1")
    monkeypatch.setenv("DISCORD_API", "http://discord.example/api")
    status, lines = await doctor()
    assert (status, len(lines), "use https" in lines[0]) == (2, 1, True)


async def test_permissions_are_missed_where_a_server_has_its_tables(house: House, doctor: Doctor) -> None:
    faults = house.playground.faults
    await choose(house, number_of(house, "big-two"), 77)
    faults.deny("practice", VIEW_CHANNEL)
    status, lines = await doctor()
    assert lines[-2].endswith("tables in the channels it chose; the bot has all permissions in 1 of 2")
    assert (status, lines[-1]) == (1, "      channel 77 is gone")
    faults.deny("big-two", SEND_MESSAGES | ATTACH_FILES)
    status, lines = await doctor()
    assert (status, lines[-2]) == (1, "      #big-two lacks Send Messages, Embed Links, Attach Files")


async def test_where_every_channel_may_have_tables_one_is_enough(house: House, doctor: Doctor) -> None:
    faults = house.playground.faults
    faults.deny("practice", VIEW_CHANNEL)
    status, lines = await doctor()
    assert (status, lines[-1].startswith("ok"), lines[-1].endswith(f"{WHERE} 1 of 2")) == (0, True, True)
    faults.deny("practice", ATTACH_FILES)
    status, lines = await doctor()
    assert (status, lines[-1].startswith("note")) == (0, True)
    assert lines[-1].endswith(f"{WHERE} 1 of 2; #practice lacks Attach Files")
    faults.deny("big-two", ATTACH_FILES)
    status, lines = await doctor()
    assert (status, lines[-3].startswith("FAULT"), lines[-3].endswith(f"{WHERE} 0 of 2")) == (1, True, True)
    assert lines[-2:] == ["      #big-two lacks Attach Files", "      #practice lacks Attach Files"]


async def test_a_server_that_cannot_be_looked_into_is_told(house: House, doctor: Doctor) -> None:
    house.playground.faults.fail(r"GET /guilds/\d+$", 403)
    status, lines = await doctor()
    assert status == 1
    assert lines[-2].endswith(": out of reach")
    assert lines[-1] == "      Discord does not let the bot look into it"


async def test_every_server_has_its_line_in_the_order_of_their_names(house: House, doctor: Doctor) -> None:
    guild = house.playground.state.guild
    others = [
        guild.to_json(channels=False) | {"id": str(number), "name": f"{number:02}"} for number in range(20, 0, -1)
    ]
    house.playground.faults.answer_with("GET /users/@me/guilds", json.dumps([guild.to_json(channels=False), *others]))
    status, lines = await doctor()
    servers = [line for line in lines if line[6:].startswith("server ")]
    assert servers[:-1] == [f"FAULT server {number:02} ({number}): out of reach" for number in range(1, 21)]
    assert servers[-1].endswith(f"({guild.id}): {WHERE} 2 of 2")
    assert (status, lines[4]) == (1, "ok    servers: the bot is in 21")


async def test_a_bot_without_servers_is_told(house: House, doctor: Doctor) -> None:
    house.playground.faults.remove_bot()
    status, lines = await doctor()
    assert (status, lines[-1]) == (0, "note  servers: the bot is in none; README.md says how to invite it")


async def test_what_the_application_has_beside_what_it_needs_is_told(house: House, doctor: Doctor) -> None:
    faults = house.playground.faults
    faults.allow_intents((1 << 15) | (1 << 18))
    status, lines = await doctor()
    assert (status, lines[2].partition("; ")[0]) == (0, "note  intents: the bot asks for guilds alone")
    assert lines[2].endswith("switch off under Bot on its page: Server Members Intent, Message Content Intent")
    faults.send_interactions_to("https://elsewhere.example")
    status, lines = await doctor()
    assert (status, lines[3].startswith("FAULT commands: ")) == (1, True)
    assert "Interactions Endpoint URL" in lines[4]


async def test_sessions_that_are_used_up_are_told(house: House, doctor: Doctor) -> None:
    house.playground.faults.spend_identifies(1_000)
    status, lines = await doctor()
    assert lines[1] == "FAULT gateway: 0 of 1,000 sessions may still begin today; Discord advises 1 shard"
    assert lines[2] == "      no further session may begin for 1,440 minutes"
    assert status == 1


async def test_more_shards_than_one_are_told(house: House, doctor: Doctor) -> None:
    told = {"url": house.playground.gateway.url, "shards": 3}
    house.playground.faults.answer_with("GET /gateway/bot", json.dumps(told))
    status, lines = await doctor()
    assert (status, lines[1]) == (0, "ok    gateway: Discord advises 3 shards")

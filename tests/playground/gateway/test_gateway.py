"""The gateway: sessions, what is replayed, what is lost, and how the client reconnects."""

from __future__ import annotations

import json
import zlib
from typing import Any

import aiohttp
import pytest

from bot.playground.chat.world import PlaygroundSettings
from bot.playground.compression import ZlibStream, ZstdStream
from bot.playground.people.driver import Person, in_process
from bot.playground.server import Playground
from tests.patience import PATIENCE
from tests.playground.conftest import WORLD, aim
from tests.playground.gateway.gateway_client import Socket
from tests.playground.small_bot import SmallBot


@pytest.fixture(autouse=True)
def _no_backoff(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reconnect at once, where discord.py would wait up to two seconds before its first attempt."""
    monkeypatch.setattr("discord.backoff.ExponentialBackoff.delay", lambda self: 0.02)


async def test_a_dropped_connection_is_resumed_and_nothing_is_lost(
    playground: Playground, bot: SmallBot, ann: Person
) -> None:
    answer = await ann.slash("count")
    playground.faults.drop_gateway()
    await ann.until(lambda: not playground.gateway.connected)
    pressed = await ann.press(answer, "Count 0")
    assert pressed.text == "Counted to 1"
    assert (playground.gateway.identifies, playground.gateway.resumes) == (1, 1)


@pytest.mark.parametrize("code", [1012, 4000, 4009])
async def test_a_close_code_that_allows_it_is_resumed(
    playground: Playground, bot: SmallBot, ann: Person, code: int
) -> None:
    playground.faults.drop_gateway(code)
    await ann.until(lambda: playground.gateway.resumes == 1 and playground.gateway.connected)
    assert (await ann.slash("echo", text="back")).text == "back"


async def test_asked_to_reconnect_it_resumes(playground: Playground, bot: SmallBot, ann: Person) -> None:
    playground.faults.ask_reconnect()
    await ann.until(lambda: playground.gateway.resumes == 1 and playground.gateway.connected)
    assert (await ann.slash("echo", text="back")).text == "back"


async def test_an_invalid_session_begins_anew(playground: Playground, bot: SmallBot, ann: Person) -> None:
    playground.faults.invalidate_session()
    await ann.until(lambda: playground.gateway.identifies == 2 and playground.gateway.connected)
    assert (await ann.slash("echo", text="back")).text == "back"
    assert playground.gateway.resumes == 0


async def test_an_invalid_but_resumable_session_is_resumed(playground: Playground, bot: SmallBot, ann: Person) -> None:
    playground.faults.invalidate_session(resumable=True)
    await ann.until(lambda: playground.gateway.resumes == 1 and playground.gateway.connected)
    assert playground.gateway.identifies == 1


async def test_refused_connections_are_tried_again(playground: Playground, bot: SmallBot, ann: Person) -> None:
    playground.faults.refuse_gateway(2)
    playground.faults.drop_gateway()
    await ann.until(lambda: not playground.gateway.connected)
    await ann.until(lambda: playground.gateway.connected)
    assert playground.gateway.refuse == 0


async def test_a_refused_first_connection_ends_a_bare_client(playground: Playground, ann: Person) -> None:
    playground.faults.refuse_gateway()
    with pytest.raises(AttributeError):  # discord.py reads its socket's sequence number before it has one
        async with in_process(SmallBot()):
            pass
    async with in_process(SmallBot()):
        assert (await ann.slash("echo", text="in")).text == "in"


async def test_an_interaction_missed_and_replayed_is_answered_once(
    playground: Playground, bot: SmallBot, ann: Person
) -> None:
    answer = await ann.slash("count")
    playground.faults.drop_gateway()
    await ann.until(lambda: not playground.gateway.connected)
    playground.faults.duplicate()
    await ann.press(answer, "Count 0")
    await ann.until(lambda: len(bot.presses) == 2)
    assert answer.text == "Counted to 1"


async def test_old_buttons_answer_after_the_bot_was_restarted(playground: Playground, ann: Person) -> None:
    async with in_process(SmallBot()):
        answer = await ann.slash("count", start=5)
    assert not playground.gateway.connected
    async with in_process(SmallBot()):
        pressed = await ann.press(answer, "Count 5")
    assert pressed.text == "Counted to 6"


async def test_ready_carries_what_clients_rely_on(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway.url) as raw:
        socket = Socket(raw)
        ready = (await socket.identify())["d"]
        assert {"session_id", "resume_gateway_url", "shard", "application", "user", "guilds", "v"} <= set(ready)
        guild = await socket.hear()
        assert (guild["t"], guild["d"]["name"]) == ("GUILD_CREATE", "Playground")
        await socket.send(1, guild["s"])
        assert await socket.hear() == {"op": 11, "d": None}


async def test_messages_come_only_with_their_intent(playground: Playground, ann: Person) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(playground.gateway.url) as quiet,
        session.ws_connect(playground.gateway.url) as all_,
    ):
        quiet_socket, all_socket = Socket(quiet), Socket(all_)
        await quiet_socket.identify(1)
        await all_socket.identify(1 | 1 << 9)
        assert (await quiet_socket.hear())["t"] == (await all_socket.hear())["t"] == "GUILD_CREATE"
        ann.say("hello")
        assert (await all_socket.hear())["t"] == "MESSAGE_CREATE"
        await quiet_socket.send(1, None)
        assert (await quiet_socket.hear())["op"] == 11


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "", "intents": 1}, 4004),
        (2, {"token": "x", "intents": 1 << 15}, 4014),
        (3, {}, 4003),
        (99, {}, 4001),
    ],
)
async def test_what_the_gateway_does_not_take_closes_it(
    playground: Playground, op: int, data: dict[str, Any], code: int
) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway.url) as raw:
        socket = Socket(raw)
        assert (await socket.hear())["op"] == 10
        await socket.send(op, data)
        message = await raw.receive(timeout=PATIENCE)
        assert message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
        assert raw.close_code == code


async def test_an_unknown_session_cannot_be_resumed(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway.url) as raw:
        socket = Socket(raw)
        await socket.hear()
        await socket.send(6, {"token": "x", "session_id": "unknown", "seq": 1})
        assert await socket.hear() == {"op": 9, "d": False}


def test_a_zlib_stream_is_one_stream_flushed_after_each_message() -> None:
    packer, reader = ZlibStream(), zlib.decompressobj()
    for number in range(3):
        piece = packer.pack(json.dumps({"n": number}).encode())
        assert piece.endswith(b"\x00\x00\xff\xff")
        assert json.loads(reader.decompress(piece)) == {"n": number}


def test_a_zstd_stream_is_one_frame_of_raw_blocks() -> None:
    packer = ZstdStream()
    first, second = packer.pack(b"hello"), packer.pack(b"x" * 200_000)
    assert first == b"\x28\xb5\x2f\xfd\x00\x38" + (5 << 3).to_bytes(3, "little") + b"hello"
    assert len(second) == 200_000 + 2 * 3
    assert int.from_bytes(second[:3], "little") == 128 * 1024 << 3


async def test_a_connection_without_heartbeats_is_given_up_by_the_client(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Playground(WORLD, PlaygroundSettings(heartbeat=0.05)) as playground:
        aim(monkeypatch, playground)
        async with in_process(SmallBot(heartbeat_timeout=0.3)):
            playground.faults.ignore_heartbeats()
            await playground.state.feed.until(lambda: playground.gateway.resumes)

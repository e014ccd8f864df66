"""A server that closes while somebody connects."""

import asyncio
import socket
from contextlib import suppress

import pytest
from aiohttp import web

from bot.playground.loopback import HOST, LoopbackServer
from tests.patience import PATIENCE


@pytest.mark.parametrize("steps", range(8))
async def test_whoever_connects_as_it_closes_is_let_go(steps: int) -> None:
    """The loop takes a connection in a few steps: at whichever of them the server closes, it closes that one, too."""
    server = LoopbackServer(web.Application(), closing_within=0.1)
    port = await server.start()
    with socket.create_connection((HOST, port)) as client:
        client.setblocking(False)
        for _ in range(steps):
            await asyncio.sleep(0)
        await server.stop()
        with suppress(ConnectionResetError):  # nobody had taken it yet
            assert await asyncio.wait_for(asyncio.get_running_loop().sock_recv(client, 1), PATIENCE) == b""


async def test_a_port_in_use_is_refused() -> None:
    first, second = (LoopbackServer(web.Application(), closing_within=0.1) for _ in range(2))
    port = await first.start()
    with pytest.raises(OSError, match="in use"):
        await second.start(port)
    await second.stop()
    await first.stop()

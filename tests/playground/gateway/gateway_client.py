"""A bare client of the gateway, which sends and hears plain messages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from bot.playground.server import Playground
from tests.patience import within


class Socket:
    """A bare gateway client."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def hear(self) -> dict[str, Any]:
        async with within("message of the gateway"):
            heard: dict[str, Any] = await self.socket.receive_json()
            return heard

    async def identify(self, intents: int = 1, **more: Any) -> dict[str, Any]:
        assert (await self.hear())["op"] == 10
        return await self.identify_again(intents, **more)

    async def identify_again(self, intents: int = 1, **more: Any) -> dict[str, Any]:
        await self.send(2, {"token": "x", "intents": intents, "properties": {}, **more})
        return await self.hear()

    async def heard(self) -> list[dict[str, Any]]:
        """All that has been sent until now."""
        await self.send(1, None)
        heard = []
        while (message := await self.hear())["op"] != 11:
            heard.append(message)
        return heard

    async def closed(self) -> int | None:
        """Wait until the gateway closes the connection; its close code."""
        async with within("end of the connection"):
            message = await self.socket.receive()
        assert message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
        return self.socket.close_code


@asynccontextmanager
async def connected(playground: Playground) -> AsyncIterator[Socket]:
    """A connection to the gateway of a playground, until the block ends."""
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway.url) as raw:
        yield Socket(raw)

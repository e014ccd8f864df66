"""Sessions of the gateway, which number their events and outlive a lost connection, and their connections."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from typing import Any

from aiohttp import web

from bot.playground.compression import packer
from bot.playground.shards import SessionShard

DISPATCH = 0
BACKLOG = 2_000
"""The number of events kept for a session whose connection is lost."""


def compact(message: dict[str, Any]) -> str:
    """A message as it is sent. It is encoded at once, since the objects of the state go on changing."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)


class Session:
    """What IDENTIFY begins. Events are numbered and kept, so that RESUME can replay them."""

    def __init__(self, intents: int, shard: SessionShard) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.backlog: deque[tuple[int, str]] = deque(maxlen=BACKLOG)
        self.connection: GatewaySocket | None = None

    def send(self, event: str, data: dict[str, Any]) -> None:
        """Number an event, keep it, and send it if there is a connection."""
        self.sequence += 1
        text = compact({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.backlog.append((self.sequence, text))
        if self.connection:
            self.connection.send_text(text)

    def missed(self, after: int) -> list[str] | None:
        """The events after a number; ``None`` if the number is unknown or too old."""
        oldest = self.backlog[0][0] if self.backlog else self.sequence + 1
        if after > self.sequence or after < oldest - 1:
            return None
        return [text for number, text in self.backlog if number > after]


class GatewaySocket:
    """One web socket. A writer task sends messages in order, so that callers need not wait."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, compress: str | None
    ) -> None:
        self.socket = socket
        self.transport = transport
        self.session: Session | None = None
        self.acknowledges = True
        self.goodbye = True
        """Whether an orderly end of this connection also ends its session; false when the server closes it."""
        self._packer = packer(compress)
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()

    def send(self, op: int, data: Any) -> None:
        """Queue a message that is not an event."""
        self.send_text(compact({"op": op, "d": data}))

    def send_text(self, text: str) -> None:
        """Queue an encoded message."""
        self._queue.put_nowait(text)

    def close(self, code: int) -> None:
        """Close the connection after everything queued is sent."""
        self.goodbye = False
        self._queue.put_nowait(code)

    async def write(self) -> None:
        """Send queued messages until the socket closes."""
        while True:
            message = await self._queue.get()
            if isinstance(message, int):
                await self.socket.close(code=message)
                return
            try:
                if self._packer:
                    await self.socket.send_bytes(self._packer.pack(message.encode()))
                else:
                    await self.socket.send_str(message)
            except (ConnectionError, RuntimeError):
                return

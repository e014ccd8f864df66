"""An HTTP server on one port of 127.0.0.1 that can be closed with every connection, while others still come."""

from __future__ import annotations

import asyncio
import os
import socket

from aiohttp import web

HOST = "127.0.0.1"


class PortUnusable(OSError):
    """Something else listens on a port, or this process may not; the message says why in a few words."""


class LoopbackServer:
    """Serves one application. ``closing_within``: seconds that a request in progress has when the server closes."""

    def __init__(self, application: web.Application, closing_within: float) -> None:
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=closing_within)
        self._listening: socket.socket | None = None

    async def start(self, port: int = 0) -> int:
        """Listen on a port, or on any free one, and return its number. Raises :class:`PortUnusable`."""
        try:
            self._listening = socket.create_server((HOST, port))
        except OSError as problem:
            raise PortUnusable(os.strerror(problem.errno) if problem.errno else str(problem)) from None
        except OverflowError:
            raise PortUnusable("ports end at 65535") from None
        await self._runner.setup()
        await web.SockSite(self._runner, self._listening).start()
        return int(self._listening.getsockname()[1])

    async def stop(self) -> None:
        """Close the port and every connection."""
        if self._listening is None:
            return
        # A server that closes while it takes a connection forgets it: it takes no more first, and then closes.
        asyncio.get_running_loop().remove_reader(self._listening)
        for _ in range(3):  # taking a connection is done within so many steps of the loop
            await asyncio.sleep(0)
        await self._runner.cleanup()
        self._listening = None

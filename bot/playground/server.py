"""The playground as one server: REST, gateway, files and page on one loopback port."""

from __future__ import annotations

import asyncio

from aiohttp import web

from bot.playground.chat.feed import PATIENCE
from bot.playground.chat.state import Sent, State, Violation
from bot.playground.chat.world import PlaygroundSettings, World
from bot.playground.faults import Faults
from bot.playground.gateway import Gateway
from bot.playground.limits import api_description
from bot.playground.loopback import HOST, LoopbackServer
from bot.playground.page_api.web import Web
from bot.playground.rest import rest_channels, rest_guild, rest_interactions
from bot.playground.rest.rest_calls import BODY_BYTES, PREFIX, RestServer
from bot.playground.wall_time import WallTime

ROUTES = rest_interactions.ROUTES + rest_channels.ROUTES + rest_guild.ROUTES


class Playground:
    """A loopback Discord. ``async with Playground(world) as playground`` starts and stops it.

    It outlives the bots that connect to it: messages, commands and interactions stay in ``state``.
    """

    def __init__(
        self, world: World | None = None, settings: PlaygroundSettings | None = None, clock: WallTime | None = None
    ) -> None:
        self.world = world or World()
        self.settings = settings or PlaygroundSettings()
        self.clock = clock or WallTime()
        self.state = State(self.world, self.settings, self.clock)
        self.gateway = Gateway(self.state)
        self.faults = Faults(self.state, self.gateway)
        self.address = ""
        self._server: LoopbackServer | None = None

    @property
    def api(self) -> str:
        """The REST base, to which ``DISCORD_API`` is set."""
        return self.address + PREFIX

    @property
    def violations(self) -> list[Violation]:
        """The bodies from the bot that broke a limit. A test of a bot asserts that there are none."""
        return self.state.violations

    @property
    def sent(self) -> list[Sent]:
        """Every byte the bot sent, with its audience: ``None`` for everybody, ``""`` for nobody, or one person's id."""
        return self.state.sent

    async def start(self, port: int = 0) -> None:
        """Listen on 127.0.0.1; port 0 means any free port. Raises :class:`PortUnusable`."""
        api_description.compile_all()
        self.state.closing = False
        app = web.Application(client_max_size=BODY_BYTES)
        RestServer(self.state, self.gateway, self.faults, ROUTES).add_to(app)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get("/gateway", self.gateway.serve)
        Web(self.state, self.gateway).add_to(app)
        self._server = LoopbackServer(app, closing_within=0.5)
        bound = await self._server.start(port)
        self.address = f"http://{HOST}:{bound}"
        self.gateway.url = f"ws://{HOST}:{bound}/gateway/"
        self.state.cdn.base = self.address

    async def stop(self) -> None:
        """Close every connection and the port."""
        if self._server:
            self.state.closing = True
            self.state.feed.wake()
            await self.gateway.close()
            await self._server.stop()
            self._server = None

    async def quiet(self, seconds: float = 0.1, within: float = PATIENCE) -> None:
        """Wait until the bot has made no request for ``seconds``. Raises ``TimeoutError``."""
        loop = asyncio.get_running_loop()
        state = self.state
        await state.feed.until(lambda: not state.running and loop.time() - state.touched >= seconds, within)

    async def __aenter__(self) -> Playground:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

"""Staying connected: one connection after another, each attempt in its time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import aiohttp
import discord
import structlog
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import Route

from bot.tables.life.clock import Clock
from cogs.connection.address import GatewayAddress, InTrouble, ask_gateway
from cogs.connection.attempts import (
    ENDED,
    NO_LOGIN,
    ApiUnusable,
    Attempts,
    ConnectionEnded,
    Identifies,
    LoginRefused,
    ended_by,
)
from cogs.outbox import Permits

GREETED_WITHIN = 75.0
"""Seconds for an attempt to connect; the library itself waits up to 60 for the gateway's greeting."""

EXPECTED = (
    ReconnectWebSocket,
    discord.ConnectionClosed,
    discord.HTTPException,
    aiohttp.ClientError,
    OSError,
    InTrouble,
)
"""How a connection may end or fail without a bug of ours. A time-out is an OSError."""

log = structlog.get_logger(__name__)


class Resumable(NamedTuple):
    """What is needed to resume a session."""

    id: str
    sequence: int | None
    gateway: yarl.URL


class Connection:
    """A client's connection to Discord.

    The library's own loop begins new sessions as fast as a gateway drops them. This one waits between attempts, and
    keeps to the budget of sessions, which the client's ``before_identify_hook`` spends.
    """

    def __init__(
        self,
        client: discord.Client,
        identifies: Identifies,
        permits: Permits,
        *,
        api: str,
        token: str,
        clock: Clock,
        rng: random.Random,
        logged_in: Callable[[], Awaitable[None]],
        may_listen: Callable[[], Awaitable[None]],
        may_begin: Callable[[int], Awaitable[None]],
        gateway: GatewayAddress | None = None,
    ) -> None:
        """Connect to ``gateway`` first, if Discord has named one already.

        Args:
            logged_in: awaited before the first connection, as soon as messages can be sent.
            may_listen: awaited before each connection; what it raises ends the attempt.
            may_begin: awaited before each session that begins, of which Discord allows so many at once.
        """
        self._client = client
        self._identifies = identifies
        self._permits = permits
        self._api = api
        self._token = token
        self._clock = clock
        self._attempts = Attempts(rng)
        self._after_login = logged_in
        self._logged_in = False
        self._answered = gateway is not None
        """Whether ``DISCORD_API`` ever answered as Discord does."""
        self._gateway: GatewayAddress | None = gateway
        self._may_listen = may_listen
        self._may_begin = may_begin
        self._session: Resumable | None = None
        self._since: float | None = None
        """When the current connection was made."""

    async def stay(self) -> None:
        """Log in and stay connected, whatever the network does.

        Raises:
            CannotConnect: every further attempt would fail in the same way.
        """
        while True:
            self._since = None
            try:
                if not self._logged_in:
                    await self._log_in()
                await self._listen()
            except discord.LoginFailure:
                raise LoginRefused(NO_LOGIN) from None
            except LoginRefused:
                if self._logged_in:
                    raise ConnectionEnded(ENDED[4004]) from None
                raise
            except ApiUnusable as problem:
                if not self._answered:
                    raise
                await self._lost(problem)  # a server that was Discord before will be Discord again
            except EXPECTED as problem:
                await self._lost(problem)

    async def _log_in(self) -> None:
        gateway, self._gateway = self._gateway or await self._ask(), None
        Route.BASE = self._api
        try:
            await self._client.login(self._token)
        except BaseException:
            await self._client.http.close()  # and its connector, since each login makes a new session
            self._client.http.connector = discord.utils.MISSING
            raise
        await self._after_login()
        self._logged_in = True
        self._gateway = gateway

    async def _ask(self) -> GatewayAddress:
        gateway = await ask_gateway(self._api, self._token, self._client.http.user_agent, self._permits.trace())
        self._answered = True
        return gateway

    async def _listen(self) -> None:
        """Serve one connection from its greeting to its end. Always raises the reason for the end."""
        await self._may_listen()
        session = self._session
        gateway = session.gateway if session else await self._gateway_for_anew()
        try:
            async with asyncio.timeout(GREETED_WITHIN):
                socket = await DiscordWebSocket.from_client(
                    self._client,
                    gateway=gateway,
                    session=session.id if session else None,
                    sequence=session.sequence if session else None,
                    resume=session is not None,
                    shard_id=self._client.shard_id,
                )
            self._since = self._clock.monotonic()
            await self._hear(socket)
        except EXPECTED:
            raise
        except Exception as problem:
            log.exception("gateway_not_understood")
            raise InTrouble(f"not understood: {type(problem).__name__}") from None

    async def _hear(self, socket: DiscordWebSocket) -> None:
        self._client.ws = socket
        try:
            while True:
                await socket.poll_event()
        except ReconnectWebSocket:
            raise
        except Exception:
            await socket.close()
            raise
        finally:
            if socket.session_id:
                self._session = Resumable(socket.session_id, socket.sequence, socket.gateway)

    async def _gateway_for_anew(self) -> yarl.URL:
        """Where to begin a session, once the budget allows one."""
        gateway, self._gateway = self._gateway or await self._ask(), None
        wait = self._identifies.wait(gateway.starts)
        if wait:
            log.warning("identify_waits", reason="budget of sessions a day", again_in=round(wait, 1))
            await self._clock.sleep(wait)
        await self._may_begin(gateway.starts.at_once if gateway.starts else 1)
        return gateway.url

    async def _lost(self, problem: Exception) -> None:
        """Wait until the next attempt.

        Raises:
            ConnectionEnded: there must be no further attempt.
        """
        self._client.dispatch("disconnect")
        if isinstance(problem, discord.ConnectionClosed) and problem.code in ENDED:
            raise ended_by(problem.code) from None
        self._attempts.ended(0.0 if self._since is None else self._clock.monotonic() - self._since)
        invalid = isinstance(problem, ReconnectWebSocket) and not problem.resume
        if invalid or self._attempts.many:
            self._session = None
        wait = max(self._attempts.wait(anew=invalid), _asked_for(problem))
        log.warning("not_connected", reason=self._reason(problem), again_in=round(wait, 1))
        await self._clock.sleep(wait)

    def _reason(self, problem: Exception) -> str:
        """What happened, in one line."""
        if not isinstance(problem, ReconnectWebSocket):
            return _in_one_line(problem)
        if not problem.resume:
            return "the session is invalid"
        return f"closed with {self._client.ws.socket.close_code}" if self._since is not None else "closed when greeted"


def _asked_for(problem: Exception) -> float:
    """The seconds that Discord asks to wait."""
    return problem.wait if isinstance(problem, InTrouble) else 0.0


async def first_address(api: str, token: str, permits: Permits, clock: Clock, rng: random.Random) -> GatewayAddress:
    """Where to connect, and with how many shards, as soon as Discord says so.

    Raises:
        CannotConnect: every further attempt would fail in the same way.
    """
    attempts, user_agent = Attempts(rng), discord.Client(intents=discord.Intents(guilds=True)).http.user_agent
    while True:
        try:
            return await ask_gateway(api, token, user_agent, permits.trace())
        except EXPECTED as problem:
            attempts.ended(0.0)
            wait = max(attempts.wait(anew=False), _asked_for(problem))
            log.warning("not_connected", reason=_in_one_line(problem), again_in=round(wait, 1))
            await clock.sleep(wait)


def _in_one_line(problem: Exception) -> str:
    return f"{type(problem).__name__}: {problem}".removesuffix(": ")[:200]

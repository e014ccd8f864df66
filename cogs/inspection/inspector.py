"""Asks Discord what it knows of the bot: its account, intents, commands, servers, and permissions in channels."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, NamedTuple

import aiohttp
import discord
from discord.ext import commands
from discord.http import Route

from cogs.connection.address import GatewayAddress, InTrouble, ask_gateway
from cogs.connection.attempts import NO_LOGIN, LoginRefused
from cogs.connection.request_timeouts import NotAsDiscordAnswers, limit_requests
from cogs.inspection.needed_permissions import lacked_permissions
from cogs.inspection.privileged_intents import Privileges, privileges
from cogs.inspection.registered_commands import CommandsCompared, compared
from cogs.outbox import Permits

_AT_ONCE = 8
"""How many servers are asked about at once."""


class NoAnswer(Exception):
    """Discord does not answer, or not as it does. The message is one line that says how."""


class ChannelSeen(NamedTuple):
    """A channel and the permissions that the bot lacks there; None if there is no such channel."""

    id: int
    name: str
    lacking: Sequence[str] | None


class ServerSeen(NamedTuple):
    """A server and those of its channels in which the bot may play; None if Discord does not let the bot look."""

    id: int
    name: str
    channels: Sequence[ChannelSeen] | None


class Inspector:
    """Answers about the bot. Whatever is asked may raise ``NoAnswer``, or ``LoginRefused`` if the token is revoked."""

    def __init__(self, client: discord.Client, bot: commands.Bot, gateway: GatewayAddress) -> None:
        """Use ``inspecting`` instead, which logs ``client`` in. ``bot`` has the commands, and is not connected."""
        assert client.user is not None
        assert client.application is not None
        self._client = client
        self._bot = bot
        self._user = client.user
        self._application = client.application
        self.gateway = gateway

    @property
    def account(self) -> tuple[str, int]:
        """The name and id of the account that the token belongs to."""
        return self._user.name, self._user.id

    @property
    def intents(self) -> list[str]:
        """The intents that the bot asks for, by their names in the library."""
        return [name for name, asked in self._bot.intents if asked]

    @property
    def listens_elsewhere(self) -> bool:
        """Whether Discord sends what people do to an address on the web, so that the bot hears nothing of it."""
        return bool(self._application.interactions_endpoint_url)

    def privileges(self) -> Privileges:
        """How the privileged intents that the bot asks for differ from those that its application may have."""
        return privileges(self._bot.intents, self._application.flags)

    async def commands(self) -> tuple[int, CommandsCompared]:
        """How many commands the bot has, and how those that Discord has registered differ from them."""
        own = [command.to_dict(self._bot.tree) for command in self._bot.tree.get_commands()]
        with _answered():
            registered: Any = await self._client.http.get_global_commands(self._application.id)
            return len(own), compared(own, registered)

    async def servers(self) -> list[tuple[int, str]]:
        """The id and name of each server that the bot is in, in the order of their names."""
        with _answered():
            found = [(one.id, one.name) async for one in self._client.fetch_guilds(limit=None, with_counts=False)]
        return sorted(found, key=lambda one: (one[1], one[0]))

    async def look_into(
        self, servers: Sequence[tuple[int, str]], chosen: Callable[[int], Collection[int]]
    ) -> AsyncIterator[ServerSeen]:
        """Look into servers, in their order.

        ``chosen`` gives the channels that a server chose for tables, by its id. If it chose none, the bot may play in
        each of its text channels.
        """
        for start in range(0, len(servers), _AT_ONCE):
            some = servers[start : start + _AT_ONCE]
            for seen in await asyncio.gather(*(self._look(*one, chosen(one[0])) for one in some)):
                yield seen

    async def _look(self, server: int, name: str, chosen: Collection[int]) -> ServerSeen:
        with _answered():
            try:
                guild = await self._client.fetch_guild(server, with_counts=False)
                found, member = await asyncio.gather(guild.fetch_channels(), guild.fetch_member(self._user.id))
            except (discord.NotFound, discord.Forbidden):
                return ServerSeen(server, name, None)
            there = {channel.id: channel for channel in found}
            wanted = chosen or [one.id for one in found if isinstance(one, discord.TextChannel)]
            channels = [
                ChannelSeen(one, there[one].name, lacked_permissions(there[one], member))
                if one in there
                else ChannelSeen(one, str(one), None)
                for one in wanted
            ]
        return ServerSeen(server, name, channels)


@asynccontextmanager
async def inspecting(bot: commands.Bot, permits: Permits, api: str, token: str) -> AsyncIterator[Inspector]:
    """Log in with a token at the server that ``api`` names, as ``bot`` does, but without its connecting.

    Raises:
        LoginRefused: the token is not accepted.
        ApiUnusable: the server that answers is not Discord.
        NoAnswer: there is no answer.
    """
    client = discord.Client(intents=bot.intents, http_trace=permits.trace())
    limit_requests(client)
    try:
        with _answered():
            gateway = await ask_gateway(api, token, client.http.user_agent, permits.trace())
            Route.BASE = api
            await client.login(token)
            inspector = Inspector(client, bot, gateway)
        yield inspector
    finally:
        await client.close()


@contextmanager
def _answered() -> Iterator[None]:
    """Raise whatever goes wrong inside as ``NoAnswer``, but for a token that is not accepted."""
    try:
        yield
    except discord.LoginFailure:
        raise LoginRefused(NO_LOGIN) from None
    except (KeyError, TypeError, ValueError, AttributeError, discord.InvalidData, NotAsDiscordAnswers):
        raise NoAnswer("its answer has another form than Discord’s") from None
    except discord.HTTPException as problem:
        if problem.status == 401:
            raise LoginRefused(NO_LOGIN) from None
        raise NoAnswer(f"it answers {problem.status} {problem.response.reason}") from None
    except InTrouble as problem:
        raise NoAnswer(f"it answers {problem}") from None
    except TimeoutError:
        raise NoAnswer("it does not answer in time") from None
    except (aiohttp.ClientError, OSError) as problem:
        raise NoAnswer(f"it cannot be reached: {str(problem) or type(problem).__name__}") from None

"""Faults of Discord that tests switch on. Each method breaks one thing, most only for the next ``times`` requests."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from bot.playground.chat import chat_messages as messages
from bot.playground.chat.feed import GLANCE
from bot.playground.chat.state import Interaction, State
from bot.playground.gateway import INVALID_SESSION, RECONNECT, Closing, Gateway, Moment
from bot.playground.limits.http_refusals import json_answer
from bot.playground.sessions import GatewaySocket

CALLBACK = r"POST /interactions/.*/callback"
"""Matches first answers to interactions, the most common target of a fault."""


@dataclass
class Fault:
    """A broken request, matched by ``METHOD /path``."""

    pattern: re.Pattern[str]
    times: int
    status: int = 0  # the status of the answer; 0: the connection is reset
    seconds: float = 0.0
    instead: bool = False
    """Whether the request is not carried out."""
    retry_after: float = 0.0
    everything: bool = False
    hangs: bool = False  # whether the request is never answered
    page: str = ""  # what to answer with
    content_type: str = "text/html"


class Faults:
    """Everything that is broken at the moment."""

    def __init__(self, state: State, gateway: Gateway) -> None:
        self._state = state
        self._gateway = gateway
        self._pending: list[Fault] = []
        self._duplicates = 0
        self._deliver = state.dispatch
        state.dispatch = self._dispatch

    # requests ------------------------------------------------------------------------------------------------------

    def rate_limit(self, request: str, retry_after: float = 0.1, *, times: int = 1, everything: bool = False) -> None:
        """Answer 429 to requests matching ``METHOD /path`` (a regular expression)."""
        fault = Fault(re.compile(request), times, 429, instead=True, retry_after=retry_after, everything=everything)
        self._pending.append(fault)

    def fail(self, request: str, status: int = 500, *, times: int = 1, applied: bool = False) -> None:
        """Answer ``status``; with ``applied`` the request is still carried out."""
        self._pending.append(Fault(re.compile(request), times, status, instead=not applied))

    def fail_callback_after_applying(self, status: int = 500, *, times: int = 1) -> None:
        """Apply first answers, but answer ``status``. When discord.py then retries, it is refused with 40060."""
        self.fail(CALLBACK, status, times=times, applied=True)

    def slow(self, request: str, seconds: float, *, times: int = 1) -> None:
        """Handle a request only after ``seconds``."""
        self._pending.append(Fault(re.compile(request), times, seconds=seconds))

    def reset(self, request: str, *, times: int = 1) -> None:
        """Cut the connection instead of answering."""
        self._pending.append(Fault(re.compile(request), times, instead=True))

    def hang(self, request: str, *, times: int = 1, applied: bool = False) -> None:
        """Accept a request and never answer it; with ``applied`` it is still carried out."""
        self._pending.append(Fault(re.compile(request), times, instead=not applied, hangs=True))

    def answer_with_page(self, request: str, page: str = "<html></html>", *, status: int = 200, times: int = 1) -> None:
        """Answer with a page of HTML, as a server that is not Discord's might do."""
        self._pending.append(Fault(re.compile(request), times, status, instead=True, page=page))

    def answer_with(self, request: str, body: str, *, times: int = 1) -> None:
        """Answer with another body of JSON, or of what is announced as such; the request is still carried out."""
        self._pending.append(Fault(re.compile(request), times, 200, page=body, content_type="application/json"))

    def clear(self) -> None:
        """Mend all requests that are still to fail, and the gateway."""
        self._pending.clear()
        self._duplicates = 0
        self._gateway.refuse = 0
        self._gateway.invalidates = False
        self._gateway.closes = None

    @property
    def to_come(self) -> int:
        """The number of requests, or kinds of them, that are still to fail."""
        return len(self._pending)

    def next_for(self, path: str) -> Fault | None:
        """The fault for a request, if any. It is counted as used."""
        for fault in self._pending:
            if fault.pattern.search(path):
                fault.times -= 1
                if not fault.times:
                    self._pending.remove(fault)
                return fault
        return None

    async def delay(self, fault: Fault) -> None:
        """Wait if the fault says so."""
        if fault.seconds:
            await asyncio.sleep(fault.seconds)

    async def answer(self, fault: Fault, request: web.Request) -> web.Response:
        """The broken answer."""
        if fault.hangs:
            return await self._none(request)
        if fault.page:
            headers = {"Content-Type": fault.content_type}  # without a charset, as Discord's own
            return web.Response(body=fault.page.encode(), status=fault.status, headers=headers)
        if not fault.status:
            assert request.transport
            request.transport.abort()
            return web.Response(status=500)
        if fault.status != 429:
            return json_answer({"message": f"{fault.status}: fault", "code": 0}, status=fault.status)
        body = {"message": "You are being rate limited.", "retry_after": fault.retry_after, "global": fault.everything}
        return json_answer(body, status=429, headers={"Retry-After": str(int(fault.retry_after) + 1)})

    async def _none(self, request: web.Request) -> web.Response:
        """Do not answer until the client gives up."""
        while request.transport is not None and not self._state.closing:
            await self._state.feed.news(GLANCE)
        return web.Response(status=504)

    # the gateway ---------------------------------------------------------------------------------------------------

    def duplicate(self, times: int = 1) -> None:
        """Deliver the next interactions twice."""
        self._duplicates = times

    def redeliver(self, interaction: Interaction) -> None:
        """Deliver an interaction once more, as after a RESUME."""
        self._deliver("INTERACTION_CREATE", interaction.payload)

    def drop_gateway(self, code: int | None = None, *, shard: int | None = None) -> None:
        """Lose every connection (of a shard), with a close code or abruptly. Sessions can be resumed."""
        for connection in self._connections(shard):
            if code is not None:
                connection.close(code)
            elif connection.transport:
                connection.transport.abort()

    def ask_reconnect(self, *, shard: int | None = None) -> None:
        """Send op 7 (to a shard)."""
        for connection in self._connections(shard):
            connection.send(RECONNECT, None)

    def invalidate_session(self, *, resumable: bool = False, shard: int | None = None) -> None:
        """Send op 9 (to a shard); unless ``resumable``, the sessions are gone."""
        for session in list(self._gateway.sessions.values()):
            if shard not in (None, session.shard.id):
                continue
            if not resumable:
                self._gateway.end(session)
            elif session.connection:
                session.connection.send(INVALID_SESSION, resumable)

    def refuse_gateway(self, times: int = 1) -> None:
        """Answer 503 to the next attempts to connect."""
        self._gateway.refuse = times

    def invalidate_every_session(self) -> None:
        """Answer each IDENTIFY and RESUME with op 9, until ``clear``."""
        self._gateway.invalidates = True

    def close_connections(self, code: int, moment: Moment = "known") -> None:
        """Accept each new connection and then close it, until ``clear``."""
        self._gateway.closes = Closing(code, moment)

    def spend_identifies(self, count: int) -> None:
        """Count ``count`` sessions as begun today with the bot's token."""
        self._gateway.starts.spend(count)

    def ignore_heartbeats(self) -> None:
        """Acknowledge no more heartbeats on the present connections."""
        for connection in self._gateway.connections:
            connection.acknowledges = False

    def _connections(self, shard: int | None) -> list[GatewaySocket]:
        """Every connection, or those of the sessions of a shard."""
        return [
            one
            for one in self._gateway.connections
            if shard is None or (one.session is not None and one.session.shard.id == shard)
        ]

    def _dispatch(self, event: str, data: dict[str, Any]) -> None:
        self._deliver(event, data)
        if event == "INTERACTION_CREATE" and self._duplicates:
            self._duplicates -= 1
            self._deliver(event, data)

    # the guilds ----------------------------------------------------------------------------------------------------

    def delete_message(self, message_id: str) -> None:
        """Somebody deletes a message."""
        messages.delete(self._state, self._state.messages[message_id])

    def delete_channel(self, name_or_id: str) -> None:
        """Somebody deletes a channel or thread with all its messages."""
        self._state.remove_channel(self._channel(name_or_id)["id"])

    def archive_thread(self, name_or_id: str, *, locked: bool = False) -> None:
        """A thread is archived, or locked."""
        channel = self._channel(name_or_id)
        channel["thread_metadata"] |= {"archived": True, "locked": locked}
        self._state.dispatch("THREAD_UPDATE", channel)

    def deny(self, name_or_id: str, permissions: int) -> None:
        """Take permission bits from the bot in a channel; 0 gives all of them back."""
        channel = self._channel(name_or_id)
        self._state.guild_of(channel["id"]).deny(channel["id"], permissions)
        self._state.dispatch("CHANNEL_UPDATE", channel)

    def allow_intents(self, flags: int) -> None:
        """Let the application have privileged intents, by the bits of its flags, as on its page."""
        self._state.guild.application_flags = flags

    def send_interactions_to(self, address: str | None) -> None:
        """Have the application's page name an address on the web that hears of interactions, in place of the bot."""
        self._state.guild.interactions_endpoint = address

    def leave(self, name: str, *, guild: str = "") -> None:
        """Somebody leaves a guild. The bot is not told, since it lacks the members intent."""
        self._state.guild_named(guild).person(name).present = False

    def remove_bot(self, *, guild: str = "") -> None:
        """Somebody removes the bot from a guild."""
        left = self._state.guild_named(guild)
        left.has_bot = False
        self._state.dispatch("GUILD_DELETE", {"id": left.id})

    def invite_bot(self, *, guild: str = "") -> None:
        """Somebody invites the bot again."""
        inviting = self._state.guild_named(guild)
        inviting.has_bot = True
        joined = inviting.to_json()
        del joined["unavailable"]  # if the key is absent, clients take the guild for a new one
        self._state.dispatch("GUILD_CREATE", joined)

    def outage(self, *, over: bool = False, guild: str = "") -> None:
        """A guild becomes unavailable, or available again."""
        hit = self._state.guild_named(guild)
        hit.available = over
        if over:
            self._state.dispatch("GUILD_CREATE", hit.to_json())
        else:
            self._state.dispatch("GUILD_DELETE", {"id": hit.id, "unavailable": True})

    def _channel(self, name_or_id: str) -> dict[str, Any]:
        """A channel of any guild by id, or one of the first guild by name."""
        return self._state.guild_of(name_or_id).channel(name_or_id)

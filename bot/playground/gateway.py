"""The gateway: HELLO, IDENTIFY, RESUME, heartbeats, and which session hears of an event."""

from __future__ import annotations

import asyncio
from typing import Any, Literal, NamedTuple

from aiohttp import WSMsgType, web

from bot.playground.chat.state import State, Violation
from bot.playground.limits.ratelimit import Limited, Starts
from bot.playground.sessions import GatewaySocket, Session
from bot.playground.shards import SessionShard, named_shard

HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE = 1, 2, 3, 4
ACK_AFTER = 0.02
"""Seconds until a heartbeat is acknowledged."""
RESUME, RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 6, 7, 8, 9, 10, 11

GUILDS = 1 << 0
GUILD_MESSAGES = 1 << 9
PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15)
MESSAGE_EVENTS = ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE")
EVENT_INTENTS = {"INTERACTION_CREATE": 0} | dict.fromkeys(MESSAGE_EVENTS, GUILD_MESSAGES)
"""The intent that an event needs; all others need GUILDS."""

UNKNOWN_OPCODE, NOT_AUTHENTICATED, AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED = 4001, 4003, 4004, 4005
INVALID_SEQUENCE, INVALID_SHARD, SHARDING_REQUIRED, DISALLOWED_INTENTS = 4007, 4010, 4011, 4014

Moment = Literal["greeted", "known", "ready"]
"""A moment in a connection's life: greeted (HELLO), known (after IDENTIFY or RESUME), its session ready."""


class Closing(NamedTuple):
    """The close code that ends each new connection, and the moment at which it does."""

    code: int
    moment: Moment


class Gateway:
    """All sessions of the bot."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.sessions: dict[str, Session] = {}
        self.connections: set[GatewaySocket] = set()
        self.refuse = 0
        self.invalidates = False
        self.closes: Closing | None = None
        self.starts = Starts(state.clock, state.settings.max_concurrency, state.settings.hurried)
        self.greeted = 0
        self.url = ""
        self.identifies = 0
        self.resumes = 0
        state.dispatch = self.dispatch

    @property
    def connected(self) -> bool:
        """Whether any session has a living connection."""
        return bool(self.shards)

    @property
    def shards(self) -> set[SessionShard]:
        """The shards whose sessions have a living connection."""
        return {session.shard for session in self.sessions.values() if session.connection}

    def dispatch(self, event: str, data: dict[str, Any]) -> None:
        """Send an event to every session that asked for its kind, of the shards that hear of it."""
        needed = EVENT_INTENTS.get(event, GUILDS)
        for session in self.sessions.values():
            if session.intents & needed == needed and session.shard.hears(event, data):
                session.send(event, data)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection from HELLO to its end."""
        if self.refuse:
            self.refuse -= 1
            return web.Response(status=503, text="upstream connect error")
        socket = web.WebSocketResponse(timeout=1.0, max_msg_size=16 * 1024, compress=False)
        await socket.prepare(request)
        connection = GatewaySocket(socket, request.transport, request.query.get("compress"))
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send(HELLO, {"heartbeat_interval": int(self.state.settings.heartbeat * 1000)})
        self.greeted += 1
        self._close_at("greeted", connection)
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                self._receive(connection, message.json())
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            self.connections.discard(connection)
            self._lost(connection)
        return socket

    def _lost(self, connection: GatewaySocket) -> None:
        session = connection.session
        if session is None or session.connection is not connection:
            return
        session.connection = None
        if connection.goodbye and connection.socket.close_code in (1000, 1001):
            self.sessions.pop(session.id, None)
        self._tell_connected()

    def _receive(self, connection: GatewaySocket, message: dict[str, Any]) -> None:
        op, data = message.get("op"), message.get("d")
        if op == HEARTBEAT:
            # no faster than a network, since a client notes the time only after it has sent the heartbeat
            if connection.acknowledges:
                asyncio.get_running_loop().call_later(ACK_AFTER, connection.send, HEARTBEAT_ACK, None)
        elif op == IDENTIFY:
            self._identify(connection, data)
        elif op == RESUME:
            self._resume(connection, data)
        elif op not in (PRESENCE, VOICE_STATE, REQUEST_MEMBERS):
            connection.close(UNKNOWN_OPCODE)
        elif connection.session is None:
            connection.close(NOT_AUTHENTICATED)

    def _identify(self, connection: GatewaySocket, data: Any) -> None:
        self.identifies += 1
        self.starts.spend()
        token, shard = self.state.world.token, named_shard(data.get("shard"))
        if connection.session:
            connection.close(ALREADY_AUTHENTICATED)
        elif not data.get("token") or (token is not None and data["token"] != token):
            connection.close(AUTHENTICATION_FAILED)
        elif shard is None:
            connection.close(INVALID_SHARD)
        elif shard.count < self.state.settings.shards_required:
            connection.close(SHARDING_REQUIRED)
        elif data.get("intents", 0) & PRIVILEGED:
            connection.close(DISALLOWED_INTENTS)
        elif self._close_at("known", connection):
            return
        elif self.invalidates or self._too_soon(shard):
            connection.send(INVALID_SESSION, False)
        else:
            self._begin(connection, Session(data["intents"], shard))

    def _too_soon(self, shard: SessionShard) -> bool:
        """Whether a shard identifies too soon after another, which is a violation.

        One shard alone always may: stories kill its bot and start it again at once.
        """
        if shard.count == 1 or not self.state.settings.rate_limits:
            return False
        try:
            self.starts.take(shard.id)
        except Limited as limited:
            self.state.violations.append(Violation(f"IDENTIFY {shard.to_json()}", (str(limited),)))
            return True
        return False

    def _begin(self, connection: GatewaySocket, session: Session) -> None:
        for old in [one for one in self.sessions.values() if one.shard == session.shard]:
            if old.connection is None or session.shard.count > 1:
                self.end(old)
        self.sessions[session.id] = session
        session.connection, connection.session = connection, session
        guild = self.state.guild
        known = [one for one in self.state.guilds if one.has_bot and session.shard.has(one.id)]
        session.send(
            "READY",
            {
                "v": 10,
                "user": guild.bot_user | {"verified": True, "mfa_enabled": False, "email": None, "flags": 0},
                "guilds": [{"id": one.id, "unavailable": True} for one in known],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "shard": session.shard.to_json(),
                "application": {"id": guild.bot_id, "flags": 0},
                "private_channels": [],
            },
        )
        for one in known:
            if one.available and session.intents & GUILDS:
                session.send("GUILD_CREATE", one.to_json())
        self._tell_connected()
        self._close_at("ready", connection)

    def end(self, session: Session) -> None:
        """Make a session unknown, and tell whoever is connected to it (op 9)."""
        if session.connection:
            session.connection.send(INVALID_SESSION, False)
        session.connection = None
        del self.sessions[session.id]

    def _resume(self, connection: GatewaySocket, data: Any) -> None:
        self.resumes += 1
        if self._close_at("known", connection):
            return
        session = self.sessions.get(data.get("session_id"))
        missed = session.missed(data.get("seq") or 0) if session else None
        if session is None or missed is None or self.invalidates:
            connection.send(INVALID_SESSION, False)
            return
        if session.connection:
            session.connection.close(4000)
        session.connection, connection.session = connection, session
        for text in missed:
            connection.send_text(text)
        session.send("RESUMED", {"_trace": []})
        self._tell_connected()
        self._close_at("ready", connection)

    def _close_at(self, moment: Moment, connection: GatewaySocket) -> bool:
        closes = self.closes is not None and self.closes.moment == moment
        if self.closes is not None and closes:
            connection.close(self.closes.code)
        return closes

    def _tell_connected(self) -> None:
        self.state.feed.publish("bot", None, connected=self.connected)

    async def close(self) -> None:
        """End every connection, when the server stops."""
        for connection in list(self.connections):
            connection.goodbye = False
            await connection.socket.close(code=1012)

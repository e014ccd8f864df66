"""Asks Discord, or its stand-in, for the gateway's address and how many sessions may still begin."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import aiohttp
import yarl

from cogs.connection.attempts import NO_LOGIN, ApiUnusable, LoginRefused, SessionCount

ANSWERED_WITHIN = 10.0
"""Seconds to connect, and for each part of the answer. The wait for a permit does not count."""

PASSING = (408, 425, 429)
"""Status codes of temporary refusals, besides those from 500 up."""


class InTrouble(Exception):
    """Discord is in trouble, or was asked too often. ``wait``: the seconds it asks for."""

    def __init__(self, reason: str, wait: float = 0.0) -> None:
        super().__init__(reason)
        self.wait = wait


class GatewayAddress(NamedTuple):
    """Where to connect, Discord's count of sessions, and how many shards it advises (None if not given)."""

    url: yarl.URL
    starts: SessionCount | None
    shards: int | None


async def ask_gateway(api: str, token: str, user_agent: str, trace: aiohttp.TraceConfig) -> GatewayAddress:
    """The answer to ``GET /gateway/bot``, for which ``trace`` takes a permit.

    Raises:
        LoginRefused: the token is not accepted.
        ApiUnusable: the server that answers is not Discord.
        InTrouble: a later request may succeed.
        aiohttp.ClientError, OSError: there is no answer, or none in time.
    """
    headers = {"Authorization": f"Bot {token}", "User-Agent": user_agent}
    limit = aiohttp.ClientTimeout(sock_connect=ANSWERED_WITHIN, sock_read=ANSWERED_WITHIN)
    async with (
        aiohttp.ClientSession(timeout=limit, headers=headers, trace_configs=[trace]) as session,
        session.get(f"{api}/gateway/bot", allow_redirects=False) as answer,
    ):
        body = await answer.read()
    if answer.status == 401:
        raise LoginRefused(NO_LOGIN)
    if answer.status in PASSING or answer.status >= 500:
        raise InTrouble(f"{answer.status} {answer.reason}", _seconds(answer.headers.get("Retry-After", "")))
    if answer.status != 200:
        raise _unusable(api, f"answers {answer.status} {answer.reason}")
    return _read(api, body)


def _read(api: str, body: bytes) -> GatewayAddress:
    try:
        said: Any = json.loads(body)
    except ValueError:
        raise _unusable(api, "does not answer in JSON") from None
    address = said.get("url") if isinstance(said, dict) else None
    if not isinstance(address, str) or not address.startswith(("ws://", "wss://")):
        raise _unusable(api, "names no gateway")
    shards = said.get("shards")
    advised = shards if isinstance(shards, int) else None
    return GatewayAddress(yarl.URL(address), _starts(said.get("session_start_limit")), advised)


def _starts(said: Any) -> SessionCount | None:
    try:
        total, remaining, reset_after = int(said["total"]), int(said["remaining"]), float(said["reset_after"]) / 1000
        return SessionCount(total, remaining, reset_after, max(1, int(said.get("max_concurrency", 1))))
    except (KeyError, TypeError, ValueError):
        return None


def _unusable(api: str, what: str) -> ApiUnusable:
    known = "an address such as https://discord.com/api/v10"
    host = yarl.URL(api).host  # the path may contain a secret
    return ApiUnusable(f"DISCORD_API names {host}, which {what} when asked for the gateway; it takes {known}")


def _seconds(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0

"""Time limits for requests, and a check of answers. A hanging request ends while it can still be repeated."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import aiohttp
import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

FIRST_ANSWER, FIRST_ANSWER_WITH_FILES = 1.5, 2.5
"""Seconds for the first answer to an interaction. Discord waits three, so a hanging answer can be repeated."""

MESSAGE, MESSAGE_WITH_FILES = 4.0, 6.0
"""Seconds for any other request about a message."""

ANYTHING_ELSE = 15.0
"""Seconds for requests that nobody waits for, such as registering the commands."""


def limit_requests(client: discord.Client) -> None:
    """Limit every request of a client, and every answer to an interaction in this task and the tasks it begins.

    The limit holds for each attempt: to connect, and to read each part of the answer. Beyond it an attempt raises
    ``TimeoutError``, and Discord may or may not have carried it out.
    """
    request = client.http.request

    async def limited(route: Route, **options: Any) -> Any:
        limit = _seconds(route, with_files=bool(options.get("form")))
        # A total limit would already run while the attempt waits for its permit.
        timeout = aiohttp.ClientTimeout(sock_connect=limit, sock_read=limit)
        return await as_discord_answers(
            route, lambda: request(route, timeout=timeout, middlewares=(in_one_piece,), **options)
        )

    client.http.request = limited  # type: ignore[method-assign]  # it hands further options on to aiohttp
    answers: AsyncWebhookAdapter = _LimitedAnswers()  # type: ignore[no-untyped-call]
    async_context.set(answers)


def _seconds(route: Route, *, with_files: bool) -> float:
    if route.path.endswith("/callback"):
        return FIRST_ANSWER_WITH_FILES if with_files else FIRST_ANSWER
    if route.path.startswith(("/channels/", "/webhooks/")):
        return MESSAGE_WITH_FILES if with_files else MESSAGE
    return ANYTHING_ELSE


class _LimitedAnswers(AsyncWebhookAdapter):
    """What the library uses to answer interactions."""

    async def request(self, route: Route, session: Any, **options: Any) -> Any:
        limit = _seconds(route, with_files=bool(options.get("multipart")))
        within: Any = _LimitedSession(session, limit)
        asked = super().request
        return await as_discord_answers(route, lambda: asked(route, within, **options))


class _LimitedSession:
    """A session whose requests have a limit, because the library sets none when it answers.

    These requests carry no token and wait for no permit. So the limit is a total: the person waits at most three
    seconds.
    """

    def __init__(self, session: aiohttp.ClientSession, limit: float) -> None:
        self._session = session
        self._limit = aiohttp.ClientTimeout(total=limit)

    def request(self, method: str, url: str, **options: Any) -> Any:
        return self._session.request(method, url, timeout=self._limit, middlewares=(in_one_piece,), **options)


# --- In one piece ---


LARGEST = 1 << 20
"""Bytes. Larger bodies leave in parts, because aiohttp warns of larger pieces."""


async def in_one_piece(request: aiohttp.ClientRequest, send: aiohttp.ClientHandlerType) -> aiohttp.ClientResponse:
    """Join the parts of a request with files before it is sent.

    aiohttp sends each part, and each line around it, with its own system call: ten for one picture.
    """
    body = request.body
    if isinstance(body, aiohttp.MultipartWriter) and body.size is not None and body.size <= LARGEST:
        await request.update_body(await body.as_bytes())
    return await send(request)


# --- What may come back ---


_MESSAGE: Mapping[str, type | tuple[type, ...]] = {
    "id": str,
    "channel_id": str,
    "type": int,
    "content": str,
    "author": dict,
    "attachments": list,
    "embeds": list,
    "mentions": list,
    "mention_roles": list,
    "mention_everyone": bool,
    "pinned": bool,
    "tts": bool,
    "timestamp": str,
}
"""What the library reads of every message."""


class NotAsDiscordAnswers(aiohttp.ClientPayloadError):
    """Discord does not answer this request so. As after a lost connection, it may have been carried out."""


async def as_discord_answers(route: Route, asked: Callable[[], Awaitable[Any]]) -> Any:
    """The answer to a request, checked.

    Raises:
        NotAsDiscordAnswers: it is not JSON, or has not the form of an answer to this request.
    """
    try:
        answer = await asked()
    except ValueError:  # the library found no JSON where JSON was announced
        raise NotAsDiscordAnswers(f"no JSON from {route.method} {route.path}") from None
    fits = next((fits for request, fits in _FORMS if request.fullmatch(f"{route.method} {route.path}")), None)
    if fits is not None and not fits(answer):
        raise NotAsDiscordAnswers(f"a {type(answer).__name__} of another form from {route.method} {route.path}")
    return answer


def _is_message(answer: Any) -> bool:
    if not isinstance(answer, dict):
        return False
    return all(isinstance(answer.get(name), kind) for name, kind in _MESSAGE.items()) and answer["id"].isdecimal()


def _is_answered(answer: Any) -> bool:
    """Whether this answers a first answer: what became of the interaction, and perhaps a message."""
    if not isinstance(answer, dict) or not isinstance(answer.get("interaction"), dict):
        return False
    resource = answer.get("resource")
    if resource is not None and not (isinstance(resource, dict) and isinstance(resource.get("type"), int)):
        return False
    message = None if resource is None else resource.get("message")
    return str(answer["interaction"].get("id")).isdecimal() and (message is None or _is_message(message))


def _are_messages(answer: Any) -> bool:
    return isinstance(answer, list) and all(map(_is_message, answer))


_FORMS: tuple[tuple[re.Pattern[str], Callable[[Any], bool]], ...] = (
    (re.compile(r"POST /interactions/.*/callback"), _is_answered),
    (re.compile(r"POST /channels/[^/]+/messages"), _is_message),
    (re.compile(r"PATCH /channels/[^/]+/messages/[^/]+"), _is_message),
    (re.compile(r"GET /channels/[^/]+/messages"), _are_messages),
    (re.compile(r"POST /webhooks/[^/]+/[^/]+"), _is_message),
    (re.compile(r"(GET|PATCH) /webhooks/[^/]+/[^/]+/messages/[^/]+"), _is_message),
)

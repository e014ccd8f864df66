"""Whether an answer with status 200 is one of Discord: a proxy, or a fault there, may send anything else."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import aiohttp
from discord.http import Route

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
    """An answer that is not what Discord sends for this request. As after a lost connection, it may have been done."""


async def as_discord_answers(route: Route, asked: Callable[[], Awaitable[Any]]) -> Any:
    """What comes back for a request.

    Raises:
        NotAsDiscordAnswers: it is not JSON, or not of the form that belongs to the request.
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
    """Whether this is the answer to a first answer: what became of the interaction, and perhaps a message."""
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

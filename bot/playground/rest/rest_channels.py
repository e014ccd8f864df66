"""Channels, threads and their messages."""

from __future__ import annotations

from typing import Any

from bot.playground.chat import chat_messages as messages
from bot.playground.chat.guild import THREADS
from bot.playground.chat.state import Stored
from bot.playground.chat.world import (
    ATTACH_FILES,
    CREATE_PUBLIC_THREADS,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    VIEW_CHANNEL,
)
from bot.playground.components import EPHEMERAL
from bot.playground.limits import unwritten_limits as limits
from bot.playground.limits.http_refusals import ApiError
from bot.playground.rest.rest_calls import Call, Route


def _require(call: Call, channel: dict[str, Any], permission: int) -> None:
    """Raise 50001 or 50013 if the bot lacks a permission in a channel."""
    held = call.state.guild_of(channel["id"]).bot_permissions(channel["id"])
    if not held & VIEW_CHANNEL:
        raise ApiError(50001)
    if held & permission != permission:
        raise ApiError(50013)


def _seen(call: Call) -> dict[str, Any]:
    channel = call.state.channel(call.params["channel_id"])
    _require(call, channel, 0)
    return channel


def _message(call: Call) -> Stored:
    channel = _seen(call)
    return call.state.message(channel["id"], call.params["message_id"])


def _own(call: Call) -> Stored:
    stored = _message(call)
    if stored.data["author"]["id"] != call.state.guild.bot_id:
        raise ApiError(50005)
    return stored


def _awake(channel: dict[str, Any]) -> None:
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise ApiError(50083)


async def get_channel(call: Call) -> Any:
    """``GET /channels/{id}``."""
    return _seen(call)


async def update_channel(call: Call) -> Any:
    """``PATCH /channels/{id}``: name and topic; for threads also archived and locked."""
    channel = _seen(call)
    if channel["type"] in THREADS:
        channel["thread_metadata"] |= {key: call.body[key] for key in ("archived", "locked") if key in call.body}
    channel |= {key: call.body[key] for key in ("name", "topic", "rate_limit_per_user") if key in call.body}
    call.state.dispatch("THREAD_UPDATE" if channel["type"] in THREADS else "CHANNEL_UPDATE", channel)
    return channel


async def delete_channel(call: Call) -> Any:
    """``DELETE /channels/{id}``, only for the bot's own threads, since it does not manage channels."""
    channel = _seen(call)
    if channel["type"] not in THREADS:
        raise ApiError(50013)
    call.state.remove_channel(channel["id"])
    return channel


async def list_messages(call: Call) -> Any:
    """``GET /channels/{id}/messages``, newest first, with ``limit``, ``before``, ``after``."""
    channel = _seen(call)
    if any(not call.query.get(key, "0").isdecimal() for key in ("limit", "before", "after")):
        raise ApiError(50035)
    limit = min(int(call.query.get("limit", 50)), 100)
    public = [
        stored.data
        for stored in call.state.messages.values()
        if stored.audience is None and stored.data["channel_id"] == channel["id"]
    ]
    if "before" in call.query:
        public = [one for one in public if int(one["id"]) < int(call.query["before"])]
    if "after" in call.query:
        public = [one for one in public if int(one["id"]) > int(call.query["after"])][:limit]
    return public[::-1][:limit]


async def get_message(call: Call) -> Any:
    """``GET /channels/{id}/messages/{id}``."""
    return _message(call).data


async def create_message(call: Call) -> Any:
    """``POST /channels/{id}/messages``. An archived thread is reopened; a locked one refuses.

    With ``enforce_nonce``, a message that was already sent is returned instead of a second one being made.
    """
    channel = _seen(call)
    thread = channel["type"] in THREADS
    _require(call, channel, SEND_MESSAGES_IN_THREADS if thread else SEND_MESSAGES)
    if call.uploads:
        _require(call, channel, ATTACH_FILES)
    if thread and channel["thread_metadata"]["archived"]:
        if channel["thread_metadata"]["locked"]:
            raise ApiError(50083)
        channel["thread_metadata"]["archived"] = False
        call.state.dispatch("THREAD_UPDATE", channel)
    call.refuse(limits.message_problems(call.body, call.uploads))
    if call.body.get("enforce_nonce") and (sent := messages.sent_with(call.state, channel["id"], call.body["nonce"])):
        return sent.data
    body = call.body | {"flags": (call.body.get("flags") or 0) & ~EPHEMERAL}
    return messages.create(call.state, channel["id"], body, call.uploads).data


async def update_message(call: Call) -> Any:
    """``PATCH /channels/{id}/messages/{id}``, only for the bot's own messages."""
    stored = _own(call)
    _awake(call.state.channel(stored.data["channel_id"]))
    call.refuse(limits.message_problems(call.body, call.uploads, stored.data))
    messages.count_old_edit(call.state, stored)
    return messages.edit(call.state, stored, call.body, call.uploads).data


async def delete_message(call: Call) -> Any:
    """``DELETE /channels/{id}/messages/{id}``, only for the bot's own messages."""
    stored = _message(call)
    if stored.data["author"]["id"] != call.state.guild.bot_id:
        raise ApiError(50013)
    messages.delete(call.state, stored)


async def create_thread(call: Call) -> Any:
    """``POST /channels/{id}/threads`` and ``.../messages/{id}/threads``."""
    channel = _seen(call)
    _require(call, channel, CREATE_PUBLIC_THREADS)
    if channel["type"] in THREADS:
        raise ApiError(50035, message="Invalid channel type for a thread")
    thread_id = call.params.get("message_id") or call.state.ids.next()
    if "message_id" in call.params:
        _message(call)
    guild = call.state.guild_of(channel["id"])
    thread = guild.add_thread(channel["id"], thread_id, call.body, call.state.clock.stamp())
    call.state.dispatch("THREAD_CREATE", thread | {"newly_created": True})
    if guild is call.state.guild:
        call.state.feed.publish("channel_create", None, channel=call.state.listed(thread))
    return thread


async def accept(call: Call) -> Any:
    """Typing, joining a thread and adding somebody to it: accepted, without a visible effect."""
    _seen(call)


_CHANNEL = "/channels/{channel_id}"
_MESSAGE = "/channels/{channel_id}/messages/{message_id}"
ROUTES = (
    Route("GET", _CHANNEL, get_channel),
    Route("PATCH", _CHANNEL, update_channel, operation="update_channel"),
    Route("DELETE", _CHANNEL, delete_channel),
    Route("GET", _CHANNEL + "/messages", list_messages),
    Route("POST", _CHANNEL + "/messages", create_message, operation="create_message", bucket="create_message"),
    Route("GET", _MESSAGE, get_message),
    Route("PATCH", _MESSAGE, update_message, operation="update_message", bucket="edit_message"),
    Route("DELETE", _MESSAGE, delete_message, bucket="delete_message"),
    Route("POST", _CHANNEL + "/threads", create_thread, operation="create_thread", bucket="create_thread"),
    Route(
        "POST",
        _MESSAGE + "/threads",
        create_thread,
        operation="create_thread_from_message",
        bucket="create_thread",
    ),
    Route("POST", _CHANNEL + "/typing", accept),
    Route("PUT", _CHANNEL + "/thread-members/{user_id}", accept),
    Route("DELETE", _CHANNEL + "/thread-members/{user_id}", accept),
)

"""Messages created, edited and deleted, as Discord stores and shows them."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence
from typing import Any

from bot.playground import components as parts
from bot.playground.cdn import Upload
from bot.playground.chat.guild import THREADS
from bot.playground.chat.state import Interaction, State, Stored
from bot.playground.limits.http_refusals import ApiError
from bot.playground.wall_time import age

COMMAND_ANSWER, PLAIN, REPLY = 20, 0, 19
PRIVATE_KEPT = 500
"""The number of private messages kept for each person."""
OLD_AFTER = 3600.0
OLD_EDITS = 5
"""The number of edits that a message older than an hour still takes. Discord does not publish the real number."""
NONCE_KEPT = 300.0
"""Seconds for which a message's nonce is remembered; Discord says a few minutes."""
KEPT_FLAGS = parts.EPHEMERAL | parts.COMPONENTS_V2 | parts.LOADING | (1 << 2) | (1 << 12)


def create(
    state: State,
    channel_id: str,
    body: dict[str, Any],
    uploads: Sequence[Upload] = (),
    *,
    author: dict[str, Any] | None = None,
    interaction: Interaction | None = None,
) -> Stored:
    """Add a message of the bot (or of ``author``) to a channel and tell everybody who may see it.

    With the ephemeral flag, only the interaction's person may see it. The body must already be checked.
    """
    flags = (body.get("flags") or 0) & KEPT_FLAGS
    audience = interaction.person.id if interaction and flags & parts.EPHEMERAL else None
    message_id = state.ids.next()
    data: dict[str, Any] = {
        "id": message_id,
        "channel_id": channel_id,
        "type": PLAIN,
        "author": author or state.guild.bot_user,
        "content": body.get("content") or "",
        "embeds": body.get("embeds") or [],
        "attachments": [],
        "components": [],
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": False,
        "tts": bool(body.get("tts")),
        "timestamp": state.clock.stamp(),
        "edited_timestamp": None,
        "flags": flags,
    }
    if body.get("nonce") is not None:
        data["nonce"] = body["nonce"]
    if reference := body.get("message_reference"):
        data["type"] = REPLY
        data["message_reference"] = {key: str(value) for key, value in reference.items() if key.endswith("_id")}
    stored = Stored(data, audience)
    if interaction:
        _sign(state, stored, interaction)
    _fill(state, stored, body, uploads)
    state.messages[message_id] = stored
    if audience:
        _forget_private(state, audience, message_id)
    else:
        _count(state, channel_id, message_id)
    state.announce(stored, "create")
    if audience is None:
        state.dispatch("MESSAGE_CREATE", data | {"guild_id": state.guild_of(channel_id).id})
    return stored


def sent_with(state: State, channel_id: str, nonce: Any) -> Stored | None:
    """The bot's message that was sent to a channel with this nonce a short while ago."""
    for stored in reversed(state.messages.values()):
        if age(state.clock, stored.id) > NONCE_KEPT:
            return None
        if stored.data.get("nonce") == nonce and stored.data["channel_id"] == channel_id:
            return stored
    return None


def edit(state: State, stored: Stored, body: dict[str, Any], uploads: Sequence[Upload] = ()) -> Stored:
    """Change a message in place. A thinking message gets its content."""
    data = stored.data
    stored.earlier.appendleft(data)
    fresh = stored.loading
    stored.data = data | {
        "content": data["content"] if "content" not in body else body["content"] or "",
        "embeds": data["embeds"] if "embeds" not in body else body["embeds"] or [],
        "flags": (data["flags"] | ((body.get("flags") or 0) & parts.COMPONENTS_V2)) & ~parts.LOADING,
        "edited_timestamp": None if fresh else state.clock.stamp(),
    }
    _fill(state, stored, body, uploads)
    state.announce(stored, "create" if fresh else "update")
    if stored.audience is None:
        state.dispatch("MESSAGE_UPDATE", stored.data | {"guild_id": state.guild_of(data["channel_id"]).id})
    return stored


def count_old_edit(state: State, stored: Stored) -> None:
    """Refuse (30046) an edit if a message older than an hour has been edited too often."""
    if age(state.clock, stored.id) > OLD_AFTER:
        if stored.old_edits >= OLD_EDITS:
            raise ApiError(30046)
        stored.old_edits += 1


def delete(state: State, stored: Stored) -> None:
    """Remove a message and forget its files."""
    del state.messages[stored.id]
    for attachment in stored.data["attachments"]:
        state.cdn.orphan(attachment)
    state.announce(stored, "delete")
    if stored.audience is None:
        channel_id = stored.data["channel_id"]
        guild_id = state.guild_of(channel_id).id
        state.dispatch("MESSAGE_DELETE", {"id": stored.id, "channel_id": channel_id, "guild_id": guild_id})


def _sign(state: State, stored: Stored, interaction: Interaction) -> None:
    data, original = stored.data, state.messages.get(interaction.original or "")
    told = original is not None and original.audience is None  # the first answer says already whose command it was
    echo = {"command": None} if told else interaction.echo
    stored.interaction = {"person": interaction.person.id, "name": interaction.person.name} | echo
    first = interaction.original is None
    data["application_id"] = data["webhook_id"] = state.guild.bot_id
    data["interaction_metadata"] = {
        "id": interaction.id,
        "type": interaction.kind,
        "user": interaction.person.user,
        "authorizing_integration_owners": {"0": state.guild_of(data["channel_id"]).id},
    }
    if first and interaction.echo["command"]:
        data["type"] = COMMAND_ANSWER
        data["interaction_metadata"]["name"] = interaction.echo["command"]
    elif interaction.message_id or not first:
        data["type"] = REPLY
        answered = interaction.message_id if first else interaction.original
        data["message_reference"] = {"message_id": answered, "channel_id": data["channel_id"]}


def _fill(state: State, stored: Stored, body: dict[str, Any], uploads: Sequence[Upload]) -> None:
    """Put the files, components and mentions of a body into a message."""
    data = stored.data
    if uploads or "attachments" in body:
        _attach(state, stored, body, uploads)
    if "components" in body:
        by_name = {attachment["filename"]: attachment for attachment in data["attachments"]}
        data["components"] = parts.stored(body["components"] or [], by_name)
    if data["flags"] & parts.LOADING:
        return
    allowed = body.get("allowed_mentions")
    text = data["content"] + "\n" + parts.text_of(data["components"])
    data["mentions"] = _mentions(state, text, allowed)
    data["mention_everyone"] = "@everyone" in text and (allowed is None or "everyone" in (allowed.get("parse") or []))


def _attach(state: State, stored: Stored, body: dict[str, Any], uploads: Sequence[Upload]) -> None:
    """Set the files of a message.

    ``attachments`` lists those that stay and describes the new ones; without it, all stay.
    """
    data = stored.data
    listed = body.get("attachments")
    described = {str(one["id"]): one for one in listed or ()}
    kept = [one for one in data["attachments"] if listed is None or one["id"] in described]
    for gone in data["attachments"]:
        if gone not in kept:
            state.cdn.orphan(gone)
    for upload in uploads:
        private = stored.audience is not None
        attachment = state.cdn.add(state.ids.next(), data["channel_id"], upload, private=private)
        description = described.get(str(upload.number), {}).get("description")
        kept.append(attachment | ({"description": description} if description else {}))
    data["attachments"] = kept


def _mentions(state: State, text: str, allowed: dict[str, Any] | None) -> list[dict[str, Any]]:
    """The users whom a text notifies, in order, as far as ``allowed_mentions`` allows."""
    found: dict[str, dict[str, Any]] = {}
    for user_id in re.findall(r"<@!?(\d+)>", text):
        user = state.user(user_id)
        if user and _may_mention(user_id, allowed):
            found[user_id] = user
    return list(found.values())


def _may_mention(user_id: str, allowed: dict[str, Any] | None) -> bool:
    if allowed is None or "users" in (allowed.get("parse") or ()):
        return True
    return user_id in {str(one) for one in allowed.get("users") or ()}


def _forget_private(state: State, person_id: str, message_id: str) -> None:
    """Drop a person's oldest private messages if there are very many; real clients forget them, too."""
    shown = state.private.setdefault(person_id, deque())
    shown.append(message_id)
    while len(shown) > PRIVATE_KEPT:
        oldest = state.messages.get(shown.popleft())
        if oldest:
            delete(state, oldest)


def _count(state: State, channel_id: str, message_id: str) -> None:
    """Note the newest message of a channel; private ones are in nobody's history."""
    channel = state.guild_of(channel_id).channels[channel_id]
    channel["last_message_id"] = message_id
    if channel["type"] in THREADS:
        channel["message_count"] += 1
        channel["total_message_sent"] += 1

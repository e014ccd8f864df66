"""Interactions: built from what people do, delivered to the bot, and kept until their tokens expire."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from bot.playground import components as parts
from bot.playground.chat.guild import Human
from bot.playground.chat.state import Interaction, State
from bot.playground.limits.http_refusals import ApiError
from bot.playground.limits.unwritten_limits import ATTACHMENT_BYTES
from bot.playground.wall_time import age

KEPT = 50_000


def deliver(
    state: State,
    person: Human,
    channel_id: str,
    kind: int,
    data: dict[str, Any],
    *,
    message: dict[str, Any] | None = None,
    echo: dict[str, Any] | None = None,
) -> Interaction:
    """Deliver an interaction of ``person`` to the bot. ``message`` is the message it was done on.

    ``echo`` is what others see of it (a command and its options).
    """
    forget_old(state)
    person = state.guild_of(channel_id).people[person.id]  # as they are in the guild in which they act
    interaction = Interaction(
        id=state.ids.next(),
        token=secrets.token_urlsafe(48),
        kind=kind,
        person=person,
        channel_id=channel_id,
        data=data,
        message_id=message["id"] if message else None,
        echo=echo or {"command": None},
        created=state.clock.now(),
        first=asyncio.get_running_loop().create_future(),
        began=asyncio.get_running_loop().time(),
    )
    state.interactions[interaction.id] = state.tokens[interaction.token] = interaction
    interaction.payload = payload(state, interaction, message)
    state.dispatch("INTERACTION_CREATE", interaction.payload)
    return interaction


def payload(state: State, interaction: Interaction, message: dict[str, Any] | None) -> dict[str, Any]:
    """The interaction as the gateway delivers it."""
    guild = state.guild_of(interaction.channel_id)
    channel = guild.channels[interaction.channel_id]
    sent: dict[str, Any] = {
        "version": 1,
        "id": interaction.id,
        "application_id": guild.bot_id,
        "type": interaction.kind,
        "token": interaction.token,
        "data": interaction.data,
        "guild_id": guild.id,
        "guild": guild.partial(),
        "channel_id": interaction.channel_id,
        "channel": channel | {"permissions": str(interaction.person.permissions)},
        "member": guild.member(interaction.person, permissions=True),
        "locale": interaction.person.locale,
        "guild_locale": guild.world.locale,
        "app_permissions": str(guild.bot_permissions(interaction.channel_id)),
        "entitlements": [],
        "authorizing_integration_owners": {"0": guild.id},
        "context": 0,
        "attachment_size_limit": ATTACHMENT_BYTES,
    }
    return sent | ({"message": message} if message else {})


def forget_old(state: State) -> None:
    """Drop interactions whose tokens expired long ago and, if there are very many, the oldest."""
    while state.interactions:
        oldest = next(iter(state.interactions.values()))
        if len(state.interactions) < KEPT and age(state.clock, oldest.id) <= 2 * state.settings.token_lives:
            return
        del state.interactions[oldest.id], state.tokens[oldest.token]


def by_token(state: State, token: str) -> Interaction:
    """The answered interaction of a webhook token. Raises 10015 if unknown or unanswered, 50027 if too old."""
    interaction = state.tokens.get(token)
    if interaction is None:
        raise ApiError(10015)
    if state.clock.now() - interaction.created > state.settings.token_lives:
        raise ApiError(50027)
    if interaction.answered is None:
        raise ApiError(10015)
    return interaction


def pressable(message: dict[str, Any], custom_id: str) -> dict[str, Any] | None:
    """The button or select of a message with this custom id; ``None`` if it is missing or disabled."""
    for _, component in parts.walk(message["components"]):
        if component.get("custom_id") == custom_id and not component.get("disabled"):
            return component
    return None

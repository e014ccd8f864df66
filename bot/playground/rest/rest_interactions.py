"""Answers to interactions: the callback, and edits and follow-ups through the interaction's token."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.playground.chat import chat_messages as messages
from bot.playground.chat.interactions import by_token
from bot.playground.chat.state import AUTOCOMPLETE, MODAL, Interaction, Stored
from bot.playground.components import EPHEMERAL, LOADING
from bot.playground.limits import unwritten_limits as limits
from bot.playground.limits.http_refusals import ApiError
from bot.playground.rest.rest_calls import Call, Route

ANSWER, DEFER, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9


async def callback(call: Call) -> Any:
    """``POST /interactions/{id}/{token}/callback``: only once, in time, and with a type that suits the interaction."""
    interaction = _answerable(call)
    kind = call.body["type"]
    call.audience = interaction.person.id
    if kind not in (ANSWER, DEFER, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL):
        raise ApiError(50035, message="Invalid interaction callback type")
    if (kind == CHOICES) != (interaction.kind == AUTOCOMPLETE):
        raise ApiError(50035, message="Invalid interaction callback type")
    if kind in (DEFER_UPDATE, UPDATE) and interaction.message_id is None:
        raise ApiError(50035, message="Invalid interaction callback type: no message to update")
    if kind in (DEFER_UPDATE, UPDATE) and interaction.message_id not in call.state.messages:
        raise ApiError(10008)
    if kind == SHOW_MODAL and interaction.kind == MODAL:
        raise ApiError(50035, message="Invalid interaction callback type: a modal cannot open another")
    message = _apply(call, interaction, kind, call.body.get("data") or {})
    interaction.answered = kind
    interaction.latency = asyncio.get_running_loop().time() - interaction.began
    interaction.first.set_result(kind)
    if call.query.get("with_response") not in ("1", "true"):
        return None
    return _described(interaction, kind, message)


def _answerable(call: Call) -> Interaction:
    interaction = call.state.interactions.get(call.params["interaction_id"])
    if interaction is None or interaction.token != call.params["token"]:
        raise ApiError(10062)
    if interaction.answered is not None:
        raise ApiError(40060)
    if call.state.clock.now() - interaction.created > call.state.settings.answer_within:
        raise ApiError(10062)
    return interaction


def _apply(call: Call, interaction: Interaction, kind: int, data: dict[str, Any]) -> Stored | None:
    """Carry out a first answer; returns the message it made or changed."""
    if kind == ANSWER:
        return _post(call, interaction, data, "data")
    if kind == DEFER:
        loading = {"flags": (data.get("flags") or 0) & EPHEMERAL | LOADING}
        thinking = messages.create(call.state, interaction.channel_id, loading, interaction=interaction)
        return _keep(call, interaction, thinking)
    if kind in (DEFER_UPDATE, UPDATE):
        interaction.original = interaction.message_id
        stored = call.state.messages.get(interaction.message_id or "")
        return _edit(call, interaction, stored, data, "data") if kind == UPDATE and stored else None
    if kind == CHOICES:
        call.refuse(limits.choice_problems(data), ("data",))
        interaction.choices = data["choices"]
    elif kind == SHOW_MODAL:
        call.refuse(limits.modal_problems(data), ("data",))
        interaction.modal = data | {"interaction": interaction.id}
        call.state.feed.publish("modal", interaction.person.id, modal=interaction.modal)
    return None


def _described(interaction: Interaction, kind: int, message: Stored | None) -> dict[str, Any]:
    """The body of the answer if ``with_response`` asks for one."""
    described: dict[str, Any] = {"id": interaction.id, "type": interaction.kind}
    if message is None:
        return {"interaction": described, "resource": {"type": kind}}
    described["response_message_id"] = message.id
    described["response_message_loading"] = message.loading
    described["response_message_ephemeral"] = message.audience is not None
    return {"interaction": described, "resource": {"type": kind, "message": message.data}}


async def follow_up(call: Call) -> Any:
    """``POST /webhooks/{app}/{token}``: a further message.

    After a deferral, the first one replaces the thinking message.
    """
    interaction = by_token(call.state, call.params["token"])
    original = call.state.messages.get(interaction.original or "")
    if original and original.loading and interaction.answered == DEFER:
        return _edit(call, interaction, original, call.body).data
    return _post(call, interaction, call.body).data


async def get_message(call: Call) -> Any:
    """``GET /webhooks/{app}/{token}/messages/{id or @original}``."""
    return _own(call, by_token(call.state, call.params["token"])).data


async def edit_message(call: Call) -> Any:
    """``PATCH /webhooks/{app}/{token}/messages/{id or @original}``."""
    interaction = by_token(call.state, call.params["token"])
    return _edit(call, interaction, _own(call, interaction), call.body).data


async def delete_message(call: Call) -> Any:
    """``DELETE /webhooks/{app}/{token}/messages/{id or @original}``."""
    messages.delete(call.state, _own(call, by_token(call.state, call.params["token"])))


def _own(call: Call, interaction: Interaction) -> Stored:
    """The message that the address names, if this interaction made it or was a press on it. Raises 10008."""
    message_id = call.params["message_id"]
    if message_id == "@original":
        message_id = interaction.original or ""
    stored = call.state.messages.get(message_id)
    if stored is None or (message_id not in interaction.messages and message_id != interaction.original):
        raise ApiError(10008)
    return stored


def _post(call: Call, interaction: Interaction, body: dict[str, Any], *prefix: str) -> Stored:
    call.refuse(limits.message_problems(body, call.uploads), prefix)
    state = call.state
    state.channel(interaction.channel_id)  # it may have been deleted meanwhile
    created = messages.create(state, interaction.channel_id, body, call.uploads, interaction=interaction)
    return _keep(call, interaction, created)


def _edit(call: Call, interaction: Interaction, stored: Stored, body: dict[str, Any], *prefix: str) -> Stored:
    call.refuse(limits.message_problems(body, call.uploads, stored.data), prefix)
    return _keep(call, interaction, messages.edit(call.state, stored, body, call.uploads))


def _keep(call: Call, interaction: Interaction, stored: Stored) -> Stored:
    call.audience = stored.audience
    interaction.shows(stored.id)
    if interaction.original is None:
        interaction.original = stored.id
    if stored.audience is None and interaction.echo.get("options"):
        # a public answer shows everybody what was typed
        shown = str(interaction.echo).encode()
        call.state.log_sent(None, f"interaction {interaction.id}", shown)
    return stored


_MESSAGE = "/webhooks/{application_id}/{token}/messages/{message_id}"
ROUTES = (
    Route(
        "POST",
        "/interactions/{interaction_id}/{token}/callback",
        callback,
        operation="create_interaction_response",
        exempt=True,
    ),
    Route("POST", "/webhooks/{application_id}/{token}", follow_up, operation="execute_webhook", exempt=True),
    Route("GET", _MESSAGE, get_message, exempt=True),
    Route("PATCH", _MESSAGE, edit_message, operation="update_webhook_message", exempt=True),
    Route("DELETE", _MESSAGE, delete_message, exempt=True),
)

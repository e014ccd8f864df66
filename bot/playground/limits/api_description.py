"""Checks bodies against Discord's own API description (``bot/playground/vendor``). Each operation is compiled once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from bot.playground.limits.http_refusals import Problem

_SOURCE = Path(__file__).parents[1] / "vendor" / "requests.json"
CALLBACKS = {
    1: "PongInteractionCallbackRequest",
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
"""What an interaction callback of each type is checked against. Naming the branch makes the problems readable."""
SNOWFLAKES = {"message_id", "channel_id", "guild_id"}
SNOWFLAKE_LISTS = {"users", "roles", "sticker_ids"}


@cache
def _description() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(_SOURCE.read_text("utf-8"))
    return loaded


@cache
def _validator(operation: str, branch: str = "") -> jsonschema_rs.Draft202012Validator:
    schema = {"$ref": f"#/components/schemas/{branch}"} if branch else _description()["requests"][operation]
    return jsonschema_rs.Draft202012Validator(schema | {"components": _description()["components"]})


def compile_all() -> None:
    """Compile every operation now, instead of when its first body comes."""
    for operation in _description()["requests"]:
        _validator(operation)
    for branch in CALLBACKS.values():
        _validator("", branch)


def problems(operation: str, body: Any) -> Iterator[Problem]:
    """What is wrong with a body according to the description, most specific place first."""
    branch = ""
    if operation == "create_interaction_response" and isinstance(body, dict):
        branch = CALLBACKS.get(body.get("type", 0), "")
    validator = _validator("" if branch else operation, branch)
    plain = with_text_ids(body)
    if validator.is_valid(plain):
        return
    for error in validator.iter_errors(plain):
        yield from _deepest(error)


def _deepest(error: jsonschema_rs.ValidationError) -> Iterator[Problem]:
    """The problems of a union: those of the branch that was meant, with the right ``type`` and the deepest error."""
    context = getattr(error.kind, "context", None)
    if not context:
        yield Problem(tuple(error.instance_path), "BASE_TYPE_BAD_FORMAT", error.message[-300:])
        return
    meant = [branch for branch in context if not any(_names_another_type(inner) for inner in branch)] or context
    candidates = [inner for branch in meant for inner in branch]
    yield from _deepest(max(candidates, key=lambda inner: len(inner.instance_path)))


def _names_another_type(error: jsonschema_rs.ValidationError) -> bool:
    return error.instance_path[-1:] == ["type"] and error.kind.name == "enum"


def with_text_ids(value: Any, key: str = "") -> Any:
    """A body with its ids as text. The description asks for text, discord.py sends numbers, and Discord takes both."""
    if isinstance(value, dict):
        return {name: with_text_ids(inner, name) for name, inner in value.items()}
    if isinstance(value, list):
        if key == "attachments":
            value = [one | {"id": str(one["id"])} if isinstance(one, dict) and "id" in one else one for one in value]
        if key in SNOWFLAKE_LISTS:
            return [str(one) if isinstance(one, int) else one for one in value]
        return [with_text_ids(inner) for inner in value]
    if key in SNOWFLAKES and isinstance(value, int):
        return str(value)
    return value

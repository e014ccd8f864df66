"""What a person can do, checked as Discord's own client checks it before the bot hears of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.playground import components as parts
from bot.playground.chat.guild import THREADS, Guild, Human
from bot.playground.chat.interactions import deliver, pressable
from bot.playground.chat.state import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, State

SUB_COMMANDS = (1, 2)
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, NUMBER = 3, 4, 5, 6, 7, 8, 10
USER_SELECT, CHANNEL_SELECT = 5, 8


class NotOffered(Exception):
    """Discord's client would not let the person do this; the message says why."""


class Changed(NotOffered):
    """The person pressed a control that an edit had just removed."""


def command(
    state: State, person: Human, channel_id: str, name: str, options: Mapping[str, Any], *, focused: str = ""
) -> Interaction:
    """Use a slash command (``"table open"``), or with ``focused`` ask for that option's autocomplete choices.

    Options are given by name, in which ``_`` may replace ``-``; people and channels by name or id. Raises
    :class:`NotOffered`.
    """
    guild = _reachable(state, person, channel_id)
    root, path, described = _find(state, person, name)
    known = {option["name"]: option for option in described}
    given = {_option_name(known, key, name): value for key, value in options.items() if value is not None}
    focus = _option_name(known, focused, name) if focused else ""
    if focus:
        given.setdefault(focus, "")
    missing = [key for key, option in known.items() if option.get("required") and key not in given]
    if missing and not focus:
        raise NotOffered(f"/{name} needs {missing[0]}")
    resolved: dict[str, Any] = {}
    values: list[dict[str, Any]] = []
    for key, value in given.items():
        if key == focus:
            values.append({"name": key, "type": known[key]["type"], "value": str(value), "focused": True})
        else:
            typed = _typed(guild, known[key], value, resolved)
            values.append({"name": key, "type": known[key]["type"], "value": typed})
    for step in reversed(path):
        values = [{"name": step["name"], "type": step["type"], "options": values}]
    data = {"id": root["id"], "name": root["name"], "type": 1, "options": values, "guild_id": guild.id}
    if resolved:
        data["resolved"] = resolved
    echo = {"command": name, "options": {key: str(value) for key, value in given.items()}}
    kind = AUTOCOMPLETE if focus else COMMAND
    return deliver(state, person, channel_id, kind, data, echo=echo)


def component(
    state: State,
    person: Human,
    message_id: str,
    custom_id: str,
    values: Sequence[str] | None = None,
    *,
    stale: bool = False,
) -> Interaction:
    """Press a button or send a select's values; with ``stale``, the control may be from before the last edits.

    Raises :class:`NotOffered` if the person cannot see the message or it has no such enabled control.
    """
    stored = state.messages.get(message_id)
    if stored is None or stored.audience not in (None, person.id):
        raise NotOffered("This message is gone.")
    guild = _reachable(state, person, stored.data["channel_id"])
    shown = [stored.data, *stored.earlier] if stale else [stored.data]
    found = next(((message, control) for message in shown if (control := pressable(message, custom_id))), None)
    if found is None:
        was_there = any(pressable(message, custom_id) for message in stored.earlier)
        raise (Changed if was_there else NotOffered)(f"The message has no live control {custom_id}.")
    message, control = found
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": control["type"], "id": control["id"]}
    if control["type"] in parts.SELECTS:
        data["values"] = list(values or ())
        _check_values(control, data["values"])
        _resolve_values(guild, control, data)
    return deliver(state, person, stored.data["channel_id"], COMPONENT, data, message=message)


def modal(state: State, person: Human, custom_id: str, fields: Mapping[str, Any]) -> Interaction:
    """Submit the newest modal with this custom id that ``person`` was shown. Fields are given by custom id.

    Raises :class:`NotOffered` for a modal that was not shown, unknown fields, and lengths out of bounds.
    """
    shown = _shown(state, person, custom_id)
    assert shown.modal
    known = {one["custom_id"] for _, one in parts.walk(shown.modal["components"]) if "custom_id" in one}
    if unknown := set(fields) - known:
        raise NotOffered(f"The modal has no field {', '.join(sorted(unknown))}.")
    sent = [_filled(one, fields) for one in shown.modal["components"]]
    data = {"custom_id": custom_id, "components": sent, "resolved": {}}
    source = state.messages.get(shown.message_id or "")
    return deliver(state, person, shown.channel_id, MODAL, data, message=source.data if source else None)


def _may_use(person: Human, root: dict[str, Any]) -> bool:
    needed = root["default_member_permissions"]
    return needed is None or person.permissions & int(needed) == int(needed) != 0


def _reachable(state: State, person: Human, channel_id: str) -> Guild:
    """The guild of a channel in which the person can act."""
    guild = state.guild_of(channel_id)
    channel = guild.channels.get(channel_id)
    if channel is None or person.id not in guild.people:
        raise NotOffered("There is no such channel.")
    if channel["type"] in THREADS and channel["thread_metadata"]["locked"]:
        raise NotOffered("This thread is locked.")
    return guild


def _find(state: State, person: Human, name: str) -> tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]:
    """A command by its full name: the registered command, its sub-commands down to it, and the options to fill in."""
    first, *rest = name.split()
    root = next((one for one in state.commands if one["name"] == first and one["type"] == 1), None)
    if root is None or not _may_use(person, root):
        raise NotOffered(f"There is no command /{name}.")
    path: list[dict[str, Any]] = []
    options = root["options"]
    for word in rest:
        step = next((one for one in options if one["name"] == word and one["type"] in SUB_COMMANDS), None)
        if step is None:
            raise NotOffered(f"There is no command /{name}.")
        path.append(step)
        options = step.get("options") or []
    if any(option["type"] in SUB_COMMANDS for option in options):
        raise NotOffered(f"/{name} needs a sub-command.")
    return root, path, options


def _option_name(known: Mapping[str, Any], key: str, name: str) -> str:
    for candidate in (key, key.replace("_", "-")):
        if candidate in known:
            return candidate
    raise NotOffered(f"/{name} has no option {key}.")


def _typed(guild: Guild, option: dict[str, Any], value: Any, resolved: dict[str, Any]) -> Any:
    """An option's value as Discord sends it. People, channels and roles are added to ``resolved``."""
    kind = option["type"]
    try:
        if kind == USER:
            return _resolve_user(guild, str(value), resolved)
        if kind == CHANNEL:
            return _resolve_channel(guild, str(value), resolved)
        if kind == ROLE:
            return _resolve_role(guild, str(value), resolved)
        if kind == BOOLEAN:
            return value if isinstance(value, bool) else {"true": True, "false": False}[str(value).lower()]
        typed = {INTEGER: int, NUMBER: float}.get(kind, str)(value)
    except (KeyError, ValueError):
        raise NotOffered(f"{option['name']} cannot be {value!r}.") from None
    choices = [choice["value"] for choice in option.get("choices") or ()]
    if choices and typed not in choices:
        raise NotOffered(f"{option['name']} is one of {', '.join(map(str, choices))}.")
    size = len(typed) if isinstance(typed, str) else typed
    low, high = ("min_length", "max_length") if isinstance(typed, str) else ("min_value", "max_value")
    if size < option.get(low, size) or size > option.get(high, 6_000 if isinstance(typed, str) else size):
        raise NotOffered(f"{option['name']} is out of bounds.")
    return typed


def _resolve_user(guild: Guild, name_or_id: str, resolved: dict[str, Any]) -> str:
    if name_or_id in (guild.bot_id, guild.world.bot):
        resolved.setdefault("users", {})[guild.bot_id] = guild.bot_user
        return guild.bot_id
    human = guild.person(name_or_id)
    member = guild.member(human, permissions=True)
    resolved.setdefault("users", {})[human.id] = member.pop("user")
    resolved.setdefault("members", {})[human.id] = member
    return human.id


def _resolve_role(guild: Guild, name_or_id: str, resolved: dict[str, Any]) -> str:
    role = next((one for one in guild.roles if name_or_id in (one["id"], one["name"])), None)
    if role is None:
        raise NotOffered(f"There is no role {name_or_id!r}.")
    resolved.setdefault("roles", {})[role["id"]] = role
    return str(role["id"])


def _resolve_channel(guild: Guild, name_or_id: str, resolved: dict[str, Any]) -> str:
    channel = guild.channel(name_or_id)
    permissions = {"permissions": str(guild.bot_permissions(channel["id"]))}
    resolved.setdefault("channels", {})[channel["id"]] = channel | permissions
    return str(channel["id"])


def _check_values(select: dict[str, Any], values: Sequence[str]) -> None:
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if not low <= len(values) <= high:
        raise NotOffered(f"Choose {low} to {high}.")
    if select["type"] == parts.STRING_SELECT:
        known = {option["value"] for option in select["options"]}
        if unknown := [value for value in values if value not in known]:
            raise NotOffered(f"No option {', '.join(unknown)}.")


def _resolve_values(guild: Guild, control: dict[str, Any], data: dict[str, Any]) -> None:
    resolve = {USER_SELECT: _resolve_user, CHANNEL_SELECT: _resolve_channel}.get(control["type"])
    if resolve:
        resolved: dict[str, Any] = {}
        data["values"] = [resolve(guild, value, resolved) for value in data["values"]]
        data["resolved"] = resolved


def _shown(state: State, person: Human, custom_id: str) -> Interaction:
    for interaction in reversed(state.interactions.values()):
        if interaction.modal and interaction.person.id == person.id and interaction.modal["custom_id"] == custom_id:
            return interaction
    raise NotOffered("There is no such modal.")


def _filled(component: dict[str, Any], fields: Mapping[str, Any]) -> dict[str, Any]:
    """A modal's component as it is submitted: the nesting kept, the text and choices filled in."""
    sent: dict[str, Any] = {"type": component["type"], "id": component.get("id") or 0}
    if "components" in component:
        sent["components"] = [_filled(inner, fields) for inner in component["components"]]
    if "component" in component:
        sent["component"] = _filled(component["component"], fields)
    if custom_id := component.get("custom_id"):
        sent["custom_id"] = custom_id
        sent |= _field_value(component, fields.get(custom_id))
    return sent


def _field_value(component: dict[str, Any], given: Any) -> dict[str, Any]:
    if component["type"] in parts.SELECTS:
        values = list(given) if given is not None else list(_defaults(component))
        _check_values(component | ({} if component.get("required", True) else {"min_values": 0}), values)
        return {"values": values}
    value = str(given) if given is not None else component.get("value") or ""
    low, high = component.get("min_length") or 0, component.get("max_length") or 4_000
    required = component.get("required", True)
    if len(value) > high or (len(value) < max(low, 1) and (required or value)):
        raise NotOffered(f"{component['custom_id']} takes {max(low, int(required))} to {high} characters.")
    return {"value": value}


def _defaults(select: dict[str, Any]) -> Iterator[str]:
    return (option["value"] for option in select.get("options") or () if option.get("default"))

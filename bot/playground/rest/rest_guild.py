"""The gateway's address, the bot's own account, its commands, and the guilds."""

from __future__ import annotations

from typing import Any

from bot.playground.chat.guild import THREADS, Guild
from bot.playground.chat.world import EVERYBODY
from bot.playground.limits.command_limits import command_problems
from bot.playground.limits.http_refusals import ApiError
from bot.playground.rest.rest_calls import Call, Route

NO_ID_YET = 1 << 63


async def gateway_address(call: Call) -> Any:
    """``GET /gateway``."""
    return {"url": call.gateway.url}


async def gateway_bot(call: Call) -> Any:
    """``GET /gateway/bot``: the address, the shards advised, and how many identifies are left today."""
    shards = call.state.settings.shards
    return {"url": call.gateway.url, "shards": shards, "session_start_limit": call.gateway.starts.to_json()}


async def me(call: Call) -> Any:
    """``GET /users/@me``."""
    return call.state.guild.bot_user | {"verified": True, "mfa_enabled": False, "email": None, "flags": 0}


async def user(call: Call) -> Any:
    """``GET /users/{id}``."""
    found = call.state.user(call.params["user_id"])
    if found is None:
        raise ApiError(10013)
    return found


async def my_guilds(call: Call) -> Any:
    """``GET /users/@me/guilds``, with ``after``, ``before`` and ``limit``."""
    after, before = int(call.query.get("after", 0)), int(call.query.get("before", NO_ID_YET))
    asked = [one for one in call.state.guilds if one.has_bot and after < int(one.id) < before]
    more = {"owner": False, "permissions": str(EVERYBODY)}
    return [one.to_json(channels=False) | more for one in asked][: int(call.query.get("limit", 200))]


async def application(call: Call) -> Any:
    """``GET /applications/@me`` and ``/oauth2/applications/@me``."""
    guild = call.state.guild
    return {
        "id": guild.bot_id,
        "name": guild.world.bot,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "rpc_origins": [],
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": guild.application_flags,
        "flags_new": str(guild.application_flags),
        "owner": guild.user(guild.owner_id),
        "team": None,
        "approximate_guild_count": sum(one.has_bot for one in call.state.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "interactions_endpoint_url": guild.interactions_endpoint,
        "role_connections_verification_url": None,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "tags": [],
        "redirect_uris": [],
        "integration_types_config": {"0": {}},
    }


async def list_commands(call: Call) -> Any:
    """``GET /applications/{id}/commands``: in English alone, unless they are asked for with their localizations."""
    _own_application(call)
    asked = call.query.get("with_localizations") in ("1", "true")
    return call.state.commands if asked else _unlocalised(call.state.commands)


def _unlocalised(part: Any) -> Any:
    """Commands, or parts of one, without their names and descriptions in other languages."""
    if isinstance(part, list):
        return [_unlocalised(one) for one in part]
    if isinstance(part, dict):
        return {key: _unlocalised(value) for key, value in part.items() if not key.endswith("_localizations")}
    return part


async def set_commands(call: Call) -> Any:
    """``PUT /applications/{id}/commands``: replaces all commands. A command that keeps its name keeps its id."""
    _own_application(call)
    bodies = call.body or []
    call.refuse(command_problems(bodies))
    known = {command["name"]: command["id"] for command in call.state.commands}
    call.state.commands = [_command(call, body, known.get(body["name"])) for body in bodies]
    call.state.feed.publish("commands", None, commands=call.state.commands)
    return call.state.commands


def _own_application(call: Call) -> None:
    if call.params["application_id"] != call.state.guild.bot_id:
        raise ApiError(50001)


def _command(call: Call, body: dict[str, Any], command_id: str | None) -> dict[str, Any]:
    needed = body.get("default_member_permissions")
    return {
        "type": 1,
        "description": "",
        "options": [],
        "nsfw": False,
        **{key: value for key, value in body.items() if value is not None},
        "default_member_permissions": None if needed is None else str(needed),
        "id": command_id or call.state.ids.next(),
        "application_id": call.state.guild.bot_id,
        "version": call.state.ids.next(),
    }


def _guild(call: Call) -> Guild:
    """The guild that the address names. Raises 10004."""
    for guild in call.state.guilds:
        if guild.id == call.params["guild_id"] and guild.has_bot:
            return guild
    raise ApiError(10004)


async def get_guild(call: Call) -> Any:
    """``GET /guilds/{id}``."""
    return _guild(call).to_json(channels=False)


async def guild_channels(call: Call) -> Any:
    """``GET /guilds/{id}/channels``, without threads."""
    return [one for one in _guild(call).channels.values() if one["type"] not in THREADS]


async def active_threads(call: Call) -> Any:
    """``GET /guilds/{id}/threads/active``."""
    threads = [one for one in _guild(call).channels.values() if one["type"] in THREADS]
    return {"threads": [one for one in threads if not one["thread_metadata"]["archived"]], "members": []}


async def guild_roles(call: Call) -> Any:
    """``GET /guilds/{id}/roles``."""
    return _guild(call).to_json(channels=False)["roles"]


async def get_member(call: Call) -> Any:
    """``GET /guilds/{id}/members/{id}``; 10007 for people who left."""
    guild = _guild(call)
    if call.params["user_id"] == guild.bot_id:
        return guild.bot_member()
    human = guild.people.get(call.params["user_id"])
    if human is None:
        raise ApiError(10007 if call.state.user(call.params["user_id"]) else 10013)
    if not human.present:
        raise ApiError(10007)
    return guild.member(human)


async def leave_guild(call: Call) -> Any:
    """``DELETE /users/@me/guilds/{id}``."""
    guild = _guild(call)
    guild.has_bot = False
    call.state.dispatch("GUILD_DELETE", {"id": guild.id})


ROUTES = (
    Route("GET", "/gateway", gateway_address, exempt=True),
    Route("GET", "/gateway/bot", gateway_bot),
    Route("GET", "/users/@me", me),
    Route("GET", "/users/@me/guilds", my_guilds),
    Route("DELETE", "/users/@me/guilds/{guild_id}", leave_guild),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/applications/@me", application),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/{application_id}/commands", list_commands),
    Route("PUT", "/applications/{application_id}/commands", set_commands, operation="bulk_set_application_commands"),
    Route("GET", "/guilds/{guild_id}", get_guild),
    Route("GET", "/guilds/{guild_id}/channels", guild_channels),
    Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
    Route("GET", "/guilds/{guild_id}/roles", guild_roles),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", get_member),
)

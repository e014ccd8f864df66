"""Guilds, with their people and channels, as the JSON objects Discord describes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.playground.chat.world import EVERYBODY, MANAGE_GUILD, GuildSpec, World
from bot.playground.wall_time import fixed_id

TEXT_CHANNEL, PUBLIC_THREAD, PRIVATE_THREAD = 0, 11, 12
THREADS = (10, PUBLIC_THREAD, PRIVATE_THREAD)
JOINED = "2020-09-13T12:26:40+00:00"

_GUILD, _OWNER, _BOT, _MANAGERS = 1, 2, 3, 4
_CHANNELS, _PEOPLE = 100, 200


def username(name: str) -> str:
    """An account name (lower-case ASCII) for a display name.

    >>> username("Bo-Chen"), username("大老二王")
    ('bo_chen', 'user')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9.]+", "_", plain).strip("_") or "user"


def user_object(user_id: str, name: str, *, bot: bool = False) -> dict[str, Any]:
    """A user object. Bots have no global name."""
    return {
        "id": user_id,
        "username": name if bot else username(name),
        "global_name": None if bot else name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
    }


@dataclass
class Human:
    """One of the people. ``present`` is false after they have left the guild."""

    id: str
    name: str
    manager: bool
    locale: str
    present: bool = True

    @property
    def user(self) -> dict[str, Any]:
        """The person's user object."""
        return user_object(self.id, self.name)

    @property
    def permissions(self) -> int:
        """What the person may do everywhere in the guild."""
        return EVERYBODY | (MANAGE_GUILD if self.manager else 0)


def guilds_of(world: World) -> tuple[Guild, ...]:
    """Every guild of a world, the first one first."""
    guilds: list[Guild] = []
    accounts: dict[str, str] = {}
    for later, spec in enumerate(world.guilds):
        guild = Guild(world, spec, later, accounts)
        guilds.append(guild)
        accounts = {human.name: human.id for human in guild.people.values()} | accounts
    return tuple(guilds)


class Guild:
    """A guild: its members, channels and threads, and what the bot is denied in each channel."""

    def __init__(self, world: World, spec: GuildSpec, later: int, accounts: Mapping[str, str]) -> None:
        """``later``: milliseconds by which its ids are younger than those of the first guild.

        ``accounts``: the ids of users who are in other guilds already, by name.
        """
        self.world = world
        self.name = spec.name
        self.id = fixed_id(_GUILD, later)
        self.bot_id = fixed_id(_BOT)
        self.owner_id = fixed_id(_OWNER)
        self.available = True
        self.has_bot = True
        self.application_flags = 0
        self.interactions_endpoint: str | None = None
        self.manager_role = fixed_id(_MANAGERS, later)
        """The role of people who may manage the server."""
        self.people: dict[str, Human] = {}
        for index, person in enumerate(spec.people):
            person_id = accounts.get(person.name) or fixed_id(_PEOPLE + index, later)
            self.people[person_id] = Human(person_id, person.name, person.manager, person.locale)
        self.channels: dict[str, dict[str, Any]] = {}
        self.denied: dict[str, int] = {}
        for index, channel in enumerate(spec.channels):
            channel_id = fixed_id(_CHANNELS + index, later)
            self.channels[channel_id] = self._text_channel(channel_id, index, channel.name, channel.topic)

    @property
    def bot_user(self) -> dict[str, Any]:
        """The bot's user object."""
        return user_object(self.bot_id, self.world.bot, bot=True)

    def person(self, name_or_id: str) -> Human:
        """A person by id or name. Raises ``KeyError``."""
        if name_or_id in self.people:
            return self.people[name_or_id]
        for human in self.people.values():
            if human.name == name_or_id:
                return human
        raise KeyError(name_or_id)

    def channel(self, name_or_id: str) -> dict[str, Any]:
        """A channel or thread by id or name; the newest if several share the name. Raises ``KeyError``."""
        name_or_id = name_or_id.removeprefix("#")
        if name_or_id in self.channels:
            return self.channels[name_or_id]
        for channel in reversed(self.channels.values()):
            if channel["name"] == name_or_id:
                return channel
        raise KeyError(name_or_id)

    def user(self, user_id: str) -> dict[str, Any] | None:
        """Any user: people (including those who left), the bot and the owner."""
        if user_id == self.bot_id:
            return self.bot_user
        if user_id == self.owner_id:
            return user_object(self.owner_id, "Owner")
        human = self.people.get(user_id)
        return human.user if human else None

    def member(self, human: Human, *, permissions: bool = False) -> dict[str, Any]:
        """A member object; with ``permissions``, in the form that interactions carry."""
        member = self._member(human.user, [self.manager_role] if human.manager else [])
        return member | ({"permissions": str(human.permissions)} if permissions else {})

    def bot_member(self) -> dict[str, Any]:
        """The bot's member object."""
        return self._member(self.bot_user, [])

    def bot_permissions(self, channel_id: str) -> int:
        """What the bot may do in a channel. A thread has the permissions of its channel."""
        parent = self.channels[channel_id].get("parent_id")
        return EVERYBODY & ~self.denied.get(channel_id, 0) & ~self.denied.get(parent or "", 0)

    def deny(self, channel_id: str, permissions: int) -> None:
        """Deny the bot permission bits in a channel; 0 gives all of them back."""
        self.denied[channel_id] = permissions
        overwrite = {"id": self.bot_id, "type": 1, "allow": "0", "deny": str(permissions)}
        self.channels[channel_id]["permission_overwrites"] = [overwrite] if permissions else []

    def add_thread(self, channel_id: str, thread_id: str, body: dict[str, Any], stamp: str) -> dict[str, Any]:
        """A new thread under a channel."""
        thread = {
            "id": thread_id,
            "type": body.get("type") or PUBLIC_THREAD,
            "guild_id": self.id,
            "parent_id": channel_id,
            "owner_id": self.bot_id,
            "name": body["name"],
            "last_message_id": None,
            "rate_limit_per_user": body.get("rate_limit_per_user") or 0,
            "message_count": 0,
            "total_message_sent": 0,
            "member_count": 1,
            "flags": 0,
            "thread_metadata": {
                "archived": False,
                "auto_archive_duration": body.get("auto_archive_duration") or 1440,
                "archive_timestamp": stamp,
                "create_timestamp": stamp,
                "locked": False,
            },
            "member": {"id": thread_id, "user_id": self.bot_id, "join_timestamp": stamp, "flags": 0},
        }
        self.channels[thread_id] = thread
        return thread

    def partial(self) -> dict[str, Any]:
        """The guild in the form that interactions carry."""
        return {"id": self.id, "features": [], "locale": self.world.locale}

    def to_json(self, *, channels: bool = True) -> dict[str, Any]:
        """The guild object; with ``channels``, in the form that GUILD_CREATE carries."""
        guild: dict[str, Any] = {
            "id": self.id,
            "name": self.name,
            "icon": None,
            "splash": None,
            "banner": None,
            "description": None,
            "owner_id": self.owner_id,
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "roles": self.roles,
            "emojis": [],
            "stickers": [],
            "features": [],
            "mfa_level": 0,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "safety_alerts_channel_id": None,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "preferred_locale": self.world.locale,
            "nsfw_level": 0,
        }
        return guild | (self._lists() if channels else {})

    def _lists(self) -> dict[str, Any]:
        threads = [one for one in self.channels.values() if one["type"] in THREADS]
        return {
            "joined_at": JOINED,
            "large": False,
            "unavailable": False,
            "member_count": sum(human.present for human in self.people.values()) + 2,
            "members": [self.bot_member()],
            "channels": [one for one in self.channels.values() if one["type"] not in THREADS],
            "threads": [one for one in threads if not one["thread_metadata"]["archived"]],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    @property
    def roles(self) -> list[dict[str, Any]]:
        """The roles, everybody's first."""

        def role(role_id: str, name: str, permissions: int, position: int) -> dict[str, Any]:
            return {
                "id": role_id,
                "name": name,
                "color": 0,
                "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
                "hoist": False,
                "icon": None,
                "unicode_emoji": None,
                "position": position,
                "permissions": str(permissions),
                "managed": False,
                "mentionable": False,
                "flags": 0,
            }

        return [role(self.id, "@everyone", EVERYBODY, 0), role(self.manager_role, "Managers", MANAGE_GUILD, 1)]

    def _member(self, user: dict[str, Any], roles: list[str]) -> dict[str, Any]:
        return {
            "user": user,
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": roles,
            "joined_at": JOINED,
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "communication_disabled_until": None,
            "flags": 0,
        }

    def _text_channel(self, channel_id: str, position: int, name: str, topic: str) -> dict[str, Any]:
        return {
            "id": channel_id,
            "type": TEXT_CHANNEL,
            "guild_id": self.id,
            "name": name,
            "topic": topic or None,
            "position": position,
            "parent_id": None,
            "permission_overwrites": [],
            "nsfw": False,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "flags": 0,
        }

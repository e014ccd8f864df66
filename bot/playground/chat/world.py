"""What a playground starts with: its guild, channels, people, bot and welcome, all as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
ATTACH_FILES = 1 << 15
MANAGE_GUILD = 1 << 5
CREATE_PUBLIC_THREADS = 1 << 35
SEND_MESSAGES_IN_THREADS = 1 << 38
EVERYBODY = (
    (1 << 6)  # add reactions
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | (1 << 14)  # embed links
    | ATTACH_FILES
    | (1 << 16)  # read message history
    | (1 << 31)  # use application commands
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
)
"""Permission bits that every member of the guild has, the bot included."""


@dataclass(frozen=True)
class ChannelSpec:
    """A text channel of the guild."""

    name: str
    topic: str = ""


@dataclass(frozen=True)
class PersonSpec:
    """Somebody in the guild. ``manager`` grants Manage Server; ``locale`` is the language of their client."""

    name: str
    manager: bool = False
    locale: str = "en-US"


@dataclass(frozen=True)
class GuildSpec:
    """A guild: its name, text channels and people. Whoever has the same name in several guilds is the same user."""

    name: str
    channels: tuple[ChannelSpec, ...] = (ChannelSpec("general"),)
    people: tuple[PersonSpec, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GuildSpec:
        """A guild from JSON objects. Missing entries keep their defaults. Raises ``TypeError`` for unknown names."""
        return cls(**{**data, **_members(data)})


def _members(data: Mapping[str, Any]) -> dict[str, Any]:
    """The channels and people of a guild, as far as JSON objects name them."""
    kinds: dict[str, type] = {"channels": ChannelSpec, "people": PersonSpec}
    return {key: tuple(kind(**one) for one in data[key]) for key, kind in kinds.items() if key in data}


@dataclass(frozen=True)
class WelcomeStep:
    """One step of the welcome. ``width``: the page shows it only where it is ``wide`` or ``narrow``; empty: always."""

    title: str
    text: str
    width: str = ""


@dataclass(frozen=True)
class WelcomeCommand:
    """The slash command that the welcome's button runs, in a channel given by name."""

    label: str
    command: str
    options: Mapping[str, Any] = field(default_factory=dict)
    channel: str = ""


@dataclass(frozen=True)
class Welcome:
    """What a first visitor to the page reads."""

    title: str = ""
    text: str = ""
    steps: tuple[WelcomeStep, ...] = ()
    command: WelcomeCommand | None = None


@dataclass(frozen=True)
class World:
    """Everything a playground knows before the bot connects."""

    title: str = "Playground"
    guild: str = "Playground"
    bot: str = "Bot"
    channels: tuple[ChannelSpec, ...] = (ChannelSpec("general"),)
    people: tuple[PersonSpec, ...] = (PersonSpec("Ann", manager=True), PersonSpec("Ben"))
    welcome: Welcome = field(default_factory=Welcome)
    token: str | None = None  # the only token accepted; ``None``: any is
    locale: str = "en-US"
    other_guilds: tuple[GuildSpec, ...] = ()
    """Guilds beside the first, which is the one that the page shows. Their ids are 1, 2, 3 … ms younger than its id,
    which falls into shard 0 of 2, 4, 8 … shards: with four shards, each of four guilds is in a shard of its own."""

    @property
    def guilds(self) -> tuple[GuildSpec, ...]:
        """Every guild, the first one first."""
        return (GuildSpec(self.guild, self.channels, self.people), *self.other_guilds)

    def to_json(self) -> dict[str, Any]:
        """The world as JSON objects, as :meth:`from_json` reads it."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> World:
        """A world from JSON objects. Missing entries keep their defaults. Raises ``TypeError`` for unknown names."""
        given = {**data, **_members(data)}
        if "other_guilds" in given:
            given["other_guilds"] = tuple(GuildSpec.from_json(one) for one in given["other_guilds"])
        if "welcome" in given:
            welcome = dict(given["welcome"])
            welcome["steps"] = tuple(WelcomeStep(**one) for one in welcome.get("steps", ()))
            command = welcome.get("command")
            welcome["command"] = WelcomeCommand(**command) if command else None
            given["welcome"] = Welcome(**welcome)
        return cls(**given)


@dataclass(frozen=True)
class PlaygroundSettings:
    """How strict and how fast a playground is. The defaults are Discord's."""

    rate_limits: bool = True
    """Answer 429 to more than about five messages in five seconds in a channel, or fifty requests a second."""
    hurried: float = 1.0
    """How many times sooner than Discord's a channel takes messages again, and a shard may identify after another: for
    bots whose clocks hurry as much."""
    answer_within: float = 3.0
    """Seconds after which an unanswered interaction is unknown (10062)."""
    token_lives: float = 15 * 60.0
    """Seconds for which an interaction's token can be used for edits and follow-ups."""
    heartbeat: float = 41.25
    """Seconds between heartbeats, as HELLO asks for them."""
    shards: int = 1
    """The number of shards that ``GET /gateway/bot`` advises."""
    shards_required: int = 1
    """The least number of shards with which a bot may identify; with fewer, it is closed with 4011."""
    max_concurrency: int = 1
    """How many shards may identify in the same five seconds, each with another rest of its id by this number."""
    keep_sent: bool = True
    """Keep every byte the bot sends in ``state.sent``."""

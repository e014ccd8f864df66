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


ENGLISH = "en-US"
"""The locale of whoever chose none."""
_OF_BROWSERS = {
    "tl": "fil",
    "zh-Hant": "zh-TW",
    "zh-Hant-TW": "zh-TW",
    "zh-Hant-HK": "zh-HK",
    "zh-Hant-MO": "zh-HK",
    "zh-MO": "zh-HK",
}
"""What a browser may call a language whose name at Discord says nothing of it."""


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
    locale: str = ENGLISH


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

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Welcome:
        """A welcome from JSON objects. Missing entries keep their defaults. Raises ``TypeError`` for unknown names."""
        steps = tuple(WelcomeStep(**one) for one in data.get("steps", ()))
        command = data.get("command")
        return cls(**{**data, "steps": steps, "command": WelcomeCommand(**command) if command else None})


Words = str | Mapping[str, str]
"""A text of the page with its facts in braces; or, if it counts, one for each plural form: ``1``, ``other``."""


@dataclass(frozen=True)
class LanguageSpec:
    """A language that the page speaks: its locale as interactions carry it, its own name, and what the page says."""

    locale: str
    name: str
    words: Mapping[str, Words] = field(default_factory=dict)
    """The page's own texts, by key. One that is missing shows its key."""
    title: str = "Playground"
    welcome: Welcome = field(default_factory=Welcome)
    topics: Mapping[str, str] = field(default_factory=dict)
    """The topics of channels, by their names."""

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> LanguageSpec:
        """A language from JSON objects. Missing entries keep their defaults. Raises ``TypeError`` for unknown names."""
        return cls(**{**data, "welcome": Welcome.from_json(data.get("welcome", {}))})


@dataclass(frozen=True)
class World:
    """Everything a playground knows before the bot connects."""

    title: str = "Playground"
    guild: str = "Playground"
    bot: str = "Bot"
    channels: tuple[ChannelSpec, ...] = (ChannelSpec("general"),)
    people: tuple[PersonSpec, ...] = (PersonSpec("Ann", manager=True), PersonSpec("Ben"))
    welcome: Welcome = field(default_factory=Welcome)
    languages: tuple[LanguageSpec, ...] = ()
    """What the page speaks. Where there is any, title, welcome and topics are those of the language."""
    token: str | None = None  # the only token accepted; ``None``: any is
    locale: str = ENGLISH
    other_guilds: tuple[GuildSpec, ...] = ()
    """Guilds beside the first, which is the one that the page shows. Their ids are 1, 2, 3 … ms younger than its id,
    which falls into shard 0 of 2, 4, 8 … shards: with four shards, each of four guilds is in a shard of its own."""

    @property
    def guilds(self) -> tuple[GuildSpec, ...]:
        """Every guild, the first one first."""
        return (GuildSpec(self.guild, self.channels, self.people), *self.other_guilds)

    @property
    def spoken(self) -> tuple[LanguageSpec, ...]:
        """The languages of the page; English without words if there is none."""
        return self.languages or (LanguageSpec(ENGLISH, "English", title=self.title, welcome=self.welcome),)

    def in_language(self, locale: str) -> LanguageSpec:
        """The language of a locale, else one of another region, else English, else the first.

        Browsers have more names than Discord for Traditional Chinese and Filipino.

        >>> languages = tuple(LanguageSpec(name, name) for name in ("de", "en-US", "zh-CN", "zh-TW"))
        >>> [World(languages=languages).in_language(one).locale for one in ("zh-Hant", "zh-SG", "de-AT", "tlh", "")]
        ['zh-TW', 'zh-CN', 'de', 'en-US', 'en-US']
        """
        locale = _OF_BROWSERS.get(locale, locale)
        regions = {one.locale.partition("-")[0]: one for one in reversed(self.spoken)}
        exact = (one for one in self.spoken if one.locale == locale)
        return next(exact, None) or regions.get(locale.partition("-")[0]) or regions.get("en") or self.spoken[0]

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
            given["welcome"] = Welcome.from_json(given["welcome"])
        if "languages" in given:
            given["languages"] = tuple(LanguageSpec.from_json(one) for one in given["languages"])
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

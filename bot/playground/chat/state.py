"""Everything that a playground remembers. It outlives the bot, so that old buttons work after the bot restarts."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.playground.cdn import Cdn
from bot.playground.chat.feed import Feed
from bot.playground.chat.guild import THREADS, Guild, Human, guilds_of
from bot.playground.chat.world import PlaygroundSettings, World
from bot.playground.components import LOADING
from bot.playground.limits.http_refusals import ApiError
from bot.playground.wall_time import Snowflakes, WallTime

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
"""Types of interaction."""

NOBODY = ""
"""The audience of a body that was refused."""


class Violation(NamedTuple):
    """What the bot must not do: a body that breaks a limit, an address that is not served, a hasty IDENTIFY."""

    request: str
    problems: tuple[str, ...]


class Sent(NamedTuple):
    """Bytes that the bot sent."""

    audience: str | None  # the only person who may see them; ``None``: everybody; ``""``: nobody
    path: str
    body: bytes
    at: float  # the event loop's time when they came


@dataclass
class Stored:
    """A message: Discord's object, its only reader (if it has just one), and the command or press that brought it."""

    data: dict[str, Any]
    audience: str | None = None
    interaction: dict[str, Any] | None = None
    dismissed: bool = False
    earlier: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=8))
    """What the message showed before its last edits, newest first."""
    old_edits: int = 0
    """Edits made after the message was an hour old."""

    @property
    def id(self) -> str:
        """The message's id."""
        return str(self.data["id"])

    @property
    def loading(self) -> bool:
        """Whether the message only says that the bot is thinking."""
        return bool(self.data["flags"] & LOADING)


@dataclass
class Interaction:
    """Something a person did that the bot must answer. ``first`` is done once the first answer has been applied."""

    id: str
    token: str
    kind: int
    person: Human
    channel_id: str
    data: dict[str, Any]
    message_id: str | None
    echo: dict[str, Any]
    created: float
    first: asyncio.Future[int]
    began: float
    """The event loop's time when it was delivered."""
    latency: float | None = None
    """Seconds from its delivery to the first answer."""
    answered: int | None = None
    """The type of the first answer."""
    original: str | None = None
    """The message that ``@original`` names."""
    messages: list[str] = field(default_factory=list)
    """Every message that this interaction made or edited, in order, without duplicates."""
    modal: dict[str, Any] | None = None
    choices: list[dict[str, Any]] | None = None
    touched: float = 0.0
    """The event loop's time of the bot's last request for it."""
    running: int = 0
    """The number of requests for it that are being served now."""
    payload: dict[str, Any] = field(default_factory=dict)
    """What the gateway delivered."""

    def shows(self, message_id: str) -> None:
        """Note that a message came from this interaction."""
        if message_id not in self.messages:
            self.messages.append(message_id)


class State:
    """The guilds, messages, interactions, commands, files, and the record of what the bot sent."""

    def __init__(self, world: World, settings: PlaygroundSettings, clock: WallTime) -> None:
        self.world = world
        self.settings = settings
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.guilds = guilds_of(world)
        self.cdn = Cdn()
        self.feed = Feed()
        self.theme = ""
        """In which theme the page was opened last: ``dark`` or ``light``."""
        self.themed: Callable[[str], None] = lambda _: None
        """Is told of each new theme."""
        self.messages: dict[str, Stored] = {}
        self.private: dict[str, deque[str]] = {}
        """The ids of each person's private messages, oldest first; some may be gone."""
        self.interactions: dict[str, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.commands: list[dict[str, Any]] = []
        self.violations: list[Violation] = []
        self.sent: list[Sent] = []
        self.running = 0
        """The number of requests from the bot that are being served now."""
        self.touched = 0.0
        """The event loop's time of the bot's last request."""
        self.closing = False
        """Whether the server is about to stop."""
        self.dispatch: Callable[[str, dict[str, Any]], None] = lambda _event, _data: None
        """Sends an event to every gateway session that asked for its kind."""

    @property
    def guild(self) -> Guild:
        """The first guild, which the page shows."""
        return self.guilds[0]

    def guild_of(self, channel_id: str) -> Guild:
        """The guild of a channel or thread; for one that does not exist, the first."""
        return next((guild for guild in self.guilds if channel_id in guild.channels), self.guild)

    def guild_named(self, name_or_id: str) -> Guild:
        """A guild by name or id; the first if that is empty. Raises ``KeyError``."""
        if not name_or_id:
            return self.guild
        for guild in self.guilds:
            if name_or_id in (guild.id, guild.name):
                return guild
        raise KeyError(name_or_id)

    def user(self, user_id: str) -> dict[str, Any] | None:
        """Any user of any guild: people (including those who left), the bot and the owner."""
        return next(filter(None, (guild.user(user_id) for guild in self.guilds)), None)

    def show_in(self, theme: str) -> None:
        """Note in which theme the page is shown."""
        if theme != self.theme:
            self.theme = theme
            self.themed(theme)

    def message(self, channel_id: str, message_id: str) -> Stored:
        """A public message that the bot's own token can reach. Raises 10003 or 10008."""
        self.channel(channel_id)
        found = self.messages.get(message_id)
        if found is None or found.audience is not None or found.data["channel_id"] != channel_id:
            raise ApiError(10008)
        return found

    def channel(self, channel_id: str) -> dict[str, Any]:
        """A channel that the bot can see. Raises 10003."""
        guild = self.guild_of(channel_id)
        found = guild.channels.get(channel_id)
        if found is None or not guild.has_bot:
            raise ApiError(10003)
        return found

    def remove_channel(self, channel_id: str) -> None:
        """Delete a channel or thread with all its messages."""
        channel = self.guild_of(channel_id).channels.pop(channel_id)
        for stored in [one for one in self.messages.values() if one.data["channel_id"] == channel_id]:
            del self.messages[stored.id]
        self.dispatch("THREAD_DELETE" if channel["type"] in THREADS else "CHANNEL_DELETE", channel)
        self.feed.publish("channel_delete", None, id=channel_id)

    def listed(self, channel: dict[str, Any]) -> dict[str, Any]:
        """A channel or thread as the page lists it."""
        return {key: channel.get(key) for key in ("id", "name", "topic", "parent_id")}

    def seen(self, stored: Stored) -> dict[str, Any]:
        """A message as the page shows it: Discord's object and whose command brought it."""
        return stored.data | {"interaction": stored.interaction}

    def announce(self, stored: Stored, change: str) -> None:
        """Tell the people who may see a message that it was created, updated or deleted (``change``).

        A thinking message is created with the flag LOADING, and created once more when it has its content.
        """
        if stored.dismissed:
            return
        gone = {"id": stored.id, "channel_id": stored.data["channel_id"]}
        kind = f"ephemeral_{change}" if stored.audience else f"message_{change}"
        self.feed.publish(kind, stored.audience, message=gone if change == "delete" else self.seen(stored))

    def dismiss(self, stored: Stored) -> None:
        """Dismiss a private message: its person no longer sees it, but the bot still can change it."""
        self.announce(stored, "delete")
        stored.dismissed = True

    def log_sent(self, audience: str | None, path: str, body: bytes) -> None:
        """Keep what the bot sent, if the settings ask for it."""
        if self.settings.keep_sent:
            self.sent.append(Sent(audience, path, body, asyncio.get_running_loop().time()))

"""People for tests: they use commands, press, select and type, and see what Discord would show them.

>>> ann = Person(playground, "Ann")                                         # doctest: +SKIP
>>> answer = await ann.slash("table open", channel="big-two", seats=4)      # doctest: +SKIP
>>> await ann.press(answer, "Join")                                         # doctest: +SKIP
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from bot.playground import acts, messages
from bot.playground import components as parts
from bot.playground.server import Playground
from bot.playground.state import Interaction, State

T = TypeVar("T")
QUIET = 0.05
"""Seconds without a request of the bot after which an answer counts as complete."""


class SeenFile(NamedTuple):
    """An attachment as a person sees it."""

    filename: str
    data: bytes
    description: str | None


class Seen:
    """A message as one person sees it; always shows its present state, also after edits."""

    def __init__(self, state: State, message_id: str) -> None:
        self._state = state
        self.id = message_id
        if message_id not in state.messages:
            raise acts.NotPossible("This message is gone.")
        self._last: dict[str, Any] = state.messages[message_id].data

    @property
    def raw(self) -> dict[str, Any]:
        """Discord's message object; of a deleted message the last one seen."""
        stored = self._state.messages.get(self.id)
        if stored is not None:
            self._last = stored.data
        return self._last

    @property
    def deleted(self) -> bool:
        """Whether it is gone."""
        return self.id not in self._state.messages

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.raw["flags"] & parts.EPHEMERAL)

    @property
    def channel(self) -> str:
        """The id of its channel."""
        return str(self.raw["channel_id"])

    @property
    def text(self) -> str:
        """Its content and all its text displays."""
        raw = self.raw
        return "\n".join(filter(None, (raw["content"], parts.text_of(raw["components"]))))

    @property
    def components(self) -> list[dict[str, Any]]:
        """Every component, nested ones too, in reading order."""
        return [component for _, component in parts.walk(self.raw["components"])]

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """Its buttons, disabled ones too."""
        return [one for one in self.components if one["type"] == parts.BUTTON]

    @property
    def selects(self) -> list[dict[str, Any]]:
        """Its selects, disabled ones too."""
        return [one for one in self.components if one["type"] in parts.SELECTS]

    @property
    def attachments(self) -> list[SeenFile]:
        """Its files; a description given to the component that shows a file counts as the file's."""
        alts = {
            media.get("attachment_id"): item
            for component in self.components
            for item, media in _described_media(component)
        }
        return [
            SeenFile(one["filename"], self._state.cdn.data(one), alts.get(one["id"]) or one.get("description"))
            for one in self.raw["attachments"]
        ]

    def control(self, label_or_custom_id: str) -> dict[str, Any]:
        """A button by label or custom id, a select by placeholder or custom id. Raises ``LookupError``."""
        for component in self.buttons + self.selects:
            names = (component.get("custom_id"), component.get("label"), component.get("placeholder"))
            if label_or_custom_id in names:
                return component
        labels = [one.get("label") or one.get("placeholder") or one.get("custom_id") for one in self.components]
        raise LookupError(f"no {label_or_custom_id!r} among {list(filter(None, labels))} in {self.text[:200]!r}")

    def __repr__(self) -> str:
        return f"<{'private' if self.ephemeral else 'public'} {self.text[:60]!r}>"


def _described_media(component: dict[str, Any]) -> list[tuple[str | None, dict[str, Any]]]:
    if component["type"] == parts.MEDIA_GALLERY:
        return [(item.get("description"), item["media"]) for item in component["items"]]
    if component["type"] == parts.THUMBNAIL:
        return [(component.get("description"), component["media"])]
    return []


class Answer:
    """Everything that came of one act: the messages it made or edited, a modal, or choices."""

    def __init__(self, state: State, interaction: Interaction) -> None:
        self._state = state
        self.interaction = interaction

    @property
    def answered(self) -> int | None:
        """The type of the first answer; ``None`` when the bot gave none in time."""
        return self.interaction.answered

    @property
    def messages(self) -> list[Seen]:
        """The messages that are still there, in order."""
        return [Seen(self._state, one) for one in self.interaction.messages if one in self._state.messages]

    @property
    def message(self) -> Seen:
        """The first of them. Raises ``LookupError`` when there is none."""
        if not self.messages:
            raise LookupError("the bot showed no message")
        return self.messages[0]

    @property
    def ephemeral(self) -> bool:
        """Whether all of it is for the person alone."""
        return bool(self.messages) and all(message.ephemeral for message in self.messages)

    @property
    def text(self) -> str:
        """The text of all messages."""
        return "\n".join(message.text for message in self.messages)

    @property
    def attachments(self) -> list[SeenFile]:
        """The files of all messages."""
        return [file for message in self.messages for file in message.attachments]

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """The buttons of all messages."""
        return [button for message in self.messages for button in message.buttons]

    @property
    def selects(self) -> list[dict[str, Any]]:
        """The selects of all messages."""
        return [select for message in self.messages for select in message.selects]

    @property
    def modal(self) -> dict[str, Any] | None:
        """The modal that was shown."""
        return self.interaction.modal


class Person:
    """One of the people of a playground, acting as his client would let him.

    Acts wait until the bot answered and was quiet for ``quiet`` seconds; they raise :class:`acts.NotPossible` for
    what the client refuses, and ``TimeoutError`` when nothing came in time unless ``patient=False``.
    """

    def __init__(self, playground: Playground, name: str, *, quiet: float = QUIET) -> None:
        self.playground = playground
        self.state = playground.state
        self.human = playground.state.guild.person(name)
        self.quiet = quiet

    @property
    def id(self) -> str:
        """His user id."""
        return self.human.id

    async def slash(
        self, command: str, *, channel: str = "", options: Mapping[str, Any] | None = None, **more: Any
    ) -> Answer:
        """Use a slash command, options by name (``options`` for names that are no Python names)."""
        given = {**(options or {}), **more}
        return await self._settled(acts.command(self.state, self.human, self._channel(channel), command, given))

    async def autocomplete(
        self,
        command: str,
        option: str,
        typed: str,
        *,
        channel: str = "",
        options: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> list[dict[str, Any]]:
        """The choices offered while he types an option: ``[{"name", "value"}, ...]``."""
        given = {**(options or {}), **more, option: typed}
        place = self._channel(channel)
        answer = await self._settled(acts.command(self.state, self.human, place, command, given, focused=option))
        return answer.interaction.choices or []

    async def press(self, message: Seen | Answer | str, button: str, *, stale: bool = False) -> Answer:
        """Press a button by label or custom id; ``stale`` presses a custom id that the message no longer shows."""
        return await self._settled(self.start_press(message, button, stale=stale))

    def start_press(self, message: Seen | Answer | str, button: str, *, stale: bool = False) -> Interaction:
        """Press without waiting, for presses in the same moment; hand the interaction to :meth:`settled`."""
        seen = self._seen(message, button)
        custom_id = button if stale else seen.control(button).get("custom_id", "")
        return acts.component(self.state, self.human, seen.id, custom_id, stale=stale)

    async def select(
        self, message: Seen | Answer | str, select: str, values: Sequence[str], *, stale: bool = False
    ) -> Answer:
        """Choose values of a select, given by custom id or placeholder; an option may be named by its label."""
        seen = self._seen(message, select)
        control: dict[str, Any] = {"custom_id": select} if stale else seen.control(select)
        labels = {option["label"]: option["value"] for option in control.get("options") or ()}
        known = set(labels.values())
        chosen = [value if value in known else labels.get(value, value) for value in values]
        act = acts.component(self.state, self.human, seen.id, control["custom_id"], chosen, stale=stale)
        return await self._settled(act)

    async def submit_modal(self, modal: Answer | Mapping[str, Any], fields: Mapping[str, Any]) -> Answer:
        """Fill a modal in, fields by custom id, and send it."""
        shown = modal.modal if isinstance(modal, Answer) else modal
        if shown is None:
            raise LookupError("no modal was shown")
        return await self._settled(acts.modal(self.state, self.human, shown["custom_id"], fields))

    async def settled(self, interaction: Interaction) -> Answer:
        """Wait for the answer to an act begun with a ``start_`` method."""
        return await self._settled(interaction)

    def say(self, text: str, *, channel: str = "") -> Seen:
        """Write a plain message."""
        stored = messages.create(self.state, self._channel(channel), {"content": text}, author=self.human.user)
        return Seen(self.state, stored.id)

    def dismiss(self, message: Seen) -> None:
        """Put a private message away."""
        self.state.dismiss(self.state.messages[message.id])

    def sees(self, channel: str = "") -> list[Seen]:
        """The messages of a channel that he can see, his private ones among them, oldest first."""
        place = self._channel(channel)
        return [
            Seen(self.state, stored.id)
            for stored in self.state.messages.values()
            if stored.data["channel_id"] == place and stored.audience in (None, self.id) and not stored.dismissed
        ]

    def private(self) -> list[Seen]:
        """His private messages everywhere, oldest first."""
        mine = (one for one in self.state.messages.values() if one.audience == self.id and not one.dismissed)
        return [Seen(self.state, one.id) for one in mine]

    async def until(self, holds: Callable[[], T | None], seconds: float = 5.0) -> T:
        """Wait until ``holds()`` is true; returns what it gave. Raises ``TimeoutError``."""
        found: T = await self.state.feed.until(holds, seconds)
        return found

    async def _settled(self, interaction: Interaction) -> Answer:
        async with asyncio.timeout(self.state.settings.answer_within + 0.5):
            await asyncio.shield(interaction.first)
        loop = asyncio.get_running_loop()
        while (wait := interaction.touched + self.quiet - loop.time()) > 0 or interaction.running:
            await self.state.feed.news(wait if wait > 0 else 1.0)
        return Answer(self.state, interaction)

    def _channel(self, name: str) -> str:
        if not name:
            return next(iter(self.state.guild.channels))
        return str(self.state.guild.channel(name)["id"])

    def _seen(self, message: Seen | Answer | str, control: str) -> Seen:
        """The message meant; of an answer's several the one that has the control."""
        if isinstance(message, str):
            return Seen(self.state, message)
        if isinstance(message, Seen):
            return message
        for seen in message.messages:
            try:
                seen.control(control)
            except LookupError:
                continue
            return seen
        return message.message


class Bot(Protocol):
    """What a ``discord.Client`` offers, as far as it is needed here."""

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and stay connected."""

    async def wait_until_ready(self) -> None:
        """Return when READY and the guilds were heard."""

    async def close(self) -> None:
        """Log out."""


@asynccontextmanager
async def in_process(bot: Bot, token: str = "playground", seconds: float = 10.0) -> AsyncIterator[Bot]:  # noqa: S107 - any token is accepted
    """Run a bot in this process until the block ends; its library must already point at the playground.

    Raises whatever ended the bot early, and ``TimeoutError`` when it is not ready in time.
    """
    running = asyncio.create_task(bot.start(token))
    try:
        ready = asyncio.create_task(_ready(bot))
        done, _ = await asyncio.wait({running, ready}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        if ready not in done:
            ready.cancel()
            await asyncio.gather(ready, return_exceptions=True)
            if running in done:
                await running
            raise TimeoutError("the bot did not get ready")
        yield bot
    finally:
        await bot.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def _ready(bot: Bot) -> None:
    while True:
        try:
            await bot.wait_until_ready()
        except RuntimeError:  # not logged in yet
            await asyncio.sleep(0.005)
        else:
            return


@asynccontextmanager
async def bot_process(
    playground: Playground,
    command: Sequence[str],
    environment: Mapping[str, str],
    *,
    cwd: Path | None = None,
    seconds: float = 20.0,
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a bot as a process of its own, with ``DISCORD_API`` and ``DISCORD_TOKEN`` set, until the block ends.

    Begins when its commands are registered and it is connected; ends it with SIGTERM, after five seconds by force.
    Raises ``TimeoutError`` when it is not ready in time and ``RuntimeError`` when it ended before.
    """
    before = playground.gateway.identifies
    settings = {"DISCORD_API": playground.api, "DISCORD_TOKEN": "playground"}
    process = await asyncio.create_subprocess_exec(*command, env={**environment, **settings}, cwd=cwd)

    def ready() -> bool:
        if process.returncode is not None:
            raise RuntimeError(f"the bot ended with status {process.returncode}")
        return playground.gateway.identifies > before and playground.gateway.connected

    try:
        await playground.state.feed.until(ready, seconds)
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
            try:
                async with asyncio.timeout(5):
                    await process.wait()
            except TimeoutError:
                process.kill()
                await process.wait()

"""People for tests: they use commands, press, select and type, and see what Discord would show them.

>>> ann = Person(playground, "Ann")                                         # doctest: +SKIP
>>> answer = await ann.slash("table open", channel="big-two", seats=4)      # doctest: +SKIP
>>> await ann.press(answer, "Join")                                         # doctest: +SKIP
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from bot.playground.chat import acts
from bot.playground.chat import chat_messages as messages
from bot.playground.chat.acts import NotOffered
from bot.playground.chat.feed import PATIENCE
from bot.playground.chat.state import Interaction
from bot.playground.people.running import Bot, bot_process, in_process
from bot.playground.people.seen import Reply, Seen, SeenFile
from bot.playground.server import Playground

__all__ = ["Bot", "NotOffered", "Person", "Reply", "Seen", "SeenFile", "bot_process", "in_process"]

T = TypeVar("T")
QUIET = 0.05
"""Seconds without a request from the bot after which an answer counts as complete."""


class Person:
    """One of the people of a playground, who can do what their client would let them do.

    Each act waits until the bot has answered, a thinking message has its content, and the bot has made no request for
    this act for ``quiet`` seconds. Use :meth:`until` to wait for anything later. Acts raise :class:`NotOffered` if the
    client refuses them, and ``TimeoutError`` if the bot does not answer in time, or if a thinking message still has no
    content after ``patience`` seconds. They act in one guild, by default the first.
    """

    def __init__(
        self, playground: Playground, name: str, *, guild: str = "", quiet: float = QUIET, patience: float = PATIENCE
    ) -> None:
        self.playground = playground
        self.state = playground.state
        self.guild = playground.state.guild_named(guild)
        self.human = self.guild.person(name)
        self.quiet = quiet
        self.patience = patience

    @property
    def id(self) -> str:
        """The person's user id."""
        return self.human.id

    async def slash(
        self, command: str, *, channel: str = "", options: Mapping[str, Any] | None = None, **more: Any
    ) -> Reply:
        """Use a slash command. Options are given by name; use ``options`` for names that are not Python names."""
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
        """The choices offered while the person types an option: ``[{"name", "value"}, ...]``."""
        given = {**(options or {}), **more, option: typed}
        place = self._channel(channel)
        answer = await self._settled(acts.command(self.state, self.human, place, command, given, focused=option))
        return answer.interaction.choices or []

    async def press(self, message: Seen | Reply | str, button: str, *, stale: bool = False) -> Reply:
        """Press a button by label or custom id; with ``stale``, the custom id may be from before the last edits."""
        return await self._settled(self.start_press(message, button, stale=stale))

    def start_press(self, message: Seen | Reply | str, button: str, *, stale: bool = False) -> Interaction:
        """Press without waiting, for simultaneous presses; pass the interaction to :meth:`settled`."""
        seen = self._seen(message, button)
        custom_id = button if stale else seen.control(button).get("custom_id", "")
        return acts.component(self.state, self.human, seen.id, custom_id, stale=stale)

    async def select(
        self, message: Seen | Reply | str, select: str, values: Sequence[str], *, stale: bool = False
    ) -> Reply:
        """Choose values of a select, given by custom id or placeholder. An option may be named by its label."""
        seen = self._seen(message, select)
        control: dict[str, Any] = {"custom_id": select} if stale else seen.control(select)
        labels = {option["label"]: option["value"] for option in control.get("options") or ()}
        known = set(labels.values())
        chosen = [value if value in known else labels.get(value, value) for value in values]
        act = acts.component(self.state, self.human, seen.id, control["custom_id"], chosen, stale=stale)
        return await self._settled(act)

    async def submit_modal(self, modal: Reply | Mapping[str, Any], fields: Mapping[str, Any]) -> Reply:
        """Fill in a modal, with fields by custom id, and submit it."""
        shown = modal.modal if isinstance(modal, Reply) else modal
        if shown is None:
            raise LookupError("no modal was shown")
        return await self._settled(acts.modal(self.state, self.human, shown["custom_id"], fields))

    async def settled(self, interaction: Interaction) -> Reply:
        """Wait for the answer to an act that a ``start_`` method began."""
        return await self._settled(interaction)

    def say(self, text: str, *, channel: str = "") -> Seen:
        """Write an ordinary message."""
        stored = messages.create(self.state, self._channel(channel), {"content": text}, author=self.human.user)
        return Seen(self.state, stored.id)

    def dismiss(self, message: Seen) -> None:
        """Dismiss a private message."""
        self.state.dismiss(self.state.messages[message.id])

    def sees(self, channel: str = "") -> list[Seen]:
        """The messages of a channel that this person can see, including private ones, oldest first."""
        place = self._channel(channel)
        return [
            Seen(self.state, stored.id)
            for stored in self.state.messages.values()
            if stored.data["channel_id"] == place and stored.audience in (None, self.id) and not stored.dismissed
        ]

    def private(self) -> list[Seen]:
        """The person's private messages in all channels, oldest first."""
        known = (self.state.messages.get(one) for one in self.state.private.get(self.id, ()))
        return [Seen(self.state, one.id) for one in known if one is not None and not one.dismissed]

    async def until(self, holds: Callable[[], T | None], seconds: float = PATIENCE) -> T:
        """Wait until ``holds()`` is true; returns its value. Raises ``TimeoutError``."""
        found: T = await self.state.feed.until(holds, seconds)
        return found

    async def _settled(self, interaction: Interaction) -> Reply:
        async with asyncio.timeout(self.state.settings.answer_within + 0.5):
            await asyncio.shield(interaction.first)
        await self.state.feed.until(lambda: not self._thinks(interaction), self.patience)
        loop = asyncio.get_running_loop()
        while (wait := interaction.touched + self.quiet - loop.time()) > 0 or interaction.running:
            await self.state.feed.news(wait if wait > 0 else 1.0)
        return Reply(self.state, interaction)

    def _thinks(self, interaction: Interaction) -> bool:
        original = self.state.messages.get(interaction.original or "")
        return original is not None and original.loading

    def _channel(self, name: str) -> str:
        if not name:
            return next(iter(self.guild.channels))
        return str(self.guild.channel(name)["id"])

    def _seen(self, message: Seen | Reply | str, control: str) -> Seen:
        """The message meant; if an answer has several, the one that has the control."""
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

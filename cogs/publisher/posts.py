"""Messages sent to a channel, and edited there.

A message that may have been sent although its answer was lost is not sent twice.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from typing import Any
from weakref import WeakValueDictionary

import discord

from cogs.interactions.answering.answers import CONNECTION_LOST, SERVER_TROUBLE
from cogs.ui.toolkit.messages import Message

TROUBLE = (discord.HTTPException, *CONNECTION_LOST)
"""The exceptions of requests that fail because of Discord."""

TOO_MANY = 429

UNKNOWN_CHANNEL = 10003

NOT_WRITABLE = (UNKNOWN_CHANNEL, 10004, 50001, 50013, 50083)
"""Unknown channel or server, missing access or permissions, locked thread: the table cannot be shown there."""

NOT_EDITABLE = (UNKNOWN_CHANNEL, 10008, 50001, 50083)
"""Unknown channel or message, missing access, archived thread: an edit fails, but a new message may not."""


def will_pass(problem: BaseException) -> bool:
    """Whether the same request may succeed later: a lost connection, too many requests, a server error."""
    status = getattr(problem, "status", 0)
    return status in (0, TOO_MANY) or status >= SERVER_TROUBLE


LONGEST_WAIT = 60.0
"""The longest wait, in seconds, before Discord is tried again after trouble."""


Purpose = tuple[str | int, ...]
"""What a message is for. Messages of a table that are sent at the same time have different purposes."""


class Posts:
    """The messages of one table. Each has a nonce, by which Discord recognises a repeated message."""

    def __init__(self, kept: Iterable[tuple[Sequence[str | int], int]] = ()) -> None:
        """``kept``: the result of ``begun`` before the process ended."""
        self._nonces: dict[Purpose, int] = {tuple(purpose): nonce for purpose, nonce in kept}
        self._unsure = set(self._nonces)  # what may have been sent, and is not being sent now
        self._tried = set(self._nonces)  # what may have been sent already
        self._sending = WeakValueDictionary[Purpose, asyncio.Lock]()

    def begin(self, purpose: Purpose) -> None:
        """Choose the nonce of a message before it is sent, so that it can be stored first."""
        self._nonces.setdefault(purpose, secrets.randbits(63))

    def begun(self) -> list[list[Any]]:
        """Messages that may have been sent but are not answered yet: each purpose with its nonce."""
        return [[list(purpose), nonce] for purpose, nonce in self._nonces.items()]

    def unsure(self) -> list[Purpose]:
        """Purposes whose message may have been sent, has no answer, and is not being sent now."""
        return sorted(self._unsure, key=str)

    async def send(
        self, channel: discord.PartialMessageable, purpose: Purpose, **content: Any
    ) -> tuple[discord.Message, bool]:
        """Send a message. Also returns whether it may be one from an earlier attempt, with its old content.

        A repeated attempt for the same ``purpose``, after temporary trouble or a restart, counts as the same message.
        Two senders of one purpose take turns, and the second posts a new message: the first may be ``tidy``, which
        deletes what it finds.
        """
        async with self._sending.setdefault(purpose, asyncio.Lock()):
            again = purpose in self._tried
            self.begin(purpose)
            self._unsure.discard(purpose)
            self._tried.add(purpose)
            try:
                sent = await channel.send(nonce=self._nonces[purpose], **content)
            except TROUBLE as problem:
                if will_pass(problem):
                    self._unsure.add(purpose)
                else:
                    self._forget(purpose)
                raise
            self._forget(purpose)
            return sent, again

    def _forget(self, purpose: Purpose) -> None:
        del self._nonces[purpose]
        self._tried.discard(purpose)


async def edited(number: int, channel: discord.PartialMessageable, message: Message) -> None:
    """Replace the contents of a message."""
    await channel.get_partial_message(number).edit(
        view=message.view(), attachments=message.files(), allowed_mentions=discord.AllowedMentions.none()
    )


async def edited_if_there(number: int, channel: discord.PartialMessageable, message: Message) -> bool:
    """Replace the contents of a message. False if it must be posted again: it is gone, or Discord refuses the edit."""
    try:
        await edited(number, channel, message)
    except discord.HTTPException as problem:
        if problem.code not in NOT_EDITABLE and (will_pass(problem) or problem.code in NOT_WRITABLE):
            raise
        return False
    return True

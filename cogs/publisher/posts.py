"""Messages sent to a channel, and edited there, at the pace that Discord accepts from a bot.

A message that may have been sent although its answer was lost is not sent twice.
"""

from __future__ import annotations

import secrets
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

import discord

from bot.tables.clock import Clock
from cogs.publisher.trouble import NOT_EDITABLE, TROUBLE, will_pass
from cogs.ui.messages import Message

PACE = 1.1
"""Seconds between two edits of a table message: Discord accepts about five messages in five seconds in a channel."""

REQUESTS = 40.0
"""Requests a second of all tables together: Discord accepts 50 from a bot, and answers need some of them."""


@dataclass
class Pace:
    """Gives turns in the order they are requested, ``a_second`` in all.

    Callers decide what to send once they have their turn.
    """

    clock: Clock
    a_second: float
    _next: float = 0.0

    async def turn(self) -> None:
        """Wait until one more request may be made."""
        now = self.clock.monotonic()
        wait = self._next - now
        self._next = max(self._next, now) + 1 / self.a_second
        if wait > 0:
            await self.clock.sleep(wait)

    def spend(self, requests: int) -> None:
        """Count further requests that were made in a turn."""
        self._next += requests / self.a_second


class Posts:
    """The messages of one table. Each has a nonce, by which Discord recognises a message that is sent again."""

    def __init__(self) -> None:
        self._nonces: dict[Hashable, int] = {}

    async def send(
        self, channel: discord.PartialMessageable, purpose: Hashable, **content: Any
    ) -> tuple[discord.Message, bool]:
        """Send a message; also returns whether it may be one from an earlier attempt, with its old content.

        A repeated attempt for the same ``purpose``, after one failed with temporary trouble, counts as the same
        message.
        """
        again = purpose in self._nonces
        nonce = self._nonces.setdefault(purpose, secrets.randbits(63))
        try:
            sent = await channel.send(nonce=nonce, **content)
        except TROUBLE as problem:
            if not will_pass(problem):
                del self._nonces[purpose]
            raise
        del self._nonces[purpose]
        return sent, again


async def edited(number: int, channel: discord.PartialMessageable, message: Message) -> None:
    """Put other contents in a message."""
    await channel.get_partial_message(number).edit(
        view=message.view(), attachments=message.files(), allowed_mentions=discord.AllowedMentions.none()
    )


async def edited_if_there(number: int, channel: discord.PartialMessageable, message: Message) -> bool:
    """Put other contents in a message; False if it is gone and must be posted again."""
    try:
        await edited(number, channel, message)
    except discord.HTTPException as problem:
        if problem.code in NOT_EDITABLE:
            return False
        raise
    return True

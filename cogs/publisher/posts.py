"""Messages sent to a channel, and edited there.

A message that may have been sent although its answer was lost is not sent twice.
"""

from __future__ import annotations

import secrets
from collections.abc import Hashable
from typing import Any

import discord

from cogs.publisher.trouble import NOT_EDITABLE, TROUBLE, will_pass
from cogs.ui.messages import Message


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

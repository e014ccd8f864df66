"""New messages in a channel: one that may have been sent though its answer was lost is not sent twice."""

from __future__ import annotations

import secrets
from collections.abc import Hashable
from typing import Any

import discord

from cogs.publisher.trouble import TROUBLE, will_pass


class Posts:
    """The messages of one table. A nonce goes with each, by which Discord knows one that comes again."""

    def __init__(self) -> None:
        self._nonces: dict[Hashable, int] = {}

    async def send(
        self, channel: discord.PartialMessageable, purpose: Hashable, **content: Any
    ) -> tuple[discord.Message, bool]:
        """Send a message; and whether it may be the one sent in an earlier attempt, with the content it had then.

        An attempt for the same ``purpose`` as one that failed by passing trouble is the same message.
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

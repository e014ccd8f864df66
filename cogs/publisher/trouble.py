"""Errors from Discord outside of answers, and whether they are temporary."""

from __future__ import annotations

import discord

from cogs.interactions.answering.answers import CONNECTION_LOST, SERVER_TROUBLE

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

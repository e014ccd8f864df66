"""Discord's trouble with a request that is no answer to anybody, and whether it passes by itself."""

from __future__ import annotations

import discord

from cogs.edge.answers import CONNECTION_LOST, SERVER_TROUBLE

TROUBLE = (discord.HTTPException, *CONNECTION_LOST)
"""How a request fails for Discord's reasons."""

TOO_MANY = 429

UNKNOWN_CHANNEL = 10003

NOT_WRITABLE = (UNKNOWN_CHANNEL, 10004, 50001, 50013, 50083)
"""Unknown channel or server, missing access or permissions, locked thread: nobody can be shown the table there."""

NOT_EDITABLE = (UNKNOWN_CHANNEL, 10008, 50001, 50083)
"""Unknown channel, unknown message, missing access, archived thread: an edit fails, a new message may not."""


def will_pass(problem: BaseException) -> bool:
    """Whether the same request may succeed later: a lost connection, too many requests, a fault of the server."""
    status = getattr(problem, "status", 0)
    return status in (0, TOO_MANY) or status >= SERVER_TROUBLE


LONGEST_WAIT = 60.0
"""Seconds at most until Discord is tried again when it was in trouble."""

"""Discord's trouble with a request that is no answer to anybody, and whether it passes by itself."""

from __future__ import annotations

import discord

from cogs.answers import CONNECTION_LOST, SERVER_TROUBLE

TROUBLE = (discord.HTTPException, *CONNECTION_LOST)
"""How a request fails for Discord's reasons."""

TOO_MANY = 429


def will_pass(problem: BaseException) -> bool:
    """Whether the same request may succeed later: a lost connection, too many requests, a fault of the server."""
    status = getattr(problem, "status", 0)
    return status in (0, TOO_MANY) or status >= SERVER_TROUBLE

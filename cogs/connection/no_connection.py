"""Why there is and will be no connection, in one line for the person who runs the bot."""

from __future__ import annotations


class CannotConnect(Exception):
    """Trying again is useless. The message is one line that says what would help."""


class LoginRefused(CannotConnect):
    """Discord does not know the token."""


class ApiUnusable(CannotConnect):
    """The server that ``DISCORD_API`` names does not answer as Discord does."""


class ConnectionEnded(CannotConnect):
    """Discord closed the connection and will accept no other like it."""


NO_LOGIN = "DISCORD_TOKEN is not accepted there; copy it anew from the application's page"

ENDED = {
    4004: "DISCORD_TOKEN is not accepted any more; copy it anew from the application's page",
    4010: "Discord refuses the shard that the connection names; one process of Dai Di serves the whole bot",
    4011: "the bot is in too many servers for one connection; let it leave some",
    4012: "Discord does not speak this version of its gateway any more; update Dai Di",
    4013: "Discord does not know the intents that Dai Di asks for; update Dai Di",
    4014: "Discord does not grant the bot the intents that Dai Di asks for; look under Bot on the application's page",
}
"""By close code of the gateway: why it accepts no further connection, and what to do."""


def ended_by(code: int) -> ConnectionEnded:
    """The error for one of these close codes."""
    return ConnectionEnded(f"{ENDED[code]} (close code {code})")

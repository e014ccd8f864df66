"""The connection to Discord: had, kept and, where that helps, had again."""

from bot.connection.attempts import Identifies
from bot.connection.limits import limit_requests
from bot.connection.refusals import CannotConnect, ConnectionEnded
from bot.connection.staying import Connection

__all__ = ["CannotConnect", "Connection", "ConnectionEnded", "Identifies", "limit_requests"]

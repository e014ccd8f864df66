"""The connection to Discord: had, kept and, where that helps, had again."""

from cogs.connection.attempts import Identifies
from cogs.connection.limits import limit_requests
from cogs.connection.refusals import CannotConnect, ConnectionEnded
from cogs.connection.staying import Connection

__all__ = ["CannotConnect", "Connection", "ConnectionEnded", "Identifies", "limit_requests"]

"""The connection to Discord: connecting, staying connected, reconnecting."""

from cogs.connection.attempts import CannotConnect, ConnectionEnded, Identifies
from cogs.connection.request_timeouts import limit_requests
from cogs.connection.staying import Connection

__all__ = ["CannotConnect", "Connection", "ConnectionEnded", "Identifies", "limit_requests"]

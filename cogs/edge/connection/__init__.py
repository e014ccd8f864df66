"""The connection to Discord: connecting, staying connected, reconnecting."""

from cogs.edge.connection.attempts import Identifies
from cogs.edge.connection.no_connection import CannotConnect, ConnectionEnded
from cogs.edge.connection.request_limits import limit_requests
from cogs.edge.connection.staying import Connection

__all__ = ["CannotConnect", "Connection", "ConnectionEnded", "Identifies", "limit_requests"]

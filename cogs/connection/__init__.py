"""The connection to Discord: connecting, staying connected, reconnecting."""

from cogs.connection.address import GatewayAddress
from cogs.connection.attempts import CannotConnect, ConnectionEnded, Identifies, NoLongerOurs
from cogs.connection.request_timeouts import limit_requests
from cogs.connection.staying import Connection, first_address

__all__ = [
    "CannotConnect",
    "Connection",
    "ConnectionEnded",
    "GatewayAddress",
    "Identifies",
    "NoLongerOurs",
    "first_address",
    "limit_requests",
]

"""The public side of a table: one live message, and the few events that get a message of their own."""

from cogs.publisher.publisher import Publisher

__all__ = ["Publisher"]

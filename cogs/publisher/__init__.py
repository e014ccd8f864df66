"""The public side of a table: one live message, and the few new ones that deserve to be one."""

from cogs.publisher.publisher import Publisher

__all__ = ["Publisher"]

"""The outbox: how everything leaves that carries the bot's token."""

from cogs.outbox.permits import Permits

__all__ = ["Permits"]

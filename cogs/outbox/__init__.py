"""The outbox: everything that carries the bot's token leaves through it.

``permits`` holds each attempt back until Discord accepts it. ``drawing_places`` has messages drawn when they can leave.
``ranked_line`` decides in both who is first. ``inbox`` renews what stands in one place once, however many reasons there
are.
"""

from cogs.outbox.permits import Permits

__all__ = ["Permits"]

"""The outbox: everything that carries the bot's token leaves through it.

``permits`` holds every attempt back until Discord accepts it. ``ranked_line`` decides who is first, also among the
messages that wait to be drawn; ``drawing`` draws them. An ``inbox`` has what is shown in one place renewed once,
however many reasons there are.
"""

from cogs.outbox.permits import Permits

__all__ = ["Permits"]

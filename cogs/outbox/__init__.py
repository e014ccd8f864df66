"""The outbox: everything that carries the bot's token leaves through it.

``permits`` holds every attempt back until Discord accepts it; ``drawing_places`` has messages drawn when they can
leave, and ``drawing`` draws them; in both, ``ranked_line`` decides who is first. An ``inbox`` has what is shown in one
place renewed once, however many reasons there are.
"""

from cogs.outbox.permits import Permits

__all__ = ["Permits"]

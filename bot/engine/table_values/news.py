"""What has happened in a deal and is still to be shown, to everybody or to one seat only."""

from __future__ import annotations

from bot.engine.actions import Seat
from bot.engine.game import Event

News = tuple[Event, ...]
"""Events in order; of a private one, ``Event.only`` names those who are still to read it."""


def public(news: News) -> News:
    """What everybody may know."""
    return tuple(event for event in news if event.only is None)


def private(news: News, seat: Seat) -> News:
    """What only ``seat``, and perhaps some others, may know."""
    return tuple(event for event in news if event.only and seat in event.only)

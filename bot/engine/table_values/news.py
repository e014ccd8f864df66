"""What happened in a deal and still has to be shown, to everybody or to one seat."""

from __future__ import annotations

from bot.engine.actions import Seat
from bot.engine.game import Event

News = tuple[Event, ...]
"""Events in order. A private event names in ``Event.only`` the seats that have not read it yet."""


def public(news: News) -> News:
    """What everybody may know."""
    return tuple(event for event in news if event.only is None)


def private(news: News, seat: Seat) -> News:
    """What only ``seat``, and perhaps some others, may know."""
    return tuple(event for event in news if event.only and seat in event.only)

"""What has happened in a deal and is still to be shown, to everybody or to one seat only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.games.actions import Seat
from bot.games.game import Event

News = tuple[Event, ...]
"""Events in order; of a private one, ``Event.only`` names those who are still to read it."""


def news_after(news: News, happened: Iterable[Event], seat: Seat | None = None, *, in_trick: bool = False) -> News:
    """The news after ``seat`` acted (None: the cards were dealt); ``in_trick``: it played or passed.

    A private line stays for each of its readers until they act themselves; public ones of the phases before play stay
    together until somebody plays or passes.
    """
    kept = [left for event in news if (left := _left_of(event, seat, in_trick))]
    return (*kept, *happened)


def public(news: News) -> News:
    """What everybody may know."""
    return tuple(event for event in news if event.only is None)


def private(news: News, seat: Seat) -> News:
    """What only ``seat``, and perhaps some others, may know."""
    return tuple(event for event in news if event.only and seat in event.only)


def _left_of(event: Event, actor: Seat | None, on: bool) -> Event | None:
    """The event for those who are still to read it once ``actor`` has acted; None where that is nobody."""
    if event.only is None:
        return None if on else event
    readers = event.only - {actor}
    if readers == event.only:
        return event
    return replace(event, only=readers) if readers else None

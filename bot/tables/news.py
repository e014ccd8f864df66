"""What happened in a deal and is still to be shown: to everybody, or to the one seat that may know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.games.actions import Action, Seat
from bot.games.game import Event

News = tuple[Event, ...]
"""Events in order; a private one (``Event.only``) stands once for each of its readers."""


def news_after(news: News, happened: Iterable[Event], seat: Seat | None = None, action: Action | None = None) -> News:
    """The news after ``seat`` did ``action`` (None: the cards were dealt).

    A private line stays until its reader acts himself; public ones of the phases before play stay together until
    somebody plays or passes.
    """
    on = action is not None and action.verb in ("play", "pass")
    kept = [event for event in news if (seat not in event.only if event.only else not on)]
    return (*kept, *(one for event in happened for one in _by_reader(event)))


def public(news: News) -> News:
    """What everybody may know."""
    return tuple(event for event in news if event.only is None)


def private(news: News, seat: Seat) -> News:
    """What only ``seat`` may know, and perhaps others."""
    return tuple(event for event in news if event.only and seat in event.only)


def _by_reader(event: Event) -> list[Event]:
    if event.only is None:
        return [event]
    return [replace(event, only=frozenset({reader})) for reader in sorted(event.only)]

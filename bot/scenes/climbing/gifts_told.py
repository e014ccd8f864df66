"""What is told of cards that pass between two players: publicly in one line, to both of them in lines of their own."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.actions import Seat
from bot.games.facts import Player
from bot.tables.news import News


def not_between(news: News, gifts: Collection[str], seat: Seat) -> News:
    """The public lines without the ``gifts`` from or to a seat: its owner is told of those in lines of their own."""
    return tuple(
        event for event in news if event.name not in gifts or seat not in (event.seat, _other(event.args.get("other")))
    )


def _other(fact: object) -> Seat | None:
    return fact.seat if isinstance(fact, Player) else None

"""Cards that pass from one player to another face down: everybody hears of it, and only these two see which."""

from __future__ import annotations

from enum import StrEnum

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.facts import Cards, Event, Fact, Facts, Player


def told_of(name: StrEnum, giver: Seat, other: Seat, **more: Fact) -> Event:
    """What everybody hears."""
    return Event(name, giver, {"other": Player(other), **more})


def seen_by_both(name: StrEnum, giver: Seat, other: Seat, cards: tuple[Card, ...]) -> Event:
    """What the two see."""
    told: Facts = {"other": Player(other), "cards": Cards(cards)}
    return Event(name, giver, told, frozenset({giver, other}))

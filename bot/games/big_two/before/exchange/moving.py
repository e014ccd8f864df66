"""Cards that move from hand to hand in an exchange, and who is told about it."""

from __future__ import annotations

from dataclasses import replace

from bot.games.actions import Seat
from bot.games.big_two.before.phase import Layout
from bot.games.big_two.happened import BigTwoEvent as Happened
from bot.games.facts import Cards, Facts, Player
from bot.games.game import Event


def moved(layout: Layout, source: Seat, target: Seat, cards: int) -> Layout:
    """The layout after some cards moved from ``source`` to ``target``."""
    hands = list(layout.hands)
    hands[source] ^= cards
    hands[target] |= cards
    return replace(layout, hands=tuple(hands))


def handed(layout: Layout, name: Happened, source: Seat, target: Seat, cards: int) -> tuple[Layout, tuple[Event, ...]]:
    """Cards given face down: everybody hears how many (event ``name``); the two seats see which (``name``-cards)."""
    other = Player(target)
    shown = Happened(f"{name}-cards")
    faces: Facts = {"other": other, "cards": Cards(layout.setting.pack.of(cards))}
    told = (
        Event(name, source, {"other": other, "n": cards.bit_count()}),
        Event(shown, source, faces, only=frozenset({source, target})),
    )
    return moved(layout, source, target, cards), told

"""Defaults for a game's computers: its package takes as its own whatever it does not do better."""

from __future__ import annotations

from bot.computers.player import Rng
from bot.computers.soundness import trouble_with_asks
from bot.engine.actions import Action, Seat
from bot.engine.facts import Text
from bot.engine.game import Deal, View


def greedy(view: View, rng: Rng) -> Action:
    """The mildest legal action, without a thought.

    Raises:
        ValueError: the seat has nothing to choose.
    """
    del rng
    for action in view.legal_actions():
        return action
    raise ValueError(f"nothing is asked of seat {view.seat}")


casual = sharp = greedy
"""At every level the same."""


def speak(view: View) -> Action | None:
    """Nothing: nobody acts out of turn."""
    del view
    return None


def reason(view: View, action: Action) -> Text | None:
    """Nothing: what is done needs no word."""
    del view, action
    return None


def trouble(deal: Deal) -> str | None:
    """What is wrong with what a deal asks."""
    return trouble_with_asks(deal)


def trouble_after(before: Deal, seat: Seat, action: Action, after: Deal) -> str | None:
    """Nothing beyond what is wrong with the deal itself."""
    del before, seat, action, after
    return None

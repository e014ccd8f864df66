"""Defaults for a game's computers: its package takes as its own whatever it does not do better."""

from __future__ import annotations

from bot.computers.player import Rng, StepTaken
from bot.computers.soundness import trouble_with_asks, trouble_with_counts
from bot.engine.actions import Action
from bot.engine.facts import Text
from bot.engine.game import Deal, View


def choose(view: View, rng: Rng, level: str) -> Action:
    """The mildest legal action, without a thought, at every level.

    Raises:
        ValueError: the seat has nothing to choose.
    """
    del rng, level
    for action in view.legal_actions():
        return action
    raise ValueError(f"nothing is asked of seat {view.seat}")


def speak(view: View) -> Action | None:
    """Nothing: nobody acts out of turn."""
    del view
    return None


def reason(view: View, action: Action) -> Text | None:
    """Nothing: what is done needs no word."""
    del view, action
    return None


def trouble(deal: Deal, step: StepTaken | None = None) -> str | None:
    """What is wrong with what a deal asks, or with the numbers of cards that it shows."""
    del step
    return trouble_with_asks(deal) or trouble_with_counts(deal)

"""How a computer player is asked: ``choose(view, rng, level)``; what it knows of its game stands in a module each."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Protocol

from bot.games.actions import Action, NotPossible
from bot.games.game import MODULES, View

LEVELS = ("random", "casual")
"""Names of the levels, weakest first: any legal action; a decent casual player."""

DEFAULT_LEVEL = "casual"


class Rng(Protocol):
    """Chance, handed in; ``random.Random`` is one."""

    def random(self) -> float:
        """From 0 up to, not including, 1."""
        ...

    def randrange(self, start: int, /) -> int:
        """A whole number from 0 up to, not including, ``start``."""
        ...


Player = Callable[[View, Rng], Action]
"""Chooses one of the view's legal actions; never stalls."""


def choose(view: View, rng: Rng, level: str = DEFAULT_LEVEL) -> Action:
    """What a computer of a level does in the seat of ``view``; one of ``view.legal_actions()``.

    Raises:
        NotPossible: there is no such level.
        ValueError: the seat has nothing to choose.
    """
    if level not in LEVELS:
        raise NotPossible(f"unknown level “{level[:40]}”; there are: {', '.join(LEVELS)}")
    if not view.legal_actions():
        raise ValueError(f"seat {view.seat} has no legal action")
    player = _random if level == "random" else _knowing(type(view.rules).__module__)
    return player(view, rng)


def _random(view: View, rng: Rng) -> Action:
    actions = view.legal_actions()
    return actions[rng.randrange(len(actions))]


@lru_cache(maxsize=64)
def _knowing(module: str) -> Player:
    """The casual player of the game whose package the rules come from; the module is loaded when first asked."""
    for name, package in MODULES.items():
        if module.startswith(f"{package}."):
            player: Player = import_module(f"bot.players.{name.replace('-', '_')}").casual
            return player
    raise NotPossible(f"no computer knows the game of {module}")

"""How a computer player is asked: ``choose`` and ``speak``; what it knows of its game stands in a package each."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Protocol, cast

from bot.games.actions import Action, NotPossible, Seat
from bot.games.game import Deal, Rules, View

MODULES = {"big-two": "bot.players.big_two"}
"""What computers know of each game, by the game's public name; loaded when it is first asked for."""

LEVELS = ("random", "casual")
"""Names of the levels, weakest first: any legal action; a decent casual player."""

DEFAULT_LEVEL = "casual"
"""The level where nobody chose one."""


class Rng(Protocol):
    """Chance, handed in; ``random.Random`` is one."""

    def random(self) -> float:
        """From 0 up to, not including, 1."""
        ...

    def randrange(self, start: int, /) -> int:
        """A whole number from 0 up to, not including, ``start``."""
        ...


class Knowledge(Protocol):
    """What a game's package of computers offers."""

    def casual(self, view: View, rng: Rng) -> Action:
        """What a decent casual player does.

        Raises:
            ValueError: the seat has nothing to choose.
        """
        ...

    def speak(self, view: View) -> Action | None:
        """What he does though nobody waits for it; None for nothing."""
        ...

    def trouble(self, deal: Deal) -> str | None:
        """What does not hold in a deal as it is; None when all does."""
        ...

    def trouble_after(self, before: Deal, seat: Seat, action: Action, after: Deal) -> str | None:
        """What does not hold once ``seat`` has acted; None when all does."""
        ...


def choose(view: View, rng: Rng, level: str = DEFAULT_LEVEL) -> Action:
    """What a computer of a level does in the seat of ``view``; one of ``view.legal_actions()``.

    Raises:
        NotPossible: there is no such level.
        ValueError: the seat has nothing to choose.
    """
    _must_be_known(level)
    return _random(view, rng) if level == "random" else knowledge_of(view.rules).casual(view, rng)


def speak(view: View, rng: Rng, level: str = DEFAULT_LEVEL) -> Action | None:
    """What a computer does in a seat that may act and need not; None for nothing.

    Raises:
        NotPossible: there is no such level.
    """
    _must_be_known(level)
    if level != "random":
        return knowledge_of(view.rules).speak(view)
    actions = spoken_actions(view)
    place = rng.randrange(len(actions) + 1)
    return actions[place] if place < len(actions) else None


def spoken_actions(view: View) -> list[Action]:
    """The legal actions that nobody waits for."""
    asks = () if view.seat is None else view.asks().get(view.seat, ())
    lasting = {ask.verb for ask in asks if ask.lasting}
    return [action for action in view.legal_actions() if action.verb in lasting] if lasting else []


def knowledge_of(rules: Rules) -> Knowledge:
    """What computers know of the game that these rules belong to.

    Raises:
        NotPossible: none know it.
    """
    return _knowledge(rules.game)


def _must_be_known(level: str) -> None:
    if level not in LEVELS:
        raise NotPossible(f"unknown level “{level[:40]}”; there are: {', '.join(LEVELS)}")


def _random(view: View, rng: Rng) -> Action:
    actions = view.legal_actions()
    if not actions:
        raise ValueError(f"seat {view.seat} has no legal action")
    return actions[rng.randrange(len(actions))]


@cache
def _knowledge(game: str) -> Knowledge:
    if game not in MODULES:
        raise NotPossible(f"no computer knows the game {game[:40]}")
    return cast("Knowledge", import_module(MODULES[game]))

"""How to ask a computer player: ``choose`` and ``speak``. What it knows of each game is in a package per game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Protocol, cast

from bot.games.actions import Action, NotPossible, Seat
from bot.games.facts import Text
from bot.games.game import Deal, GameRules, View

MODULES = {"big-two": "bot.players.big_two"}
"""Each game's package of computer players, by the game's public name. A package is loaded when first needed."""

LEVELS = ("random", "casual")
"""The levels, weakest first: any legal action; a decent casual player."""

DEFAULT_LEVEL = "casual"
"""The level if nobody chose one."""


class Rng(Protocol):
    """A source of chance, such as ``random.Random``."""

    def random(self) -> float:
        """From 0 up to, not including, 1."""
        ...

    def randrange(self, start: int, /) -> int:
        """A whole number from 0 up to, not including, ``start``."""
        ...


class Knowledge(Protocol):
    """What a game's package of computer players offers."""

    def casual(self, view: View, rng: Rng) -> Action:
        """What a decent casual player does.

        Raises:
            ValueError: the seat has nothing to choose.
        """
        ...

    def speak(self, view: View) -> Action | None:
        """What such a player does although nobody waits for it, or None."""
        ...

    def reason(self, view: View, action: Action) -> Text | None:
        """Why such a player does this now, in a short sentence of the game's words; None where there is little to say.

        It is made from what the player sees, so only the seat itself may read it.
        """
        ...

    def trouble(self, deal: Deal) -> str | None:
        """What is wrong with a deal, or None."""
        ...

    def trouble_after(self, before: Deal, seat: Seat, action: Action, after: Deal) -> str | None:
        """What is wrong after ``seat`` has acted, or None."""
        ...


def choose(view: View, rng: Rng, level: str = DEFAULT_LEVEL) -> Action:
    """What a computer of this level does in the seat of ``view``: one of ``view.legal_actions()``.

    Raises:
        NotPossible: there is no such level.
        ValueError: the seat has nothing to choose.
    """
    _must_be_known(level)
    return _random(view, rng) if level == "random" else knowledge_of(view.rules).casual(view, rng)


def speak(view: View, rng: Rng, level: str = DEFAULT_LEVEL) -> Action | None:
    """What a computer does in a seat that may act but need not, or None.

    Raises:
        NotPossible: there is no such level.
    """
    _must_be_known(level)
    if level != "random":
        return knowledge_of(view.rules).speak(view)
    actions = spoken_actions(view)
    place = rng.randrange(len(actions) + 1)
    return actions[place] if place < len(actions) else None


def reason(view: View, action: Action) -> Text | None:
    """Why a casual player does this in the seat of ``view``, in a short sentence of the game's words, or None."""
    return knowledge_of(view.rules).reason(view, action)


def spoken_actions(view: View) -> list[Action]:
    """The legal actions for which nobody waits."""
    asks = () if view.seat is None else view.asks().get(view.seat, ())
    lasting = {ask.verb for ask in asks if ask.lasting}
    return [action for action in view.legal_actions() if action.verb in lasting] if lasting else []


def knowledge_of(rules: GameRules) -> Knowledge:
    """What computers know of the game that has these rules.

    Raises:
        NotPossible: there are no computers for it.
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

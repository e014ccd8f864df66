"""How to ask a computer player: ``choose`` and ``speak``. What it knows of a game is in the game's folder."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from typing import NamedTuple, Protocol, cast

from bot.engine.actions import Action, NotPossible, Seat, asked, waited_for
from bot.engine.facts import Text
from bot.engine.game import MODULES, Deal, View
from bot.engine.rulebook.declarations import Rulebook

COMPUTER_MODULES = {game: f"{module}.computers" for game, module in MODULES.items()}
"""Each game's package of computer players, by the game's public name. A package is loaded when first needed."""

LEVELS = ("gentle", "casual", "sharp")
"""The levels of every game, weakest first: casual with errors; a decent casual player; one that plays for points."""

PLAYERS = ("random", "greedy", *LEVELS)
"""All that can play: also any legal action, and the lowest legal one (on the lead with the most cards)."""

DEFAULT_LEVEL = "casual"
"""The level if nobody chose one."""

ERRORS = 0.25
"""How often a gentle computer errs."""


class Rng(Protocol):
    """A source of chance, such as ``random.Random``."""

    def random(self) -> float:
        """From 0 up to, not including, 1."""
        ...

    def randrange(self, start: int, /) -> int:
        """A whole number from 0 up to, not including, ``start``."""
        ...


class StepTaken(NamedTuple):
    """An action that led to a deal: the deal before it, and who did what."""

    before: Deal
    seat: Seat
    action: Action


class Knowledge(Protocol):
    """What a game's package of computer players offers."""

    def choose(self, view: View, rng: Rng, level: str) -> Action:
        """What a player does.

        Args:
            view: what the player sees.
            rng: the source of chance.
            level: ``casual``, ``sharp``, or ``greedy``, by which others are measured: the lowest legal play, on the
                lead with the most cards. No game sees ``gentle`` or ``random``: they are made of these.

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

    def trouble(self, deal: Deal, step: StepTaken | None = None) -> str | None:
        """What is wrong with a deal, or with the step that led to it where that is given; None if all is well."""
        ...


@dataclass(frozen=True, slots=True)
class Computer:
    """Somebody who plays: how they are called, what they choose, and what they do although nobody waits for it."""

    name: str
    choose: Callable[[View, Rng], Action]
    speak: Callable[[View, Rng], Action | None]


def computer_of(level: str) -> Computer:
    """A computer of this level, whose name is that of the level.

    Raises:
        NotPossible: there is no such level.
    """
    _must_be_known(level)
    return Computer(level, partial(choose, level=level), partial(speak, level=level))


def choose(view: View, rng: Rng, level: str = DEFAULT_LEVEL) -> Action:
    """What a computer of this level does in the seat of ``view``: one of ``view.legal_actions()``.

    Raises:
        NotPossible: there is no such level.
        ValueError: the seat has nothing to choose.
    """
    _must_be_known(level)
    if level == "random":
        return _random(view, rng)
    known = knowledge_of(view.rules)
    if level == "gentle":
        return _random(view, rng) if rng.random() < ERRORS else known.choose(view, rng, "casual")
    return known.choose(view, rng, level)


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


def advise(view: View, rng: Rng) -> tuple[Action, Text | None]:
    """What the best player does in the seat of ``view``, and why in a short sentence of the game's words, or None.

    Raises:
        ValueError: the seat has nothing to choose.
    """
    action = choose(view, rng, LEVELS[-1])
    return action, knowledge_of(view.rules).reason(view, action)


def advise_now(view: View, rng: Rng) -> tuple[Action, Text | None] | None:
    """The same, but None where nobody waits for the seat and the best player does nothing by themselves."""
    if view.seat in waited_for(view):
        return advise(view, rng)
    action = speak(view, rng, LEVELS[-1])
    if action is None or names_somebody(view, action):
        return None
    return action, knowledge_of(view.rules).reason(view, action)


def names_somebody(view: View, action: Action) -> bool:
    """Whether an action names another seat, as an accusation does."""
    ask = asked(view, view.seat, action.verb)
    return ask is not None and bool(ask.seats)


def spoken_actions(view: View) -> list[Action]:
    """The legal actions for which nobody waits."""
    asks = () if view.seat is None else view.asks().get(view.seat, ())
    lasting = {ask.verb for ask in asks if ask.lasting}
    return [action for action in view.legal_actions() if action.verb in lasting] if lasting else []


def knowledge_of(rules: Rulebook) -> Knowledge:
    """What computers know of the game that has these rules.

    Raises:
        NotPossible: there are no computers for it.
    """
    return _knowledge(rules.game)


def _must_be_known(level: str) -> None:
    if level not in PLAYERS:
        raise NotPossible(f"unknown level “{level[:40]}”; there are: {', '.join(PLAYERS)}")


def _random(view: View, rng: Rng) -> Action:
    actions = view.legal_actions()
    if not actions:
        raise ValueError(f"seat {view.seat} has no legal action")
    return actions[rng.randrange(len(actions))]


@cache
def _knowledge(game: str) -> Knowledge:
    if game not in COMPUTER_MODULES:
        raise NotPossible(f"no computer knows the game {game[:40]}")
    return cast("Knowledge", import_module(COMPUTER_MODULES[game]))

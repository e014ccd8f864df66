"""Buttons and selects as values: what each says, and what it does."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum, auto

from bot.engine.actions import Action
from bot.engine.facts import Fact
from bot.scenes.wording import Text, saying


class Emphasis(Enum):
    """How a button looks."""

    PLAIN = auto()
    FIRST = auto()
    ON = auto()  # what it switches is on
    DANGER = auto()


class Edge(StrEnum):
    """What a button does that every game has."""

    HAND = auto()
    RULES = auto()
    MENU = auto()
    SORT = auto()  # sort the hand in the next of its orders
    HINT = auto()  # suggest an action
    LAST_TRICK = "lasttrick"  # show the trick that was over last
    TAKE_BACK = "takeback"  # take back what is held
    BACK = "handback"  # take the seat back from the computer that plays there


@dataclass(frozen=True, slots=True)
class Whom:
    """An action that names another seat: where several may be named, whoever presses is asked."""

    verb: str
    question: Text


@dataclass(frozen=True, slots=True)
class Ahead:
    """An answer that is held until the deal asks for it."""

    action: Action


@dataclass(frozen=True, slots=True)
class Deed:
    """An answer made of what is chosen in a hand; ``GameScenes.answer`` says what it comes to.

    >>> Deed("play").name
    'play'
    """

    name: str  # lower-case letters: a custom id carries it


@dataclass(frozen=True, slots=True)
class Control:
    """A button. ``Ahead``, ``Deed``, ``SORT``, ``HINT`` and what follows belong to a hand, other edges to the table."""

    label: Text
    does: Action | Ahead | Edge | Whom | Deed
    emphasis: Emphasis = Emphasis.PLAIN
    off: bool = False
    late: bool = False  # judged even if its turn is over


def table_controls(*own: Control) -> tuple[Control, ...]:
    """The buttons of a table: those that every game has, with its own between them."""
    hand = Control(saying("button-my-hand"), Edge.HAND, Emphasis.FIRST)
    return (hand, *own, Control(saying("button-rules"), Edge.RULES), Control(saying("button-menu"), Edge.MENU))


def hand_controls(*, hint: bool) -> tuple[Control, ...]:
    """*Hint* and *Sort*, as in every hand; ``hint``: whether there is anything to suggest."""
    return Control(saying("button-hint"), Edge.HINT, off=not hint), Control(saying("button-sort"), Edge.SORT)


@dataclass(frozen=True, slots=True)
class PickOption:
    """One of the things that a select offers."""

    label: Text | Fact  # words, or a seat by its name, or a card
    number: int  # what the choice keeps of it
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Pick:
    """A select of something other than cards of the hand: whom to ask, a rank, a suit. Disabled without options."""

    letter: str  # under which the choice keeps the number: any but "o"
    placeholder: Text
    options: tuple[PickOption, ...]
    clears: str = ""  # letters of other picks that this one resets

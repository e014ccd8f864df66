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
    """What buttons do in every game."""

    HAND = auto()
    RULES = auto()
    MENU = auto()
    SORT = auto()  # sort the hand in the next of its orders
    HINT = auto()  # suggest an action
    LAST_TRICK = "lasttrick"  # show the last finished trick
    TAKE_BACK = "takeback"  # take back the held answer
    BACK = "handback"  # take the seat back from the computer that plays it


@dataclass(frozen=True, slots=True)
class Whom:
    """An action that names another seat. If several may be named, whoever presses is asked."""

    verb: str
    question: Text


@dataclass(frozen=True, slots=True)
class Ahead:
    """An answer that is held until the deal asks for it."""

    action: Action


@dataclass(frozen=True, slots=True)
class Deed:
    """An answer made from what is chosen in a hand. ``GameScenes.answer`` says what it does.

    >>> Deed("play").name
    'play'
    """

    name: str  # lower-case letters: a custom id carries it


@dataclass(frozen=True, slots=True)
class Control:
    """A button. ``Ahead``, ``Deed`` and, of ``Edge``, ``SORT``, ``HINT`` and those below belong to a hand. Others
    belong to the table.
    """

    label: Text
    does: Action | Ahead | Edge | Whom | Deed
    emphasis: Emphasis = Emphasis.PLAIN
    off: bool = False
    late: bool = False  # judged even after its turn is over


def table_controls(*own: Control) -> tuple[Control, ...]:
    """The buttons of a table: the usual ones, with the game's own between them."""
    hand = Control(saying("button-my-hand"), Edge.HAND, Emphasis.FIRST)
    return (hand, *own, Control(saying("button-rules"), Edge.RULES), Control(saying("button-menu"), Edge.MENU))


def hand_controls(*, hint: bool) -> tuple[Control, ...]:
    """*Hint* and *Sort*, as in every hand. ``hint``: whether there is anything to suggest."""
    return Control(saying("button-hint"), Edge.HINT, off=not hint), Control(saying("button-sort"), Edge.SORT)


@dataclass(frozen=True, slots=True)
class PickOption:
    """One option of a select."""

    label: Text | Fact  # words, or a seat by its name, or a card
    number: int  # what the choice keeps
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Pick:
    """A select of something other than cards of the hand: whom to ask, a rank, a suit. Disabled without options."""

    letter: str  # the choice keeps the number under it: any letter but "o"
    placeholder: Text
    options: tuple[PickOption, ...]
    clears: str = ""  # letters of other picks that this one resets

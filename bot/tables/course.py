"""The course of a deal in hand: every step since it began, so that one can be taken back; and who has asked for that.

The steps are kept as one text. So a snapshot stays small, and writing it takes no longer as the deal goes on. Playing
the steps again from the shuffle leads to the deal as it was before any of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from string import ascii_lowercase
from typing import NamedTuple

from bot.cards import Card, glue_cards, read_cards
from bot.engine.actions import Action, Grammar, Seat
from bot.engine.seam.play import PASS


class OpenQuestion(NamedTuple):
    """A question that a person is asked, and how long it has been open."""

    number: int  # counts the questions of the table
    warned: bool = False  # whether they were told that half of their time is over
    overdue: bool = False  # whether they have been asked for so long that others may act


class By(Enum):
    """How a step came about."""

    ITSELF = "a computer, the table or the clock took it"
    PERSON = "a person took it"
    HELD = "a person gave it before it was asked for"


class CourseStep(NamedTuple):
    """One step of a deal."""

    at: int  # which one it is, from 0 on
    seat: Seat | None  # None: something fell due, and nobody acted
    by: By = By.ITSELF
    person: int | None = None  # whose own action it was; None: nobody's
    uncovers: bool = False  # whether somebody saw a hidden card because of it
    text: str = ""  # the action: see ``action_of``


class AnsweredQuestion(NamedTuple):
    """A question that a person answered with a step. It is open again once the step is taken back."""

    at: int  # the step
    seat: Seat
    question: OpenQuestion


ANSWERED_KEPT = 4
"""The most answered questions that are remembered. With a clock, no earlier step can be taken back."""


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """Somebody has asked to take back a step of theirs. What everybody saw of it names it."""

    number: int  # counts such requests in the deal
    person: int
    at: int  # the step
    verb: str
    cards: tuple[Card, ...] = ()  # those that everybody saw
    count: int | None = None  # the number that the action named, or how many cards nobody saw
    words: tuple[str, ...] = ()
    agreed: tuple[int, ...] = ()  # who has agreed so far
    refused_by: int | None = None  # who has said no: then it is over
    done: bool = False  # whether it was taken back

    @property
    def is_open(self) -> bool:
        """Whether it is still to be decided."""
        return self.refused_by is None and not self.done

    @property
    def seen(self) -> Action:
        """What everybody saw of the action."""
        return Action(self.verb, self.cards, self.count, self.words)


@dataclass(frozen=True, slots=True)
class DealCourse:
    """The steps of a deal, and what is asked about them."""

    text: str = ""
    people: tuple[int, ...] = ()  # who has acted in it, in the order of their first action
    answered: tuple[AnsweredQuestion, ...] = ()  # the latest ones
    asks: int = 0  # how often somebody asked to take back a step
    asked: UndoAsked | None = None  # the last request, until a person acts
    refused: tuple[int, ...] = ()  # the steps that somebody would not have taken back

    @property
    def length(self) -> int:
        """How many steps there are."""
        return self.text.count(_END)

    @property
    def acts(self) -> int:
        """How many steps are actions, which somebody took."""
        return sum(not line.startswith(_DUE) for line in self._lines())

    def with_step(self, seat: Seat, action: Action, by: By, person: int | None, *, uncovers: bool) -> DealCourse:
        """The course after one more action. What a person does themselves ends a request."""
        people = self.people if person is None or person in self.people else (*self.people, person)
        who = "" if person is None else f"{_letters(people.index(person))}{_HELD * (by is By.HELD)}"
        line = f"{seat}{who}{_UNCOVERS * uncovers}{_written(action)}{_END}"
        return DealCourse(
            self.text + line,
            people,
            self.answered,
            self.asks,
            self.asked if by is not By.PERSON else None,
            self.refused,
        )

    def with_due(self, *, uncovers: bool) -> DealCourse:
        """The course after something fell due."""
        return replace(self, text=f"{self.text}{_DUE}{_UNCOVERS * uncovers}{_END}")

    def with_answer(self, seat: Seat, question: OpenQuestion) -> DealCourse:
        """The course, remembering the question that its last step of a seat answered."""
        at = next(step.at for step in self.latest_first() if step.seat == seat)
        return replace(self, answered=(*self.answered, AnsweredQuestion(at, seat, question))[-ANSWERED_KEPT:])

    def before(self, at: int) -> DealCourse:
        """The course without a step and all that followed it. Nothing is asked any more."""
        return DealCourse(
            "".join(f"{line}{_END}" for line in self._lines()[:at]),
            self.people,
            tuple(one for one in self.answered if one.at < at),
            self.asks,
            refused=tuple(one for one in self.refused if one < at),
        )

    def steps(self) -> Iterator[CourseStep]:
        """The steps, in order."""
        return (self._step(at, line) for at, line in enumerate(self._lines()))

    def latest_first(self) -> Iterator[CourseStep]:
        """The steps, the last one first."""
        lines = self._lines()
        return (self._step(at, lines[at]) for at in reversed(range(len(lines))))

    def _lines(self) -> list[str]:
        return self.text.split(_END)[:-1]

    def _step(self, at: int, line: str) -> CourseStep:
        found = _STEP.fullmatch(line)
        if found is None:
            raise ValueError(f"“{line[:40]}” is no step of a deal")
        uncovers, letters = found["uncovers"] is not None, found["letters"]
        if found["seat"] is None:
            return CourseStep(at, None, uncovers=uncovers)
        by = By.ITSELF if letters is None else By.HELD if found["held"] else By.PERSON
        person = None if letters is None else self.people[_index(letters)]
        return CourseStep(at, int(found["seat"]), by, person, uncovers, found["action"])


def action_of(step: CourseStep, grammar: Grammar) -> Action:
    """The action of a step.

    Raises:
        NotPossible: the game does not know it.
    """
    if not step.text:
        return PASS
    return grammar.read(step.text.strip()) if step.text.startswith(" ") else Action("play", read_cards(step.text))


# --- how a step is written: ``23d3h`` a computer in seat 2 plays, ``1a`` a person passes, ``-!`` cards are drawn ---

_END, _DUE, _HELD, _UNCOVERS = ";", "-", "~", "!"
_STEP = re.compile(
    r"(?:-|(?P<seat>[0-9])(?:(?P<letters>[a-z]+)(?P<held>~)?)?)(?P<uncovers>!)?(?P<action>[^;]*)", re.ASCII
)
"""No game has more than ten seats, and no card begins with a small letter."""


def _written(action: Action) -> str:
    """An action: nothing for a pass, the cards of a plain play, else its notation after a space."""
    if action == PASS:
        return ""
    plain = action.cards and action == Action("play", action.cards)
    return glue_cards(action.cards) if plain else f" {action}"


def _letters(index: int) -> str:
    return ascii_lowercase[index % 26] * (index // 26 + 1)


def _index(letters: str) -> int:
    return ascii_lowercase.index(letters[0]) + 26 * (len(letters) - 1)

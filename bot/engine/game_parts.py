"""The parts of a game (``bot.engine.game.Game``), each with defaults that most games keep."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import Any, Generic, NamedTuple

from typing_extensions import TypeVar

from bot.engine.actions import Grammar
from bot.engine.facts import Event, Text
from bot.engine.result import Result
from bot.engine.rulebook.declarations import Json, Rulebook, parameters
from bot.engine.rulebook.guide import Guide
from bot.engine.rulebook.named_rules import Changes, changes_named
from bot.engine.seam.positions import NOTHING
from bot.engine.shell_answers import FIRST, SECOND, Question, QuestionOption, Verdict, settlement
from bot.engine.typed.command_options import SlashCommand, TableOption
from bot.engine.typed.recorded import RecordField, Stands, number_of_each

OwnRules = TypeVar("OwnRules", bound=Rulebook, default=Rulebook)


def nothing(*_: object) -> Mapping[str, Json]:
    """Nothing of the game's own."""
    return NOTHING


@dataclass(frozen=True, eq=False, kw_only=True)
class RuleSets(Generic[OwnRules]):
    """The rules a game can be played by. A call with ``preset+mixin`` returns them."""

    rulebook: type[OwnRules]  # the class whose fields are the parameters
    changes: Mapping[str, Changes]  # by preset: its changes to the defaults, the preset without changes first
    standard: str  # the preset of a table for which nobody chose one
    contradictions: type[StrEnum]  # the closed list of contradictions; a member's value is its key in every catalogue
    mixin_changes: Mapping[str, Changes] = field(default_factory=dict)  # by mixin, the part after a ``+``: its changes
    lessons: Mapping[str, int] = field(default_factory=dict)  # by preset: the number of its tutorial's first deal

    def __call__(self, text: str, changes: Changes | None = None) -> OwnRules:
        """The rules of ``preset+mixin+mixin``, with ``changes`` by parameter name on top.

        Raises:
            NotPossible: a name is unknown, a value is out of range, or two values contradict each other.
        """
        named: OwnRules = _named(self, text)
        return named.but(changes) if changes else named

    @property
    def presets(self) -> tuple[str, ...]:
        """All presets, the one with the defaults first."""
        return tuple(self.changes)

    @property
    def mixins(self) -> tuple[str, ...]:
        """What can stand after a preset and a ``+``."""
        return tuple(self.mixin_changes)

    @property
    def seats_parameter(self) -> str:
        """The parameter that says how many play. Empty if a game leaves no choice."""
        return next((one.name for one in parameters(self.rulebook).values() if one.seats), "")

    def from_json(self, data: Json) -> OwnRules:
        """The rules that ``Rulebook.to_json`` wrote.

        Raises:
            NotPossible: the data is not such rules.
        """
        return self.rulebook.from_json(data)

    def kept(self, data: Mapping[str, Json]) -> OwnRules:
        """The rules that a table was opened with. A parameter they lack is newer than the table and takes its default.

        Raises:
            NotPossible: the data is not such rules.
        """
        rules: OwnRules = _kept(self, json.dumps(data))  # cached: many tables share few rule sets
        return rules


@lru_cache(maxsize=1024)
def _kept(sets: RuleSets[OwnRules], text: str) -> OwnRules:
    data = json.loads(text)
    newer = {name: one.kind.write(one.default) for name, one in parameters(sets.rulebook).items() if name not in data}
    return sets.rulebook.from_json({**newer, **data})


@lru_cache(maxsize=1024)
def _named(sets: RuleSets[OwnRules], text: str) -> OwnRules:
    return sets.rulebook().but(changes_named(text, sets.changes, sets.mixin_changes))


@dataclass(frozen=True, kw_only=True)
class Words:
    """What a game says: closed lists, whose values are keys in every catalogue, and what its rules mean."""

    events: type[StrEnum]
    refusals: type[StrEnum]
    guide: Guide


@dataclass(frozen=True, kw_only=True)
class Typed(Generic[OwnRules]):
    """What people type."""

    grammar: Grammar  # how actions are written, and which verbs there are
    verbs: tuple[SlashCommand, ...]  # the slash commands with which a seat acts
    options: tuple[TableOption, ...] = ()  # what can be chosen when a table is opened


def no_remark(event: Event, deal: Any, names: Sequence[str]) -> str:
    """No remark: the actions say it."""
    del event, deal, names
    return ""


def no_outcome(result: Result) -> tuple[Text, ...]:
    """No lines beside what each seat gets."""
    del result
    return ()


@dataclass(frozen=True, kw_only=True)
class Shell(Generic[OwnRules]):
    """What a game answers without a table. ``judge`` and ``score`` raise NotPossible for what cannot happen."""

    judge: Callable[[OwnRules, Question], Verdict]  # the kinds of two plays, and whether the first beats the second
    score: Callable[[OwnRules, Question], Result]  # penalties, points and transfers of a finished deal
    scored: Sequence[QuestionOption]  # what can be stated about a deal that is to be scored
    judged: Sequence[QuestionOption] = (FIRST, SECOND)  # what can be stated about plays
    settled: Callable[[Result], Json] = settlement  # what ``score --json`` prints
    # what a scored deal decides beside what each seat gets, one line each; the shell also says it, because
    # ``score-note...`` names no seat
    outcome: Callable[[Result], tuple[Text, ...]] = no_outcome
    # what ``record show`` says of an event, in the shell's words, beside the action that led to it; may be empty
    remark: Callable[[Event, Any, Sequence[str]], str] = no_remark


class ResultForm(NamedTuple):
    """How a game's records state the result of a deal."""

    write: Callable[[Result], Json]  # equal to what ``read`` gives
    read: Callable[[Json, int], Json]  # checks and converts, as a field does

    def stated(self, value: Json, seats: int) -> Json:
        """The result that a record states, checked and converted.

        Raises:
            NotPossible: the value does not fit; the message says what it must be.
        """
        return RecordField("result", Stands.DEAL, self.read).of(value, seats)


POINTS = ResultForm(lambda result: result.points, number_of_each)
"""The result is stated as the points of each seat."""


def nothing_of_a_seat(deal: Any, seat: int) -> Mapping[str, int]:
    """Nothing is counted."""
    del deal, seat
    return NOTHING


class Tally(NamedTuple):
    """What a game counts of its finished deals, always under the same names."""

    deal: Callable[[Result], Mapping[str, int]] = nothing  # for ``simulate``
    # of a seat, for the statistics of whoever it is booked for: they say ``stats-counted`` with the sums
    seat: Callable[[Any, int], Mapping[str, int]] = nothing_of_a_seat
    names: tuple[str, ...] = ()  # what ``seat`` counts


NO_TALLY = Tally()


@dataclass(frozen=True, kw_only=True)
class Records:
    """What this game adds to its records."""

    fields: Sequence[RecordField] = ()
    result: ResultForm = POINTS  # how a record states a result
    report: Callable[[Any], Mapping[str, Json]] = nothing  # what ``record check`` reports about a deal
    report_match: Callable[[Any], Mapping[str, Json]] = nothing  # what it reports about the match at the end
    tally: Tally = NO_TALLY


PLAIN_RECORDS = Records()

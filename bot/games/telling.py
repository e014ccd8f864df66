"""What a game tells: what happened, and why something is refused: names with facts, made sentences by a catalogue."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from bot.games.actions import Action, Seat
from bot.games.facts import Facts


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: a name from the game's closed list, the rule, and the facts for its sentence.

    The catalogue of the game turns the facts into a sentence.
    """

    name: StrEnum
    rule: str
    args: Facts = field(default_factory=dict)


class NotAllowed(ValueError):
    """An action was to be done that the judge refuses."""

    def __init__(self, refusal: Refusal, seat: Seat, action: Action) -> None:
        super().__init__(f"seat {seat}, {action}: {refusal.name}")
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: a name from a closed list of the game (or of the table), and the facts for its line.

    ``only`` names the seats that may know (None: all).
    """

    name: str
    seat: Seat | None = None
    args: Facts = field(default_factory=dict)
    only: frozenset[Seat] | None = None

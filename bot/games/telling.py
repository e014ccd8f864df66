"""What a game tells: events and refusals, as names with facts. A catalogue turns them into sentences."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from bot.games.actions import Action, Seat
from bot.games.facts import Facts, read_fact, write_fact
from bot.games.states import Form


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: a name from the game's closed list, the rule, and the facts for the sentence."""

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
    """Something that happened: a name from a closed list of the game or the table, with facts for its sentence."""

    name: str
    seat: Seat | None = None
    args: Facts = field(default_factory=dict)
    only: frozenset[Seat] | None = None


def _write(event: Event) -> str:
    """An event as states keep it: its name, the seat, the facts, and behind ``>`` who alone may know it.

    >>> _write(Event("returned", 2, {"n": 1, "other": Player(0)}, frozenset({2, 0})))
    'returned 2 n=1 other@0 >0,2'
    """
    seat = () if event.seat is None else (str(event.seat),)
    facts = [write_fact(name, fact) for name, fact in sorted(event.args.items())]
    only = () if event.only is None else (">" + ",".join(map(str, sorted(event.only))),)
    return " ".join((event.name, *seat, *facts, *only))


def _read(text: str) -> Event:
    name, *words = text.split()
    seat = int(words.pop(0)) if words and words[0].isdecimal() else None
    readers = words.pop()[1:] if words and words[-1].startswith(">") else None
    only = None if readers is None else frozenset(map(int, readers.split(",")))
    return Event(name, seat, dict(map(read_fact, words)), only)


EVENT = Form(_write, _read)
"""How states keep events."""

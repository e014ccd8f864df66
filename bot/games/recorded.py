"""What a game adds to the record format: fields of its own, and the form of a stated result (docs/record.md)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from bot.games.actions import NotPossible, Seat

Json = Any


class Stands(Enum):
    """Where a field stands in a record."""

    HEAD = "head"  # what the match begins with
    DEAL = "deal"  # beside stated hands; a shuffle decides it otherwise


@dataclass(frozen=True, slots=True)
class RecordField:
    """A field of a record that is a game's own."""

    name: str
    stands: Stands
    read: Callable[[Json, int], Json]  # the value, from that of the file and the number of seats

    def of(self, value: Json, seats: int) -> Json:
        """The value of the field.

        Raises:
            NotPossible: it is none; the message says what it must be.
        """
        try:
            return self.read(value, seats)
        except NotPossible as wrong:
            raise NotPossible(f"“{self.name}” must be {wrong}") from None


def a_seat(value: Json, seats: int) -> Seat:
    """A seat, from 0."""
    if not is_number(value) or not 0 <= value < seats:
        raise NotPossible(f"a seat, 0 to {seats - 1}")
    return int(value)


def number_of_each(value: Json, seats: int) -> tuple[int, ...]:
    """A whole number for each seat."""
    if not isinstance(value, list) or len(value) != seats or not all(map(is_number, value)):
        raise NotPossible(f"{seats} whole numbers")
    return tuple(value)


def is_number(value: Json) -> bool:
    """Whether it is a whole number; true is none."""
    return isinstance(value, int) and not isinstance(value, bool)


POINTS = RecordField("result", Stands.DEAL, number_of_each)
"""A result stated as the points of each seat."""

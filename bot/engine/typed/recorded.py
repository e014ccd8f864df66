"""What a game adds to the record format: its own fields (docs/record.md)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from bot.engine.actions import NotPossible, Seat

Json = Any


class Stands(Enum):
    """Where in a record a field is written."""

    HEAD = "head"  # at the head, for the whole match
    DEAL = "deal"  # in a deal with stated hands; a shuffle would decide it


@dataclass(frozen=True, slots=True)
class RecordField:
    """A field that only one game's records have."""

    name: str
    stands: Stands
    read: Callable[[Json, int], Json]  # checks and converts the value in the file; takes the number of seats, too

    def of(self, value: Json, seats: int) -> Json:
        """The value of the field.

        Raises:
            NotPossible: the value does not fit; the message says what it must be.
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
    """Whether this is a whole number; ``true`` is not one."""
    return isinstance(value, int) and not isinstance(value, bool)

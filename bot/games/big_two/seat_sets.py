"""Sets of seats as integers with one bit a seat; only this module computes with the bits.

>>> passed = seat_set([0, 2])
>>> seats_of(passed), how_many(passed), includes(passed, 2), includes(passed, 1)
([0, 2], 2, True, False)
>>> seats_of(with_seat(passed, 1)), seats_of(without_seat(passed, 0)), without_seat(passed, 3) == passed
([0, 1, 2], [2], True)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from bot.engine.actions import Seat

SeatSet = Annotated[int, "seats"]
"""A set of seats, 0 if there are none; the annotation tells the reader of states."""


def seat_set(seats: Iterable[Seat]) -> SeatSet:
    """The set of these seats."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def seats_of(seats: SeatSet) -> list[Seat]:
    """The seats in a set, in order."""
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


def how_many(seats: SeatSet) -> int:
    """The number of seats in a set."""
    return seats.bit_count()


def includes(seats: SeatSet, seat: Seat) -> bool:
    """Whether a seat is in a set."""
    return seats >> seat & 1 == 1


def with_seat(seats: SeatSet, seat: Seat) -> SeatSet:
    """The set with this seat in it."""
    return seats | 1 << seat


def without_seat(seats: SeatSet, seat: Seat) -> SeatSet:
    """The set without this seat."""
    return seats & ~(1 << seat)

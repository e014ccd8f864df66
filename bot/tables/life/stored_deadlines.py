"""Deadlines as the store keeps them. Any of them may be damaged."""

from __future__ import annotations

from bot.engine.game import Json
from bot.tables.commands import command_from_json
from bot.tables.expiries import Expiry

MOST_SECONDS = 1e11
"""More seconds than anything is timed for. A larger number in the store is damaged."""


def listed(stored: Json) -> list[Json]:
    """The stored entries of a table's deadlines; empty for None.

    Raises:
        ValueError: what is stored is not a list.
    """
    if not isinstance(stored, list | None):
        raise ValueError("deadlines are kept in a list")  # noqa: TRY004  what is stored is data
    return stored or []


def read_deadline(data: Json, left: float, at: float | None) -> tuple[Expiry, float, float | None]:
    """One deadline as ``Timers.to_keep`` wrote it: its command, the seconds left, and the running time then.

    Raises:
        Exception: the data is not a deadline.
    """
    command = command_from_json(data, None)
    if not isinstance(command, Expiry):
        raise ValueError(f"{type(command).__name__} is no deadline")  # noqa: TRY004  what is stored is data
    return command, seconds_in(left), None if at is None else seconds_in(at)


def seconds_in(stored: Json) -> float:
    """A stored number of seconds.

    Raises:
        ValueError: it is not a number that the bot would write.
    """
    if isinstance(stored, bool) or not isinstance(stored, int | float) or not 0 <= stored <= MOST_SECONDS:
        raise ValueError("that is no number of seconds")
    return float(stored)

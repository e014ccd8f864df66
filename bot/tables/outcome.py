"""The outcome of a command: the table as it is now, and what happened or why nothing did."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.game import Event, Refusal
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a command: the table as it is now, and what happened or why nothing did.

    ``repeated``: the same interaction had been done before, and nothing was done again.
    """

    table: Table | None
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None
    repeated: bool = False

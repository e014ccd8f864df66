"""The outcome of a command, and what listeners are told about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.games.game import Event, Refusal
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


@dataclass(frozen=True, slots=True)
class Update:
    """A saved change, as listeners get it. ``before`` is None for a table that was just opened or loaded."""

    before: Table | None
    table: Table
    events: tuple[Event, ...] = ()

    @property
    def is_public(self) -> bool:
        """Whether others may notice anything. That somebody answers ahead is theirs alone until it is their turn."""
        before, table = self.before, self.table
        return before is None or before.ahead == table.ahead or replace(before, ahead=table.ahead) != table


Listener = Callable[[Update], None]

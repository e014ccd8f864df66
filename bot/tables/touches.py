"""Which commands show that a table is in use, so that it does not end for being quiet."""

from __future__ import annotations

from bot.tables import commands as do
from bot.tables.table import Stage, Table

_PLAYS = do.Act | do.Hold | do.Start | do.Ready | do.Rematch | do.Back | do.Join


def is_touch(before: Table, after: Table, command: do.Command) -> bool:
    """Whether a person uses a table: in its lobby by whatever they change, from the first deal on by playing.

    Wishes and settings keep no table, for they can be repeated for ever and bring no deal to its end.
    """
    if before == after:
        return False
    if before.stage is Stage.LOBBY:
        return isinstance(command, do.ByPerson)
    taken_back = isinstance(command, do.Hold) and command.action is None
    return isinstance(command, _PLAYS) and not taken_back

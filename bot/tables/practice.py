"""Which deals are practice: they stand in the ledger under that name, and count on no board."""

from __future__ import annotations

from bot.engine.table_values.settled import Settled
from bot.tables.table import Table

FEWEST = 2
"""The fewest people for whom a deal must be booked to count."""


def is_practice(table: Table, settled: Settled) -> bool:
    """Whether a deal that ended is practice: at a tutorial's table, or booked for fewer than two people.

    A seat that was given to a computer in mid-deal is still its person's.
    """
    people = {sitter.person for sitter in settled.sitters if sitter and sitter.person is not None}
    return table.tutorial or len(people) < FEWEST

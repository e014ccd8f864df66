"""What a table hands to the store: a change with its ledger entries, and the receipt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.store.chain import Json, Written


@dataclass(frozen=True, kw_only=True)
class LedgerEntry:
    """What a finished deal books for one seat; of a table, deal and seat there is one entry ever.

    ``person`` is a person number, None for a computer, whose level ``computer`` names (empty for a person).
    ``zero_sum`` says that the points of this deal sum to zero; ``commitment`` is the seal of its shuffle.
    """

    person: int | None
    seat: int
    computer: str
    deal: int
    points: int
    won: bool
    game: str
    rules: str
    rules_version: int
    commitment: str
    zero_sum: bool


@dataclass(frozen=True, kw_only=True)
class Change:
    """One accepted command and all it leads to; saved whole or not at all.

    ``number`` counts the table's events from 1; ``version`` is the shape of the ``snapshot``. ``rules`` are those that
    the snapshot is read under, given where they are not kept yet: with the first change of a table. ``command`` names
    persons by their number and holds no free text: a text stands in it as a salted hash, and in ``texts`` under that
    hash (``set_aside`` makes both). ``ended``: the table takes no further event.
    ``deadlines`` is what time is running for at the table from now on.
    """

    table: str
    guild: int
    channel: int
    number: int
    command: Json
    snapshot: Written
    version: int
    rules: Written | None = None
    ended: bool = False
    interaction: int | None = None
    entries: tuple[LedgerEntry, ...] = ()
    texts: Mapping[str, str] = field(default_factory=dict)
    deadlines: Json = None


@dataclass(frozen=True, slots=True)
class Saved:
    """A change that is on disk: its place in the chain of events, its hash there, and when it was accepted."""

    seq: int
    hash: str
    at: float

"""What the store is asked to write: changes of tables, settings of servers, and whatever else a function writes.

The writes that wait at the same time share a commit (``bot.store.writer``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, Self, TypeVar

from sqlalchemy import Connection

from bot.store.book.chain import HIGHEST, Json, Written, canonical

T = TypeVar("T")


def guild_of(table: str) -> int:
    """The server of a table, whose id is ``SERVER-NUMBER``; 0 if the id has another form.

    >>> guild_of("9007199254740993-7")
    9007199254740993
    """
    guild, dash, _ = table.partition("-")
    return int(guild) if dash and guild.isdecimal() and len(guild) < 20 and int(guild) <= HIGHEST else 0


@dataclass(frozen=True, kw_only=True)
class LedgerEntry:
    """What a finished deal books for one seat. There is at most one entry for a table, deal and seat."""

    person: int | None  # a person number; None for a computer
    seat: int
    computer: str  # the level of the computer; empty for a person
    deal: int
    points: int
    won: bool
    game: str
    rules: str
    rules_version: int
    commitment: str  # the seal of the shuffle
    zero_sum: bool  # whether the points of this deal must sum to zero
    practice: bool  # whether the deal is left out of every board
    rated_side: int | None = None  # in a rated deal: the side of the seat; None in any other
    counted: Mapping[str, int] = field(default_factory=dict)  # what the game counts of the seat


@dataclass(frozen=True, kw_only=True)
class Change:
    """One accepted command and everything that follows from it. It is saved whole or not at all."""

    table: str  # its id, which begins with its server (see ``guild_of``)
    guild: int
    channel: int
    number: int  # counts the table's events from 1
    command: Json  # names persons by number; each free text in it is a salted hash (see ``set_aside``)
    snapshot: Written
    version: int  # the shape of the snapshot
    rules: Written | None = None  # the table's rules, if they are to be stored: with its first change, or after a loss
    ended: bool = False  # whether the table takes no more events
    interaction: int | None = None
    entries: tuple[LedgerEntry, ...] = ()
    texts: Mapping[str, str] = field(default_factory=dict)  # the free texts of the command, by hash
    deadlines: Json = None  # the table's deadlines from now on
    outline: Json = None  # what the table is known by while it sleeps


@dataclass(frozen=True, slots=True)
class Saved:
    """A change that is on disk: its place in its server's chain, its hash, and when it was accepted."""

    seq: int
    hash: str
    at: float


@dataclass(frozen=True, slots=True)
class Write(Generic[T]):
    """Something to be written, with a ``T`` as its result."""

    guild: int | None  # the server that it is written for, which this process must own; None, or 0, for no server


@dataclass(frozen=True, slots=True)
class Accepted(Write[Saved]):
    """A change of one of the server's tables, and when it was accepted."""

    change: Change
    at: float


@dataclass(frozen=True, slots=True)
class Correction(Write[Saved]):
    """Points that are added to what a deal of a server's table booked for a person: a new entry, by whom and why."""

    table: str
    deal: int
    person: int
    points: int
    actor: int  # a person number
    reason: str
    at: float
    interaction: int | None = None


@dataclass(frozen=True, slots=True)
class NewSetting(Write[None]):
    """A new value for a setting of the server."""

    key: str
    written: str | None  # the value in canonical JSON; None removes the setting

    @classmethod
    def of(cls, guild: int, key: str, value: Json | None) -> Self:
        """A new value; None removes the setting.

        Raises:
            ValueError: the value cannot be written as JSON.
        """
        return cls(guild, key, None if value is None else canonical(value))


@dataclass(frozen=True, slots=True)
class Statements(Write[T]):
    """Whatever a function executes by itself."""

    function: Callable[[Connection], T]

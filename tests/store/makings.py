"""Changes and entries that the store's tests save."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.store import Change, LedgerEntry, Written, guild_of

NOON = 1_767_268_800.0  # Thursday, 1 January 2026, 12:00 UTC
GUILD, CHANNEL = 9_007_199_254_740_993, 1_100_000_000_000_000_123
OTHER = GUILD + 1
RULES = {"seats": 4}


def address(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def clock_at(times: list[float]) -> Callable[[], float]:
    """A clock that shows the last time in the list; append to move it."""
    return lambda: times[-1]


def noon() -> float:
    return NOON


def at(number: int | str, guild: int = GUILD) -> str:
    """The id of a server's table."""
    return f"{guild}-{number}"


def change(table: str, number: int, **given: Any) -> Change:
    """Event ``number`` of a table, with a snapshot that matches its hash; its first one brings the rules."""
    snapshot = given.pop("snapshot", {"table": table, "after": number, "hand": "3d 4c 5h"})
    return Change(
        **{
            "table": table,
            "guild": guild_of(table),
            "channel": CHANNEL,
            "number": number,
            "command": {"action": "play 3d", "seat": number % 4},
            "snapshot": Written(snapshot),
            "version": 1,
            "rules": Written(RULES) if number == 1 else None,
            **given,
        }
    )


def entry(seat: int, points: int, **given: Any) -> LedgerEntry:
    """What deal 1 booked for a seat. It is a computer's entry unless ``person`` is given."""
    return LedgerEntry(
        **{
            "person": None,
            "seat": seat,
            "computer": "" if given.get("person") else "casual",
            "deal": 1,
            "points": points,
            "won": points > 0,
            "game": "big-two",
            "rules": "chudadi-standard",
            "rules_version": 1,
            "commitment": "c0" * 32,
            "zero_sum": True,
            "practice": False,
            **given,
        }
    )


def entries(*points: int, deal: int = 1, persons: tuple[int | None, ...] = (), **given: Any) -> tuple[LedgerEntry, ...]:
    """One entry for each seat, with the given points; seats without a person belong to computers."""
    filled = (*persons, *[None] * (len(points) - len(persons)))
    return tuple(entry(seat, p, deal=deal, person=filled[seat], **given) for seat, p in enumerate(points))


def query(path: Path, statement: str) -> list[Any]:
    """Execute a statement behind the back of the store."""
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(statement).fetchall()

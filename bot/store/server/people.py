"""People: the only table that maps a random person number to a Discord account, with the name last seen."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, Connection, select
from sqlalchemy.dialects.postgresql import insert  # its form of ON CONFLICT is SQLite's, too

from bot.store.schema import people

_HIGHEST = 2**63 - 1  # fits a signed 64-bit column
_AT_ONCE = 500  # bound values in one statement
_SEEN = insert(people)
_MEET = _SEEN.on_conflict_do_update(
    index_elements=["account"], set_={"name": _SEEN.excluded.name, "at": _SEEN.excluded.at}
).returning(people.c.person)


def storable(name: str) -> str:
    """A name in a form that any database can hold: lone surrogates and NULs become U+FFFD."""
    return "".join("\ufffd" if char == "\0" or "\ud800" <= char <= "\udfff" else char for char in name)


def known(connection: Connection, account: int) -> tuple[int, str] | None:
    """The person number and last seen name of an account; None if it was never seen."""
    row = connection.execute(select(people.c.person, people.c.name).where(people.c.account == account)).first()
    return None if row is None else (row.person, row.name)


def meet(connection: Connection, account: int, name: str, now: float) -> int:
    """The person number of an account, drawn when it is first seen. Stores the name."""
    # If another person had the same 63 random bits, the write would be refused. Nobody will live to see it.
    person = 1 + secrets.randbelow(_HIGHEST)
    row = {"person": person, "account": account, "name": name, "at": now}
    return int(connection.execute(_MEET, row).scalar_one())


def accounts(connection: Connection, persons: Iterable[int]) -> dict[int, int]:
    """The Discord accounts of people, by person number, without people who are unknown and damaged values."""
    found = _column(connection, people.c.account, persons)
    return {person: account for person, account in found.items() if isinstance(account, int)}


def names(connection: Connection, persons: Iterable[int]) -> dict[int, str]:
    """The last seen names of people, by person number, without people who are unknown and damaged values."""
    found = _column(connection, people.c.name, persons)
    return {person: name for person, name in found.items() if isinstance(name, str)}


def _column(connection: Connection, column: ColumnElement[Any], persons: Iterable[int]) -> dict[int, Any]:
    """One column for some people, by person number."""
    numbers = sorted(set(persons))
    found: dict[int, Any] = {}
    for start in range(0, len(numbers), _AT_ONCE):
        some = numbers[start : start + _AT_ONCE]
        rows = connection.execute(select(people.c.person, column).where(people.c.person.in_(some)))
        found.update((row[0], row[1]) for row in rows)
    return found

"""The writer's side of rivals: with each deal that counts, everybody had more points than some and fewer than others.

A correction may turn that round, since the points of a deal are those that it booked together with its corrections.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.dialects.postgresql import insert  # its form of ON CONFLICT is SQLite's, too

from bot.store.schema import ledger
from bot.store.statistics.statistic_tables import rivals

KEY = ("guild", "person", "game", "other")
SUMS = ("deals", "ahead", "behind")

_Key = tuple[int, int, str, int]
_Sums = tuple[int, int, int]
_Row = Mapping[str, Any]

_INSERT = insert(rivals)
_ADD = _INSERT.on_conflict_do_update(
    index_elements=list(KEY), set_={name: rivals.c[name] + _INSERT.excluded[name] for name in SUMS}
)
_OF_A_DEAL = select(ledger).where(
    ledger.c.guild == bindparam("of"), ledger.c.table_id == bindparam("table"), ledger.c.deal == bindparam("number")
)


def add(connection: Connection, booked: Iterable[_Row]) -> None:
    """Add entries that were just written to the ledger."""
    deals: dict[tuple[int, str, int], list[_Row]] = {}
    for row in booked:
        deals.setdefault((row["guild"], row["table_id"], row["deal"]), []).append(row)
    sums: dict[_Key, _Sums] = {}
    for deal, rows in deals.items():
        for key, gained in _gained(connection, deal, rows):
            sums[key] = _plus(sums.get(key, (0, 0, 0)), gained)
    if sums:
        connection.execute(_ADD, [dict(zip((*KEY, *SUMS), (*key, *sums[key]), strict=True)) for key in sorted(sums)])


def _gained(connection: Connection, deal: tuple[int, str, int], rows: Sequence[_Row]) -> Iterator[tuple[_Key, _Sums]]:
    """What some new entries of a deal change for whoever played it."""
    if all(row["seat"] >= 0 for row in rows):
        yield from met(rows).items()
        return
    new = {row["seq"] for row in rows}
    found = connection.execute(_OF_A_DEAL, dict(zip(("of", "table", "number"), deal, strict=True)))
    every = [row._asdict() for row in found]
    before = met([row for row in every if row["seq"] not in new])
    for key, now in met(every).items():
        was = before.get(key, (0, 0, 0))
        if was != now:
            yield key, (now[0] - was[0], now[1] - was[1], now[2] - was[2])


def _plus(one: _Sums, other: _Sums) -> _Sums:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def met(rows: Iterable[_Row]) -> dict[_Key, _Sums]:
    """For each two people of a deal, by its entries and corrections: one deal, and whether the first was ahead."""
    counting = [row for row in rows if row["person"] is not None and not row["practice"]]
    totals = {row["person"]: 0 for row in counting if row["seat"] >= 0}
    for row in counting:
        if row["person"] in totals:
            totals[row["person"]] += row["points"]
    return {
        (counting[0]["guild"], person, counting[0]["game"], other): (
            1,
            int(totals[person] > totals[other]),
            int(totals[person] < totals[other]),
        )
        for person, other in permutations(totals, 2)
    }

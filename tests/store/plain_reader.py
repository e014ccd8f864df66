"""A second reader of the store, which shares no line with the first: plain SQL, hashlib and the documented hashes.

It says what is broken in the book of each server: numbers, hashes, heads, sums, and whatever is there twice.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from tests.store.homes import Home, Rows

NOTHING = "0" * 64
ONCE = (
    ("events", "guild, table_id, number", "TRUE"),
    ("events", "guild, interaction", "interaction IS NOT NULL"),
    ("ledger", "guild, table_id, deal, seat", "TRUE"),
)
TRUTHS = ("ended", "won", "zero_sum", "practice")


def faults_in(home: Home) -> list[str]:
    """One line for each fault of a database that may be in use."""
    with home.reading() as read:
        events, ledger = read("SELECT * FROM events"), read("SELECT * FROM ledger")
        heads = {row["guild"]: row for row in read("SELECT * FROM chains")}
        found, hashes = [], dict[tuple[int, int], str]()
        for guild in heads.keys() | {row["guild"] for row in events + ledger}:
            rows = [row for row in events + ledger if row["guild"] == guild]
            found += _of_a_server(guild, sorted(rows, key=lambda row: row["seq"]), heads.get(guild), hashes)
        found += _of_bindings(read("SELECT * FROM bindings ORDER BY number"), hashes)
        for name, key, where in ONCE:
            twice = f"SELECT {key} FROM {name} WHERE {where} GROUP BY {key} HAVING count(*) > 1"
            found += [f"{row} twice" for row in read(twice)]
        unequal = (
            "SELECT table_id, deal FROM ledger WHERE zero_sum GROUP BY guild, table_id, deal HAVING sum(points) != 0"
        )
        return found + [f"{row} does not sum to zero" for row in read(unequal)]


def _of_a_server(guild: int, rows: Rows, head: dict[str, Any] | None, hashes: dict[tuple[int, int], str]) -> list[str]:
    found, previous, owed = [], NOTHING, list[int]()
    for number, row in enumerate(rows, 1):
        stated = row.pop("hash")
        row |= {name: bool(row[name]) for name in TRUTHS if name in row}
        if row["seq"] != number:
            found.append(f"{guild}: {row['seq']} in the place of {number}")
        if _linked(previous, row) != stated:
            found.append(f"{guild}: {number} does not link")
        expected = owed.pop() if owed else None
        if row.get("event") != expected:
            found.append(f"{guild}: {number} is booked by {row.get('event')}, not by {expected}")
        if "event" not in row:
            owed = [number] * row["entries"]
        previous = hashes[guild, number] = stated
    if owed:
        found.append(f"{guild}: entries are missing at the end")
    if head is None or (head["seq"], head["hash"]) != (len(rows), previous):
        found.append(f"{guild}: another head")
    return found


def _of_bindings(rows: Rows, hashes: dict[tuple[int, int], str]) -> list[str]:
    found, previous = [], NOTHING
    for number, row in enumerate(rows, 1):
        stated = row.pop("hash")
        if row["number"] != number or _linked(previous, row) != stated:
            found.append(f"binding {number} does not link")
        previous = stated
        for guild, (seq, reached) in json.loads(row["heads"]).items():
            if hashes.get((int(guild), seq)) != reached:
                found.append(f"binding {number} binds {seq} of {guild}, which is not there")
    return found


def _linked(previous: str, row: dict[str, Any]) -> str:
    filled = {name: value for name, value in row.items() if value is not None}
    text = json.dumps(filled, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256((previous + text).encode()).hexdigest()

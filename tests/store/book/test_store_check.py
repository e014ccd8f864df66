"""Anything changed behind the store's back is found and its server named; untouched stores get no complaints.

Promise: Rows that are changed, made up or cut off with their head are found, and the server is named.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.store import MatchSoFar, NotSaved, Store, Written, digest, set_aside
from bot.store.book.bindings import BIND_EVERY
from bot.store.book.chain import FIRST, canonical, link
from tests.store.makings import CHANNEL, GUILD, NOON, OTHER, address, at, change, clock_at, entries, noon

MINE, OTHERS = f"server {GUILD}", f"server {OTHER}"
RULES = {"seats": 4}


async def filled(path: Path) -> None:
    """A server with a table that booked four deals, rows 1 to 20, and some more; beside it another, bound once more."""
    times = [NOON]
    store = await Store.open(address(path), clock_at(times))
    person = await store.person(5, "north")
    for number in range(1, 5):
        name, kept = set_aside(f"reason {number}")
        points = entries(3, -1, -1, -1, deal=number, persons=(person,))
        command: dict[str, Any] = {"why": name}
        rules = None
        if number == 1:
            command, rules = command | {"rules": RULES}, Written(RULES)
        aside = {"texts": {name: kept}, "version": 6}
        await store.save(change(at(1), number, entries=points, command=command, rules=rules, **aside))
    after_four = {"table": at(1), "after": 4, "hand": "3d 4c 5h"}
    await store.keep_match(at(1), 1, MatchSoFar(dict.fromkeys((1, 2, 3), "[[deal]]"), 4, after_four))
    await asyncio.gather(*(store.save(change(at(n), 1, interaction=n)) for n in range(2, 9)))
    await store.save(change(at(2), 2, ended=True))
    for number in range(1, 4):
        await store.save(change(at(1, OTHER), number, entries=entries(2, -2, deal=number)))
    times.append(NOON + BIND_EVERY)
    await store.save(change(at(1, OTHER), 4))
    await store.save(change(at(1, OTHER), 5))
    assert await store.check() == []
    await store.close()


def tamper(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


async def found(path: Path) -> list[str]:
    store = await Store.open(address(path), noon)
    try:
        return await store.check()
    finally:
        await store.close()


async def test_the_store_that_is_tampered_with_is_as_the_tests_below_count(path: Path) -> None:
    await filled(path)
    with closing(sqlite3.connect(path)) as connection:
        heads = connection.execute("SELECT guild, seq, bound FROM chains").fetchall()
        bound = [json.loads(heads) for (heads,) in connection.execute("SELECT heads FROM bindings ORDER BY number")]
    assert heads == [(GUILD, 28, 28), (OTHER, 11, 11)]
    assert [{guild: seq for guild, (seq, _) in one.items()} for one in bound] == [
        {str(GUILD): 28, str(OTHER): 10},
        {str(OTHER): 11},
    ]


@pytest.mark.parametrize(
    ("statement", "line"),
    [
        ("UPDATE ledger SET points = 4 WHERE seq = 2", f"{MINE}: row 2, of ledger, was changed"),
        ("UPDATE ledger SET points = 4 WHERE seq = 2", f"{MINE}: deal 1 at table {at(1)} sums to 1, not to zero"),
        ("UPDATE ledger SET person = NULL WHERE seq = 2", f"{MINE}: row 2, of ledger, was changed"),
        ("UPDATE ledger SET at = at + 1 WHERE seq = 20", f"{MINE}: row 20, of ledger, was changed"),
        ("UPDATE ledger SET zero_sum = 0 WHERE seq = 7", f"{MINE}: row 7, of ledger, was changed"),
        ("UPDATE ledger SET hash = lower(hex(randomblob(32))) WHERE seq = 20", f"{MINE}: row 21, of events, was"),
        ("DELETE FROM ledger WHERE seq = 9", f"{MINE}: row 10 follows row 8"),
        ("DELETE FROM ledger WHERE seq = 20", f"{MINE}: event 16 booked 4 entries, there are 3"),
        ("UPDATE ledger SET event = 6 WHERE seq = 2", f"{MINE}: row 2 is booked by event 6, which does not stand"),
        (
            f"UPDATE ledger SET guild = {GUILD}, seq = 29 WHERE guild = {OTHER} AND seq = 3",
            f"{OTHERS}: row 4 follows row 2",
        ),
        ("UPDATE events SET command = '{}' WHERE seq = 6", f"{MINE}: row 6, of events, was changed"),
        ("UPDATE events SET number = 99 WHERE seq = 6", f"{MINE}: row 6, of events, was changed"),
        (f"UPDATE events SET entries = 0 WHERE seq = 1 AND guild = {OTHER}", f"{OTHERS}: event 1 booked 0 entries"),
        ("DELETE FROM events WHERE seq = 28", f"{MINE}, table {at(2)}: its snapshot is of event 2, of events there"),
        ("DELETE FROM events WHERE seq = 28", f"{MINE}: its newest row is 27; its head is another, 28"),
        ("DELETE FROM events WHERE seq = 25", f"{MINE}: row 26 follows row 24"),
        (f"UPDATE chains SET hash = '' WHERE guild = {OTHER}", f"{OTHERS}: its newest row is 11; its head is another"),
        (f"DELETE FROM chains WHERE guild = {OTHER}", f"{OTHERS}: its chain has no head"),
        ("UPDATE bindings SET at = at + 1 WHERE number = 1", "bindings: 1 was changed"),
        ("UPDATE bindings SET heads = '5' WHERE number = 2", "bindings: 2 was changed"),
        ("DELETE FROM bindings WHERE number = 1", "bindings: 2 follows 0"),
        ("DELETE FROM bindings WHERE number = 2", f"{OTHERS}: it was bound up to row 11, but the binding is missing"),
        (
            f"UPDATE tables SET snapshot = '{{}}' WHERE table_id = '{at(3)}'",
            f"{MINE}, table {at(3)}: its snapshot is not the state",
        ),
        ("UPDATE events SET version = 2 WHERE seq = 27", "its snapshot is of shape 1, its last event's of 2"),
        (
            f"UPDATE table_rules SET rules = '{{\"seats\":2}}' WHERE table_id = '{at(1)}'",
            f"{MINE}, table {at(1)}: its rules are not those it was opened with",
        ),
        (
            f"UPDATE table_rules SET rules = '{{}}', hash = '{digest({})}' WHERE table_id = '{at(1)}'",
            f"{MINE}, table {at(1)}: its rules are not those it was opened with",
        ),
        ("DELETE FROM table_rules", f"{MINE}, table {at(1)}: its rules are missing"),
        (
            f"UPDATE tables SET ended = 1 WHERE table_id = '{at(1)}'",
            f"{MINE}, table {at(1)}: it is closed, but its last event did not end it",
        ),
        ("UPDATE tables SET ended = 0 WHERE ended", f"{MINE}, table {at(2)}: it is open, but has ended"),
        (
            f"UPDATE tables SET channel = 7 WHERE table_id = '{at(1)}'",
            f"{MINE}, table {at(1)}: it is in channel 7, its last event in {CHANNEL}",
        ),
        (
            f"UPDATE tables SET deadlines = '[[' WHERE table_id = '{at(1)}'",
            f"{MINE}, table {at(1)}: its deadlines cannot be read",
        ),
        ("UPDATE events SET interaction = NULL WHERE interaction = 2", f"{MINE}: row 21, of events, was changed"),
        ("UPDATE deal_records SET snapshot = '[1]' WHERE deal = 3", f"{MINE}, table {at(1)}: the record of deal 3 was"),
        (
            "UPDATE deal_records SET event = 2 WHERE deal = 3",
            f"{MINE}, table {at(1)}: the record of deal 3 was",
        ),
        ("DELETE FROM deal_records WHERE deal = 2", f"{MINE}, table {at(1)}: the record lacks deal 2"),
        ("UPDATE ledger SET won = 'x' WHERE seq = 2", f"{MINE}: “won” of a row of ledger is neither true nor false"),
        ("UPDATE tables SET ended = 3 WHERE ended", f"{MINE}: “ended” of a row of tables is neither true nor false"),
        (
            "UPDATE deal_records SET text = '[]' WHERE deal = 1",
            f"{MINE}, table {at(1)}: the record of deal 1 was",
        ),
        (f'UPDATE bindings SET heads = \'{{"{GUILD}":[{2**70},"x"]}}\' WHERE number = 1', "bindings: 1 was changed"),
        (f'UPDATE bindings SET heads = \'{{"{2**70}":[1,"x"]}}\' WHERE number = 1', "bindings: 1 was changed"),
        ("UPDATE texts SET text = 'another' WHERE event = 6", f"{MINE}: a text of event 6 was changed"),
        (f"DELETE FROM tables WHERE table_id = '{at(3)}'", "file: a row of events refers to a row of tables"),
    ],
)
async def test_tampering_is_found(path: Path, statement: str, line: str) -> None:
    await filled(path)
    tamper(path, statement)
    assert any(line in fault for fault in await found(path))


@pytest.mark.parametrize("tail", [27, 28], ids=["more than one row", "one row"])
async def test_rows_that_were_cut_off_with_their_head_are_missed_by_the_bindings(path: Path, tail: int) -> None:
    """Nothing but a binding remembers them: the chain that is left is whole, and so are its tables."""
    await filled(path)
    await back_to(path, GUILD, tail - 1)
    assert await found(path) == [f"{MINE}: row 28 is missing, which binding 1 names"]


async def test_other_rows_in_the_place_of_those_cut_off_are_found(path: Path) -> None:
    await filled(path)
    await back_to(path, GUILD, 27)
    store = await Store.open(address(path), lambda: NOON + 9)
    with pytest.raises(NotSaved, match="the head of server"):
        await store.save(change(at(2), 2))
    tamper(path, "UPDATE chains SET bound = seq")
    await store.save(change(at(2), 2))
    await store.close()
    assert await found(path) == [f"{MINE}: row 28 is not the one that binding 1 names"]


async def back_to(path: Path, guild: int, seq: int) -> None:
    """Undo everything in a server after a row, as whoever restores an older copy of its rows would."""
    with closing(sqlite3.connect(path)) as connection, connection:
        cut = "FROM events WHERE guild = ? AND seq > ?"
        tables = {row[0] for row in connection.execute(f"SELECT table_id {cut}", (guild, seq))}
        connection.execute("DELETE FROM texts WHERE guild = ? AND event > ?", (guild, seq))
        connection.execute("DELETE FROM ledger WHERE guild = ? AND seq > ?", (guild, seq))
        connection.execute(f"DELETE {cut}", (guild, seq))
        for table in tables:
            newest = "SELECT number, state_hash FROM events WHERE guild = ? AND table_id = ? ORDER BY number DESC"
            if (row := connection.execute(newest, (guild, table)).fetchone()) is None:
                for name in ("table_rules", "tables"):
                    connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
                continue
            number, state = row
            snapshot = change(table, number).snapshot
            assert snapshot.hash == state
            given = (number, state, snapshot.text, table)
            connection.execute(
                "UPDATE tables SET number = ?, state_hash = ?, snapshot = ?, ended = 0 WHERE table_id = ?", given
            )
        every = "SELECT seq, hash FROM events WHERE guild = ? UNION ALL SELECT seq, hash FROM ledger WHERE guild = ?"
        last = connection.execute(f"{every} ORDER BY seq DESC LIMIT 1", (guild, guild)).fetchone()
        connection.execute("UPDATE chains SET seq = ?, hash = ? WHERE guild = ?", (*last, guild))


async def test_a_row_made_up_at_the_end_is_found(path: Path) -> None:
    await filled(path)
    copied = "channel, table_id, 9, 0, person, computer, 50, won, game, rules, rules_version, commitment, 0, 0, at"
    tamper(path, f"INSERT INTO ledger SELECT guild, 29, 28, {copied}, '{'0' * 64}' FROM ledger WHERE seq = 20")
    assert len(await found(path)) == 3  # the row, the event that never booked it, and the head


async def test_forgetting_people_and_texts_breaks_no_chain(path: Path) -> None:
    await filled(path)
    tamper(path, "DELETE FROM people", "DELETE FROM texts")
    assert await found(path) == []


async def test_many_faults_are_not_listed_without_end(path: Path) -> None:
    store = await Store.open(address(path), noon)
    await asyncio.gather(*(store.save(change(at(n), 1)) for n in range(150)))
    await store.close()
    tamper(path, "UPDATE events SET channel = 0")
    lines = await found(path)
    assert len(lines) == 101
    assert lines[-1] == "and perhaps more"


def by_hand(previous: str, row: dict[str, object]) -> str:
    filled = {name: value for name, value in row.items() if value is not None}
    text = json.dumps(filled, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256((previous + text).encode()).hexdigest()


async def test_hashes_can_be_counted_again_by_hand(path: Path) -> None:
    """The documented hash: SHA-256 over the previous hash and the row's canonical JSON without empty columns."""
    await filled(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        for guild in (GUILD, OTHER):
            rows = [
                dict(row)
                for name in ("events", "ledger")
                for row in connection.execute(f"SELECT * FROM {name} WHERE guild = ?", (guild,))
            ]
            previous = FIRST
            for number, row in enumerate(sorted(rows, key=lambda row: row["seq"]), 1):
                stated = row.pop("hash")
                row |= {name: bool(row[name]) for name in ("ended", "won", "zero_sum", "practice") if name in row}
                assert row["seq"] == number
                assert by_hand(previous, row) == link(previous, row) == stated
                previous = stated
        previous = FIRST
        for binding in map(dict, connection.execute("SELECT * FROM bindings ORDER BY number")):
            stated = binding.pop("hash")
            previous = by_hand(previous, binding)
            assert previous == stated


def test_canonical_json_is_one_text_for_one_value() -> None:
    assert canonical({"b": 1, "a": ["大", None, True, 1.5]}) == '{"a":["大",null,true,1.5],"b":1}'
    assert digest({"b": 1, "a": 2}) == digest({"a": 2, "b": 1}) != digest({"a": 2, "b": "1"})
    assert digest({}) == "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"
    assert link(FIRST, {"a": 1, "b": None}) == link(FIRST, {"a": 1})

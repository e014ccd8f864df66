"""Anything changed behind the store's back is found; untouched stores get no complaints."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.store import Store, Written, digest, set_aside
from bot.store.book.chain import FIRST, canonical, link
from tests.store.makings import address, change, entries, noon

RULES = {"seats": 4}


async def filled(path: Path) -> None:
    store = await Store.open(address(path), noon)
    person = await store.person(5, "north")
    for number in range(1, 5):
        name, kept = set_aside(f"reason {number}")
        points = entries(3, -1, -1, -1, deal=number, persons=(person,))
        command, rules = {"why": name}, None
        if number == 1:
            command, rules = command | {"rules": RULES}, Written(RULES)
        aside = {"texts": {name: kept}, "version": 6}
        await store.save(change("1/1", number, entries=points, command=command, rules=rules, **aside))
    await asyncio.gather(*(store.save(change(f"1/{n}", 1, interaction=n)) for n in range(2, 9)))
    await store.save(change("1/2", 2, ended=True))
    assert await store.check() == []
    await store.close()


def tamper(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path)
    try:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    finally:
        connection.close()


async def found(path: Path) -> list[str]:
    store = await Store.open(address(path), noon)
    try:
        return await store.check()
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("statement", "line"),
    [
        ("UPDATE ledger SET points = 4 WHERE seq = 1", "ledger: row 1 was changed"),
        ("UPDATE ledger SET points = 4 WHERE seq = 1", "deal 1 at table 1/1 sums to 1, not to zero"),
        ("UPDATE ledger SET person = NULL WHERE seq = 1", "ledger: row 1 was changed"),
        ("UPDATE ledger SET at = at + 1 WHERE seq = 16", "ledger: row 16 was changed"),
        ("UPDATE ledger SET zero_sum = 0 WHERE seq = 5", "ledger: row 5 was changed"),
        ("UPDATE ledger SET hash = lower(hex(randomblob(32))) WHERE seq = 5", "ledger: row 6 was changed"),
        ("DELETE FROM ledger WHERE seq = 7", "ledger: row 8 follows row 6"),
        ("DELETE FROM ledger WHERE seq = 16", "event 4 booked 4 entries, there are 3"),
        ("UPDATE events SET command = '{}' WHERE seq = 3", "events: row 3 was changed"),
        ("UPDATE events SET number = 99 WHERE seq = 3", "events: row 3 was changed"),
        ("DELETE FROM events WHERE seq = 12", "table 1/2: its snapshot is of event 2, of events there are 1"),
        ("DELETE FROM events WHERE seq = 9", "events: row 10 follows row 8"),
        ("UPDATE tables SET snapshot = '{}' WHERE table_id = '1/3'", "table 1/3: its snapshot is not the state"),
        (
            "UPDATE events SET version = 2 WHERE seq = 11",
            "its snapshot is of shape 1, its last event's of 2",
        ),
        ("UPDATE table_rules SET rules = '{\"seats\":2}'", "table 1/1: its rules are not those it was opened with"),
        (f"UPDATE table_rules SET rules = '{{}}', hash = '{digest({})}'", "table 1/1: its rules are not those it was"),
        ("DELETE FROM table_rules", "table 1/1: its rules are missing"),
        ("UPDATE texts SET text = 'another' WHERE event = 2", "texts: a text of event 2 was changed"),
        ("DELETE FROM tables WHERE table_id = '1/3'", "file: a row of events refers to a row of tables"),
    ],
)
async def test_tampering_is_found(path: Path, statement: str, line: str) -> None:
    await filled(path)
    tamper(path, statement)
    assert any(line in fault for fault in await found(path))


async def test_a_row_made_up_at_the_end_is_found(path: Path) -> None:
    await filled(path)
    copied = (
        "event, guild, channel, table_id, 9, 0, person, computer, 50, won, game, rules, rules_version, commitment, 0"
    )
    tamper(path, f"INSERT INTO ledger SELECT 17, {copied}, at, '{'0' * 64}', 0 FROM ledger WHERE seq = 16")
    assert len(await found(path)) == 2


async def test_forgetting_people_and_texts_breaks_no_chain(path: Path) -> None:
    await filled(path)
    tamper(path, "DELETE FROM people", "DELETE FROM texts")
    assert await found(path) == []


async def test_many_faults_are_not_listed_without_end(path: Path) -> None:
    store = await Store.open(address(path), noon)
    await asyncio.gather(*(store.save(change(f"1/{n}", 1)) for n in range(150)))
    await store.close()
    tamper(path, "UPDATE events SET guild = 0")
    lines = await found(path)
    assert len(lines) == 101
    assert lines[-1] == "and perhaps more"


async def test_hashes_can_be_counted_again_by_hand(path: Path) -> None:
    """The documented hash: SHA-256 over the previous hash and the row's canonical JSON without empty columns."""
    await filled(path)
    connection = sqlite3.connect(path)
    connection.row_factory = sqlite3.Row
    previous = FIRST
    for row in connection.execute("SELECT * FROM ledger ORDER BY seq"):
        columns = dict(row)
        stated = columns.pop("hash")
        columns |= {name: bool(columns[name]) for name in ("won", "zero_sum", "practice")}
        previous = link(previous, columns)
        assert previous == stated
    connection.close()


def test_canonical_json_is_one_text_for_one_value() -> None:
    assert canonical({"b": 1, "a": ["大", None, True, 1.5]}) == '{"a":["大",null,true,1.5],"b":1}'
    assert digest({"b": 1, "a": 2}) == digest({"a": 2, "b": 1}) != digest({"a": 2, "b": "1"})
    assert digest({}) == "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"
    assert link(FIRST, {"a": 1, "b": None}) == link(FIRST, {"a": 1})

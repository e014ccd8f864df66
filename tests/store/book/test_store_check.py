"""Anything changed behind the store's back is found and its server named; untouched stores get no complaints.

Promise: Rows that are changed, made up or cut off with their head are found, and the server is named.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

from bot.store import MatchSoFar, NotSaved, Store, Written, digest, set_aside
from bot.store.book import check
from bot.store.book.bindings import BIND_EVERY
from bot.store.book.chain import FIRST, canonical, link
from bot.store.database import backend_of
from tests.store.homes import BOTH, Home, home_of, tampered
from tests.store.makings import CHANNEL, GUILD, NOON, OTHER, at, change, clock_at, entries, noon

MINE, OTHERS = f"server {GUILD}", f"server {OTHER}"
RULES = {"seats": 4}


async def filled(home: Home) -> None:
    """A server with a table that booked four deals, rows 1 to 20, and some more; beside it another, bound once more."""
    times = [NOON]
    store = await Store.open(home.url, clock_at(times))
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


@pytest.fixture(scope="module", params=BOTH)
def full(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A home of each kind that is filled once. Whatever a test changes in it is taken back."""
    with home_of(request.param, request, tmp_path_factory.mktemp("full") / "daidi.db") as home:
        asyncio.run(filled(home))
        yield home


def found_after(home: Home, *statements: str) -> list[str] | None:
    """What the check finds once these are executed, which is taken back; None if a damaged value is refused."""
    with tampered(home, *statements) as connection:
        return None if connection is None else check.faults(connection, backend_of(home.url).faults)


async def found(home: Home) -> list[str]:
    """What the check of a store finds that opens after it was tampered with."""
    store = await Store.open(home.url, noon)
    try:
        return await store.check()
    finally:
        await store.close()


def test_the_store_that_is_tampered_with_is_as_the_tests_below_count(full: Home) -> None:
    heads = full.query("SELECT guild, seq, bound FROM chains ORDER BY guild")
    bound = [json.loads(heads) for (heads,) in full.query("SELECT heads FROM bindings ORDER BY number")]
    assert found_after(full) == []
    assert heads == [(GUILD, 28, 28), (OTHER, 11, 11)]
    assert [{guild: seq for guild, (seq, _) in one.items()} for one in bound] == [
        {str(GUILD): 28, str(OTHER): 10},
        {str(OTHER): 11},
    ]


TAMPERING = [
    ("UPDATE ledger SET points = 4 WHERE seq = 2", f"{MINE}: row 2, of ledger, was changed"),
    ("UPDATE ledger SET points = 4 WHERE seq = 2", f"{MINE}: deal 1 at table {at(1)} sums to 1, not to zero"),
    ("UPDATE ledger SET person = NULL WHERE seq = 2", f"{MINE}: row 2, of ledger, was changed"),
    ("UPDATE ledger SET at = at + 1 WHERE seq = 20", f"{MINE}: row 20, of ledger, was changed"),
    ("UPDATE ledger SET zero_sum = FALSE WHERE seq = 7", f"{MINE}: row 7, of ledger, was changed"),
    (
        f"UPDATE ledger SET hash = '{digest({})}' WHERE seq = 20",
        f"{MINE}: row 21, of events, was",
    ),
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
        f"UPDATE tables SET ended = TRUE WHERE table_id = '{at(1)}'",
        f"{MINE}, table {at(1)}: it is closed, but its last event did not end it",
    ),
    ("UPDATE tables SET ended = FALSE WHERE ended", f"{MINE}, table {at(2)}: it is open, but has ended"),
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
    (f"DELETE FROM tables WHERE table_id = '{at(3)}'", ": a row of events refers to a row of tables"),
]


@pytest.mark.parametrize(("statement", "line"), TAMPERING)
def test_tampering_is_found(full: Home, statement: str, line: str) -> None:
    faults = found_after(full, statement)
    assert faults is None or any(line in fault for fault in faults)


async def test_a_store_opens_whatever_was_tampered_with(home: Home) -> None:
    await filled(home)
    statements = dict.fromkeys(statement for statement, _ in TAMPERING)
    for verb in ("UPDATE", "DELETE"):
        assert [home.takes(one) for one in statements if one.startswith(verb)]
        assert await found(home)


@pytest.mark.parametrize("tail", [27, 28], ids=["more than one row", "one row"])
async def test_rows_that_were_cut_off_with_their_head_are_missed_by_the_bindings(home: Home, tail: int) -> None:
    """Nothing but a binding remembers them: the chain that is left is whole, and so are its tables."""
    await filled(home)
    await back_to(home, GUILD, tail - 1)
    assert await found(home) == [f"{MINE}: row 28 is missing, which binding 1 names"]


async def test_other_rows_in_the_place_of_those_cut_off_are_found(home: Home) -> None:
    await filled(home)
    await back_to(home, GUILD, 27)
    store = await Store.open(home.url, lambda: NOON + 9)
    with pytest.raises(NotSaved, match="the head of server"):
        await store.save(change(at(2), 2))
    home.query("UPDATE chains SET bound = seq")
    await store.save(change(at(2), 2))
    await store.close()
    assert await found(home) == [f"{MINE}: row 28 is not the one that binding 1 names"]


async def back_to(home: Home, guild: int, seq: int) -> None:
    """Undo everything in a server after a row, as whoever restores an older copy of its rows would."""
    cut = f"FROM events WHERE guild = {guild} AND seq > {seq}"
    tables = {row[0] for row in home.query(f"SELECT table_id {cut}")}
    home.query(
        f"DELETE FROM texts WHERE guild = {guild} AND event > {seq}",
        f"DELETE FROM ledger WHERE guild = {guild} AND seq > {seq}",
        f"DELETE {cut}",
    )
    for table in tables:
        its = f"WHERE guild = {guild} AND table_id = '{table}'"
        left = home.query(f"SELECT number, state_hash FROM events {its} ORDER BY number DESC LIMIT 1")
        if not left:
            home.query(f"DELETE FROM table_rules {its}", f"DELETE FROM tables {its}")
            continue
        ((number, state),) = left
        snapshot = change(table, number).snapshot
        assert snapshot.hash == state
        as_before = f"number = {number}, state_hash = '{state}', snapshot = '{snapshot.text}', ended = FALSE"
        home.query(f"UPDATE tables SET {as_before} {its}")
    every = " UNION ALL ".join(f"SELECT seq, hash FROM {name} WHERE guild = {guild}" for name in ("events", "ledger"))
    ((last, reached),) = home.query(f"{every} ORDER BY seq DESC LIMIT 1")
    home.query(f"UPDATE chains SET seq = {last}, hash = '{reached}' WHERE guild = {guild}")


def test_a_row_made_up_at_the_end_is_found(full: Home) -> None:
    copied = "channel, table_id, 9, 0, person, computer, 50, won, game, rules, 1, commitment, FALSE, FALSE, at"
    rest = f"'{'0' * 64}', NULL, NULL, NULL, NULL"
    made_up = f"INSERT INTO ledger SELECT guild, 29, 28, {copied}, {rest} FROM ledger WHERE seq = 20"
    assert len(found_after(full, made_up) or ()) == 3  # the row, the event that never booked it, and the head


def test_forgetting_people_and_texts_breaks_no_chain(full: Home) -> None:
    assert found_after(full, "DELETE FROM people", "DELETE FROM texts") == []


async def test_many_faults_are_not_listed_without_end(home: Home) -> None:
    store = await Store.open(home.url, noon)
    await asyncio.gather(*(store.save(change(at(n), 1)) for n in range(150)))
    await store.close()
    home.query("UPDATE events SET channel = 0")
    lines = await found(home)
    assert len(lines) == 101
    assert lines[-1] == "and perhaps more"


def by_hand(previous: str, row: dict[str, object]) -> str:
    filled = {name: value for name, value in row.items() if value is not None}
    text = json.dumps(filled, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256((previous + text).encode()).hexdigest()


def test_hashes_can_be_counted_again_by_hand(full: Home) -> None:
    """The documented hash: SHA-256 over the previous hash and the row's canonical JSON without empty columns."""
    with full.reading() as read:
        for guild in (GUILD, OTHER):
            rows = [row for name in ("events", "ledger") for row in read(f"SELECT * FROM {name} WHERE guild = {guild}")]
            previous = FIRST
            for number, row in enumerate(sorted(rows, key=lambda row: row["seq"]), 1):
                stated = row.pop("hash")
                row |= {name: bool(row[name]) for name in ("ended", "won", "zero_sum", "practice") if name in row}
                assert row["seq"] == number
                assert by_hand(previous, row) == link(previous, row) == stated
                previous = stated
        previous = FIRST
        for binding in read("SELECT * FROM bindings ORDER BY number"):
            stated = binding.pop("hash")
            previous = by_hand(previous, binding)
            assert previous == stated


def test_canonical_json_is_one_text_for_one_value() -> None:
    assert canonical({"b": 1, "a": ["大", None, True, 1.5]}) == '{"a":["大",null,true,1.5],"b":1}'
    assert digest({"b": 1, "a": 2}) == digest({"a": 2, "b": 1}) != digest({"a": 2, "b": "1"})
    assert digest({}) == "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"
    assert link(FIRST, {"a": 1, "b": None}) == link(FIRST, {"a": 1})

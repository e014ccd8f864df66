"""The head of each server's chain: who owns it, how damage to it is met, and how heads are bound together.

Promise: Nothing is written for a server that another process has taken over, and nothing is built on a damaged head.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.store import MatchSoFar, NotOurs, NotSaved, Place, Store, StoreUnusable
from bot.store.book.bindings import BIND_EVERY
from bot.store.book.chain import FIRST, HIGHEST
from bot.store.errors import NotNext
from bot.store.schema import metadata
from tests.store.homes import FileHome, Home, taken_over
from tests.store.makings import GUILD, NOON, OTHER, at, change, entries, noon
from tests.store.plain_reader import faults_in

# --- who owns a server ---


async def test_a_server_that_was_taken_over_takes_nothing_more_from_its_first_owner(store: Store, home: Home) -> None:
    await store.save(change(at(1), 1))
    await store.save(change(at(1, OTHER), 1))
    taken_over(home, GUILD)
    whole = [home.query(f"SELECT * FROM {table.name}") for table in metadata.sorted_tables]
    for number in (2, 9):  # the other owner may have gone on, so no number says anything
        with pytest.raises(NotOurs) as refused:
            await store.save(change(at(1), number, interaction=3, entries=entries(1, -1)))
        assert str(refused.value) == f"nothing was saved: another process has taken over server {GUILD}"
        assert refused.value.guilds == (GUILD,)
    for write in others_for_a_server(store):
        with pytest.raises(NotSaved, match=f"another process has taken over server {GUILD}"):
            await write
    assert [home.query(f"SELECT * FROM {table.name}") for table in metadata.sorted_tables] == whole
    assert (await store.save(change(at(1, OTHER), 2))).seq == 2
    assert await store.check() == []


def others_for_a_server(store: Store) -> list[Coroutine[Any, Any, object]]:
    """Everything but a change that is written for a server."""
    place = Place(GUILD, "big-two")
    return [
        store.keep_deadlines(at(1), [["x", 1, 2]]),
        store.keep_match(at(1), 1, MatchSoFar({1: "[]"}, 1, [])),
        store.forget_match(at(1)),
        store.set_setting(GUILD, "theme", "light"),
        store.next_table_number(GUILD),
        store.propose_rules(place, 1, 0, [None]),
        store.accept_rules(GUILD, 1, 1),
        store.drop_rules(GUILD, 1),
    ]


async def test_what_is_noted_for_a_server_that_was_taken_over_is_not_written(store: Store, home: Home) -> None:
    await store.save(change(at(1), 1))
    taken_over(home, GUILD)
    store.note_setting(GUILD, "shown", 1)
    store.note_setting(OTHER, "shown", 2)
    await store.person(1, "Ann")  # whatever is committed next
    assert home.query("SELECT guild, value FROM settings") == []
    home.query("UPDATE shards SET epoch = epoch - 1")
    store.note_setting(OTHER, "shown", 3)
    await store.person(2, "Bo")
    assert home.query("SELECT guild, value FROM settings") == [(OTHER, "3")]


async def test_what_is_kept_of_people_needs_no_server(store: Store, home: Home) -> None:
    taken_over(home)
    await store.set_setting(0, "told", 1)
    assert (await store.setting(0, "told"), home.query("SELECT * FROM chains")) == (1, [])


async def test_only_the_newest_owner_claims_a_server_without_a_head(store: Store, home: Home) -> None:
    taken_over(home)
    for _ in range(2):
        with pytest.raises(NotOurs):
            await store.save(change(at(1), 1))
        with pytest.raises(NotOurs):
            await store.next_table_number(GUILD)
    assert [home.query(f"SELECT * FROM {name}") for name in ("chains", "events", "guilds")] == [[], [], []]


async def test_each_start_takes_over_every_server(home: Home) -> None:
    for epoch in range(1, 4):
        store = await Store.open(home.url, noon)
        await store.save(change(at(1), epoch))
        await store.save(change(at(epoch, OTHER), 1))
        await store.close()
        assert home.query("SELECT epoch FROM chains") == [(epoch,), (epoch,)]


async def test_a_server_of_an_earlier_owner_is_claimed_from_it(store: Store, home: Home) -> None:
    await store.save(change(at(1), 1))
    home.query("UPDATE chains SET epoch = 0")
    assert (await store.save(change(at(1), 2))).seq == 2
    assert home.query("SELECT epoch FROM chains") == [(1,)]


# --- damaged heads and epochs ---


DAMAGED = {
    "no number": "seq = 'nonsense'",
    "a fraction": "seq = 2.5",
    "below zero": "seq = -1",
    "the highest number": f"seq = {HIGHEST}",
    "an earlier row": f"(seq, hash) = (SELECT seq, hash FROM events WHERE guild = {GUILD} AND seq = 1)",
    "the beginning": f"seq = 0, hash = '{FIRST}'",
    "a row to come": "seq = seq + 1",
    "another hash": "hash = '0'",
    "bound beyond it": "bound = seq + 1",
    "no number bound": "bound = 'nonsense'",
    "no text": "hash = x'00ff'",
    "none": "guild = 7",
}


@pytest.mark.parametrize("again", [False, True], ids=["while it is open", "before a start"])
@pytest.mark.parametrize("damage", DAMAGED)
async def test_nothing_is_built_on_a_damaged_head(home: Home, damage: str, again: bool) -> None:
    store = await Store.open(home.url, noon)
    await store.save(change(at(1), 1, entries=entries(1, -1)))
    await store.save(change(at(1), 2))
    await store.save(change(at(1, OTHER), 1))
    if again:
        await store.close()
    if not home.takes(f"UPDATE chains SET {DAMAGED[damage]} WHERE guild = {GUILD}"):
        await store.close()
        return
    if again:
        store = await Store.open(home.url, noon)
    events = home.query("SELECT * FROM events")
    for number in (3, 2):
        with pytest.raises(NotSaved) as refused:
            await store.save(change(at(1), number, interaction=3))
        assert str(refused.value) == f"nothing was saved: the head of server {GUILD} is damaged; restore a backup"
    with pytest.raises(NotSaved):
        await store.set_setting(GUILD, "theme", "light")
    assert home.query("SELECT * FROM events") == events
    assert (await store.save(change(at(1, OTHER), 2))).seq == 2
    assert any(line.startswith(f"server {GUILD}: it") for line in await store.check())
    await store.close()
    bound = [json.loads(heads) for (heads,) in home.query("SELECT heads FROM bindings")]
    named = [[int(guild), seq] for heads in bound for guild, (seq, _) in heads.items()]
    assert [OTHER, 2] in named
    assert [head for head in named if head[0] == GUILD] in ([], [[GUILD, 4]])


async def test_a_head_without_an_owner_is_damaged_until_a_start_takes_it_over(home: Home) -> None:
    store = await Store.open(home.url, noon)
    await store.save(change(at(1), 1))
    if not home.takes("UPDATE chains SET epoch = 'nonsense'"):
        await store.close()
        return
    with pytest.raises(NotSaved, match=f"the head of server {GUILD} is damaged"):
        await store.save(change(at(1), 2))
    await store.close()
    store = await Store.open(home.url, noon)
    assert (await store.save(change(at(1), 2))).seq == 2
    await store.close()


@pytest.mark.parametrize("epochs", ["DELETE FROM epochs", "UPDATE epochs SET newest = 1"], ids=["emptied", "set back"])
async def test_an_epoch_that_was_set_back_is_not_given_out_twice(home: Home, epochs: str) -> None:
    for number in range(1, 4):
        store = await Store.open(home.url, noon)
        await store.save(change(at(number), 1))
        await store.close()
    home.query(epochs)
    store = await Store.open(home.url, noon)
    assert home.query("SELECT newest FROM epochs") == home.query("SELECT epoch FROM chains") == [(4,)]
    await store.save(change(at(1), 2))
    home.query(epochs)
    assert f"server {GUILD}: its head is of process 4, but the newest process is" in (await store.check())[0]
    await store.close()


@pytest.mark.parametrize("epoch", [HIGHEST - 1, HIGHEST, "'nonsense'"])
async def test_one_damaged_owner_leaves_the_others_and_the_next_starts(home: Home, epoch: object) -> None:
    for number in range(1, 4):
        store = await Store.open(home.url, noon)
        await store.save(change(at(1), number))
        await store.save(change(at(number, OTHER), 1))
        await store.close()
    home.query("DELETE FROM epochs")
    if not home.takes(f"UPDATE chains SET epoch = {epoch} WHERE guild = {GUILD}"):
        return
    for expected in (4, 5):
        store = await Store.open(home.url, noon)
        assert home.query("SELECT newest FROM epochs") == [(expected,)]
        await store.close()


@pytest.mark.parametrize("newest", [HIGHEST, 1 << 62, "'nonsense'", "2.5"])
async def test_a_damaged_epoch_is_refused_in_one_line(home: Home, newest: object) -> None:
    store = await Store.open(home.url, noon)
    fraction = newest == "2.5" and not isinstance(home, FileHome)  # a server rounds it
    if fraction or not home.takes(f"UPDATE epochs SET newest = {newest}"):
        await store.close()
        return
    if not isinstance(newest, int):
        assert await store.check() == [f"the newest process is damaged: {newest}".replace("'", "")]
    await store.close()
    with pytest.raises(StoreUnusable, match=r"cannot be used: its newest epoch is damaged; restore a backup$"):
        await Store.open(home.url, noon)


# --- bindings ---


async def test_heads_are_bound_while_something_changes_and_at_the_end(home: Home, times: list[float]) -> None:
    def bound() -> list[tuple[int, float]]:
        return [tuple(row) for row in home.query("SELECT number, at FROM bindings")]

    store = await Store.open(home.url, lambda: times[-1])
    await store.save(change(at(1), 1))
    assert bound() == []
    times.append(NOON + BIND_EVERY)
    await store.leasing.beat(5)  # whatever is committed next
    assert bound() == [(1, NOON + BIND_EVERY)]
    times.append(NOON + 2 * BIND_EVERY)
    await store.leasing.beat(6)
    assert bound() == [(1, NOON + BIND_EVERY)], "nothing has changed"
    await asyncio.gather(*(store.save(change(at(n, OTHER), 1)) for n in range(150)))
    await store.close()
    assert [number for number, _ in bound()] == [1, 2]
    assert home.query("SELECT seq - bound FROM chains") == [(0,), (0,)]
    assert faults_in(home) == []


async def test_what_a_kill_left_unbound_is_bound_by_the_next_start(home: Home) -> None:
    store = await Store.open(home.url, noon)
    await store.save(change(at(1), 1))
    await store.close()
    home.query("DELETE FROM bindings")
    home.query("UPDATE chains SET bound = 0")
    await (await Store.open(home.url, noon)).close()
    assert home.query("SELECT number, epoch FROM bindings") == [(1, 2)]
    assert faults_in(home) == []


async def test_a_binding_that_fails_fails_no_play(store: Store, home: Home, times: list[float]) -> None:
    home.query("ALTER TABLE bindings RENAME TO others")
    times.append(NOON + BIND_EVERY)
    assert (await store.save(change(at(1), 1))).seq == 1
    with pytest.raises(NotNext):
        await store.save(change(at(1), 1))

"""Duplicate evenings in a store: numbered in each server, and found again while a table of them lives."""

from __future__ import annotations

from dataclasses import replace

from bot.store import Store, StoredEvening
from tests.store.homes import Home
from tests.store.makings import GUILD, OTHER, RULES, at, change, noon

SECRET = "5e" * 32
EVENING = StoredEvening(GUILD, 0, "big-two", "house · taiwan", RULES, ("callouts",), 4, "", 7, SECRET)


async def test_evenings_are_numbered_in_each_server(store: Store) -> None:
    assert [await store.evenings.begin(EVENING) for _ in range(2)] == [1, 2]
    assert await store.evenings.begin(replace(EVENING, guild=OTHER)) == 1


async def test_an_evening_is_found_again_as_long_as_a_table_of_it_lives(store: Store, home: Home) -> None:
    number = await store.evenings.begin(EVENING)
    other = await store.evenings.begin(replace(EVENING, against="sharp"))
    await store.evenings.add_table(GUILD, number, at(1))
    await store.evenings.add_table(GUILD, number, at(2))
    await store.evenings.add_table(GUILD, number, at(2))  # a second try
    await store.evenings.add_table(GUILD, other, at(3))
    assert await store.evenings.running() == []  # none of the tables was opened yet
    await store.save(change(at(1), 1))
    await store.save(change(at(2), 1))
    await store.save(change(at(2), 2, ended=True))
    [(found, tables)] = await store.evenings.running()
    assert found == replace(EVENING, number=number)
    assert found.seed == SECRET
    assert SECRET not in repr(found)
    assert tables == (at(1), at(2))
    await store.close()
    store = await Store.open(home.url, noon)
    assert await store.evenings.running() == [(found, tables)]
    await store.save(change(at(1), 2, ended=True))
    assert await store.evenings.running() == []
    await store.close()


async def test_a_damaged_evening_keeps_no_other_from_being_found(store: Store, home: Home) -> None:
    for number in (1, 2):
        assert await store.evenings.begin(EVENING) == number
        await store.evenings.add_table(GUILD, number, at(number))
        await store.save(change(at(number), 1))
    await store.close()
    home.query("update evenings set seed = 'no seed' where number = 1")
    store = await Store.open(home.url, noon)
    assert [(evening.number, tables) for evening, tables in await store.evenings.running()] == [(2, (at(2),))]
    await store.close()

"""People by random number, and what is stored about a server."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import Store

ACCOUNT = 80_351_110_224_678_912


async def test_a_person_has_one_number_for_good(store: Store) -> None:
    person = await store.person(ACCOUNT, "north")
    assert 0 < person < 1 << 63
    assert person != ACCOUNT
    assert await store.person(ACCOUNT, "north") == person
    assert await store.accounts([person, person - 1]) == {person: ACCOUNT}


async def test_the_last_name_is_kept(store: Store) -> None:
    person = await store.person(ACCOUNT, "north")
    other = await store.person(ACCOUNT + 1, "north")
    assert await store.person(ACCOUNT, "south") == person
    assert await store.names([person, other, 12345, person]) == {person: "south", other: "north"}
    assert await store.names([]) == {}


async def test_a_first_sight_from_many_sides_makes_one_person(store: Store) -> None:
    seen = await asyncio.gather(*(store.person(ACCOUNT + n % 3, f"name {n}") for n in range(30)))
    assert len(set(seen)) == 3
    assert set(await store.names(seen)) == set(seen)


@pytest.mark.parametrize(
    "name",
    ["大老二", "a\u202eb", "'; DROP TABLE people; --", '"%s" :x ?', "👨‍👩‍👧‍👦", "", " ", "x" * 10_000, "Zalgơ̷̢"],
)
async def test_odd_names_come_back_as_they_were(store: Store, name: str) -> None:
    person = await store.person(ACCOUNT, name)
    assert await store.names([person]) == {person: name}


@pytest.mark.parametrize(("name", "kept"), [("a\0b", "a\ufffdb"), ("a\ud83c", "a\ufffd"), ("\udc00", "\ufffd")])
async def test_what_no_database_holds_is_replaced(store: Store, name: str, kept: str) -> None:
    person = await store.person(ACCOUNT, name)
    assert await store.person(ACCOUNT, name) == person
    assert await store.names([person]) == {person: kept}


async def test_names_of_very_many_people(store: Store) -> None:
    persons: list[int] = []
    for first in range(1, 522, 40):  # whoever waits too long for a connection is told so
        some = range(first, min(first + 40, 522))
        persons += await asyncio.gather(*(store.person(account, str(account)) for account in some))
    assert await store.names(persons) == {person: str(account) for account, person in enumerate(persons, 1)}


async def test_settings_are_kept_by_server_and_key(store: Store) -> None:
    async def seen(prefix: str) -> set[tuple[int, str]]:
        found = set[tuple[int, str]]()
        await store.see_settings(prefix, lambda guild, key, _: found.add((guild, key)))
        return found

    assert await store.setting(1, "rules") is None
    await store.set_setting(1, "rules", {"preset": "pagat-basic", "changes": {}})
    await store.set_setting(1, "rules", {"preset": "chudadi-standard", "changes": {"top.enforce": "legal"}})
    await store.set_setting(2, "rules", ["大"])
    await store.set_setting(1, "language", None)
    assert await store.setting(1, "rules") == {"preset": "chudadi-standard", "changes": {"top.enforce": "legal"}}
    assert await store.setting(2, "rules") == ["大"]
    assert await store.setting(1, "language") is None
    assert await seen("r") == {(1, "rules"), (2, "rules")}
    assert await store.settings(2, ["rules", "language", *map(str, range(1000))]) == {"rules": ["大"]}
    await store.set_setting(2, "rules", None)
    assert await seen("rules") == {(1, "rules")}
    assert await seen("r_les") == set()
    with pytest.raises(ValueError):
        await store.set_setting(1, "rules", object())


async def test_table_numbers_have_no_gaps_and_no_repeats(store: Store) -> None:
    numbers = await asyncio.gather(*(store.next_table_number(1 + n % 2) for n in range(40)))
    assert sorted(numbers[::2]) == sorted(numbers[1::2]) == list(range(1, 21))
    assert await store.next_table_number(3) == 1

"""Deals that people of the loopback Discord have played at tables that have ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.store import Store
from tests.bot.running_bot.house import House
from tests.store.makings import change, entries


async def book(
    house: House, table: int, names: Sequence[str], *deals: tuple[int, ...], rated: bool = False, **given: Any
) -> None:
    """Deals 1, 2, ... of a table, with these points by seat; seats without a name are computers'.

    ``channel`` is where they were played, and anything else stands in their entries. ``rated``: they change ratings,
    with everybody for themselves.
    """
    store = await Store.open(house.settings.database_url, house.clock.now)
    guild = house.playground.state.guild
    persons = tuple([await store.person(int(guild.person(name).id), name) for name in names])
    place = {"channel": given.pop("channel")} if "channel" in given else {}
    for number, points in enumerate(deals, 1):
        of_deal = entries(*points, deal=number, persons=persons, **given)
        if rated:
            of_deal = tuple(replace(one, rated_side=one.seat) for one in of_deal)
        ended = number == len(deals)
        await store.save(
            change(f"{guild.id}-{table}", number, guild=int(guild.id), entries=of_deal, ended=ended, **place)
        )
    await store.close()


async def crowd(house: House, table: int, people: int) -> None:
    """A deal for each of many people, who are numbered from the first place on, against a computer."""
    store = await Store.open(house.settings.database_url, house.clock.now)
    guild = int(house.playground.state.guild.id)
    persons = [await store.person(10_000 + number, f"Member {number}") for number in range(1, people + 1)]
    booked = [
        one
        for deal, person in enumerate(persons, 1)
        for one in entries(100 - deal, deal - 100, deal=deal, persons=(person,))
    ]
    await store.save(change(f"{guild}-{table}", 1, entries=tuple(booked), ended=True))
    await store.close()

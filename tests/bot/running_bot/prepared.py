"""Tables that are in the database before the bot starts, in the situation that a story needs."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count, takewhile
from typing import Any

from bot.engine.actions import must_act
from bot.engine.game import Deal, find_game
from bot.games.big_two.deal.seam import PLAY, BigTwoView
from bot.store import Change, Store, Written
from bot.tables import commands as do
from bot.tables.log.table_log import VERSION, logged, table_from_json, table_to_json
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from tests.bot.running_bot.house import CHANNEL, House
from tests.engine.asking import may_act
from tests.tables.seated import after, opening, steps

DEALS = 3
"""The number of deals played with one seed before another is tried; for an offer it is only how the first begins."""

Wanted = Callable[[BigTwoView], bool]
"""Whether the situation, as seen from the first person's seat, is the one wanted."""


def can_play(view: BigTwoView) -> bool:
    """The first person is to play and can: of three hundred people who are asked first, one can only pass."""
    return must_act(view) == {0} and any(action.verb == "play" for action in view.legal_actions())


async def prepared(
    house: House,
    wanted: Wanted,
    people: Sequence[str] = ("Ann",),
    preset: str = "chudadi-standard",
    changes: Mapping[str, Any] | None = None,
    *,
    offered: bool = False,
    callouts: bool = False,
    guild: int = 0,
    seed: int = 1,
) -> Table:
    """Save a table of these people and computers with a deal that has reached the wanted situation.

    Deals are played until then. ``changes`` modify the preset. ``offered``: the situation is during a redeal offer.
    ``callouts`` is as in ``Open``. ``guild`` is given if the table belongs to another server than the playground's.
    ``seed`` is the first that is tried.
    """
    store = await Store.open(house.settings.database_url, house.clock.now)
    humans = [house.playground.state.guild.person(name) for name in people]
    persons = [await store.person(int(human.id), human.name) for human in humans]
    state = house.playground.state
    rules = find_game("big-two").rules(preset, changes or {})
    command = opening(
        preset,
        rules=rules.to_json(),
        person=persons[0],
        guild=guild or int(state.guild.id),
        channel=int(state.guild.channel(CHANNEL)["id"]),
        computers=0,
        options=("callouts",) if callouts else (),
    )
    table = _played_to(wanted, command, persons, seed, offered=offered)
    await _save(store, command, table)
    await store.close()
    return table


async def opened(house: House, seeds: Iterable[str], wanted: Callable[[Deal], bool], **given: Any) -> Table:
    """Save a table that Ann has just opened, with the first of the seeds whose first deal is the one wanted.

    ``given`` are further fields of ``Open``, among them the game and its rules.
    """
    store = await Store.open(house.settings.database_url, house.clock.now)
    human = house.playground.state.guild.person("Ann")
    state = house.playground.state
    fields = {
        "person": await store.person(int(human.id), human.name),
        "guild": int(state.guild.id),
        "channel": int(state.guild.channel(CHANNEL)["id"]),
        **given,
    }
    commands = (opening(**fields, seed=seed) for seed in seeds)
    tables = ((command, open_table(command)) for command in commands)
    command, table = next(
        (command, table) for command, table in tables if wanted(table.match.start_deal(table.shuffle())[0])
    )
    await _save(store, command, table)
    await store.close()
    return table


async def brought(
    house: House, people: Sequence[str], seeds: Iterable[str], to: Callable[[Table], Table | None], **given: Any
) -> Table:
    """Save a table of these people whose first deal ``to`` brings somewhere, with the first seed for which it can.

    ``given`` are further fields of ``Open``, among them the game and its rules.
    """
    store = await Store.open(house.settings.database_url, house.clock.now)
    state = house.playground.state
    humans = [state.guild.person(name) for name in people]
    host, *others = [await store.person(int(human.id), human.name) for human in humans]
    place = {"guild": int(state.guild.id), "channel": int(state.guild.channel(CHANNEL)["id"])}
    for seed in seeds:
        command = opening(**{"person": host, **place, **given, "seed": seed})
        table = to(after(open_table(command), *map(do.Join, others), do.Start(host)))
        if table is not None:
            await _save(store, command, table)
            await store.close()
            return table
    raise AssertionError("no seed leads there")


async def _save(store: Store, command: do.Open, table: Table) -> None:
    entry, _ = logged(command, None)
    await store.save(
        Change(
            table=table.id,
            guild=table.guild,
            channel=table.channel,
            number=1,
            command=entry,
            snapshot=Written(table_to_json(table)),
            version=VERSION,
            rules=Written(command.rules),
        )
    )


def _played_to(wanted: Wanted, command: do.Open, persons: Sequence[int], first: int, *, offered: bool) -> Table:
    host, *others = persons
    for seed in count(first):
        fresh = replace(command, seed=f"{seed:064x}")
        table = after(open_table(fresh), *map(do.Join, others))
        table = after(table, *(do.AddComputer(host) for _ in range(table.free)), do.Start(host))
        course = _course(table, seed)
        for reached in takewhile(_offers_a_redeal, course) if offered else course:
            if is_there(reached, wanted, offered=offered):
                return reached
    raise AssertionError("never reached")


def _course(table: Table, seed: int) -> Iterator[Table]:
    """The table after each step of its first deals."""
    for _ in range(DEALS):
        yield table
        for _, later in steps(table, random.Random(seed)):
            table = later
            yield table
        table = after(table, *map(do.Ready, table.persons))


def _offers_a_redeal(table: Table) -> bool:
    return table.deal is not None and table.deal.due() is not None


def is_there(table: Table, wanted: Wanted, *, offered: bool) -> bool:
    """Whether a table has reached the wanted situation; in an offer, only if no other seat asks for a redeal."""
    if table.deal is None or _offers_a_redeal(table) != offered or (offered and may_act(table.deal) - {0}):
        return False
    view = table.deal.view(0)
    return PLAY.sees(view) and wanted(view)


def stored_table(house: House) -> Table:
    """The only table of a house, as the database has it."""
    [table] = stored_tables(house)
    return table


def stored_tables(house: House) -> list[Table]:
    """All tables of a house, as the database has them, by id."""
    kept = "select snapshot, rules from tables join table_rules using (table_id) order by table_id"
    return [table_from_json(json.loads(snapshot), json.loads(rules)) for snapshot, rules in house.stored(kept)]

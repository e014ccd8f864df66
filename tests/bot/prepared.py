"""Tables that stand in the database before the bot starts, in a situation that a story is about."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import count

from bot.games.big_two.view import BigTwoView
from bot.store import Change, Store, digest
from bot.tables import commands as do
from bot.tables.log import logged
from bot.tables.snapshot import table_to_json
from bot.tables.table import VERSION, Table, open_table
from tests.bot.house import CHANNEL, House
from tests.tables.seated import after, opening, steps

Wanted = Callable[[BigTwoView], bool]
"""Whether the situation, as the first person's seat sees it, is the one asked for."""


async def prepared(
    house: House, wanted: Wanted, people: Sequence[str] = ("Ann",), preset: str = "chudadi-standard"
) -> Table:
    """Save a table of these people and computers with a deal that has come to the wanted situation."""
    store = await Store.open(house.settings.database_url, house.clock.now)
    humans = [house.playground.state.guild.person(name) for name in people]
    persons = [await store.person(int(human.id), human.name) for human in humans]
    state = house.playground.state
    command = opening(
        preset,
        person=persons[0],
        guild=int(state.guild.id),
        channel=int(state.guild.channel(CHANNEL)["id"]),
        computers=4 - len(people),
    )
    table = _brought_to(wanted, command, persons)
    snapshot = table_to_json(table)
    entry, _ = logged(command, None)
    await store.save(
        Change(
            table=table.id,
            guild=table.guild,
            channel=table.channel,
            number=1,
            command=entry,
            state_hash=digest(snapshot),
            snapshot=snapshot,
            version=VERSION,
        )
    )
    await store.close()
    return table


def _brought_to(wanted: Wanted, command: do.Open, persons: Sequence[int]) -> Table:
    host, *others = persons
    for seed in count(1):
        fresh = do.Open(**{**_fields(command), "seed": f"{seed:064x}"})
        table = after(open_table(fresh), *map(do.Join, others), do.Start(host))
        for _, later in steps(table, random.Random(seed)):
            view = later.deal.view(0) if later.deal else None
            if isinstance(view, BigTwoView) and wanted(view):
                return later
    raise AssertionError("never reached")


def _fields(command: do.Open) -> dict[str, object]:
    return {name: getattr(command, name) for name in command.__dataclass_fields__}

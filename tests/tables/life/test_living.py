"""The living tables are found as if each of them were looked at."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace

import pytest

from bot.engine.table_values import Sitter
from bot.tables.life.living import LivingTable, LivingTables, StillAsleep
from bot.tables.log.outlines import outline_of
from bot.tables.moment import Moment
from bot.tables.table import Table
from tests.tables.seated import lobby, with_sitters

PEOPLE, CHANNELS, GUILDS = range(1, 7), (10, 11, 12), (1, 2)


def changed(table: Table, chance: random.Random) -> Table:
    """A table at which somebody has come or gone, or that has moved."""
    seats = [None if one is None or chance.random() < 0.3 else one for one in table.sitters]
    free = [person for person in PEOPLE if all(one is None or one.person != person for one in seats)]
    seats = [Sitter(person=free.pop()) if one is None and free and chance.random() < 0.4 else one for one in seats]
    channel = chance.choice(CHANNELS) if chance.random() < 0.1 else table.channel
    return replace(with_sitters(table, seats), identity=replace(table.identity, channel=channel))


@pytest.mark.parametrize("seed", range(5))
def test_tables_are_found_as_by_looking_at_each(seed: int) -> None:
    chance, living, tables = random.Random(seed), LivingTables(), dict[str, Table]()
    for number in range(300):
        if chance.random() < 0.1 and tables:
            gone = chance.choice(list(tables))
            del tables[gone]
            living.drop(gone)
        elif chance.random() < 0.2 or not tables:
            guild = chance.choice(GUILDS)
            place = replace(lobby().identity, number=number, guild=guild, channel=chance.choice(CHANNELS))
            made = replace(lobby(), identity=place)
            tables[made.id] = changed(made, chance)
            put(living, Moment(None, tables[made.id]))
        else:
            table = chance.choice(list(tables.values()))
            tables[table.id] = changed(table, chance)
            put(living, Moment(table, tables[table.id]))
        asleep = chance.sample(living.awake(), len(living.awake()) // 8)
        for known in asleep:
            known.moment = None
        assert [one.id for one in living.all()] == list(tables)
        assert [one.moment and one.moment.table for one in living.awake()] == [
            table for table in tables.values() if is_awake(living, table)
        ]
        for channel in CHANNELS:
            assert ids(living.in_channel(channel)) == {one.id for one in tables.values() if one.channel == channel}
        for person in PEOPLE:
            assert ids(living.of(person)) == {one.id for one in tables.values() if person in one.persons}
        for guild in GUILDS:
            assert living.numbered(guild, number) is living.find(f"{guild}-{number}")
            assert (living.numbered(guild, number) is not None) is (f"{guild}-{number}" in tables)


def put(living: LivingTables, moment: Moment) -> None:
    living.put(moment, outline_of(moment))


def ids(tables: Iterable[LivingTable]) -> set[str]:
    return {table.id for table in tables}


def is_awake(living: LivingTables, table: Table) -> bool:
    """Whether a table is awake. One that sleeps is never taken for one that has ended."""
    try:
        return living.get(table.id) == table
    except StillAsleep:
        return False


def test_nothing_is_left_of_a_table_that_has_ended() -> None:
    living = LivingTables()
    put(living, Moment(None, lobby()))
    living.drop(lobby().id)
    living.drop("9-9")
    assert not any(vars(living).values())

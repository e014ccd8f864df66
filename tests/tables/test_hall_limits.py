"""How many tables a hall accepts, by person and by server, and that an ended table leaves no trace."""

from __future__ import annotations

import asyncio

import pytest

from bot.games.game import find_game
from bot.store import Store
from bot.tables import commands as do
from bot.tables.hall import Hall
from bot.tables.limits import TABLES_OF_A_GUILD, TABLES_OF_A_HOST
from bot.tables.outcome import Outcome
from bot.tables.table_refusals import TableRefusal, refuse
from cogs.ui.refusal_messages import table_refusal
from tests.tables.hall_at_work import Ears, interactions, of, people
from tests.tables.seated import CHANNEL, GUILD


async def asked(hall: Hall, person: int, guild: int = GUILD, interaction: int | None = None) -> Outcome:
    """The outcome of asking for a table."""
    return await hall.open_table(
        person=person,
        guild=guild,
        channel=CHANNEL,
        game="big-two",
        preset="pagat-basic",
        rules=find_game("big-two").rules("pagat-basic"),
        computers=0,
        interaction=interaction or next(interactions),
    )


def refused(outcome: Outcome) -> dict[str, object]:
    assert outcome.refusal is not None
    assert outcome.refusal.name == TableRefusal.TOO_MANY
    assert outcome.table is None
    return dict(outcome.refusal.args)


async def test_a_person_hosts_so_many_tables_and_no_more(hall: Hall, store: Store) -> None:
    ann, bo = await people(store, 2)
    outcomes = await asyncio.gather(*(asked(hall, ann) for _ in range(TABLES_OF_A_HOST + 3)))
    assert len(hall.tables()) == len(await store.tables()) == TABLES_OF_A_HOST
    assert [refused(one) for one in outcomes if one.refusal] == [{"of": "host", "n": TABLES_OF_A_HOST}] * 3
    refused(await asked(hall, ann, guild=GUILD + 1))
    of(await asked(hall, bo))


async def test_a_table_that_ends_or_gets_another_host_makes_room(hall: Hall, store: Store) -> None:
    ann, bo = await people(store, 2)
    first, second, *_ = [of(await asked(hall, ann)).id for _ in range(TABLES_OF_A_HOST)]
    of(await hall.do(first, do.End(ann), next(interactions)))
    of(await asked(hall, ann))
    refused(await asked(hall, ann))
    of(await hall.do(second, do.Join(bo), next(interactions)))
    of(await hall.do(second, do.Leave(ann), next(interactions)))
    of(await asked(hall, ann))


async def test_a_server_has_so_many_tables_and_no_more(hall: Hall, store: Store) -> None:
    *crowd, last = await people(store, TABLES_OF_A_GUILD // TABLES_OF_A_HOST + 1)
    await asyncio.gather(*(asked(hall, person) for person in crowd for _ in range(TABLES_OF_A_HOST)))
    assert len(hall.tables()) == TABLES_OF_A_GUILD
    assert refused(await asked(hall, last)) == {"of": "guild", "n": TABLES_OF_A_GUILD}
    of(await asked(hall, last, guild=GUILD + 1))


async def test_an_opening_told_twice_is_done_even_where_it_was_the_last_one(hall: Hall, store: Store) -> None:
    [ann] = await people(store, 1)
    numbers = [next(interactions) for _ in range(TABLES_OF_A_HOST)]
    for number in numbers:
        of(await asked(hall, ann, interaction=number))
    again = await asked(hall, ann, interaction=numbers[-1])
    assert (again.refusal, again.repeated) == (None, True)


@pytest.mark.parametrize(("whose", "says"), [("host", "You host 5 tables. "), ("guild", "This server has 5 tables. ")])
def test_the_refusal_says_whose_tables_are_many(whose: str, says: str) -> None:
    headline, note = table_refusal(refuse(TableRefusal.TOO_MANY, of=whose, n=5), None, "en").parts
    assert isinstance(headline, str)
    assert headline.startswith(f"**{says}")
    assert "open another" in str(note)


async def test_the_lock_of_a_table_goes_with_it_and_those_who_wait_are_told_that_it_ended(
    hall: Hall, store: Store
) -> None:
    [ann] = await people(store, 1)
    table = of(await asked(hall, ann)).id
    commands = [do.End(ann), do.Start(ann), do.Cut(ann, "late")]
    first, *late = await asyncio.gather(*(hall.do(table, one, next(interactions)) for one in commands))
    of(first)
    assert [one.refusal.name if one.refusal else None for one in late] == [TableRefusal.ENDED] * 2
    assert table not in hall._locks  # leftovers of an ended table show nowhere else


async def test_of_very_many_tables_that_nobody_can_be_shown_the_oldest_end(hall: Hall, store: Store) -> None:
    persons = await people(store, TABLES_OF_A_GUILD // TABLES_OF_A_HOST)
    tables = []
    for _ in range(2):
        tables += [of(await asked(hall, persons[number // TABLES_OF_A_HOST])).id for number in range(TABLES_OF_A_GUILD)]
        for table in tables:
            hall.suspend(table)
    ears = Ears(hall)
    await ears.until(lambda: len(hall.tables()) == TABLES_OF_A_GUILD)
    assert list(hall.suspended) == [table.id for table in hall.tables()] == tables[TABLES_OF_A_GUILD:]

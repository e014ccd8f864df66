"""How many tables a hall accepts, by person and by server, and that an ended table leaves no trace.

Promise: A full server makes room for whoever hosts less, in a stated time, whatever others do, and no deal in hand
becomes void for it.
"""

from __future__ import annotations

import asyncio

import pytest

from bot.store import Store
from bot.tables import commands as do
from bot.tables.deal.deadlines import LONGEST_CLOCK, ROOM_MADE_AFTER
from bot.tables.expiries import Fading
from bot.tables.life import living, suspension
from bot.tables.life.hall import Hall
from bot.tables.life.living import PLAYED_WITHIN, TABLES_OF_A_GUILD, TABLES_OF_A_HOST
from bot.tables.log.table_log import fold
from bot.tables.moment import Outcome
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal, refuse
from cogs.ui.refusal_messages import table_refusal
from tests.store.homes import BOTH_AT_SCALE
from tests.tables.hall_at_work import Ears, act, interactions, of, people, play_deal, table_of, waits_for
from tests.tables.seated import GUILD, opening
from tests.tables.turned_clock import TurnedClock

FEW = 20
"""Places of a server that is soon full."""


@pytest.fixture(autouse=True)
def places(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many tables a server has at most: few, unless a test asks for as many as the bot allows."""
    places: int = getattr(request, "param", FEW)
    for module in (living, suspension):
        monkeypatch.setattr(module, "TABLES_OF_A_GUILD", places)
    return places


async def asked(
    hall: Hall,
    person: int,
    guild: int = GUILD,
    interaction: int | None = None,
    computers: int = 0,
    clock: int | None = None,
) -> Outcome:
    """The outcome of asking for a table."""
    wish = opening("pagat-basic", person=person, guild=guild, computers=computers, clock=clock)
    return await hall.open_table(wish, interaction or next(interactions))


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


async def filled(hall: Hall, store: Store, places: int) -> tuple[list[int], list[int]]:
    """A server with all its tables, each with one person and computers, by hosts of five; and two more people."""
    *crowd, ann, bo = await people(store, places // TABLES_OF_A_HOST + 2)
    for person in crowd:
        for _ in range(TABLES_OF_A_HOST):
            of(await asked(hall, person, computers=3))
    assert len(hall.tables()) == places
    return crowd, [ann, bo]


async def test_in_a_full_server_the_idlest_lobby_gives_way(
    hall: Hall, store: Store, clock: TurnedClock, places: int
) -> None:
    crowd, (ann, bo) = await filled(hall, store, places)
    first, second, third, *_ = hall.tables()
    clock.turn(60)
    of(await hall.do(first.id, do.RemoveComputer(first.host), next(interactions)))
    of(await hall.do(second.id, do.Start(second.host), next(interactions)))
    of(await asked(hall, ann))
    assert (hall.get(third.id), len(hall.tables())) == (None, places)
    of(await asked(hall, bo, guild=GUILD + 1))
    assert len(hall.tables()) == places + 1
    refused(await asked(hall, crowd[-1]))


async def test_whoever_floods_a_full_server_makes_no_room_at_the_cost_of_others(
    hall: Hall, store: Store, places: int
) -> None:
    crowd, (ann, _) = await filled(hall, store, places)
    annes = of(await asked(hall, ann)).id
    assert sum(table.host == crowd[0] for table in hall.tables()) == TABLES_OF_A_HOST - 1
    of(await asked(hall, crowd[0]))  # at the cost of another one who hosts five
    for person in crowd:
        await asked(hall, person)
    assert hall.get(annes) is not None


async def all_started(hall: Hall, but: str = "") -> None:
    for table in hall.tables():
        if table.stage is Stage.LOBBY and table.id != but:
            of(await hall.do(table.id, do.Start(table.host), next(interactions)))


async def test_else_the_idlest_table_of_whoever_hosts_most_gives_way_after_a_word(
    hall: Hall, store: Store, clock: TurnedClock, places: int
) -> None:
    crowd, (ann, bo) = await filled(hall, store, places)
    ears = Ears(hall)
    await all_started(hall)
    of(await hall.do(hall.tables()[0].id, do.End(crowd[0], admin=True), next(interactions)))
    of(await asked(hall, crowd[0], computers=3))  # a lobby of the host's own, and then a deal that is young
    clock.turn(PLAYED_WITHIN)
    [young] = [table for table in hall.tables() if table.stage is Stage.LOBBY]
    of(await hall.do(young.id, do.Start(young.host), next(interactions)))
    idlest, minutes = hall.tables()[0], ROOM_MADE_AFTER // 60
    assert refused(await asked(hall, ann)) == {"of": "guild", "n": places, "minutes": minutes}
    assert [table.id for table in hall.tables() if table.fading] == [idlest.id]
    clock.turn(60)
    assert refused(await asked(hall, ann))["minutes"] == minutes - 1  # one gives way for one
    assert refused(await asked(hall, bo))["minutes"] == minutes
    assert sum(bool(table.fading) for table in hall.tables()) == 2
    clock.turn(ROOM_MADE_AFTER)
    await ears.until(lambda: len(hall.tables()) == places - 2)
    for flooder in crowd:  # the places are kept for those who asked
        refused(await asked(hall, flooder))
    of(await asked(hall, bo))
    of(await asked(hall, ann))


@pytest.mark.parametrize("home", BOTH_AT_SCALE or ["file"], indirect=True)
@pytest.mark.parametrize("places", [TABLES_OF_A_GUILD], indirect=True)
async def test_twenty_who_play_at_a_hundred_tables_make_room_within_half_an_hour(
    hall: Hall, store: Store, clock: TurnedClock, places: int
) -> None:
    _, (ann, _) = await filled(hall, store, places)
    ears = Ears(hall)
    await all_started(hall)
    assert refused(await asked(hall, ann))["minutes"] == ROOM_MADE_AFTER // 60
    [told] = [table for table in hall.tables() if table.fading]
    assert (told.fading, told.closing, told.stage) == (Fading.LAST, True, Stage.DEAL)
    for _ in range(2):  # nobody finishes a deal, nor is any table idle
        clock.turn(ROOM_MADE_AFTER / 2 - 30)
        for table in hall.tables():
            await hall.do(table.id, do.LetIn(table.host, on=not table.lets_in), next(interactions))
        await ears.until(lambda: waits_for(hall, told.id, told.host))
        of(await act(hall, told.id))
    assert table_of(hall, told.id).fading is Fading.LAST
    clock.turn(60)
    await ears.until(lambda: hall.get(told.id) is None)
    of(await asked(hall, ann))
    [last] = [update.table for update in ears.updates if update.table.stage is Stage.ENDED]
    assert last.settled is not None
    assert not last.settled.result.void  # computers have finished the deal, which counts for who stalled it
    assert told.host in {sitter.person for sitter in last.settled.sitters if sitter}


async def test_a_place_is_free_while_computers_finish_the_last_deal(
    hall: Hall, store: Store, clock: TurnedClock, places: int
) -> None:
    _, (ann, _) = await filled(hall, store, places)
    ears = Ears(hall)
    await all_started(hall)
    refused(await asked(hall, ann))
    clock.turn(ROOM_MADE_AFTER)
    await ears.until(lambda: any(table.fading is Fading.OVER for table in hall.tables()))
    of(await asked(hall, ann))


async def test_nobody_is_told_in_their_hosts_name(hall: Hall, store: Store, places: int) -> None:
    _, (ann, _) = await filled(hall, store, places)
    await all_started(hall)
    refused(await asked(hall, ann))
    [told] = [table for table in hall.tables() if table.fading]
    event = (await store.events(told.id))[-1]
    assert event.command == {"do": "GiveWay", "surely": True}
    assert fold(await store.events(told.id)) == told


async def hosts_of_one(hall: Hall, store: Store, places: int, clock: int | None = None) -> int:
    """A server with all its tables, each begun by a host of its own who plays with computers; and one more person."""
    *crowd, ann = await people(store, places + 1)
    for person in crowd:
        of(await asked(hall, person, computers=3, clock=clock))
    await all_started(hall)
    return ann


async def test_whoever_hosts_one_table_and_plays_on_keeps_it(
    hall: Hall, store: Store, clock: TurnedClock, places: int
) -> None:
    ann = await hosts_of_one(hall, store, places)
    ears = Ears(hall)
    assert refused(await asked(hall, ann))["minutes"] == 0
    assert not any(table.fading for table in hall.tables())  # all are played at
    clock.turn(PLAYED_WITHIN)
    refused(await asked(hall, ann))
    [told] = [table for table in hall.tables() if table.fading is Fading.ROOM]
    await ears.until(lambda: waits_for(hall, told.id, told.host))
    of(await hall.do(told.id, do.LetIn(told.host, on=True), next(interactions)))
    assert table_of(hall, told.id).fading is Fading.ROOM
    of(await act(hall, told.id))
    assert not any(table.fading for table in hall.tables())
    refused(await asked(hall, ann))
    [other] = [table for table in hall.tables() if table.fading is Fading.ROOM]
    assert other.id != told.id


async def test_no_table_is_idle_within_its_clock_nor_just_after_a_deal(
    hall: Hall, store: Store, clock: TurnedClock, places: int
) -> None:
    ann = await hosts_of_one(hall, store, places, clock=LONGEST_CLOCK)
    ears = Ears(hall)
    clock.turn(LONGEST_CLOCK - 60)
    refused(await asked(hall, ann))
    assert not any(table.fading for table in hall.tables())
    just_over = hall.tables()[0].id
    await play_deal(hall, ears, just_over)
    assert table_of(hall, just_over).stage is Stage.BETWEEN
    clock.turn(60)
    refused(await asked(hall, ann))
    [told] = [table for table in hall.tables() if table.fading]
    assert told.id != just_over
    idle = [table for table in hall.tables() if table.id not in (just_over, told.id)]
    for table in idle:
        of(await hall.do(table.id, do.GiveWay()))
    refused(await asked(hall, ann))
    assert not table_of(hall, just_over).fading


async def test_nobody_gets_a_place_before_those_who_have_waited_longer(
    hall: Hall, store: Store, clock: TurnedClock, places: int
) -> None:
    _, (ann, bo) = await filled(hall, store, places)
    lobby = hall.tables()[0]
    hall.suspend(lobby.id)
    cy, liv = [await store.person(account, "Cy or Liv") for account in (5_000, 5_001)]
    of(await asked(hall, cy, computers=3))
    await all_started(hall, but=lobby.id)
    for person in (ann, bo):
        refused(await asked(hall, person))
    hall.unsuspend(lobby.id)
    refused(await asked(hall, liv))  # the lobby has made room, but not for Liv
    assert hall.get(lobby.id) is None
    ears = Ears(hall)
    clock.turn(ROOM_MADE_AFTER)
    await ears.until(lambda: sum(table.fading is not Fading.OVER for table in hall.tables()) == places - 3)
    for person in (liv, bo, ann):
        of(await asked(hall, person))


async def test_an_opening_told_twice_is_done_even_where_it_was_the_last_one(hall: Hall, ann: int) -> None:
    numbers = [next(interactions) for _ in range(TABLES_OF_A_HOST)]
    for number in numbers:
        of(await asked(hall, ann, interaction=number))
    again = await asked(hall, ann, interaction=numbers[-1])
    assert (again.refusal, again.repeated) == (None, True)


@pytest.mark.parametrize(("whose", "says"), [("host", "You host 5 tables. "), ("guild", "This server has 5 tables. ")])
def test_the_refusal_says_whose_tables_are_many(whose: str, says: str) -> None:
    headline, note = table_refusal(refuse(TableRefusal.TOO_MANY, of=whose, n=5, minutes=0), None, "en").parts
    assert isinstance(headline, str)
    assert headline.startswith(f"**{says}")
    assert "open another" in str(note)


async def test_the_lock_of_a_table_goes_with_it_and_those_who_wait_are_told_that_it_ended(hall: Hall, ann: int) -> None:
    table = of(await asked(hall, ann)).id
    commands: list[do.Command] = [do.End(ann), do.Start(ann), do.Cut(ann, "late")]
    first, *late = await asyncio.gather(*(hall.do(table, one, next(interactions)) for one in commands))
    of(first)
    assert [one.refusal.name if one.refusal else None for one in late] == [TableRefusal.ENDED] * 2
    assert table not in hall.sleep._locks  # leftovers of an ended table show nowhere else


async def test_of_very_many_tables_that_nobody_can_be_shown_the_oldest_end(
    hall: Hall, store: Store, places: int
) -> None:
    persons = await people(store, places // TABLES_OF_A_HOST)
    tables = []
    for _ in range(2):
        tables += [of(await asked(hall, persons[number // TABLES_OF_A_HOST])).id for number in range(places)]
        for table in tables:
            hall.suspend(table)
    ears = Ears(hall)
    await ears.until(lambda: len(hall.tables()) == places)
    assert list(hall.suspended) == [table.id for table in hall.tables()] == tables[places:]

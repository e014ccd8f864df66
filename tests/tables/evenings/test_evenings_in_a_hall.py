"""Evenings in a hall with a real store: when cards open, who may sit where, restarts, and the computers' room."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.dealing import commitment
from bot.engine.game import Refusal
from bot.store import Store
from bot.tables import commands as do
from bot.tables.evening import COMPUTERS_ROOM
from bot.tables.life.hall import Hall
from bot.tables.log.table_log import fold
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from tests.tables.evenings.evening_tables import begun, next_deal, opened_deals, room_of, tried_to_open
from tests.tables.hall_at_work import (
    Ears,
    all_awake,
    interactions,
    of,
    people,
    play_deal,
    same_everywhere,
    table_of,
)
from tests.tables.seated import as_kept
from tests.tables.turned_clock import TurnedClock


async def test_cards_open_at_every_table_once_the_last_has_played_the_deal(
    hall: Hall, store: Store, ears: Ears
) -> None:
    ann, bo = await people(store, 2)
    evening = await begun(hall, ann)
    first, second = await room_of(hall, evening, ann), await room_of(hall, evening, bo)
    one, other = table_of(hall, first), table_of(hall, second)
    assert one.sealed.commitment == other.sealed.commitment
    assert one.deal is not None
    assert other.deal is not None
    assert one.shuffle().order == other.shuffle().order
    assert one.deal.dealt == other.deal.dealt

    await play_deal(hall, ears, first)
    assert not hall.evenings.may_open(first, 1)
    assert hall.evenings.waits_for(first, 1) == (other.number,)
    await next_deal(hall, ears, first)  # it may go on while the cards of its first deal are closed
    assert table_of(hall, first).is_played_out
    assert opened_deals(hall, first) == opened_deals(hall, second) == 0
    await play_deal(hall, ears, second)
    await ears.until(lambda: opened_deals(hall, first) == opened_deals(hall, second) == 1)
    assert hall.evenings.may_open(first, 1)
    assert not hall.evenings.may_open(first, 2)
    await same_everywhere(hall, store, first)
    await same_everywhere(hall, store, second)
    told = table_of(hall, first).evening
    assert told is not None
    assert [room.table for room in told.opened[0]] == [one.number, other.number]
    assert table_of(hall, second).evening.opened == told.opened  # type: ignore[union-attr]  # it plays one
    await next_deal(hall, ears, second)
    await ears.until(lambda: hall.get(first) is None and hall.get(second) is None)
    for table in (first, second):
        folded = fold(await store.events(table))
        assert folded.stage is Stage.ENDED
        assert folded.evening is not None
        assert len(folded.evening.opened) == 2
    assert hall.evenings.may_open(first, 2)
    assert await store.check() == []


async def test_a_person_sits_at_one_table_of_an_evening(hall: Hall, store: Store, ears: Ears) -> None:
    ann, bo = await people(store, 2)
    evening = await begun(hall, ann)
    first = of(await tried_to_open(hall, evening, ann)).id
    again = await tried_to_open(hall, evening, ann)
    assert again.refusal is not None
    assert again.refusal.name == TableRefusal.EVENING_ELSEWHERE
    assert again.refusal.args["other"] == table_of(hall, first).number
    second = of(await tried_to_open(hall, evening, bo)).id
    for person, table in ((ann, second), (bo, first)):
        refused = (await hall.do(table, do.Join(person), next(interactions))).refusal
        assert refused is not None
        assert refused.name == TableRefusal.EVENING_ELSEWHERE
    # who only sat in a lobby may leave for another table, who held a hand may not
    cal = await store.person(7, "Cal")
    of(await hall.do(second, do.Join(cal), next(interactions)))
    of(await hall.do(second, do.Leave(cal), next(interactions)))
    of(await hall.do(first, do.Join(cal), next(interactions)))
    of(await hall.do(first, do.Start(ann), next(interactions)))
    of(await hall.do(first, do.Leave(cal), next(interactions)))
    refused = (await hall.do(second, do.Join(cal), next(interactions))).refusal
    assert refused is not None
    assert refused.name == TableRefusal.EVENING_ELSEWHERE


async def test_whoever_joins_two_tables_of_an_evening_at_once_sits_at_one(hall: Hall, store: Store, ears: Ears) -> None:
    ann, bo, cal = await people(store, 3)
    evening = await begun(hall, ann)
    tables = [of(await tried_to_open(hall, evening, person)) for person in (ann, bo)]
    for table in tables:  # to ask takes no place at the evening
        assert not isinstance(hall.evenings.would_decide(table, do.Join(cal), ""), Refusal)
    outcomes = await asyncio.gather(*(hall.do(table.id, do.Join(cal), next(interactions)) for table in tables))
    [refused] = [one.refusal for one in outcomes if one.refusal is not None]
    assert refused.name == TableRefusal.EVENING_ELSEWHERE
    [told] = [table for table in tables if cal not in table_of(hall, table.id).persons]
    asked = hall.evenings.would_decide(table_of(hall, told.id), do.Join(cal), "")
    assert asked == refused


async def test_an_evening_takes_no_table_once_a_deal_is_open_nor_one_that_is_unknown(
    hall: Hall, store: Store, ears: Ears
) -> None:
    ann, bo, cal = await people(store, 3)
    evening = await begun(hall, ann)
    first, second = await room_of(hall, evening, ann), await room_of(hall, evening, bo)
    assert [one.number for one in hall.evenings.taking_tables(evening.guild)] == [evening.number]
    assert hall.evenings.taking_tables(evening.guild + 1) == ()
    for table in (first, second):
        await play_deal(hall, ears, table)
    await ears.until(lambda: opened_deals(hall, first) == 1)
    assert hall.evenings.taking_tables(evening.guild) == ()
    outcome = await tried_to_open(hall, evening, cal)
    assert outcome.refusal is not None
    assert outcome.refusal.name == TableRefusal.EVENING_FULL


async def test_a_table_that_ends_early_keeps_nobodys_cards_closed(hall: Hall, store: Store, ears: Ears) -> None:
    ann, bo = await people(store, 2)
    evening = await begun(hall, ann, deals=3)
    first, second = await room_of(hall, evening, ann), await room_of(hall, evening, bo)
    await play_deal(hall, ears, first)
    of(await hall.do(second, do.End(bo), next(interactions)))
    await ears.until(lambda: opened_deals(hall, first) == 1)
    table = table_of(hall, first)
    assert table.evening is not None
    assert [room.table for room in table.evening.opened[0]] == [table.number]  # a void deal is not compared
    await next_deal(hall, ears, first)
    await ears.until(lambda: opened_deals(hall, first) == 2)


async def test_a_table_that_ends_in_mid_deal_shows_no_cards_that_others_still_play(
    hall: Hall, store: Store, ears: Ears
) -> None:
    ann, bo = await people(store, 2)
    evening = await begun(hall, ann, deals=3)
    first, second = await room_of(hall, evening, ann), await room_of(hall, evening, bo)
    of(await hall.do(second, do.End(bo), next(interactions)))
    assert hall.evenings.waits_for(second, 1) == (table_of(hall, first).number,)
    await play_deal(hall, ears, first)
    assert hall.evenings.may_open(second, 1)


@pytest.mark.parametrize("killed_after", [1, 2])
async def test_an_evening_goes_on_after_a_restart(
    store: Store, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch, killed_after: int
) -> None:
    before = Hall(store, clock, random.Random(7), 0)
    ears = Ears(before)
    ann, bo = await people(store, 2)
    evening = await begun(before, ann)
    first, second = await room_of(before, evening, ann), await room_of(before, evening, bo)
    monkeypatch.setattr(before.evenings, "_give", lambda *_: None)  # it stops before the cards are opened
    await play_deal(before, ears, first)
    if killed_after == 2:
        await play_deal(before, ears, second)
    await before.close()

    hall = Hall(store, clock, random.Random(8), 0)
    ears = Ears(hall)
    await all_awake(hall)
    hall.resume()
    if killed_after == 1:
        assert hall.evenings.waits_for(first, 1) == (table_of(hall, second).number,)
        assert opened_deals(hall, first) == 0
        await play_deal(hall, ears, second)
    await ears.until(lambda: opened_deals(hall, first) == opened_deals(hall, second) == 1)
    for person, table in ((ann, second), (bo, first)):
        refused = (await hall.do(table, do.Join(person), next(interactions))).refusal
        assert refused is not None
        assert refused.name == TableRefusal.EVENING_ELSEWHERE
    await next_deal(hall, ears, first)
    await next_deal(hall, ears, second)
    await ears.until(lambda: hall.get(first) is None and hall.get(second) is None)
    seals = [fold(await store.events(table)).sealed.commitment for table in (first, second)]
    assert seals[0] == seals[1]
    await hall.close()


async def test_computers_play_the_same_hands_in_the_other_room(hall: Hall, store: Store, ears: Ears) -> None:
    (ann,) = await people(store, 1)
    evening = await begun(hall, ann, deals=2, against="casual")
    table = await room_of(hall, evening, ann)
    assert hall.evenings.taking_tables(evening.guild) == ()
    await play_deal(hall, ears, table)
    await ears.until(lambda: opened_deals(hall, table) == 1)
    found = table_of(hall, table).evening
    assert found is not None
    assert [room.table for room in found.opened[0]] == [COMPUTERS_ROOM, table_of(hall, table).number]
    computers, own = found.opened[0]
    assert sum(computers.points) == 0
    assert all(sitter is not None and sitter.level == "casual" for sitter in computers.sitters)
    assert own.sitters[0] is not None
    assert own.sitters[0].person == ann
    await next_deal(hall, ears, table)
    await ears.until(lambda: hall.get(table) is None)
    assert len(fold(await store.events(table)).evening.opened) == 2  # type: ignore[union-attr]  # it plays one


async def test_the_log_of_a_table_has_the_seeds_of_its_deals_alone(hall: Hall, store: Store, ears: Ears) -> None:
    ann, bo = await people(store, 2)
    evening = await begun(hall, ann, deals=3)
    first, second = await room_of(hall, evening, ann), await room_of(hall, evening, bo)
    await play_deal(hall, ears, first)
    for table in (first, second):
        kept = repr([(event.command, event.texts) for event in await store.events(table)]) + repr(
            as_kept(table_of(hall, table))
        )
        assert evening.seed not in kept
    assert evening.seed not in repr(evening)
    assert commitment(bytes.fromhex(evening.seed)) != table_of(hall, first).sealed.commitment

"""The hall with a real store: a command has one effect, is durable before it is told, and survives a restart.

Promise: Memory, snapshot and folded log agree. A repeated interaction plays once.
"""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.store import Counted, Store, Window, text_of
from bot.store.book import chain, events
from bot.tables import commands as do
from bot.tables.life.hall import Hall
from bot.tables.log.table_log import VERSION, fold
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from tests.store.homes import Home
from tests.tables.hall_at_work import (
    Ears,
    act,
    all_awake,
    interactions,
    legal,
    of,
    opened,
    people,
    play_deal,
    same_everywhere,
    table_of,
    waits_for,
)
from tests.tables.seated import GUILD, opening
from tests.tables.turned_clock import TurnedClock


async def test_memory_snapshot_and_log_agree_through_a_whole_match(hall: Hall, store: Store, ears: Ears) -> None:
    ann, bo = await people(store, 2)
    table = await opened(hall, ann, computers=2)
    of(await hall.do(table, do.Join(bo), next(interactions)))
    of(await hall.do(table, do.Cut(bo, "六 six"), next(interactions)))
    await same_everywhere(hall, store, table)
    of(await hall.do(table, do.Start(ann), next(interactions)))
    for deal in (1, 2, 3):
        await play_deal(hall, ears, table)
        await same_everywhere(hall, store, table)
        if table_of(hall, table).match.over():
            of(await hall.do(table, do.Rematch(ann), next(interactions)))
        for person in table_of(hall, table).missing():
            of(await hall.do(table, do.Ready(person), next(interactions)))
        await ears.until(lambda: waits_for(hall, table, ann, bo))
        await same_everywhere(hall, store, table)
        assert table_of(hall, table).deal_number == deal + 1


async def test_every_deal_is_booked_once_a_seat_and_sums_to_zero(hall: Hall, store: Store, ears: Ears) -> None:
    ann, bo = await people(store, 2)
    table = await opened(hall, ann, computers=2)
    await hall.do(table, do.Join(bo), next(interactions))
    await hall.do(table, do.Start(ann), next(interactions))
    await play_deal(hall, ears, table)
    settled = table_of(hall, table).settled
    assert settled is not None
    for person, seat in ((ann, 0), (bo, 3)):
        page = await store.ledger(GUILD, person)
        assert (page.deals, page.balance) == (1, settled.result.points[seat])
    assert sum(settled.result.points) == 0
    board = await store.points.board(Counted(GUILD, Window.all()))
    assert {row.person for row in board.rows} == {ann, bo}


async def test_an_unfinished_deal_that_is_ended_books_nothing(hall: Hall, store: Store, ears: Ears, ann: int) -> None:
    table = await opened(hall, ann)
    await hall.do(table, do.Start(ann), next(interactions))
    await hall.do(table, do.End(ann), next(interactions))
    assert hall.get(table) is None
    assert ears.events[-2:] == ["closed", "abandoned"]
    assert await store.tables() == []
    assert (await store.ledger(GUILD, ann)).deals == 0
    assert fold(await store.events(table)).stage is Stage.ENDED
    outcome = await hall.do(table, do.Join(ann), next(interactions))
    assert outcome.refusal is not None
    assert outcome.refusal.name == TableRefusal.ENDED


async def test_two_plays_at_once_have_exactly_one_effect(hall: Hall, store: Store, ears: Ears, ann: int) -> None:
    table = await opened(hall, ann)
    await hall.do(table, do.Start(ann), next(interactions))
    await ears.until(lambda: waits_for(hall, table, ann))
    before = table_of(hall, table)
    plays = legal(before, ann)[:2] * 4
    commands = [do.Act(ann, play, before.turn) for play in plays]
    outcomes = await asyncio.gather(*(hall.do(table, one, next(interactions)) for one in commands))
    assert [one.refusal is None for one in outcomes].count(True) == 1
    refused = {one.refusal.name for one in outcomes if one.refusal}
    assert refused == {TableRefusal.OLD}
    await ears.until(lambda: waits_for(hall, table, ann))
    await same_everywhere(hall, store, table)
    log = [event.command for event in await store.events(table)]
    assert [one["do"] for one in log].count("Act") == 1


async def test_two_people_at_once_for_one_seat_get_it_once(hall: Hall, store: Store) -> None:
    ann, bo, wing, liv, ida = await people(store, 5)
    table = await opened(hall, ann, computers=1)
    for one in (liv, ida):
        of(await hall.do(table, do.Join(one), next(interactions)))
    joined = await asyncio.gather(*(hall.do(table, do.Join(one), next(interactions)) for one in (bo, wing)))
    assert sorted(one.refusal.name if one.refusal else "" for one in joined) == ["", "full"]


async def test_a_repeated_interaction_plays_once_and_is_answered_the_same(hall: Hall, store: Store) -> None:
    ears = Ears(hall)
    [ann] = await people(store, 1)
    table = await opened(hall, ann)
    start = next(interactions)
    outcomes = await asyncio.gather(*(hall.do(table, do.Start(ann), start) for _ in range(3)))
    assert [one.refusal for one in outcomes] == [None] * 3
    assert sorted(one.repeated for one in outcomes) == [False, True, True]
    await ears.until(lambda: waits_for(hall, table, ann))
    played = next(interactions)
    command = do.Act(ann, legal(table_of(hall, table), ann)[0], None)
    first = await hall.do(table, command, played)
    await ears.until(lambda: waits_for(hall, table, ann))
    before = len(await store.events(table))
    again = await hall.do(table, command, played)
    assert (first.refusal, first.repeated) == (None, False)
    assert (again.refusal, again.repeated) == (None, True)
    assert len(await store.events(table)) == before


async def test_a_repeated_command_that_ended_the_table_is_done_not_refused(hall: Hall, ann: int) -> None:
    table = await opened(hall, ann)
    end = next(interactions)
    assert of(await hall.do(table, do.End(ann), end)).stage is Stage.ENDED
    again = await hall.do(table, do.End(ann), end)
    assert (again.refusal, again.repeated) == (None, True)


async def test_a_repeated_opening_opens_one_table(hall: Hall, store: Store, ann: int) -> None:
    wish = opening("pagat-basic", person=ann)
    outcomes = [await hall.open_table(wish, 5) for _ in range(2)]
    assert [one.repeated for one in outcomes] == [False, True]
    assert len(hall.tables()) == len(await store.tables()) == 1


async def test_a_cancelled_caller_leaves_nothing_half_done(hall: Hall, store: Store, ears: Ears, ann: int) -> None:
    table = await opened(hall, ann)
    caller = asyncio.create_task(hall.do(table, do.Start(ann), next(interactions)))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await ears.until(lambda: table_of(hall, table).stage is Stage.DEAL)
    await ears.until(lambda: waits_for(hall, table, ann))
    await same_everywhere(hall, store, table)


async def test_a_hall_that_wakes_goes_on_with_every_table(home: Home, clock: TurnedClock) -> None:
    store = await Store.open(home.url, clock.now)
    hall = Hall(store, clock, random.Random(1), 0)
    ears = Ears(hall)
    [ann] = await people(store, 1)
    tables = [await opened(hall, ann) for _ in range(3)]
    await hall.do(tables[0], do.Start(ann), next(interactions))
    await hall.do(tables[2], do.End(ann), next(interactions))
    await ears.until(lambda: waits_for(hall, tables[0], ann))
    before = {table.id: table for table in hall.tables()}
    await hall.close()
    await store.close()

    store = await Store.open(home.url, clock.now)
    hall = Hall(store, clock, random.Random(1), 0)
    ears = Ears(hall)
    await all_awake(hall)
    assert {table.id: table for table in hall.tables()} == before
    assert ears.updates == []
    hall.resume()
    assert [update.before for update in ears.updates] == [None, None]
    of(await act(hall, tables[0]))
    await ears.until(lambda: waits_for(hall, tables[0], ann))
    await same_everywhere(hall, store, tables[0])
    assert await opened(hall, ann) == f"{GUILD}-4"
    await hall.close()
    await store.close()


async def test_a_snapshot_of_another_shape_is_rebuilt_from_the_log(home: Home, clock: TurnedClock) -> None:
    store = await Store.open(home.url, clock.now)
    hall = Hall(store, clock, random.Random(1), 0)
    ears = Ears(hall)
    [ann] = await people(store, 1)
    table = await opened(hall, ann)
    of(await hall.do(table, do.Cut(ann, "twice"), next(interactions)))
    await hall.do(table, do.Start(ann), next(interactions))
    await ears.until(lambda: waits_for(hall, table, ann))
    before = table_of(hall, table)
    await hall.close()
    await store.close()
    home.query("update tables set version = 0, snapshot = '{}'")

    store = await Store.open(home.url, clock.now)
    hall = Hall(store, clock, random.Random(1), 0)
    await all_awake(hall)
    assert table_of(hall, table) == before
    of(await act(hall, table))
    await hall.close()
    await store.close()


async def test_a_cut_is_set_aside_as_text_and_chained_as_a_hash(hall: Hall, store: Store, ann: int) -> None:
    table = await opened(hall, ann)
    of(await hall.do(table, do.Cut(ann, "my own words"), next(interactions)))
    event = (await store.events(table))[-1]
    assert event.command["do"] == "Cut"
    assert "my own words" not in str(event.command)
    assert text_of(event.texts[event.command["text"]]) == "my own words"
    assert table_of(hall, table).sealed.cuts == ((0, "my own words"),)
    await same_everywhere(hall, store, table)


async def test_a_snapshot_is_made_and_hashed_once(hall: Hall, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ears, [ann] = Ears(hall), await people(store, 1)
    table = await opened(hall, ann)
    of(await hall.do(table, do.Start(ann), next(interactions)))
    await ears.until(lambda: waits_for(hall, table, ann))
    hashed: list[str] = []
    written: list[object] = []
    real_digest, real_canonical = chain.text_digest, chain.canonical

    def digest_of(text: str) -> str:
        hashed.append(text)
        return real_digest(text)

    def text_of(value: object) -> str:
        written.append(value)
        return real_canonical(value)

    for module in (chain, events):
        monkeypatch.setattr(module, "text_digest", digest_of)
        monkeypatch.setattr(module, "canonical", text_of)
    heard = len(ears.updates)
    of(await hall.do(table, do.Close(ann), next(interactions)))
    monkeypatch.undo()
    assert len(ears.updates) == heard + 1
    snapshot = (await store.tables())[0].written
    assert hashed.count(snapshot) == 1
    snapshots = [one for one in written if isinstance(one, dict) and "seats" in one]
    assert [one["version"] for one in snapshots] == [VERSION]
    await same_everywhere(hall, store, table)

"""Seats that change hands, through the hall and the store: memory, snapshot, log and ledger agree over a restart."""

from __future__ import annotations

import random
from pathlib import Path

from bot.store import Store
from bot.tables import commands as do
from bot.tables.life.hall import Hall
from bot.tables.table_parts import Stage
from tests.tables.hall_at_work import (
    Ears,
    act,
    all_awake,
    interactions,
    of,
    opened,
    people,
    play_deal,
    same_everywhere,
    table_of,
    waits_for,
)
from tests.tables.seated import GUILD
from tests.tables.turned_clock import TurnedClock


async def test_a_takeover_a_return_and_a_promise_are_kept_in_the_log_and_booked_once(
    path: Path, clock: TurnedClock
) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{path}", clock.now)
    hall = Hall(store, clock, random.Random(7), 0)
    ears = Ears(hall)
    ann, bo, wing, liv = await people(store, 4)
    table = await opened(hall, ann, computers=0)
    for command in (do.Fill(ann), do.RemoveComputer(ann), do.Join(bo), do.Join(bo, 1), do.LetIn(ann, on=True)):
        of(await hall.do(table, command, next(interactions)))
    of(await hall.do(table, do.Start(ann), next(interactions)))
    await ears.until(lambda: waits_for(hall, table, ann, bo))
    of(await act(hall, table))
    off, on = do.LetIn(ann, on=False), do.LetIn(ann, on=True)
    going: list[do.Command] = [do.Leave(bo), do.Join(liv, 3), off, do.Join(wing), on, do.Join(bo), do.Leave(liv)]
    for step in going:
        of(await hall.do(table, step, next(interactions)))
    await hall.close()
    before = table_of(hall, table)
    await store.close()

    store = await Store.open(f"sqlite+aiosqlite:///{path}", clock.now)
    hall = Hall(store, clock, random.Random(7), 0)
    await all_awake(hall)
    ears = Ears(hall)
    woken = table_of(hall, table)
    assert (woken.booked_for_others, woken.leavers.departures, woken.next_up, woken.terms.lets_in_from) == (
        before.booked_for_others,
        before.leavers.departures,
        before.next_up,
        2,
    )
    hall.resume()
    await play_deal(hall, ears, table)
    after = table_of(hall, table)
    assert after.stage is Stage.BETWEEN
    assert after.persons == (ann, bo, wing)
    await same_everywhere(hall, store, table)
    pages = {person: await store.ledger(GUILD, person, 10) for person in (ann, bo, wing, liv)}
    assert {person: page.deals for person, page in pages.items()} == {ann: 1, bo: 1, wing: 0, liv: 0}
    assert not any(after.doubted for after in hall.tables())
    await hall.close()
    await store.close()

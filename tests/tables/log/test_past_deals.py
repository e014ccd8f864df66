"""Any earlier deal is found again as it ended, with the record up to it: its table's log is replayed once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.engine.game import GAMES, find_game
from bot.store import Store, StoredEvent
from bot.tables import commands as do
from bot.tables.log.match_record import match_record
from bot.tables.log.past_deals import PAGE, REMEMBERED, PastDeals
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from tests.tables.played import Played, begun
from tests.tables.seated import ANN, BO
from tests.tables.turned_clock import TurnedClock

NAMES = ("Ann", "Bo", "Mei", "Kai", "Lan", "Tao")
GAME = "zheng-shangyou"

MATCHES: dict[str, tuple[str, str, Mapping[str, object]]] = {
    **{game: (game, find_game(game).rules.presets[0], {}) for game in GAMES},
    "redeals": ("big-two", "pagat-basic", {"redeal.points_below": 16}),
}


class PagedStore(Store):
    """A store that notes which events of logs are read."""

    read: list[int]

    async def events(self, table: str, after: int = 0, up_to: int = 10**9) -> list[StoredEvent]:
        found = await super().events(table, after, up_to)
        self.read += [event.number for event in found]
        return found


async def paged(path: Path) -> PagedStore:
    store = await PagedStore.open(f"sqlite+aiosqlite:///{path}", TurnedClock().now)
    store.read = []
    return store


async def record_of(store: Store, table: Table) -> str:
    return await match_record(store, table, NAMES[: len(table.seats)])


@pytest.mark.parametrize("match", MATCHES)
async def test_every_deal_is_found_as_it_ended_while_the_table_lives_and_after(match: str, store: Store) -> None:
    """Also deals of an earlier match, void ones, and the one that is broken off with the table."""
    played = begun(*MATCHES[match])
    said: list[tuple[Table, str]] = []

    async def noted() -> None:
        await played.save(store)
        said.append((played.table, await record_of(store, played.table)))

    for _ in range(3):
        played.deal()
        await noted()
        played.next()
    played.deal()
    await noted()
    for person in (ANN, BO):
        assert played.do(do.Rematch(person))
    while played.table.stage is Stage.BETWEEN:
        played.next()
        played.steps(5)
    await played.save(store)
    past = PastDeals(store)
    for living in (played.table, None):
        for table, text in said:
            assert table.settled is not None
            end = await past.ended(table.id, table.settled.number, living)
            assert end is not None
            assert end.settled == table.settled
            assert end.record(NAMES[: len(table.seats)]) == text
            if living is None or table is not said[-1][0]:  # of the newest deal, the living table tells
                assert end.table == table
        in_hand = played.table.deal_number
        assert await past.ended(played.table.id, in_hand, living) is None, "nobody sees a deal that is being played"
    for person in (ANN, BO):
        played.do(do.End(person))
    assert played.table.stage is Stage.ENDED
    await noted()
    end = await past.ended(played.table.id, in_hand, None)
    assert end is not None
    assert (end.table, end.record(NAMES[: len(end.table.seats)])) == said[-1]
    void = [table.settled.result.void for table, _ in said[:-1] if table.settled is not None]
    assert any(void) or match != "redeals"


def deals(many: int, number: int = 7) -> Played:
    """A table of this number at which so many deals have ended."""
    played = begun(GAME, find_game(GAME).rules.presets[0], number=number)
    for _ in range(many):
        if played.table.stage is Stage.BETWEEN:
            played.next()
        played.deal()
    return played


async def test_a_log_is_read_once_and_in_pages_however_many_ask(path: Path) -> None:
    store = await paged(path)
    played = deals(5)
    played.next()
    await played.save(store)
    assert played.number > 2 * PAGE, "the log has several pages"
    past = PastDeals(store)
    asked = await asyncio.gather(*(past.ended(played.table.id, deal, played.table) for deal in (4, 2, 4, 1)))
    assert [end.settled.number for end in asked if end is not None] == [4, 2, 4, 1]
    first = len(store.read)
    assert first - len(set(store.read)) < PAGE, "at most the page in which the deal ends is read again"
    assert await past.ended(played.table.id, 3, None) is asked[0] or len(store.read) == first
    await past.ended(played.table.id, 5, None)
    assert min(store.read[first:]) > store.read[0]
    await store.close()


async def test_the_newest_deal_of_a_living_table_needs_no_replay(path: Path) -> None:
    store = await paged(path)
    played = deals(3)
    await played.save(store)
    text = await record_of(store, played.table)
    played.next()
    played.steps(5)
    await played.save(store)
    store.read.clear()
    end = await PastDeals(store).ended(played.table.id, 3, played.table)
    assert end is not None
    assert end.record(NAMES[: len(end.table.seats)]) == text
    assert store.read == []
    await store.close()


async def test_only_a_few_tables_are_remembered(path: Path) -> None:
    store = await paged(path)
    past = PastDeals(store)
    tables = [deals(1, number=number) for number in range(REMEMBERED + 1)]
    for played in tables:
        await played.save(store)
        assert await past.ended(played.table.id, 1, None) is not None
    store.read.clear()
    assert await past.ended(tables[-1].table.id, 1, None) is not None
    assert store.read == []
    assert await past.ended(tables[0].table.id, 1, None) is not None
    assert store.read != []
    await store.close()


@pytest.mark.parametrize("damage", ["DELETE FROM events", "UPDATE events SET command = '{}' WHERE number = 9"])
async def test_a_log_that_is_gone_or_damaged_leads_to_no_deal(path: Path, damage: str) -> None:
    store = await paged(path)
    played = deals(3)
    await played.save(store)
    with sqlite3.connect(path) as file:
        file.execute(damage)
    past = PastDeals(store)
    assert await past.ended(played.table.id, 1, played.table) is None
    assert await past.ended(played.table.id, 3, None) is None
    store.read.clear()
    assert await past.ended(played.table.id, 2, None) is None
    assert store.read == [], "what leads no further is not read again"
    end = await past.ended(played.table.id, 3, played.table)
    assert end is not None, "a living table knows how its last deal ended"
    with pytest.raises(ValueError, match="no part of the record"):
        end.record(NAMES)
    await store.close()

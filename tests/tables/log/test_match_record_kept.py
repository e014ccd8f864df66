"""What is kept of a match's record: one more deal costs its own events alone, and the text is that of a whole fold.

Promise: A deal's end reads the events of that deal alone for the record, also after a restart; the text is that of a
whole fold.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import pytest

from bot.engine.game import GAMES, find_game
from bot.engine.record import check
from bot.store import Store, StoredEvent
from bot.tables import commands as do
from bot.tables.log.match_record import match_record
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from tests.tables.played import begun
from tests.tables.seated import ANN, BO
from tests.tables.turned_clock import TurnedClock

NAMES = ("Ann", "Bo", "Mei", "Kai", "Lan", "Tao")


async def record_of(store: Store, table: Table) -> str:
    return await match_record(store, table, NAMES[: len(table.seats)])


class CountingStore(Store):
    """A store that notes how many events each reading of a log brings."""

    read: list[int]

    async def events(self, table: str, *after: int) -> list[StoredEvent]:
        found = await super().events(table, *after)
        self.read.append(len(found))
        return found


async def counting(path: Path) -> CountingStore:
    store = await CountingStore.open(f"sqlite+aiosqlite:///{path}", TurnedClock().now)
    store.read = []
    return store


MATCHES: dict[str, tuple[str, str, Mapping[str, object]]] = {
    **{game: (game, find_game(game).rules.presets[0], {}) for game in GAMES},
    "redeals": ("big-two", "pagat-basic", {"redeal.points_below": 16}),
    "holds": ("big-two", "taiwan", {}),
}


@pytest.mark.parametrize("match", MATCHES)
async def test_the_text_is_that_of_a_whole_fold(match: str, store: Store) -> None:
    """Held answers, a kick, a return, a rematch in mid-match and a deal that is broken off: the text is the same."""
    played = begun(*MATCHES[match])
    said: list[tuple[Table, str]] = []

    async def noted() -> None:
        await played.save(store)
        said.append((played.table, await record_of(store, played.table)))

    held = played.deal(holds=True)
    await noted()
    played.next()
    played.steps(5)
    played.long_asked(BO)
    assert played.do(do.Kick(ANN, BO))
    held += played.deal(holds=True)
    await noted()
    assert played.do(do.Join(BO))
    for _ in range(6 if match == "redeals" else 1):
        played.next()
        played.deal()
        await noted()
    for person in (ANN, BO):
        assert played.do(do.Rematch(person))
    while played.table.stage is Stage.BETWEEN:
        played.next()
    played.deal()
    await noted()
    assert len(check(said[-1][1]).deals) < len(said)
    played.next()
    played.steps(5)
    for person in (ANN, BO):
        played.do(do.End(person))
    assert played.table.stage is Stage.ENDED
    await noted()

    assert all(check(text).ok for _, text in said)
    for table, text in said:
        await store.forget_match(table.id)
        assert await record_of(store, table) == text
    void = [table.settled.result.void for table, _ in said[:-1] if table.settled is not None]
    assert any(void) or match != "redeals"
    assert held or match != "holds"


async def test_a_deals_end_reads_the_events_of_that_deal_alone(path: Path) -> None:
    """Also after a restart, in mid-deal or between two."""
    store = await counting(path)
    played, ends = begun("zheng-shangyou", find_game("zheng-shangyou").rules.presets[0]), [0]

    async def restarted() -> None:
        nonlocal store
        await played.save(store)
        await store.close()
        read, store = store.read, await counting(path)
        store.read = read

    for number in range(1, 7):
        if number == 3:
            played.step()
            await restarted()
        played.deal()
        await played.save(store)
        ends.append(played.number)
        text = await record_of(store, played.table)
        assert len(check(text).deals) == number
        if number == 5:
            await restarted()
            assert await record_of(store, played.table) == text
        played.next()
    assert store.read == [after - before for before, after in pairwise(ends)]
    await store.close()


@pytest.mark.parametrize(
    "damage", ["snapshot = '{}'", "snapshot = NULL", "snapshot = x'ff'", "text = ''", "text = CAST(x'ff' AS TEXT)"]
)
async def test_what_is_kept_and_damaged_is_made_once_more_from_the_log(path: Path, damage: str) -> None:
    store = await counting(path)
    played = begun("zheng-shangyou", find_game("zheng-shangyou").rules.presets[0])
    played.deal()
    await played.save(store)
    await record_of(store, played.table)
    with sqlite3.connect(path) as connection:
        connection.execute(f"UPDATE deal_records SET {damage}")
    played.next()
    played.deal()
    await played.save(store)
    text = await record_of(store, played.table)
    assert len(check(text).deals) == 2
    assert store.read[-1] == played.number
    assert await record_of(store, played.table) == text
    assert store.read[-1] == played.number
    await store.forget_match(played.table.id)
    assert await record_of(store, played.table) == text
    await store.close()

"""Deals step by step: every game's end where their tables ended, and reading one costs its own events alone.

Promise: A replay of a deal ends with the table as it ended, in every game, and reads the events of that deal alone
while its match is being played.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.engine.game import GAMES, find_game
from bot.engine.record import check
from bot.store import Store
from bot.tables.log.match_record import match_record
from bot.tables.log.past_deals import PastDeals
from bot.tables.log.unfolded_deals import REMEMBERED, UnfoldedDeals, last_stored, may_be_opened
from bot.tables.table import Table
from tests.tables.log.test_match_record_kept import NAMES, counting
from tests.tables.played import Played, begun


def deals_of(store: Store) -> UnfoldedDeals:
    return UnfoldedDeals(store, PastDeals(store), lambda *_: True)


async def played_out(store: Store, played: Played) -> Table:
    """The table as it was when its deal in hand ended. Its record is made, as a bot does."""
    played.deal(holds=True)
    await played.save(store)
    await match_record(store, played.table, NAMES[: len(played.table.seats)])
    return played.table


@pytest.mark.parametrize("game", GAMES)
async def test_every_deal_goes_from_the_cards_as_dealt_to_the_table_as_it_ended(game: str, store: Store) -> None:
    played, ends = begun(game, find_game(game).rules.presets[0]), []
    for _ in range(3):
        ends.append(await played_out(store, played))
        played.next()
    await played.save(store)
    for living in (played.table, None):
        deals = deals_of(store)
        for number, ended in enumerate(ends, 1):
            unfolded = await deals.unfolded(played.table.id, number, living)
            assert unfolded is not None
            settled = ended.settled
            assert settled is not None
            assert settled.deal is not None
            assert unfolded.end.settled == settled
            first, last = unfolded.steps[0], unfolded.steps[-1]
            assert last.deal == settled.deal
            assert last.table.news == settled.news
            assert last.table.sitters == ended.sitters
            assert first.action is None
            assert first.deal.view(None).history == ()
            assert first.deal.dealt == settled.dealt
            acts = [(step.seat, step.action) for step in unfolded.steps if not step.happens]
            assert len(acts) >= len(settled.deal.view(None).history)
            for before, step in zip(unfolded.steps, unfolded.steps[1:], strict=False):
                assert step.table.deal is step.deal
                if step.seat is not None and step.action is not None:
                    assert before.deal.refusal(step.seat, step.action) is None
                    assert before.deal.apply(step.seat, step.action)[0].position.counts == step.deal.position.counts
            assert unfolded.tricks == tuple(sorted(set(unfolded.tricks)))
            leads = [unfolded.steps[trick + 1].action for trick in unfolded.tricks]
            assert {action.verb for action in leads if action is not None} == {"play"}
            assert check(unfolded.end.record(NAMES[: len(ended.seats)])).ok
        assert await deals.unfolded(played.table.id, 4, living) is None, "the deal in hand"


async def test_a_deal_of_the_match_in_play_reads_its_own_events_alone(path: Path) -> None:
    store = await counting(path)
    played, ends = begun("zheng-shangyou", find_game("zheng-shangyou").rules.presets[0]), [0]
    for _ in range(5):
        await played_out(store, played)
        ends.append(played.number)
        played.next()
    await played.save(store)
    deals = deals_of(store)
    for deal in (5, 3, 1, 4):
        store.read.clear()
        assert await deals.unfolded(played.table.id, deal, played.table) is not None
        assert sum(store.read) <= ends[deal] - ends[deal - 1] + 200, "a page at most beyond its end"
        store.read.clear()
        assert await deals.unfolded(played.table.id, deal, played.table) is not None
        assert store.read == [], "it is remembered"
    await store.close()


async def test_of_many_deals_only_the_last_are_remembered(path: Path) -> None:
    store = await counting(path)
    played = begun("big-two", find_game("big-two").rules.presets[0])
    for _ in range(REMEMBERED + 1):
        await played_out(store, played)
        played.next()
    await played.save(store)
    deals = deals_of(store)
    for deal in range(1, REMEMBERED + 2):
        assert await deals.unfolded(played.table.id, deal, played.table) is not None
    store.read.clear()
    assert await deals.unfolded(played.table.id, 2, played.table) is not None
    assert store.read == []
    assert await deals.unfolded(played.table.id, 1, played.table) is not None
    assert store.read != []
    await store.close()


async def test_a_deal_of_a_damaged_log_is_not_unfolded_and_the_deals_before_it_are(path: Path) -> None:
    store = await counting(path)
    played = begun("big-two", find_game("big-two").rules.presets[0])
    for _ in range(2):
        await played_out(store, played)
        at = played.number
        played.next()
    await played.save(store)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE events SET command = '{}' WHERE number = ?", (at - 1,))
    for living in (played.table, None):
        deals = deals_of(store)
        assert await deals.unfolded(played.table.id, 2, living) is None
        assert await deals.unfolded(played.table.id, 1, living) is not None
    assert await deals.unfolded(played.table.id, 0, None) is None
    assert await deals.unfolded("1-999", 1, None) is None
    await store.close()


async def test_the_deal_in_hand_may_not_be_opened(store: Store) -> None:
    played = begun("big-two", find_game("big-two").rules.presets[0])
    assert not may_be_opened(played.table, 1)
    played.steps(5)
    assert not may_be_opened(played.table, 1)
    played.deal()
    assert may_be_opened(played.table, 1)
    assert not may_be_opened(played.table, 2)
    await played.save(store)
    assert await last_stored(store, played.table.id) is None, "it has not ended"

"""``kill -9`` in a match of Sheng Ji: it goes on from what is saved, and ends at the levels of a match never killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from bot.cards import write_cards
from bot.games.actions import Action, Seat
from bot.games.asks import must_act
from bot.games.game import Deal, find_game
from bot.players.sheng_ji.skill_levels import sharp
from bot.playground import acts
from bot.playground.driver import Person
from bot.playground.server import Playground
from bot.store import Store
from bot.tables import commands as do
from bot.tables.computers import answer_of, computer_asked
from bot.tables.log import fold
from bot.tables.table import Stage, Table
from tests.bot.child import Child
from tests.bot.house import CHANNEL, House, settings_at
from tests.bot.prepared import opened, stored_table
from tests.patience import eventually
from tests.tables.seated import after, as_kept

SCALE = int(os.environ.get("SCALE", "1"))
KILLS = 4 * SCALE
"""The number of kills in one run; ``SCALE=5`` makes it 20."""
DEALS = SCALE
"""After how many deals a match is left that is not won yet."""
RULES = find_game("sheng-ji").rules("standard")
ANN: Seat = 0
RNG = random.Random(0)
"""Sharp computers do not draw from it."""


def answer(deal: Deal) -> Action | None:
    """What Ann does: what a sharp computer would, but she never declares while cards are drawn."""
    if ANN in must_act(deal):
        return sharp(deal.view(ANN), RNG)
    return next((one for one in deal.legal_actions(ANN) if one.verb == "pass"), None)


def is_over(table: Table, deals: int) -> bool:
    """Whether no more is played of the match: so many deals were, or it is won."""
    if table.stage is Stage.DEAL or table.settled is None:
        return False
    return table.match.over() or table.settled.number >= deals


def uninterrupted(table: Table, seeds: Mapping[int, str], deals: int) -> Table:
    """The table after the match, played in memory by the same hands from the seeds of its deals."""
    [host] = table.persons
    table = after(table, do.Start(host))
    while not is_over(table, deals):
        if table.deal is None:
            table = after(replace(table, seed=seeds[table.deal_number]), do.Ready(host))
        elif (asked := computer_asked(table)) is not None:
            table = after(table, answer_of(asked, RNG))
        elif (action := answer(table.deal)) is not None:
            table = after(table, do.Act(host, action, table.turn))
        else:
            due = table.deal.due()
            assert due is not None
            table = after(table, do.FallDue(table.deal_number, due.name, due.serial))
    return table


async def play(house: House, ann: Person, seeds: dict[int, str]) -> None:
    """Ann answers whatever is asked of her, by what the database says, until the match is over.

    ``seeds`` gathers the seed of the next deal after each.
    """
    while not is_over(table := stored_table(house), DEALS):
        with contextlib.suppress(TimeoutError, acts.NotOffered, LookupError):
            if table.deal is None:
                seeds[table.deal_number] = table.seed
                label = "Next deal" if table.settled else "Start"
                await ann.press(await house.shown(label), label)
            elif (action := answer(table.deal)) is not None:
                given = {"cards": write_cards(action.cards)} if action.cards else {}
                await ann.slash(action.verb, channel=CHANNEL, options=given)
        await asyncio.sleep(0.01)


async def reached(house: House, turn: int, playing: asyncio.Task[None]) -> None:
    """Wait until the table has come to a turn, or the match is over."""
    await eventually(lambda: playing.done() or stored_table(house).turn >= turn, "further turns")


async def test_a_match_killed_again_and_again_ends_at_the_same_levels(playground: Playground, tmp_path: Path) -> None:
    database = tmp_path / "daidi.db"
    house = House(playground, settings_at(playground, database), database)
    given = {"game": "sheng-ji", "preset": "standard", "rules": RULES.to_json(), "computers": 3}
    table = await opened(house, ("5e" * 32,), lambda deal: True, **given)
    rng, ann = random.Random(20_261_123), Person(playground, "Ann", quiet=0.05)
    child = Child(playground, database, "tests.bot.hastened")
    seeds: dict[int, str] = {}
    killed_in: list[Stage] = []
    await child.start()
    playing = asyncio.create_task(play(house, ann, seeds))
    try:
        for _ in range(KILLS):
            enough = stored_table(house).turn + rng.randrange(1, 25)
            await reached(house, enough, playing)
            killed_in.append(stored_table(house).stage)
            await child.kill()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await child.start()
            playing = asyncio.create_task(play(house, ann, seeds))
        await eventually(playing.done, "end of the match", 60 * SCALE)
        await playing
        assert await child.stop() == 0
    finally:
        playing.cancel()
        await child.kill()
    assert Stage.DEAL in killed_in
    found, meant = stored_table(house), uninterrupted(table, seeds, DEALS)
    assert found.deal_number == meant.deal_number
    assert found.match.totals == meant.match.totals
    assert found.settled is not None
    assert meant.settled is not None
    assert found.settled.result.account == meant.settled.result.account
    assert house.stored("select count(*) from ledger") == [(4 * found.settled.number,)]

    store = await Store.open(house.settings.database_url, lambda: 0.0)
    try:
        assert await store.check() == []
        [kept] = await store.tables()
        assert as_kept(fold(await store.events(kept.table))) == kept.snapshot
    finally:
        await store.close()

"""``kill -9`` in a duplicate evening: its cards open once all have played them, and each channel is told once."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from functools import partial
from pathlib import Path

from bot.dealing import seed_of_deal
from bot.playground.chat import acts
from bot.playground.people.driver import Person
from bot.playground.people.seen import Seen
from bot.playground.server import Playground
from bot.store import Store
from bot.tables.log.table_log import fold
from bot.tables.table_parts import Stage
from tests.bot.running_bot.child import Child
from tests.bot.running_bot.house import has, is_call
from tests.patience import PATIENCE, eventually
from tests.store.homes import FileHome
from tests.store.makings import address

KILLS = 4 * int(os.environ.get("SCALE", "1"))
CHANNELS = {"Ann": "big-two", "Bo-Chen": "practice"}
DEALS = 2
OVER = "Evening 1 is over"


def public(person: Person) -> list[Seen]:
    """What everybody sees in a person's channel, oldest first."""
    return [one for one in person.sees(CHANNELS[person.human.name]) if not one.ephemeral and not is_call(one)]


def how_often(person: Person, text: str) -> int:
    return sum(text in one.text for one in public(person))


async def play_on(person: Person, done: list[int]) -> None:
    """Press whatever is offered, again and again, and note each press that was answered."""
    while True:
        with contextlib.suppress(TimeoutError, acts.NotOffered, LookupError):
            await one_step(person)
            done.append(1)
        await asyncio.sleep(0.01)


async def one_step(person: Person) -> None:
    """Begin, play or go on, as the newest messages offer it."""
    for message in reversed(public(person)):
        for label in ("Start", "Next deal"):
            if has(message, label):
                await person.press(message, label)
                return
        if has(message, "My hand"):
            await play_hand(person, message)
            return


async def play_hand(person: Person, table: Seen) -> None:
    hands = [one for one in person.private() if has(one, "Play")]
    if not hands or "Your turn" not in hands[-1].text:
        if f"{person.human.name} to play" in table.text:
            await person.press(table, "My hand")
        return
    hand = hands[-1]
    if hand.selects[-1].get("disabled"):
        await person.press(hand, "Pass")
        return
    value = hand.selects[-1]["options"][0]["value"]
    await person.select(hand, hand.selects[-1]["custom_id"], [value])
    if not value.startswith("kind "):
        await person.press(hand, "Play")


async def test_an_evening_survives_kills_and_every_channel_is_told_once(playground: Playground, tmp_path: Path) -> None:
    database = tmp_path / "daidi.db"
    child, home = Child(playground, database), FileHome(database)
    ann, bo = (Person(playground, name, quiet=0.05) for name in CHANNELS)
    rng, done = random.Random(20_261_127), list[int]()
    await child.start()
    try:
        await ann.slash(
            "table open", channel="big-two", duplicate="new", deals=DEALS, computers=3, rules="chudadi-standard"
        )
        await bo.slash("table open", channel="practice", duplicate="1", computers=3)
        for killed in range(KILLS + 1):
            playing = [asyncio.create_task(play_on(person, done)) for person in (ann, bo)]
            if killed < KILLS:
                enough = len(done) + rng.randrange(2, 12)
                await eventually(partial(lambda to: len(done) >= to, enough), "answered presses")
                await asyncio.sleep(rng.uniform(0, 0.25))
                await child.kill()
                playground.gateway.starts.spend(-1)  # as if there had been time for one more session today
            else:
                await eventually(lambda: how_often(ann, OVER) and how_often(bo, OVER), "board", 4 * PATIENCE)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            if killed < KILLS:
                await child.start()
        await child.kill()  # after the board, too: nothing is told again
        await child.start()
        for person in (ann, bo):
            for deal in range(1, DEALS + 1):
                assert how_often(person, f"Evening 1, deal {deal}: the cards are open") == 1
            assert how_often(person, OVER) == 1
        assert await child.stop() == 0
    finally:
        await child.end()

    [(secret,)] = home.read("select seed from evenings")
    store = await Store.open(address(database), lambda: 0.0)
    try:
        assert await store.check() == []
        tables = [fold(await store.events(table)) for (table,) in home.read("select table_id from tables order by 1")]
    finally:
        await store.close()
    assert [table.stage for table in tables] == [Stage.ENDED, Stage.ENDED]
    opened = [table.evening.opened for table in tables if table.evening is not None]
    assert opened[0] == opened[1]
    assert [len(results) for results in opened[0]] == [2, 2]
    for table in tables:
        assert table.settled is not None
        assert table.settled.seed == seed_of_deal(bytes.fromhex(secret), DEALS).hex()
    booked = home.read("select table_id, deal, count(*), sum(points) from ledger group by table_id, deal")
    assert [row[2:] for row in booked] == [(4, 0)] * (2 * DEALS)

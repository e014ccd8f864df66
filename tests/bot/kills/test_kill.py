"""``kill -9`` at random moments of a running match: no acknowledged play is lost, and no points are booked twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from bot.playground.chat import acts
from bot.playground.people.driver import Person, Seen
from bot.playground.server import Playground
from bot.store import Store
from bot.tables.log.table_log import fold
from cogs.interactions.answering.admission import IN_TIME
from tests.bot.kills.two_processes import TwoProcesses
from tests.bot.running_bot.child import Child
from tests.bot.running_bot.house import has
from tests.patience import PATIENCE, eventually
from tests.store.homes import BOTH, Home, home_of
from tests.tables.seated import as_kept

KILLS = 10 * int(os.environ.get("SCALE", "1"))
"""The number of kills in one run; ``SCALE=10`` makes it 100."""

DEFERRED_UPDATE = 6
GIVES_UP = 5.0
"""Seconds for which somebody looks at a thinking message before they press on: who was to finish it may be gone."""


async def play_until_killed(ann: Person, acknowledged: list[int]) -> None:
    """Press whatever is offered, again and again; note each press that was acknowledged as saved."""
    while True:
        with contextlib.suppress(TimeoutError, acts.NotOffered, LookupError):
            await one_step(ann, acknowledged)
        await asyncio.sleep(0.005)


async def one_step(ann: Person, acknowledged: list[int]) -> None:
    public = [one for one in ann.sees("big-two") if not one.ephemeral and one.buttons]
    if not public:
        return
    live = public[-1]
    labels = {button["label"] for button in live.buttons}
    if onward := labels & {"Next deal", "Rematch"}:
        await noted(ann, live, onward.pop(), acknowledged)
    elif "Start" in labels:
        await noted(ann, live, "Start", acknowledged)
    else:
        await play_hand(ann, live, acknowledged)


async def play_hand(ann: Person, live: Seen, acknowledged: list[int]) -> None:
    hands = [one for one in ann.private() if any(button.get("label") == "Play" for button in one.buttons)]
    if not hands or "Your turn" not in hands[-1].text:
        if f"{ann.human.name} to play" in live.text or live.raw["content"]:  # the table, or the call that follows it
            await ann.press(live, "My hand")
        return
    hand = hands[-1]
    if hand.selects[-1].get("disabled"):
        await noted(ann, hand, "Pass", acknowledged)
        return
    value = hand.selects[-1]["options"][0]["value"]
    await ann.select(hand, hand.selects[-1]["custom_id"], [value])
    if not value.startswith("kind "):
        await noted(ann, hand, "Play", acknowledged)


async def noted(ann: Person, message: Seen, label: str, acknowledged: list[int]) -> None:
    """Press. An acknowledgement without text means *saved*, unless it only gains time for slow work."""
    answer = await ann.press(message, label)
    if answer.answered == DEFERRED_UPDATE and (answer.interaction.latency or 0) < IN_TIME:
        acknowledged.append(int(answer.interaction.id))


def has_grown(acknowledged: Sequence[int], to: int) -> bool:
    return len(acknowledged) >= to


async def killed_again_and_again(
    child: Child | TwoProcesses, ann: Person, booked: Callable[[], object], kills: int
) -> list[int]:
    """Play a match through all the kills, and on until a deal is booked; returns the acknowledged interactions."""
    rng = random.Random(20_261_121)
    acknowledged: list[int] = []
    await child.start()
    try:
        await ann.slash("table open", channel="big-two", computers=3)
        for _ in range(kills):
            playing = asyncio.create_task(play_until_killed(ann, acknowledged))
            enough = len(acknowledged) + rng.randrange(3)
            await eventually(partial(has_grown, acknowledged, enough), "acknowledged press")
            await asyncio.sleep(rng.uniform(0, 0.25))
            await child.kill()
            ann.playground.gateway.starts.spend(-1)  # as if there had been time for one more session today
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await child.start()
        playing = asyncio.create_task(play_until_killed(ann, acknowledged))
        await eventually(booked, "booked deal", 3 * PATIENCE)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await child.kill()
        await child.start()
        await eventually(lambda: nothing_left_over(ann), "channel in which everything is true")
        assert await child.stop() == 0
    finally:
        await child.end()
    return acknowledged


def nothing_left_over(ann: Person) -> bool:
    """Whether one message is live, and at most one calls Ann, now that she does nothing; a last result may stand."""
    buttons = [one for one in ann.sees("big-two") if not one.ephemeral and one.buttons]
    public = [one for one in buttons if not has(one, "Full result")]
    calls = [one for one in public if one.raw["content"]]
    live = [one for one in public if one not in calls]
    asked = any("Ann to play" in one.text for one in live)
    return len(live) == 1 and len(calls) == asked


@pytest.mark.parametrize("kind", BOTH)
async def test_a_match_survives_kills_at_random_moments(
    request: pytest.FixtureRequest, playground: Playground, tmp_path: Path, kind: str
) -> None:
    database = tmp_path / "daidi.db"
    with home_of(kind, request, database) as home:
        child = Child(playground, database, DATABASE_URL=home.url)
        await survives(
            home, child, Person(playground, "Ann", patience=GIVES_UP), KILLS if kind == "file" else KILLS // 3
        )


@pytest.mark.postgresql
async def test_a_match_survives_kills_of_the_process_that_serves_it_beside_one_that_waits(
    request: pytest.FixtureRequest, playground: Playground, tmp_path: Path
) -> None:
    with home_of("postgresql", request, tmp_path) as home:
        first, second = (Child(playground, tmp_path / f"{name}.db", DATABASE_URL=home.url) for name in ("a", "b"))
        both = TwoProcesses(playground, first, second)
        await survives(home, both, Person(playground, "Ann", patience=GIVES_UP), KILLS // 3)


async def survives(home: Home, child: Child | TwoProcesses, ann: Person, kills: int) -> None:
    """Play a match over so many kills: no play that was acknowledged is lost, and no points are booked twice."""
    acknowledged = await killed_again_and_again(child, ann, lambda: home.query("select 1 from ledger limit 1"), kills)
    rows = home.query

    saved = {interaction for (interaction,) in rows("select interaction from events")}
    booked = rows("select table_id, deal, count(*), sum(points) from ledger group by table_id, deal")
    assert len(acknowledged) >= kills // 2
    assert set(acknowledged) <= saved
    assert booked
    assert all(count == 4 and points == 0 for _, _, count, points in booked)

    store = await Store.open(home.url, lambda: 0.0)
    try:
        assert await store.check() == []
        (table,) = await store.tables()
        assert as_kept(fold(await store.events(table.table))) == table.snapshot
    finally:
        await store.close()

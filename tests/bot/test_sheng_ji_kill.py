"""``kill -9`` in matches of Sheng Ji: they go on from what is saved, and end as matches that were never killed.

Every seat chooses as a sharp computer does. A table needs a person to deal the next cards, so one seat is Ann's, who
types what such a computer would do. The seeds of the deals are the only thing the match in memory takes over.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import cycle, islice
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import pytest

from bot.cards import write_cards
from bot.games.actions import Action, Seat
from bot.games.asks import must_act
from bot.games.game import Deal, find_game
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.rules.options import Rank
from bot.players.player import choose
from bot.playground import acts
from bot.playground.driver import Person
from bot.playground.server import Playground
from bot.store import Store, StoredEvent
from bot.tables import commands as do
from bot.tables.computers import answer_of, computer_asked
from bot.tables.log import fold
from bot.tables.table import Table
from tests.bot.child import Child
from tests.bot.house import CHANNEL, House, settings_at
from tests.bot.prepared import opened, stored_table
from tests.patience import PATIENCE, eventually
from tests.tables.seated import after, as_kept

log = logging.getLogger(__name__)

LEVEL = "sharp"
ANN: Seat = 0
RNG = random.Random(0)
"""Sharp computers do not draw from it."""
SEED = "5e" * 32
"""In the first deal from this seed, somebody declares."""
PAUSE = "0.3"
"""How long a computer thinks, on the hastened clock: long enough to be killed at the kitty."""


class Span(NamedTuple):
    """How much of a match is played, and where it is killed."""

    deals: int | None  # after how many deals nobody goes on; None: the match is played out
    kills: tuple[Phase, ...]  # in which phases, one after the other
    most: int = 2  # how many kills a deal takes

    @property
    def patience(self) -> float:
        """How long to wait for a kill, or for the end: in a whole match, many deals may come between."""
        return PATIENCE if self.deals else 10 * PATIENCE


COURSE = (Phase.DRAW, Phase.BURY, Phase.WINDOW, Phase.PLAY)
"""The phases for kills in turn: two fit into a deal, then it is the next one's turn."""
DEPTHS = {Phase.DRAW: 3, Phase.BURY: 1, Phase.WINDOW: 3, Phase.PLAY: 80}
"""The changes of a table in a phase, of which any may be the one that is followed by a kill."""
WHOLE = Span(None, tuple(islice(cycle(COURSE), 20)))
SOME = Span(3, tuple(islice(cycle(COURSE), 5)))
SHORT = Span(1, (Phase.DRAW, Phase.WINDOW, Phase.PLAY), most=3)

PRESETS = find_game("sheng-ji").presets()
MATCHES = (
    [(preset, WHOLE if preset == "standard" else SOME) for preset in PRESETS]
    if int(os.environ.get("SCALE", "1")) >= 5
    else [("standard", SHORT)]
)
"""``SCALE=5`` plays a whole match with 20 kills, and some deals of every other preset."""


# --- the match ---


def answer(deal: Deal) -> Action | None:
    """What Ann does: what a computer would. She never declares: whether she is in time depends on the machine."""
    return choose(deal.view(ANN), RNG, LEVEL) if ANN in must_act(deal) else None


def is_over(table: Table, span: Span) -> bool:
    """Whether no more is played of the match: so many deals were, or it is won."""
    return table.deal is None and (table.match.over() or table.match.deals == span.deals)


def uninterrupted(table: Table, seeds: Sequence[str], span: Span) -> list[Table]:
    """The table after each deal of the match, played in memory by the same hands from the seeds of its deals."""
    [host] = table.persons
    found: list[Table] = []
    table = after(table, do.Start(host))
    while not (found and is_over(found[-1], span)):
        if table.deal is None:
            found.append(replace(table, seed=seeds[len(found)]))
            table = found[-1] if is_over(found[-1], span) else after(found[-1], do.Ready(host))
        elif (asked := computer_asked(table)) is not None:
            table = after(table, answer_of(asked, RNG))
        elif (action := answer(table.deal)) is not None:
            table = after(table, do.Act(host, action, table.turn))
        else:
            due = table.deal.due()
            assert due is not None
            table = after(table, do.FallDue(table.deal_number, due.name, due.serial))
    return found


async def play(house: House, ann: Person, span: Span) -> None:
    """Ann answers whatever is asked of her, by what the database says, until the match is over."""
    while not is_over(table := stored_table(house), span):
        with contextlib.suppress(TimeoutError, acts.NotOffered, LookupError):
            if table.deal is None:
                label = "Next deal" if table.settled else "Start"
                await ann.press(await house.shown(label), label)
            elif (action := answer(table.deal)) is not None:
                given = {"cards": write_cards(action.cards)} if action.cards else {}
                await ann.slash(action.verb, channel=CHANNEL, options=given)
        await asyncio.sleep(0.01)


# --- the kills ---


class Now(NamedTuple):
    """How far a table has come, as the database has it."""

    changes: int
    deal: int
    phase: Phase | None  # None: between two deals
    level: int  # how many levels the side in front has gained
    booked: int  # the deals that count


def now(house: House) -> Now:
    """How far the only table has come."""
    [found] = house.stored(
        "select number, coalesce(snapshot ->> '$.deal_number', 1), iif(snapshot -> '$.deal' is null, null,"
        " coalesce(snapshot ->> '$.deal.state.position.phase', 'draw')), snapshot ->> '$.match.levels',"
        " coalesce(snapshot ->> '$.match.deals', 0) from tables"
    )
    changes, deal, phase, levels, booked = found
    level = max(map(list(Rank).index, json.loads(levels)))
    return Now(changes, deal, phase and Phase(phase), level, booked)


@dataclass
class Killing:
    """Kills a child where its span says, spread over the match, and starts it again."""

    house: House
    child: Child
    span: Span
    rng: random.Random
    wanted: list[Phase] = field(init=False)
    killed: list[Now] = field(default_factory=list)
    """Where the table stood after each kill. Where it was faster than the kill, its phase is tried again later."""
    _since: dict[tuple[int, Phase], int] = field(default_factory=dict)
    _depth: int = 0

    def __post_init__(self) -> None:
        self.wanted = list(self.span.kills)

    async def kill(self, over: Callable[[], bool]) -> bool:
        """Kill the child once it is time, unless the match is over before; return whether it was killed."""
        self._depth = self.rng.randrange(DEPTHS[self.wanted[0]])
        await eventually(lambda: over() or self._is_there(), "further turns", self.span.patience)
        if over():
            return False
        await self.child.kill()
        self.killed.append(now(self.house))
        if self.killed[-1].phase is self.wanted[0]:
            del self.wanted[0]
        return True

    def _is_there(self) -> bool:
        at = now(self.house)
        if at.phase is not self.wanted[0] or not self._is_due(at):
            return False
        return at.changes - self._since.setdefault((at.deal, at.phase), at.changes) >= self._depth

    def _is_due(self, at: Now) -> bool:
        """Whether a deal has room for one more kill, and so much of the match is played."""
        whole = self.span.deals
        played = (at.booked + 1) / whole if whole else (at.level + 3) / len(Rank)
        done = len(self.span.kills) - len(self.wanted)
        here = sum(one.deal == at.deal for one in self.killed)
        return here < self.span.most and done < len(self.span.kills) * played


async def played_and_killed(house: House, span: Span) -> list[Now]:
    """Play the table of a house to the end of the span; returns where it stood after each kill."""
    ann = Person(house.playground, "Ann", quiet=0)
    pause = PAUSE if Phase.BURY in span.kills else "0"
    child = Child(house.playground, house.database, "tests.bot.hastened", COMPUTER_PAUSE=pause)
    killing = Killing(house, child, span, random.Random(20_261_123))
    await child.start()
    playing = asyncio.create_task(play(house, ann, span))
    try:
        while killing.wanted and await killing.kill(playing.done):
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await child.start()
            playing = asyncio.create_task(play(house, ann, span))
        await eventually(playing.done, "end of the match", span.patience)
        await playing
        assert await child.stop() == 0
    finally:
        playing.cancel()
        await child.kill()
    assert not killing.wanted
    return killing.killed


def entries(played: Sequence[Table]) -> list[tuple[int, Seat, int, bool]]:
    """What the ledger must hold of these deals: deal, seat, points, and whether the seat won."""
    found = [one.settled for one in played if one.settled and not one.settled.result.void]
    return [
        (one.number, seat, points, seat in one.result.winners)
        for one in found
        for seat, points in enumerate(one.result.points)
    ]


async def checked_log(house: House) -> list[StoredEvent]:
    """The log of the only table. The store finds nothing wrong, and the log leads to what is kept."""
    store = await Store.open(house.settings.database_url, lambda: 0.0)
    try:
        assert await store.check() == []
        [kept] = await store.tables()
        events = list(await store.events(kept.table))
        assert as_kept(fold(events)) == kept.snapshot
        return events
    finally:
        await store.close()


@pytest.mark.parametrize(("preset", "span"), MATCHES, ids=[preset for preset, _ in MATCHES])
async def test_a_match_that_is_killed_ends_as_one_that_is_not(
    playground: Playground, tmp_path: Path, preset: str, span: Span
) -> None:
    began, database = monotonic(), tmp_path / "daidi.db"
    house = House(playground, settings_at(playground, database), database)
    rules = find_game("sheng-ji").rules(preset).to_json()
    given = {"game": "sheng-ji", "preset": preset, "rules": rules, "computers": 3, "level": LEVEL}
    table = await opened(house, (SEED,), lambda deal: True, **given)
    killed = await played_and_killed(house, span)
    events, found = await checked_log(house), stored_table(house)
    seeds = [event.command["next_seed"] for event in events if "next_seed" in event.command]
    meant = uninterrupted(table, seeds, span)

    assert found.match == meant[-1].match
    assert found.match.over() or span.deals is not None
    assert found.settled == meant[-1].settled
    assert house.stored("select deal, seat, points, won from ledger order by deal, seat") == entries(meant)
    assert all(many <= span.most for many in Counter(one.deal for one in killed).values())
    log.info(
        "%s: %d deals, %d turns, levels %s; kills by phase %s, in deals %s; %.0f s",
        preset,
        len(meant),
        found.turn,
        found.match.standing()[:2],
        dict(Counter(str(one.phase) for one in killed)),
        [one.deal for one in killed],
        monotonic() - began,
    )

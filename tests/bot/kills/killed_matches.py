"""``kill -9`` in whole matches through Discord, and the same matches played in memory and never killed.

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
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from bot.cards import write_cards
from bot.computers.player import choose
from bot.engine.actions import Action, Seat, must_act
from bot.engine.game import Deal, find_game
from bot.playground.chat import acts
from bot.playground.people.driver import Person
from bot.playground.server import Playground
from bot.store import Store, StoredEvent
from bot.tables import commands as do
from bot.tables.deal.computers import answer_of, computer_asked
from bot.tables.deal.decisions import decide
from bot.tables.deal.mildest_actions import pass_due
from bot.tables.log.table_log import read_logged
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from tests.bot.running_bot.child import Child
from tests.bot.running_bot.house import CHANNEL, House, settings_at
from tests.bot.running_bot.prepared import opened, stored_table
from tests.patience import PATIENCE, eventually
from tests.tables.seated import after, as_kept

log = logging.getLogger(__name__)

LONG = int(os.environ.get("SCALE", "1")) >= 5
"""``SCALE=5`` plays whole matches of every preset with many kills."""
LEVEL = "sharp"
ANN: Seat = 0
BETWEEN = "between"
"""Instead of a phase: between two deals."""
RNG = random.Random(0)
"""Sharp computers do not draw from it."""


class Span(NamedTuple):
    """How much of a match is played, and where it is killed."""

    deals: int | None  # after how many deals nobody goes on; None: the match is played out
    kills: tuple[str, ...]  # in which phases, one after the other
    most: int = 2  # how many kills a deal takes

    @property
    def patience(self) -> float:
        """How long to wait for a kill, or for the end: in a whole match, many deals may come between."""
        return PATIENCE if self.deals else 10 * PATIENCE


@dataclass(frozen=True)
class Course:
    """What kills of a game go by."""

    first: str  # the phase of a deal whose snapshot names none
    depths: Mapping[str, int]  # the changes of a table in a phase, of which any may be the one followed by a kill
    played: Callable[[Mapping[str, Any]], float]  # how much of a whole match is played or in hand, by its snapshot
    pause: str = "0"  # how long a computer thinks, on the hastened clock: long enough to be killed in a short phase


# --- the match ---


def answer(deal: Deal) -> Action | None:
    """What Ann does: what a computer would, or what commits her to least where that cannot be typed.

    She never declares: whether she is in time depends on the machine.
    """
    if ANN not in must_act(deal):
        return None
    action = choose(deal.view(ANN), RNG, LEVEL)
    return deal.mildest(ANN) if action.words else action


def is_over(table: Table, span: Span) -> bool:
    """Whether no more is played of the match: so many deals were, or it is won."""
    return table.deal is None and (table.match.over() or table.match.deals == span.deals)


def uninterrupted(table: Table, seeds: Sequence[str], span: Span) -> list[Table]:
    """The table after each deal of the match, played in memory by the same hands from the seeds of its deals."""
    [host] = table.persons
    found: list[Table] = []
    table = after(table, do.Start(host))
    while not (found and is_over(found[-1], span)):
        deal = table.deal
        if deal is None:
            found.append(replace(table, sealed=replace(table.sealed, seed=seeds[len(found)])))
            table = found[-1] if is_over(found[-1], span) else after(found[-1], do.Ready(host))
        elif (asked := computer_asked(table)) is not None:
            table = after(table, answer_of(asked, RNG))
        elif (action := answer(deal)) is not None:
            table = after(table, do.Act(host, action, table.turn))
        else:
            due = deal.due()
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
            elif pass_due(table) is None and (action := answer(table.deal)) is not None:
                given: dict[str, Any] = {"cards": write_cards(action.cards)} if action.cards else {}
                if action.number is not None:
                    given["number"] = action.number + 1
                await ann.slash(action.verb, channel=CHANNEL, options=given)
        await asyncio.sleep(0.01)


# --- the kills ---


class Now(NamedTuple):
    """How far a table has come, as the database has it."""

    changes: int
    deal: int
    phase: str
    booked: int  # the deals that count
    match: Mapping[str, Any]


def now(house: House, first: str) -> Now:
    """How far the only table has come. ``first`` is the phase of a deal that names none."""
    [found] = house.stored(
        "select number, snapshot ->> '$.sealed[0]', snapshot -> '$.now.deal' is null,"
        " snapshot ->> '$.now.deal.deal.state.position.phase', snapshot ->> '$.match' from tables"
    )
    changes, deal, between, phase, match = found
    return Now(changes, deal, BETWEEN if between else phase or first, deal - (not between), json.loads(match))


@dataclass
class Killing:
    """Kills a child where its span says, spread over the match, and starts it again."""

    house: House
    child: Child
    course: Course
    span: Span
    rng: random.Random
    wanted: list[str] = field(init=False)
    killed: list[Now] = field(default_factory=list)
    """Where the table stood after each kill. Where it was faster than the kill, its phase is tried again later."""
    _since: dict[tuple[int, str], int] = field(default_factory=dict)
    _depth: int = 0

    def __post_init__(self) -> None:
        self.wanted = list(self.span.kills)

    async def kill(self, over: Callable[[], bool]) -> bool:
        """Kill the child once it is time, unless the match is over before; return whether it was killed."""
        self._depth = self.rng.randrange(self.course.depths[self.wanted[0]])
        await eventually(lambda: over() or self._is_there(), "further turns", self.span.patience)
        if over():
            return False
        await self.child.kill()
        self.killed.append(now(self.house, self.course.first))
        if self.killed[-1].phase == self.wanted[0]:
            del self.wanted[0]
        return True

    def _is_there(self) -> bool:
        at = now(self.house, self.course.first)
        if at.phase != self.wanted[0] or not self._is_due(at):
            return False
        return at.changes - self._since.setdefault((at.deal, at.phase), at.changes) >= self._depth

    def _is_due(self, at: Now) -> bool:
        """Whether a deal has room for one more kill, and so much of the match is played."""
        whole = self.span.deals
        played = (at.booked + 1) / whole if whole else self.course.played(at.match)
        done = len(self.span.kills) - len(self.wanted)
        here = sum(one.deal == at.deal for one in self.killed)
        return here < self.span.most and done < len(self.span.kills) * played


async def played_and_killed(house: House, course: Course, span: Span) -> list[Now]:
    """Play the table of a house to the end of the span; returns where it stood after each kill."""
    ann = Person(house.playground, "Ann", quiet=0)
    child = Child(house.playground, house.database, "tests.bot.running_bot.hastened", COMPUTER_PAUSE=course.pause)
    killing = Killing(house, child, course, span, random.Random(20_261_123))
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
    assert killing.killed
    assert span.deals == 1 or not killing.wanted, "in a single deal, a phase that was over too soon does not come again"
    return killing.killed


class KilledMatch(NamedTuple):
    """A match that was killed and went on to the end of its span."""

    table: Table  # as it was opened
    found: Table  # as it is kept at the end
    booked: list[tuple[int, Seat, int, bool]]  # what the ledger holds: deal, seat, points, whether the seat won
    events: list[StoredEvent]


async def killed_match(
    playground: Playground, folder: Path, chain: tuple[str, str], seed: str, span: Span, course: Course
) -> KilledMatch:
    """Play a match of a game and preset, killed as the span has it: it ends as one that was never killed."""
    began, database, (game, preset) = monotonic(), folder / "daidi.db", chain
    house = House(playground, settings_at(playground, database), database)
    rules = find_game(game).rules(preset)
    given = {"game": game, "preset": preset, "rules": rules.to_json(), "level": LEVEL}
    table = await opened(house, (seed,), lambda deal: True, **given, computers=find_game(game).seats(rules) - 1)
    killed = await played_and_killed(house, course, span)
    events, found = await checked_log(house), stored_table(house)
    never = uninterrupted(table, seeds_of(events), span)
    assert (found.match, found.settled) == (never[-1].match, never[-1].settled)
    assert found.match.over() or span.deals is not None
    assert all(many <= span.most for many in Counter(one.deal for one in killed).values())
    ledger = house.stored("select deal, seat, points, won from ledger order by deal, seat")
    assert ledger == entries(never)
    log.info(
        "%s: %d deals, %d turns, standing %s; killed in %s, in deals %s; %.0f s",
        preset,
        len(never),
        found.turn,
        found.match.standing(),
        [str(one.phase) for one in killed],
        [one.deal for one in killed],
        monotonic() - began,
    )
    return KilledMatch(table, found, ledger, events)


# --- what is kept ---


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
        *_, (_, last) = folded(events)
        assert as_kept(last) == kept.snapshot
        return events
    finally:
        await store.close()


def folded(events: Sequence[StoredEvent]) -> Iterator[tuple[StoredEvent, Table]]:
    """Each event of a log with the table that it led to."""
    table: Table | None = None
    for event in events:
        command, seed = read_logged(event, table)
        if table is None:
            assert isinstance(command, do.Open)
            table = open_table(command)
        else:
            if isinstance(command, do.Act | do.Hold):  # it was accepted, whatever turn number it came with
                command = replace(command, turn=None)
            change = decide(table, command, seed)
            assert isinstance(change, tuple), change
            table = change[0]
        yield event, table


def seeds_of(events: Sequence[StoredEvent]) -> list[str]:
    """The seeds that the table drew for its later deals."""
    return [event.command["next_seed"] for event in events if "next_seed" in event.command]


Line = tuple[Seat, str]
"""A seat and its action, in record notation."""


def lines_by_deal(events: Sequence[StoredEvent]) -> list[list[Line]]:
    """The actions of each deal, as the log has them."""
    deals: list[list[Line]] = []
    for event in events:
        match event.command["do"]:
            case "Start" | "Ready":
                deals.append([])
            case "Act" | "ComputerAct":
                deals[-1].append((event.command.get("seat", ANN), event.command["action"]))
            case "PassFor":
                deals[-1].append((event.command["seat"], "pass"))
    return deals


def ran_out(sizes: Sequence[int], lines: Sequence[Line]) -> list[Seat]:
    """The order in which seats with so many cards ran out, by the cards that each of them played."""
    held, order = list(sizes), list[Seat]()
    for seat, action in lines:
        if action.startswith("play "):
            played = action.removeprefix("play ").split(" as ")[0].split()
            held[seat] -= len(played)
            order += [seat] if not held[seat] else []
    return order

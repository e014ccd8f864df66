"""What tests of the hall do over and over: open, fill, deal, play, and wait for computers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import count

from bot.engine.actions import Action, must_act
from bot.store import Store, digest
from bot.tables import commands as do
from bot.tables.deal.mildest_actions import pass_due
from bot.tables.life.hall import Hall
from bot.tables.log.table_log import fold
from bot.tables.moment import Moment, Outcome
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from tests.patience import within
from tests.tables.seated import as_kept, next_action, opening

interactions: Iterator[int] = count(1_000)
"""Interaction ids, a new one for each act."""


class Ears:
    """A listener of the hall that records every update. Register it before opening the table."""

    def __init__(self, hall: Hall) -> None:
        self.updates: list[Moment] = []
        self._heard = asyncio.Event()
        hall.listen(self._hear)

    def _hear(self, moment: Moment) -> None:
        self.updates.append(moment)
        self._heard.set()

    @property
    def events(self) -> list[str]:
        """The names of all events heard."""
        return [event.name for moment in self.updates for event in moment.events]

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for updates until ``holds()`` is true."""
        async with within("update of the hall"):
            while not holds():
                self._heard.clear()
                await self._heard.wait()


async def people(store: Store, number: int) -> list[int]:
    """As many people as asked for, known to the store."""
    return [await store.person(account, f"Person {account}") for account in range(1, number + 1)]


async def all_awake(hall: Hall) -> None:
    """Learn of all living tables as a start does, and wake them as presses would."""
    await hall.recall()
    for known in hall.living.all():
        await hall.sleep.awake(known.id)


async def opened(
    hall: Hall, person: int, computers: int = 3, preset: str = "chudadi-standard", *, auto_pass: bool | None = False
) -> str:
    """Open a table, at which people are asked for each pass unless a test wants it otherwise; returns its id."""
    wish = opening(preset, person=person, seed="", computers=computers, auto_pass=auto_pass)
    outcome = await hall.open_table(wish, next(interactions))
    return of(outcome).id


def of(outcome: Outcome) -> Table:
    """The table after a command that must have been accepted."""
    assert outcome.refusal is None
    assert outcome.table is not None
    return outcome.table


def table_of(hall: Hall, table: str) -> Table:
    """A living table."""
    found = hall.get(table)
    assert found is not None
    return found


def waits_for(hall: Hall, table: str, *persons: int) -> bool:
    """Whether one of these people has to act, whom the table does not pass for; or nobody has to."""
    found = hall.get(table)
    if found is None or found.deal is None:
        return True
    passed = pass_due(found)
    asked = must_act(found.deal) - {None if passed is None else passed.seat}
    return any(found.seat_of(person) in asked for person in persons)


async def act(hall: Hall, table: str) -> Outcome:
    """Let the person who has to act make the weakest play."""
    command = next_action(table_of(hall, table))
    assert isinstance(command, do.Act)
    return await hall.do(table, command, next(interactions))


async def play_deal(hall: Hall, ears: Ears, table: str) -> None:
    """Play the deal in hand to its end; computers act on their own."""
    persons = table_of(hall, table).persons
    while True:
        await ears.until(lambda: waits_for(hall, table, *persons))
        found = hall.get(table)
        if found is None or found.stage is not Stage.DEAL:
            return
        of(await act(hall, table))


def legal(table: Table, person: int) -> list[Action]:
    """What a person may do on their turn, weakest first."""
    seat = table.seat_of(person)
    assert table.deal is not None
    assert seat is not None
    return [one for one in table.deal.legal_actions(seat) if one.verb in ("play", "pass")]


async def same_everywhere(hall: Hall, store: Store, table: str) -> None:
    """Check that memory, snapshot and log agree about a table, and that the store has no fault to report."""
    [stored] = [one for one in await store.tables() if one.table == table]
    events = await store.events(table)
    memory, folded = as_kept(table_of(hall, table)), as_kept(fold(events))
    assert stored.snapshot == memory == folded
    assert stored.state_hash == events[-1].state_hash == digest(memory)
    assert stored.rules == table_of(hall, table).rules.to_json()
    assert [event.number for event in events] == list(range(1, stored.number + 1))
    assert await store.check() == []

"""A refusal stands for as long as it is so, and costs its table next to nothing meanwhile."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.store import Store
from bot.tables import commands as do
from bot.tables.life.hall import Hall
from bot.tables.table import Table
from cogs.interactions.answering.admission import Rates
from cogs.interactions.answering.standing_refusals import AT_A_TABLE, TOKEN_LIFE
from cogs.interactions.bridge import Bridge
from cogs.ui.refusal_messages import trouble
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.presses import Interaction
from tests.tables.hall_at_work import Ears, act, interactions, of, opened, people, waits_for
from tests.tables.turned_clock import TurnedClock


@dataclass
class Typed:
    """A command at Discord, as far as a private answer to it goes."""

    locale: str = "en"
    message: None = None
    extras: dict[str, Any] = field(default_factory=dict)
    stands: bool = False  # whether its answer is there

    @property
    def response(self) -> Any:
        return SimpleNamespace(send_message=self._sent)

    async def _sent(self, **_: Any) -> Any:
        self.stands = True
        return SimpleNamespace(message_id=id(self))

    async def delete_original_response(self) -> None:
        self.stands = False


class Counting(Bridge):
    """Counts the scenes that are made."""

    made = 0

    def scene(self, table: Table, locale: str | None = None) -> TableInWords:
        self.made += 1
        return super().scene(table, locale)


@pytest.fixture
def bridge(hall: Hall) -> Counting:
    return Counting(hall, Rates(hall.clock.monotonic, {}))


async def refused(bridge: Bridge, table: str, command: do.Command, person: int) -> Typed:
    """The answer to somebody whose command a table refuses."""
    typed, outcome = Typed(), await bridge.hall.do(table, command, next(interactions))
    await bridge.refuse(cast("Interaction", typed), outcome, person, command)
    assert typed.stands
    return typed


async def test_that_a_table_has_ended_stays_said(bridge: Counting, hall: Hall, ann: int) -> None:
    table = await opened(hall, ann)
    of(await hall.do(table, do.End(ann), next(interactions)))
    typed = Typed()
    await bridge.refusals.tell(cast("Interaction", typed), table, ann, trouble("err-ended", "en"))
    await bridge.refusals.close()
    assert typed.stands


async def test_what_a_table_refused_goes_with_it(bridge: Counting, hall: Hall, store: Store) -> None:
    ann, bo = await people(store, 2)
    table = await opened(hall, ann)
    typed = await refused(bridge, table, do.Start(bo), bo)
    of(await hall.do(table, do.End(ann), next(interactions)))
    await bridge.refusals.close()
    assert not typed.stands


async def test_plays_have_no_refusal_made_again(bridge: Counting, hall: Hall, store: Store) -> None:
    ears, (ann, bo) = Ears(hall), await people(store, 2)
    table = await opened(hall, ann)
    of(await hall.do(table, do.Start(ann), next(interactions)))
    watching = await refused(bridge, table, do.Ready(bo), bo)
    bridge.made = 0
    for _ in range(3):
        await ears.until(lambda: waits_for(hall, table, ann))
        of(await act(hall, table))
    assert len(ears.updates) > 5
    assert (bridge.made, watching.stands) == (0, True)
    of(await hall.do(table, do.Close(ann), next(interactions)))  # by now it has another note, since no seat is open
    await bridge.refusals.close()
    assert (bridge.made, watching.stands) == (1, False)


async def test_a_refusal_that_can_be_deleted_no_more_costs_nothing(
    bridge: Counting, hall: Hall, store: Store, clock: TurnedClock
) -> None:
    ann, bo = await people(store, 2)
    table = await opened(hall, ann)
    await refused(bridge, table, do.Start(bo), bo)
    clock.turn(TOKEN_LIFE)
    bridge.made = 0
    of(await hall.do(table, do.RemoveComputer(ann), next(interactions)))
    assert bridge.made == 0


async def test_no_crowd_of_watchers_has_a_table_keep_more_than_so_many(
    bridge: Counting, hall: Hall, store: Store
) -> None:
    ann, *crowd = await people(store, AT_A_TABLE + 6)
    table = await opened(hall, ann)
    told = [await refused(bridge, table, do.Start(person), person) for person in crowd]
    of(await hall.do(table, do.RemoveComputer(ann), next(interactions)))
    await bridge.refusals.close()
    assert [one.stands for one in told] == [True] * 5 + [False] * AT_A_TABLE

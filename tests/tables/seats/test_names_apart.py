"""Who sits at a table is never called as somebody else there: in text, pictures and alt text alike.

Promise: Nobody at a table is called as somebody else there.
"""

from __future__ import annotations

from bot.store import Store
from bot.tables import commands as do
from bot.tables.life.hall import Hall
from cogs.interactions.answering.admission import Rates
from cogs.interactions.bridge import Bridge
from cogs.ui.lobby_message import lobby_message
from tests.tables.hall_at_work import interactions, of, opened, people


async def test_a_computer_called_as_a_person_is_said_to_be_one(hall: Hall, store: Store) -> None:
    ann, bo = await people(store, 2)
    bridge = Bridge(hall, Rates(hall.clock.monotonic, {}))
    bridge.people.names |= {ann: "Mei", bo: "mei"}
    table = await opened(hall, ann, computers=2)
    scene = bridge.scene(of(await hall.do(table, do.Join(bo), next(interactions))))
    assert scene.names == ("Mei (seat 1)", "Mei (computer)", "Kai", "mei (seat 4)")
    shown = str(lobby_message(scene).parts)
    assert all(name in shown for name in scene.names)
    assert scene.seat_named("Mei (computer)") == 1
    bridge.people.names[bo] = "Bo"
    assert bridge.scene(scene.table).names == ("Mei", "Mei (computer)", "Kai", "Bo")

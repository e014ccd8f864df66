"""Advice: what a computer would do in a person's seat. The coach and *Hint* say the same."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from bot.computers.player import Rng, advise_now
from bot.engine.actions import Seat
from bot.engine.game import View
from bot.scenes.hand_scene import Hint
from bot.tables.deal.computers import chance_at
from bot.tables.life.hall import Hall
from bot.tables.table import Table


class _Given(NamedTuple):
    """The latest advice in a seat. It stays the same until the turn or the view changes."""

    turn: int
    view: View
    hint: asyncio.Task[Hint | None]


class Advisor:
    """Chooses for a seat as a computer would: in another thread, and once for each turn."""

    def __init__(self, hall: Hall, rng: Rng) -> None:
        self._hall = hall
        self._rng = rng
        self._given: dict[tuple[str, Seat], _Given] = {}  # by table and seat

    async def advice(self, table: Table, view: View, seat: Seat) -> Hint | None:
        """What a computer would do in the seat of the view, and why. The seat must be asked something.

        None if nobody waits for the seat and a computer would do nothing.
        """
        self._forget_ended()
        place = table.id, seat
        known = self._given.get(place)
        if known is None or (known.turn, known.view) != (table.turn, view):
            choosing = asyncio.to_thread(_chosen, view, chance_at(table, seat, self._rng))
            chosen = asyncio.create_task(choosing, name=f"advice at {table.id}")
            known = self._given[place] = _Given(table.turn, view, chosen)
        try:
            return await asyncio.shield(known.hint)
        except Exception:
            self._given.pop(place, None)  # whoever asks next has it tried again
            raise

    def _forget_ended(self) -> None:
        """Drop advice once its deal is over."""
        for place in list(self._given):
            table = self._hall.get(place[0])
            if table is None or table.deal is None:
                del self._given[place]


def _chosen(view: View, rng: Rng) -> Hint | None:
    found = advise_now(view, rng)
    return None if found is None else Hint(*found)

"""Who can be brought a hand: each person's place at a table, as far as it is known since the start."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from cogs.edge.answers import is_own, quietly
from cogs.edge.desk import Desk
from cogs.hands.looks import Look
from cogs.hands.reach import Reach
from cogs.hands.soon import Soon
from cogs.ui.controls import Interaction

Key = tuple[str, int]
"""Table id and person number."""


@dataclass(slots=True)
class Live:
    """A person's hand at a table: how it is reached, how it looks, and its refreshing.

    ``lock`` is held while a hand is drawn and sent or edited, so that no older picture comes after it. ``refusals``
    are answers that go with the next accepted play. ``generation`` counts the hands sent or put in place, those
    in words without the lock: a picture begun in an earlier generation is not shown any more.
    """

    reach: Reach
    refreshing: Soon
    look: Look = field(default_factory=Look)
    refusals: list[Callable[[], Awaitable[Any]]] = field(default_factory=list)
    generation: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def sweep(self) -> None:
        """Take away the refusals shown since the last accepted play."""
        gone, self.refusals = self.refusals, []
        for delete in gone:
            await quietly(delete())


class LiveHands:
    """The live hands of all tables; ``refresh`` brings one up to date."""

    def __init__(self, desk: Desk, refresh: Callable[[Key, Live], Awaitable[None]]) -> None:
        self._desk = desk
        self._refresh = refresh
        self._live: dict[Key, Live] = {}

    def get(self, table: str, person: int) -> Live | None:
        """A person's live hand at a table, if anything is known of it."""
        return self._live.get((table, person))

    def of(self, table: str, person: int, interaction: Interaction) -> Live:
        """A person's live hand at a table; where nothing is known of it, this interaction is noted."""
        return self.get(table, person) or self.remember(table, person, interaction)

    def remember(self, table: str, person: int, interaction: Interaction) -> Live:
        """Note a person's newest interaction at a table: the next hand arrives on it. Kept only of who sits there."""
        live = self.get(table, person) or self._begun((table, person), interaction)
        found = self._desk.hall.get(table)
        if found is not None and found.seat_of(person) is not None:
            self._live[table, person] = live
        live.reach.newest(interaction, self._desk.hall.clock.monotonic())
        return live

    def _begun(self, key: Key, interaction: Interaction) -> Live:
        async def refresh() -> None:
            await self._refresh(key, live)

        live = Live(Reach(interaction, 0.0), Soon(refresh, f"hand of {key[1]} at {key[0]}"))
        return live

    def adopt(self, table: str, person: int, interaction: Interaction) -> None:
        """A press on the person's own hand message: from now on that interaction edits it; another hand goes soon."""
        live = self.remember(table, person, interaction)
        if interaction.message is None or not is_own(interaction):
            return
        found = self._desk.hall.get(table)
        deal = found.deal_number if found is not None else 0
        other = live.reach.pressed(interaction.message.id, deal, self._desk.hall.clock.monotonic())
        if other is not None:
            live.refusals.append(other.delete)

    def forget(self, table: str) -> list[Live]:
        """The live hands of a table that has ended; they are not kept any more."""
        return [self._live.pop(key) for key in [key for key in self._live if key[0] == table]]

    async def close(self) -> None:
        """Stop all refreshing."""
        await asyncio.gather(*(live.refreshing.stop() for live in self._live.values()))

"""How people want to be called when a table waits for them: at once, after a while, or never."""

from __future__ import annotations

from bot.store import Store
from cogs.ui.ping import TurnCall

LATE_AFTER = 10.0
"""Seconds that a table waits before it calls somebody who wants to be called late; at most half of the clock."""


class TurnCalls:
    """What people chose, kept in the store; *late* for whoever chose nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._chosen: dict[int, TurnCall] = {}  # by person, as far as they were read since the start

    async def of(self, person: int) -> TurnCall:
        """When a person wants to be called."""
        if person not in self._chosen:
            kept = await self._store.setting(0, _key(person))
            self._chosen[person] = TurnCall(kept) if kept in set(TurnCall) else TurnCall.LATE
        return self._chosen[person]

    async def choose(self, person: int, call: TurnCall) -> None:
        """Keep a person's choice. Raises ``NotSaved``: nothing was changed."""
        await self._store.set_setting(0, _key(person), call.value)
        self._chosen[person] = call


def called_after(call: TurnCall, clock: int | None) -> float | None:
    """The seconds of waiting after which somebody is called at a table with this clock; None: they never are."""
    if call is TurnCall.LATE:
        return min(LATE_AFTER, clock / 2) if clock else LATE_AFTER
    return 0.0 if call is TurnCall.NOW else None


def _key(person: int) -> str:
    return f"turns:{person}"

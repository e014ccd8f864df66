"""Nights: pings that people's quiet hours put off. They come at the end of these hours, if they are still needed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

import discord

from bot.tables.life.alarms import Alarms
from bot.tables.table import Table
from cogs.interactions.bridge import Bridge
from cogs.interactions.kept_choices import QuietTimes
from cogs.publisher.shown_in_channel import Showing


class Night:
    """Who of a table has quiet hours now, and whose pings therefore wait."""

    def __init__(self, ends: Mapping[int, float] | None = None) -> None:
        self._ends = ends or {}  # by person: when their quiet hours end, in wall time
        self._waiting: set[int] = set()

    def puts_off(self, person: int) -> bool:
        """Whether a person is not to be pinged now. If so, the table comes back to it when their quiet hours end."""
        if person in self._ends:
            self._waiting.add(person)
        return person in self._ends

    def puts_off_all(self, persons: Collection[int]) -> bool:
        """Whether a ping for several people waits, because none of them is to be pinged now."""
        waits = bool(persons) and self._ends.keys() >= set(persons)
        self._waiting.update(persons if waits else ())
        return waits

    @property
    def over(self) -> float | None:
        """When the first ping is due that was put off; None if none was."""
        return min((self._ends[person] for person in self._waiting), default=None)

    def mentioned(self, accounts: Mapping[int, int], persons: Sequence[int]) -> discord.AllowedMentions:
        """Discord's leave to ping those of some people who have no quiet hours now, by their ``accounts``."""
        awake = [accounts[person] for person in persons if person in accounts and person not in self._ends]
        return discord.AllowedMentions(everyone=False, roles=False, users=list(map(discord.Object, awake)))


class Nights:
    """Knows when people have quiet hours, and comes back to tables where a ping waits for the end of some.

    A table may sleep meanwhile: it wakes for such a ping, and for nothing else that concerns quiet hours.
    """

    def __init__(self, bridge: Bridge, wake: Callable[[Sequence[str], Callable[[Showing], None]], None]) -> None:
        """``wake`` wakes tables, and does something with what is shown of them."""
        self.times = QuietTimes(bridge.kept)  # the quiet hours that each person chose
        self._clock = bridge.hall.clock
        self._wake = wake
        self._turns: dict[str, int] = {}  # by table: the turn on which a ping was put off
        self._alarms = Alarms(self._clock, self._clock.now, self._ring)
        self._alarms.run()

    async def at(self, showing: Showing) -> Night:
        """Which people of a table have quiet hours now. Whatever is put off from here on, the table comes back to."""
        showing.morning = False
        now, ends = self._clock.now(), dict[int, float]()
        for person in showing.table.persons:
            hours = await self.times.of(person)
            if hours is not None and (end := hours.until(now)) is not None:
                ends[person] = end
        return Night(ends)

    def note(self, table: Table, night: Night) -> None:
        """Come back when the first ping is due that was put off. If none was, earlier alarms count no more."""
        if night.over is None:
            self._turns.pop(table.id, None)
            self._alarms.drop(table.id)
        else:
            self._turns[table.id] = table.turn
            self._alarms.set(table.id, night.over)

    def close(self) -> None:
        """Come back to no table any more."""
        self._alarms.stop()

    def _ring(self, table: str) -> None:
        turn = self._turns.pop(table, None)

        def call(showing: Showing) -> None:
            showing.morning = True
            if showing.table.turn == turn:
                showing.overdue = turn  # whoever wants a late call has been waited for all night
            showing.calling.ask()

        self._wake([table], call)

"""What is stored for people and servers: themes, languages, turn calls, how hands are sorted, what was explained."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from typing import Any

from bot.engine.game import GAMES
from bot.store import NotRead, NotSaved, Store
from bot.tables.life.sleep import Attendant
from bot.tables.table import Table
from cogs.interactions.quiet_hours import QuietHours
from cogs.interactions.time_zones import time_zone
from cogs.ui.table.ping import TurnCall
from images.theme import DARK, THEMES, Theme

READ_AGAIN_AFTER = 1.0
"""Seconds until what changed is read again if it could not be read."""


class KeptSettings(Attendant):
    """Settings by server and key. Server 0 holds a person's own settings, which count everywhere.

    Those are read again when they change elsewhere: in another shard, or another process.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[tuple[int, str], Any] = {}  # None: it was never set
        self._stop_listening = store.listen(self._changed)
        self._reading: asyncio.Task[None] | None = None  # reads again what changed
        self._dirty: set[str] = set()  # the keys of what changed elsewhere and was not read since
        self._first: set[str] = set()  # the keys that are being read for the first time
        self._own: set[str] = set()  # the keys of what is being changed here
        self._closed = False

    async def wake(self, tables: Sequence[Table]) -> None:
        await learn_choices(self, tables)

    def leave(self, persons: Collection[int]) -> None:
        for person in persons:
            for key in _keys_of(person):
                self._known.pop((0, key), None)

    async def learn(self, guild: int, keys: Iterable[str]) -> None:
        """Read many settings of a server at once, before they are asked for."""
        wanted = set(keys)
        self._first |= wanted
        try:
            found = await self._store.settings(guild, wanted)
        finally:
            self._first -= wanted
        for key in wanted:  # a change during the reading is newer
            self._known.setdefault((guild, key), found.get(key))

    async def get(self, guild: int, key: str) -> Any:
        """A setting; None if it was never set. The first of a person's own settings is read with all of theirs."""
        if (guild, key) not in self._known:
            person = key.rpartition(":")[2]
            await self.learn(guild, {key, *(_keys_of(int(person)) if not guild and person.isdecimal() else ())})
        return self._known[guild, key]

    def known(self, guild: int, key: str, otherwise: Any = None) -> Any:
        """A setting that was read since the start, else ``otherwise``."""
        return self._known.get((guild, key), otherwise)

    async def put(self, guild: int, key: str, value: Any) -> None:
        """Change a setting.

        Raises:
            NotSaved: nothing was changed.
        """
        self._own.add(key)
        try:
            await self._store.set_setting(guild, key, value)
        finally:
            self._own.discard(key)
        self._known[guild, key] = value

    async def close(self) -> None:
        """Hear of no more changes."""
        self._stop_listening()
        self._closed = True
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)

    def _changed(self, key: str | None) -> None:
        """Read a setting of a person again, or, without a ``key``, all that are known."""
        if key is None:
            self._dirty |= {one for guild, one in self._known if not guild} | self._first
        elif key not in self._own and self._is_asked_for(key):
            self._dirty.add(key)
        if self._dirty and (self._reading is None or self._reading.done()):
            self._reading = asyncio.create_task(self._read_again(), name="changed settings")

    def _is_asked_for(self, key: str) -> bool:
        """Whether a setting of a person is known, or is being read for the first time."""
        return (0, key) in self._known or key in self._first

    async def _read_again(self) -> None:
        """Read what changed until nothing has changed meanwhile."""
        while self._dirty and not self._closed:
            changed, self._dirty = self._dirty, set()
            try:
                found = await self._store.settings(0, changed)
            except NotRead:
                self._dirty |= changed
                await asyncio.sleep(READ_AGAIN_AFTER)
                continue
            for key in changed - self._dirty:
                if self._is_asked_for(key):
                    self._known[0, key] = found.get(key)


class ChosenThemes:
    """The themes that people and servers chose.

    The default is dark, or the theme of the page on which the bot is shown.
    """

    def __init__(self, kept: KeptSettings) -> None:
        self._kept = kept
        self._other = DARK  # the theme if none was chosen

    def follow(self, theme: str) -> None:
        """From now on, use the theme of this name for everybody who chose none."""
        self._other = THEMES.get(theme, self._other)

    async def of_person(self, person: int) -> Theme:
        """The theme of a person's hands."""
        return THEMES.get(str(await self._kept.get(0, _theme(person))), self._other)

    async def of_server(self, guild: int) -> Theme:
        """The theme of a server's tables."""
        return THEMES.get(str(await self._kept.get(guild, "theme")), self._other)

    async def of_asker(self, person: int | None, guild: int) -> Theme:
        """The theme for what somebody sees in private: their own, or the server's if they are new."""
        return await (self.of_server(guild) if person is None else self.of_person(person))

    async def choose_own(self, person: int, theme: str) -> None:
        """Draw a person's hands in this theme from now on."""
        await self._kept.put(0, _theme(person), theme)

    async def choose_for_server(self, guild: int, theme: str) -> None:
        """Draw a server's tables in this theme from now on."""
        await self._kept.put(guild, "theme", theme)


LATE_AFTER = 10.0
"""Seconds before a table calls somebody who wants to be called late; at most half of the clock."""


class TurnCalls:
    """When people want to be called to their turn. The default is *late*."""

    def __init__(self, kept: KeptSettings) -> None:
        self._kept = kept

    async def of(self, person: int) -> TurnCall:
        """When a person wants to be called."""
        chosen = await self._kept.get(0, _turns(person))
        return TurnCall(chosen) if chosen in list(TurnCall) else TurnCall.LATE

    async def choose(self, person: int, call: TurnCall) -> None:
        """Store a person's choice.

        Raises:
            NotSaved: nothing was changed.
        """
        await self._kept.put(0, _turns(person), call.value)


def called_after(call: TurnCall, clock: int | None) -> float | None:
    """The seconds after which somebody is called at a table with this clock; None: never."""
    if call is TurnCall.LATE:
        return min(LATE_AFTER, clock / 2) if clock else LATE_AFTER
    return 0.0 if call is TurnCall.NOW else None


class QuietTimes:
    """The hours in which people want no pings, and their time zones."""

    def __init__(self, kept: KeptSettings) -> None:
        self._kept = kept

    async def of(self, person: int) -> QuietHours | None:
        """A person's quiet hours; None if they chose none."""
        chosen = await self._kept.get(0, _quiet(person))
        return QuietHours.from_json(chosen.get("hours")) if isinstance(chosen, dict) else None

    async def zone_of(self, person: int) -> str | None:
        """The time zone that a person last chose."""
        chosen = await self._kept.get(0, _quiet(person))
        zone = chosen.get("zone") if isinstance(chosen, dict) else None
        return time_zone(zone) if isinstance(zone, str) else None

    async def choose(self, person: int, hours: QuietHours | None, zone: str | None) -> None:
        """Store a person's choice; the time zone stays known without quiet hours, too.

        Raises:
            NotSaved: nothing was changed.
        """
        await self._kept.put(0, _quiet(person), {"hours": None if hours is None else list(hours), "zone": zone})


class Orders:
    """How people like their hands of a game sorted."""

    def __init__(self, kept: KeptSettings) -> None:
        self._kept = kept

    async def of(self, game: str, person: int) -> str | None:
        """The order that a person chose for a game; None if they chose none."""
        await self._kept.get(0, _order(game, person))
        return self.known(game, person)

    def known(self, game: str, person: int) -> str | None:
        """The same, if it was read since the start; else None."""
        order = self._kept.known(0, _order(game, person))
        return order if isinstance(order, str) else None

    async def choose(self, game: str, person: int, order: str) -> None:
        """Store a person's choice.

        Raises:
            NotSaved: nothing was changed.
        """
        await self._kept.put(0, _order(game, person), order)


class ToldOnce:
    """By person: the one deal in which they are told what *Pass this trick* does."""

    def __init__(self, kept: KeptSettings) -> None:
        self._kept = kept

    async def read(self, person: int) -> None:
        """Read it once, so that ``known`` has it from here on."""
        await self._kept.get(0, _told(person))

    def known(self, person: int) -> str | None:
        """The deal, as ``deal_in_hand`` names it. None if they were not told, or if it was not read since the start."""
        told = self._kept.known(0, _told(person))
        return told if isinstance(told, str) else None

    async def note(self, person: int, deal: str) -> None:
        """Store that a person is told in this deal. If saving fails, they are told once more."""
        with suppress(NotSaved):
            await self._kept.put(0, _told(person), deal)


def deal_in_hand(table: Table) -> str:
    """A name for the deal in hand at a table, unique among all deals."""
    return f"{table.id}:{table.deal_number}"


async def learn_choices(kept: KeptSettings, tables: Iterable[Table]) -> None:
    """Read at once what the people at some tables chose."""
    await kept.learn(0, (key for table in tables for person in table.persons for key in _keys_of(person)))


def _keys_of(person: int) -> tuple[str, ...]:
    """The keys of all that a person chose."""
    orders = (_order(game, person) for game in GAMES)
    return _theme(person), _turns(person), _quiet(person), _told(person), language_key(person), *orders


def _theme(person: int) -> str:
    return f"theme:{person}"


def _turns(person: int) -> str:
    return f"turns:{person}"


def _quiet(person: int) -> str:
    return f"quiet:{person}"


def _told(person: int) -> str:
    return f"told:{person}"


def language_key(person: int) -> str:
    """The key of the language that a person chose."""
    return f"language:{person}"


def _order(game: str, person: int) -> str:
    return f"order:{game}:{person}"

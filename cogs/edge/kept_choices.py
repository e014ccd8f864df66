"""What people and servers chose, each read from the store once: the theme of pictures, and when to be called."""

from __future__ import annotations

from bot.store import Store
from cogs.ui.ping import TurnCall
from images.theme import DARK, THEMES, Theme

_Kept = tuple[int, str]
"""Where the store keeps a theme: a server's number, 0 for what is a person's own, and a key."""


class Looks:
    """The themes that people and servers chose; each is read from the store once.

    Where nothing was chosen, the theme is dark, or that of the page which the bot is shown on.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._chosen: dict[_Kept, Theme | None] = {}
        self._other = DARK  # where nothing was chosen

    def follow(self, theme: str) -> None:
        """Draw in the theme of this name from now on whatever nobody chose one for."""
        self._other = THEMES.get(theme, self._other)

    async def of_person(self, person: int) -> Theme:
        """The theme of a person's hands."""
        return await self._theme(_own(person))

    async def of_server(self, guild: int) -> Theme:
        """The theme of a server's tables."""
        return await self._theme(_servers(guild))

    async def choose_own(self, person: int, theme: str) -> None:
        """Draw a person's hands in the theme of this name from now on."""
        await self._choose(_own(person), theme)

    async def choose_for_server(self, guild: int, theme: str) -> None:
        """Draw a server's tables in the theme of this name from now on."""
        await self._choose(_servers(guild), theme)

    async def _theme(self, where: _Kept) -> Theme:
        if where not in self._chosen:
            self._chosen[where] = THEMES.get(str(await self._store.setting(*where)))
        return self._chosen[where] or self._other

    async def _choose(self, where: _Kept, theme: str) -> None:
        await self._store.set_setting(*where, theme)
        self._chosen[where] = THEMES[theme]


def _own(person: int) -> _Kept:
    return 0, f"theme:{person}"


def _servers(guild: int) -> _Kept:
    return guild, "theme"


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
            self._chosen[person] = TurnCall(kept) if kept in list(TurnCall) else TurnCall.LATE
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

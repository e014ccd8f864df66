"""Looks: in which theme pictures are drawn. A hand has its owner's, a table its server's; both are dark by default."""

from __future__ import annotations

from bot.store import Store
from images.theme import DARK, THEMES, Theme

_Kept = tuple[int, str]
"""Where the store keeps a theme: a server's number, 0 for what is a person's own, and a key."""


class Looks:
    """The themes that people and servers chose; each is read from the store once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._chosen: dict[_Kept, Theme] = {}

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
            self._chosen[where] = THEMES.get(str(await self._store.setting(*where)), DARK)
        return self._chosen[where]

    async def _choose(self, where: _Kept, theme: str) -> None:
        await self._store.set_setting(*where, theme)
        self._chosen[where] = THEMES[theme]


def _own(person: int) -> _Kept:
    return 0, f"theme:{person}"


def _servers(guild: int) -> _Kept:
    return guild, "theme"

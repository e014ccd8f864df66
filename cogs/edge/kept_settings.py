"""The settings of people and servers, each read from the store once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.store import Store


class KeptSettings:
    """Settings by server (0: a person's own, anywhere) and key."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[tuple[int, str], Any] = {}  # None: it was never set

    async def learn(self, guild: int, keys: Iterable[str]) -> None:
        """Read many settings of a server at once, before they are asked for."""
        wanted = set(keys)
        found = await self._store.settings(guild, wanted)
        for key in wanted:  # whoever has changed it while it was read knows better
            self._known.setdefault((guild, key), found.get(key))

    async def get(self, guild: int, key: str) -> Any:
        """A setting; None if it was never set."""
        if (guild, key) not in self._known:
            self._known.setdefault((guild, key), await self._store.setting(guild, key))  # as in ``learn``
        return self._known[guild, key]

    def known(self, guild: int, key: str) -> Any:
        """A setting, as far as it was read since the start; else None."""
        return self._known.get((guild, key))

    async def put(self, guild: int, key: str, value: Any) -> None:
        """Change a setting. Raises ``NotSaved``: nothing was changed."""
        await self._store.set_setting(guild, key, value)
        self._known[guild, key] = value

"""Blocks: whom a person keeps from their own tables, in every server. Nobody else learns of it."""

from __future__ import annotations

from cogs.interactions.kept_choices import KeptSettings

BLOCKED_AT_MOST = 100
"""The most people that one person blocks."""


class Blocks:
    """The people whom each person has blocked."""

    def __init__(self, kept: KeptSettings) -> None:
        self._kept = kept

    async def of(self, person: int) -> tuple[int, ...]:
        """Whom a person has blocked, in that order."""
        blocked = await self._kept.get(0, _blocks(person))
        return tuple(one for one in blocked if type(one) is int) if isinstance(blocked, list) else ()

    async def add(self, person: int, whom: int) -> None:
        """Keep somebody from the tables of a person from now on.

        Raises:
            NotSaved: nothing was changed.
        """
        blocked = await self.of(person)
        if whom not in blocked:
            await self._kept.put(0, _blocks(person), [*blocked, whom])

    async def remove(self, person: int, whom: int) -> None:
        """Keep somebody from the tables of a person no more.

        Raises:
            NotSaved: nothing was changed.
        """
        left = [one for one in await self.of(person) if one != whom]
        await self._kept.put(0, _blocks(person), left or None)


def _blocks(person: int) -> str:
    return f"blocks:{person}"

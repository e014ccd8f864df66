"""Who is told in a server when a table of a game opens there."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.game import GAMES
from cogs.interactions.kept_choices import KeptSettings

TOLD_AT_MOST = 50
"""The most people of a server who are told of one game: one message mentions all of them."""


class OpeningsTold:
    """By server and game: the people who want to be told, in the order in which they asked."""

    def __init__(self, kept: KeptSettings) -> None:
        self._kept = kept

    async def of(self, guild: int, game: str) -> tuple[int, ...]:
        """Who is told of a game in a server."""
        told = await self._kept.get(guild, _openings(game))
        return tuple(one for one in told if type(one) is int) if isinstance(told, list) else ()

    async def games_of(self, guild: int, person: int) -> list[str]:
        """The games of which a person is told in a server."""
        await self._kept.learn(guild, map(_openings, GAMES))
        return [game for game in GAMES if person in await self.of(guild, game)]

    async def add(self, guild: int, game: str, person: int) -> bool:
        """Tell a person of a game from now on. False if too many are told already.

        Raises:
            NotSaved: nothing was changed.
        """
        told = await self.of(guild, game)
        if person in told or len(told) >= TOLD_AT_MOST:
            return person in told
        await self._kept.put(guild, _openings(game), [*told, person])
        return True

    async def remove(self, guild: int, games: Iterable[str], person: int) -> None:
        """Tell a person of some games no more.

        Raises:
            NotSaved: not all of that was changed.
        """
        for game in games:
            left = [one for one in await self.of(guild, game) if one != person]
            await self._kept.put(guild, _openings(game), left or None)


def _openings(game: str) -> str:
    return f"openings:{game}"

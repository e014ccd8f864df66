"""Languages: the one that somebody reads in private, and the one that a server speaks in public.

Somebody reads in the language that they chose, else in the one that their Discord has. A server speaks the one that was
chosen for it, else the one that Discord has for it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from bot.i18n.catalogue import FALLBACK, language_of, languages
from bot.store import NotRead, Shard, Store
from cogs.interactions.kept_choices import KeptSettings, language_key
from cogs.interactions.who_and_which import People
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.readers import expect_reader

_SERVER = "server language"


class Languages:
    """What people and servers chose."""

    def __init__(self, store: Store, kept: KeptSettings, people: People) -> None:
        self._store = store
        self._kept = kept
        self._people = people  # by their accounts
        self._chosen: dict[int, str] = {}  # by server
        self.at_discord: Callable[[int], str] = lambda _: FALLBACK  # the locale that Discord has for a server

    # --- of people ---

    def expect(self, interaction: Interaction) -> None:
        """Note who will read the answers to an interaction. From here on ``locale_of`` knows what they chose."""
        account = interaction.user.id
        expect_reader(interaction, lambda otherwise: self.known(account, otherwise))

    async def learn(self, interaction: Interaction) -> None:
        """Read what its author chose, unless it is known. If it cannot be read, they read as their Discord says."""
        with suppress(NotRead):
            person = await self._people.known(interaction)
            if person is not None:
                await self._kept.get(0, language_key(person))

    def known(self, account: int, otherwise: str | None) -> str | None:
        """What somebody chose. ``otherwise``, if that is not known now; None, if they chose none that there is."""
        person = self._people.numbers.get(account)
        chosen = otherwise if person is None else self._kept.known(0, language_key(person), otherwise)
        return chosen if chosen in languages() else None

    async def chosen_by(self, person: int) -> str | None:
        """The language that a person chose; None: the one of their Discord."""
        chosen = await self._kept.get(0, language_key(person))
        return chosen if chosen in languages() else None

    async def choose(self, person: int, language: str | None) -> None:
        """Store a person's choice; None: the language of their Discord.

        Raises:
            NotSaved: nothing was changed.
        """
        await self._kept.put(0, language_key(person), language)

    # --- of servers ---

    def of_server(self, guild: int) -> str:
        """The language of what everybody in a server reads."""
        return self.chosen_for(guild) or language_of(self.at_discord(guild))

    def chosen_for(self, guild: int) -> str | None:
        """The language that was chosen for a server; None: the one that Discord has for it."""
        chosen = self._chosen.get(guild)
        return chosen if chosen in languages() else None

    async def choose_for_server(self, guild: int, language: str | None) -> None:
        """Store the language of a server; None: the one that Discord has for it.

        Raises:
            NotSaved: nothing was changed.
        """
        await self._store.set_setting(guild, _SERVER, language)
        self._chosen.pop(guild, None)
        if language is not None:
            self._chosen[guild] = language

    async def recall(self, shard: Shard) -> None:
        """Read, at once, what was chosen for the servers of a shard."""

        def see(guild: int, key: str, value: Any) -> None:
            if key == _SERVER and isinstance(value, str):
                self._chosen[guild] = value

        await self._store.see_settings(_SERVER, see, shard)

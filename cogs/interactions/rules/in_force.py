"""Which rules are in force where: first a channel's own, then the server's, then the game's default."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from bot.engine.game import GAMES, find_game
from bot.engine.house_rules.house import HouseRules, chains, read_chain
from bot.engine.rulebook.declarations import Unknown
from bot.store import KeptRules, Place, Store
from bot.tables.table import Table
from cogs.interactions.bridge import Bridge
from cogs.interactions.typed.game_option import game_meant
from cogs.ui.rules.choices import preset_titled
from cogs.ui.rules.troubles import SavedElsewhere
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import shown


class Source(StrEnum):
    """Where the rules in force come from."""

    CHANNEL = "channel"
    SERVER = "server"
    DEFAULT = "default"
    ASKED = "asked"
    """Somebody asked for them by name; nobody chose them for the place."""


def channel_of(interaction: Interaction) -> int:
    """The channel whose rules apply to a command. A thread has those of its channel."""
    channel: Any = interaction.channel
    return int(getattr(channel, "parent_id", None) or interaction.channel_id or 0)


def place_of(interaction: Interaction, game: str, scope: str = "channel") -> Place:
    """The place that a command is about: its server, or the channel where it is used."""
    return Place(interaction.guild_id or 0, game, channel_of(interaction) if scope == "channel" else 0)


@dataclass(frozen=True, slots=True)
class Standing:
    """The rules of a place at the time they were read."""

    place: Place
    version: int  # of the rules; a proposal made from this replaces only that version
    own: HouseRules | None  # None: the place has none of its own
    under: HouseRules  # the rules in force if it had none of its own
    source: Source
    """Where the rules in force come from."""

    @property
    def rules(self) -> HouseRules:
        """The rules in force."""
        return self.own or self.under


async def rules_here(
    bridge: Bridge, interaction: Interaction, game: str | None, number: int | None = None
) -> Table | Standing | Message:
    """Whose rules are meant by a command that names none.

    They are those of a table in the channel (of this ``game`` or ``number``, if given), else those of the next table. A
    message says so if several tables may be meant, or none has the number.
    """
    person = await bridge.people.known(interaction)

    def is_of_game(table: Table) -> bool:
        return game in (None, table.game)

    meant = bridge.which.meant(interaction, person, number, is_of_game)
    tables = tuple(filter(is_of_game, meant))
    unclear = bridge.which.unclear(interaction, tables, number)
    if unclear is not None and (tables or (number is not None and not meant)):
        return unclear
    if tables:
        return tables[0]
    return await House(bridge.hall.store).at(place_of(interaction, await game_meant(interaction, game)))


@dataclass(frozen=True, slots=True)
class House:
    """The house rules of all servers, as the store keeps them."""

    store: Store

    async def in_force(self, place: Place) -> tuple[HouseRules, Source]:
        """The rules of a new table at a place (a server or a channel), and where they come from."""
        found = await self.at(place)
        return found.rules, found.source

    async def at(self, place: Place) -> Standing:
        """The current rules of a place."""
        kept = await self.store.rules_kept(place)
        under, source = self.default(place.game), Source.DEFAULT
        if place.channel:
            under, source = await self.in_force(replace(place, channel=0))
        own = read_kept(place, kept)
        if own is not None:
            source = Source.CHANNEL if place.channel else Source.SERVER
        return Standing(place, kept.version, own, under, source)

    def default(self, game: str) -> HouseRules:
        """The rules that apply if nobody chose any."""
        return HouseRules(game, find_game(game).rules.standard)

    async def saved(self, guild: int, game: str) -> dict[str, HouseRules]:
        """The presets that a server has saved, by name."""
        found = await self.store.rules_saved(guild, game)
        kept = {name: read_kept(Place(guild, game, 0, name), one) for name, one in found.items()}
        return {name: rules for name, rules in kept.items() if rules is not None}

    async def named(self, guild: int, game: str, typed: str, locale: str) -> HouseRules:
        """The rules that somebody typed: a preset that the server saved, ``preset+mixin``, or a preset's title.

        Raises:
            Unknown: there are none of that name; the error offers the nearest names.
            SavedElsewhere: the server saved them for another game.
            NotPossible: as for ``HouseRules.rules``.
        """
        saved = await self.saved(guild, game)
        wanted = shown(typed)
        for name, rules in saved.items():
            if shown(name).casefold() == wanted.casefold():
                return rules
        found = HouseRules(game, read_chain(wanted))
        try:
            found.rules()
        except Unknown as problem:
            if problem.what == "preset":
                if meant := preset_titled(game, wanted, locale):
                    return HouseRules(game, meant)
                await self._elsewhere(guild, game, wanted)
                raise Unknown("preset", wanted, [*find_game(game).rules.presets, *saved]) from None
            raise
        return found

    async def _elsewhere(self, guild: int, game: str, name: str) -> None:
        """Raise if the server saved rules of this name for another game.

        Raises:
            SavedElsewhere: it did.
        """
        for other in GAMES:
            if other != game and any(
                shown(one).casefold() == name.casefold() for one in await self.saved(guild, other)
            ):
                raise SavedElsewhere(name, other)

    async def offered(self, guild: int, game: str, typed: str) -> list[str]:
        """Names of rules that contain the typed text, the server's own first."""
        saved = await self.saved(guild, game)
        wanted = shown(typed).casefold()
        return [*(name for name in saved if wanted in name.casefold()), *chains(game, typed)]

    async def propose(self, now: Standing, person: int, *choices: HouseRules | None) -> list[int]:
        """Store alternative rules for a place until one is chosen. Returns a number for each. None: the place has none.

        None of them can be saved once the place has rules other than ``now``.
        """
        written = [None if rules is None else rules.to_json() for rules in choices]
        return await self.store.propose_rules(now.place, person, now.version, written)


def read_kept(place: Place, kept: KeptRules) -> HouseRules | None:
    """The house rules that the store keeps for a place."""
    return None if kept.rules is None else HouseRules.from_json(place.game, kept.rules, kept.version)

"""Suggestions while somebody types an option of ``/rules``, or ``rules:`` of another command."""

from __future__ import annotations

from bot.engine.game import find_game
from bot.engine.house_rules.house import HouseRules, is_possible, parameters_of, values_of
from bot.tables.table import Table
from cogs.interactions.bridge import locale_of
from cogs.interactions.rules.in_force import House, place_of, rules_here
from cogs.interactions.typed.game_option import game_called, game_meant
from cogs.ui.rules.choices import Choices, named_choices, option_choices, presets_called, value_choices
from cogs.ui.toolkit.presses import Interaction


async def offered_rules(interaction: Interaction, typed: str) -> Choices:
    """The server's own rules and all presets, by names and words. After a ``+``: the mixins that fit."""
    game, locale = await _game(interaction), locale_of(interaction)
    offered = await _house(interaction).offered(interaction.guild_id or 0, game, typed)
    called = presets_called(game, typed, locale)
    presets = find_game(game).rules.presets
    own = [name for name in offered if name not in presets]
    return named_choices([*own, *called, *offered], game, locale, typed)


async def saved_names(interaction: Interaction, typed: str) -> Choices:
    """Names of rules that the server saved for the game in question."""
    game = await _game_here(interaction)
    saved = await _house(interaction).saved(interaction.guild_id or 0, game)
    return named_choices([name for name in saved if typed.casefold() in name.casefold()], game, locale_of(interaction))


async def options(interaction: Interaction, typed: str) -> Choices:
    """Every option of the rules in force, with its value."""
    return option_choices(await _now(interaction), typed, locale_of(interaction))


async def changed_options(interaction: Interaction, typed: str) -> Choices:
    """The changed options at the place of the command."""
    now = await _now(interaction)
    return option_choices(now, typed, locale_of(interaction), among=list(now.changes))


async def values(interaction: Interaction, typed: str) -> Choices:
    """The possible values of the option chosen so far. The value in force is marked."""
    now, name = await _now(interaction), str(interaction.namespace.option or "").strip().lower()
    if name not in parameters_of(now.game):
        return []
    return value_choices(now, name, values_of(now.game, name), typed, locale_of(interaction))


def _house(interaction: Interaction) -> House:
    return House(interaction.client.bridge.hall.store)


async def _game_here(interaction: Interaction) -> str:
    """The game chosen so far, else that of the rules shown here."""
    chosen = interaction.namespace
    if getattr(chosen, "game", None) or getattr(chosen, "scope", None):
        return await _game(interaction)
    here = await rules_here(interaction.client.bridge, interaction, None)
    return here.game if isinstance(here, Table) else await _game(interaction)


async def _game(interaction: Interaction) -> str:
    """The game chosen so far, else the one meant here."""
    typed = str(getattr(interaction.namespace, "game", None) or "")
    return await game_meant(interaction, game_called(typed, locale_of(interaction)))


async def _now(interaction: Interaction) -> HouseRules:
    """The rules in force for the scope chosen so far, or the default if they can no longer be played."""
    scope = str(getattr(interaction.namespace, "scope", None) or "server")
    found, _ = await _house(interaction).in_force(place_of(interaction, await _game(interaction), scope))
    return found if is_possible(found) else _house(interaction).default(found.game)

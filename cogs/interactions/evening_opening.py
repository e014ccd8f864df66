"""A table of a duplicate evening: the options ``duplicate``, ``deals`` and ``against`` of ``/table open``."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from discord import app_commands

from bot.cards import in_plain_signs
from bot.i18n.catalogue import picture_text
from bot.i18n.command_names import option_name
from bot.store import StoredEvening
from bot.tables.commands import Open
from bot.tables.evening import DEALS_AT_MOST
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.typed.slash_commands import MadeOption
from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.messages import MOST_CHOICES, Message
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import option, quoted, shown

NEW = "new"
"""What is typed to begin an evening."""

DEALS = 4
"""How many deals an evening has if nobody says."""


async def offered_evenings(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """A new evening, and those of the server that still take tables."""
    locale, wanted = locale_of(interaction), shown(str(typed)).casefold()
    taking = interaction.client.bridge.hall.evenings.taking_tables(interaction.guild_id or 0)
    offers = [(picture_text("choice-duplicate-new", locale), NEW)]
    offers += [
        (picture_text("choice-duplicate", locale, one.game, evening=one.number, deals=one.deals), f"{one.number}")
        for one in taking
    ]
    found = [app_commands.Choice(name=name, value=value) for name, value in offers if wanted in name.casefold()]
    return found[:MOST_CHOICES]


def evening_options(levels: Collection[app_commands.Choice[str]]) -> list[MadeOption]:
    """The options, with the levels that computers may have."""
    return [
        MadeOption(
            "duplicate",
            app_commands.Range[str, 1, 40],
            option("duplicate"),
            required=False,
            suggest=offered_evenings,
        ),
        MadeOption("deals", app_commands.Range[int, 1, DEALS_AT_MOST], option("evening-deals"), required=False),
        MadeOption("against", str, option("against"), required=False, choices=list(levels)),
    ]


def evening_meant(
    bridge: Bridge,
    interaction: Interaction,
    duplicate: str | None,
    terms: Mapping[str, object],
    fixed: Mapping[str, object],
) -> StoredEvening | Message | None:
    """The evening that somebody named; None if they named none, or begin one. A message says what does not fit.

    ``terms``: the terms of a new evening, by option; ``fixed``: what else an evening decides. None: not given.
    """
    locale = locale_of(interaction)
    if duplicate is None:
        first = _first_given(terms)
        return None if first is None else trouble("err-evening-alone", locale, option=option_name(first, locale))
    if duplicate.strip().casefold() == NEW:
        return None
    number = in_plain_signs(duplicate).strip().removeprefix("#")
    taking = bridge.hall.evenings.taking_tables(interaction.guild_id or 0)
    found = next((one for one in taking if f"{one.number}" == number), None)
    if found is None:
        if bridge.hall.evenings.is_on(interaction.guild_id or 0, number):
            return trouble("err-evening-full", locale, evening=number)
        return trouble("err-evening-unknown", locale, text=quoted(duplicate))
    given = _first_given({**terms, **fixed})
    if given is None:
        return found
    return trouble("err-evening-fixed", locale, evening=found.number, option=option_name(given, locale))


def _first_given(options: Mapping[str, object]) -> str | None:
    return next((name for name, value in options.items() if value is not None), None)


async def at_evening(
    bridge: Bridge, wish: Open, evening: StoredEvening | None, duplicate: str | None, deals: int | None, against: str
) -> Open:
    """The wish for a table of an evening, if one was named or begins with it."""
    if duplicate is None:
        return wish
    if evening is None:
        terms = StoredEvening(
            guild=wish.guild,
            number=0,
            game=wish.game,
            preset=wish.preset,
            rules=wish.rules,
            options=wish.options,
            deals=deals or DEALS,
            against=against,
            person=wish.person,
            seed="",
        )
        evening = await bridge.hall.evenings.begin(terms)
    return replace(wish, evening=evening.number, deals=evening.deals, against=evening.against)

"""Opening a table: the options of ``/table open``, choices that do not fit the game, and why no table opens."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from discord import app_commands

from bot.computers.player import LEVELS
from bot.engine.game import Game
from bot.engine.options_of_all_games import union_of
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.typed.command_options import Chosen, idle_option
from bot.i18n.catalogue import FALLBACK, picture_text
from bot.store import Store
from bot.tables.deal.deadlines import DEFAULT_CLOCK, UNTIMED, read_clock
from bot.tables.moment import Outcome
from bot.tables.table_refusals import TableRefusal
from cogs.interactions.bridge import Bridge, admin_of, locale_of
from cogs.interactions.evening_opening import evening_options
from cogs.interactions.rules.in_force import channel_of
from cogs.interactions.rules.suggestions import offered_rules
from cogs.interactions.typed.game_option import GAME_SETTING, GameOption, game_chosen
from cogs.interactions.typed.slash_commands import MadeOption, unfit_options
from cogs.ui.refusal_messages import too_many_message, trouble
from cogs.ui.setup_message import Openers, ServerSettings
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import described, option

CHANNELS, OPENERS, CLOCK, RATED, THREADS, LEAST_DEALS = (
    "channels",
    "openers",
    "clock",
    "rated",
    "threads",
    "least deals",
)
"""The keys of the settings in the store."""


async def server_settings(store: Store, guild: int) -> ServerSettings:
    """What a server chose, with defaults for the rest."""
    kept = await store.settings(guild, (CHANNELS, OPENERS, GAME_SETTING, CLOCK, RATED, THREADS, LEAST_DEALS))
    chosen = kept.get(CLOCK)
    return ServerSettings(
        channels=tuple(kept.get(CHANNELS) or ()),
        openers=Openers(kept.get(OPENERS) or Openers.EVERYBODY),
        game=game_chosen(kept.get(GAME_SETTING)),
        clock=None if chosen == UNTIMED else chosen or DEFAULT_CLOCK,
        rated=kept.get(RATED) is True,
        threads=kept.get(THREADS) is True,
        least_deals=kept.get(LEAST_DEALS) or 0,
    )


async def clock_of(store: Store, guild: int, typed: str | None) -> int | None:
    """The clock of a new table in seconds: the one typed, else the server's. None: untimed.

    Raises:
        ValueError: the typed time is not one that a table may give.
    """
    return (await server_settings(store, guild)).clock if typed is None else read_clock(typed)


async def is_rated(store: Store, guild: int, typed: bool | None, computers: int) -> bool:
    """Whether a new table is rated: as typed, else as the server chose for tables without computers."""
    if typed is None:
        return not computers and (await server_settings(store, guild)).rated
    return typed


async def deals_of(store: Store, guild: int, person: int, game: str) -> int:
    """How many deals of a game a server has booked for a person, practice apart."""
    return (await store.ledger(guild, person, 1, game=game)).deals


async def why_not_open(store: Store, interaction: Interaction) -> Message | None:
    """Why the asker may not open a table here; None if they may."""
    settings = await server_settings(store, interaction.guild_id or 0)
    locale = locale_of(interaction)
    if settings.openers is Openers.MANAGERS and not admin_of(interaction):
        return trouble("err-openers", locale)
    if settings.channels and channel_of(interaction) not in settings.channels:
        return trouble("err-channel", locale, channels=[f"<#{channel}>" for channel in settings.channels])
    return None


MOST_SEATS = 10
"""The most seats that ``/table open`` accepts; rules may have more (BT-2.1)."""


def level_choices() -> list[app_commands.Choice[str]]:
    """The levels of computers, weakest first."""
    return [app_commands.Choice(name=described(f"choice-level-{level}"), value=level) for level in LEVELS]


def open_options() -> list[MadeOption]:
    """The options of ``/table open``, for all games together."""
    options = [
        MadeOption("game", GameOption, option("game"), required=False),
        MadeOption("rules", app_commands.Range[str, 1, 300], option("rules"), required=False, suggest=offered_rules),
        MadeOption("seats", app_commands.Range[int, 2, MOST_SEATS], option("seats"), required=False),
        MadeOption("computers", app_commands.Range[int, 0, 51], option("computers"), required=False),
        MadeOption("level", str, option("level"), required=False, choices=level_choices()),
        MadeOption("clock", app_commands.Range[str, 1, 20], option("clock"), required=False),
        MadeOption("auto_pass", bool, option("auto-pass"), required=False),
        MadeOption("rated", bool, option("rated"), required=False),
        MadeOption("private", bool, option("private"), required=False),
        *evening_options(level_choices()),
        MadeOption("thread", bool, option("thread"), required=False),
    ]
    for one, games in union_of(lambda game: game.typed.options).values():
        about = picture_text(f"option-{one.name}", FALLBACK, games[0])
        choices = [
            app_commands.Choice(name=picture_text(f"choice-{one.name}-{value}", FALLBACK, games[0]), value=value)
            for value in one.values
        ]
        options.append(MadeOption(one.name, str if choices else bool, about, required=False, choices=choices))
    return options


def chosen_options(game: Game, given: Mapping[str, bool | str]) -> Chosen:
    """The chosen table options of the game. Options of other games are left out."""
    return frozenset[str]().union(*(one.choices(given[one.name]) for one in game.typed.options if one.name in given))


def unfit_choice(
    game: Game,
    rules: Rulebook,
    seats: int | None,
    computers: int,
    given: Collection[str],
    options: Chosen,
    locale: str,
    *,
    rated: bool | None,
) -> Message | None:
    """Why these seats, computers and options do not fit the game or each other, or None."""
    if unfit := unfit_options(given, {one.name: False for one in game.typed.options}, game.name, locale):
        return unfit
    if idle := idle_option(game.typed.options, options, rules):
        return trouble(f"err-idle-{idle}", locale, game.name)
    if seats not in (None, game.seats(rules)):
        return trouble("err-seats", locale, game.name, n=game.seats(rules))
    if computers >= game.seats(rules):
        return trouble("err-computers", locale, game.name, seats=game.seats(rules), most=game.seats(rules) - 1)
    if rated and computers:
        return trouble("err-rated-open", locale)
    return None


async def refuse_opening(bridge: Bridge, interaction: Interaction, outcome: Outcome, person: int) -> None:
    """Say why no table was opened. A host who has too many reads which they are."""
    refusal, hall = outcome.refusal, bridge.hall
    if refusal is None or refusal.name != TableRefusal.TOO_MANY:
        await bridge.refuse(interaction, outcome, person)
        return
    hosted = [one for one in hall.living.all() if one.outline.host == person and one.id not in hall.suspended]
    guild, locale = interaction.guild_id or 0, locale_of(interaction)
    await bridge.answer(interaction, too_many_message(refusal, hosted, guild, locale))

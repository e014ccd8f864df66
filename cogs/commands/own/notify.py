"""``/notify``: when a person is called to a turn, and the hours of their day in which nothing pings them."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.i18n.catalogue import picture_text, text
from cogs.interactions.answering.answers import replace_message
from cogs.interactions.bridge import Bridge, admin_of, locale_of
from cogs.interactions.kept_choices import QuietTimes, TurnCalls
from cogs.interactions.openings_told import TOLD_AT_MOST, OpeningsTold
from cogs.interactions.quiet_hours import NO_QUIET, QuietHours, read_quiet, time_said
from cogs.interactions.time_zones import suggested_zones, time_zone
from cogs.interactions.typed.game_option import GameNamed, game_called, no_such_game
from cogs.interactions.zones_of_servers import zones_near
from cogs.ui.refusal_messages import trouble
from cogs.ui.table.menus import menu_message
from cogs.ui.table.ping import TurnCall
from cogs.ui.toolkit.messages import MOST_CHOICES, Message, SaidInstead, lines, notice
from cogs.ui.toolkit.presses import Interaction, Press
from cogs.ui.toolkit.texts import described, option, quoted, shown


async def suggested_openings(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The games, narrowed by what is typed so far, and the way to be told of none."""
    games = await GameNamed().autocomplete(interaction, typed)
    none = app_commands.Choice(name=described("choice-openings-none"), value="none")
    return [*games[: MOST_CHOICES - 1], none]


class Notify(commands.Cog, name="notify"):
    """When a person wants to be called, on every server."""

    def __init__(self, bridge: Bridge, calls: TurnCalls, quiet: QuietTimes) -> None:
        self.bridge, self.calls, self.quiet = bridge, calls, quiet
        self.openings = OpeningsTold(bridge.kept)
        bridge.handle({"turns": self._chosen})

    @app_commands.command(description=described("command-notify"))
    @app_commands.describe(turns=option("turns"), quiet=option("quiet"), zone=option("zone"), table=option("openings"))
    @app_commands.choices(
        turns=[app_commands.Choice(name=described(f"choice-turns-{call}"), value=call.value) for call in TurnCall]
    )
    @app_commands.autocomplete(zone=suggested_zones, table=suggested_openings)
    @app_commands.guild_only()
    async def notify(
        self,
        interaction: Interaction,
        turns: app_commands.Choice[str] | None = None,
        quiet: app_commands.Range[str, 1, 40] | None = None,
        zone: app_commands.Range[str, 1, 60] | None = None,
        table: app_commands.Range[str, 1, 60] | None = None,
    ) -> None:
        person, locale = await self.bridge.people.asking(interaction), locale_of(interaction)
        guild = interaction.guild_id or 0
        try:
            if table is not None:
                await self._choose_opening(guild, person, table, locale)
            if quiet is not None or zone is not None:
                await self._choose_quiet(person, quiet, zone, locale)
        except SaidInstead as problem:
            await self.bridge.answer(interaction, problem.message)
            return
        if turns is not None:
            await self.calls.choose(person, TurnCall(turns.value))
        await self.bridge.answer(interaction, await self._told(guild, person, locale))

    async def _told(self, guild: int, person: int, locale: str) -> Message:
        """What a person chose."""
        hours, games = await self.quiet.of(person), await self.openings.games_of(guild, person)
        said = text("turns-called", locale, call=(await self.calls.of(person)).value)
        names = [picture_text("game", locale, game) for game in games]
        told = text("openings-told", locale, games=names) if names else ""
        return notice(lines(said, _hours_said(hours, locale), told), text("turns-called.note", locale))

    async def _choose_opening(self, guild: int, person: int, typed: str, locale: str) -> None:
        """Tell a person in this server of tables of one more game, or of none.

        Raises:
            SaidInstead: there is no such game, or too many people are told of it already.
        """
        if shown(typed).casefold() in NO_QUIET:
            await self.openings.remove(guild, await self.openings.games_of(guild, person), person)
            return
        game = game_called(typed, locale)
        if game is None:
            raise SaidInstead(no_such_game(typed, locale))
        if not await self.openings.add(guild, game, person):
            raise SaidInstead(trouble("err-openings-many", locale, game, limit=TOLD_AT_MOST))

    async def _choose_quiet(self, person: int, typed: str | None, zone: str | None, locale: str) -> None:
        """Store quiet hours, or another time zone for those that a person has.

        Raises:
            SaidInstead: something that they typed is no span of hours or no time zone, or the time zone is missing.
        """
        before, place = await self.quiet.of(person), await self.quiet.zone_of(person)
        try:
            span = read_quiet(typed) if typed is not None else None if before is None else (before.begin, before.end)
        except ValueError as problem:
            raise SaidInstead(trouble("err-quiet", locale, text=quoted(typed or ""))) from problem
        if zone is not None and (place := time_zone(zone)) is None:
            raise SaidInstead(trouble("err-zone", locale, text=quoted(zone), names=zones_near(zone)))
        if span is not None and place is None:
            raise SaidInstead(trouble("err-quiet-zone", locale))
        await self.quiet.choose(person, QuietHours(*span, place) if span and place else None, place)

    async def _chosen(self, press: Press) -> None:
        """Store what is chosen in a menu, and show it there."""
        interaction, wanted = press.interaction, "".join(press.values)
        table, locale = self.bridge.hall.get(press.id.table), locale_of(interaction)
        if table is None or wanted not in set(TurnCall):
            await self.bridge.answer(interaction, trouble("err-old" if table else "err-ended", locale))
            return
        person, call = await self.bridge.people.asking(interaction), TurnCall(wanted)
        await self.calls.choose(person, call)
        scene = self.bridge.scene(table, locale)
        await replace_message(interaction, menu_message(scene, person, admin=admin_of(interaction), call=call))


def _hours_said(hours: QuietHours | None, locale: str) -> str:
    """The hours in which somebody is not pinged."""
    if hours is None:
        return text("quiet-hours-none", locale)
    begin, end = time_said(hours.begin), time_said(hours.end)
    return text("quiet-hours", locale, begin=begin, end=end, zone=hours.zone)


async def setup(bot: Any) -> None:
    """Load the cog. The client brings the bridge, and the publisher, which calls people."""
    pings = bot.publisher.pings
    await bot.add_cog(Notify(bot.bridge, pings.calls, pings.nights.times))

"""Setting up a server: channels, openers, game, rules, clock, language, and the bot's permissions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.game import GAMES
from bot.engine.house_rules.house import HouseRules
from bot.i18n.catalogue import languages
from bot.store import Place
from bot.tables.deal.deadlines import UNTIMED, read_clock
from cogs.inspection.needed_permissions import lacked_permissions
from cogs.interactions.answering.answers import first_answer, replace_message
from cogs.interactions.asked_digests import ask_for_digest, channel_of_digest, end_digest
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.opening import CHANNELS, CLOCK, LEAST_DEALS, OPENERS, RATED, THREADS, server_settings
from cogs.interactions.rules.in_force import House, channel_of
from cogs.interactions.rules.proposing import Proposing
from cogs.interactions.typed.game_option import GAME_SETTING, GameOption, game_pressed
from cogs.interactions.zones_of_servers import offered_zones, zone_typed, zones_near
from cogs.ui.forms import ClockForm, ZoneForm
from cogs.ui.refusal_messages import trouble
from cogs.ui.rules.words import extra_game
from cogs.ui.setup_message import AS_DISCORD_SAYS, LEAST_OFFERED, MOST_CHANNELS, RULES_VERBS, Openers, setup_message
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Handler, Interaction, Press
from cogs.ui.toolkit.texts import described, option, quoted


class Setup(commands.Cog, name="setup"):
    """``/setup`` and its panel."""

    def __init__(
        self,
        bridge: Bridge,
        proposing: Proposing,
        digest_asked: Callable[[], None],
        redraw: Callable[[int], None],
    ) -> None:
        """``redraw`` shows the tables of a server again."""
        self.bridge, self.proposing, self.digest_asked, self.redraw = bridge, proposing, digest_asked, redraw
        self.house = House(bridge.hall.store)
        verbs: dict[str, Handler] = {
            "setupchannels": self._channels_chosen,
            "setupopeners": self._openers_chosen,
            "setupclock": self._clock_chosen,
            "setupclockask": self._ask_clock,
            "setuprated": self._rated_chosen,
            "setupleast": self._least_chosen,
            "setupzone": self._zone_written,
            "setupzoneask": self._ask_zone,
            "setupgame": self._game_chosen,
            "setuplanguage": self._language_chosen,
            "setupthreads": self._threads_switched,
            "setupdigest": self._digest_switched,
            "setupcheck": self._check_again,
            **dict.fromkeys(RULES_VERBS, self._rules_chosen),
        }
        bridge.handle({verb: self._of_a_game(handler) for verb, handler in verbs.items()})

    @app_commands.command(description=described("command-setup"))
    @app_commands.describe(game=option("game-setup"), timezone=option("timezone"))
    @app_commands.autocomplete(timezone=offered_zones)
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def setup(
        self,
        interaction: Interaction,
        game: GameOption | None = None,
        timezone: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        if not await self.bridge.manages(interaction):
            return
        if timezone is None or await self._zone_chosen(interaction, timezone):
            await self.bridge.answer(interaction, await self._panel(interaction, game))

    async def _panel(self, interaction: Interaction, game: str | None = None) -> Message:
        """The panel, with the rules of a game (by default the server's)."""
        guild = interaction.guild_id or 0
        store = self.bridge.hall.store
        zone, digest = await store.points.zone(guild), await channel_of_digest(store, guild)
        settings = replace(
            await server_settings(store, guild),
            zone=str(zone),
            digest=digest,
            language=self.bridge.languages.chosen_for(guild),
            spoken=self.bridge.languages.of_server(guild),
        )
        rules, _ = await self.house.in_force(Place(guild, game or settings.game))
        tables = settings.channels or (channel_of(interaction),)
        channels = list(dict.fromkeys((*tables, *([settings.digest] if settings.digest else []))))
        missing = await asyncio.gather(
            *(_missing(interaction, one, settings.threads and one in tables) for one in channels)
        )
        lacking = dict(zip(channels, missing, strict=True))
        return setup_message(guild, settings, rules, lacking, locale_of(interaction))

    def _of_a_game(self, handler: Handler) -> Handler:
        """What a control of the panel does, unless the panel is about a game that there is no more."""

        async def handle(press: Press) -> None:
            if await game_pressed(press):
                await handler(press)

        return handle

    async def _channels_chosen(self, press: Press) -> None:
        channels = [int(value) for value in press.values[:MOST_CHANNELS] if value.isascii() and value.isdecimal()]
        await self._set(press, CHANNELS, channels)

    async def _openers_chosen(self, press: Press) -> None:
        chosen = "".join(press.values)
        if chosen in list(Openers):
            await self._set(press, OPENERS, chosen)
        else:
            await self.bridge.answer(press.interaction, trouble("err-old", locale_of(press.interaction)))

    async def _ask_clock(self, press: Press) -> None:
        if await self.bridge.manages(press.interaction):
            form = ClockForm(replace(press.id, verb="setupclock"), locale_of(press.interaction))
            await first_answer(press.interaction, lambda: press.interaction.response.send_modal(form))

    async def _clock_chosen(self, press: Press) -> None:
        """Store a clock from the list, or one written in the form."""
        written = "".join(press.values)
        try:
            clock = read_clock(written)
        except ValueError:
            wrong = trouble("err-clock", locale_of(press.interaction), text=quoted(written))
            await self.bridge.answer(press.interaction, wrong)
            return
        await self._set(press, CLOCK, clock or UNTIMED)

    async def _rated_chosen(self, press: Press) -> None:
        chosen = {"yes": True, "no": False}.get("".join(press.values))
        if chosen is None:
            await self.bridge.answer(press.interaction, trouble("err-old", locale_of(press.interaction)))
        else:
            await self._set(press, RATED, chosen)

    async def _least_chosen(self, press: Press) -> None:
        chosen = "".join(press.values)
        if chosen in map(str, LEAST_OFFERED):
            await self._set(press, LEAST_DEALS, int(chosen))
        else:
            await self.bridge.answer(press.interaction, trouble("err-old", locale_of(press.interaction)))

    async def _threads_switched(self, press: Press) -> None:
        """Switch threads on or off: the other way than they are now."""
        now = await server_settings(self.bridge.hall.store, press.interaction.guild_id or 0)
        await self._set(press, THREADS, not now.threads)

    async def _digest_switched(self, press: Press) -> None:
        """Have each week told here, or nowhere if it is told anywhere."""
        interaction, hall = press.interaction, self.bridge.hall
        if not await self.bridge.manages(interaction):
            return
        guild = interaction.guild_id or 0
        if await channel_of_digest(hall.store, guild):
            await end_digest(hall.store, guild)
        else:
            await ask_for_digest(hall.store, guild, channel_of(interaction), hall.clock.now())
            self.digest_asked()
        await replace_message(interaction, await self._panel(interaction, extra_game(press.id.extra)))

    async def _ask_zone(self, press: Press) -> None:
        if await self.bridge.manages(press.interaction):
            form = ZoneForm(replace(press.id, verb="setupzone"), locale_of(press.interaction))
            await first_answer(press.interaction, lambda: press.interaction.response.send_modal(form))

    async def _zone_written(self, press: Press) -> None:
        manages = await self.bridge.manages(press.interaction)
        if manages and await self._zone_chosen(press.interaction, "".join(press.values)):
            await replace_message(press.interaction, await self._panel(press.interaction, extra_game(press.id.extra)))

    async def _zone_chosen(self, interaction: Interaction, typed: str) -> bool:
        """Let a server's weeks and months begin by the time zone that somebody typed. If it is none, they are told."""
        zone = zone_typed(typed)
        if zone is None:
            wrong = trouble("err-zone", locale_of(interaction), text=quoted(typed), names=zones_near(typed))
            await self.bridge.answer(interaction, wrong)
            return False
        await self.bridge.hall.store.points.choose_zone(interaction.guild_id or 0, zone)
        return True

    async def _game_chosen(self, press: Press) -> None:
        chosen = "".join(press.values)
        if chosen in GAMES:
            await self._set(press, GAME_SETTING, chosen, game=chosen)
        else:
            await self.bridge.answer(press.interaction, trouble("err-old", locale_of(press.interaction)))

    async def _language_chosen(self, press: Press) -> None:
        """Speak another language to everybody in the server, from now on."""
        interaction, chosen = press.interaction, "".join(press.values)
        if chosen not in (AS_DISCORD_SAYS, *languages()):
            await self.bridge.answer(interaction, trouble("err-old", locale_of(interaction)))
        elif await self.bridge.manages(interaction):
            guild = interaction.guild_id or 0
            await self.bridge.languages.choose_for_server(guild, None if chosen == AS_DISCORD_SAYS else chosen)
            self.redraw(guild)
            await replace_message(interaction, await self._panel(interaction, extra_game(press.id.extra)))

    async def _set(self, press: Press, key: str, value: Any, *, game: str = "") -> None:
        """Save a setting at once and show it in the panel. The panel keeps its game unless ``game`` is another."""
        if await self.bridge.manages(press.interaction):
            await self.bridge.hall.store.set_setting(press.interaction.guild_id or 0, key, value)
            panel = await self._panel(press.interaction, game or extra_game(press.id.extra))
            await replace_message(press.interaction, panel)

    async def _check_again(self, press: Press) -> None:
        if await self.bridge.manages(press.interaction):
            await replace_message(press.interaction, await self._panel(press.interaction, extra_game(press.id.extra)))

    async def _rules_chosen(self, press: Press) -> None:
        """Show the chosen rules before they are saved, as ``/rules use`` does."""
        if await self.bridge.manages(press.interaction):
            game = extra_game(press.id.extra)
            now = await self.house.at(Place(press.interaction.guild_id or 0, game))
            await self.proposing.offer(press.interaction, now, HouseRules(game, "".join(press.values)))


async def _missing(interaction: Interaction, channel: int, threads: bool) -> list[str] | None:
    """The permissions that the bot lacks in a channel, asked for now. None if it cannot see the channel."""
    guild = interaction.guild
    try:
        found = await interaction.client.fetch_channel(channel)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return None
    if guild is None or not isinstance(found, discord.abc.GuildChannel) or found.guild.id != guild.id:
        return None
    return lacked_permissions(found, guild.me, threads=threads)


async def setup(bot: Any) -> None:
    """Load the cog. The client brings the bridge and who tells digests, and the rules' cog what shows proposals."""
    rules = bot.get_cog("rules")
    await bot.add_cog(Setup(bot.bridge, rules.proposing, bot.digests.note_asked, bot.publisher.redraw))

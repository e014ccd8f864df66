"""Rules: everybody reads them; those who may manage the server choose and change them."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.engine.actions import NotPossible
from bot.engine.house_rules.house import HouseRules, is_free_name, parameter_of, read_value
from bot.engine.rulebook.declarations import Contradiction, Setting
from bot.i18n.rule_page import title
from bot.store import Place
from bot.tables.table import Table
from cogs.interactions.answering.answers import replace_message
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.rules.in_force import House, Standing, place_of, rules_here
from cogs.interactions.rules.proposing import Proposing
from cogs.interactions.rules.shown_rules import Reading
from cogs.interactions.rules.suggestions import changed_options, offered_rules, options, saved_names, values
from cogs.interactions.typed.game_option import GameOption, game_meant, game_pressed
from cogs.interactions.typed.slash_commands import TableNumber
from cogs.ui.refusal_messages import trouble
from cogs.ui.rules.history import HISTORY_PAGE, history_message
from cogs.ui.rules.named_ids import rules_extra
from cogs.ui.rules.rule_messages import compare_message, presets_message
from cogs.ui.rules.troubles import rules_trouble
from cogs.ui.rules.words import table_rules
from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction, Press
from cogs.ui.toolkit.texts import described, option, quoted, shown

SCOPES = [app_commands.Choice(name=described(f"choice-scope-{scope}"), value=scope) for scope in ("server", "channel")]

Typed = app_commands.Range[str, 1, 300]


@app_commands.guild_only()
class RulesCog(commands.GroupCog, name="rules", group_name="rules", group_description=described("command-rules")):
    """``/rules`` and the *Rules* button."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.house = House(bridge.hall.store)
        self.proposing = Proposing(bridge)
        self.reading = Reading(bridge)
        bridge.handle(
            {
                "ruleshistory": self._history_turned,
                "rulesback": self._go_back,
            }
        )

    # --- for everybody ---

    @app_commands.command(description=described("command-rules-show"))
    @app_commands.describe(rules=option("rules-shown"), game=option("game"), table=option("table"))
    @app_commands.autocomplete(rules=offered_rules)
    async def show(
        self,
        interaction: Interaction,
        rules: Typed | None = None,
        game: GameOption | None = None,
        table: TableNumber | None = None,
    ) -> None:
        if rules is not None:
            await self.reading.show_named(interaction, await game_meant(interaction, game), rules)
            return
        here = await rules_here(self.bridge, interaction, game, table)
        if isinstance(here, Message):
            await self.bridge.answer(interaction, here)
        elif isinstance(here, Table):
            await self.reading.show_table(interaction, here)
        else:
            await self.reading.show(interaction, here.rules, here.source)

    @app_commands.command(description=described("command-rules-presets"))
    @app_commands.describe(game=option("game"))
    async def presets(self, interaction: Interaction, game: GameOption | None = None) -> None:
        game = await game_meant(interaction, game)
        guild = interaction.guild_id or 0
        saved = await self.house.saved(guild, game)
        await self.bridge.answer(interaction, presets_message(guild, game, saved, locale_of(interaction)))

    @app_commands.command(description=described("command-rules-compare"))
    @app_commands.describe(a=option("first-rules"), b=option("second-rules"), game=option("game"))
    @app_commands.autocomplete(a=offered_rules, b=offered_rules)
    async def compare(self, interaction: Interaction, a: Typed, b: Typed, game: GameOption | None = None) -> None:
        locale, guild, game = locale_of(interaction), interaction.guild_id or 0, await game_meant(interaction, game)
        try:
            first, second = [await self.house.named(guild, game, typed, locale) for typed in (a, b)]
            extra = rules_extra(first, second)
            every = None if extra is None else CustomId("rulesdiffer", f"{guild}-0", 0, extra)
            found = compare_message(first, second, locale, every)
        except NotPossible as problem:
            found = rules_trouble(problem, locale, game)
        await self.bridge.answer(interaction, found)

    # --- for those who may manage the server ---

    @app_commands.command(description=described("command-rules-use"))
    @app_commands.autocomplete(preset=offered_rules)
    @app_commands.describe(preset=option("preset"), scope=option("scope"), game=option("game"))
    @app_commands.choices(scope=SCOPES)
    async def use(
        self, interaction: Interaction, preset: Typed, scope: str = "server", game: GameOption | None = None
    ) -> None:
        if not await self.bridge.manages(interaction):
            return
        game = await game_meant(interaction, game)
        try:
            found = await self.house.named(interaction.guild_id or 0, game, preset, locale_of(interaction))
        except NotPossible as problem:
            await self.bridge.answer(interaction, rules_trouble(problem, locale_of(interaction), game))
        else:
            await self.proposing.offer(interaction, await self.house.at(place_of(interaction, game, scope)), found)

    @app_commands.command(name="set", description=described("command-rules-set"))
    @app_commands.rename(name="option")
    @app_commands.autocomplete(name=options, value=values)
    @app_commands.describe(name=option("option"), value=option("value"), scope=option("scope"), game=option("game"))
    @app_commands.choices(scope=SCOPES)
    async def set_option(
        self, interaction: Interaction, name: Typed, value: Typed, scope: str = "server", game: GameOption | None = None
    ) -> None:
        if not await self.bridge.manages(interaction):
            return
        game, locale = await game_meant(interaction, game), locale_of(interaction)
        now = await self.house.at(place_of(interaction, game, scope))
        try:
            parameter = parameter_of(game, name.strip().lower())
            asked = Setting(parameter.name, read_value(parameter, value))
        except NotPossible as problem:
            await self.bridge.answer(interaction, rules_trouble(problem, locale, game))
        else:
            await self._change(interaction, now, asked, trouble("err-rules-same", locale))

    @app_commands.command(description=described("command-rules-unset"))
    @app_commands.rename(name="option")
    @app_commands.autocomplete(name=changed_options)
    @app_commands.describe(name=option("option-changed"), scope=option("scope"), game=option("game"))
    @app_commands.choices(scope=SCOPES)
    async def unset(
        self, interaction: Interaction, name: Typed | None = None, scope: str = "server", game: GameOption | None = None
    ) -> None:
        if not await self.bridge.manages(interaction):
            return
        game, locale = await game_meant(interaction, game), locale_of(interaction)
        now = await self.house.at(place_of(interaction, game, scope))
        if name is None:
            if now.own is None:
                await self.bridge.answer(interaction, trouble("err-rules-nothing", locale))
            else:
                await self.proposing.offer(interaction, now, None)
            return
        try:
            asked = now.rules.of_preset(name.strip().lower())
        except NotPossible as problem:
            await self.bridge.answer(interaction, rules_trouble(problem, locale, game))
        else:
            same = trouble("err-rules-unchanged", locale, title=title(game, asked.parameter, locale))
            await self._change(interaction, now, asked, same)

    async def _change(self, interaction: Interaction, now: Standing, asked: Setting, same: Message) -> None:
        """Propose to set one option. ``same`` is the answer if it is already set so."""
        try:
            found = now.rules.but(asked.parameter, asked.value)
        except Contradiction as problem:
            await self.proposing.offer_ways(interaction, now, asked, problem)
        except NotPossible as problem:
            await self.bridge.answer(interaction, rules_trouble(problem, locale_of(interaction), now.place.game))
        else:
            if found.changes == now.rules.changes:
                await self.bridge.answer(interaction, same)
            else:
                await self.proposing.offer(interaction, now, found)

    @app_commands.command(description=described("command-rules-save"))
    @app_commands.autocomplete(name=saved_names)
    @app_commands.describe(name=option("name"), scope=option("scope-saved"), game=option("game"), table=option("table"))
    @app_commands.choices(scope=SCOPES)
    async def save(
        self,
        interaction: Interaction,
        name: Typed,
        scope: str | None = None,
        game: GameOption | None = None,
        table: TableNumber | None = None,
    ) -> None:
        """Save what ``/rules show`` shows here or, with a scope, the rules of the server or the channel."""
        if not await self.bridge.manages(interaction):
            return
        if scope is not None:
            found = await self.house.in_force(place_of(interaction, await game_meant(interaction, game), scope))
            await self._save_as(interaction, name, found[0])
            return
        here = await rules_here(self.bridge, interaction, game, table)
        if isinstance(here, Message):
            await self.bridge.answer(interaction, here)
        else:
            await self._save_as(interaction, name, table_rules(here) if isinstance(here, Table) else here.rules)

    async def _save_as(self, interaction: Interaction, name: str, rules: HouseRules) -> None:
        """Propose to save rules under a name. A name already in use keeps its spelling."""
        guild, wanted, game = interaction.guild_id or 0, shown(name), rules.game
        if not is_free_name(game, wanted):
            await self.bridge.answer(interaction, trouble("err-rules-taken", locale_of(interaction), text=quoted(name)))
            return
        taken = {one.casefold(): one for one in await self.house.saved(guild, game)}
        wanted = taken.get(wanted.casefold(), wanted)
        kept = HouseRules(game, rules.preset, rules.changes, 0, wanted)
        await self.proposing.offer(interaction, await self.house.at(Place(guild, game, 0, wanted)), kept)

    @app_commands.command(description=described("command-rules-history"))
    @app_commands.describe(page=option("page"), game=option("game"))
    async def history(
        self, interaction: Interaction, page: app_commands.Range[int, 1, 10_000] = 1, game: GameOption | None = None
    ) -> None:
        if await self.bridge.manages(interaction):
            game = await game_meant(interaction, game)
            await self.bridge.answer(interaction, await self._history(interaction, game, page))

    async def _history(self, interaction: Interaction, game: str, page: int) -> Message:
        guild, store = interaction.guild_id or 0, self.bridge.hall.store
        found = await store.rules_history(guild, game, HISTORY_PAGE, (page - 1) * HISTORY_PAGE)
        if page > 1 and not found.entries:
            return await self._history(interaction, game, max(1, -(-found.count // HISTORY_PAGE)))
        names = await store.names([entry.person for entry in found.entries])
        return history_message(guild, game, found, names, page, locale_of(interaction))

    async def _history_turned(self, press: Press) -> None:
        if await self.bridge.manages(press.interaction) and (game := await game_pressed(press)):
            page = min(max(1, int(press.id.table.partition("-")[2])), 10_000)
            await replace_message(press.interaction, await self._history(press.interaction, game, page))

    async def _go_back(self, press: Press) -> None:
        """Propose a place's rules as they were before or after a change."""
        interaction = press.interaction
        if not await self.bridge.manages(interaction):
            return
        number, _, side = "".join(press.values).partition(".")
        entry = None
        if number.isascii() and number.isdecimal() and len(number) < 19:
            entry = await self.bridge.hall.store.rules_entry(interaction.guild_id or 0, int(number))
        if entry is None:
            await self.bridge.answer(interaction, trouble("err-rules-answered", locale_of(interaction)))
            return
        data = entry.before if side == "before" else entry.after
        rules = None if data is None else HouseRules.from_json(entry.place.game, data)
        await self.proposing.offer(interaction, await self.house.at(entry.place), rules)


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(RulesCog(bot.bridge))

"""Shows rules: a few lines first, and all of them after a press, even after a restart."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.actions import NotPossible
from bot.engine.game import GAMES
from bot.engine.house_rules.house import HouseRules
from bot.engine.typed.command_options import option_and_value
from bot.i18n.catalogue import text
from bot.store import Place
from bot.tables.table import Table
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.rules.in_force import House, Source, place_of
from cogs.interactions.typed.game_option import game_pressed
from cogs.ui.refusal_messages import trouble
from cogs.ui.rules.named_ids import read_rules_extra, rules_extra
from cogs.ui.rules.rule_messages import brief_message, compare_messages, presets_messages, rules_messages
from cogs.ui.rules.troubles import rules_trouble
from cogs.ui.rules.words import game_extra, rules_name, table_rules
from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction, Press


class Reading:
    """Shows rules. Handles *Rules* and the buttons of short messages."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.house = House(bridge.hall.store)
        bridge.handle(
            {
                "rules": self._rules_pressed,
                "rulesserver": self._server_pressed,
                "rulestable": self._table_in_full,
                "rulesall": self._all_pressed,
                "rulesdiffer": self._differences_pressed,
                "ruleslist": self._list_pressed,
            }
        )

    async def show_named(self, interaction: Interaction, game: str, typed: str) -> None:
        try:
            found = await self.house.named(interaction.guild_id or 0, game, typed, locale_of(interaction))
        except NotPossible as problem:
            await self.bridge.answer(interaction, rules_trouble(problem, locale_of(interaction), game))
        else:
            await self.show(interaction, found, Source.ASKED)

    async def show(self, interaction: Interaction, found: HouseRules, source: Source, *, full: bool = False) -> None:
        """Rules in a few lines with a button for the whole text, or the whole text (``full``)."""
        locale = locale_of(interaction)
        note = text("rules-from", locale, **{"from": source})
        try:
            rules = found.rules()
        except NotPossible as problem:
            await self.bridge.answer(interaction, rules_trouble(problem, locale, found.game))
            return
        every = self._every(interaction, found, source)
        if full or every is None:
            await self._answer(interaction, rules_messages(rules, found, locale, note))
        else:
            await self.bridge.answer(interaction, brief_message(rules, found, locale, every, note))

    def _every(self, interaction: Interaction, found: HouseRules, source: Source) -> CustomId | None:
        """The button for the whole text. None if the rules do not fit into a button's id."""
        guild = f"{interaction.guild_id or 0}-0"
        if source is not Source.ASKED:
            return CustomId("rulesall", guild, 0, f"{game_extra(found.game)}.+{source}")
        extra = rules_extra(found)
        return None if extra is None else CustomId("rulesall", guild, 0, extra)

    async def show_table(self, interaction: Interaction, table: Table, *, full: bool = False) -> None:
        """The rules that a table keeps, what else was chosen, and the next table's rules if they differ."""
        scene = self.bridge.scene(table, locale_of(interaction))
        rules = table.rules
        notes = [scene.say("rules-of-table", table=scene.title)]
        chosen = map(option_and_value, sorted(table.match.options))
        notes += [scene.say(f"rules-{option}", value=value) for option, value in chosen]
        following, _ = await self.house.in_force(place_of(interaction, table.game))
        if following.label != table.preset:
            notes.append(scene.say("rules-next-table", rules=rules_name(following, scene.locale)))
        if full:
            await self._answer(interaction, rules_messages(rules, table_rules(table), scene.locale, *notes))
        else:
            every = CustomId("rulestable", table.id)
            shown = brief_message(rules, table_rules(table), scene.locale, every, *notes)
            await self.bridge.answer(interaction, shown)

    async def _rules_pressed(self, press: Press) -> None:
        table = self.bridge.hall.get(press.id.table)
        if table is None:
            await self.bridge.answer(press.interaction, trouble("err-ended", locale_of(press.interaction)))
        else:
            await self.show_table(press.interaction, table)

    async def _table_in_full(self, press: Press) -> None:
        table = self.bridge.hall.get(press.id.table)
        if table is None:
            await self.bridge.answer(press.interaction, trouble("err-ended", locale_of(press.interaction)))
        else:
            await self.show_table(press.interaction, table, full=True)

    async def _all_pressed(self, press: Press) -> None:
        """The whole text of the rules that a button names, or of those now in force at the place."""
        _, _, source = press.id.extra.partition(".+")
        if source:
            game = await game_pressed(press)
            if game is None:
                return
            scope = "channel" if source == Source.CHANNEL else "server"
            place = place_of(press.interaction, game, scope)
            found, now = await self.house.in_force(place)
            await self.show(press.interaction, found, now, full=True)
        elif named := await self._named_in(press, 1):
            await self.show(press.interaction, named[0], Source.ASKED, full=True)

    async def _differences_pressed(self, press: Press) -> None:
        if named := await self._named_in(press, 2):
            locale = locale_of(press.interaction)
            try:
                found = compare_messages(named[0], named[1], locale)
            except NotPossible as problem:
                found = [rules_trouble(problem, locale, named[0].game)]
            await self._answer(press.interaction, found)

    async def _list_pressed(self, press: Press) -> None:
        if game := await game_pressed(press):
            saved = await self.house.saved(press.interaction.guild_id or 0, game)
            await self._answer(press.interaction, presets_messages(game, saved, locale_of(press.interaction)))

    async def _named_in(self, press: Press, count: int) -> list[HouseRules]:
        """The ``count`` rules that a button is about. Empty if they are gone; then the presser is told."""
        guild = press.interaction.guild_id or 0
        saved = {game: await self.house.saved(guild, game) for game in GAMES}
        found = read_rules_extra(press.id.extra, saved)
        if found is None or len(found) != count:
            await self.bridge.answer(press.interaction, trouble("err-rules-answered", locale_of(press.interaction)))
            return []
        return found

    async def _server_pressed(self, press: Press) -> None:
        if game := await game_pressed(press):
            found, source = await self.house.in_force(Place(press.interaction.guild_id or 0, game))
            await self.show(press.interaction, found, source)

    async def _answer(self, interaction: Interaction, messages: Sequence[Message]) -> None:
        for message in messages:
            await self.bridge.answer(interaction, message)

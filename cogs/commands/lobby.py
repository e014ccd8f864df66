"""Tables: open, join, leave, fill, start, close, end, by command and by button."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.computers.player import DEFAULT_LEVEL, LEVELS
from bot.tables import commands as do
from bot.tables.deal.decisions import CUT_LIMIT
from bot.tables.moment import Outcome
from cogs.hands import Hands
from cogs.interactions import opening
from cogs.interactions.answering.answers import first_answer
from cogs.interactions.answering.private_menus import Menus
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.typed.slash_commands import TableNumber
from cogs.presence.guests import Guests
from cogs.presence.opening_tables import OpeningTables
from cogs.presence.parting import Parting
from cogs.presence.table_commands import TableCommands
from cogs.publisher import Publisher
from cogs.ui.forms import CutForm
from cogs.ui.refusal_messages import trouble
from cogs.ui.seating.parting_questions import rematch_question
from cogs.ui.table.menus import gives_up_match, status_message
from cogs.ui.toolkit.presses import Interaction, Press
from cogs.ui.toolkit.texts import described, option, shown

Place = app_commands.Range[int, 1, 52]
"""The number of a seat, as people call it."""


@app_commands.guild_only()
class Lobby(commands.GroupCog, group_name="table", group_description=described("command-table")):
    """``/table``, and the buttons of the lobby and of a deal's end."""

    def __init__(self, bridge: Bridge, hands: Hands, publisher: Publisher, menus: Menus) -> None:
        self.bridge, self.hands, self.publisher, self.menus = bridge, hands, publisher, menus
        self.tables = TableCommands(bridge, hands, publisher, menus)
        self.parting = Parting(bridge, menus, self.tables)
        pressing = self.tables.pressing
        if self.app_command is not None:
            others = list(self.app_command.commands)
            for command in others:
                self.app_command.remove_command(command.name)
            opening_tables, guests = OpeningTables(bridge, hands, publisher), Guests(bridge, self.tables)
            for command in (opening_tables.command(), *others, *guests.commands()):  # opening first, for newcomers
                self.app_command.add_command(command)
        bridge.handle(
            {
                "join": pressing(do.Join),
                "seat": self._seat_chosen,
                "fill": pressing(do.Fill),
                "computer": pressing(do.AddComputer),
                "computerof": self._level_chosen,
                "computeroff": pressing(do.RemoveComputer),
                "letin": self._let_in_pressed,
                "start": pressing(do.Start),
                "ready": pressing(do.Ready),
                "rematch": self._rematch_pressed,
                "rematchnow": pressing(do.Rematch),
                "back": pressing(do.Back),
                "cut": self._ask_cut,
                "cutsent": self._cut_sent,
            }
        )

    # --- commands ---

    @app_commands.command(description=described("command-table-join"))
    @app_commands.describe(seat=option("seat"), table=option("table"))
    async def join(
        self,
        interaction: Interaction,
        seat: Place | None = None,
        table: TableNumber | None = None,
    ) -> None:
        await self.tables.typed(interaction, lambda person: do.Join(person, None if seat is None else seat - 1), table)

    @app_commands.command(description=described("command-table-leave"))
    @app_commands.describe(table=option("table"))
    async def leave(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        await self.parting.leave(interaction, table)

    @app_commands.command(description=described("command-table-kick"))
    @app_commands.describe(player=option("kicked"), table=option("table"))
    async def kick(self, interaction: Interaction, player: str, table: TableNumber | None = None) -> None:
        await self.parting.kick(interaction, player, table)

    @kick.autocomplete("player")
    async def _people(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The other people at the table that the command most likely means."""
        person = await self.bridge.people.known(interaction)
        table = self.bridge.which.likeliest(interaction, person)
        others = [] if table is None else [one for one in table.persons if one != person]
        scene = None if table is None else self.bridge.scene(table, locale_of(interaction))
        names = [scene.numbered(seat) for one in others if scene and (seat := scene.table.seat_of(one)) is not None]
        return [app_commands.Choice(name=name, value=name) for name in names if typed.casefold() in name.casefold()]

    @app_commands.command(name="add-computer", description=described("command-table-add-computer"))
    @app_commands.describe(level=option("level"), table=option("table"))
    @app_commands.choices(level=opening.level_choices())
    async def add_computer(
        self, interaction: Interaction, level: str = DEFAULT_LEVEL, table: TableNumber | None = None
    ) -> None:
        await self.tables.typed(interaction, lambda person: do.AddComputer(person, level), table)

    @app_commands.command(description=described("command-table-fill"))
    @app_commands.describe(table=option("table"))
    async def fill(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        await self.tables.typed(interaction, do.Fill, table)

    @app_commands.command(name="remove-computer", description=described("command-table-remove-computer"))
    @app_commands.describe(table=option("table"))
    async def remove_computer(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        await self.tables.typed(interaction, do.RemoveComputer, table)

    @app_commands.command(name="let-in", description=described("command-table-let-in"))
    @app_commands.describe(at_once=option("at-once"), table=option("table"))
    async def let_in(self, interaction: Interaction, at_once: bool, table: TableNumber | None = None) -> None:
        await self.tables.typed(interaction, lambda person: do.LetIn(person, at_once), table)

    @app_commands.command(description=described("command-table-start"))
    @app_commands.describe(table=option("table"))
    async def start(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        await self.tables.typed(interaction, do.Start, table)

    @app_commands.command(description=described("command-table-back"))
    @app_commands.describe(table=option("table"))
    async def back(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        await self.tables.typed(interaction, do.Back, table)

    @app_commands.command(description=described("command-table-rematch"))
    @app_commands.describe(table=option("table"))
    async def rematch(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        person = await self.bridge.people.asking(interaction)
        tables = self.tables.meant(interaction, person, lambda _: do.Rematch(person), table)
        found = tables[0] if len(tables) == 1 else None
        if found is not None and gives_up_match(found, person):
            question = rematch_question(self.bridge.scene(found, locale_of(interaction)))
            await self.menus.ask(interaction, found.id, person, question)
            return
        await self.tables.typed(interaction, do.Rematch, table)

    @app_commands.command(description=described("command-table-close"))
    @app_commands.describe(table=option("table"))
    async def close(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        await self.parting.close(interaction, table)

    @app_commands.command(description=described("command-table-end"))
    @app_commands.describe(table=option("table"))
    async def end(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        await self.parting.end(interaction, table)

    @app_commands.command(description=described("command-table-status"))
    @app_commands.describe(table=option("table"))
    async def status(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        person = await self.bridge.people.known(interaction)
        tables = self.bridge.which.meant(interaction, person, table)
        message = self.bridge.which.unclear(interaction, tables, table)
        if message is None and tables:
            scene = self.bridge.scene(tables[0], locale_of(interaction))
            message = status_message(scene, self.bridge.hall.clock.now())
        await self.bridge.answer(interaction, message or self.bridge.which.none_here(interaction))

    # --- buttons and the select of seats ---

    async def _seat_chosen(self, press: Press) -> None:
        seat = int(chosen) if (chosen := "".join(press.values)).isdecimal() else -1
        await self.tables.pressed(press, lambda person: do.Join(person, seat))

    async def _level_chosen(self, press: Press) -> None:
        level = "".join(press.values)
        if level in LEVELS:
            await self.tables.pressed(press, lambda person: do.AddComputer(person, level))
        else:
            await self.bridge.answer(press.interaction, trouble("err-old", locale_of(press.interaction)))

    async def _let_in_pressed(self, press: Press) -> None:
        await self.tables.pressed(press, lambda person: do.LetIn(person, press.id.extra == "on"))

    async def _rematch_pressed(self, press: Press) -> None:
        """Ask before an unfinished match is given up."""
        person, table = await self.bridge.people.known(press.interaction), self.bridge.hall.get(press.id.table)
        if table is not None and gives_up_match(table, person):
            question = rematch_question(self.bridge.scene(table, locale_of(press.interaction)))
            await self.menus.ask(press.interaction, table.id, person, question)
        else:
            await self.tables.pressed(press, do.Rematch)

    async def _ask_cut(self, press: Press) -> None:
        table = self.bridge.hall.get(press.id.table)
        if table is None:
            await self.bridge.answer(press.interaction, trouble("err-ended", locale_of(press.interaction)))
            return
        person = await self.bridge.people.asking(press.interaction)
        nothing = do.Cut(person, "")
        refusal = self.bridge.refusal(table, nothing)
        if refusal is not None:  # refuse before they write a cut
            await self.bridge.refuse(press.interaction, Outcome(table, refusal=refusal), person, nothing)
            return
        scene = self.bridge.scene(table, locale_of(press.interaction))
        form = CutForm(scene, replace(press.id, verb="cutsent"), CUT_LIMIT)
        await first_answer(press.interaction, lambda: press.interaction.response.send_modal(form))

    async def _cut_sent(self, press: Press) -> None:
        cut = shown("".join(press.values))
        await self.tables.pressed(press, lambda person: do.Cut(person, cut))


async def setup(bot: Any) -> None:
    """Load the cog; the client brings bridge, hands, publisher and menus."""
    await bot.add_cog(Lobby(bot.bridge, bot.hands, bot.publisher, bot.menus))

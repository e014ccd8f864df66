"""Tables: open, join, leave, fill, start, close, end; the same by command and by button."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.games.actions import NotPossible
from bot.games.game import find_game
from bot.games.house import HouseRules
from bot.tables import commands as do
from bot.tables.decisions import CUT_LIMIT
from bot.tables.outcome import Outcome
from bot.tables.table import Stage, Table
from bot.tables.waking import SetAside
from cogs.edge.answers import first_answer, put_question_away, settle
from cogs.edge.bridge import Bridge, admin_of, locale_of
from cogs.edge.dynamic import made_command
from cogs.edge.game_option import game_meant
from cogs.edge.opening import open_options, unfit_choice
from cogs.edge.private_menus import Menus
from cogs.edge.rules.in_force import House, place_of
from cogs.edge.server_choices import clock_of, why_not_open
from cogs.hands import Hands
from cogs.publisher import Publisher
from cogs.ui.forms import CutForm
from cogs.ui.menus import end_question, leave_question, status_message
from cogs.ui.messages import Message, notice
from cogs.ui.presses import Interaction, Press
from cogs.ui.refusal_messages import trouble
from cogs.ui.rules.troubles import rules_trouble
from cogs.ui.texts import described, quoted, shown

Command = Callable[[int], do.Command]


@app_commands.guild_only()
class Lobby(commands.GroupCog, group_name="table", group_description=described("command-table")):
    """``/table`` and the buttons of lobby and deal's end."""

    def __init__(self, bridge: Bridge, hands: Hands, publisher: Publisher, menus: Menus) -> None:
        self.bridge, self.hands, self.publisher, self.menus = bridge, hands, publisher, menus
        self.house = House(bridge.hall.store)
        if self.app_command is not None:
            self.app_command.add_command(self._open_command())
        bridge.handle(
            {
                "join": self._pressing(do.Join),
                "leave": self._leave_pressed,
                "leaveask": self._ask_leave,
                "computer": self._pressing(do.AddComputer),
                "start": self._pressing(do.Start),
                "ready": self._pressing(do.Ready),
                "rematch": self._pressing(do.Rematch),
                "close": self._in_charge_pressed(do.Close),
                "end": self._in_charge_pressed(do.End),
                "endask": self._ask_end,
                "stay": self._stay,
                "back": self._pressing(do.Back),
                "cut": self._ask_cut,
                "cutsent": self._cut_sent,
            }
        )

    # --- commands ---

    def _open_command(self) -> app_commands.Command[Any, ..., None]:
        """``/table open`` with what can be switched on in any game."""
        return made_command("open", described("command-table-open"), open_options(), self._open_table)

    async def _open_table(
        self,
        interaction: Interaction,
        game: str | None = None,
        rules: str | None = None,
        seats: int | None = None,
        computers: int = 0,
        clock: str | None = None,
        **switched: bool,
    ) -> None:
        person = await self.bridge.person(interaction)
        refused = await why_not_open(self.bridge.hall.store, interaction)
        if refused is not None:
            await self.bridge.answer(interaction, refused)
            return
        game = await game_meant(interaction, game)
        try:
            chosen = await self._chosen(interaction, game, rules, seats)
            played = chosen.rules()
        except NotPossible as problem:
            await self.bridge.answer(interaction, rules_trouble(problem, locale_of(interaction)))
            return
        options = frozenset(name for name, on in switched.items() if on)
        unfit = unfit_choice(find_game(game), played, seats, switched, options, locale_of(interaction))
        if unfit is not None:
            await self.bridge.answer(interaction, unfit)
            return
        try:
            seconds = await clock_of(self.bridge.hall.store, interaction.guild_id or 0, clock)
        except ValueError:
            await self.bridge.answer(
                interaction, trouble("err-clock", locale_of(interaction), text=quoted(clock or ""))
            )
            return
        outcome = await self.bridge.hall.open_table(
            person=person,
            guild=interaction.guild_id or 0,
            channel=interaction.channel_id or 0,
            game=game,
            preset=chosen.label,
            rules=played,
            computers=computers,
            interaction=interaction.id,
            options=options,
            clock=seconds,
        )
        if outcome.table is None or outcome.refusal is not None or outcome.repeated:
            await self.bridge.refuse(interaction, outcome, person)
            return
        self.hands.remember(outcome.table.id, person, interaction)
        await self.publisher.post_first(outcome.table, interaction)

    async def _chosen(self, interaction: Interaction, game: str, rules: str | None, seats: int | None) -> HouseRules:
        """The rules a table is opened with: those named, else those in force in its channel; for so many seats.

        Raises:
            NotPossible: there are none of that name, or they are not played by so many.
        """
        if rules is not None:
            chosen = await self.house.named(interaction.guild_id or 0, game, rules)
        else:
            chosen, _ = await self.house.in_force(place_of(interaction, game))
        parameter = find_game(game).seats_parameter
        return chosen.but(parameter, seats) if seats is not None and parameter else chosen

    @app_commands.command(description=described("command-table-join"))
    async def join(self, interaction: Interaction) -> None:
        await self._command(interaction, do.Join)

    @app_commands.command(description=described("command-table-leave"))
    async def leave(self, interaction: Interaction) -> None:
        await self._command(interaction, do.Leave)

    @app_commands.command(name="add-computer", description=described("command-table-add-computer"))
    async def add_computer(self, interaction: Interaction) -> None:
        await self._command(interaction, do.AddComputer)

    @app_commands.command(description=described("command-table-start"))
    async def start(self, interaction: Interaction) -> None:
        await self._command(interaction, do.Start)

    @app_commands.command(description=described("command-table-back"))
    async def back(self, interaction: Interaction) -> None:
        await self._command(interaction, do.Back)

    @app_commands.command(description=described("command-table-rematch"))
    async def rematch(self, interaction: Interaction) -> None:
        await self._command(interaction, do.Rematch)

    @app_commands.command(description=described("command-table-close"))
    async def close(self, interaction: Interaction) -> None:
        await self._command(interaction, lambda person: do.Close(person, admin_of(interaction)))

    @app_commands.command(description=described("command-table-end"))
    async def end(self, interaction: Interaction) -> None:
        await self._command(interaction, lambda person: do.End(person, admin_of(interaction)))

    @app_commands.command(description=described("command-table-status"))
    async def status(self, interaction: Interaction) -> None:
        person = await self.bridge.known(interaction)
        table = self.bridge.table_for(interaction.channel_id, person)
        message = status_message(self.bridge.scene(table, locale_of(interaction))) if table else None
        await self.bridge.answer(interaction, message or self.bridge.no_table(interaction))

    async def _command(self, interaction: Interaction, command: Command) -> None:
        """A slash command at the table of this channel: do it, and say what happened to its author."""
        person = await self.bridge.person(interaction)
        table = self.bridge.table_for(interaction.channel_id, person)
        if table is None:
            await self._at_no_table(interaction, command(person), person)
            return
        outcome = await self.bridge.hall.do(table.id, command(person), interaction.id)
        if outcome.refusal is not None or outcome.table is None:
            await self.bridge.refuse(interaction, outcome, person)
            return
        await self.bridge.answer(interaction, self._done(outcome, outcome.table, locale_of(interaction)))
        self.hands.remember(table.id, person, interaction)
        self.hands.refresh(table.id, person)

    async def _at_no_table(self, interaction: Interaction, command: do.Command, person: int) -> None:
        """Where only a table is that could not be read, it can be ended."""
        aside = self.bridge.aside_in(interaction.channel_id)
        if aside is None or not isinstance(command, do.Close | do.End):
            await self.bridge.answer(interaction, self.bridge.no_table(interaction))
            return
        outcome = await self.bridge.hall.do(aside.table, command, interaction.id)
        await self.bridge.refuse(interaction, outcome, person)
        self._tell_ended(aside, outcome)

    def _tell_ended(self, aside: SetAside | None, outcome: Outcome) -> None:
        if aside is not None and outcome.refusal is None:
            self.publisher.set_aside.tell(aside, ended=True)

    def _done(self, outcome: Outcome, table: Table, locale: str) -> Message:
        """What a command brought about, in one line."""
        scene = self.bridge.scene(table, locale)
        if table.stage is Stage.ENDED:
            return notice(f"**{scene.say('table-ended-heading')}**", scene.say("err-ended.note"))
        for event in outcome.events:
            if event.name in ("joined", "host-now") and event.seat is not None:
                line = scene.say(event.name, name=scene.name(event.seat), seat=event.seat + 1)
                return notice(line)
        return status_message(scene)

    # --- buttons ---

    def _pressing(self, command: Command) -> Callable[[Press], Any]:
        async def pressed(press: Press) -> None:
            person = await self.bridge.person(press.interaction)
            outcome = await self.bridge.do(press, command(person))
            if await self.bridge.acknowledge(press, outcome, person):
                self.hands.remember(press.id.table, person, press.interaction)
                self.hands.refresh(press.id.table, person)
                await put_question_away(press.interaction)

        return pressed

    def _in_charge_pressed(self, command: Callable[[int, bool], do.Command]) -> Callable[[Press], Any]:
        async def pressed(press: Press) -> None:
            person = await self.bridge.person(press.interaction)
            aside = self.bridge.hall.aside.get(press.id.table)
            outcome = await self.bridge.do(press, command(person, admin_of(press.interaction)))
            if await self.bridge.acknowledge(press, outcome, person):
                await put_question_away(press.interaction)
                self._tell_ended(aside, outcome)

        return pressed

    async def _leave_pressed(self, press: Press) -> None:
        await self._pressing(do.Leave)(press)

    async def _ask_leave(self, press: Press) -> None:
        await self._ask(press, leave_question)

    async def _ask_end(self, press: Press) -> None:
        await self._ask(press, end_question)

    async def _ask(self, press: Press, question: Callable[..., Message]) -> None:
        """A danger asks first, in private."""
        table = self.bridge.hall.get(press.id.table)
        locale = locale_of(press.interaction)
        if table is None:
            await self.bridge.answer(press.interaction, trouble("err-ended", locale))
            return
        person = await self.bridge.known(press.interaction)
        message = question(self.bridge.scene(table, locale))
        await self.menus.ask(press.interaction, table.id, person, message)

    async def _stay(self, press: Press) -> None:
        await settle(press.interaction)
        await put_question_away(press.interaction)

    async def _ask_cut(self, press: Press) -> None:
        table = self.bridge.hall.get(press.id.table)
        if table is None:
            await self.bridge.answer(press.interaction, trouble("err-ended", locale_of(press.interaction)))
            return
        scene = self.bridge.scene(table, locale_of(press.interaction))
        form = CutForm(scene, replace(press.id, verb="cutsent"), CUT_LIMIT)
        await first_answer(press.interaction, lambda: press.interaction.response.send_modal(form))

    async def _cut_sent(self, press: Press) -> None:
        cut = shown("".join(press.values))
        await self._pressing(lambda person: do.Cut(person, cut))(press)


async def setup(bot: Any) -> None:
    """Load the cog; the client brings bridge, hands, publisher and menus."""
    await bot.add_cog(Lobby(bot.bridge, bot.hands, bot.publisher, bot.menus))

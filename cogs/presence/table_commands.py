"""Commands at tables that everybody may give, done by command or by button, and answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.game import Refusal
from bot.tables import commands as do
from bot.tables.life.waking import SetAside
from bot.tables.moment import Outcome
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from cogs.hands import Hands
from cogs.hands.answered_actions import AnsweredActions
from cogs.interactions.answering.answers import put_question_away
from cogs.interactions.answering.private_menus import Menus
from cogs.interactions.bridge import Bridge, locale_of
from cogs.presence.at_the_door import at_the_door, why_kept_out, with_roles
from cogs.publisher import Publisher
from cogs.ui.seating.guest_lines import kept_line, newly_invited_line
from cogs.ui.seating.parting_questions import left_message
from cogs.ui.seating.seats import joined_line, let_in_line
from cogs.ui.table.menus import status_message
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Message, notice
from cogs.ui.toolkit.presses import Interaction, Press

Command = Callable[[int], do.Command]
"""What a person, by number, asks of a table."""


class TableCommands:
    """Carries out what people ask of their tables, and tells them the result."""

    def __init__(self, bridge: Bridge, hands: Hands, publisher: Publisher, menus: Menus) -> None:
        self._bridge = bridge  # who is asking, and the way to the hall
        self._hands = hands  # the hands of people who are dealt in
        self._publisher = publisher  # tells channels about tables that could not be read
        self._menus = menus  # keeps what was said while it is true
        self._actions = AnsweredActions(bridge, hands)

    async def typed(self, interaction: Interaction, command: Command, number: int | None = None) -> None:
        """Do a slash command at this channel's table, or the one of a number, and tell its author the result."""
        person = await self._bridge.people.asking(interaction)
        tables = self.meant(interaction, person, lambda _: command(person), number)
        if unclear := self._bridge.which.unclear(interaction, tables, number):
            await self._bridge.answer(interaction, unclear)
            return
        if not tables:
            await self.at_no_table(interaction, command(person), person)
            return
        [table] = tables
        wish = await at_the_door(self._bridge, interaction, table, command(person))
        if kept_out := await why_kept_out(self._bridge, interaction, table, wish):
            await self._bridge.answer(interaction, kept_out)
            return
        outcome = await self._bridge.hall.do(table.id, wish, interaction.id)
        if outcome.refusal is not None or outcome.table is None:
            await self._bridge.refuse(interaction, outcome, person, wish)
            return
        if await self._dealt_in(interaction, table, outcome.table, person):
            return
        await self._bridge.answer(interaction, self._done(outcome, table, person, locale_of(interaction)))
        self._hands.remember(table.id, person, interaction)
        self._hands.refresh(table.id, person)

    def meant(
        self, interaction: Interaction, person: int, command: Callable[[Table | None], do.Command], number: int | None
    ) -> tuple[Table, ...]:
        """The tables of this channel that a command may mean, first those that would accept it.

        ``command`` gives the command for each table. Whoever joins means a table they can join, before one where they
        sit.
        """

        def takes(table: Table) -> bool:
            return self._bridge.refusal(table, with_roles(interaction, table, command(table))) is None

        joins = isinstance(command(None), do.Join)
        return self._bridge.which.meant(interaction, person, number, takes, own_first=not joins)

    def pressing(self, command: Command) -> Callable[[Press], Any]:
        """A handler of presses that does a command."""

        async def pressed(press: Press) -> None:
            await self.pressed(press, command)

        return pressed

    async def pressed(self, press: Press, command: Command) -> None:
        """Do a press. Nothing is said if the public message shows the result. A question that it answers goes."""
        interaction = press.interaction
        person = await self._bridge.people.asking(interaction)
        before = self._bridge.hall.get(press.id.table)
        wish = await at_the_door(self._bridge, interaction, before, command(person))
        if before is not None and (kept_out := await why_kept_out(self._bridge, interaction, before, wish)):
            await self._bridge.answer(interaction, kept_out)
            return
        outcome = await self._bridge.do_pressed(press, wish)
        if outcome.refusal is None and outcome.table is not None and before is not None:
            if await self._dealt_in(interaction, before, outcome.table, person):
                return
            line = _unseen(before, self._bridge.scene(outcome.table, locale_of(interaction)), person)
            if line:
                self._hands.remember(press.id.table, person, interaction)
                await self._menus.ask(interaction, press.id.table, person, notice(line))
                return
        if await self._bridge.acknowledge(press, outcome, person, wish):
            self._hands.remember(press.id.table, person, interaction)
            self._hands.refresh(press.id.table, person)
            await put_question_away(interaction)

    async def at_no_table(self, interaction: Interaction, command: do.Command, person: int) -> None:
        """Answer a command in a channel without tables. A table there that could not be read can be ended."""
        aside = self._bridge.which.aside_in(interaction.channel_id)
        if aside is None or not isinstance(command, do.Close | do.End):
            await self._bridge.answer(interaction, self._bridge.which.none_here(interaction))
            return
        outcome = await self._bridge.hall.do(aside.table, command, interaction.id)
        await self._bridge.refuse(interaction, outcome, person)
        self.tell_ended(aside, outcome.refusal)

    def tell_ended(self, aside: SetAside | None, refusal: Refusal | None) -> None:
        """Tell the channel that a table which could not be read has ended, unless that was refused."""
        if aside is not None and refusal is None:
            self._publisher.set_aside.tell(aside, ended=True)

    async def _dealt_in(self, interaction: Interaction, before: Table, after: Table, person: int) -> bool:
        """Whether somebody has just sat down in mid-deal. If so, they are answered with their hand."""
        if after.deal is None or before.seat_of(person) is not None or after.seat_of(person) is None:
            return False
        await self._actions.show_hand(interaction, after, person)
        return True

    def _done(self, outcome: Outcome, before: Table, person: int, locale: str) -> Message:
        """What a command did, in a line or two."""
        table = outcome.table or before
        scene = self._bridge.scene(table, locale)
        if before.seat_of(person) is not None and table.seat_of(person) is None:
            return left_message(scene, before, person)
        if table.stage is Stage.ENDED:
            return notice(f"**{scene.say('table-ended-heading')}**", scene.say("err-ended.note"))
        if line := _unseen(before, scene, person):
            return notice(line)
        for event in outcome.events:
            if event.name == "invited":
                return notice(newly_invited_line(scene, before))
            if event.name == "unreserved":
                return notice(scene.say("unreserved"))
            if event.name == "reserved" and event.seat is not None:
                return notice(kept_line(scene, event.seat))
            if event.name == "joined" and event.seat is not None:
                return notice(scene.say("joined", name=scene.name(event.seat), seat=event.seat + 1))
            if event.name == "host-now" and event.seat is not None:
                return notice(scene.say("host-now", name=scene.name(event.seat)))
        return status_message(scene, self._bridge.hall.clock.now())


def _unseen(before: Table, scene: TableInWords, person: int) -> str:
    """What a person just did that the public message does not show: a seat is kept, people are let in. May be empty."""
    table = scene.table
    seat = table.seat_of(person)
    if table.stage is Stage.BETWEEN and before.seat_of(person) is None and seat is not None:
        return scene.say("seat-taken-over", seat=seat + 1, total=table.match.totals[seat])
    if table.lets_in != before.lets_in:
        return let_in_line(scene)
    if table.stage is Stage.ENDED:
        return ""
    waited, waits = person in dict(before.next_up), person in dict(table.next_up)
    if waited and not waits and seat is None:
        return scene.say("waits-no-more")
    return joined_line(scene, person) if table.next_up != before.next_up else ""

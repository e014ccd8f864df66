"""Leaving and ending, by button and by command. If a deal or others are affected, a question comes first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.actions import Seat
from bot.tables import commands as do
from bot.tables.moment import Outcome
from bot.tables.table import Table
from cogs.interactions.answering.answers import put_question_away, settle
from cogs.interactions.answering.private_menus import Menus
from cogs.interactions.bridge import Bridge, admin_of, locale_of
from cogs.presence.table_commands import TableCommands
from cogs.ui.refusal_messages import trouble
from cogs.ui.seating.parting_questions import end_question, kick_question, leave_question, read_kick
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction, Press

Question = Callable[[TableInWords, int, do.Command], Message]
"""The question that a person is asked before a command at a table."""


Wish = Callable[[int, Table | None], do.Command]
"""The command of a person (by number) at a table; None: at no table."""


class Parting:
    """Asks before somebody leaves in mid-deal or ends a table where others sit, and then does it."""

    def __init__(self, bridge: Bridge, menus: Menus, tables: TableCommands) -> None:
        self._bridge = bridge  # who is asking, and the way to the hall
        self._menus = menus  # keeps the question until it is useless
        self._tables = tables  # carries out the answer
        bridge.handle(
            {
                "leave": self._leave_pressed,
                "leaveask": self._leave_asked,
                "end": self._end_pressed,
                "endask": self._end_asked,
                "handendask": self._end_asked_in_hand,
                "kick": self._kick_pressed,
                "kickask": self._kick_asked,
                "standin": self._stand_in_pressed,
                "close": self._in_charge(do.Close),
                "playon": tables.pressing(do.PlayOn),
                "stay": self._stay,
            }
        )

    # --- by command ---

    async def leave(self, interaction: Interaction, number: int | None = None) -> None:
        """``/table leave``: asks first in mid-deal, unless the person is only waiting for a seat."""
        await self._typed(
            interaction,
            number,
            leave_question,
            lambda person, _: do.Leave(person),
            lambda table, person: _deal_in(table) > 0 and not _waits(table, person),
        )

    async def end(self, interaction: Interaction, number: int | None = None) -> None:
        """``/table end``: asks in mid-deal, and if others sit there."""
        admin = admin_of(interaction)
        await self._typed(
            interaction,
            number,
            end_question,
            lambda person, table: do.End(person, admin, _deal_in(table)),
            lambda table, person: _deal_in(table) > 0 or _others_sit(table, person),
        )

    async def close(self, interaction: Interaction, number: int | None = None) -> None:
        """``/table close``: in mid-deal the table takes no more players. Else it ends, and asks first if others sit."""
        admin = admin_of(interaction)
        await self._typed(
            interaction,
            number,
            end_question,
            lambda person, _: do.Close(person, admin),
            lambda table, person: not _deal_in(table) and _others_sit(table, person),
        )

    async def kick(self, interaction: Interaction, typed: str, number: int | None = None) -> None:
        """``/table kick``: asks in mid-deal. ``typed`` names somebody at the table, as the list offers them."""
        admin = admin_of(interaction)

        def wish(person: int, table: Table | None) -> do.Command:
            seat = None if table is None else self._bridge.scene(table, locale_of(interaction)).seat_named(typed)
            return do.Kick(person, _person_in(table, seat), admin)

        await self._typed(interaction, number, kick_question, wish, lambda table, _: _deal_in(table) > 0)

    async def _typed(
        self,
        interaction: Interaction,
        number: int | None,
        question: Question,
        command: Wish,
        asks: Callable[[Table, int], bool],
    ) -> None:
        """Ask first if ``asks`` says so for the table and the person, else act at once."""
        person = await self._bridge.people.asking(interaction)

        def wish(table: Table | None) -> do.Command:
            return command(person, table)

        tables = self._tables.meant(interaction, person, wish, number)
        if unclear := self._bridge.which.unclear(interaction, tables, number):
            await self._bridge.answer(interaction, unclear)
            return
        table = next(iter(tables), None)
        if table is not None and asks(table, person):
            await self._ask(interaction, table, person, question, wish(table))
        else:
            at = number if table is None else table.number
            await self._tables.typed(interaction, lambda _: wish(table), at)

    # --- by button ---

    async def _leave_asked(self, press: Press) -> None:
        table, person = self._bridge.hall.get(press.id.table), await self._bridge.people.known(press.interaction)
        if table is not None and person is not None and _waits(table, person):
            await self._tables.pressed(press, do.Leave)
            return
        await self._asked(press, leave_question, lambda person, _: do.Leave(person))

    async def _leave_pressed(self, press: Press) -> None:
        """In mid-deal, leave only by the question about this very deal. Any other button asks that question."""
        table = self._bridge.hall.get(press.id.table)
        if table is not None and table.deal is not None and press.id.extra != str(table.deal_number):
            await self._leave_asked(press)
        else:
            await self._tables.pressed(press, do.Leave)

    async def _end_asked(self, press: Press) -> None:
        admin = admin_of(press.interaction)
        await self._asked(press, end_question, lambda person, table: do.End(person, admin, _deal_in(table)))

    async def _end_asked_in_hand(self, press: Press) -> None:
        admin = admin_of(press.interaction)
        await self._asked(
            press, end_question, lambda person, table: do.End(person, admin, _deal_in(table)), in_place=False
        )

    async def _end_pressed(self, press: Press) -> None:
        """As for leaving: in mid-deal, end only by the question about this very deal."""
        table = self._bridge.hall.get(press.id.table)
        if table is not None and table.deal is not None and press.id.extra != str(table.deal_number):
            await self._end_asked(press)
            return
        deal = _deal_in(table)
        await self._in_charge(lambda person, admin: do.End(person, admin, deal))(press)

    def _in_charge(self, command: Callable[[int, bool], do.Command]) -> Callable[[Press], Any]:
        async def pressed(press: Press) -> None:
            person = await self._bridge.people.asking(press.interaction)
            aside = self._bridge.hall.aside.get(press.id.table)
            wish = command(person, admin_of(press.interaction))
            outcome = await self._bridge.do_pressed(press, wish)
            if await self._bridge.acknowledge(press, outcome, person, wish):
                await put_question_away(press.interaction)
                self._tables.tell_ended(aside, outcome.refusal)

        return pressed

    async def _stay(self, press: Press) -> None:
        await settle(press.interaction)
        await put_question_away(press.interaction)

    async def _kick_asked(self, press: Press) -> None:
        admin = admin_of(press.interaction)
        whom, _ = read_kick(press.id.extra)
        await self._asked(press, kick_question, lambda person, _: do.Kick(person, whom, admin))

    async def _kick_pressed(self, press: Press) -> None:
        """As for leaving: in mid-deal, kick only by the question about this very deal."""
        table = self._bridge.hall.get(press.id.table)
        whom, deal = read_kick(press.id.extra)
        if table is not None and deal != _deal_in(table):
            await self._kick_asked(press)
            return
        await self._in_charge(lambda person, admin: do.Kick(person, whom, admin))(press)

    async def _stand_in_pressed(self, press: Press) -> None:
        """Act without a question: the person concerned can undo it with one press."""
        whom, _ = read_kick(press.id.extra)
        await self._tables.pressed(press, lambda person: do.StandIn(person, whom))

    # --- the question ---

    async def _asked(self, press: Press, question: Question, command: Wish, *, in_place: bool = True) -> None:
        table = self._bridge.hall.get(press.id.table)
        if table is None:
            await self._bridge.answer(press.interaction, trouble("err-ended", locale_of(press.interaction)))
            return
        person = await self._bridge.people.asking(press.interaction)
        wish = command(person, table)
        await self._ask(press.interaction, table, person, question, wish, in_place=in_place)

    async def _ask(
        self,
        interaction: Interaction,
        table: Table,
        person: int,
        question: Question,
        command: do.Command,
        *,
        in_place: bool = True,
    ) -> None:
        """Ask in private before a command, or say at once why it would be refused.

        ``in_place``: the question replaces a pressed private message.
        """
        refusal = self._bridge.refusal(table, command)
        if refusal is not None:
            await self._bridge.refuse(interaction, Outcome(table, refusal=refusal), person, command)
            return
        message = question(self._bridge.scene(table, locale_of(interaction)), person, command)
        ask = self._menus.ask if in_place else self._menus.show
        await ask(interaction, table.id, person, message)


def _waits(table: Table, person: int) -> bool:
    """Whether a person has no seat but was promised one."""
    return person in dict(table.next_up)


def _others_sit(table: Table, person: int) -> bool:
    """Whether anybody else has a seat."""
    return any(one != person for one in table.persons)


def _deal_in(table: Table | None) -> int:
    """The number of the deal in hand; 0 if there is none."""
    return 0 if table is None or table.deal is None else table.deal_number


def _person_in(table: Table | None, seat: Seat | None) -> int:
    """The number of the person in a seat; 0 if there is none."""
    sitter = table.seats[seat].sitter if table is not None and seat is not None and seat < len(table.seats) else None
    return (sitter.person if sitter is not None else None) or 0

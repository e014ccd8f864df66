"""Pings: a short message that mentions the people a table waits for, deleted when it is superseded."""

from __future__ import annotations

import asyncio
from typing import Any

import discord

from bot.games.asks import must_act
from bot.tables.table import Table
from cogs.edge.answers import quietly
from cogs.edge.bridge import Bridge
from cogs.edge.kept_choices import TurnCalls, called_after
from cogs.publisher.posts import Purpose
from cogs.publisher.showing import Showing, ToCall, post
from cogs.ui.messages import controls
from cogs.ui.ping import ping_buttons, ping_text


class Pings:
    """Calls people once a turn, when they want it, and again when half of their time is over."""

    def __init__(self, bridge: Bridge) -> None:
        self.calls = TurnCalls(bridge.kept)  # when each person wants to be called
        self._bridge = bridge  # the clock, and the accounts of people

    async def show(self, showing: Showing, table: Table, channel: discord.PartialMessageable) -> None:
        """Call whoever is to be called now; the earlier ping is spent.

        A call whose time is not right any more is edited, which calls nobody again. What may go unanswered, such as an
        offer that ends by itself, pings nobody.

        Raises:
            discord.HTTPException, aiohttp.ClientError, OSError: nobody was pinged; the next attempt will.
        """
        persons = await self._called(showing, table)
        warned = [-person for person in persons if table.seat_of(person) in table.warned]
        wanted = (table.turn, *persons, *warned) if persons else None
        accounts = [
            self._bridge.people.accounts[person] for person in persons if person in self._bridge.people.accounts
        ]
        late, showing.late = showing.late, False
        if wanted == showing.pinged or _called_already(wanted, showing.pinged):
            if late and showing.ping is not None and accounts:
                await self._correct(showing, showing.ping, self._content(table, accounts), channel)
            return
        called = await self._call(showing, table, accounts, channel) if accounts else None
        old, showing.ping, showing.pinged = showing.ping, called, wanted
        if old is not None:
            showing.spent.append(old)

    async def _called(self, showing: Showing, table: Table) -> list[int]:
        """The people to be called now. For those who are to be called later, their time begins to run."""
        already = showing.pinged[1:] if showing.pinged and showing.pinged[0] == table.turn else ()
        called = []
        for person in persons_waited_for(table):
            after = called_after(await self.calls.of(person), table.clock_in_deal)
            if after is None:
                continue
            warned = table.seat_of(person) in table.warned
            if not after or warned or person in already or showing.overdue == table.turn:
                called.append(person)
            else:
                self._call_later(showing, table.turn, after)
        return called

    def _call_later(self, showing: Showing, turn: int, seconds: float) -> None:
        """Come back to this turn after some seconds."""
        if showing.to_call is not None:
            if showing.to_call.turn == turn:
                return
            showing.to_call.waiting.cancel()

        async def wait() -> None:
            await self._bridge.hall.clock.sleep(seconds)
            if showing.table.turn == turn:
                showing.overdue = turn
                showing.beside.ask()

        showing.to_call = ToCall(turn, asyncio.create_task(wait(), name=f"ping at {showing.table.id}"))

    async def _correct(
        self, showing: Showing, ping: int, content: dict[str, Any], channel: discord.PartialMessageable
    ) -> None:
        """Have a ping say what is so, if it says something else."""
        if content["content"] != showing.says:
            await quietly(channel.get_partial_message(ping).edit(**content))
            showing.says = content["content"]

    async def _call(
        self, showing: Showing, table: Table, accounts: list[int], channel: discord.PartialMessageable
    ) -> int:
        key: Purpose = ("ping", table.turn, *sorted(table.warned), *accounts)
        content = self._content(table, accounts)
        sent, _ = await post(showing, self._bridge.hall.store, channel, key, **content)
        showing.says = content["content"]
        return sent.id

    def _content(self, table: Table, accounts: list[int]) -> dict[str, Any]:
        """What a call says, and whom it may call."""
        scene = self._bridge.scene(table)
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=list(map(discord.Object, accounts)))
        return {
            "content": ping_text(scene, accounts),
            "view": controls(ping_buttons(scene)),
            "allowed_mentions": allowed,
        }


def persons_waited_for(table: Table) -> tuple[int, ...]:
    """The people who must act, in seat order."""
    due = must_act(table.deal) if table.deal else ()
    sitters = (table.seats[seat] for seat in sorted(due) if not table.computer_in(seat))
    return tuple(sitter.person for sitter in sitters if sitter is not None and sitter.person is not None)


def _called_already(wanted: tuple[int, ...] | None, before: tuple[int, ...] | None) -> bool:
    """Whether everybody wanted was already pinged, together with others who have acted meanwhile."""
    return wanted is not None and before is not None and wanted[0] == before[0] and set(wanted) <= set(before)

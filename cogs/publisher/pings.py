"""Pings: short messages that mention the people a table waits for. A superseded one is deleted."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import discord

from bot.tables.deal.mildest_actions import pass_due, people_waited_for
from bot.tables.table import Table
from cogs.interactions.answering.answers import quietly
from cogs.interactions.bridge import Bridge
from cogs.interactions.kept_choices import TurnCalls, called_after
from cogs.publisher.nights import Night, Nights
from cogs.publisher.posted import Ping
from cogs.publisher.posts import Purpose
from cogs.publisher.shown_in_channel import Showing, ToCall, post
from cogs.ui.table.ping import ping_buttons, ping_text
from cogs.ui.toolkit.messages import controls

AGAIN_AFTER = 180.0
"""Seconds after a call without a clock until the same people are called a second and last time."""


class Pings:
    """Calls people at most twice a turn: when they want it, and again at half of their time or after a while."""

    def __init__(self, bridge: Bridge, nights: Nights) -> None:
        self.nights = nights  # when people want no pings
        self.calls = TurnCalls(bridge.kept)  # when each person wants to be called
        self._bridge = bridge  # the clock, and people's accounts

    async def show(self, showing: Showing, table: Table, channel: discord.PartialMessageable, night: Night) -> None:
        """Call the people who must be called now, and spend the earlier ping. Whoever has quiet hours is called later.

        A call that tells an outdated time is edited, which notifies nobody again. Asks that may go unanswered, such as
        an offer that ends by itself, ping nobody.

        Raises:
            discord.HTTPException, aiohttp.ClientError, OSError: nobody was pinged; the next attempt will.
        """
        stood = showing.posted.ping
        before = stood if stood is not None and stood.turn == table.turn else None
        people = await self._called(showing, table, night)
        warned = frozenset(one for one in people if self._is_warned(one, table, before, night))
        again = (before is not None and before.again) or (
            showing.again == table.turn and not night.puts_off_all(people)
        )
        wanted = Ping(table.turn, frozenset(people), warned, again=again) if people else None
        accounts = self._accounts(people)
        late, showing.late = showing.late, False
        if wanted is None and stood is None:
            return
        if wanted is not None and stood is not None and stood.covers(wanted):
            if late and stood.message is not None and accounts:
                await self._correct(showing, stood, stood.message, self._content(table, people, night), channel)
            return
        if wanted is not None and accounts:
            wanted = await self._send(showing, table, wanted, people, channel, night)
        showing.posted = replace(showing.posted, ping=wanted)
        showing.spend(stood.message if stood is not None else None)

    async def _called(self, showing: Showing, table: Table, night: Night) -> list[int]:
        """The people to call now. For people who want to be called later, the wait begins here."""
        stood = showing.posted.ping
        already = stood.people if stood is not None and stood.turn == table.turn else ()
        called = []
        for person in persons_waited_for(table):
            after = called_after(await self.calls.of(person), table.clock_in_deal)
            if after is None:
                continue
            warned = table.seat_of(person) in table.warned
            if not after or warned or person in already or showing.overdue == table.turn:
                called += [person] if person in already or not night.puts_off(person) else []
            else:
                self._call_later(showing, table.turn, after)
        return called

    def _is_warned(self, person: int, table: Table, before: Ping | None, night: Night) -> bool:
        """Whether a call tells a person that half of their time is over. ``before``: the call of this turn so far."""
        if table.seat_of(person) not in table.warned:
            return False
        return (before is not None and person in before.warned) or not night.puts_off(person)

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
                showing.calling.ask()

        showing.to_call = ToCall(turn, asyncio.create_task(wait(), name=f"ping at {showing.table.id}"))

    async def _correct(
        self, showing: Showing, ping: Ping, message: int, content: dict[str, Any], channel: discord.PartialMessageable
    ) -> None:
        """Edit a call whose text is outdated."""
        if content["content"] != ping.says:
            await quietly(channel.get_partial_message(message).edit(**content))
            showing.posted = replace(showing.posted, ping=ping._replace(says=content["content"]))

    async def _send(
        self,
        showing: Showing,
        table: Table,
        ping: Ping,
        people: list[int],
        channel: discord.PartialMessageable,
        night: Night,
    ) -> Ping:
        """Send a call. Returns it with its message, its text and the time."""
        key: Purpose = (
            "ping",
            table.turn,
            *(("again",) if ping.again else ()),
            *sorted(table.warned),
            *self._accounts(people),
        )
        content = self._content(table, people, night)
        sent, _ = await post(showing, self._bridge.hall.store, channel, key, **content)
        return ping._replace(message=sent.id, says=content["content"], since=self._bridge.hall.clock.now())

    def _accounts(self, people: list[int]) -> list[int]:
        """The Discord accounts of some people, without those that are not known."""
        return [self._bridge.people.accounts[one] for one in people if one in self._bridge.people.accounts]

    def _content(self, table: Table, people: list[int], night: Night) -> dict[str, Any]:
        """The text of a call, and whom it may mention: nobody who has quiet hours, even if they were called before."""
        scene = self._bridge.scene(table)
        return {
            "content": ping_text(scene, self._accounts(people)),
            "view": controls(ping_buttons(scene)),
            "allowed_mentions": night.mentioned(self._bridge.people.accounts, people),
        }


def calls_again(showing: Showing, now: float) -> bool:
    """Whether to call the same people a second time: they were called a while ago, and no clock will warn them."""
    ping = showing.posted.ping
    return ping is not None and showing.is_called_again and now - ping.since >= AGAIN_AFTER


def persons_waited_for(table: Table) -> tuple[int, ...]:
    """The people who must act, in seat order, without anybody for whom the table passes."""
    return people_waited_for(table, pass_due(table))

"""Choosing: the controls of a hand, from the first card chosen to *Play*."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from discord.ext import commands

from bot.games.big_two.grammar import DECLARE, PASS
from bot.players.player import choose
from cogs.edge.desk import Desk
from cogs.hands import Hands
from cogs.hands.carrying import Turns
from cogs.ui.controls import Press
from cogs.ui.hand.controls import chosen_in_menu, chosen_ready
from cogs.ui.hand.text import leaves_one_to_declare
from cogs.ui.refusals import trouble

ORDERS = ("rank", "suit", "combinations")
"""How a hand can be sorted, in the order in which *Sort* goes through them."""


class Choosing(commands.Cog, name="choosing"):
    """What is pressed and selected in a hand message."""

    def __init__(self, desk: Desk, hands: Hands, rng: Any) -> None:
        self.desk, self.hands, self.rng = desk, hands, rng
        self.turns = Turns(desk, hands)
        desk.handle(
            {
                "play": self._play_pressed,
                "handpass": self._pass_in_hand,
                "handlast": self._last_card_in_hand,
                "sort": self._sort,
                "hint": self._hint,
                "plays": self._ready_chosen,
                **{f"cards{letter}": self._cards_chosen for letter in "abc"},
            }
        )

    async def _play_pressed(self, press: Press) -> None:
        person = await self.desk.person(press.interaction)
        hand = self.turns.hand_at(press, person)
        if hand is not None and not hand.chosen and press.id.turn == hand.scene.table.turn:
            await self.turns.tell(
                press.interaction,
                press.id.table,
                person,
                trouble("err-no-cards", hand.scene.locale, deck=hand.scene.deck),
            )
            return
        await self.turns.act(press, hand.action if hand else PASS)

    async def _pass_in_hand(self, press: Press) -> None:
        await self.turns.act(press, PASS)

    async def _last_card_in_hand(self, press: Press) -> None:
        """On the own turn the next play carries the declaration; before it, it is declared at once."""
        person = await self.desk.person(press.interaction)
        hand = self.turns.hand_at(press, person)
        if hand is not None and leaves_one_to_declare(hand):
            await self.turns.choose(press, lambda hand: replace(hand.choice, last_card=not hand.choice.last_card))
        else:
            await self.turns.act(press, DECLARE)

    async def _cards_chosen(self, press: Press) -> None:
        await self.turns.choose(press, lambda hand: chosen_in_menu(hand, press.id, press.values))

    async def _ready_chosen(self, press: Press) -> None:
        await self.turns.choose(press, lambda hand: chosen_ready(hand, "".join(press.values)))

    async def _sort(self, press: Press) -> None:
        """Fits any turn: also where the hand is of an earlier one, the order is kept, and the fresh hand has it."""
        person = await self.desk.person(press.interaction)
        order = await self.hands.looks.order(person)
        await self.hands.looks.set_order(person, ORDERS[(ORDERS.index(order) + 1) % len(ORDERS)])
        await self.turns.choose(press, lambda hand: hand.choice)

    async def _hint(self, press: Press) -> None:
        found = await self.turns.current(press)
        if found is None:
            return
        hand, person = found
        await self.turns.settled(press, person)
        advice = await asyncio.to_thread(choose, hand.view, self.rng) if hand.turn else None
        hint = advice.cards if advice else None
        self.hands.refresh(press.id.table, person, hint=hint)


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(Choosing(bot.desk, bot.hands, bot.rng))

"""Before play: gifts, demands, closed places, left-over cards and redeals by the controls of a hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from discord.ext import commands

from bot.games.actions import Action
from bot.games.big_two.grammar import KEEP, REDEAL
from cogs.edge.desk import Desk
from cogs.hands import Hands
from cogs.hands.carrying import Turns
from cogs.ui.controls import Press
from cogs.ui.custom_ids import Choice, Wish
from cogs.ui.hand.before_play import asked_in
from cogs.ui.hand.scene import HandScene
from cogs.ui.refusals import trouble


class Exchange(commands.Cog, name="exchange"):
    """What is pressed before play."""

    def __init__(self, desk: Desk, hands: Hands) -> None:
        self.desk, self.hands = desk, hands
        self.turns = Turns(desk, hands)
        desk.handle(
            {
                "give": self._give_pressed,
                "demand": self._demand_pressed,
                "choose": self._place_pressed,
                "who": self._wishing(lambda wish, place: wish._replace(seat=place)),
                "rank": self._wishing(lambda wish, place: wish._replace(rank=place, suit=None)),
                "suit": self._wishing(lambda wish, place: wish._replace(suit=place)),
                "keep": self._doing(KEEP),
                "redeal": self._doing(REDEAL),
                **{verb: self._doing(Action(verb)) for verb in ("waive", "take", "decline", "swap")},
            }
        )

    # --- controls of a hand ---

    def _doing(self, action: Action) -> Callable[[Press], Any]:
        async def pressed(press: Press) -> None:
            await self.turns.act(press, action)

        return pressed

    async def _give_pressed(self, press: Press) -> None:
        person = await self.desk.person(press.interaction)
        hand = self.turns.hand_at(press, person)
        if hand is not None and not hand.chosen and press.id.turn == hand.scene.table.turn:
            await self.turns.tell(
                press.interaction,
                press.id.table,
                person,
                trouble("err-no-gift", hand.scene.locale, deck=hand.scene.deck),
            )
            return
        asked = asked_in(hand.view).get(hand.seat) if hand else None
        verb = "keep" if asked is not None and asked.verb == "keep" else "give"
        await self.turns.act(press, Action(verb, hand.chosen if hand else ()))

    async def _demand_pressed(self, press: Press) -> None:
        person = await self.desk.person(press.interaction)
        hand = self.turns.hand_at(press, person)
        asked = asked_in(hand.view).get(hand.seat) if hand else None
        card, seat = hand.wanted(asked.seats) if hand and asked else (None, None)
        if hand is not None and None in (card, seat) and press.id.turn == hand.scene.table.turn and asked is not None:
            await self.turns.tell(
                press.interaction,
                press.id.table,
                person,
                trouble("err-no-wish", hand.scene.locale, deck=hand.scene.deck),
            )
            return
        wanted = (card,) if card is not None else ()
        await self.turns.act(press, Action("demand", wanted, seat))

    async def _place_pressed(self, press: Press) -> None:
        place = press.id.extra
        await self.turns.act(press, Action("choose", number=int(place) if place.isdecimal() else None))

    def _wishing(self, pick: Callable[[Wish, int], Wish]) -> Callable[[Press], Any]:
        def chosen(hand: HandScene, values: tuple[str, ...]) -> Choice:
            place = "".join(values)
            if not re.fullmatch(r"[0-9]{1,2}", place):  # no list of ours offers more
                return hand.choice
            return replace(hand.choice, wish=pick(hand.choice.wish, int(place)))

        async def selected(press: Press) -> None:
            await self.turns.choose(press, lambda hand: chosen(hand, press.values))

        return selected


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(Exchange(bot.desk, bot.hands))

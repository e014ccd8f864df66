"""The hand: brought by command or button, with everything to press and select in it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.engine.actions import Action, Ask, asked
from bot.scenes.game_scenes import scenes_of
from bot.scenes.hand_scene import Selection
from bot.scenes.wording import Text
from bot.tables import commands as do
from bot.tables.table import Table
from cogs.hands import Hands
from cogs.hands.answered_actions import AnsweredActions
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.typed.slash_commands import TableNumber
from cogs.ui.hand.card_controls import MENUS_OF_CARDS, chosen_in_menu, pressed_card
from cogs.ui.hand.controls import chosen_ready, picked
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.refusal_messages import trouble
from cogs.ui.table.menus import begun_match
from cogs.ui.toolkit.custom_ids import read_carried, read_offered
from cogs.ui.toolkit.messages import notice
from cogs.ui.toolkit.presses import Interaction, Press
from cogs.ui.toolkit.texts import described, option


class HandCog(commands.Cog, name="hand"):
    """``/hand``, and the controls of a hand.

    ``act``: an action, on the turn of its button. ``actlate``: an action on any turn. ``deed``: what the game makes of
    the choice. ``card``, ``cards``, ``plays`` and ``pick``: choosing.
    """

    def __init__(self, bridge: Bridge, hands: Hands) -> None:
        self.bridge, self.hands = bridge, hands
        self.actions = AnsweredActions(bridge, hands)
        choosing = {f"cards{letter}": self._cards_chosen for letter in MENUS_OF_CARDS}
        choosing |= {"card": self._card_pressed, "plays": self._ready_chosen, "pick": self._picked}
        # Choosing is part of acting: whoever may not choose cannot play.
        bridge.handle({"act": self._act, "actlate": self._act_late, "deed": self._deed, **choosing}, acting=True)
        bridge.handle(
            {
                "hand": self._bring,
                "handback": self._back,
                "hold": self._hold,
                "takeback": self._take_back,
                "handplayon": self._play_on,
                "handready": self._onward(do.Ready),
                "handrematch": self._onward(do.Rematch),
                "sort": self._sort,
                "hint": self._hint,
            }
        )

    # --- bringing it ---

    @app_commands.command(description=described("command-hand"))
    @app_commands.guild_only()
    @app_commands.describe(table=option("table"))
    async def hand(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """The hand at the named table, else at this channel's, else at the only one where the asker sits."""
        person = await self.bridge.people.asking(interaction)
        tables = self.bridge.which.to_act_at(interaction, person, table)
        sits = any(one.seat_of(person) is not None for one in tables)
        if (sits or table is not None) and (unclear := self.bridge.which.unclear(interaction, tables, table)):
            await self.bridge.answer(interaction, unclear)
        elif table is not None:
            await self.actions.show_hand(interaction, next(iter(tables), None), person)
        else:
            await self._show_hand(interaction, next(iter(tables), None), person)

    async def _show_hand(self, interaction: Interaction, table: Table | None, person: int) -> None:
        """Show the hand at a table of this channel. For somebody without a seat there, their hand elsewhere."""
        if table is None or table.seat_of(person) is None:
            held = self.bridge.which.hands_of(interaction.guild_id, person)
            if len(held) > 1:
                channels = list(dict.fromkeys(f"<#{one.channel}>" for one in held))
                several = trouble("err-several-hands", locale_of(interaction), n=len(held), channels=channels)
                await self.bridge.answer(interaction, several)
                return
            table = next(iter(held), table)
        await self.actions.show_hand(interaction, table, person)

    async def _bring(self, press: Press) -> None:
        person = await self.bridge.people.asking(press.interaction)
        await self.actions.show_hand(press.interaction, self.bridge.hall.get(press.id.table), person)

    # --- acting ---

    async def _act(self, press: Press, *, late: bool = False) -> None:
        action = self.actions.action_on(press)
        if self.bridge.hall.get(press.id.table) is None:
            await self.actions.without_hand(press)
        elif action is None:
            await self.bridge.answer(press.interaction, trouble("err-old", locale_of(press.interaction)))
        else:
            await self.actions.act(press, action, late=late)

    async def _act_late(self, press: Press) -> None:
        await self._act(press, late=True)

    async def _deed(self, press: Press) -> None:
        """Do what the game makes of the choice: an action, another choice, or a line that says what is missing."""
        person = await self.bridge.people.asking(press.interaction)
        found, (name, _) = self.actions.chosen_at(press, person), read_carried(press.id.extra)
        if found is None:
            await self.actions.without_hand(press)
            return
        view, choice = found
        match scenes_of(view.rules.game).answer(view, choice, name):
            case Action() as action:
                ask = asked(view, view.seat, action.verb)
                await self.actions.act(press, action, late=_may_be_late(ask, action))
            case Selection() as chosen:
                await self.actions.choose(press, lambda _: chosen)
            case Text() as missing:
                await self._say_missing(press, missing)

    async def _back(self, press: Press) -> None:
        """The owner takes their seat back from the computer."""
        person = await self.bridge.people.asking(press.interaction)
        await self.actions.command(press, do.Back(person), person)

    async def _play_on(self, press: Press) -> None:
        """The owner does not agree to make the deal void."""
        person = await self.bridge.people.asking(press.interaction)
        await self.actions.command(press, do.PlayOn(person), person)

    async def _hold(self, press: Press) -> None:
        """The owner decides before they are asked. That counts on any turn, while the deal accepts it."""
        action = self.actions.action_on(press)
        if action is None:
            await self.bridge.answer(press.interaction, trouble("err-old", locale_of(press.interaction)))
            return
        person = await self.bridge.people.asking(press.interaction)
        await self.actions.command(press, do.Hold(person, action), person)

    async def _take_back(self, press: Press) -> None:
        """The owner takes back their held answer."""
        person = await self.bridge.people.asking(press.interaction)
        await self.actions.command(press, do.Hold(person), person)

    def _onward(self, command: Callable[[int], do.Command]) -> Callable[[Press], Awaitable[None]]:
        """A handler that goes on after a deal or a match. The next hand comes as a new message."""

        async def pressed(press: Press) -> None:
            person, table = await self.bridge.people.asking(press.interaction), self.bridge.hall.get(press.id.table)
            if table is not None and command is do.Rematch and begun_match(table):
                await self.bridge.answer(press.interaction, trouble("err-old", locale_of(press.interaction)))
                return
            outcome = await self.bridge.do_pressed(press, command(person))
            if await self.bridge.acknowledge(press, outcome, person, command(person)):
                self.hands.remember(press.id.table, person, press.interaction)
                self.hands.refresh(press.id.table, person)

        return pressed

    async def _say_missing(self, press: Press, missing: Text) -> None:
        found = await self.actions.current(press)
        if found is None:
            return
        hand, person = found
        message = trouble(missing.key, hand.scene.locale, hand.view.rules.game, deck=hand.scene.deck)
        await self.actions.tell(press.interaction, press.id.table, person, message)

    # --- choosing ---

    async def _cards_chosen(self, press: Press) -> None:
        offered = read_offered(press.id.extra)
        if offered is None:
            await self.bridge.answer(press.interaction, trouble("err-old", locale_of(press.interaction)))
        else:
            await self.actions.choose(press, lambda hand: chosen_in_menu(hand, offered, press.values))

    async def _card_pressed(self, press: Press) -> None:
        await self.actions.choose(press, lambda hand: pressed_card(hand, press.id))

    async def _ready_chosen(self, press: Press) -> None:
        await self.actions.choose(press, lambda hand: chosen_ready(hand, "".join(press.values)))

    async def _picked(self, press: Press) -> None:
        letter, _ = read_carried(press.id.extra)
        await self.actions.choose(press, lambda hand: picked(hand, letter, press.values))

    # --- looking ---

    async def _sort(self, press: Press) -> None:
        """Sort differently, on any turn. The choice and a suggestion stay, unless they are from an earlier turn."""
        person = await self.bridge.people.asking(press.interaction)
        if (hand := self.actions.hand_at(press, person)) is not None:
            await self._sort_next(hand, person)
            hand = self.actions.hand_at(press, person)  # with what its owner has chosen meanwhile
        if hand is None:
            await self.actions.without_hand(press)
            return
        added = self.hands.added(press.id.table, person)
        if press.id.turn == hand.scene.table.turn:
            await self.actions.chosen(press, hand, person, hand.choice, added.hint if added is not None else None)
        else:
            await self.actions.shown_anew(press, person)

    async def _sort_next(self, hand: OwnHand, person: int) -> None:
        """Change how somebody's hands of a game are sorted to the next order."""
        game, orders = hand.view.rules.game, hand.scenes.orders
        order = await self.hands.contents.order(game, person)
        at = orders.index(order) if order in orders else 0
        await self.hands.contents.set_order(game, person, orders[(at + 1) % len(orders)])

    async def _hint(self, press: Press) -> None:
        """Choose what the best computer would do and say why, or say that it would wait. A rated table has no hints."""
        found = await self.actions.current(press)
        if found is None:
            return
        hand, person = found
        if hand.scene.table.terms.rated:
            await self.actions.tell(
                press.interaction, press.id.table, person, trouble("err-rated-hint", locale_of(press.interaction))
            )
            return
        advisor = self.hands.contents.advisor
        hint = await advisor.advice(hand.scene.table, hand.view, hand.seat) if hand.shown.active else None
        if hint is None:
            await self.actions.tell(press.interaction, press.id.table, person, notice(hand.scene.say("hint-none")))
            return
        choice = hand.scenes.suggested(hand.view, hand.choice, hint.action)
        await self.actions.chosen(press, hand, person, choice, hint, draws=not hand.shown.pressed)


def _may_be_late(ask: Ask | None, action: Action) -> bool:
    """Whether an answer counts on any turn: its ask is lasting, and it names no cards (places count for one turn)."""
    return ask is not None and ask.lasting and not action.cards


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(HandCog(bot.bridge, bot.hands))

"""Playing: the hand, plays, passes and last cards, by command and by the controls of the hand."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.cards import Card, NotationError, read_cards, sign_cards, write_cards
from bot.games.actions import Action, Declare, Pass, Play
from bot.games.game import Refusal
from bot.i18n.catalogue import text
from bot.players.player import choose
from bot.tables import commands as do
from bot.tables.decisions import TableRefusal
from bot.tables.hall import Outcome
from bot.tables.table import Table
from cogs.answers import settle
from cogs.desk import Desk, is_table_refusal, locale_of
from cogs.hands import Hands
from cogs.ui.controls import Interaction, Press
from cogs.ui.custom_ids import Choice, read_choice
from cogs.ui.hand_controls import chosen_ready
from cogs.ui.hand_scene import HandScene
from cogs.ui.hand_text import leaves_one_to_declare
from cogs.ui.messages import Message
from cogs.ui.refusals import game_refusal, table_refusal, trouble
from cogs.ui.texts import described, option, quoted

ORDERS = ("rank", "suit", "combinations")
"""How a hand can be sorted, in the order in which *Sort* goes through them."""


class PlayCog(commands.Cog, name="play"):
    """``/hand /play /pass /lastcard`` and the controls of table and hand."""

    def __init__(self, desk: Desk, hands: Hands, rng: Any) -> None:
        self.desk, self.hands, self.rng = desk, hands, rng
        desk.handle(
            {
                "hand": self._hand_pressed,
                "pass": self._pass_at_table,
                "lastcard": self._declare_at_table,
                "play": self._play_pressed,
                "handpass": self._pass_in_hand,
                "handlast": self._last_card_in_hand,
                "sort": self._sort,
                "hint": self._hint,
                "plays": self._ready_chosen,
                **{f"cards{letter}": self._cards_chosen for letter in "abc"},
            }
        )

    # --- commands ---

    @app_commands.command(description=described("command-hand"))
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        person = await self.desk.person(interaction)
        await self._show_hand(interaction, self.desk.table_for(interaction.channel_id, person), person)

    @app_commands.command(description=described("command-play"))
    @app_commands.describe(cards=option("cards"), last_card=option("last_card"))
    @app_commands.guild_only()
    async def play(
        self, interaction: Interaction, cards: app_commands.Range[str, 1, 200], last_card: bool = False
    ) -> None:
        try:
            named = read_cards(cards)
        except NotationError as problem:
            await self.desk.answer(interaction, trouble("err-card", locale_of(interaction), text=quoted(problem.text)))
            return
        if not named:
            await self.desk.answer(interaction, trouble("err-no-cards", locale_of(interaction)))
            return
        await self._typed(interaction, Play(named, last_card))

    @app_commands.command(name="pass", description=described("command-pass"))
    @app_commands.guild_only()
    async def pass_turn(self, interaction: Interaction) -> None:
        await self._typed(interaction, Pass())

    @app_commands.command(description=described("command-lastcard"))
    @app_commands.guild_only()
    async def lastcard(self, interaction: Interaction) -> None:
        await self._typed(interaction, Declare())

    @play.autocomplete("cards")
    async def _cards_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The asker's own legal plays, narrowed by what is typed so far."""
        person = await self.desk.person(interaction)
        table = self.desk.table_for(interaction.channel_id, person)
        hand = self.hands.scene(table, person, locale_of(interaction)) if table else None
        if hand is None:
            return []
        fitting = [play for play in hand.plays if _fits(play, typed)]
        return [_choice_of(hand, play) for play in fitting[:25]]

    async def _typed(self, interaction: Interaction, action: Action) -> None:
        """An action by command: done, then answered with the hand as it is now."""
        person = await self.desk.person(interaction)
        table = self.desk.table_for(interaction.channel_id, person)
        if table is None:
            await self.desk.answer(interaction, trouble("err-no-table", locale_of(interaction)))
            return
        outcome = await self.desk.hall.do(table.id, do.Act(person, action), interaction.id)
        if outcome.refusal is not None or outcome.table is None:
            await self.desk.answer(interaction, self._refusal(outcome, table, person, action, locale_of(interaction)))
            return
        await self._show_hand(interaction, outcome.table, person, _did(action))
        await self.hands.sweep(table.id, person)

    async def _show_hand(
        self, interaction: Interaction, table: Table | None, person: int, did: tuple[str, dict[str, Any]] | None = None
    ) -> None:
        locale = locale_of(interaction)
        if table is None:
            await self.desk.answer(interaction, trouble("err-no-table", locale))
        elif table.seat_of(person) is None:
            await self.desk.answer(interaction, trouble("err-stranger-playing", locale))
        else:
            scene = self.desk.scene(table, locale)
            remark = scene.say(did[0], **did[1]) if did else ""
            if table.deal is None:
                await self.desk.answer(interaction, Message((remark,)) if remark else trouble("err-no-hand", locale))
            else:
                await self.hands.show(interaction, table, person, remark)

    # --- buttons of the table ---

    async def _hand_pressed(self, press: Press) -> None:
        person = await self.desk.person(press.interaction)
        await self._show_hand(press.interaction, self.desk.hall.get(press.id.table), person)

    async def _pass_at_table(self, press: Press) -> None:
        await self._act(press, Pass(), in_hand=False)

    async def _declare_at_table(self, press: Press) -> None:
        await self._act(press, Declare(), in_hand=False)

    # --- buttons of the hand ---

    async def _play_pressed(self, press: Press) -> None:
        person = await self.desk.person(press.interaction)
        hand = self._hand_at(press, person)
        if hand is not None and not hand.chosen and press.id.turn == hand.scene.table.turn:
            await self._private(press, person, trouble("err-no-cards", hand.scene.locale))
            return
        await self._act(press, hand.action if hand else Pass())

    async def _pass_in_hand(self, press: Press) -> None:
        await self._act(press, Pass())

    async def _last_card_in_hand(self, press: Press) -> None:
        """On the own turn the next play carries the declaration; before it, it is declared at once."""
        person = await self.desk.person(press.interaction)
        hand = self._hand_at(press, person)
        if hand is not None and leaves_one_to_declare(hand):
            await self._settled(press, person)
            choice = replace(hand.choice, last_card=not hand.choice.last_card)
            self.hands.choose(hand.scene.table, person, choice)
            return
        await self._act(press, Declare())

    async def _act(self, press: Press, action: Action, *, in_hand: bool = True) -> None:
        """An action by a button. It is acknowledged as soon as it is saved; the hand follows."""
        interaction = press.interaction
        person = await self.desk.person(interaction)
        table = self.desk.hall.get(press.id.table)
        turn = press.id.turn if in_hand or isinstance(action, Pass) else None
        outcome = await self.desk.do(press, do.Act(person, action, turn))
        if outcome.refusal is not None or outcome.table is None:
            await self._refused(press, outcome, table, person, action, in_hand=in_hand)
            return
        await self._settled(press, person, in_hand=in_hand)
        self.hands.refresh(press.id.table, person)
        await self.hands.sweep(press.id.table, person)

    async def _settled(self, press: Press, person: int, *, in_hand: bool = True) -> bool:
        """Acknowledge a press; where that works, the next hand comes by it, else by the way it came before."""
        reached = await settle(press.interaction)
        if reached:
            remember = self.hands.adopt if in_hand else self.hands.remember
            remember(press.id.table, person, press.interaction)
        return reached

    async def _refused(
        self, press: Press, outcome: Outcome, table: Table | None, person: int, action: Action, *, in_hand: bool
    ) -> None:
        """A stale press brings the hand as it is now; everything else says why, and the pressed hand is renewed."""
        locale = locale_of(press.interaction)
        stale = outcome.refusal is not None and outcome.refusal.name == TableRefusal.OLD
        if stale and not in_hand:
            await self._show_hand(press.interaction, outcome.table, person, ("hand-stale", {}))
        elif stale:
            await self._settled(press, person)
            self.hands.refresh(press.id.table, person, remark=text("hand-stale", locale))
        else:
            await self._private(press, person, self._refusal(outcome, table, person, action, locale), in_hand=in_hand)
            if in_hand and is_table_refusal(outcome.refusal):
                self.hands.refresh(press.id.table, person)

    async def _private(self, press: Press, person: int, message: Message, *, in_hand: bool = True) -> None:
        """A refusal in answer to a press; the hand message stays, and stays editable."""
        if not await self._settled(press, person, in_hand=in_hand):
            return
        sent = await press.interaction.followup.send(view=message.view(), ephemeral=True, wait=True)
        self.hands.refused(press.id.table, person, sent.delete)

    def _refusal(self, outcome: Outcome, table: Table | None, person: int, action: Action, locale: str) -> Message:
        table = outcome.table or table
        refusal = outcome.refusal or Refusal(TableRefusal.ENDED, "")
        hand = self.hands.scene(table, person, locale) if table else None
        if hand is None or is_table_refusal(refusal):
            scene = self.desk.scene(table, locale) if table else None
            return table_refusal(refusal, scene, locale, person)
        return game_refusal(refusal, hand, action)

    # --- choosing ---

    def _hand_at(self, press: Press, person: int) -> HandScene | None:
        """The presser's hand with the choice made last; after a restart, with the one that the control carries."""
        table = self.desk.hall.get(press.id.table)
        hand = self.hands.scene(table, person, locale_of(press.interaction)) if table else None
        kept = self.hands.choice(hand.scene.table, person) if hand else None
        return replace(hand, choice=kept or read_choice(press.id.extra)) if hand else None

    async def _choosing(self, press: Press) -> tuple[HandScene, int] | None:
        """The hand that is being chosen from; a stale or a stranger's press is answered and gives None."""
        person = await self.desk.person(press.interaction)
        hand = self._hand_at(press, person)
        if hand is None:
            await self._show_hand(press.interaction, self.desk.hall.get(press.id.table), person)
            return None
        if press.id.turn != hand.scene.table.turn:
            await self._settled(press, person)
            self.hands.refresh(press.id.table, person, remark=hand.scene.say("hand-stale"))
            return None
        await self._settled(press, person)
        return hand, person

    async def _chose(self, hand: HandScene, person: int, choice: Choice) -> None:
        if not leaves_one_to_declare(replace(hand, choice=choice)):
            choice = replace(choice, last_card=False)
        self.hands.choose(hand.scene.table, person, choice)

    async def _cards_chosen(self, press: Press) -> None:
        found = await self._choosing(press)
        if found is not None:
            hand, person = found
            cards = [card for card in hand.view.hand if str(card) in press.values]
            await self._chose(hand, person, hand.choice.choosing(hand.view.hand, cards))

    async def _ready_chosen(self, press: Press) -> None:
        found = await self._choosing(press)
        if found is not None:
            hand, person = found
            await self._chose(hand, person, chosen_ready(hand, "".join(press.values)))

    async def _sort(self, press: Press) -> None:
        found = await self._choosing(press)
        if found is not None:
            hand, person = found
            order = await self.hands.order(person)
            await self.hands.set_order(person, ORDERS[(ORDERS.index(order) + 1) % len(ORDERS)])
            self.hands.choose(hand.scene.table, person, hand.choice)

    async def _hint(self, press: Press) -> None:
        found = await self._choosing(press)
        if found is not None:
            hand, person = found
            advice = await asyncio.to_thread(choose, hand.view, self.rng) if hand.turn else None
            hint = advice.cards if isinstance(advice, Play) else () if advice else None
            self.hands.refresh(press.id.table, person, hint=hint)


def _fits(play: tuple[Card, ...], typed: str) -> bool:
    """Whether a play holds the cards typed so far, or begins as typed."""
    text = typed.strip().lower()
    if not text or write_cards(play).lower().startswith(text) or sign_cards(play).lower().startswith(text):
        return True
    try:
        return set(read_cards(text)) <= set(play)
    except NotationError:
        return False


def _choice_of(hand: HandScene, play: tuple[Card, ...]) -> app_commands.Choice[str]:
    kind = hand.scene.draw("kind", kind=hand.view.kind_of(play) or "")
    return app_commands.Choice(name=f"{sign_cards(play)} · {kind}"[:100], value=write_cards(play))


def _did(action: Action) -> tuple[str, dict[str, Any]]:
    """What was just done, as the line on top of the hand."""
    if isinstance(action, Play):
        return "hand-played", {"cards": action.cards}
    return ("hand-passed", {}) if isinstance(action, Pass) else ("hand-declared", {})


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(PlayCog(bot.desk, bot.hands, bot.rng))

"""Playing: the hand, plays, passes and last cards, by command and by the buttons of the table."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.cards import Card, NotationError, read_cards, sign_cards, write_cards
from bot.games.big_two.grammar import DECLARE, PASS, play_of
from cogs.edge.desk import Desk, locale_of
from cogs.hands import Hands
from cogs.hands.acting import Turns
from cogs.ui.controls import Interaction, Press
from cogs.ui.hand.scene import HandScene
from cogs.ui.refusals import trouble
from cogs.ui.texts import described, option, quoted


class PlayCog(commands.Cog, name="play"):
    """``/hand /play /pass /lastcard`` and the buttons of the table message."""

    def __init__(self, desk: Desk, hands: Hands) -> None:
        self.desk, self.hands = desk, hands
        self.turns = Turns(desk, hands)
        desk.handle({"hand": self._hand_pressed, "pass": self._pass_pressed, "lastcard": self._last_card_pressed})

    # --- commands ---

    @app_commands.command(description=described("command-hand"))
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        person = await self.desk.person(interaction)
        await self.turns.show_hand(interaction, self.desk.table_for(interaction.channel_id, person), person)

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
        await self.turns.typed(interaction, play_of(named, last_card=last_card))

    @app_commands.command(name="pass", description=described("command-pass"))
    @app_commands.guild_only()
    async def pass_turn(self, interaction: Interaction) -> None:
        await self.turns.typed(interaction, PASS)

    @app_commands.command(description=described("command-lastcard"))
    @app_commands.guild_only()
    async def lastcard(self, interaction: Interaction) -> None:
        await self.turns.typed(interaction, DECLARE)

    @play.autocomplete("cards")
    async def _cards_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The asker's own legal plays, narrowed by what is typed so far."""
        person = await self.desk.known(interaction)
        table = self.desk.table_for(interaction.channel_id, person)
        hand = self.hands.scene(table, person, locale_of(interaction)) if table and person is not None else None
        if hand is None:
            return []
        fitting = [play for play in hand.plays if _fits(play, typed)]
        return [_choice_of(hand, play) for play in fitting[:25]]

    # --- buttons of the table ---

    async def _hand_pressed(self, press: Press) -> None:
        person = await self.desk.person(press.interaction)
        await self.turns.show_hand(press.interaction, self.desk.hall.get(press.id.table), person)

    async def _pass_pressed(self, press: Press) -> None:
        await self.turns.act(press, PASS, in_hand=False)

    async def _last_card_pressed(self, press: Press) -> None:
        await self.turns.act(press, DECLARE, in_hand=False)


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


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(PlayCog(bot.desk, bot.hands))

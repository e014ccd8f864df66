"""Before play: gifts, demands, closed places, left-over cards and redeals, by command and by the controls of a hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.cards import Card, NotationError, read_cards, sign_cards, write_cards
from bot.games.actions import Action
from bot.games.big_two.grammar import DECLINE, KEEP, REDEAL, SWAP, TAKE, WAIVE, choice_of
from cogs.edge.desk import Desk, locale_of
from cogs.hands import Hands
from cogs.hands.acting import Turns
from cogs.ui.controls import Interaction, Press
from cogs.ui.custom_ids import Choice, Wish
from cogs.ui.hand.asked import Asked
from cogs.ui.hand.before_play import asked_in
from cogs.ui.hand.scene import HandScene
from cogs.ui.refusals import trouble
from cogs.ui.texts import described, option, quoted

MOST_CHOICES = 25
"""Choices Discord takes for what is being typed."""

Typed = app_commands.Range[str, 1, 200]


class Exchange(commands.Cog, name="exchange"):
    """``/give /demand /waive /choose /take /decline /swap /redeal`` and what is pressed for them."""

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
                "tablekeep": self._doing(KEEP, in_hand=False),
                "redeal": self._doing(REDEAL),
                "tableredeal": self._doing(REDEAL, in_hand=False),
                **{verb: self._doing(Action(verb)) for verb in ("waive", "take", "decline", "swap")},
            }
        )

    # --- commands ---

    @app_commands.command(description=described("command-give"))
    @app_commands.describe(cards=option("given"))
    @app_commands.guild_only()
    async def give(self, interaction: Interaction, cards: Typed) -> None:
        named = await self._cards(interaction, cards)
        if named:
            asked = (await self._asked(interaction))[1]
            verb = "keep" if asked is not None and asked.verb == "keep" else "give"
            await self.turns.typed(interaction, Action(verb, named))

    @app_commands.command(description=described("command-demand"))
    @app_commands.describe(card=option("demanded"), player=option("of"))
    @app_commands.guild_only()
    async def demand(self, interaction: Interaction, card: Typed, player: Typed | None = None) -> None:
        named = await self._cards(interaction, card)
        if not named:
            return
        if len(named) > 1:
            await self.desk.answer(interaction, trouble("err-one-card", locale_of(interaction), text=quoted(card)))
            return
        hand, asked = await self._asked(interaction)
        others = asked.seats if asked is not None and asked.verb == "demand" else ()
        seat = others[0] if len(others) == 1 else None
        if player is not None:
            seat = hand.scene.seat_named(player) if hand is not None else None
        if hand is not None and others and seat is None:
            names = [hand.scene.name(other) for other in others]
            message = trouble("err-no-player", locale_of(interaction), text=quoted(player or "–"), names=names)
            await self.desk.answer(interaction, message)
            return
        await self.turns.typed(interaction, Action("demand", named, seat or 0))

    @app_commands.command(description=described("command-waive"))
    @app_commands.guild_only()
    async def waive(self, interaction: Interaction) -> None:
        await self.turns.typed(interaction, WAIVE)

    @app_commands.command(description=described("command-choose"))
    @app_commands.describe(number=option("number"))
    @app_commands.guild_only()
    async def choose(self, interaction: Interaction, number: app_commands.Range[int, 1, 52]) -> None:
        await self.turns.typed(interaction, choice_of(number - 1))

    @app_commands.command(description=described("command-take"))
    @app_commands.guild_only()
    async def take(self, interaction: Interaction) -> None:
        await self.turns.typed(interaction, TAKE)

    @app_commands.command(description=described("command-decline"))
    @app_commands.guild_only()
    async def decline(self, interaction: Interaction) -> None:
        hand = (await self._asked(interaction))[0]
        offered = hand is not None and bool(hand.view.undecided)
        await self.turns.typed(interaction, KEEP if offered else DECLINE)

    @app_commands.command(description=described("command-swap"))
    @app_commands.guild_only()
    async def swap(self, interaction: Interaction) -> None:
        await self.turns.typed(interaction, SWAP)

    @app_commands.command(description=described("command-redeal"))
    @app_commands.guild_only()
    async def redeal(self, interaction: Interaction) -> None:
        await self.turns.typed(interaction, REDEAL)

    # --- suggestions ---

    @give.autocomplete("cards")
    async def _give_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """What the asker may give or keep, narrowed to what holds the cards typed so far."""
        actions = await self._open(interaction, "give", "keep")
        begun = _cards_begun(typed)
        fitting = (action.cards for action in actions if begun is not None and begun <= set(action.cards))
        return [
            app_commands.Choice(name=sign_cards(cards)[:100], value=write_cards(cards))
            for cards in islice(fitting, MOST_CHOICES)
        ]

    @demand.autocomplete("card")
    async def _demand_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The cards the asker may demand and does not hold, highest first."""
        hand, asked = await self._asked(interaction)
        cards = hand.demandable if hand is not None and asked is not None and asked.verb == "demand" else ()
        wanted = typed.strip().lower()
        fitting = [card for card in reversed(cards) if wanted in str(card).lower() or wanted in card.sign.lower()]
        return [app_commands.Choice(name=card.sign, value=str(card)) for card in fitting[:MOST_CHOICES]]

    @demand.autocomplete("player")
    async def _player_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Of whom the asker may demand."""
        hand, asked = await self._asked(interaction)
        if hand is None or asked is None or asked.verb != "demand":
            return []
        names = map(hand.scene.numbered, asked.seats)
        return [
            app_commands.Choice(name=name, value=name) for name in names if typed.strip().casefold() in name.casefold()
        ]

    @choose.autocomplete("number")
    async def _number_choices(self, interaction: Interaction, typed: int | str) -> list[app_commands.Choice[int]]:
        """The places the asker may choose."""
        places = [(action.number or 0) + 1 for action in await self._open(interaction, "choose")]
        fitting = [place for place in places if str(place).startswith(str(typed or ""))]
        return [app_commands.Choice(name=str(place), value=place) for place in fitting[:MOST_CHOICES]]

    async def _open(self, interaction: Interaction, *verbs: str) -> list[Action]:
        """The asker's legal actions of some verbs."""
        hand, _ = await self._asked(interaction)
        actions = hand.view.legal_actions() if hand is not None and not hand.playing else ()
        return [action for action in actions if action.verb in verbs]

    async def _asked(self, interaction: Interaction) -> tuple[HandScene | None, Asked | None]:
        """The asker's hand at the table of this channel, and what is asked of it before play."""
        person = await self.desk.person(interaction)
        table = self.desk.table_for(interaction.channel_id, person)
        hand = self.hands.scene(table, person, locale_of(interaction)) if table else None
        return hand, asked_in(hand.view).get(hand.seat) if hand else None

    async def _cards(self, interaction: Interaction, typed: str) -> tuple[Card, ...]:
        """The cards somebody typed; where there are none, that is said."""
        locale = locale_of(interaction)
        try:
            named = read_cards(typed)
        except NotationError as problem:
            await self.desk.answer(interaction, trouble("err-card", locale, text=quoted(problem.text)))
            return ()
        if not named:
            await self.desk.answer(interaction, trouble("err-no-gift", locale))
        return named

    # --- controls of a hand ---

    def _doing(self, action: Action, *, in_hand: bool = True) -> Callable[[Press], Any]:
        async def pressed(press: Press) -> None:
            await self.turns.act(press, action, in_hand=in_hand)

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


def _cards_begun(typed: str) -> set[Card] | None:
    """The cards typed so far; None while the text names none."""
    try:
        return set(read_cards(typed))
    except NotationError:
        return None


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(Exchange(bot.desk, bot.hands))

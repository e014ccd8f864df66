"""Contents: what a hand message shows, and how the message is made.

Only this room knows what a hand looks like. Others decide when a message is made and how it is delivered.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import structlog

from bot.cards import Card
from bot.engine.game import View
from bot.i18n.catalogue import text
from bot.scenes.hand_scene import NOTHING_SELECTED, Hint, Selection
from bot.tables.table import Table
from cogs.hands.coach import Advisor, Coach
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.kept_choices import Orders, ToldOnce, deal_in_hand
from cogs.outbox.drawing import TOO_LONG, DrawnLate, Draws, NotDrawn
from cogs.ui.deal_end.own_result import own_result
from cogs.ui.hand.message import hand_message
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.seating.parting_questions import left_hand
from cogs.ui.toolkit.custom_ids import CustomId, choice_in
from cogs.ui.toolkit.messages import Message, notice
from cogs.ui.toolkit.presses import Interaction
from images.theme import DARK, Theme

NO_ORDER = ""
"""The owner has chosen no order, so the game's first order counts."""

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class Additions:
    """What one hand shows beside its view."""

    choice: Selection = NOTHING_SELECTED  # the owner's latest choice
    # The turn and the cards in which that choice was made. Its places mean nothing in any other hand.
    made_in: tuple[int, tuple[Card, ...]] = (-1, ())
    remark: str = ""  # a line on top: what the owner just did, or why the hand comes again
    hint: Hint | None = None  # the suggestion, if any

    def choose(self, choice: Selection, hand: OwnHand) -> None:
        """Keep what is chosen in a hand."""
        self.choice, self.made_in = choice, (hand.scene.table.turn, hand.view.hand)

    def chosen(self, hand: OwnHand) -> Selection | None:
        """What was chosen in this hand on this turn; None if that is not known."""
        return self.chosen_on(hand.scene.table, hand.view)

    def chosen_on(self, table: Table, view: View) -> Selection | None:
        """The same, for a hand that is not shown."""
        return self.choice if self.made_in == (table.turn, view.hand) else None


def chosen_with(table: Table, view: View, added: Additions | None, pressed: CustomId) -> Selection:
    """What is chosen in a hand whose control is pressed. After a restart, what the control carries."""
    return (added.chosen_on(table, view) if added is not None else None) or choice_in(pressed)


def _tells_of_passes(hand: OwnHand) -> bool:
    """Whether a hand explains *Pass this trick*."""
    return any(text.key == "hand-hold-means" for text in hand.shown.facts)


class Contents:
    """Makes hand messages: a view, sorted as its owner likes, with additions."""

    def __init__(self, bridge: Bridge, drawing: Draws, coach: Coach, advisor: Advisor) -> None:
        self._bridge = bridge  # the tables, people's names, and what is stored for each person
        self._coach = coach  # knows who is told what to do
        self.advisor = advisor  # knows what to tell them
        self._drawing = drawing  # draws the pictures
        self._orders = Orders(bridge.kept)
        self._told = ToldOnce(bridge.kept)

    # --- how a hand is sorted ---

    async def order(self, game: str, person: int) -> str:
        """How a person likes their hands of a game sorted. Also loads what ``scene`` needs to know of them."""
        await self._told.read(person)
        return await self._orders.of(game, person) or NO_ORDER

    async def set_order(self, game: str, person: int, order: str) -> None:
        """Store how a person likes their hands of a game sorted."""
        await self._orders.choose(game, person, order)

    # --- a hand as a scene ---

    def scene(self, table: Table, person: int, locale: str) -> OwnHand | None:
        """The hand of a seated person, without additions. None while no deal is in hand."""
        view = self.view(table, person)
        if view is None:
            return None
        order = self._orders.known(table.game, person) or NO_ORDER
        scene = self._bridge.scene(table, locale)
        knows = self._told.known(person) not in (None, deal_in_hand(table))
        return OwnHand(scene, view, order=order, knows=knows)

    def view(self, table: Table, person: int) -> View | None:
        """What a seated person may know of the deal in hand, for those who show nothing. None while none is in hand."""
        seat, moment = table.seat_of(person), self._bridge.hall.moment_of(table)
        if seat is None or table.deal is None:
            return None
        return moment.view(seat) if moment is not None else table.deal.view(seat)

    async def now(
        self, table: Table, person: int, interaction: Interaction, added: Additions, remark: str
    ) -> OwnHand | None:
        """The current hand, even if ``table`` is outdated. None while no deal is in hand.

        ``interaction`` is the owner's newest at the table. It tells their language and where they are.
        """
        locale, elsewhere = locale_of(interaction), interaction.channel_id != table.channel
        while True:
            newest = self._bridge.hall.if_awake(table.id) or table
            hand = self.scene(newest, person, locale)
            if hand is None:
                return None
            if self._coach.is_coached(newest, person):
                asked = hand.seat in hand.view.asks()
                advice = await self.advisor.advice(newest, hand.view, hand.seat) if asked else None
                if (self._bridge.hall.if_awake(table.id) or newest) is not newest:
                    continue  # the play went on meanwhile
                hand = replace(hand, coached=True, advice=advice)
            choice = added.chosen(hand) or hand.from_the_start
            labelled = elsewhere or self._bridge.which.number_of_hands(table.guild, person) > 1
            return replace(hand, choice=choice, remark=remark, hint=added.hint, labelled=labelled)

    async def note_told(self, hand: OwnHand, person: int) -> None:
        """Store what a hand tells its owner only once. Called so that no answer waits for it."""
        if self._told.known(person) is None and _tells_of_passes(hand):
            await self._told.note(person, deal_in_hand(hand.scene.table))

    def pressed_on(
        self, table: Table, person: int, locale: str, added: Additions | None, pressed: CustomId
    ) -> OwnHand | None:
        """The hand with its owner's latest choice. After a restart, with the choice that the pressed control carries.

        None while no deal is in hand.
        """
        hand = self.scene(table, person, locale)
        if hand is None:
            return None
        return replace(hand, choice=chosen_with(table, hand.view, added, pressed))

    # --- messages ---

    def is_behind(self) -> bool:
        """Whether pictures are so late that a hand should not wait for its own."""
        return self._drawing.delay() > TOO_LONG

    def begins_within(self, seconds: float) -> bool:
        """Whether a picture requested now is likely to be begun within this time."""
        return self._drawing.delay() <= seconds

    def in_words(self, hand: OwnHand) -> Message:
        """The message of a hand in text and controls, which suffice to play."""
        return hand_message(hand, None)

    def with_picture_of(self, before: OwnHand, hand: OwnHand) -> Message | None:
        """The message of a hand that can keep the picture of ``before``. None if its own picture differs."""
        same = before.picture is not None and before.picture == hand.picture
        return hand_message(hand, None, stands=True) if same else None

    async def drawn(self, hand: OwnHand) -> Message:
        """The message of a hand with its picture, or in text and controls if it cannot be drawn.

        Raises:
            DrawnLate: the picture took too long.
        """
        if hand.picture is None:
            return self.in_words(hand)
        try:
            png = await self._drawing.draw(hand.picture, await self._theme(hand), hand.scene.locale)
        except DrawnLate:
            raise
        except NotDrawn as problem:
            log.warning("hand_not_drawn", table=hand.scene.table.id, reason=str(problem))
            return self.in_words(hand)
        return hand_message(hand, png)

    async def _theme(self, hand: OwnHand) -> Theme:
        """The theme of the hand's owner."""
        sitter = hand.scene.table.seats[hand.seat].sitter
        person = sitter.person if sitter is not None else None
        return DARK if person is None else await self._bridge.themes.of_person(person)

    def over(self, table: Table, person: int, locale: str) -> Message:
        """What replaces a hand after its deal: its owner's own result, and *Next deal*.

        In mid-deal only people who left ask for it. They are told what becomes of their hand.
        """
        if table.deal is not None:
            return left_hand(self._bridge.scene(table, locale), person)
        settled = table.settled
        booked = [] if settled is None else [sitter and sitter.person for sitter in settled.sitters]
        seat = booked.index(person) if person in booked else table.seat_of(person)
        if settled is None or seat is None:
            return notice(text("hand-over", locale))
        names = self._bridge.people.seat_names(settled.sitters, locale=locale)
        return own_result(
            self._bridge.scene(table, locale),
            settled,
            names,
            seat,
            reader=person,
            taught=self._coach.steps_back(table, person),
        )

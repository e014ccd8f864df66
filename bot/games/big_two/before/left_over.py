"""Left-over cards: given, offered, swapped, discarded, or kept as a stock (docs/big-two.md, section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from bot.cards import Card
from bot.engine.actions import Action, Ask, Asks, Seat
from bot.engine.facts import Cards, Facts, Player
from bot.engine.game import Event, Refusal
from bot.games.big_two.before.phase import Layout
from bot.games.big_two.cards.masks import LOWEST, joined, lowest, shared, without
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.closed_lists import BigTwoEvent as Happened
from bot.games.big_two.closed_lists import BigTwoRefusal as Name
from bot.games.big_two.closed_lists import out_of_phase, refuse
from bot.games.big_two.rules.closed_choices import RestFace, RestUse
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.setting import DealSetting
from bot.games.big_two.verbs import DECLINE, SWAP, TAKE

_ASKED: Mapping[RestUse, tuple[Action, str]] = {RestUse.MAY_TAKE: (TAKE, "BT-4.4"), RestUse.SWAP: (SWAP, "BT-4.5")}
"""For each use: the action that the asked player may take, and the rule."""

Step = tuple[Layout, tuple[Event, ...]]


@dataclass(frozen=True, slots=True)
class LeftOver:
    """``seat`` may take all left-over cards, or swap the lowest card of the pack for the first of them."""

    seat: Seat
    use: RestUse
    face: RestFace  # whether they lie face up
    cards: tuple[Card, ...]  # the left-over cards in order, as far as the reader knows them

    name: ClassVar[str] = "leftover"

    def asks(self) -> Asks:
        """The question to ``seat``: yes or no."""
        return {self.seat: tuple(Ask(answer.verb, must=True) for answer in (_ASKED[self.use][0], DECLINE))}

    def refusal(self, setting: DealSetting, hand: Mask, seat: Seat, action: Action) -> Refusal | None:
        """Why ``seat`` may not do this now. ``open`` of wrong_phase lists what it may do instead."""
        del setting, hand
        yes, rule = _ASKED[self.use]
        if action not in (TAKE, SWAP, DECLINE):
            options = (yes.verb, DECLINE.verb) if seat == self.seat else ()
            return out_of_phase("BT-16.9", self.name, options)
        if action not in (yes, DECLINE):
            return refuse(Name.NOT_ALLOWED_BY_RULES, rule, what="leftover")
        asked = seat == self.seat
        return None if asked else refuse(Name.NOT_YOUR_TURN, rule, phase=self.name, name=Player(self.seat))

    def legal_actions(self, setting: DealSetting, hand: Mask, seat: Seat) -> list[Action]:
        """Yes and no."""
        del setting, hand
        return [_ASKED[self.use][0], DECLINE] if seat == self.seat else []

    def apply(self, layout: Layout, seat: Seat, action: Action) -> Step:
        """Take, swap or put away the cards, and end the phase."""
        layout = replace(layout, phase=None)
        if self.use is RestUse.SWAP:
            return (
                _swapped(layout, seat, self.cards[0])
                if action == SWAP
                else (layout, (Event(Happened.REST_KEPT, seat),))
            )
        if action == DECLINE:
            return layout, (Event(Happened.REST_DECLINED, seat),)
        told: tuple[Event, ...] = (Event(Happened.REST_TAKEN, seat, {"n": len(self.cards)}),)
        if self.face is RestFace.DOWN:
            told = (*told, _shown(Happened.REST_TAKEN_CARDS, seat, self.cards))
        return _taken(layout, seat, self.cards), told

    def seen_by(self, seat: Seat | None, /) -> LeftOver:
        """The phase with face-down cards removed, except for the player who may take them and so may look (BT-4.3)."""
        looked = seat == self.seat and self.use is RestUse.MAY_TAKE
        return self if looked or self.face is RestFace.UP else replace(self, cards=())


def left_over(layout: Layout) -> Step:
    """What becomes of the left-over cards by rule, or the question to the player who has a choice."""
    setting, cards = layout.setting, layout.stock
    rest = setting.rules.rest
    if not cards or setting.rules.forms_stock:
        return layout, ()
    layout = replace(layout, stock=())
    if rest.use is RestUse.DISCARD:
        return layout, ()
    if rest.face is RestFace.UP:
        layout = replace(layout, setting=replace(setting, left=setting.pack.mask(cards)))
    low = anchor(layout.hands)
    seat = holder_of(layout.hands, low)
    if rest.use is RestUse.GIVE:
        return _given(layout, seat, cards, low)
    if rest.use is RestUse.SWAP and low != LOWEST:
        return layout, ()
    return _asked(layout, LeftOver(seat, rest.use, rest.face, cards))


def was_asked(rules: Rules, action: Action) -> bool:
    """Whether these rules ask somebody before play a question to which this is an answer."""
    asked = _ASKED.get(rules.rest.use)
    return asked is not None and rules.left_over > 0 and action in (asked[0], DECLINE)


def anchor(hands: tuple[Mask, ...]) -> Mask:
    """The lowest card in any hand (BT-4.1)."""
    return min(lowest(hand) for hand in hands if hand)


def holder_of(hands: tuple[Mask, ...], card: Mask) -> Seat:
    """The seat that holds this card."""
    return next(seat for seat, hand in enumerate(hands) if shared(hand, card))


def _given(layout: Layout, seat: Seat, cards: tuple[Card, ...], low: Mask) -> Step:
    """All left-over cards go to the holder of the lowest card. Only the holder sees face-down cards (BT-4.2, 4.3)."""
    shown = bool(layout.setting.left)
    facts: Facts = {
        "shown": shown,
        "cards": Cards(cards if shown else ()),
        "anchor": Cards(layout.setting.pack.of(low)),
        "n": len(cards),
    }
    told: tuple[Event, ...] = (Event(Happened.REST_GIVEN, seat, facts),)
    if not shown:
        told = (*told, _shown(Happened.REST_GIVEN_CARDS, seat, cards))
    return _taken(layout, seat, cards), told


def _asked(layout: Layout, phase: LeftOver) -> Step:
    """Put the question. The rules make the lowest card of the pack public, and so also who is asked."""
    if phase.use is RestUse.SWAP:
        told = Event(Happened.REST_SWAP, phase.seat, {"n": len(phase.cards)})
    elif phase.face is RestFace.UP:
        told = Event(Happened.REST_TAKE, phase.seat, {"cards": Cards(phase.cards)})
    else:
        told = _shown(Happened.REST_TAKE, phase.seat, phase.cards)
    return replace(layout, phase=phase), (told,)


def _taken(layout: Layout, seat: Seat, cards: tuple[Card, ...]) -> Layout:
    return _holding(layout, seat, joined(layout.hands[seat], layout.setting.pack.mask(cards)))


def _swapped(layout: Layout, seat: Seat, card: Card) -> Step:
    """The lowest card of the pack leaves the deal, and the first left-over card takes its place (BT-4.5)."""
    setting = replace(layout.setting, swapper=seat)
    layout = _holding(layout, seat, joined(without(layout.hands[seat], LOWEST), setting.pack.bit[card]))
    told = Event(Happened.REST_SWAPPED, seat), _shown(Happened.REST_SWAPPED_CARDS, seat, (card,))
    return replace(layout, setting=setting), told


def _holding(layout: Layout, seat: Seat, hand: Mask) -> Layout:
    return replace(layout, hands=(*layout.hands[:seat], hand, *layout.hands[seat + 1 :]))


def _shown(name: Happened, seat: Seat, cards: tuple[Card, ...]) -> Event:
    """The event that shows cards to one seat only."""
    return Event(name, seat, {"cards": Cards(cards)}, only=frozenset({seat}))

"""Cards that were dealt to nobody: given, offered, swapped, put away, a stock (docs/big-two.md, section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from bot.cards import Card, write_cards
from bot.games.actions import Action, Seat, Verb
from bot.games.big_two.before.phase import Layout
from bot.games.big_two.refusals import BigTwoRefusal as Name
from bot.games.big_two.refusals import refuse
from bot.games.big_two.rules.options import Face, RestUse
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.situation import Setting
from bot.games.game import Event, Refusal

_TAKE, _SWAP, _DECLINE = Verb("take"), Verb("swap"), Verb("decline")
_ASKED: Mapping[RestUse, tuple[Verb, str]] = {RestUse.MAY_TAKE: (_TAKE, "BT-4.4"), RestUse.SWAP: (_SWAP, "BT-4.5")}
"""What the player who is asked may say yes to, and the rule."""
_LOWEST = 1
"""The lowest card of the pack."""

Step = tuple[Layout, tuple[Event, ...]]


def joins_a_hand(rules: Rules) -> bool:
    """Whether left-over cards can make a hand larger than it was dealt (BT-4.2, 4.4)."""
    return rules.left_over > 0 and rules.rest.use in (RestUse.GIVE, RestUse.MAY_TAKE)


@dataclass(frozen=True, slots=True)
class LeftOver:
    """``seat`` may take all left-over cards, or swap the lowest card of the pack for the first of them.

    ``cards`` are the left-over cards in order as far as the reader knows them, ``face`` is how they lie.
    """

    seat: Seat
    use: RestUse
    face: Face
    cards: tuple[Card, ...]

    name: ClassVar[str] = "leftover"

    def must_act(self) -> frozenset[Seat]:
        """Who is asked."""
        return frozenset({self.seat})

    def refusal(self, setting: Setting, hand: int, seat: Seat, action: Action) -> Refusal | None:
        """Why ``seat`` may not do this now; ``open`` of wrong_phase lists what it may do instead."""
        del setting, hand
        yes, rule = _ASKED[self.use]
        if action not in (_TAKE, _SWAP, _DECLINE):
            options = [yes.name, _DECLINE.name] if seat == self.seat else []
            return refuse(Name.WRONG_PHASE, "BT-16.9", phase=self.name, open=options)
        if action not in (yes, _DECLINE):
            return refuse(Name.NOT_ALLOWED_BY_RULES, rule, what="leftover")
        return None if seat == self.seat else refuse(Name.NOT_YOUR_TURN, rule, seat=self.seat)

    def legal_actions(self, setting: Setting, hand: int, seat: Seat) -> list[Action]:
        """Yes and no."""
        del setting, hand
        return [_ASKED[self.use][0], _DECLINE] if seat == self.seat else []

    def apply(self, layout: Layout, seat: Seat, action: Action) -> Step:
        """The cards taken, swapped or put away; the phase is over."""
        layout = replace(layout, phase=None)
        if self.use is RestUse.SWAP:
            return _swapped(layout, seat, self.cards[0]) if action == _SWAP else (layout, (Event("rest-kept", seat),))
        if action == _DECLINE:
            return layout, (Event("rest-declined", seat),)
        told: tuple[Event, ...] = (Event("rest-taken", seat, {"n": len(self.cards)}),)
        if self.face is Face.DOWN:
            told = (*told, _shown("rest-taken-cards", seat, self.cards))
        return _taken(layout, seat, self.cards), told

    def seen_by(self, seat: Seat | None, /) -> LeftOver:
        """Cards that lie face down left out: who may take them has looked at them, who may swap has not (BT-4.3)."""
        looked = seat == self.seat and self.use is RestUse.MAY_TAKE
        return self if looked or self.face is Face.UP else replace(self, cards=())


def left_over(layout: Layout) -> Step:
    """What becomes of the left-over cards without anybody's choice, or who is asked."""
    setting, cards = layout.setting, layout.stock
    rest = setting.rules.rest
    if not cards or rest.use is RestUse.STOCK:
        return layout, ()
    layout = replace(layout, stock=())
    if rest.use is RestUse.DISCARD:
        return layout, ()
    if rest.face is Face.UP:
        layout = replace(layout, setting=replace(setting, left=setting.pack.mask(cards)))
    low = anchor(layout.hands)
    seat = holder_of(layout.hands, low)
    if rest.use is RestUse.GIVE:
        return _given(layout, seat, cards, setting.pack.text(low))
    if rest.use is RestUse.SWAP and low != _LOWEST:
        return layout, ()
    return _asked(layout, LeftOver(seat, rest.use, rest.face, cards))


def was_asked(rules: Rules, action: Action) -> bool:
    """Whether these rules ask somebody before play who may answer so."""
    asked = _ASKED.get(rules.rest.use)
    return asked is not None and rules.left_over > 0 and action in (asked[0], _DECLINE)


def anchor(hands: tuple[int, ...]) -> int:
    """The lowest card that lies in some hand (BT-4.1)."""
    return min(hand & -hand for hand in hands if hand)


def holder_of(hands: tuple[int, ...], card: int) -> Seat:
    """Who holds a card that somebody holds."""
    return next(seat for seat, hand in enumerate(hands) if hand & card)


def _given(layout: Layout, seat: Seat, cards: tuple[Card, ...], low: str) -> Step:
    """All left-over cards go to the anchor's holder; face down only he sees them (BT-4.2, 4.3)."""
    shown = write_cards(cards) if layout.setting.left else None
    told: tuple[Event, ...] = (Event("rest-given", seat, {"cards": shown, "anchor": low, "n": len(cards)}),)
    if shown is None:
        told = (*told, _shown("rest-given-cards", seat, cards))
    return _taken(layout, seat, cards), told


def _asked(layout: Layout, phase: LeftOver) -> Step:
    """The question; the lowest card of the pack, and so who is asked, is public by the rules."""
    if phase.use is RestUse.SWAP:
        told = Event("rest-swap", phase.seat, {"n": len(phase.cards)})
    elif phase.face is Face.UP:
        told = Event("rest-take", phase.seat, {"cards": write_cards(phase.cards)})
    else:
        told = _shown("rest-take", phase.seat, phase.cards)
    return replace(layout, phase=phase), (told,)


def _taken(layout: Layout, seat: Seat, cards: tuple[Card, ...]) -> Layout:
    return _holding(layout, seat, layout.hands[seat] | layout.setting.pack.mask(cards))


def _swapped(layout: Layout, seat: Seat, card: Card) -> Step:
    """The lowest card of the pack leaves the deal, the first left-over card takes its place (BT-4.5)."""
    setting = replace(layout.setting, swapper=seat)
    layout = _holding(layout, seat, layout.hands[seat] ^ _LOWEST | setting.pack.bit[card])
    told = Event("rest-swapped", seat), _shown("rest-swapped-cards", seat, (card,))
    return replace(layout, setting=setting), told


def _holding(layout: Layout, seat: Seat, hand: int) -> Layout:
    return replace(layout, hands=(*layout.hands[:seat], hand, *layout.hands[seat + 1 :]))


def _shown(name: str, seat: Seat, cards: tuple[Card, ...]) -> Event:
    """What only one seat may see."""
    return Event(name, seat, {"cards": write_cards(cards)}, only=frozenset({seat}))

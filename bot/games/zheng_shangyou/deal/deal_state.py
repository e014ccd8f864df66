"""Everything that is true of a deal, public or not, as a plain value."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.chance import NONE_STATED, Chance
from bot.engine.game import Event, Result
from bot.engine.seam.hands import Hands, with_hand, without
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.deal.position import Position
from bot.games.zheng_shangyou.rules.parameters import Rules


@dataclass(frozen=True)
class Offer:
    """A card that was put out and belongs to nobody until it is chosen (ZS-6.4)."""

    giver: Seat
    card: Card


@dataclass(frozen=True)
class DealState:
    """The public position, and everything that is not public."""

    position: Position
    hands: Hands  # each in the order of the game
    offers: tuple[Offer, ...] = ()  # what is put out now
    left: tuple[Card, ...] = ()  # the cards left over, which nobody sees
    shuffled: bool = False
    chance: Chance = NONE_STATED
    ending: Result | None = None

    @property
    def rules(self) -> Rules:
        return self.position.rules

    def but(self, seat: Seat, *, gone: Iterable[Card] = (), come: Iterable[Card] = ()) -> DealState:
        """The deal in which cards have left a hand, or joined it."""
        changed = order_of(self.rules).sorted(without((*self.hands[seat], *come), gone))
        hands = with_hand(self.hands, seat, changed)
        return replace(self, hands=hands, position=replace(self.position, counts=tuple(map(len, hands))))


Later = tuple[DealState, tuple[Event, ...]]
"""A deal after something happened, and what happened."""

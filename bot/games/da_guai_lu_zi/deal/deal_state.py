"""Everything that is true of a deal, public or not, as a plain value; and what one seat holds of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.cards import LITTLE_JOKER, Card
from bot.engine.actions import Seat
from bot.engine.asks import Asks
from bot.engine.chance import NONE_STATED, Chance
from bot.engine.game import Event, Result
from bot.engine.seam.hands import Hand, Hands, with_hand, without
from bot.games.da_guai_lu_zi.cards.order import JOKERS
from bot.games.da_guai_lu_zi.deal.position import PUT_OUT, Position
from bot.games.da_guai_lu_zi.rules.parameters import Rules

NOBODY = -1
"""Instead of a seat, where it is not settled yet."""


class Handed(NamedTuple):
    """Cards that pass between two players, or are put out to choose from: only these two see them (DG-7.8)."""

    giver: Seat
    recipient: Seat  # who receives the tribute; NOBODY until it is settled who pays whom
    cards: tuple[Card, ...]

    def concerns(self, seat: Seat | None) -> bool:
        return seat in (self.giver, self.recipient)


class Holding(NamedTuple):
    """What one seat knows beyond what everybody knows."""

    hand: tuple[Card, ...]
    tributes: tuple[Handed, ...] = ()
    put_out: tuple[Handed, ...] = ()
    returned: tuple[Handed, ...] = ()

    def owed(self, rules: Rules, seat: Seat) -> int:
        """How many cards a recipient returns or puts out (DG-7.6)."""
        received = [gift.cards[0] for gift in self.tributes if gift.recipient == seat]
        if not rules.returns_candidates or not received or received[0] not in JOKERS:
            return 1
        return PUT_OUT[received[0] != LITTLE_JOKER]

    def offered(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that are put out to a giver, in order."""
        return next((gift.cards for gift in self.put_out if gift.giver == seat), ())


NO_HOLDING = Holding(())
"""What a spectator holds."""


@dataclass(frozen=True)
class DealState:
    """The public position, and everything that is not public."""

    position: Position
    hands: Hands
    tributes: tuple[Handed, ...] = ()
    put_out: tuple[Handed, ...] = ()  # candidates among which nobody has chosen yet
    returned: tuple[Handed, ...] = ()
    shuffled: bool = False
    chance: Chance = NONE_STATED
    ending: Result | None = None

    @property
    def rules(self) -> Rules:
        return self.position.rules

    def asks(self) -> Asks:
        return self.position.asks()

    def holding(self, seat: Seat | None) -> Holding:
        """What a seat knows beyond what everybody knows."""
        if seat is None:
            return NO_HOLDING
        if not self.tributes:
            return Holding(self.hands[seat])
        own = (
            tuple(gift for gift in gifts if gift.concerns(seat))
            for gifts in (self.tributes, self.put_out, self.returned)
        )
        return Holding(self.hands[seat], *own)

    def moved(self, cards: Hand, source: Seat, target: Seat | None = None) -> DealState:
        """The cards have left a hand, and joined another one if a target is named."""
        hands = with_hand(self.hands, source, without(self.hands[source], cards))
        if target is not None:
            hands = with_hand(hands, target, (*hands[target], *cards))
        position = replace(self.position, counts=tuple(map(len, hands)))
        return replace(self, hands=hands, position=position)


Later = tuple[DealState, tuple[Event, ...]]
"""A deal after something happened, and what happened."""

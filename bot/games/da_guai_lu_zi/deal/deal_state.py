"""Everything that is true of a deal, public or not, as a plain value; and what one seat knows of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.cards import LITTLE_JOKER, Card
from bot.engine.actions import Seat
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


class Own(NamedTuple):
    """What one seat knows beyond the position: its hand, and the cards that it gave or was given (DG-7.8)."""

    hand: tuple[Card, ...]
    tributes: tuple[Handed, ...] = ()
    put_out: tuple[Handed, ...] = ()
    returned: tuple[Handed, ...] = ()

    def owed(self, rules: Rules, seat: Seat | None) -> int:
        """How many cards the seat returns or puts out; none where it received no tribute (DG-7.6)."""
        received = [gift.cards[0] for gift in self.tributes if gift.recipient == seat]
        if not received:
            return 0
        return PUT_OUT[received[0] != LITTLE_JOKER] if rules.returns_candidates and received[0] in JOKERS else 1

    def offered(self, seat: Seat | None) -> tuple[Card, ...]:
        """The cards that are put out for the seat to choose from, in order."""
        return next((gift.cards for gift in self.put_out if gift.giver == seat), ())


@dataclass(frozen=True)
class DealState:
    """The public position, and everything that is not public."""

    position: Position
    hands: Hands  # each in the order of the deal
    tributes: tuple[Handed, ...] = ()
    put_out: tuple[Handed, ...] = ()  # candidates among which nobody has chosen yet
    returned: tuple[Handed, ...] = ()
    shuffled: bool = False
    chance: Chance = NONE_STATED
    ending: Result | None = None

    def moved(self, cards: Hand, source: Seat, target: Seat) -> DealState:
        """The cards have left a hand, and joined another one."""
        hands = with_hand(self.hands, source, without(self.hands[source], cards))
        hands = with_hand(hands, target, self.position.order.sorted((*hands[target], *cards)))
        position = replace(self.position, counts=tuple(map(len, hands)))
        return replace(self, hands=hands, position=position)


Later = tuple[DealState, tuple[Event, ...]]
"""A deal after something happened, and what happened."""

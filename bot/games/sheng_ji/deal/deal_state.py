"""Everything that is true of a deal, public or not, as a plain value."""

from __future__ import annotations

from dataclasses import dataclass

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.chance import NONE_STATED, Chance
from bot.engine.game import Event, Result
from bot.engine.seam.hands import Hands
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.games.sheng_ji.rules.parameters import Rules


@dataclass(frozen=True)
class DealState:
    """The public position, and everything that is not public."""

    position: Position
    hands: Hands  # in the order of drawing; until all are drawn, also the cards still to come
    kitty: tuple[Card, ...]  # the hole cards in order, then what was buried last
    shuffled: bool = False
    chance: Chance = NONE_STATED
    given: str | None = None  # the trump suit that is given, or that there is none (SJ-3.8)
    ending: Result | None = None

    @property
    def rules(self) -> Rules:
        return self.position.rules

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of a seat, without those that it has not drawn yet."""
        hand = self.hands[seat]
        return hand[: self.position.drawn_by(seat)] if self.position.phase is Phase.DRAW else hand


Later = tuple[DealState, tuple[Event, ...]]
"""A deal after something happened, and what happened."""

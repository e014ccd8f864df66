"""A seat among the others: who plays with it, whose cards it has to fear, and which cards may still be out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

from bot.cards import Card, Packs
from bot.engine.actions import Seat
from bot.engine.seam.deals import View
from bot.engine.seam.positions import OwnPart
from bot.games.climbing.climbing_position import ClimbingPosition

Position = TypeVar("Position", bound=ClimbingPosition)
Own = TypeVar("Own", bound=OwnPart)


@dataclass(frozen=True)
class SeatAtTable(ABC, Generic[Position, Own]):
    """The view of a seat, and what follows from it in any climbing game."""

    view: View[Position, Own]
    seat: Seat

    @property
    @abstractmethod
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""

    @property
    def position(self) -> Position:
        """What everybody may know."""
        return self.view.position

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's cards, lowest first."""
        return self.view.hand

    def mate(self, seat: Seat | None) -> bool:
        """Whether a seat is a partner’s."""
        return seat is not None and seat != self.seat and self.sides[seat] == self.sides[self.seat]

    @cached_property
    def rivals(self) -> tuple[Seat, ...]:
        """The others who hold cards and do not play with this seat."""
        return tuple(seat for seat in self.position.holders if seat != self.seat and not self.mate(seat))

    def out_of(self, packs: Packs) -> Counter[Card]:
        """The cards of the packs that others may hold: neither in this hand nor played."""
        return Counter(packs.cards()) - Counter(self.hand) - Counter(self.position.played)

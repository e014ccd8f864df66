"""The first tribute: the hands lie face down, and the players choose one in turn, the better placed first (BT-16.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.engine.actions import Action, Seat
from bot.engine.game import Event
from bot.games.big_two.before.exchange.tasks import Exchange, Task
from bot.games.big_two.before.phase import Layout
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.closed_lists import BigTwoEvent as Happened


@dataclass(frozen=True)
class Picking(Exchange):
    """The choice of a hand."""

    waiting: tuple[Seat, ...]  # those without a hand, best placed first
    piles: tuple[Mask, ...]  # the hands left; 0 for those who may not know

    def tasks(self) -> dict[Seat, Task]:
        """The best placed of those without a hand chooses."""
        return {self.waiting[0]: Task("choose", len(self.piles))}

    def later(self) -> frozenset[Seat]:
        """The players who choose after that."""
        return frozenset(self.waiting[1:-1])

    def apply(self, layout: Layout, seat: Seat, action: Action) -> tuple[Layout, tuple[Event, ...]]:
        """The chosen pile becomes a hand. The last pile goes to the last player automatically."""
        place = action.number or 0
        layout = _taken(layout, seat, self.piles[place])
        after = Picking(self.waiting[1:], (*self.piles[:place], *self.piles[place + 1 :]))
        events = (Event(Happened.PICKED, seat, {"number": place + 1, "n": len(self.piles)}),)
        if len(after.piles) > 1:
            return replace(layout, phase=after), events
        return replace(_taken(layout, after.waiting[0], after.piles[0]), phase=None), events

    def seen_by(self, _seat: Seat | None, /) -> Picking:
        """The phase with all piles hidden, for they are hidden from everybody."""
        return replace(self, piles=(0,) * len(self.piles))


def piles_down(layout: Layout, ranking: tuple[Seat, ...]) -> tuple[Layout, tuple[Event, ...]]:
    """The dealt hands as face-down piles. Nobody holds a card yet."""
    picking = Picking(ranking, layout.hands)
    return replace(layout, hands=(0,) * len(layout.hands), phase=picking), ()


def _taken(layout: Layout, seat: Seat, pile: Mask) -> Layout:
    return replace(layout, hands=(*layout.hands[:seat], pile, *layout.hands[seat + 1 :]))

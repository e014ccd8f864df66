"""The first tribute: the hands lie face down, and the better placed choose one in turn (BT-16.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games.actions import Action, Seat
from bot.games.big_two.before.exchange.tasks import Exchange, Task
from bot.games.big_two.before.phase import Layout
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.happened import BigTwoEvent as Happened
from bot.games.game import Event


@dataclass(frozen=True)
class Picking(Exchange):
    """``waiting`` are those without a hand, best placed first; ``piles`` the hands left, 0 for whoever may not know."""

    waiting: tuple[Seat, ...]
    piles: tuple[Mask, ...]

    def tasks(self) -> dict[Seat, Task]:
        """The best placed of those who wait chooses."""
        return {self.waiting[0]: Task("choose", len(self.piles))}

    def later(self) -> frozenset[Seat]:
        """Those who choose after him."""
        return frozenset(self.waiting[1:-1])

    def apply(self, layout: Layout, seat: Seat, action: Action) -> tuple[Layout, tuple[Event, ...]]:
        """The chosen pile becomes the hand; the last pile comes by itself."""
        place = action.number or 0
        layout = _taken(layout, seat, self.piles[place])
        after = Picking(self.waiting[1:], (*self.piles[:place], *self.piles[place + 1 :]))
        events = (Event(Happened.PICKED, seat, {"number": place + 1, "n": len(self.piles)}),)
        if len(after.piles) > 1:
            return replace(layout, phase=after), events
        return replace(_taken(layout, after.waiting[0], after.piles[0]), phase=None), events

    def seen_by(self, _seat: Seat | None, /) -> Picking:
        """The piles are closed to everybody."""
        return replace(self, piles=(0,) * len(self.piles))


def piles_down(layout: Layout, ranking: tuple[Seat, ...]) -> tuple[Layout, tuple[Event, ...]]:
    """The dealt hands as closed piles; nobody holds a card yet."""
    picking = Picking(ranking, layout.hands)
    return replace(layout, hands=(0,) * len(layout.hands), phase=picking), ()


def _taken(layout: Layout, seat: Seat, pile: int) -> Layout:
    return replace(layout, hands=(*layout.hands[:seat], pile, *layout.hands[seat + 1 :]))

"""Class struggle, one for one: each rank demands a card of each lower rank and returns another (BT-16.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations as choose

from bot.games.actions import Seat, Verb
from bot.games.big_two.before.exchange.moving import handed, moved
from bot.games.big_two.before.exchange.tasks import Exchange, Task
from bot.games.big_two.before.phase import Layout
from bot.games.game import Event


@dataclass(frozen=True)
class Swaps(Exchange):
    """The swaps in turn: king with each lower rank, then the lord, then the commoner.

    ``ranks`` are the seats from king to slave, ``at`` counts the swaps done; ``owes`` says that the demand was met and
    a card is to be returned.
    """

    ranks: tuple[Seat, ...]
    at: int = 0
    owes: bool = False

    def tasks(self) -> dict[Seat, Task]:
        """The higher rank of the swap in hand demands, or returns a card."""
        higher, lower = self._pairs[self.at]
        return {higher: Task("give" if self.owes else "demand", seats=(lower,))}

    def later(self) -> frozenset[Seat]:
        """The higher ranks of the swaps to come."""
        return frozenset(higher for higher, _ in self._pairs[self.at + 1 :])

    def done(self, layout: Layout, seat: Seat, action: Verb) -> tuple[Layout, tuple[Event, ...]]:
        """A demand met, lost (D-29) or waived; or the card returned, and on to the next swap."""
        _, lower = self._pairs[self.at]
        if action.name == "waive":
            return self._next(layout), (Event("waived", seat, {"other": lower}),)
        if action.name == "give":
            layout, events = handed(layout, "returned", seat, lower, layout.setting.pack.mask(action.cards))
            return self._next(layout), events
        layout, met, events = demanded(layout, seat, action)
        return (replace(layout, phase=replace(self, owes=True)) if met else self._next(layout)), events

    @property
    def _pairs(self) -> list[tuple[Seat, Seat]]:
        return list(choose(self.ranks, 2))

    def _next(self, layout: Layout) -> Layout:
        after = self.at + 1
        return replace(layout, phase=Swaps(self.ranks, after) if after < len(self._pairs) else None)


def demanded(layout: Layout, seat: Seat, action: Verb) -> tuple[Layout, bool, tuple[Event, ...]]:
    """A card demanded before everybody: it moves where it is held, else the demand is spent (D-29)."""
    (card,), victim = action.cards, action.number or 0
    bit = layout.setting.pack.bit[card]
    named = Event("demanded", seat, {"card": str(card), "other": victim})
    if not layout.hands[victim] & bit:
        return layout, False, (named, Event("demand-lost", seat, {"card": str(card), "other": victim}))
    return moved(layout, victim, seat, bit), True, (named,)

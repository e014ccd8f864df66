"""Class struggle, one for one: each rank demands a card from each lower rank and returns another (BT-16.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations as choose

from bot.engine.actions import Action, Seat
from bot.engine.facts import Cards, Facts, Player
from bot.engine.game import Event
from bot.games.big_two.before.exchange.moving import handed, moved
from bot.games.big_two.before.exchange.tasks import Exchange, Task
from bot.games.big_two.before.phase import Layout
from bot.games.big_two.cards.masks import shared
from bot.games.big_two.closed_lists import BigTwoEvent as Happened


@dataclass(frozen=True)
class Swaps(Exchange):
    """The swaps in turn: the king with each lower rank, then the lord, then the commoner."""

    ranks: tuple[Seat, ...]  # the seats from king to slave
    at: int = 0  # how many swaps are done
    owes: bool = False  # the demand was met, and a card must be returned

    def tasks(self) -> dict[Seat, Task]:
        """The higher rank of the current swap makes a demand, or returns a card."""
        higher, lower = self._pairs[self.at]
        return {higher: Task("give" if self.owes else "demand", seats=(lower,))}

    def later(self) -> frozenset[Seat]:
        """The higher ranks of the swaps to come."""
        return frozenset(higher for higher, _ in self._pairs[self.at + 1 :])

    def apply(self, layout: Layout, seat: Seat, action: Action) -> tuple[Layout, tuple[Event, ...]]:
        """A demand that is met, fails (D-29) or is waived; or a returned card, which leads on to the next swap."""
        _, lower = self._pairs[self.at]
        if action.verb == "waive":
            return self._next(layout), (Event(Happened.WAIVED, seat, {"other": Player(lower)}),)
        if action.verb == "give":
            layout, events = handed(layout, Happened.RETURNED, seat, lower, layout.setting.pack.mask(action.cards))
            return self._next(layout), events
        layout, met, events = demanded(layout, seat, action)
        return (replace(layout, phase=replace(self, owes=True)) if met else self._next(layout)), events

    @property
    def _pairs(self) -> list[tuple[Seat, Seat]]:
        return list(choose(self.ranks, 2))

    def _next(self, layout: Layout) -> Layout:
        after = self.at + 1
        return replace(layout, phase=Swaps(self.ranks, after) if after < len(self._pairs) else None)


def demanded(layout: Layout, seat: Seat, action: Action) -> tuple[Layout, bool, tuple[Event, ...]]:
    """A card demanded in public. It moves if its holder was asked; otherwise the demand is used up (D-29)."""
    (card,), victim = action.cards, action.number or 0
    asked = layout.setting.pack.bit[card]
    facts: Facts = {"card": Cards((card,)), "other": Player(victim)}
    named = Event(Happened.DEMANDED, seat, facts)
    if not shared(layout.hands[victim], asked):
        return layout, False, (named, Event(Happened.DEMAND_LOST, seat, facts))
    return moved(layout, victim, seat, asked), True, (named,)

"""Class struggle with a pool: a rank demands cards, and the givers choose from as many in return (BT-16.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.engine.actions import Action, Seat
from bot.engine.facts import Cards
from bot.engine.game import Event
from bot.games.big_two.before.exchange.class_struggle import demanded
from bot.games.big_two.before.exchange.moving import handed
from bot.games.big_two.before.exchange.tasks import Exchange, Task
from bot.games.big_two.before.phase import Layout
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.closed_lists import BigTwoEvent as Happened


@dataclass(frozen=True)
class Pool(Exchange):
    """The pools of the ranks, one after the other. The rank whose pool it is makes demands of the lower ranks."""

    ranks: tuple[Seat, ...]  # the seats from king to slave
    at: int = 0  # whose pool it is, as an index of ``ranks``
    asked: tuple[Seat, ...] = ()  # the lower ranks of which a card was demanded already
    givers: tuple[Seat, ...] = ()  # seats that met a demand and have no card for it yet
    closed: bool = False  # whether the demands are over
    line: tuple[Mask, ...] = ()  # the cards put out, face down: bits, or 0 for those who may not know

    def tasks(self) -> dict[Seat, Task]:
        """First the rank makes demands and puts out cards; then the givers choose, the lowest rank first."""
        taker, lower = self.ranks[self.at], self.ranks[self.at + 1 :]
        if self.line:
            chooser = next(seat for seat in reversed(lower) if seat in self.givers)
            return {chooser: Task("choose", len(self.line))}
        if self.closed:
            choosing = tuple(seat for seat in reversed(lower) if seat in self.givers)
            return {taker: Task("give", len(self.givers), choosing)}
        return {taker: Task("demand", seats=tuple(seat for seat in lower if seat not in self.asked))}

    def later(self) -> frozenset[Seat]:
        """The ranks whose pools are still to come."""
        return frozenset(self.ranks[self.at + 1 : -1])

    def apply(self, layout: Layout, seat: Seat, action: Action) -> tuple[Layout, tuple[Event, ...]]:
        """A demand, the end of demands, cards put out, or a card chosen.

        The last giver gets the last card automatically.
        """
        if action.verb == "waive":
            return self._on(layout, replace(self, closed=True), (Event(Happened.WAIVED_REST, seat),))
        if action.verb == "demand":
            return self._demand(layout, seat, action)
        if action.verb == "give":
            line = tuple(layout.setting.pack.bit[card] for card in action.cards)
            shown = Event(Happened.PUT_OUT_CARDS, seat, {"cards": Cards(action.cards)}, only=frozenset({seat}))
            told = Event(Happened.PUT_OUT, seat, {"n": len(line)})
            return self._on(layout, replace(self, line=line), (told, shown))
        return self._choose(layout, seat, action.number or 0)

    def _demand(self, layout: Layout, seat: Seat, action: Action) -> tuple[Layout, tuple[Event, ...]]:
        victim = action.number or 0
        layout, met, events = demanded(layout, seat, action)
        asked = (*self.asked, victim)
        after = replace(
            self,
            asked=asked,
            givers=(*self.givers, victim) if met else self.givers,
            closed=len(asked) == len(self.ranks) - 1 - self.at,
        )
        return self._on(layout, after, events)

    def _choose(self, layout: Layout, seat: Seat, place: int) -> tuple[Layout, tuple[Event, ...]]:
        layout, events = handed(layout, Happened.RETURNED, self.ranks[self.at], seat, self.line[place])
        line = (*self.line[:place], *self.line[place + 1 :])
        givers = tuple(giver for giver in self.givers if giver != seat)
        return self._on(layout, replace(self, line=line, givers=givers), events)

    def _on(self, layout: Layout, after: Pool, events: tuple[Event, ...]) -> tuple[Layout, tuple[Event, ...]]:
        """Go on without a choice: a pool to which nobody gave ends, and the last card of a line goes to its giver."""
        if len(after.line) == 1:
            layout, last = after._choose(layout, after.givers[0], 0)
            return layout, (*events, *last)
        if after.closed and not after.givers:
            another = after.at + 1 < len(after.ranks) - 1
            return replace(layout, phase=Pool(after.ranks, after.at + 1) if another else None), events
        return replace(layout, phase=after), events

    def seen_by(self, seat: Seat | None, /) -> Pool:
        """The phase with the line hidden from everybody but the player who put it out."""
        return self if seat == self.ranks[self.at] else replace(self, line=(0,) * len(self.line))

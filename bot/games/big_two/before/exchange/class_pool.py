"""Class struggle with a pool: a rank demands of all lower ones and puts as many cards out to choose from (BT-16.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games.actions import Action, Seat
from bot.games.big_two.before.exchange.class_struggle import demanded
from bot.games.big_two.before.exchange.moving import handed
from bot.games.big_two.before.exchange.tasks import Exchange, Task
from bot.games.big_two.before.phase import Layout
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.happened import BigTwoEvent as Happened
from bot.games.facts import Cards
from bot.games.game import Event


@dataclass(frozen=True)
class Pool(Exchange):
    """The pool of one rank after the other.

    ``ranks`` are the seats from king to slave; ``at`` says whose pool it is. He demands of the lower ranks but those
    ``asked`` already, until ``closed``; ``givers`` met a demand and have no card for it yet. ``line`` are the cards put
    out, face down: bits, or 0 for those who may not know.
    """

    ranks: tuple[Seat, ...]
    at: int = 0
    asked: tuple[Seat, ...] = ()
    givers: tuple[Seat, ...] = ()
    closed: bool = False
    line: tuple[Mask, ...] = ()

    def tasks(self) -> dict[Seat, Task]:
        """The rank demands, then puts out; then the givers choose, the lowest rank first."""
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
        """A demand, the end of demands, cards put out, or a card chosen; the last giver's comes by itself."""
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
        """What goes on without a choice: a pool nobody gave to ends, the last card of a line finds its giver."""
        if len(after.line) == 1:
            layout, last = after._choose(layout, after.givers[0], 0)
            return layout, (*events, *last)
        if after.closed and not after.givers:
            another = after.at + 1 < len(after.ranks) - 1
            return replace(layout, phase=Pool(after.ranks, after.at + 1) if another else None), events
        return replace(layout, phase=after), events

    def seen_by(self, seat: Seat | None, /) -> Pool:
        """The line is known to whoever put it out."""
        return self if seat == self.ranks[self.at] else replace(self, line=(0,) * len(self.line))

"""A moment: a saved change of a table, as everybody who shows it or plays on in it is handed it; and its outcome.

What is found out of the table is found out once, however many ask for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

from bot.engine.actions import Seat
from bot.engine.asks import must_act
from bot.engine.game import Event, Refusal, View
from bot.engine.table_values.news import public
from bot.tables.deal.passing import pass_due
from bot.tables.table import Table
from bot.tables.table_parts import SeatAt, Stage


@dataclass(frozen=True, eq=False)
class Moment:
    """A saved change. ``before`` is None for a table that was just opened or loaded.

    ``touched``: a person has used the table, see ``touches``. ``number``: of the event in the table's log.
    """

    before: Table | None
    table: Table
    events: tuple[Event, ...] = ()
    touched: bool = False
    number: int = 0

    @cached_property
    def _views(self) -> dict[Seat | None, View]:
        return {}

    def view(self, seat: Seat | None) -> View:
        """What a seat may know of the deal in hand; None: what everybody may.

        Raises:
            ValueError: no deal is in hand.
        """
        if self.table.deal is None:
            raise ValueError("no deal is in hand")
        if seat not in self._views:
            self._views[seat] = self.table.deal.view(seat)
        return self._views[seat]

    @cached_property
    def passed_for(self) -> Seat | None:
        """The seat for whose person the table passes next; None where it passes for nobody."""
        due = pass_due(self.table)
        return None if due is None else due.seat

    @property
    def is_public(self) -> bool:
        """Whether others may notice anything. What somebody holds is theirs alone until it is asked for.

        Nor does anybody notice that it was an act of theirs, so that turns they missed are forgotten.
        """
        before, table = self.before, self.table
        if before is None or before.held == table.held or before.away != table.away:
            return True
        return public(before.news) != public(table.news) or _but_for_private(before, table) != table

    @property
    def begins_anew(self) -> bool:
        """Whether the table is in another stage or deal than before, or has ended: what was offered there is past."""
        before, table = self.before, self.table
        if before is None or table.stage is Stage.ENDED:
            return True
        return (before.stage, before.deal_number) != (table.stage, table.deal_number)

    @property
    def concerns(self) -> tuple[int, ...]:
        """The seated people whose hands may look different now: everybody's, or those whose held answer changed."""
        before, table = self.before, self.table
        if before is None or self.is_public:
            return table.persons
        was, now = dict(before.held), dict(table.held)
        changed = {seat for seat in was.keys() | now.keys() if was.get(seat) != now.get(seat)}
        return tuple(person for person in table.persons if table.seat_of(person) in changed)

    def must_see(self, person: int) -> bool:
        """Whether somebody waits to see this in their hand: it is, or was, theirs to act, or they alone changed it."""
        before, table = self.before, self.table
        if before is None or before.deal is None or table.deal is None or not self.is_public:
            return True
        return table.seat_of(person) in must_act(before.deal) | must_act(table.deal)


def _but_for_private(before: Table, table: Table) -> Table:
    """A table as it was, but with what only one person may know as it is now."""
    seats = tuple(_but_for_private_at(*one) for one in zip(before.seats, table.seats, strict=True))
    now = before.now if before.in_hand is None else replace(before.in_hand, news=table.news)
    return replace(before, seats=seats, now=now)


def _but_for_private_at(before: SeatAt, seat: SeatAt) -> SeatAt:
    return replace(before, lapses=seat.lapses, in_deal=replace(before.in_deal, held=seat.in_deal.held))


Listener = Callable[[Moment], None]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a command: the table as it is now, and what happened or why nothing did.

    ``repeated``: the same interaction had been done before, and nothing was done again.
    """

    table: Table | None
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None
    repeated: bool = False

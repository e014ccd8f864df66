"""A moment: a saved change of a table, as every listener gets it; and the outcome of a command.

A moment works out each view of the table once, however many listeners ask for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

from bot.engine.actions import Seat, must_act
from bot.engine.game import Event, Refusal, View
from bot.engine.table_values import public
from bot.tables.commands import PassFor
from bot.tables.deal.computers import Asked, computer_asked
from bot.tables.deal.mildest_actions import pass_due, people_waited_for
from bot.tables.table import Table
from bot.tables.table_parts import SeatAt, Stage


@dataclass(frozen=True, eq=False)
class Moment:
    """A saved change. ``before`` is None for a table that was just opened or loaded.

    ``touched``: a person has used the table, see ``bot.tables.deal.deadlines.is_touch``. ``number``: the number of the
    event in the table's log.
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
        """What a seat may know of the deal in hand. For None: what everybody may know.

        Raises:
            ValueError: no deal is in hand.
        """
        if self.table.deal is None:
            raise ValueError("no deal is in hand")
        if seat not in self._views:
            self._views[seat] = self.table.deal.view(seat)
        return self._views[seat]

    @cached_property
    def _pass_due(self) -> PassFor | None:
        return pass_due(self.table)

    @property
    def passed_for(self) -> Seat | None:
        """The seat that the table passes for next; None if it passes for nobody."""
        return None if self._pass_due is None else self._pass_due.seat

    @cached_property
    def by_itself(self) -> Asked | PassFor | None:
        """What happens at the table next, whatever people do: a computer acts, or the table passes; None: nothing."""
        table = self.table
        return (computer_asked(table) if table.of_computers or table.away else None) or self._pass_due

    @cached_property
    def waited_for(self) -> tuple[int, ...]:
        """The people who must act, in seat order, without anybody for whom the table passes."""
        return people_waited_for(self.table, self._pass_due)

    @property
    def is_public(self) -> bool:
        """Whether others may notice the change.

        Only its owner knows of a held answer until the deal asks for it. So others do not notice either that holding it
        cleared the owner's missed turns.
        """
        before, table = self.before, self.table
        if before is None or before.held == table.held or before.away != table.away:
            return True
        return public(before.news) != public(table.news) or _but_for_private(before, table) != table

    @property
    def begins_anew(self) -> bool:
        """Whether the table has ended, or is in another stage or deal: what was offered before is out of date."""
        before, table = self.before, self.table
        if before is None or table.stage is Stage.ENDED:
            return True
        return (before.stage, before.deal_number) != (table.stage, table.deal_number)

    @property
    def concerns(self) -> tuple[int, ...]:
        """The seated people whose hands may look different now: everybody, or those whose held answer changed."""
        before, table = self.before, self.table
        if before is None or self.is_public:
            return table.persons
        was, now = dict(before.held), dict(table.held)
        changed = {seat for seat in was.keys() | now.keys() if was.get(seat) != now.get(seat)}
        return tuple(person for person in table.persons if table.seat_of(person) in changed)

    def must_see(self, person: int) -> bool:
        """Whether a person waits to see this in their hand: it was or is their turn, or they alone changed it."""
        before, table = self.before, self.table
        if before is None or before.deal is None or table.deal is None or not self.is_public:
            return True
        return table.seat_of(person) in must_act(before.deal) | must_act(table.deal)


def _but_for_private(before: Table, table: Table) -> Table:
    """The table as it was before, with the private values it has now."""
    seats = tuple(_but_for_private_at(*one) for one in zip(before.seats, table.seats, strict=True))
    now = before.now if before.in_hand is None else replace(before.in_hand, news=table.news)
    return replace(before, seats=seats, now=now)


def _but_for_private_at(before: SeatAt, seat: SeatAt) -> SeatAt:
    return replace(before, lapses=seat.lapses, in_deal=replace(before.in_deal, held=seat.in_deal.held))


Listener = Callable[[Moment], None]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a command: the table as it is now, and what happened or why nothing did.

    ``repeated``: the same interaction was saved before, so nothing was done again.
    """

    table: Table | None
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None
    repeated: bool = False

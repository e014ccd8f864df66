"""Best cards are given and others returned: three players, and the second and third tribute (BT-16.1, 16.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.engine.actions import Action, Seat
from bot.engine.game import Event
from bot.games.big_two.before.exchange.moving import handed, paid
from bot.games.big_two.before.exchange.tasks import Exchange, Task, best
from bot.games.big_two.before.phase import Layout
from bot.games.big_two.cards.masks import card_count
from bot.games.big_two.closed_lists import BigTwoEvent as Happened


class Debt(NamedTuple):
    """``source`` owes ``target`` this many cards."""

    source: Seat
    target: Seat
    many: int


@dataclass(frozen=True)
class Returning(Exchange):
    """Those who were given cards return as many, whichever they like, in any order of players."""

    debts: tuple[Debt, ...]

    def tasks(self) -> dict[Seat, Task]:
        """Everybody who still owes cards gives them."""
        return {debt.source: Task("give", debt.many, (debt.target,)) for debt in self.debts}

    def later(self) -> frozenset[Seat]:
        """Nobody: all give at the same time."""
        return frozenset()

    def apply(self, layout: Layout, seat: Seat, action: Action) -> tuple[Layout, tuple[Event, ...]]:
        """The returned cards. Once nobody owes any, the exchange is over."""
        debt = next(debt for debt in self.debts if debt.source == seat)
        layout, events = handed(layout, Happened.RETURNED, seat, debt.target, layout.setting.pack.mask(action.cards))
        left = tuple(other for other in self.debts if other != debt)
        return replace(layout, phase=Returning(left) if left else None), events


def tributes(layout: Layout, given: tuple[Debt, ...]) -> tuple[Layout, tuple[Event, ...]]:
    """Each gives their best cards automatically; whoever received them owes as many (BT-16.8)."""
    happened: list[Event] = []
    owed = []
    for source, target, many in given:
        cards = best(layout.setting, layout.hands[source], many)
        if not cards:  # the whole hand is protected
            continue
        layout, events = paid(layout, source, target, cards)
        happened += events
        owed.append(Debt(target, source, card_count(cards)))
    return replace(layout, phase=Returning(tuple(owed)) if owed else None), tuple(happened)

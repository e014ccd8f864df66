"""The fourth tribute (BT-16.7).

The last player gives three cards to the first. Then each player in turn keeps some cards, and the next one draws three
blind from the rest.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.engine.actions import Action, Seat
from bot.engine.game import Event
from bot.games.big_two.before.exchange.moving import handed, paid
from bot.games.big_two.before.exchange.tasks import Exchange, Task, best, protected
from bot.games.big_two.before.phase import Layout
from bot.games.big_two.cards.masks import card_count, joined, without
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.closed_lists import BigTwoEvent as Happened

_KEEPS = (3, 2, 1)
"""How many cards 1st, 2nd and 3rd set aside before the next player draws."""
_GIVES = 3
"""How many best cards the last player gives to the first."""


@dataclass(frozen=True)
class Chain(Exchange):
    """The chain of draws. Each player in turn sets cards aside, and the next one draws from the others."""

    ranking: tuple[Seat, ...]  # the seats from 1st to last
    many: int  # how many cards are drawn
    keeps: int  # how many cards are set aside
    at: int = 0  # who sets cards aside now, as an index of ``ranking``

    def tasks(self) -> dict[Seat, Task]:
        """The player whose turn it is in the chain sets cards aside."""
        keeper, drawer = self.ranking[self.at : self.at + 2]
        return {keeper: Task("keep", self.keeps, (drawer,))}

    def later(self) -> frozenset[Seat]:
        """The players who set cards aside after that."""
        return frozenset(self.ranking[self.at + 1 : -1])

    def apply(self, layout: Layout, seat: Seat, action: Action) -> tuple[Layout, tuple[Event, ...]]:
        """Set cards aside. The next player draws blind from the other cards that may move.

        Raises:
            NotPossible: the record does not state what was drawn.
        """
        kept = layout.setting.pack.mask(action.cards)
        layout, events = self._drawn(layout, kept)
        return layout, (Event(Happened.KEPT, seat, {"n": len(action.cards)}), *events)

    def next(self, layout: Layout) -> tuple[Layout, tuple[Event, ...]]:
        """The layout at the next keeper's turn. They keep as many as leaves enough to draw, which may be none."""
        if self.at == len(_KEEPS):
            return replace(layout, phase=None), ()
        movable = without(layout.hands[self.ranking[self.at]], protected(layout.setting))
        keeps = min(_KEEPS[self.at], card_count(movable) - self.many)
        phase = replace(self, keeps=keeps)
        return (replace(layout, phase=phase), ()) if keeps else phase._drawn(layout, 0)

    def _drawn(self, layout: Layout, kept: Mask) -> tuple[Layout, tuple[Event, ...]]:
        """What the next player draws from the keeper. If that is all that may move, chance has nothing to decide."""
        keeper, drawer = self.ranking[self.at : self.at + 2]
        setting = layout.setting
        drawn = without(layout.hands[keeper], joined(kept, protected(setting)))
        if card_count(drawn) > self.many:
            some, chance = layout.chance.draw(setting.rules.packs.in_order(setting.pack.of(drawn)), self.many)
            layout, drawn = replace(layout, chance=chance), setting.pack.mask(some)
        layout, events = handed(layout, Happened.DRAWN, keeper, drawer, drawn)
        layout, further = replace(self, at=self.at + 1).next(layout)
        return layout, (*events, *further)


def chain(layout: Layout, ranking: tuple[Seat, ...]) -> tuple[Layout, tuple[Event, ...]]:
    """The last player gives their three best cards to the first (BT-16.8)."""
    first, last = ranking[0], ranking[-1]
    cards = best(layout.setting, layout.hands[last], _GIVES)
    if not cards:  # the whole hand is protected
        return layout, ()
    layout, given = paid(layout, last, first, cards)
    layout, further = Chain(ranking, card_count(cards), 0).next(layout)
    return layout, (*given, *further)

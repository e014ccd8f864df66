"""The fourth tribute: three cards go up, then each keeps some and the next draws three blind of the rest (BT-16.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.games.actions import Seat, Verb
from bot.games.big_two.pack import Pack
from bot.games.big_two.phases.moving import handed
from bot.games.big_two.phases.phase import Layout
from bot.games.big_two.phases.tasks import Exchange, Task, best, protected
from bot.games.game import Event, Json

_KEEPS = (3, 2, 1)
"""Cards that 1st, 2nd and 3rd set aside before the next player draws."""
_GIVES = 3
"""Best cards that the last gives the first."""


@dataclass(frozen=True)
class Chain(Exchange):
    """``ranking`` are the seats from 1st to last; ``at`` says who keeps now, ``many`` how many are drawn of him.

    ``size`` is the number of cards in a hand before and after: shorter hands keep what leaves enough to draw.
    """

    ranking: tuple[Seat, ...]
    many: int
    size: int
    at: int = 0

    def tasks(self) -> dict[Seat, Task]:
        """The one whose turn it is in the chain sets cards aside."""
        keeper, drawer = self.ranking[self.at : self.at + 2]
        return {keeper: Task("keep", min(_KEEPS[self.at], self.size), (drawer,))}

    def later(self) -> frozenset[Seat]:
        """Those who set aside after him."""
        return frozenset(self.ranking[self.at + 1 : -1])

    def done(self, layout: Layout, seat: Seat, action: Verb) -> tuple[Layout, tuple[Event, ...]]:
        """Cards set aside; the next player draws blind of the others that may move.

        Raises:
            NotPossible: a record does not state what was drawn.
        """
        pack = layout.setting.pack
        others = layout.hands[seat] & ~pack.mask(action.cards) & ~protected(layout.setting)
        many = min(self.many, others.bit_count())
        drawn, chance = layout.chance.draw(layout.setting.rules.packs.in_order(pack.of(others)), many)
        layout = replace(layout, chance=chance)
        layout, events = handed(layout, "drawn", seat, self.ranking[self.at + 1], pack.mask(drawn))
        further = self.at + 1 < len(_KEEPS)
        after = replace(self, at=self.at + 1, many=many) if further else None
        return replace(layout, phase=after), (Event("kept", seat, {"n": len(action.cards)}), *events)

    def to_json(self, _pack: Pack, /) -> Json:
        """Ranking, and how far the chain is."""
        state = {"ranking": list(self.ranking), "many": self.many, "size": self.size, "at": self.at}
        return {"kind": "chain", **state}

    @classmethod
    def from_json(cls, _pack: Pack, data: Any) -> Chain:
        """The phase that ``to_json`` wrote."""
        return cls(tuple(data["ranking"]), int(data["many"]), int(data["size"]), int(data["at"]))


def chain(layout: Layout, ranking: tuple[Seat, ...]) -> tuple[Layout, tuple[Event, ...]]:
    """The last gives his three best cards to the first (BT-16.8)."""
    first, last = ranking[0], ranking[-1]
    size = layout.hands[first].bit_count()
    cards = best(layout.setting, layout.hands[last], _GIVES)
    if not cards:  # all that he holds is protected
        return layout, ()
    layout, events = handed(layout, "tribute", last, first, cards)
    return replace(layout, phase=Chain(ranking, cards.bit_count(), size)), events

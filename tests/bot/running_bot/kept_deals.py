"""The deals of the only table of a house, as the database has them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from bot.engine.seam.deals import Deal
from bot.engine.seam.play import Own, Play, Position, State
from bot.playground.people.driver import Person
from tests.bot.running_bot.house import House
from tests.bot.running_bot.prepared import stored_table


@dataclass(frozen=True)
class KeptDeals(Generic[State, Position, Own]):
    """Deals of the game that is played like this."""

    play: Play[State, Position, Own]

    def now(self, house: House) -> Deal[State, Position, Own] | None:
        """The deal in hand."""
        deal = stored_table(house).deal
        assert deal is None or self.play.owns(deal)
        return deal

    async def reached(
        self, house: House, person: Person, there: Callable[[Deal[State, Position, Own]], bool]
    ) -> Deal[State, Position, Own] | None:
        """The deal once it is so; None once it is over."""
        await person.until(lambda: (deal := self.now(house)) is None or there(deal))
        return self.now(house)

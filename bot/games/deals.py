"""What a game's rules, deals, views and matches have to answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal, Protocol, Self

from bot.cards import Card
from bot.dealing import Shuffle
from bot.games.actions import Action, Seat
from bot.games.asks import Asks, Due
from bot.games.chance import Chance
from bot.games.result import Result
from bot.games.telling import Event, Refusal
from bot.games.typed import Chosen

Json = Any

NOTHING: Mapping[str, Json] = MappingProxyType({})
"""No fields."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """How the shuffled cards went round: the first receiver, the step to the next one, and the sizes of the hands."""

    first: Seat
    step: Literal[1, -1]
    sizes: tuple[int, ...]


class Rules(Protocol):
    """A frozen, hashable value: every choice of one game, by its public parameter name."""

    @property
    def game(self) -> str:
        """The public name of the game whose rules these are."""
        ...

    def to_json(self) -> dict[str, Json]:
        """Every parameter with its value, by public name."""
        ...


class View(Protocol):
    """All that one seat (``seat`` None: a spectator) may know, plain data; the judge works on it alike."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's cards, lowest first in the game's order; empty for a spectator."""
        ...

    @property
    def counts(self) -> tuple[int, ...]:
        """Cards in each hand; public at all times."""
        ...

    def asks(self) -> Asks:
        """What is asked of whom, the same as the deal says."""
        ...

    @property
    def history(self) -> tuple[tuple[Seat, Action], ...]:
        """Who did what since the deal began, in order; of cards that not everybody saw, how many."""
        ...

    def refusal(self, action: Action) -> Refusal | None: ...
    def legal_actions(self) -> Sequence[Action]: ...
    def to_json(self) -> Json: ...


class Deal(Protocol):
    """One shuffle to settlement; immutable."""

    @property
    def rules(self) -> Rules: ...
    @property
    def dealt(self) -> Dealt | None:
        """How the shuffled cards went round, before any of them moved; None for stated hands."""
        ...

    @property
    def chance(self) -> Chance:
        """What decides in mid-deal."""
        ...

    def with_chance(self, chance: Chance) -> Self:
        """The same deal, in which ``chance`` decides from now on."""
        ...

    def asks(self) -> Asks:
        """What is asked of whom: to play or to pass, and besides to declare a last card, or to call one. It is public,
        and so the same whoever holds what."""
        ...

    def due(self) -> Due | None:
        """What happens by itself if nobody acts; None, too, where nobody's answer is outstanding any more."""
        ...

    def fall_due(self) -> tuple[Self, tuple[Event, ...]]:
        """The deal once what ``due`` names has happened, and what that was.

        Raises:
            ValueError: nothing is due.
        """
        ...

    def mildest(self, seat: Seat) -> Action:
        """The legal action that commits the seat to the least: what the clock does for somebody who is absent.

        Raises:
            ValueError: nothing is asked of the seat.
        """
        ...

    def reach(self, seat: Seat, action: Action) -> Self:
        """For whoever reads a record: the deal after everything due that a recorded action implies has happened."""
        ...

    def noted(self, seat: Seat, action: Action) -> Action | None:
        """A legal action as a record writes it; None where a record does not write it."""
        ...

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        """THE judge: None when the action is legal."""
        ...

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """All legal actions of the seat, weakest play first; declarations included."""
        ...

    def apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """The deal after an action, and what happened; the judge is asked here, so nobody need ask before.

        Raises:
            NotAllowed: the action is not allowed; nothing was done.
            NotPossible: chance is to decide, and what was stated is missing or cannot be.
        """
        ...

    def view(self, seat: Seat | None) -> View: ...
    def result(self) -> Result | None: ...
    def to_json(self) -> Json:
        """A snapshot that the game's ``deal_from_json`` reads back to an equal value; it names hidden cards."""
        ...


class Match(Protocol):
    """Deals strung together; immutable."""

    @property
    def rules(self) -> Rules: ...
    @property
    def totals(self) -> tuple[int, ...]: ...
    @property
    def deals(self) -> int:
        """How many deals were booked."""
        ...

    @property
    def options(self) -> Chosen:
        """The table options that are switched on."""
        ...

    def over(self) -> bool: ...
    def winners(self) -> frozenset[Seat]:
        """Who won the match, once it is over; nobody before, and where several that play alone share the best total."""
        ...

    def sides(self) -> tuple[int, ...]:
        """The side of each seat; all different where everybody plays alone."""
        ...

    def standing(self) -> tuple[int | str, ...]:
        """What stands beside each seat: points, or a level."""
        ...

    def start_deal(self, shuffle: Shuffle) -> tuple[Deal, tuple[Event, ...]]:
        """Deal the next deal from a shuffle: dealer, receivers and starter follow from the deals before."""
        ...

    def start_given(
        self, hands: Sequence[Sequence[Card]], left: Sequence[Card] = (), fields: Mapping[str, Json] = NOTHING
    ) -> tuple[Deal, tuple[Event, ...]]:
        """The next deal with stated hands, as a record gives them, and what its fields say (``Game.record_fields``);
        its chance is to be stated, too.

        Raises:
            NotPossible: hands or left-over cards do not fit the rules.
        """
        ...

    def book(self, result: Result) -> Self:
        """The match after a finished deal: totals, next dealer and starter."""
        ...

    def to_json(self) -> Json: ...

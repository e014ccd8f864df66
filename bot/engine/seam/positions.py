"""The plain values of a deal: what everybody may know, what one seat knows beyond that, and everything."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Literal, Protocol, TypeVar

from bot.cards import Card
from bot.engine.actions import Action, Asks, Seat
from bot.engine.chance import Chance
from bot.engine.result import Result
from bot.engine.rulebook.declarations import Rulebook

Json = Any

NOTHING: Mapping[str, Json] = MappingProxyType({})
"""No fields of the game's own."""

Value = TypeVar("Value")


def with_fields(value: Value, **changes: Any) -> Value:
    """A frozen dataclass or a named tuple with some fields changed."""
    found: Any = value
    changed: Value = found._replace(**changes) if isinstance(value, tuple) else replace(found, **changes)
    return changed


Deed = tuple[Seat, Action]
"""A seat, and what it did."""

Trick = tuple[tuple[Seat, tuple[Card, ...]], ...]
"""Who played what in a trick, in order; a pass has no cards."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """How the shuffled cards were dealt: the first receiver, the step to the next one, and the sizes of the hands."""

    first: Seat
    step: Literal[1, -1]
    sizes: tuple[int, ...]


class PublicPosition(Protocol):
    """What everybody may know of a deal, as a frozen value."""

    @property
    def rules(self) -> Rulebook: ...
    @property
    def counts(self) -> tuple[int, ...]:
        """The number of cards in each hand."""
        ...

    @property
    def history(self) -> tuple[Deed, ...]:
        """Who did what since the deal began, in order. Cards that not everybody saw appear only as a number."""
        ...

    @property
    def trick(self) -> Trick:
        """What was played since the lead, in order. A pass has no cards. Empty as soon as the trick is over."""
        ...

    def asks(self) -> Asks:
        """What each seat is asked: to play or pass, and perhaps also to declare a last card or call one."""
        ...


class OwnPart(Protocol):
    """What one seat knows beyond the position, as a frozen value: its hand, and whatever else it alone has seen."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's cards, lowest first in the game's order; empty for a spectator."""
        ...


class WholeState(Protocol):
    """Everything that is true of a deal, public or not, as a frozen value."""

    @property
    def position(self) -> PublicPosition: ...
    @property
    def chance(self) -> Chance:
        """The source of what chance decides in mid-deal."""
        ...

    @property
    def ending(self) -> Result | None:
        """How the deal ended; None while it runs."""
        ...

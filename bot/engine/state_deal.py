"""A deal that is one state value: what everybody may know, what is hidden, and what one seat sees of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from bot.engine.actions import Action, Seat
from bot.engine.asks import Asks, Due
from bot.engine.chance import Chance
from bot.engine.facts import Event, NotAllowed, Refusal
from bot.engine.result import Result
from bot.engine.seam.positions import Trick
from bot.engine.states import Reader

Json = Any


class PublicPart(Protocol):
    """What everybody may know of a deal."""

    @property
    def counts(self) -> tuple[int, ...]: ...
    @property
    def history(self) -> tuple[tuple[Seat, Action], ...]: ...
    @property
    def trick(self) -> Trick: ...
    def asks(self) -> Asks: ...


class StateOfDeal(Protocol):
    """Everything that is true of a deal, as a frozen dataclass with these fields."""

    @property
    def position(self) -> PublicPart: ...
    @property
    def chance(self) -> Chance: ...
    @property
    def ending(self) -> Result | None: ...


State = TypeVar("State", bound=StateOfDeal)
Position = TypeVar("Position", bound=PublicPart)


@dataclass(frozen=True)
class StateDeal(ABC, Generic[State]):
    """The part of ``bot.engine.seam.old_seam.Deal`` that is the same round the state of any game."""

    state: State
    states: ClassVar[Reader]
    """Writes the state, and reads it back."""

    @classmethod
    def after(cls, later: tuple[State, tuple[Event, ...]]) -> tuple[Self, tuple[Event, ...]]:
        """The deal of a state, with what led to it."""
        return cls(later[0]), later[1]

    @property
    def chance(self) -> Chance:
        return self.state.chance

    def with_chance(self, chance: Chance) -> Self:
        state: Any = self.state
        return replace(self, state=replace(state, chance=chance))

    @property
    def trick(self) -> Trick:
        return self.state.position.trick

    def asks(self) -> Asks:
        return self.state.position.asks()

    def due(self) -> Due | None:
        """Nothing: somebody always has to act until the deal is over."""
        return None

    def fall_due(self) -> tuple[Self, tuple[Event, ...]]:
        raise ValueError("nothing is due")

    def reach(self, seat: Seat, action: Action) -> Self:
        """The same: nothing falls due while somebody can act."""
        del seat, action
        return self

    def noted(self, seat: Seat, action: Action) -> Action | None:
        """Every action, as it is."""
        del seat
        return action

    @abstractmethod
    def refusal(self, seat: Seat, action: Action) -> Refusal | None: ...
    @abstractmethod
    def legal_actions(self, seat: Seat) -> Sequence[Action]: ...
    @abstractmethod
    def done(self, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        """What a legal action leads to."""

    def apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise NotAllowed(refusal, seat, action)
        return self.after(self.done(seat, action))

    def result(self) -> Result | None:
        return self.state.ending

    def to_json(self) -> Json:
        return self.states.writer(type(self))(self)


@dataclass(frozen=True)
class PositionView(Generic[Position]):
    """The part of ``bot.engine.seam.old_seam.View`` that is the same round the public position of any game."""

    seat: Seat | None
    position: Position
    states: ClassVar[Reader]
    """Writes the view."""

    @property
    def counts(self) -> tuple[int, ...]:
        return self.position.counts

    @property
    def history(self) -> tuple[tuple[Seat, Action], ...]:
        return self.position.history

    @property
    def trick(self) -> Trick:
        return self.position.trick

    def asks(self) -> Asks:
        return self.position.asks()

    def to_json(self) -> Json:
        return self.states.writer(type(self))(self)
